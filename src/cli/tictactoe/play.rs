//! `suite tictactoe play`: a game at the terminal.

use std::path::PathBuf;

use anyhow::Result;
use clap::{Args, ValueEnum};
use rand_chacha::ChaCha8Rng;
use suite_learn::{ExactTable, Learner};
use suite_search::{Budget, Decision, Game, OutOfBudget, Player as Side, Strategy};
use suite_tictactoe::{Perfect, Position, Square};

use super::board::{SIDES, Screen};
use super::player::Player;
use super::train::{SUBJECT, course};
use crate::cli::Outcome;
use crate::cli::keyboard::Keyboard;
use crate::cli::learning::read_table;
use crate::cli::option::any_seed;
use crate::cli::person::{Person, Spoken};
use crate::cli::report::Report;
use crate::interrupt::Interrupt;
use suite_arena::{
    Agent, AgentContext, AgentSource, Fault, GameSpec, Limits, Series, StrategyAgent, TimeBank, parse_legal_move,
};

/// Play against one of the course's players; you are X.
#[derive(Args)]
#[command(after_help = "\
Example:
  suite tictactoe play --against smart
  suite tictactoe play --against qlearner --table table.json")]
pub struct Play {
    /// Whom to play against
    #[arg(long, value_name = "PLAYER", default_value = "qlearner")]
    against: Against,
    /// What the learner has learnt [default: it learns 100,000 games at once]
    #[arg(long, value_name = "FILE")]
    table: Option<PathBuf>,
    /// Where all chance comes from: the same seed gives the same game [default: another one each time, which is printed]
    #[arg(long)]
    seed: Option<u64>,
}

/// Whom to play against.
#[derive(Clone, Copy, ValueEnum)]
enum Against {
    Perfect,
    Smart,
    Random,
    #[value(name = "qlearner")]
    QLearner,
}

/// Games that a learner without a table plays first.
const GAMES: u64 = 100_000;

impl Play {
    pub fn run(self) -> Result<Outcome> {
        let seed = self.seed.unwrap_or_else(any_seed);
        let perfect = Perfect::new();
        let learner = match self.against {
            Against::QLearner => Some(self.learner(seed)?),
            _ => None,
        };
        let player = match (self.against, &learner) {
            (Against::Random, _) => Player::Random,
            (Against::Smart, _) => Player::Smart(&perfect),
            (_, Some(learner)) => Player::QLearner(learner),
            (_, None) => Player::Perfect(&perfect),
        };
        let (human, opponent) = (Human(Keyboard::default()), Opponent(player));
        let sources: [&dyn AgentSource<Position>; 2] = [&human, &opponent];
        let interrupt = Interrupt::none();
        let spec = spec();
        let series = Series {
            spec: &spec,
            games: 1..=1,
            swap: false,
            random_plies: 0,
            seed,
            jobs: 1,
            limits: Limits::default(),
            time_banks: [&TimeBank::unlimited(), &TimeBank::unlimited()],
            log: None,
            interrupt: interrupt.flag(),
        };
        Report::new(false, false, &series, sources.map(AgentSource::label)).watch(&series, sources, &mut Screen)
    }

    fn learner(&self, seed: u64) -> Result<Learner<ExactTable<Position>>> {
        match &self.table {
            Some(path) => read_table(path, SUBJECT),
            None => {
                let mut learner = Learner::new(course(seed));
                let random = |_, position: &Position, chance: &mut _| Player::Random.choose(position, chance);
                let Ok(()) = learner.learn(&Position::START, GAMES, random, |_| Ok::<_, std::convert::Infallible>(()));
                Ok(learner)
            }
        }
    }
}

/// Returns what the arena has to know about the game.
fn spec() -> GameSpec<Position> {
    GameSpec {
        name: "tictactoe",
        variant: serde_json::json!({}),
        start: Position::START,
        players: SIDES,
        parse_move: parse_legal_move,
        forced_move: |_| None,
        violation: |_, _| None,
        score: |position| Side::BOTH.map(|side| position.utility(side).max(0)),
        compensation: 0.0,
        end_reason: |position| if position.utility(Side::First) == 0 { "full" } else { "three in a row" },
    }
}

/// Whoever sits at the terminal.
struct Human(Keyboard);

impl AgentSource<Position> for Human {
    fn label(&self) -> &str {
        Position::PERSON
    }

    fn agent(&self, _: AgentContext) -> Result<Box<dyn Agent<Position> + '_>, Fault> {
        Ok(Box::new(Person::new(&self.0)))
    }
}

/// One of the course's players.
struct Opponent<'a>(Player<'a>);

impl AgentSource<Position> for Opponent<'_> {
    fn label(&self) -> &str {
        self.0.name()
    }

    fn agent(&self, context: AgentContext) -> Result<Box<dyn Agent<Position> + '_>, Fault> {
        Ok(Box::new(StrategyAgent::new(self.0.name(), Chooser { player: self.0, chance: context.rng })))
    }
}

/// One of the course's players at play.
struct Chooser<'a> {
    player: Player<'a>,
    chance: ChaCha8Rng,
}

impl Strategy<Position> for Chooser<'_> {
    fn choose(&mut self, position: &Position, _: Budget) -> Result<Decision<Square>, OutOfBudget> {
        Ok(Decision::new(Some(self.player.choose(position, &mut self.chance)), 0))
    }
}
