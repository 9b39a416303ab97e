//! The whole assignment: the tasks in `testdata`, compared with a plain program that shares nothing with the project.

mod student;

use std::cell::Cell;
use std::collections::{BTreeMap, HashSet};
use std::fs;
use std::hash::{BuildHasher, BuildHasherDefault, DefaultHasher};
use std::io::{self, Cursor, Write};

use suite_search::{Algorithm, Game, Player, Search, Solvable, Solver};

use suite_tabletop::Explanation;

use suite_squirrel::{
    Answer, Battle, Comparison, Difference, Eol, FileDigest, KNOWN_MISTAKES, Monitor, Output, Position, SearchSpec,
    SquareSet, Task, check, shown_in,
};

/// Our own tasks by their names, each with its text.
fn tasks() -> BTreeMap<String, String> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../testdata/squirrel");
    let files = fs::read_dir(folder).expect("testdata").map(|entry| entry.expect("an entry").path());
    let name = |path: &std::path::Path| path.file_stem().expect("a name").to_string_lossy().into_owned();
    let tasks: BTreeMap<_, _> = files
        .filter(|path| path.is_file())
        .map(|path| (name(&path), fs::read_to_string(&path).expect("a task")))
        .collect();
    assert!(tasks.len() > 20, "testdata has lost its files");
    tasks
}

fn parse(text: &str) -> Task {
    Task::parse(text.as_bytes()).expect("a task")
}

/// The log of a search.
fn log(spec: &SearchSpec, position: &Position, eol: Eol) -> String {
    let mut log = Vec::new();
    spec.take_logged_turn(position, eol, &mut log, &()).expect("writing to memory succeeds");
    String::from_utf8(log).expect("a text")
}

/// The files that answer a task.
fn answer(task: &Task) -> BTreeMap<&'static str, String> {
    let file = |output| match (output, task) {
        (Output::NextState, Task::NextState { spec, position }) => {
            let Ok(turn) = spec.take_turn(position, &mut ());
            turn.position.to_string()
        }
        (Output::TraverseLog, Task::NextState { spec, position }) => log(spec, position, Eol::Lf),
        (Output::TraceState, Task::Battle { specs, position }) => {
            let mut battle = Battle::new(*specs, *position);
            let mut trace = String::new();
            while let Ok(Some(turn)) = battle.take_turn(&mut ()) {
                trace += &turn.position.to_string();
            }
            assert_eq!(battle.turns(), position.empty().len(), "a turn for each empty square");
            assert!(battle.position().empty().is_empty(), "a full board");
            trace
        }
        _ => panic!("{task} does not ask for {output:?}"),
    };
    Output::of(task).iter().map(|output| (output.name(), file(*output))).collect()
}

/// Compares a file with the right one.
fn compare(task: &Task, output: Output, file: impl AsRef<[u8]>) -> Comparison {
    check(task, output, &mut Cursor::new(file)).expect("memory can be read")
}

/// The first difference of a file from the right one.
fn difference(task: &Task, output: Output, file: impl AsRef<[u8]>) -> Difference {
    match compare(task, output, file) {
        Comparison::Different(difference) => difference,
        comparison => panic!("{comparison:?}"),
    }
}

fn assert_snapshot(name: &str, text: &str) {
    let mut settings = insta::Settings::clone_current();
    settings.set_snapshot_path(concat!(env!("CARGO_MANIFEST_DIR"), "/../../snapshots/squirrel"));
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    settings.bind(|| insta::assert_snapshot!(name, text));
}

#[test]
fn answers_are_those_of_a_plain_program() {
    for (name, text) in tasks() {
        let (task, expected) = (parse(&text), student::answer(&text, student::Mistake::None));
        assert_eq!(answer(&task), expected, "{name}");
        if let Task::NextState { spec, position } = &task
            && let Some(expected) = expected.get("traverse_log.txt")
        {
            assert_eq!(log(spec, position, Eol::CrLf), expected.replace('\n', "\r\n"), "{name}");
        }
    }
}

