//! Games that were played, as the page shows them.

use std::collections::BTreeMap;
use std::iter;

use serde::Serialize;
use suite_arena::{Elapsed, GameSpec, Record, printable};
use suite_search::{Game, Player};
use suite_tabletop::{AnyMove, AnyPosition, BoardView, GameEnd, RecordedGame, Variation};

use crate::AnalyzedPosition;

/// A game with its boards.
#[derive(Debug, Clone, Serialize)]
pub struct GameRecord {
    /// A title in place of the names of the players.
    #[serde(skip_serializing_if = "Option::is_none")]
    title: Option<String>,
    game: &'static str,
    /// The players as they called themselves, or else what the game calls them.
    players: [String; 2],
    /// The start, and the board after each move.
    boards: Vec<BoardView>,
    moves: Vec<MoveView>,
    outcome: GameEnd,
    /// What was written about positions, by the number of moves before them.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    comments: BTreeMap<usize, String>,
    /// Other moves than those that were played.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    variations: Vec<VariationView>,
    /// What is proved of the positions, if that was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    analysis: Option<Vec<AnalyzedPosition>>,
    /// The moves that would have kept the result, by the number of moves before a mistake.
    #[serde(skip_serializing_if = "Option::is_none")]
    keeps: Option<BTreeMap<usize, Vec<String>>>,
}

/// A line that leaves the game.
#[derive(Debug, Clone, Serialize)]
struct VariationView {
    /// The number of moves of the game before it.
    after: usize,
    moves: Vec<MoveView>,
    /// The board that it leaves the game at, and the one after each of its moves.
    boards: Vec<BoardView>,
    comments: BTreeMap<usize, String>,
}

/// A move with the seconds that it took.
#[derive(Debug, Clone, Serialize)]
pub struct MoveView {
    #[serde(rename = "move")]
    mv: String,
    player: usize,
    cpu: Option<f64>,
    wall: Option<f64>,
}

impl MoveView {
    /// Returns a move of a player; nobody chose it if it took no time.
    #[must_use]
    pub fn new(mv: impl ToString, player: Player, elapsed: Option<Elapsed>) -> Self {
        Self {
            mv: mv.to_string(),
            player: player as usize,
            cpu: elapsed.map(|elapsed| elapsed.cpu().as_secs_f64()),
            wall: elapsed.map(|elapsed| elapsed.wall().as_secs_f64()),
        }
    }
}

impl GameRecord {
    /// Returns a game.
    #[must_use]
    pub fn new(recorded: &RecordedGame) -> Self {
        let RecordedGame { moves, positions, record, .. } = recorded;
        let last = |number: usize| number.checked_sub(1).map(|index| moves[index]);
        let boards = positions.iter().enumerate();
        let boards = boards.map(|(number, position)| BoardView::new(position, last(number), number)).collect();
        let elapsed = |index: usize| record.as_ref().and_then(|record| record.turns[index].elapsed);
        let moves = moves.iter().zip(positions).enumerate();
        let moves = moves.map(|(index, (mv, before))| MoveView::new(mv, before.to_move(), elapsed(index)));
        Self {
            title: None,
            game: recorded.game().facts().name,
            players: players(recorded),
            boards,
            moves: moves.collect(),
            outcome: outcome(recorded),
            comments: recorded.comments.clone(),
            variations: recorded.variations.iter().map(|variation| VariationView::new(recorded, variation)).collect(),
            analysis: None,
            keeps: None,
        }
    }

    /// Returns the game of a record with a title, unless it has no moves.
    #[must_use]
    pub fn of_record(spec: &GameSpec<AnyPosition>, record: &Record<AnyMove>, title: String) -> Option<Self> {
        let game = || Self::new(&RecordedGame::of_record(spec.clone(), record.clone())).titled(title);
        (!record.turns.is_empty()).then(game)
    }

    /// Returns the game with what is proved of its positions, and the moves that keep the results of some.
    #[must_use]
    pub fn with_analysis(
        self,
        positions: Vec<AnalyzedPosition>,
        keeping: &BTreeMap<usize, Vec<impl ToString>>,
    ) -> Self {
        let texts = keeping.iter().map(|(&ply, moves)| (ply, moves.iter().map(ToString::to_string).collect()));
        Self { analysis: Some(positions), keeps: Some(texts.collect()), ..self }
    }

    /// Returns the game with a title in place of the names of its players.
    #[must_use]
    pub fn titled(self, title: String) -> Self {
        Self { title: Some(title), ..self }
    }

    /// Returns the game in a line.
    #[must_use]
    pub fn title(&self) -> String {
        let [first, second] = &self.players;
        format!("{}: {first} against {second}", self.game)
    }
}

impl VariationView {
    fn new(recorded: &RecordedGame, variation: &Variation<AnyMove>) -> Self {
        let Variation { after, moves, comments } = variation;
        let before = after.checked_sub(1).map(|index| recorded.moves[index]);
        let positions = recorded.positions_of(variation);
        let last = iter::once(before).chain(moves.iter().copied().map(Some));
        let boards = positions.iter().zip(last).enumerate();
        let boards = boards.map(|(index, (position, last))| BoardView::new(position, last, after + index));
        let views = moves.iter().zip(&positions).map(|(mv, before)| MoveView::new(mv, before.to_move(), None));
        Self { after: *after, moves: views.collect(), boards: boards.collect(), comments: comments.clone() }
    }
}

/// Returns the names of the players, or what the game calls them.
pub fn players(recorded: &RecordedGame) -> [String; 2] {
    [0, 1].map(|player| match recorded.names[player].as_str() {
        "" => recorded.game().facts().players[player].to_owned(),
        name => printable(name),
    })
}

/// Returns how a game ended.
pub fn outcome(recorded: &RecordedGame) -> GameEnd {
    let position = &recorded.positions[recorded.positions.len() - 1];
    match &recorded.record {
        Some(record) => {
            GameEnd { winner: record.outcome.winner.map(|winner| winner as usize), words: record.in_words() }
        }
        None if position.is_over() => GameEnd::of(position),
        None if recorded.result.is_empty() => GameEnd { winner: None, words: "not over".to_owned() },
        None => GameEnd { winner: None, words: printable(&recorded.result) },
    }
}
