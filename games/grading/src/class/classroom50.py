"""Grades a submission for Classroom 50, by the program `suite` beside this script.

The working directory is the student's checkout. The contract is that of Classroom 50's wiki, "Advanced Autograding":
`result.json` with whole points, or an exit code that is not 0 if nothing could be graded.
"""

import datetime
import json
import os
import pathlib
import shlex
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
SUITE = HERE / "suite"
SUITE.chmod(0o755)

words = shlex.split(WORDS)
if CHOOSES:
    # As the kernel of this runner has it, or else as the runner itself does.
    level = subprocess.run([SUITE, "confine", "--self-test"], stdout=subprocess.PIPE, text=True, check=False).stdout
    is_confined = any(kind in level.split("\n")[0] for kind in ("namespaces", "landlock"))
    words += ["--confine", "auto" if is_confined else "container"]
    if not is_confined:
        print("The kernel of this runner confines no program: what confines them is the runner alone.", file=sys.stderr)
if HAS_CASES:
    words += ["--cases", str(HERE / "cases")]
if HAS_STARTER:
    words += ["--with", str(HERE / "starter-files")]
with tempfile.TemporaryDirectory() as folder:
    command = [SUITE, *words, "--name", "submission", "--json", "--quiet", "--out", os.path.join(folder, "records")]
    graded = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=False)
if graded.returncode:
    # No zero for what cannot be graded: an error, with its reason in the log.
    sys.exit(graded.returncode)
parts = json.loads(graded.stdout)["parts"]
tests = [
    {
        "test-name": part["name"],
        "passed": part["points"] >= part["of"],
        "score": round(part["points"]),
        "max-score": round(part["of"]),
        "mistakes": [mistake["summary"] for mistake in part["mistakes"]],
    }
    for part in parts
]
now = datetime.datetime.now(datetime.timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ")
# The time of the submission is that of its commit.
show = ["git", "show", "--no-patch", "--format=%cd", "--date=format-local:%Y-%m-%dT%H:%M:%SZ", "HEAD"]
try:
    commit = subprocess.run(show, env={**os.environ, "TZ": "UTC"}, stdout=subprocess.PIPE, text=True, check=True)
    submitted = commit.stdout.strip()
except (OSError, subprocess.CalledProcessError):
    submitted = now
result = {
    "schema": "classroom50/result/v1",
    "classroom": os.environ["CLASSROOM"],
    "assignment": os.environ["ASSIGNMENT"],
    "submission": os.environ["SUBMISSION_TAG"],
    "commit": os.environ["COMMIT_URL"],
    "release": os.environ["RELEASE_URL"],
    "review": os.environ.get("REVIEW_URL") or os.environ["COMMIT_URL"],
    "datetime": submitted,
    "graded_at": now,
    "score": sum(test["score"] for test in tests),
    "max-score": sum(test["max-score"] for test in tests),
    "tests": tests,
}
pathlib.Path("result.json").write_text(json.dumps(result, indent=2))
