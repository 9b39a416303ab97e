'''The hostile programs: each function is one. A program consists of definitions of the names in capitals that are used
here, of this file, and of what answers and calls these functions.

A function that should fail answers at its end, so that a program which gets there gains points.
'''

import ctypes
import fcntl
import mmap
import os
import signal
import socket
import subprocess
import sys
import time

MEGABYTE = 1 << 20


def sleep():
    time.sleep(300)


def fill(path, size=64 * MEGABYTE):
    with open(path, 'ab') as file:
        file.write(bytes(size))


def burn(seconds):
    start = time.process_time()
    while time.process_time() - start < seconds:
        pass


def call(number, *arguments):
    '''Makes a system call that Python has no function for.'''
    libc = ctypes.CDLL(None, use_errno=True)
    if libc.syscall(ctypes.c_long(number), *arguments) == -1:
        raise OSError(ctypes.get_errno(), os.strerror(ctypes.get_errno()))


def daemon(script):
    if os.fork() == 0:
        try:
            os.setsid()
        except PermissionError:
            pass
        os.chdir('/')
        if os.fork() == 0:
            os.execve('/bin/sh', ['sh', '-c', MARK + script], {})
        os._exit(0)
    os.wait()


def nest(name, levels):
    '''Makes folders within folders in place of a file: the path of the last is longer than paths may be.'''
    here = os.open('.', os.O_RDONLY)
    if os.path.exists(name):
        os.rename(name, '%s.%d' % (name, time.time_ns()))
    for name in [name] + ['nest'] * levels:
        os.mkdir(name)
        os.chdir(name)
    os.fchdir(here)


# Files and folders of others.

def reads_a_neighbor():
    open(NEIGHBOR).read()
    answer()


def lists_a_neighbor():
    os.listdir(os.path.dirname(NEIGHBOR))
    answer()


def looks_at_a_neighbor():
    os.stat(NEIGHBOR)
    answer()


def reads_the_records():
    open(RECORDS + '/grading.json').read()
    answer()


def reads_the_key():
    open(RECORDS + '/checksum.key').read()
    answer()


def reads_passwords():
    open('/etc/shadow').read()
    answer()


def reads_an_inherited_file():
    os.read(9, 1)
    answer()


def overwrites_the_records():
    open(RECORDS + '/grading.json', 'w').write('{}')
    answer()


def adds_to_the_records():
    open(RECORDS + '/greedy.jsonl', 'a').write('{}')
    answer()


def changes_a_neighbor():
    open(NEIGHBOR, 'a').write('x')
    answer()


def changes_its_own_program():
    open(__file__, 'a').write('pass')
    answer()


def changes_times():
    os.utime(NEIGHBOR, (0, 0))
    answer()


def changes_a_mode():
    os.chmod(NEIGHBOR, 0o777)
    answer()


def changes_attributes():
    os.setxattr(NEIGHBOR, 'user.suite', b'x')
    answer()


def changes_attributes_by_a_new_call():
    # `setxattrat`
    value = ctypes.create_string_buffer(b'x' * 16)
    call(463, -100, NEIGHBOR.encode(), 0, b'user.suite', ctypes.byref(value), ctypes.c_size_t(16))
    answer()


def changes_flags_by_a_new_call():
    # `file_setattr`
    value = ctypes.create_string_buffer(24)
    call(469, -100, NEIGHBOR.encode(), ctypes.byref(value), ctypes.c_size_t(24), 0)
    answer()


def watches_files():
    libc = ctypes.CDLL(None, use_errno=True)
    if libc.inotify_init() == -1:
        raise OSError(ctypes.get_errno(), os.strerror(ctypes.get_errno()))
    answer()


def locks_a_file_of_all():
    # Whoever runs at the same time can tell.
    # Another test may have it for a moment.
    fcntl.flock(os.open(sys.executable, os.O_RDONLY), fcntl.LOCK_EX)
    answer()


def changes_times_of_a_file_of_all():
    file = os.open(sys.executable, os.O_RDONLY)
    status = os.fstat(file)
    os.utime(file, ns=(status.st_atime_ns, status.st_mtime_ns))
    answer()


# Other processes, and ways to talk to them.

def opens_a_socket():
    socket.socket()
    answer()


def opens_a_unix_socket():
    socket.socket(socket.AF_UNIX)
    answer()


def opens_raw_sockets():
    socket.socketpair(socket.AF_UNIX, socket.SOCK_RAW)
    answer()


def shares_memory_by_a_key():
    libc = ctypes.CDLL(None, use_errno=True)
    if libc.shmget(1, 4096, 0o1666) == -1:
        raise OSError(ctypes.get_errno(), os.strerror(ctypes.get_errno()))
    answer()


def queues_messages_by_a_key():
    libc = ctypes.CDLL(None, use_errno=True)
    if libc.msgget(1, 0o1666) == -1:
        raise OSError(ctypes.get_errno(), os.strerror(ctypes.get_errno()))
    answer()


