//! The arena with a game that it does not know.

use std::ops::RangeInclusive;
use std::sync::Mutex;

use suite_search::{Game, Player, Value};

use super::*;
use crate::interrupt::Interrupt;

/// A heap of matches; a player takes one to three; whoever takes the last one wins.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
struct Nim {
    matches: u8,
    to_move: Player,
}

impl Game for Nim {
    type Move = u8;
    type Moves = RangeInclusive<u8>;

    fn to_move(&self) -> Player {
        self.to_move
    }

    fn moves(&self) -> Self::Moves {
        1..=self.matches.min(3)
    }

    fn play(&self, taken: u8) -> Self {
        Self { matches: self.matches - taken, to_move: self.to_move.opponent() }
    }

    fn is_over(&self) -> bool {
        self.matches == 0
    }

    fn utility(&self, player: Player) -> Value {
        if player == self.to_move { -1 } else { 1 }
    }
}

/// Does what it is told, `0` being to take a move back, and takes one match when there is nothing more to do.
struct Scripted {
    label: &'static str,
    script: Mutex<Vec<u8>>,
}

impl Scripted {
    fn new(label: &'static str, script: &[u8]) -> Self {
        Self { label, script: Mutex::new(script.iter().rev().copied().collect()) }
    }
}

impl Contestant<Nim> for Scripted {
    fn label(&self) -> &str {
        self.label
    }

    fn enter(&self, _: Seat, _: &Clock) -> Result<Box<dyn Agent<Nim> + '_>, Failure> {
        Ok(Box::new(InScript(self)))
    }
}

struct InScript<'a>(&'a Scripted);

impl Agent<Nim> for InScript<'_> {
    fn name(&self) -> &str {
        self.0.label
    }

    fn choose(&mut self, _: &Nim, _: &Clock) -> Result<Choice<u8>, Fault> {
        match self.0.script.lock().expect("a script").pop() {
            Some(0) => Ok(Choice::TakeBack),
            taken => Ok(Choice::Play(taken.unwrap_or(1))),
        }
    }

    fn is_person(&self) -> bool {
        self.0.label == "person"
    }
}

/// What is told of a series from six matches, as text without times.
fn series(games: u32, random_plies: usize, contestants: [Scripted; 2]) -> anyhow::Result<Vec<String>> {
    let setup = Setup {
        start: Nim { matches: 6, to_move: Player::First },
        sides: ["odd", "even"],
        size: 6,
        score: |nim| Player::BOTH.map(|player| nim.utility(player).max(0)),
        score_name: "score",
        compensation: 0.0,
        forced: |nim| (nim.matches == 1).then_some(1),
        end: |_| "no-matches",
        offence: |_, _| None,
        detailed: false,
    };
    let interrupt = Interrupt::catch("")?;
    let unlimited = Budget::unlimited();
    let series = Series {
        setup: &setup,
        games: 1..=games,
        swap: true,
        random_plies,
        seed: 1,
        jobs: 1,
        limits: Limits::default(),
        budgets: [&unlimited; 2],
        log: None,
        interrupt: &interrupt,
    };
    let mut told = Vec::new();
    series.run([&contestants[0], &contestants[1]], |record| {
        let record = serde_json::to_value(&record)?;
        told.push(format!("{} {} {}", record["moves"], record["winner"], record["reason"]).replace('"', ""));
        Ok(())
    })?;
    Ok(told)
}

#[test]
fn colours_alternate_and_a_forced_move_is_not_asked_for() {
    let told = series(2, 0, [Scripted::new("a", &[3, 1]), Scripted::new("b", &[2, 2])]).expect("a series");
    // In the second game the second contestant begins.
    assert_eq!(told, ["[3,2,1] odd no-matches", "[2,1,1,1,1] odd no-matches"]);
}

#[test]
fn what_is_illegal_is_seen_by_the_referee() {
    let told = series(1, 0, [Scripted::new("a", &[2, 4]), Scripted::new("b", &[1])]).expect("a series");
    assert_eq!(told, ["[2,1] even illegal"]);
}

#[test]
fn a_person_takes_back_to_the_last_turn_of_a_person() {
    let told = series(1, 0, [Scripted::new("person", &[1, 0, 3]), Scripted::new("b", &[1, 2])]).expect("a series");
    assert_eq!(told, ["[3,2,1] odd no-matches"]);
    let told = series(1, 0, [Scripted::new("person", &[1, 2, 2]), Scripted::new("person", &[0, 2])]).expect("a series");
    assert_eq!(told, ["[2,2,2] odd no-matches"]);
    let told = series(1, 2, [Scripted::new("person", &[0, 0, 1]), Scripted::new("b", &[])]).expect("a series");
    assert!(told[0].ends_with("no-matches"), "moves by chance stay: {}", told[0]);
}

#[test]
fn an_opening_leaves_something_to_play() {
    let error = series(1, 6, [Scripted::new("a", &[]), Scripted::new("b", &[])]).expect_err("no opening");
    assert_eq!(error.to_string(), "no game was found that goes on after 6 random plies");
}
