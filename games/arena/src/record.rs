//! Records of games.

use std::sync::Arc;

use suite_search::{Game, Player};

use crate::referee::Played;
use crate::{Elapsed, GameSpec, Outcome, Turn};

/// One game: who played, the moves with their times, and the outcome.
///
/// A record serializes to a JSON object, which an [`UncheckedRecord`](crate::UncheckedRecord) reads again. All times
/// are in seconds; they are `null` for a move that no agent chose. The field `names` is there if an agent has
/// introduced itself by another name, `confinement` if a program took part, and `fault` if a fault ended the game,
/// `rule` and `said` in it if they are known, and its times if the game had begun.
///
/// ```json
/// {
///   "schema": "suite/record", "version": 1, "game": "go", "number": 1, "seed": 1, "variant": {"size": 5},
///   "players": {"black": "champion", "white": "python3 my_player3.py"}, "swapped": false,
///   "moves": ["2,2"], "cpu": [0.101352], "wall": [0.101416],
///   "score": {"black": 1, "white": 0}, "compensation": 2.5, "winner": "black", "reason": "illegal",
///   "fault": {
///     "player": "white", "move": 2, "kind": "illegal", "rule": "occupied",
///     "message": "played 2,2: there is a stone on the point", "said": "2,2", "stderr": "", "cpu": 0.02, "wall": 0.021
///   }
/// }
/// ```
#[derive(Debug, Clone, PartialEq)]
pub struct Record<M> {
    /// The name of the game, such as `go`.
    pub game: &'static str,
    /// The data for setting up the start again.
    pub variant: Arc<serde_json::Value>,
    /// The number of the game in its series, from 1.
    pub number: u32,
    /// The seed of the series.
    pub seed: u64,
    /// The names of the two players, such as `black` and `white`.
    pub players: [&'static str; 2],
    /// The agents by player, each as the series knows it: a command, or a built-in player.
    pub agents: [String; 2],
    /// The names by which the agents have introduced themselves.
    pub names: [String; 2],
    /// Whether the second participant of the series was the first player.
    pub swapped: bool,
    /// The confinement of the programs that took part, if any did.
    pub confinement: Option<String>,
    /// The moves.
    pub turns: Vec<Turn<M>>,
    /// The points that the second player gets on top of its score for moving second.
    pub compensation: f64,
    /// The outcome of the game.
    pub outcome: Outcome,
}

impl<M> Record<M> {
    pub(crate) fn new<G: Game<Move = M>>(
        spec: &GameSpec<G>,
        number: u32,
        seed: u64,
        swapped: bool,
        [agents, names]: [[String; 2]; 2],
        confinement: Option<String>,
        (turns, outcome): Played<M>,
    ) -> Self {
        Self {
            game: spec.name,
            variant: Arc::clone(&spec.variant),
            number,
            seed,
            players: spec.players,
            agents,
            names,
            swapped,
            confinement,
            turns,
            compensation: spec.compensation,
            outcome,
        }
    }

    /// Returns the index of the participant that was `player`.
    #[must_use]
    pub fn participant(&self, player: Player) -> usize {
        usize::from(self.swapped) ^ player as usize
    }

    /// Returns the moves.
    pub fn moves(&self) -> impl Iterator<Item = M>
    where
        M: Copy,
    {
        self.turns.iter().map(|turn| turn.mv)
    }

    /// Returns the record with other moves, or `None` if there is none for one of them.
    #[must_use]
    pub fn try_map<N>(self, mut other: impl FnMut(M) -> Option<N>) -> Option<Record<N>> {
        let Self { game, variant, number, seed, players, agents, names, swapped, confinement, .. } = self;
        let turn = |Turn { player, mv, elapsed }| Some(Turn { player, mv: other(mv)?, elapsed });
        let turns = self.turns.into_iter().map(turn).collect::<Option<_>>()?;
        let (compensation, outcome) = (self.compensation, self.outcome);
        Some(Record {
            game,
            variant,
            number,
            seed,
            players,
            agents,
            names,
            swapped,
            confinement,
            turns,
            compensation,
            outcome,
        })
    }

    /// Returns the time of each turn of a player, including one that ended the game by a fault.
    pub fn times(&self, player: Player) -> impl Iterator<Item = Elapsed> {
        let turns = self.turns.iter().filter(move |turn| turn.player == player).filter_map(|turn| turn.elapsed);
        let fault = self.outcome.fault.iter().filter(move |fault| fault.player == player);
        turns.chain(fault.filter_map(|fault| fault.elapsed))
    }

    /// Returns the final score of a player, with its compensation for moving second.
    #[must_use]
    pub fn total(&self, player: Player) -> f64 {
        self.outcome.total(player, self.compensation)
    }

    /// Describes the end of the game in one line.
    #[must_use]
    pub fn in_words(&self) -> String {
        self.outcome.in_words(self.players, self.agents.each_ref(), self.compensation)
    }
}