#[test]
fn right_files_are_right_whatever_their_line_ends_and_trailing_blanks() {
    let changes: [fn(&str) -> String; 5] = [
        |text| text.replace('\n', "\r\n"),
        |text| text.trim_end().to_owned(),
        |text| text.replacen('\n', " \t\n", 1),
        |text| text.to_owned() + "\n \n",
        |text| text.to_owned() + "  ",
    ];
    for (name, text) in tasks() {
        let task = parse(&text);
        let right = answer(&task);
        for &output in Output::of(&task) {
            let right = &right[output.name()];
            assert_eq!(compare(&task, output, right), Comparison::Right, "{name}");
            for changed in changes.map(|change| change(right)).into_iter().filter(|changed| changed != right) {
                assert_eq!(compare(&task, output, &changed), Comparison::RightButForBlanks, "{name}: {changed:?}");
            }
        }
    }
}

/// The mistakes of the student's program, with the names that the check has for them.
const MISTAKES: [(student::Mistake, &str); 22] = {
    use student::Mistake as Student;
    [
        (Student::AlphaUpdatedBeforeTheCutIsLogged, "alpha-before-cut"),
        (Student::BetaUpdatedBeforeTheCutIsLogged, "beta-before-cut"),
        (Student::BoundsUpdatedBeforeTheCutIsLogged, "bounds-before-cut"),
        (Student::BoundsNotUpdatedAfterTheLastChild, "bounds-after-last-child"),
        (Student::NoEntryLinesBelowDepth1, "no-deep-entry-lines"),
        (Student::MinStartsAtAlphaBelowDepth1, "deep-min-starts-at-alpha"),
        (Student::MinShowsAlphaBelowDepth1, "deep-min-shows-alpha"),
        (Student::MinStartsAtBetaBelowDepth1, "deep-min-starts-at-beta"),
        (Student::MinShowsBetaBelowDepth1, "deep-min-shows-beta"),
        (Student::BoundsMissingBelowDepth1, "missing-bound-columns"),
        (Student::BoundsMissingOnLeaves, "missing-leaf-bound-columns"),
        (Student::StrictCut, "strict-cut"),
        (Student::FailHard, "fail-hard"),
        (Student::ClampedThroughout, "clamped-throughout"),
        (Student::StartsAtBounds, "starts-at-bounds"),
        (Student::ConvertedCountedOnce, "converted-counted-once"),
        (Student::BestStartsAt(0.0), "greedy-starts-at-zero"),
        (Student::BestStartsAt(-100.0), "greedy-starts-at-minus-hundred"),
        (Student::BlankLines, "blank-lines"),
        (Student::OtherPlayersEvaluation, "other-players-evaluation"),
        (Student::FirstPlayersEvaluation, "first-players-evaluation"),
        (Student::SecondPlayersEvaluation, "second-players-evaluation"),
    ]
};

/// The names of what explains a file.
fn names(difference: &Difference) -> Vec<String> {
    difference.mistakes.iter().map(Explanation::id).collect()
}

#[test]
fn a_mistake_is_named_if_it_leads_to_the_very_file() {
    let mut shown = HashSet::new();
    for (name, text) in tasks() {
        let task = parse(&text);
        let answers = MISTAKES.map(|(mistake, _)| student::answer(&text, mistake));
        let right = answer(&task);
        for &output in Output::of(&task) {
            for answer in &answers {
                let file = &answer[output.name()];
                if *file == right[output.name()] {
                    continue;
                }
                let named = names(&difference(&task, output, file));
                for ((_, mistake), other) in MISTAKES.iter().zip(&answers) {
                    let leads_here = other[output.name()] == *file;
                    let is_named = named.iter().any(|name| name == mistake);
                    assert_eq!(is_named, leads_here, "{mistake:?}, {named:?}: {name}\n{file}");
                    shown.extend(leads_here.then_some(*mistake));
                }
            }
        }
    }
    let hidden: Vec<_> = MISTAKES.iter().filter(|(_, mistake)| !shown.contains(mistake)).collect();
    assert!(hidden.is_empty(), "no task shows {hidden:?}");
}