def reads_the_graders_memory():
    open('/proc/%d/mem' % os.getppid(), 'rb').read(1)
    answer()


def slows_the_grader_down():
    os.setpriority(os.PRIO_PROCESS, os.getppid(), 19)
    answer()


def reads_the_graders_clock():
    # The clock of the time that a process takes, by its number.
    time.clock_gettime(~os.getppid() << 3 | 2)
    answer()


def kills_the_grader():
    os.kill(os.getppid(), signal.SIGKILL)
    raise PermissionError('it goes on')


def stops_the_grader():
    os.kill(os.getppid(), signal.SIGSTOP)
    raise PermissionError('it goes on')


# Answers and their time.

def leaves_a_fifo():
    os.mkfifo(OUTPUT)


def leaves_a_folder():
    os.makedirs(OUTPUT + '/a/b')


def leaves_a_link():
    os.symlink(NEIGHBOR, OUTPUT)


def leaves_a_link_to_a_device():
    os.symlink('/dev/zero', OUTPUT)


def prints_without_end():
    while True:
        print('x' * 1000)


def complains_without_end():
    while True:
        print('x' * 1000, file=sys.stderr)


def complains_in_one_line():
    while True:
        os.write(2, b'x' * 100000)


def prints_five_gigabytes():
    for _ in range(5000):
        os.write(1, bytes(MEGABYTE))
    answer()


def loops():
    while True:
        pass


def sleeps():
    sleep()


def ignores_signals():
    for number in (1, 2, 13, 15):
        signal.signal(number, signal.SIG_IGN)
    sleep()


def fails():
    raise ValueError('no idea')


def says_that_it_was_not_started():
    os.write(2, b'suite: not started: Resource temporarily unavailable')
    os._exit(126)


def says_that_the_computer_has_no_resources():
    os.write(2, b'suite: not started: Resource temporarily unavailable')
    os._exit(125)


def ends_by_a_signal():
    os.kill(os.getpid(), signal.SIGSEGV)


def ends_without_an_answer():
    pass


# Resources, and what is left behind.

def answers_without_end():
    while True:
        fill(OUTPUT)


def fills_the_disk():
    for number in range(80):
        fill(str(number))


def fills_the_disk_with_files_without_names():
    held = []
    try:
        for _ in range(3):
            held.append(open('file', 'wb'))
            os.unlink('file')
            held[-1].write(bytes(32 * MEGABYTE))
        answer()
    except OSError:
        sleep()


def fills_the_disk_beyond_paths():
    here = os.open('.', os.O_RDONLY)
    for _ in range(30):
        os.mkdir('d' * 200)
        os.chdir('d' * 200)
    for number in range(4):
        fill(str(number), 32 * MEGABYTE)
    os.fchdir(here)
    answer()


def fills_a_closed_folder():
    os.mkdir('closed')
    # It can be entered, but not listed.
    os.fchmod(os.open('closed', os.O_RDONLY), 0o300)
    for number in range(4):
        fill('closed/%d' % number, 32 * MEGABYTE)
    answer()


def nests_folders_in_place_of_its_files():
    if OUTPUT:
        answer()
    # More levels than most systems let files be open; thousands would take long.
    nest('input.txt', 1100)
    if not OUTPUT:
        answer()


def holds_memory():
    held = []
    while len(held) < 300:
        try:
            held.append(b'x' * 10000000)
        except MemoryError:
            break
    sleep()


def holds_shared_memory():
    held = []
    for _ in range(20):
        memory = mmap.mmap(-1, 64 * MEGABYTE)
        memory.write(bytes(64 * MEGABYTE))
        # Dropped pages are no process's, but stay where they are.
        memory.madvise(mmap.MADV_DONTNEED)
        held.append(memory)
    time.sleep(0.2)
    answer()


def has_many_children():
    for _ in range(50):
        subprocess.Popen(['sleep', '300'])
    sleep()


def forks():
    # Shells, which take less memory than the limit allows for all of them.
    bomb = 'f() { if [ $1 = 0 ]; then exec sleep 300; fi; f $(($1 - 1)) & f $(($1 - 1)) & wait; }; f 5'
    os.execv('/bin/sh', ['sh', '-c', bomb])


def leaves_children_unburied():
    for _ in range(300):
        if os.fork() == 0:
            os._exit(0)
    sleep()


def hides_time_in_children():
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for _ in range(40):
        if os.fork() == 0:
            burn(0.15)
            os._exit(0)
        time.sleep(0.15)
    answer()


def hides_time_in_children_without_end():
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    while True:
        if os.fork() == 0:
            burn(0.1)
            os._exit(0)
        time.sleep(0.1)


def leaves_a_daemon():
    daemon('sleep 300; exit')
    answer()


def lets_a_daemon_compute():
    daemon('while :; do :; done')
    sleep()


def removes_its_folder():
    subprocess.run(['rm', '-rf', os.getcwd()])
