// Uses what programs of courses use, and says "fine" at the end.

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <future>
#include <iostream>
#include <map>
#include <mutex>
#include <pthread.h>
#include <random>
#include <shared_mutex>
#include <string>
#include <thread>
#include <vector>

int main() {
    namespace fs = std::filesystem;
    std::mutex mutex;
    int sum = 0;
    std::vector<std::thread> threads;
    for (int number = 0; number < 4; number++)
        threads.emplace_back([&, number] { std::lock_guard lock(mutex); sum += number; });
    for (auto &thread : threads) thread.join();
    auto later = std::async(std::launch::async, [] { return 3; });
    if (sum != 6 || later.get() != 3) return 1;
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
    clockid_t own;
    timespec used;
    if (pthread_getcpuclockid(pthread_self(), &own) || clock_gettime(own, &used)) return 2;
    if (clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &used)) return 3;
    std::condition_variable wake;
    std::unique_lock lock(mutex);
    wake.wait_for(lock, std::chrono::milliseconds(5));
    std::random_device random;
    std::mt19937 generator(random());
    fs::create_directories("a/b");
    std::ofstream("a/b/c") << generator() << '\n';
    fs::copy("a", "d", fs::copy_options::recursive);
    fs::rename("d", "e");
    std::ifstream in("e/b/c");
    std::string line;
    if (!std::getline(in, line) || fs::space(".").capacity == 0) return 2;
    for (auto &entry : fs::recursive_directory_iterator(".")) (void)entry.last_write_time();
    fs::remove_all("a"), fs::remove_all("e");
    if (std::system("exit 3") >> 8 != 3) return 3;
    std::tmpfile();
    std::vector<char> large(200 << 20, 1);
    std::cerr << clock() << ' ' << time(nullptr) << '\n';
    std::cout << "fine" << std::endl;
}
