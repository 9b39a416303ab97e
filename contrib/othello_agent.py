#!/usr/bin/env python3
"""Run `suite othello` under a manager that starts only Python files.

    python3 othello_game.py -d 8 -a othello_agent.py

Needs `suite` on the PATH. Set its options in SUITE_OTHELLO, for example "--move-time 5".
"""
import os
import subprocess
import sys

command = ["suite", "othello", *os.environ.get("SUITE_OTHELLO", "").split()]
if os.name == "nt":
    # There, a process that becomes another one ends at once for those who wait for it.
    sys.exit(subprocess.call(command))
os.execvp(command[0], command)
