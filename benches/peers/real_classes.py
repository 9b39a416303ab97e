#!/usr/bin/env python3
"""Grades real students' programs, and counts their points once more without suite.

real_classes.py [--names] MIRROR OUT [SUITE [GAME,GAME]]

MIRROR holds a git repository for each of SOURCES, as OWNER+NAME (bare, or with a folder repo in it). They are public
work of students; nothing of them belongs into this project. They are copied to OUT, a class for each assignment, and
graded there; grading again resumes. The table on stdout has the points of each program, and those that this script
counts by itself: for the squirrel war from files that it lets the program write, without confinement but without a
network and as nobody (so start it as root); for Little-Go, of a spot check, from the records of the games, which it
replays by rules of its own, with the games that each program won.

--names prints instead, for the squirrel war and Othello, how many wrong answers lie in parts for which the report names
a mistake, and which. Cases that were not answered, such as crashes, are counted apart.
"""

import csv
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

# The assignment, the repository, and the program or the folder of it.
SOURCES = [line.split() for line in """
squirrel ArpithaDR/assignment_ai-1 .
squirrel AssassinW/Artificial-Intelligence .
squirrel Chiragmmh/Board-Game-AI .
squirrel Dhaval08/SquirrelWar .
squirrel HankerZheng/Territory-Conquer-Board-Game mywork/self_test/Han
squirrel HankerZheng/Territory-Conquer-Board-Game mywork/self_test/Jinfeng
squirrel MartinTrojans/AI-Homework hw1
squirrel TianyinWei/CS561 .
squirrel aaronlijie/Course-AI .
squirrel anerishah3110/Game_UsingMinMax_Greedy_Python .
squirrel chris-daniels/adversarial_search .
squirrel dalianmao22233/561 .
squirrel deliamao/csci561 .
squirrel jqgu/561_AI .
squirrel krithikr/ninjasquirrelgame .
squirrel mjhundekar/CSCI-561 .
squirrel nigamarpit/AI_First_Assignment Search
squirrel rama055/Intelligent-Game-Engine .
squirrel ruhigit/Squirrels_War .
squirrel runxuanw/minimax_game .
squirrel sagarmakwana/Minimax-Alpha-Beta .
squirrel sharathgm02/Squirrel-War-Game-AI .
squirrel snehalsd/Game_Playing_Agent .
squirrel vishnukarthikl/AI hw1
go BasRizk/Go-Player .
go NathanKong06/Mini-Go-Agent .
go OsirisLambert/CSCI-561-Assignment2-Go-Game .
go ShreyaPrabhu/go_game_agent .
go SnehaKedia/little-go-game .
go cy3021561/little-GO-agent .
go jifchen07/Little-Go-Game .
go nmadadi98/AI-Little-Go-Game .
go rex1999514/Little-Go .
go shreyakunchakuri/Little-Go .
go sruthi2498/GoGamePlayer .
go Aman04jdsj/MiniGo .
go Dhruvinshah/Go-Game-Player .
go JoyTerence/AI_plays_GO .
go kenpei98/Little-Go-Game .
go utkarshUSC/go_game_alpha_beta_pruning .
go xhlsgit/5-5-go .
go zjx727/Go-Game .
othello Eltunas170/Othello-Alpha-Beta AI.py
othello MartinMashalov/OthelloAI GroupHAI.py
othello PatP15/OthelloAI Puma.py
othello YEfeEnhos/Othello-Game-AI-Player- f_ai.py
othello alexandreLamarre/Othello-Strategy-AI-Monte-Carlo-Search-Tree agent.py
othello andrei-vilcan/Othello agent.py
othello benbae300/Othello-AI othello_ai.py
othello catherinedu/othello-game user_ai.py
othello chupengc/OthelloAI agent.py
othello hanna0601/Othello_GameTreeSearch agent.py
othello steffy-lo/csc384a3 agent.py
othello yunyicheng/GameTreeSearch agent.py
""".strip().splitlines()]

FINALS = Path(__file__).resolve().parents[3] / "shared/squirrel/cases/finals"
OPTIONS = {
    "squirrel": ["--cases", str(FINALS)],
    "go": ["--stage", "1", "--games", "4", "--with", "starter"],
    "othello": ["--with", "starter"],
}
# Files with no place in a submission: of git, and larger than what a grader takes.
MOST_BYTES = 2 << 20


