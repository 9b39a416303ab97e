'''Runs a command that can make no call of some numbers, that is told to ignore the ends of its children, and for which
a file is left open: surround.py [NUMBER,NUMBER] COMMAND...
'''

import ctypes
import os
import signal
import struct
import sys

LOAD_NUMBER, COMPARE, RETURN = 0x20, 0x15, 0x06
NOT_PERMITTED, ALLOWED = 0x00050001, 0x7fff0000
PR_SET_NO_NEW_PRIVS, PR_SET_SECCOMP, SECCOMP_MODE_FILTER = 38, 22, 2


def step(code, if_not, value):
    return struct.pack('HBBI', code, 0, if_not, value)


program = step(LOAD_NUMBER, 0, 0)
for number in filter(None, sys.argv[1].split(',')):
    program += step(COMPARE, 1, int(number)) + step(RETURN, 0, NOT_PERMITTED)
program += step(RETURN, 0, ALLOWED)
steps = ctypes.create_string_buffer(program, len(program))
filter = struct.pack('HP', len(program) // 8, ctypes.addressof(steps))
call = ctypes.CDLL(None, use_errno=True).prctl
if call(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) or call(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, filter):
    sys.exit(os.strerror(ctypes.get_errno()))
signal.signal(signal.SIGCHLD, signal.SIG_IGN)
os.dup2(os.open(__file__, os.O_RDONLY), 9)
os.execvp(sys.argv[2], sys.argv[2:])
