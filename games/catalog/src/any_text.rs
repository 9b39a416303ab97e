//! No text from outside makes a game panic: what the fuzz target `tabletop` looks for, in small.

use std::fs;
use std::path::Path;
use std::sync::LazyLock;

use proptest::prelude::*;
use suite_tabletop::conformance::assert_any_text_is_safe;

use crate::{find, games};

/// The inputs that the fuzz target starts with, each below the name of its game.
static SEEDS: LazyLock<Vec<String>> = LazyLock::new(|| {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/seeds/tabletop");
    let mut paths: Vec<_> =
        fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("a file").path()).collect();
    paths.sort();
    let seed = |path| {
        let input = fs::read_to_string(path).expect("a text");
        let (name, text) = input.split_once('\n').expect("a line with the name of the game");
        assert!(find(name).is_some(), "there is no game {name:?}");
        text.to_owned()
    };
    paths.iter().map(seed).collect()
});

/// Texts that are nearly right: a few characters of a seed are replaced by others.
fn nearly_right() -> impl Strategy<Value = String> {
    let other = prop_oneof!["\\PC{0,6}", "[0-9]{0,4}", "[-,.= \t\r\n\"\\\\:{}\\[\\]]{0,3}"];
    let parts = (0..SEEDS.len(), any::<prop::sample::Index>(), 0..4_usize, other);
    parts.prop_map(|(seed, start, removed, other)| {
        let characters: Vec<_> = SEEDS[seed].chars().collect();
        let start = start.index(characters.len());
        let rest = characters.iter().skip(start + removed);
        characters[..start].iter().copied().chain(other.chars()).chain(rest.copied()).collect()
    })
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(512) })]

    #[test]
    fn no_text_makes_a_game_panic(text in prop_oneof![3 => nearly_right(), 1 => any::<String>()]) {
        for game in games() {
            assert_any_text_is_safe(game, &text);
        }
    }
}

#[test]
fn the_seeds_are_safe() {
    for (text, game) in SEEDS.iter().flat_map(|text| games().map(move |game| (text, game))) {
        assert_any_text_is_safe(game, text);
    }
}
