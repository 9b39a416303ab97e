//! The players that are built in.

use std::path::Path;
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

use clap::ValueEnum;
use rand_chacha::ChaCha8Rng;
use suite_go::{Champion, GameState, Move, Opponent, OpponentKind, Position, Textbook};

use super::qlearning::{self, QLearner};
use crate::cli::entrant::BuiltInPlayer;
use crate::cli::option::seconds;
use crate::cli::person::Spoken;
use suite_arena::{Agent, Clock, Fault, StrategyAgent, decide};

/// A built-in player with its options.
#[derive(Debug, Clone, PartialEq)]
pub enum Player {
    Random,
    Greedy,
    Aggressive,
    Textbook(Textbook),
    /// With so many nodes, and so much time, for a move.
    Champion(u64, Duration),
    /// From the table that is built in, unless it has another one.
    QLearning(Option<Arc<QLearner>>),
}

/// The name of a built-in player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Name {
    Random,
    Greedy,
    Aggressive,
    #[value(name = "alphabeta")]
    AlphaBeta,
    Minimax,
    Champion,
    #[value(name = "qlearning")]
    QLearning,
}

impl Player {
    /// Has it think for so long; returns whether it is one that thinks by the clock.
    pub fn think_for(&mut self, time: Duration) -> bool {
        let Self::Champion(..) = self else { return false };
        // Whoever says how long does not want it to stop before.
        *self = Self::Champion(u64::MAX, time);
        true
    }

    /// Its options, for people.
    const fn options(&self) -> &'static str {
        match self {
            Self::Random | Self::Greedy | Self::Aggressive => "none",
            Self::Textbook(_) => "depth=PLIES or branching=PLACEMENTS",
            Self::Champion(..) => "time=SECONDS or nodes=POSITIONS",
            Self::QLearning(_) => "table=FILE",
        }
    }

    /// The player as an agent.
    pub fn agent(&self, name: &str, mut chance: ChaCha8Rng) -> Box<dyn Agent<GameState>> {
        match *self {
            Self::Random => opponent(name, OpponentKind::Random, chance),
            Self::Greedy => opponent(name, OpponentKind::Greedy, chance),
            Self::Aggressive => opponent(name, OpponentKind::Aggressive, chance),
            Self::Textbook(textbook) => opponent(name, OpponentKind::Textbook(textbook), chance),
            Self::Champion(nodes, time) => {
                let mut champion = Champion::new(chance);
                built_in(name, move |position, clock| {
                    let decision = decide(&mut champion, position, Some((nodes, time)), clock)?;
                    Ok(decision.best.unwrap_or(Move::Pass))
                })
            }
            Self::QLearning(ref table) => {
                let learner = table.clone().unwrap_or_else(qlearning::built_in);
                let symmetry = qlearning::any_symmetry(&mut chance);
                built_in(name, move |position, _| Ok(qlearning::choose(&learner, position, symmetry)))
            }
        }
    }
}

/// One of the assignment's opponents as an agent.
fn opponent(name: &str, kind: OpponentKind, random: ChaCha8Rng) -> Box<dyn Agent<GameState>> {
    let mut opponent = Opponent { kind, random };
    built_in(name, move |position, clock| Ok(decide(&mut opponent, position, None, clock)?.best.unwrap_or(Move::Pass)))
}

/// The agent that plays what `choose` says of a position.
fn built_in(
    name: &str,
    mut choose: impl FnMut(&Position, &Clock) -> Result<Move, Fault> + 'static,
) -> Box<dyn Agent<GameState>> {
    Box::new(StrategyAgent::new(name, move |state: &GameState, clock: &Clock| choose(&state.position, clock)))
}

/// A whole number that is not 0.
fn positive<N: FromStr + Default + PartialEq>(text: &str) -> Result<N, String> {
    let number = text.parse().ok().filter(|number| *number != N::default());
    number.ok_or_else(|| format!("found `{text}`, expected a whole number from 1"))
}

impl BuiltInPlayer for Player {
    type Name = Name;

    const PERSON: &str = <GameState as Spoken>::PERSON;

    fn usual(name: Name) -> Self {
        match name {
            Name::Random => Self::Random,
            Name::Greedy => Self::Greedy,
            Name::Aggressive => Self::Aggressive,
            Name::AlphaBeta => Self::Textbook(Textbook::ALPHA_BETA),
            Name::Minimax => Self::Textbook(Textbook::MINIMAX),
            Name::Champion => Self::Champion(Champion::BUDGET.nodes, Champion::BUDGET.time),
            Name::QLearning => Self::QLearning(None),
        }
    }

    fn set(&mut self, option: &str) -> Result<(), String> {
        let (key, value) = option.split_once('=').unwrap_or((option, ""));
        match (self, key) {
            (Self::Textbook(player), "depth") => player.limit = positive(value)?,
            (Self::Textbook(player), "branching") => player.branching = positive(value)?,
            (player @ Self::Champion(..), "time") => {
                player.think_for(seconds(value).map_err(|error| error.to_string())?);
            }
            (Self::Champion(nodes, _), "nodes") => *nodes = positive(value)?,
            (Self::QLearning(table), "table") => {
                *table = Some(qlearning::read(Path::new(value)).map_err(|error| format!("{error:#}"))?);
            }
            (player, _) => return Err(format!("found the option `{option}`, expected {}", player.options())),
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use suite_search::Algorithm;

    use super::*;

    #[test]
    fn players_are_described_with_options() {
        let player = Player::parse("alphabeta:depth=4,branching=25");
        let expected = Textbook { algorithm: Algorithm::AlphaBeta, limit: 4, branching: 25 };
        assert_eq!(player, Some(Ok(Player::Textbook(expected))));
        assert_eq!(Player::parse("minimax"), Some(Ok(Player::Textbook(Textbook::MINIMAX))));
        assert_eq!(Player::parse("qlearning"), Some(Ok(Player::QLearning(None))));
        let budget = |text| match Player::parse(text) {
            Some(Ok(Player::Champion(nodes, time))) => (nodes, time),
            other => panic!("{other:?}"),
        };
        let (nodes, time) = (Champion::BUDGET.nodes, Champion::BUDGET.time);
        assert_eq!(budget("champion"), (nodes, time));
        assert_eq!(budget("champion:nodes=5"), (5, time));
        assert_eq!(budget("champion:time=0.5"), (u64::MAX, Duration::from_millis(500)));
        assert_eq!(budget("champion:time=0.5,nodes=5"), (5, Duration::from_millis(500)));
        for wrong in [
            "champion:time=0",
            "champion:nodes=x",
            "champion:depth=3",
            "random:depth=2",
            "alphabeta:depth=0",
            "alphabeta:depth",
            "minimax:branching=-1",
            "minimax:x=1",
            "qlearning:depth=1",
            "qlearning:table",
            "qlearning:table=no/such.json",
        ] {
            assert!(matches!(Player::parse(wrong), Some(Err(_))), "{wrong}");
        }
        assert_eq!(Player::parse("python3 my_player3.py"), None);
    }
}