def export(mirror, repository, path, folder):
    """Copies the program, or its folder, out of the newest commit of a repository."""
    git = mirror / repository.replace("/", "+") / "repo"
    git = git / ".git" if (git / ".git").is_dir() else git
    is_folder = not path.endswith(".py")
    tree = "HEAD" if path == "." or not is_folder else f"HEAD:{path}"
    wanted = [] if is_folder else [path]
    folder.mkdir(parents=True)
    archive = subprocess.Popen(["git", f"--git-dir={git}", "archive", tree, *wanted], stdout=subprocess.PIPE)
    subprocess.run(["tar", "-x", "-C", folder], stdin=archive.stdout, check=True)
    for file in folder.rglob("*"):
        if file.is_file() and file.stat().st_size > MOST_BYTES:
            file.unlink()


def lines(path):
    """Returns the lines of a file without trailing blanks, or nothing if there is no such file."""
    if not path.is_file():
        return None
    return [line.rstrip() for line in path.read_text(errors="replace").rstrip().splitlines()]


def squirrel_points(folder, _results, _student, interpreter):
    """Counts the share of the official cases that are right, without suite."""
    # One that nobody may start, where the usual one is in somebody's home.
    interpreter = os.environ.get("PUBLIC_PYTHON2", interpreter)
    right, all_cases = {}, {}
    program = next(folder.glob("hw1cs561s16.py"))
    for case in sorted(path for path in FINALS.iterdir() if path.is_dir()):
        task = int((case / "input.txt").read_text().split()[0])
        all_cases[task] = all_cases.get(task, 0) + 1
        with tempfile.TemporaryDirectory() as place:
            for file in folder.iterdir():
                if file.is_file():
                    (Path(place) / file.name).write_bytes(file.read_bytes())
            (Path(place) / "input.txt").write_bytes((case / "input.txt").read_bytes())
            for path in [Path(place), *Path(place).iterdir()]:
                os.chown(path, 65534, 65534)
            command = ["unshare", "-n", "setpriv", "--reuid", "65534", "--regid", "65534", "--clear-groups",
                       interpreter, program.name, "-i", "input.txt"]
            try:
                subprocess.run(command, cwd=place, timeout=30, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                               stderr=subprocess.DEVNULL, env={**os.environ, "HOME": place})
            except subprocess.TimeoutExpired:
                continue
            expected = [path for path in case.iterdir() if path.name != "input.txt"]
            if all(lines(Path(place) / path.name) == lines(path) for path in expected):
                right[task] = right.get(task, 0) + 1
    points = {1: 30, 2: 30, 3: 30, 4: 10}
    return round(sum(points[task] * right.get(task, 0) / count for task, count in all_cases.items()), 1)


def winner(moves, size=5):
    """Replays a game of Little-Go by rules of its own, and returns the winner by stones and komi."""
    board, before = {}, None
    neighbors = lambda row, column: [(row + down, column + right) for down, right in ((1, 0), (-1, 0), (0, 1), (0, -1))
                                     if 0 <= row + down < size and 0 <= column + right < size]

    def group(point):
        found, edge = {point}, [point]
        while edge:
            edge = [near for at in edge for near in neighbors(*at) if board.get(near) == board[point]]
            edge = [near for near in set(edge) if near not in found]
            found.update(edge)
        return found

    def is_alive(stones):
        return any(near not in board for stone in stones for near in neighbors(*stone))

    for number, move in enumerate(moves):
        player, now = "black white".split()[number % 2], dict(board)
        if move != "pass":
            point = tuple(map(int, move.split(",")))
            assert point not in board, (moves, number)
            board[point] = player
            for near in neighbors(*point):
                if board.get(near, player) != player and not is_alive(group(near)):
                    for stone in group(near):
                        del board[stone]
            assert is_alive(group(point)) and board != before, (moves, number)
        before = now
    assert len(moves) == size * size - 1 or moves[-2:] == ["pass", "pass"], moves
    black = list(board.values()).count("black")
    return "black" if black > len(board) - black + size / 2 else "white"


