//! Nim: a heap of matches; a player takes one to three; whoever takes the last one wins.

use std::ops::RangeInclusive;
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, Mutex};

use serde_json::json;
use suite_search::{Game, Player, Value};

use crate::{Agent, AgentContext, AgentSource, Choice, Clock, Fault, GameSpec, Series};

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Nim {
    pub matches: u8,
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

/// Games with six matches, of which the last one is taken without asking.
pub fn spec() -> GameSpec<Nim> {
    GameSpec {
        variant: Arc::new(json!({"matches": 6})),
        forced_move: |nim| (nim.matches == 1).then_some(1),
        end_reason: |_| "no-matches",
        ..GameSpec::new("nim", Nim { matches: 6, to_move: Player::First }, ["odd", "even"])
    }
}

pub static NO_INTERRUPT: AtomicBool = AtomicBool::new(false);

/// A series of one game.
pub fn one_game(spec: &GameSpec<Nim>) -> Series<'_, Nim> {
    Series { swap: true, seed: 1, ..Series::new(spec, &NO_INTERRUPT) }
}

/// A participant that plays a script, and takes one match once the script has ended.
pub struct Scripted {
    label: &'static str,
    script: Mutex<Vec<u8>>,
}

/// Takes a move back, in a script.
pub const TAKE_BACK: u8 = 0;
/// Resigns, in a script.
pub const RESIGN: u8 = 100;
/// Leaves the match, in a script.
pub const LEAVE: u8 = 101;
/// Finds the computer out of resources, in a script.
pub const SHORTAGE: u8 = 102;

impl Scripted {
    pub fn new(label: &'static str, script: &[u8]) -> Self {
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
            Some(TAKE_BACK) => Ok(Choice::TakeBack),
            Some(RESIGN) => Err(Fault::Resigned),
            Some(LEAVE) => Err(Fault::Left),
            Some(SHORTAGE) => Err(Fault::no_start(std::io::ErrorKind::OutOfMemory.into())),
            taken => Ok(Choice::Play(taken.unwrap_or(1))),
        }
    }

    fn can_take_back(&self) -> bool {
        self.0.label == "person"
    }
}
