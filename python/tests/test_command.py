"""The command that comes with the package."""

import shutil
import subprocess
import sysconfig

import pytest

SUITE = shutil.which("suite", path=sysconfig.get_path("scripts"))


@pytest.mark.skipif(SUITE is None, reason="the package was built without the command")
def test_the_wheel_brings_the_command():
    played = subprocess.run([SUITE, "tictactoe", "perft", "9"], capture_output=True, text=True, check=True)
    assert "127872" in played.stdout.replace(",", "")
