//! Submitted answers to tasks of the squirrel war: next states, logs and traces.
//!
//! The first byte chooses a file, and the next two how many of its right lines come before the other bytes.

#![no_main]

use std::io::Cursor;
use std::sync::LazyLock;

use libfuzzer_sys::fuzz_target;
use suite_fuzz::assert_is_message;
use suite_squirrel::{Battle, Comparison, Eol, Output, Task, check};

/// Small tasks, so that each check is done at once.
const TASKS: [&[u8]; 5] = [
    include_bytes!("../../testdata/squirrel/figure5-greedy.txt"),
    include_bytes!("../../testdata/squirrel/nearly-full-minimax.txt"),
    include_bytes!("../../testdata/squirrel/figure5-alpha-beta.txt"),
    include_bytes!("../../testdata/squirrel/figure5-battle.txt"),
    include_bytes!("../../testdata/squirrel/full-alpha-beta.txt"),
];

/// The tasks, each with its files and their right contents.
static ANSWERS: LazyLock<Vec<(Task, Output, Vec<u8>)>> = LazyLock::new(|| {
    let tasks = TASKS.iter().map(|text| Task::parse(text).expect("a task"));
    tasks
        .flat_map(|task| Output::of(&task).iter().map(move |&output| (task.clone(), output, answer(&task, output))))
        .collect()
});

fuzz_target!(|bytes: &[u8]| {
    let Some((&[choice, low, high], rest)) = bytes.split_first_chunk() else { return };
    let (task, output, answer) = &ANSWERS[usize::from(choice) % ANSWERS.len()];
    let right_lines = answer.split_inclusive(|&byte| byte == b'\n').take(u16::from_le_bytes([low, high]).into());
    let submission = [&right_lines.collect::<Vec<_>>().concat(), rest].concat();
    let comparison = check(task, *output, &mut Cursor::new(&submission)).expect("memory can be read");
    assert_eq!(comparison == Comparison::Right, submission == *answer);
    if let Comparison::Different(difference) = comparison {
        assert_ne!(difference.found, difference.expected);
        assert_is_message(&difference.explanation);
    }
});

/// Returns the right contents of a file.
fn answer(task: &Task, output: Output) -> Vec<u8> {
    match task {
        Task::Battle { specs, position } => {
            let mut battle = Battle::new(*specs, *position);
            let mut text = String::new();
            while let Ok(Some(turn)) = battle.take_turn(&mut ()) {
                text += &turn.position.to_string();
            }
            text.into_bytes()
        }
        Task::NextState { spec, position } => {
            let mut log = Vec::new();
            let turn = spec.take_logged_turn(position, Eol::Lf, &mut log, &()).expect("memory can be written");
            match output {
                Output::TraverseLog => log,
                _ => turn.position.to_string().into_bytes(),
            }
        }
    }
}
