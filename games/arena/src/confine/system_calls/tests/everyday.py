"""Uses what programs of courses use, in Python 2.7 and 3. Says "fine" at the end."""

import ctypes, json, math, os, pickle, random, re, select, shutil, signal, socket, sqlite3, ssl, subprocess, sys
import tempfile, threading, time, zipfile

try:
    import numpy
    assert numpy.dot(numpy.ones((300, 300)), numpy.ones((300, 300)))[0, 0] == 300
except ImportError:
    numpy = None


def square(number):
    return number * number


def main():
    folder = tempfile.mkdtemp()
    path = os.path.join(folder, "file")
    with open(path, "w") as file:
        json.dump({"numbers": [random.random(), math.pi]}, file)
        file.flush()
        os.fsync(file.fileno())
    assert os.listdir(folder) == ["file"] and os.stat(path).st_size > 0 and os.access(path, os.W_OK)
    os.rename(path, path + "2")
    os.symlink("file2", path)
    shutil.copyfile(path, path + "3")
    assert os.readlink(path) == "file2" and os.path.realpath(path).endswith("file2")
    for found, _, _ in os.walk("."):
        assert found
    with zipfile.ZipFile(path + ".zip", "w") as archive:
        archive.write(path)
    zipfile.ZipFile(path + ".zip").extractall(folder)

    thread = threading.Thread(target=time.sleep, args=(0.01,))
    thread.start()
    thread.join()
    signal.signal(signal.SIGALRM, lambda *_: None)
    signal.alarm(1)
    signal.setitimer(signal.ITIMER_REAL, 0.01, 0.01)
    signal.pause()
    signal.setitimer(signal.ITIMER_REAL, 0)

    assert subprocess.check_output(["echo", "hello"]) == b"hello\n"
    assert subprocess.check_output("cat | cat", shell=True, stdin=open(path)) == open(path, "rb").read()
    child = subprocess.Popen(["sleep", "60"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, close_fds=True)
    child.terminate()
    assert child.wait() == -signal.SIGTERM
    assert os.system("exit 3") >> 8 == 3
    assert os.popen("echo hello").read() == "hello\n"
    if os.fork() == 0:
        os._exit(0)
    os.wait()

    left, right = socket.socketpair()
    left.sendall(b"hello")
    assert select.select([right], [], [], 10)[0] and right.recv(5) == b"hello"
    poll = select.epoll()
    poll.register(right.fileno())
    poll.poll(0.01)

    database = sqlite3.connect(path + ".db")
    database.execute("create table moves (x)")
    database.executemany("insert into moves values (?)", [(number,) for number in range(100)])
    database.commit()
    assert database.execute("select sum(x) from moves").fetchone() == (4950,)
    ssl.OPENSSL_VERSION, re.compile("a*"), pickle.dumps(square)
    assert ctypes.CDLL(None).getpid() == os.getpid()
    os.urandom(8), os.getloadavg(), os.times(), time.time(), sys.getrecursionlimit()
    import resource
    resource.getrusage(resource.RUSAGE_CHILDREN)
    resource.setrlimit(resource.RLIMIT_STACK, resource.getrlimit(resource.RLIMIT_STACK))
    sys.setrecursionlimit(10000)
    threading.stack_size(16 << 20)
    import platform, locale, getpass, uuid, logging, fcntl, gzip, copy, heapq, itertools, collections, decimal
    platform.platform(), uuid.uuid4(), locale.setlocale(locale.LC_ALL, "")
    with open(path + "3") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        fcntl.lockf(open(path + "4", "w"), fcntl.LOCK_EX)
    gzip.open(path + ".gz", "w").close()

    if sys.version_info >= (3, 6):
        modern()
    shutil.rmtree(folder)
    print("fine")


def modern():
    import asyncio, concurrent.futures, pathlib, mmap, secrets

    secrets.token_hex()
    pathlib.Path("touched").touch()
    assert pathlib.Path("touched").exists()
    with concurrent.futures.ThreadPoolExecutor() as pool:
        assert list(pool.map(square, range(4))) == [0, 1, 4, 9]
    with open("mapped", "wb+") as file:
        file.truncate(4096)
        mmap.mmap(file.fileno(), 4096)[0] = 1
    with tempfile.NamedTemporaryFile() as file, tempfile.TemporaryFile(), tempfile.TemporaryDirectory():
        pass
    loop = asyncio.new_event_loop()
    loop.run_until_complete(asyncio.sleep(0.01))
    loop.run_until_complete(loop.run_in_executor(None, square, 3))
    loop.close()


main()
