"""The build backend: maturin, with the command `suite` as a script in the wheel.

The profile is cargo's: ``pip wheel -C profile=dev .`` builds faster, and a larger and slower wheel.
"""

import shutil
import subprocess
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import maturin
from maturin import get_requires_for_build_wheel

__all__ = ["build_editable", "build_wheel", "get_requires_for_build_wheel", "prepare_metadata_for_build_wheel"]

HERE = Path(__file__).parent
# What maturin puts into the wheel beside the package, by `data` in pyproject.toml.
DATA = HERE / "data"


def prepare_metadata_for_build_wheel(
    metadata_directory: str, config_settings: Mapping[str, Any] | None = None
) -> str:
    """Writes the metadata; maturin asks for the folder of the command, which need not have it yet."""
    DATA.mkdir(exist_ok=True)
    return maturin.prepare_metadata_for_build_wheel(metadata_directory, config_settings)


def build_wheel(wheel_directory: str, config_settings: Mapping[str, Any] | None = None, *arguments: Any) -> str:
    """Builds the wheel."""
    return maturin.build_wheel(wheel_directory, _with_command(config_settings), *arguments)


def build_editable(wheel_directory: str, config_settings: Mapping[str, Any] | None = None, *arguments: Any) -> str:
    """Builds a wheel that uses the Python files where they are."""
    return maturin.build_editable(wheel_directory, _with_command(config_settings), *arguments)


def _with_command(config_settings: Mapping[str, Any] | None) -> dict[str, Any]:
    """Builds the command, and returns the settings for maturin."""
    profile = (config_settings or {}).get("profile", "dist")
    shutil.rmtree(DATA, ignore_errors=True)
    install = ["cargo", "install", "--quiet", "--locked", "--no-track", "--profile", profile]
    subprocess.run([*install, "--path", str(HERE.parent), "--root", str(DATA)], check=True)
    (DATA / "bin").rename(DATA / "scripts")
    return {"build-args": ["--profile", profile]}