#[test]
fn the_plain_program_is_right_and_each_mistake_makes_it_wrong() {
    let tasks: Vec<_> = tasks().values().map(|text| parse(text)).collect();
    let mut hidden: Vec<_> = KNOWN_MISTAKES.iter().collect();
    for task in &tasks {
        let right = answer(task).into_iter().fold(Answer::default(), |answer, (name, file)| {
            let output = Output::of(task).iter().find(|output| output.name() == name).expect("an output");
            answer.with(*output, FileDigest::read(&mut file.as_bytes()).expect("memory can be read"))
        });
        assert_eq!(Answer::right(task), Some(right), "{task}");
        let shown = shown_in(task, hidden.iter().copied());
        hidden.retain(|mistake| !shown.contains(mistake));
    }
    let hidden: Vec<_> = hidden.iter().map(|mistake| mistake.id).collect();
    assert_eq!(hidden, [""; 0], "no task shows these");
}

#[test]
fn a_mistake_that_does_not_explain_the_file_to_its_end_is_not_named() {
    let text = &tasks()["every-mistake-alpha-beta"];
    let task = parse(text);
    let mut file = student::answer(text, student::Mistake::StrictCut)["traverse_log.txt"].clone();
    assert_eq!(names(&difference(&task, Output::TraverseLog, &file)), ["strict-cut"]);
    file.insert(file.len() - 1, '0');
    assert_eq!(names(&difference(&task, Output::TraverseLog, &file)), [""; 0]);
}

