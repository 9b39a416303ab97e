//! A class of hostile programs: it is graded whole, twice with the same points, and harms nobody.

use std::process::Command;

use super::Class;
use crate::confinement::is_confined;
use crate::processes::assert_nobody_is_left;
use crate::{done, has, root, suite};

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_a_class_of_hostile_programs_is_graded_whole() {
    if !is_confined() || !has("python3") {
        return;
    }
    let class = Class::new();
    let temporary = class.temporary();
    let mut command = Command::new("python3");
    command.arg(root().join("benches/hostile_class.py")).arg(suite().get_program()).arg("1");
    done(command.env("TMPDIR", &temporary));
    assert_nobody_is_left(&temporary);
}
