#!/usr/bin/env python3
"""Run `suite go` under a host that starts only a file named my_player3.py.

Needs `suite` on the PATH. Set its options in SUITE_GO, for example "--player alphabeta:limit=4".
"""
import os

os.execvp("suite", ["suite", "go", *os.environ.get("SUITE_GO", "").split()])