#[test]
fn two_mistakes_are_named_together() {
    let text = &tasks()["every-mistake-alpha-beta"];
    let task = parse(text);
    let file = student::answer(text, student::Mistake::StrictCut)["traverse_log.txt"].replace("Infinity", "inf");
    assert_eq!(names(&difference(&task, Output::TraverseLog, &file)), ["strict-cut+written-inf"]);
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_the_first_difference_is_found_wherever_it_is() {
    let task = parse(&tasks()["beyond-the-end-minimax"]);
    let right = &answer(&task)["traverse_log.txt"];
    let lines: Vec<_> = right.split_inclusive('\n').collect();
    let found = |file: &[u8]| {
        let Difference { line, found, expected, .. } = difference(&task, Output::TraverseLog, file);
        (line as usize, found, expected)
    };
    for (index, &expected) in lines.iter().enumerate() {
        let expected = Some(expected.trim_end().to_owned());
        let [before, after] = [&lines[..index], &lines[index..]].map(<[&str]>::concat);
        assert_eq!(found(before.as_bytes()), (index + 1, None, expected.clone()), "too short");
        let blank = format!("{before}  \n{after}");
        assert_eq!(found(blank.as_bytes()), (index + 1, Some(String::new()), expected.clone()), "a blank line");
        let other = [before.as_bytes(), b"\xff, \n", after.as_bytes()].concat();
        assert_eq!(found(&other), (index + 1, Some("\u{fffd},".to_owned()), expected), "not text");
    }
    let long = format!("{right}\nmore\n");
    assert_eq!(found(long.as_bytes()), (lines.len() + 2, Some("more".to_owned()), None), "too long");
    // A line without an end is cut off.
    let (line, endless, _) = found("9".repeat(1 << 20).as_bytes());
    assert_eq!((line, endless.map(|endless| endless.len())), (1, Some(1 << 16)));
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_every_line_of_a_log_is_explained() {
    let tasks = tasks();
    for name in ["every-mistake-alpha-beta", "beyond-the-end-minimax", "nearly-full-minimax", "full-alpha-beta"] {
        let task = parse(&tasks[name]);
        let right = &answer(&task)["traverse_log.txt"];
        let lines: Vec<_> = right.split_inclusive('\n').collect();
        let explained = (0..=lines.len()).map(|index| {
            let file = lines[..index].concat() + "?";
            let Difference { line, expected, path, explanation, .. } = difference(&task, Output::TraverseLog, file);
            let (expected, path) = (expected.as_deref().unwrap_or("the end"), path.join(" > "));
            format!("{line}: {expected} [{path}]\n{explanation}\n\n")
        });
        assert_snapshot(&format!("{name}-explained"), &explained.collect::<String>());
    }
}

#[test]
fn wrong_boards_are_explained() {
    let tasks = tasks();
    let mut said = String::new();
    for name in [
        "figure5-greedy",
        "figure5-minimax",
        "figure5-alpha-beta",
        "every-mistake-alpha-beta",
        "beyond-the-end-alpha-beta",
        "ties-minimax",
        "ties-alpha-beta",
        "nearly-full-minimax",
        "full-greedy",
    ] {
        let task = parse(&tasks[name]);
        let right = &answer(&task)["next_state.txt"];
        let before = task.position().to_string();
        let last = task.position().empty().last().map(|square| {
            let Task::NextState { position, .. } = &task else { unreachable!("a move is asked for") };
            suite_search::Game::play(position, square).to_string()
        });
        for file in [before, last.unwrap_or_default(), right.replacen(['X', 'O'], "*", 1), right.clone() + "?\n"] {
            if let Comparison::Different(Difference { line, explanation, .. }) =
                compare(&task, Output::NextState, &file)
            {
                said += &format!("{name}, line {line} of\n{file}{explanation}\n\n");
            }
        }
    }
    let task = parse(&tasks["losing-battle"]);
    let right = &answer(&task)["trace_state.txt"];
    let lines: Vec<_> = right.split_inclusive('\n').collect();
    for index in (0..=lines.len()).filter(|index| index % 5 < 2) {
        let file = lines[..index].concat() + "?";
        let Difference { line, explanation, .. } = difference(&task, Output::TraceState, file);
        said += &format!("losing-battle, line {line}\n{explanation}\n\n");
    }
    assert_snapshot("boards-explained", &said);
}

/// Refuses to write anything.
struct FullDisk;

impl Write for FullDisk {
    fn write(&mut self, _: &[u8]) -> io::Result<usize> {
        Err(io::Error::from(io::ErrorKind::StorageFull))
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[test]
fn a_log_that_cannot_be_written_ends_the_search_and_tells_why() {
    let position = Position::new([7; 25], SquareSet::EMPTY, SquareSet::EMPTY, Player::First);
    for (limit, ends_search) in [(1, false), (4, true)] {
        let spec = SearchSpec { player: Player::First, algorithm: Algorithm::Minimax, limit };
        let monitor = RootMoves(Cell::new(0));
        let error = spec.take_logged_turn(&position, Eol::Lf, &mut FullDisk, &monitor).expect_err("the disk is full");
        assert_eq!(error.kind(), io::ErrorKind::StorageFull);
        assert_eq!(monitor.0.get() < 25, ends_search, "{limit} plies");
    }
}

/// Counts the moves of the root.
struct RootMoves(Cell<u32>);

impl Monitor for RootMoves {
    fn check(&self) -> io::Result<()> {
        Ok(())
    }

    fn root_move_done(&self) {
        self.0.update(|count| count + 1);
    }
}

#[test]
fn a_monitor_hears_of_every_move_of_the_root_and_may_end_a_search() {
    let position = Position::new([7; 25], SquareSet::EMPTY, SquareSet::EMPTY, Player::First);
    let specs = [1, 2].map(|limit| SearchSpec { player: Player::First, algorithm: Algorithm::Minimax, limit });
    let root_moves = RootMoves(Cell::new(0));
    specs[0].take_monitored_turn(&position, &root_moves).expect("a turn");
    specs[1].take_logged_turn(&position, Eol::Lf, &mut Vec::new(), &root_moves).expect("a turn");
    assert_eq!(root_moves.0.get(), 2 * 25);
    let mut battle = Battle::new(specs, position);
    while battle.take_monitored_turn(&root_moves).expect("a turn").is_some() {}
    assert_eq!(root_moves.0.get(), 2 * 25 + (1..=25).sum::<u32>());

    let interrupted = || Err(io::Error::from(io::ErrorKind::Interrupted));
    let mut log = Vec::new();
    for ended in [
        specs[0].take_monitored_turn(&position, &interrupted).map(drop),
        specs[0].take_logged_turn(&position, Eol::Lf, &mut log, &interrupted).map(drop),
        Battle::new(specs, position).take_monitored_turn(&interrupted).map(drop),
    ] {
        assert_eq!(ended.expect_err("an error").kind(), io::ErrorKind::Interrupted);
    }
}

/// Boards with few empty squares, for either player to move.
fn nearly_full() -> impl Iterator<Item = Position> {
    (0..24_u32).map(move |number| {
        let square = |index: u32| match (index * 7 + number * 5) % 9 {
            0 => '*',
            even if even % 2 == 0 => 'X',
            _ => 'O',
        };
        let rows = |cell: &dyn Fn(u32) -> String, between: &str| {
            let row = |row: u32| (0..5).map(|column| cell(5 * row + column)).collect::<Vec<_>>().join(between);
            (0..5).map(row).collect::<Vec<_>>().join("\n")
        };
        let values = rows(&|index| ((index * 31 + number * 17) % 99 + 1).to_string(), " ");
        let pieces = rows(&|index| square(index).to_string(), "");
        let player = if number % 2 == 0 { 'X' } else { 'O' };
        *parse(&format!("2\n{player}\n1\n{values}\n{pieces}\n")).position()
    })
}

#[test]
fn the_solver_agrees_with_minimax() {
    for position in nearly_full() {
        let empty = position.empty().len();
        assert!((1..=4).contains(&empty) && position.plies_left() == empty as u32, "{position}");
        let search = Search::new(Algorithm::Minimax, |_: &Position, _: Player| 0);
        let Ok(solved) = Solver::new(1 << 16, 1).solve(&position, &mut ());
        assert_eq!(solved.value, search.decide(&position).value, "{position}");
    }
}

#[test]
fn keys_and_hashes_tell_positions_apart() {
    let starts = Player::BOTH.map(|first| Position::new([1; 25], SquareSet::EMPTY, SquareSet::EMPTY, first));
    let after = |position: Position| position.moves().map(move |mv| position.play(mv)).collect::<Vec<_>>();
    let plies: Vec<_> = starts.into_iter().flat_map(after).flat_map(after).collect();
    let hash = |position: &Position| BuildHasherDefault::<DefaultHasher>::default().hash_one(position);
    let hashes: HashSet<_> = plies.iter().map(hash).collect();
    let keys: HashSet<_> = plies.iter().map(Solvable::key).collect();
    // Two players begin, with 25 squares and then 24.
    assert_eq!((plies.len(), hashes.len(), keys.len()), (1_200, 1_200, 1_200));
}

#[test]
fn mistakes_have_ids_and_say_what_they_are() {
    let ids: HashSet<_> = KNOWN_MISTAKES.iter().map(|mistake| mistake.id).collect();
    let descriptions: HashSet<_> = KNOWN_MISTAKES.iter().map(|mistake| mistake.description).collect();
    assert_eq!((ids.len(), descriptions.len()), (KNOWN_MISTAKES.len(), KNOWN_MISTAKES.len()));
    assert!(ids.iter().all(|id| id.contains('-') && id.chars().all(|c| c == '-' || c.is_ascii_alphanumeric())));
}

#[test]
fn mistakes_show_where_they_concern_something() {
    let tasks = tasks();
    let shown = |name| shown_in(&parse(&tasks[name]), &KNOWN_MISTAKES).iter().map(|mistake| mistake.id).collect();
    let [alpha_beta, battle, greedy, minimax]: [Vec<_>; 4] =
        ["every-mistake-alpha-beta", "figure5-battle", "every-mistake-greedy", "figure5-minimax"].map(shown);
    assert!(["converted-counted-once", "greedy-starts-at-zero", "sneak-converts"].iter().all(|id| greedy.contains(id)));
    assert!(["strict-cut", "fail-hard", "written-inf"].iter().all(|id| alpha_beta.contains(id)), "{alpha_beta:?}");
    assert!(battle.contains(&"blank-lines") && !battle.contains(&"strict-cut"), "{battle:?}");
    assert!(minimax.contains(&"one-ply-less") && !minimax.contains(&"greedy-starts-at-zero"), "{minimax:?}");
}
