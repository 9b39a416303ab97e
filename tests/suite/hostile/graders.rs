//! The graders, as hostile programs know them.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use serde_json::Value;

use crate::{done, suite};

/// The seed of all gradings.
pub const SEED: u64 = 5;

/// A grader, as far as a program knows it that is hostile in one case or game after the other.
pub struct Grader {
    pub game: &'static str,
    /// The file for an answer; `None` if answers go over a pipe.
    pub output: Option<&'static str>,
    /// Statements of Python that define `answer()`, and call `attack` with the numbers of the cases or games, from
    /// 0.
    pub program: &'static str,
    /// Whether the program counts cases or games in a file of its folder.
    pub counts: bool,
    /// The parts of the rubric whose cases or games show the attacks.
    pub parts: &'static [&'static str],
    /// The id of the mistake in all other games.
    pub otherwise: &'static str,
    /// Returns the options for a number of attacks. They may need files in the folder.
    pub options: fn(usize, &Path) -> String,
    /// Returns the verdict in a case or game by its record, and what the program said on stderr.
    pub verdict: fn(&Value) -> (Option<&str>, &str),
}

pub const GRADERS: [Grader; 3] = [
    Grader {
        game: "squirrel",
        output: Some("next_state.txt"),
        program: "
def answer():
    subprocess.run([SUITE, 'squirrel', '-i', 'input.txt'], check=True)

attack(int(open('input.txt').read().split()[3]) - 1)
",
        counts: false,
        parts: &["greedy", "minimax", "alpha-beta"],
        otherwise: "",
        options: |count, folder| {
            // The first value on the board tells the program the number of the case.
            let cases = folder.join("cases");
            let values = "9 9 9 9 9\n".repeat(4);
            let board = "XOXOX\n".repeat(4);
            for number in 0..count + 2 {
                let task = if number < count { 1 } else { 2 + number - count };
                let case = cases.join(format!("{number:02}"));
                fs::create_dir_all(&case).expect("a folder");
                let input = format!("{task}\nX\n1\n{} 9 9 9 9\n{values}{board}XO*O*\n", number + 1);
                fs::write(case.join("input.txt"), input).expect("a task");
            }
            format!("--case-limit 2 --cases {}", cases.display())
        },
        verdict: |record| {
            let failure = &record["failure"];
            (failure["id"].as_str(), failure["explanation"].as_str().unwrap_or_default())
        },
    },
    Grader {
        game: "go",
        output: Some("output.txt"),
        // A game begins where there was no stone before the opponent's last move.
        program: "
lines = open('input.txt').read().split()
is_first = not set(lines[1:6]) - {'00000'}

def answer():
    row = next(row for row in range(5) if '0' in lines[6 + row])
    point = '%d,%d' % (row, lines[6 + row].index('0'))
    open(OUTPUT, 'w').write(point if is_first else 'the end')

attack(count() if is_first else len(ATTACKS))
",
        counts: true,
        parts: &["random", "greedy", "aggressive", "alphabeta"],
        otherwise: "malformed",
        options: |count, _| format!("--stage 1 --games {} --time-limit 2", count / 4 + 1),
        verdict: |record| {
            let fault = &record["fault"];
            let is_first = fault["move"].as_u64() <= Some(2);
            (fault["kind"].as_str().filter(|_| is_first), fault["stderr"].as_str().unwrap_or_default())
        },
    },
    Grader {
        game: "othello",
        output: None,
        program: "
print('Rogue', flush=True)
greeting = input()
color, limit, minimax = greeting.split(',')[:3]
player = ('dark' if color == '1' else 'light') + (' minimax' if minimax == '1' else ' alpha-beta')
questions = open(os.path.dirname(__file__) + '/questions').read().split(chr(10))
while True:
    score, board = input(), input()
    is_answered = False

    def answer():
        global is_answered
        talk = chr(10).join([greeting, score, board, ''])
        said = subprocess.run([SUITE, 'othello'], input=talk, capture_output=True, text=True, check=True).stdout
        print(said.split(chr(10))[1], flush=True)
        is_answered = True

    attack(questions.index(player + ' ' + board))
    if not is_answered:
        break
",
        counts: false,
        parts: &["minimax", "alpha-beta"],
        otherwise: "",
        options: |count, folder| {
            // The program knows the number of a question by its board, the player to move and the search.
            let options = format!("--cases-per-task {} --games 1", count / 2 + 1);
            let records = folder.join("right");
            let mut command = suite();
            command.args(["othello", "grade", &format!("{} othello", command.get_program().display())]);
            done(command.args(format!("--seed {SEED} --quiet {options} --records").split(' ')).arg(&records));
            let parts = ["minimax", "alpha-beta"];
            let questions = parts.iter().flat_map(|part| read_records(&records, part)).map(|record| {
                let question = record["question"].as_str().expect("a question").to_owned();
                let (player, rest) = question.split_once(' ').expect("a player");
                let (search, board) = rest.split_once(": ").expect("a board");
                format!("{player} {} {board}", search.rsplit(' ').next().expect("a search"))
            });
            let questions: Vec<_> = questions.collect();
            let distinct: BTreeSet<_> = questions.iter().collect();
            assert_eq!(questions.len(), distinct.len(), "another seed may draw no board twice");
            fs::write(folder.join("questions"), questions.join("\n")).expect("a file");
            format!("{options} --time-limit 2")
        },
        verdict: |record| {
            let fault = &record["fault"];
            (fault["id"].as_str(), fault["stderr"].as_str().unwrap_or_default())
        },
    },
];

/// The records of a part.
pub fn read_records(folder: &Path, part: &str) -> Vec<Value> {
    let records = fs::read_to_string(folder.join(format!("{part}.jsonl"))).expect("records");
    records.lines().map(|line| serde_json::from_str(line).expect("a record")).collect()
}
