//! Boards, as every answer shows them.

use serde::Serialize;
use suite_arena::GameSpec;
use suite_search::Player;

use super::picture::SquarePicture;
use crate::cli::shared::tabletop::Tabletop;

/// A position with all that the page shows of it.
#[derive(Debug, Clone, Serialize)]
pub struct Board {
    game: &'static str,
    rows: usize,
    columns: usize,
    squares: Vec<Square>,
    other_moves: Vec<OtherMove>,
    to_move: Option<usize>,
    move_number: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    moves_left: Option<u32>,
    /// The score of each player, with what the second one gets for moving second.
    score: [f64; 2],
    over: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    outcome: Option<OutcomeView>,
    /// The position in one or two sentences.
    words: String,
}

/// The end of a game.
#[derive(Debug, Clone, Serialize)]
pub struct OutcomeView {
    pub winner: Option<usize>,
    pub words: String,
}

#[derive(Debug, Clone, Serialize)]
struct Square {
    /// The move to it, as records have it.
    id: String,
    row: usize,
    column: usize,
    /// A letter for the column and a number for the row.
    label: String,
    piece: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    value: Option<u8>,
    legal: bool,
    /// The rule by which a move to it is not legal.
    #[serde(skip_serializing_if = "Option::is_none")]
    why: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    mark: Option<&'static str>,
}

/// A legal move that leads to no square, such as a pass.
#[derive(Debug, Clone, Serialize)]
struct OtherMove {
    id: String,
    label: String,
    legal: bool,
}

impl Board {
    /// Returns the board of a position after `move_number` moves, the last of them `last`.
    pub fn new<G: Tabletop>(spec: &GameSpec<G>, position: &G, last: Option<G::Move>, move_number: usize) -> Self {
        let picture = position.picture();
        let legal: Vec<_> = position.moves().collect();
        let is_square = |mv: &G::Move| picture.squares.iter().any(|square| square.mv == *mv);
        let other_moves = legal.iter().filter(|mv| !is_square(mv)).map(OtherMove::new);
        let over = position.is_over();
        let score = score(spec, position);
        let outcome = over.then(|| OutcomeView::of(spec, position));
        Self {
            game: G::NAME,
            rows: picture.rows,
            columns: picture.columns,
            other_moves: other_moves.collect(),
            to_move: (!over).then(|| position.to_move() as usize),
            move_number,
            moves_left: picture.moves_left,
            score,
            over,
            words: words(spec, position, last, outcome.as_ref()),
            outcome,
            squares: picture.squares.into_iter().map(|square| Square::new(position, square, &legal, last)).collect(),
        }
    }
}

impl Square {
    fn new<G: Tabletop>(
        position: &G,
        square: SquarePicture<G::Move>,
        legal: &[G::Move],
        last: Option<G::Move>,
    ) -> Self {
        let SquarePicture { mv, row, column, piece, value } = square;
        let is_legal = legal.contains(&mv);
        let violation = || position.violation(mv).map(|violation| violation.message);
        Self {
            id: mv.to_string(),
            row,
            column,
            label: format!("{}{}", char::from(b'A' + column as u8), row + 1),
            piece: piece.map(|player| player as usize),
            value,
            legal: is_legal,
            why: if is_legal || piece.is_some() || position.is_over() { None } else { violation() },
            mark: (last == Some(mv)).then_some("last"),
        }
    }
}

impl OtherMove {
    fn new(mv: &impl ToString) -> Self {
        let id = mv.to_string();
        Self { label: id.to_lowercase(), id, legal: true }
    }
}

impl OutcomeView {
    /// Returns the end of a game that is over by its rules.
    pub fn of<G: Tabletop>(spec: &GameSpec<G>, position: &G) -> Self {
        let winner = Player::BOTH.into_iter().find(|&player| position.utility(player) > 0);
        let result = winner.map_or("a draw".to_owned(), |winner| format!("{} wins", G::PLAYERS[winner as usize]));
        let score = score(spec, position);
        let first = winner.unwrap_or(Player::First) as usize;
        let words = format!("{result}, {} to {} ({})", score[first], score[1 - first], (spec.end_reason)(position));
        Self { winner: winner.map(|winner| winner as usize), words }
    }
}

/// Returns the score of each player.
fn score<G: Tabletop>(spec: &GameSpec<G>, position: &G) -> [f64; 2] {
    let [first, second] = (spec.score)(position).map(f64::from);
    [first, second + spec.compensation]
}

fn words<G: Tabletop>(
    spec: &GameSpec<G>,
    position: &G,
    last: Option<G::Move>,
    outcome: Option<&OutcomeView>,
) -> String {
    let last = last.map_or(String::new(), |mv| format!("{mv} was played. "));
    if let Some(outcome) = outcome {
        return format!("{last}The game is over: {}.", outcome.words);
    }
    let [first, second] = score(spec, position);
    let [name, other] = G::PLAYERS;
    format!("{last}{} to move. {name} {first}, {other} {second}.", G::PLAYERS[position.to_move() as usize])
}