def is_won(record):
    """Returns whether the program, which is black in games with odd numbers, has won a game."""
    own = "white" if record["swapped"] else "black"
    fault = record.get("fault")
    if fault:
        return fault["player"] != own
    return winner([move.lower() for move in record["moves"]]) == own


def go_points(_folder, results, student, _interpreter):
    """Counts the wins in the records, by a referee of its own, and the points for them."""
    table = {"random": (25, 15, 0), "greedy": (25, 15, 0), "aggressive": (25, 20, 10), "alphabeta": (15, 10, 5)}
    points, wins = 0, []
    for opponent, (most, good, poor) in table.items():
        records = (results / "records" / student["name"] / f"{opponent}.jsonl").read_text().splitlines()
        won = sum(is_won(json.loads(record)) for record in records)
        rate = won / len(records)
        wins.append(f"{won} of {len(records)}")
        points += most if 10 * won >= 9 * len(records) else rate * (good if 10 * won >= 7 * len(records) else poor)
    return " | ".join([*wins, str(round(points, 2))])


def not_counted(*_):
    """Returns what stands for points that are not counted once more."""
    return "-"


# What the reports call a wrong answer without a name.
WRONG = {
    "squirrel": {"different"},
    "othello": {"wrong-move", "wrong-utility", "wrong-node", "wrong-only-with-option"},
}


def print_names(game, students):
    """Prints a line for each program that answers something wrong, and the share of the answers with a name."""
    all_wrong, all_named, all_unanswered = 0, 0, 0
    for number, student in enumerate(students, 1):
        wrong, named, names, unanswered = 0, 0, [], 0
        for part in student.get("parts", []):
            for mistake in part["mistakes"]:
                count = mistake["cases"]
                if mistake["mistake"]:
                    wrong, named = wrong + count, named + count
                    names.append(f"{part['name']}: {mistake['id']}")
                elif mistake["id"] in WRONG[game]:
                    wrong += count
                else:
                    unanswered += count
        if wrong:
            print(f"| {game} {number} | {wrong} | {named} | {'; '.join(names)} |")
        all_wrong, all_named, all_unanswered = all_wrong + wrong, all_named + named, all_unanswered + unanswered
    share = f"{all_named / all_wrong:.0%}" if all_wrong else "-"
    print(f"| {game}, all | {all_wrong} | {all_named} | {share}; {all_unanswered} not answered |", flush=True)


COUNT = {"squirrel": squirrel_points, "go": go_points, "othello": not_counted}


def main():
    arguments = [argument for argument in sys.argv[1:] if argument != "--names"]
    mirror, out = map(Path, arguments[:2])
    suite = arguments[2] if len(arguments) > 2 else "suite"
    games = arguments[3].split(",") if len(arguments) > 3 else list(WRONG if "--names" in sys.argv else OPTIONS)
    for game in games:
        students = {}
        for _, repository, path in (source for source in SOURCES if source[0] == game):
            end = Path(path).name if path.count("/") > 1 else ""
            name = repository.split("/")[0] + end
            students[name] = repository
            if not (out / game / name).exists():
                export(mirror, repository, path, out / game / name)
        results = out / f"{game}-results"
        own = ["class", "grade", game, str(out / game), "--out", str(results), "--yes", "--seed", "1", "--quiet"]
        own += [] if game == "squirrel" else ["--file", "*.py"] if game == "othello" else []
        subprocess.run([suite, *own, *OPTIONS[game]], check=False)
        graded = json.loads((results / "results.json").read_text())["students"]
        if "--names" in sys.argv:
            print_names(game, graded)
            continue
        for student in graded:
            if student["state"] != "graded":
                # Where it was stopped, what is graded is counted all the same.
                print(f"| {game} | {students[student['name']]} | | {student['state']} | - |", flush=True)
                continue
            interpreter = (student.get("surroundings") or {}).get("interpreter") or {}
            counted = COUNT[game](out / game / student["name"], results, student, interpreter.get("command"))
            language = f"Python {interpreter['version']}" if interpreter else ""
            columns = [game, students[student["name"]], language, student["points"], counted]
            print(f"| {' | '.join(map(str, columns))} |", flush=True)


if __name__ == "__main__":
    main()
