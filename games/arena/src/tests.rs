//! The arena with a game of its own.

use std::ops::RangeInclusive;
use std::sync::Mutex;
use std::sync::atomic::AtomicBool;

use suite_search::{Game, Player, Value};

use super::*;

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

/// A participant that plays a script, where `0` takes a move back, and takes one match once the script has ended.
struct Scripted {
    label: &'static str,
    script: Mutex<Vec<u8>>,
}

impl Scripted {
    fn new(label: &'static str, script: &[u8]) -> Self {
        Self { label, script: Mutex::new(script.iter().rev().copied().collect()) }
    }
}

impl AgentSource<Nim> for Scripted {
    fn label(&self) -> &str {
        self.label
    }

    fn agent(&self, _: AgentContext) -> Result<Box<dyn Agent<Nim> + '_>, Fault> {
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

    fn can_take_back(&self) -> bool {
        self.0.label == "person"
    }
}

/// Plays a series from six matches and returns what its records say, without times.
fn series(games: u32, random_plies: usize, sources: [Scripted; 2]) -> Result<Vec<String>, MatchError> {
    let spec = GameSpec {
        start: Nim { matches: 6, to_move: Player::First },
        players: ["odd", "even"],
        size: 6,
        score: |nim| Player::BOTH.map(|player| nim.utility(player).max(0)),
        score_name: "score",
        compensation: 0.0,
        forced_move: |nim| (nim.matches == 1).then_some(1),
        end_reason: |_| "no-matches",
        violation: |_, _| None,
        detailed: false,
    };
    let interrupt = AtomicBool::new(false);
    let unlimited = TimeBank::unlimited();
    let series = Series {
        spec: &spec,
        games: 1..=games,
        swap: true,
        random_plies,
        seed: 1,
        jobs: 1,
        limits: Limits::NONE,
        time_banks: [&unlimited; 2],
        log: None,
        interrupt: &interrupt,
    };
    let mut told = Vec::new();
    series.run([&sources[0], &sources[1]], |record| {
        let record = serde_json::to_value(&record).expect("JSON");
        told.push(format!("{} {} {}", record["moves"], record["winner"], record["reason"]).replace('"', ""));
        Ok::<_, MatchError>(())
    })?;
    Ok(told)
}

#[test]
fn participants_alternate_and_a_forced_move_is_not_asked_for() {
    let told = series(2, 0, [Scripted::new("a", &[3, 1]), Scripted::new("b", &[2, 2])]).expect("a series");
    // In the second game the second participant begins.
    assert_eq!(told, ["[3,2,1] odd no-matches", "[2,1,1,1,1] odd no-matches"]);
}

#[test]
fn the_referee_sees_illegal_moves() {
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
