#!/usr/bin/env python3
"""Run `suite othello` under a manager that starts only Python files.

    python3 othello_game.py -d 8 -a othello_agent.py

Needs `suite` on the PATH. Set its options in SUITE_OTHELLO, for example "--move-time 5".
"""
import os

os.execvp("suite", ["suite", "othello", *os.environ.get("SUITE_OTHELLO", "").split()])
