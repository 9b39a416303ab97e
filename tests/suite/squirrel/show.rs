//! `suite squirrel show`.

use super::tasks;
use crate::{run, snapshots, text};

#[test]
fn boards_and_moves_are_drawn() {
    for (name, input) in tasks() {
        let output = run(&format!("squirrel show -i {}", input.display()));
        assert_eq!((output.status.code(), text(&output.stderr)), (Some(0), ""), "{name}");
        snapshots("squirrel").bind(|| insta::assert_snapshot!(format!("{name}-show"), text(&output.stdout)));
    }
}
