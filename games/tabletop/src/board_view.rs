//! Boards as JSON, with all that is shown of a position.

use serde::Serialize;
use suite_search::{Game, Player};

use crate::{AnyMove, AnyPosition, BoardStyle, SquarePicture};

/// A position with all that is shown of it, as it serializes to JSON.
#[derive(Debug, Clone, Serialize)]
pub struct BoardView {
    game: &'static str,
    drawing: BoardStyle,
    players: [&'static str; 2],
    rows: usize,
    columns: usize,
    /// The names beside the board.
    row_names: Vec<String>,
    column_names: Vec<String>,
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
    outcome: Option<GameEnd>,
    /// The position in one or two sentences.
    words: String,
}

/// The end of a game.
#[derive(Debug, Clone, Serialize)]
pub struct GameEnd {
    /// The index of the winner; `None` if it was a draw, or is not known.
    pub winner: Option<usize>,
    /// The end in words.
    pub words: String,
}

#[derive(Debug, Clone, Serialize)]
struct Square {
    /// Its name: the move to it, as records have it; that of its column and its row where there is none.
    id: String,
    row: usize,
    column: usize,
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

impl BoardView {
    /// Returns the board of a position after this number of moves, the last of them `last`.
    #[must_use]
    pub fn new(position: &AnyPosition, last: Option<AnyMove>, move_number: usize) -> Self {
        let picture = position.picture();
        let legal: Vec<_> = position.moves().collect();
        let is_square = |mv: &AnyMove| picture.squares.iter().any(|square| square.mv == Some(*mv));
        let other_moves = legal.iter().filter(|mv| !is_square(mv)).map(OtherMove::new).collect();
        let over = position.is_over();
        let score = score(position);
        let outcome = over.then(|| GameEnd::of(position));
        let last_square = last.and_then(|mv| position.last_square(mv));
        let facts = position.game().facts();
        let [row_names, column_names] = picture.names_beside(facts);
        let squares = picture.squares.into_iter().map(|square| {
            let name = format!("{} {}", column_names[square.column], row_names[square.row]);
            Square::new(position, square, name, &legal, last_square)
        });
        let squares = squares.collect();
        Self {
            game: facts.name,
            drawing: facts.board_style,
            players: facts.players,
            rows: picture.rows,
            columns: picture.columns,
            row_names,
            column_names,
            other_moves,
            to_move: (!over).then(|| position.to_move() as usize),
            move_number,
            moves_left: picture.moves_left,
            score,
            over,
            words: words(position, last, outcome.as_ref()),
            outcome,
            squares,
        }
    }
}

impl Square {
    fn new(
        position: &AnyPosition,
        square: SquarePicture<AnyMove>,
        name_beside: String,
        legal: &[AnyMove],
        last: Option<[usize; 2]>,
    ) -> Self {
        let SquarePicture { mv, row, column, piece, value } = square;
        let is_legal = mv.is_some_and(|mv| legal.contains(&mv));
        let violation = || Some(position.violation(mv?)?.message);
        Self {
            id: mv.map_or(name_beside, |mv| mv.to_string()),
            row,
            column,
            piece: piece.map(|player| player as usize),
            value,
            legal: is_legal,
            why: if is_legal || position.is_over() { None } else { violation() },
            mark: (last == Some([row, column])).then_some("last"),
        }
    }
}

impl OtherMove {
    fn new(mv: &impl ToString) -> Self {
        let id = mv.to_string();
        Self { label: id.to_lowercase(), id, legal: true }
    }
}

impl GameEnd {
    /// Returns the end of a game that is over by its rules.
    #[must_use]
    pub fn of(position: &AnyPosition) -> Self {
        let players = position.game().facts().players;
        let winner = Player::BOTH.into_iter().find(|&player| position.utility(player) > 0);
        let result = winner.map_or("a draw".to_owned(), |winner| format!("{} wins", players[winner as usize]));
        let score = score(position);
        let first = winner.unwrap_or(Player::First) as usize;
        let words = format!("{result}, {} to {} ({})", score[first], score[1 - first], position.end_reason());
        Self { winner: winner.map(|winner| winner as usize), words }
    }
}

/// Returns the score of each player.
fn score(position: &AnyPosition) -> [f64; 2] {
    let [first, second] = position.score().map(f64::from);
    [first, second + position.compensation()]
}

fn words(position: &AnyPosition, last: Option<AnyMove>, outcome: Option<&GameEnd>) -> String {
    let last = last.map_or(String::new(), |mv| format!("{mv} was played. "));
    if let Some(outcome) = outcome {
        return format!("{last}The game is over: {}.", outcome.words);
    }
    let [first, second] = score(position);
    let players = position.game().facts().players;
    let [name, other] = players;
    format!("{last}{} to move. {name} {first}, {other} {second}.", players[position.to_move() as usize])
}
