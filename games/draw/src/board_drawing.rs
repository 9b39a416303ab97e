//! Drawings of boards: of any game, in the style that it names.

use suite_search::{Game, Player};
use suite_tabletop::{AnyMove, AnyPosition, BoardStyle, SquarePicture};

use crate::drawing::{Anchor, Drawing, Fill, Point, Shape, Style};

/// The free edge around a board, with the names of rows and columns on the left and above. All lengths are in points.
const MARGIN: f64 = 8.0;
const NAMES: f64 = 20.0;
/// The side of a square.
const SIDE: f64 = 36.0;
/// Half of the width of a piece.
const PIECE: f64 = 14.0;
/// Half of the width of a mark on a piece.
const MARK: f64 = 4.5;
/// The sizes of fonts: values of squares, names beside the board, values beside a piece.
const FONT: f64 = 14.0;
const NAME_FONT: f64 = 12.0;
const SMALL_FONT: f64 = 8.0;
/// From the middle of a line of text down to its baseline, in sizes of its font.
const BASELINE: f64 = 0.36;

/// Draws the board of a position of any game; the last move, if there is one, is marked.
///
/// ```
/// let game = suite_catalog::find("othello").expect("a game of the catalog");
/// let start = game.usual_spec()?.start;
/// assert!(suite_draw::draw_board(&start, None).to_svg().starts_with("<svg "));
/// # Ok::<_, suite_tabletop::GameError>(())
/// ```
#[must_use]
pub fn draw_board(position: &AnyPosition, last: Option<AnyMove>) -> Drawing {
    let (picture, facts) = (position.picture(), position.game().facts());
    let [row_names, column_names] = picture.names_beside(facts);
    let name = |square: &SquarePicture<AnyMove>| {
        let (row, column) = (&row_names[square.row], &column_names[square.column]);
        if facts.numbers_beside_board { format!("{row},{column}") } else { format!("{column}{row}") }
    };
    let pieces = Player::BOTH.map(|player| {
        let squares = picture.squares.iter().filter(|square| square.piece == Some(player)).map(name);
        let squares = squares.collect::<Vec<_>>().join(" ");
        format!("{}: {}", facts.players[player as usize], if squares.is_empty() { "none" } else { &squares })
    });
    let [rows, columns] = [picture.rows, picture.columns].map(|count| count as f64);
    let mut board = BoardDrawing { style: facts.board_style, rows, columns, shapes: Vec::new() };
    board.lines();
    for (at, name) in row_names.iter().enumerate() {
        let Point { y, .. } = center(at, 0);
        board.text(Point::new(MARGIN + NAMES / 2.0, y), NAME_FONT, Style::Plain, name.clone());
    }
    for (at, name) in column_names.iter().enumerate() {
        let Point { x, .. } = center(0, at);
        board.text(Point::new(x, MARGIN + NAMES / 2.0), NAME_FONT, Style::Plain, name.clone());
    }
    let last = last.and_then(|mv| position.last_square(mv));
    for square in &picture.squares {
        board.square(square, last == Some([square.row, square.column]));
    }
    let to_move = facts.players[position.to_move() as usize];
    let state = if position.is_over() { "the game is over".to_owned() } else { format!("{to_move} to move") };
    Drawing {
        title: format!("{}, {state}", facts.title),
        description: pieces.join("; "),
        width: 2.0 * MARGIN + NAMES + columns * SIDE,
        height: 2.0 * MARGIN + NAMES + rows * SIDE,
        shapes: board.shapes,
    }
}

/// Returns the center of a square.
fn center(row: usize, column: usize) -> Point {
    let [x, y] = [column, row].map(|index| MARGIN + NAMES + (index as f64 + 0.5) * SIDE);
    Point::new(x, y)
}

struct BoardDrawing {
    style: BoardStyle,
    rows: f64,
    columns: f64,
    shapes: Vec<Shape>,
}

impl BoardDrawing {
    /// Draws what an empty board shows.
    fn lines(&mut self) {
        // Stones stand on the crossings of lines, which end there; strokes have no edge.
        let (from_edge, inner) = match self.style {
            BoardStyle::Stones => (SIDE / 2.0, 0.5),
            BoardStyle::Strokes => (0.0, 1.0),
            BoardStyle::Grid | BoardStyle::Disks | BoardStyle::Plots => (0.0, 0.0),
        };
        let style = if self.style == BoardStyle::Strokes { Style::Emphasized } else { Style::Plain };
        let start = MARGIN + NAMES;
        let (right, bottom) = (start + self.columns * SIDE - from_edge, start + self.rows * SIDE - from_edge);
        let places = |count: f64| {
            let first = (inner, count - inner);
            std::iter::successors(Some(first.0), |place| Some(place + 1.0)).take_while(move |place| *place <= first.1)
        };
        for row in places(self.rows) {
            let y = start + row * SIDE;
            self.line(Point::new(start + from_edge, y), Point::new(right, y), style);
        }
        for column in places(self.columns) {
            let x = start + column * SIDE;
            self.line(Point::new(x, start + from_edge), Point::new(x, bottom), style);
        }
    }

