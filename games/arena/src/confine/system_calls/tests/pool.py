"""Works with other processes, in Python 2.7 and 3. Says "fine" at the end."""

import multiprocessing, sys


def square(number):
    return number * number


def main():
    pool = multiprocessing.Pool(2)
    assert pool.map(square, range(5)) == [0, 1, 4, 9, 16]
    pool.terminate()
    pool.join()
    queue = multiprocessing.Queue()
    queue.put(1)
    assert queue.get() == 1
    if sys.version_info >= (3, 6):
        modern()
    print("fine")


def modern():
    from concurrent.futures import ProcessPoolExecutor

    assert multiprocessing.Value("i", 3).value == 3
    with ProcessPoolExecutor(2) as pool:
        assert list(pool.map(square, range(3))) == [0, 1, 4]
    process = multiprocessing.get_context("spawn").Process(target=square, args=(1,))
    process.start()
    process.join()
    assert process.exitcode == 0


if __name__ == "__main__":
    # From 3.14 on, another process with a socket would start them.
    if "fork" != multiprocessing.__dict__.get("get_start_method", lambda: "fork")():
        multiprocessing.set_start_method("fork", force=True)
    main()
