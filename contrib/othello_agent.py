#!/usr/bin/env python3
"""Lets `suite othello` play under a manager that only starts Python files.

    python3 othello_game.py -d 8 -a othello_agent.py

Needs `suite` on the path. Options for it can be put into SUITE_OTHELLO, for example "--move-time 5".
"""
import os

os.execvp("suite", ["suite", "othello", *os.environ.get("SUITE_OTHELLO", "").split()])