    fn square<M>(&mut self, square: &SquarePicture<M>, is_last: bool) {
        let center = center(square.row, square.column);
        let is_round = matches!(self.style, BoardStyle::Stones | BoardStyle::Disks);
        if is_last && !is_round {
            let (left, top) = (center.x - SIDE / 2.0, center.y - SIDE / 2.0);
            self.shapes.push(Shape::rectangle(left, top, SIDE, SIDE, Style::Plain, Fill::Light));
        }
        match (square.value, square.piece) {
            (Some(value), None) => self.text(center, FONT, Style::Plain, value.to_string()),
            (Some(value), Some(_)) => {
                let corner = Point::new(center.x - SIDE / 2.0 + 6.5, center.y - SIDE / 2.0 + 6.0);
                self.text(corner, SMALL_FONT, Style::Plain, value.to_string());
            }
            (None, _) => (),
        }
        let Some(player) = square.piece else { return };
        if is_round {
            let fill = if player == Player::First { Fill::Black } else { Fill::White };
            self.circle(center, PIECE, Style::Plain, fill);
            if is_last {
                let mark = if player == Player::First { Fill::White } else { Fill::Black };
                self.circle(center, MARK, Style::Plain, mark);
            }
            return;
        }
        let half = PIECE * 0.6;
        match player {
            Player::First => {
                for down in [half, -half] {
                    let (from, to) = ((center.x - half, center.y - down), (center.x + half, center.y + down));
                    self.line(Point::new(from.0, from.1), Point::new(to.0, to.1), Style::Emphasized);
                }
            }
            Player::Second => self.circle(center, half, Style::Emphasized, Fill::White),
        }
    }

    fn line(&mut self, from: Point, to: Point, style: Style) {
        self.shapes.push(Shape::Line { from, to, style });
    }

    fn circle(&mut self, center: Point, radius: f64, style: Style, fill: Fill) {
        self.shapes.push(Shape::Circle { center, radius, style, fill });
    }

    /// Writes a text around a point.
    fn text(&mut self, center: Point, size: f64, style: Style, text: String) {
        let at = Point::new(center.x, center.y + size * BASELINE);
        self.shapes.push(Shape::Text { at, anchor: Anchor::Middle, size, style, text });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn circles(drawing: &Drawing, fill: Fill) -> Vec<(f64, f64)> {
        let centers = drawing.shapes.iter().filter_map(|shape| match shape {
            Shape::Circle { center, radius, fill: found, .. } if *found == fill && *radius > MARK => {
                Some((center.x, center.y))
            }
            _ => None,
        });
        centers.collect()
    }

    #[test]
    fn every_game_is_drawn_with_its_pieces_inside() {
        for game in suite_catalog::games() {
            let mut position = game.usual_spec().expect("a start").start;
            let mut last = None;
            while !position.is_over() {
                let drawing = draw_board(&position, last);
                let empty = draw_board(&game.usual_spec().expect("a start").start, None);
                for shape in &drawing.shapes {
                    let (Shape::Line { from: at, .. } | Shape::Circle { center: at, .. } | Shape::Text { at, .. }) =
                        shape
                    else {
                        continue;
                    };
                    assert!(
                        (0.0..=drawing.width).contains(&at.x) && (0.0..=drawing.height).contains(&at.y),
                        "{shape:?}"
                    );
                }
                assert_eq!((drawing.width, drawing.height), (empty.width, empty.height));
                last = position.moves().next();
                position = position.play(last.expect("a move"));
            }
            assert!(draw_board(&position, last).title.ends_with("the game is over"), "{game:?}");
        }
    }

    #[test]
    fn disks_stand_where_they_are() {
        let othello = suite_catalog::find("othello").expect("a game");
        let drawing = draw_board(&othello.usual_spec().expect("a start").start, None);
        let at = |row, column| center(row, column);
        let places = |squares: [Point; 2]| squares.map(|Point { x, y }| (x, y)).to_vec();
        assert_eq!(circles(&drawing, Fill::Black), places([at(3, 4), at(4, 3)]));
        assert_eq!(circles(&drawing, Fill::White), places([at(3, 3), at(4, 4)]));
        let told = ("Othello, dark to move", "dark: 3,4 4,3; light: 3,3 4,4");
        assert_eq!((&*drawing.title, &*drawing.description), told);
    }

    #[test]
    fn lines_of_stones_end_at_the_outer_crossings_and_strokes_are_inside() {
        let lines = |game: &str| {
            let start = suite_catalog::find(game).expect("a game").usual_spec().expect("a start").start;
            let shapes = draw_board(&start, None).shapes;
            shapes.into_iter().filter(|shape| matches!(shape, Shape::Line { .. })).count()
        };
        assert_eq!(["go", "tictactoe", "squirrel", "othello"].map(lines), [10, 4, 12, 18]);
    }
}
