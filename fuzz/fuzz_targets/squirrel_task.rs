//! Task files of the squirrel war.

#![no_main]

use libfuzzer_sys::fuzz_target;
use suite_fuzz::{assert_parses_back, parsed, play_out};
use suite_squirrel::Task;

fuzz_target!(|text: &[u8]| {
    let Some(task) = parsed(Task::parse(text)) else { return };
    assert_parses_back(&task, Task::parse);
    play_out(*task.position(), text);
});
