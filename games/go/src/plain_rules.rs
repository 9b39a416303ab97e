//! The rules of Little-Go as a student would write them, with a field for each decision.
//!
//! They are slow and plain, and share nothing with [`Position`](crate::Position): each field is right by default, and a
//! known mistake changes it. The rules tell whether a program by them takes an answer for a legal one.

use std::iter;

use suite_search::Player;

use crate::board::Board;
use crate::size::Size;

const MOST: usize = Size::MAX.side();

/// The rows of a board: 0 is empty, 1 is Black, and 2 is White.
pub(crate) type Rows = [[u8; MOST]; MOST];

/// A step from a point to another one: rows down, and columns to the right.
type Step = [i64; 2];

const UP: Step = [-1, 0];
const LEFT: Step = [0, -1];
const RIGHT: Step = [0, 1];
const DOWN: Step = [1, 0];
pub(crate) const STRAIGHT: &[Step] = &[UP, LEFT, RIGHT, DOWN];
pub(crate) const ALL_AROUND: &[Step] = &[UP, LEFT, RIGHT, DOWN, [-1, -1], [-1, 1], [1, -1], [1, 1]];
pub(crate) const WITHOUT_UP: &[Step] = &[LEFT, RIGHT, DOWN];
pub(crate) const WITHOUT_LEFT: &[Step] = &[UP, RIGHT, DOWN];
pub(crate) const WITHOUT_RIGHT: &[Step] = &[UP, LEFT, DOWN];
pub(crate) const WITHOUT_DOWN: &[Step] = &[UP, LEFT, RIGHT];

/// What a program is shown in a turn, and what it may remember.
#[derive(Debug, Clone, Copy)]
pub(crate) struct View<'a> {
    pub size: Size,
    pub player: Player,
    /// The boards of the game, from its start to the current one.
    pub boards: &'a [Rows],
}

/// The rules by which a program decides whether an answer is legal.
#[derive(Debug, Clone)]
#[expect(clippy::struct_excessive_bools, reason = "each decision is one of its own")]
pub struct PlainRules {
    /// The point that an answer stands for on the program's own board, given the greatest row and column.
    pub(crate) point: fn([i64; 2], i64) -> [i64; 2],
    pub(crate) reads_previous_board: bool,
    pub(crate) exchanges_colors: bool,
    pub(crate) onto_own_stones: bool,
    pub(crate) onto_opponents_stones: bool,
    /// The steps from a stone to those that it is connected with.
    pub(crate) connections: &'static [Step],
    /// The steps from a stone to its liberties.
    pub(crate) liberties: &'static [Step],
    pub(crate) edge: Edge,
    /// Whether no step leads to the first row or column, or to the last.
    pub(crate) overlooks_first: bool,
    pub(crate) overlooks_last: bool,
    /// The stones whose liberties are counted for a stone of the player's own.
    pub(crate) own_group: Extent,
    /// The same for a stone of the opponent, to see whether it is captured.
    pub(crate) opponents_group: Extent,
    /// The fewest liberties with which a group is not captured.
    pub(crate) opponents_liberties: usize,
    /// The fewest liberties with which a placement is not suicide.
    pub(crate) own_liberties: usize,
    pub(crate) suicide: Suicide,
    /// Whether captured stones are removed before the liberties of the new stone are counted.
    pub(crate) captures_first: bool,
    pub(crate) ko: Ko,
}

/// What lies beyond the edge of the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Edge {
    Nothing,
    Liberties,
    /// The opposite edge.
    Wrapped,
    /// The last row above the first one, and the last column left of the first one, as indexes of -1 have it.
    WrappedBelowZero,
}

/// The stones that are taken for a group.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Extent {
    All,
    /// The stone with those next to it.
    Adjacent,
    Stone,
}

/// Which suicide is allowed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Suicide {
    Forbidden,
    OfSingleStones,
    OfGroups,
    Allowed,
}

/// Which placements the ko forbids.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Ko {
    /// Those that restore the board before the opponent's last move.
    PreviousBoard,
    None,
    /// Those that restore any board of the game.
    AnyBoard,
    /// Those that restore the board of the player's own last turn, before its move.
    BoardOfLastTurn,
    /// Those that restore the last board that was different.
    LastOtherBoard,
    /// Those that capture the opponent's last stone, and it alone.
    Recapture,
    /// Those where the opponent's last move captured a stone.
    CapturedPoints,
}

impl Default for PlainRules {
    fn default() -> Self {
        Self {
            point: |answer, _| answer,
            reads_previous_board: false,
            exchanges_colors: false,
            onto_own_stones: false,
            onto_opponents_stones: false,
            connections: STRAIGHT,
            liberties: STRAIGHT,
            edge: Edge::Nothing,
            overlooks_first: false,
            overlooks_last: false,
            own_group: Extent::All,
            opponents_group: Extent::All,
            opponents_liberties: 1,
            own_liberties: 1,
            suicide: Suicide::Forbidden,
            captures_first: true,
            ko: Ko::PreviousBoard,
        }
    }
}

impl PlainRules {
    /// Returns the points, as rows and columns, where a player may place a stone by these rules, after the boards of
    /// the game up to the current one.
    ///
    /// ```
    /// use suite_go::{Board, PlainRules, Size};
    /// use suite_search::Player;
    ///
    /// let empty = Board::empty(Size::DEFAULT);
    /// assert_eq!(PlainRules::default().placements(&[empty], Player::First).len(), 25);
    /// ```
    #[must_use]
    pub fn placements(&self, boards: &[Board], player: Player) -> Vec<[usize; 2]> {
        let Some(now) = boards.last() else { return Vec::new() };
        let boards: Vec<Rows> = boards.iter().map(rows).collect();
        let view = View { size: now.size(), player, boards: &boards };
        let points = now.size().points().map(|point| [point.row(), point.column()]);
        points.filter(|point| self.allow(&view, point.map(|index| index as i64))).collect()
    }

    /// Returns the stones that a player's stone on a point captures by these rules.
    #[must_use]
    pub fn captured(&self, board: &Board, player: Player, [row, column]: [usize; 2]) -> Vec<[usize; 2]> {
        let mut rows = rows(board);
        rows[row][column] = piece(player);
        self.remove_captured(&mut rows, board.size().side(), piece(player.opponent()))
    }

    /// Returns whether a stone may be placed where an answer says.
    pub(crate) fn allow(&self, view: &View<'_>, answer: [i64; 2]) -> bool {
        let side = view.size.side();
        let point = (self.point)(answer, side as i64 - 1).map(usize::try_from);
        let [Ok(row), Ok(column)] = point else { return false };
        if row >= side || column >= side {
            return false;
        }
        let player = if self.exchanges_colors { view.player.opponent() } else { view.player };
        let own = piece(player);
        let mut rows = view.now();
        if self.reads_previous_board {
            rows = view.ago(1).unwrap_or(rows);
        }
        let is_free = match rows[row][column] {
            0 => true,
            stone if stone == own => self.onto_own_stones,
            _ => self.onto_opponents_stones,
        };
        if !is_free {
            return false;
        }
        rows[row][column] = own;
        let mut captured = rows;
        let died = self.remove_captured(&mut captured, side, 3 - own);
        let counted = if self.captures_first { &captured } else { &rows };
        !self.is_suicide(counted, side, [row, column]) && !self.is_ko(view, [row, column], &captured, &died)
    }

    fn is_suicide(&self, rows: &Rows, side: usize, point: [usize; 2]) -> bool {
        let is_allowed = match self.suicide {
            Suicide::Forbidden => false,
            Suicide::Allowed => true,
            Suicide::OfSingleStones => self.group(rows, side, point, Extent::All).count() == 1,
            Suicide::OfGroups => self.group(rows, side, point, Extent::All).count() > 1,
        };
        !is_allowed
            && !self.has_liberties(rows, side, self.group(rows, side, point, self.own_group), self.own_liberties)
    }

    fn is_ko(&self, view: &View<'_>, [row, column]: [usize; 2], rows: &Rows, died: &[[usize; 2]]) -> bool {
        let now = view.now();
        let own = piece(view.player);
        match self.ko {
            Ko::None => false,
            Ko::PreviousBoard => view.ago(1) == Some(*rows),
            Ko::BoardOfLastTurn => view.ago(2) == Some(*rows),
            Ko::AnyBoard => view.boards.contains(rows),
            Ko::LastOtherBoard => view.boards.iter().rfind(|&&board| board != now) == Some(rows),
            Ko::Recapture => match (died, view.ago(1)) {
                (&[[row, column]], Some(before)) => before[row][column] == 0,
                _ => false,
            },
            Ko::CapturedPoints => view.ago(1).is_some_and(|before| before[row][column] == own && now[row][column] == 0),
        }
    }

    /// Removes the stones of a color that it takes for captured, and returns them.
    fn remove_captured(&self, rows: &mut Rows, side: usize, stone: u8) -> Vec<[usize; 2]> {
        let points = (0..side).flat_map(|row| (0..side).map(move |column| [row, column]));
        let of_color = points.filter(|&[row, column]| rows[row][column] == stone);
        let is_captured = |&point: &[usize; 2]| {
            let group = self.group(rows, side, point, self.opponents_group);
            !self.has_liberties(rows, side, group, self.opponents_liberties)
        };
        let captured: Vec<_> = of_color.filter(is_captured).collect();
        for &[row, column] in &captured {
            rows[row][column] = 0;
        }
        captured
    }

    /// Returns whether the stones of a group have at least so many liberties together.
    fn has_liberties(
        &self,
        rows: &Rows,
        side: usize,
        mut group: impl Iterator<Item = [usize; 2]>,
        least: usize,
    ) -> bool {
        let mut found = Vec::new();
        // Most groups have enough at their first stones.
        group.any(|stone| {
            for &step in self.liberties {
                let liberty = match self.neighbor(side, stone, step) {
                    Some(point @ [row, column]) => (rows[row][column] == 0).then(|| point.map(|index| index as i64)),
                    None => beyond(side, stone, step).filter(|_| self.edge == Edge::Liberties),
                };
                found.extend(liberty.filter(|liberty| !found.contains(liberty)));
            }
            found.len() >= least
        })
    }

    /// Returns the stones that are taken for the group of a stone, the stone itself first.
    fn group(&self, rows: &Rows, side: usize, point: [usize; 2], extent: Extent) -> impl Iterator<Item = [usize; 2]> {
        let most = match extent {
            Extent::Stone => 0,
            Extent::Adjacent => 1,
            Extent::All => usize::MAX,
        };
        let color = rows[point[0]][point[1]];
        let (mut stones, mut visited) = (vec![point], 0);
        iter::from_fn(move || {
            let stone = *stones.get(visited)?;
            if visited < most {
                for [row, column] in self.neighbors(self.connections, side, stone) {
                    if rows[row][column] == color && !stones.contains(&[row, column]) {
                        stones.push([row, column]);
                    }
                }
            }
            visited += 1;
            Some(stone)
        })
    }

    fn neighbors(
        &self,
        steps: &'static [Step],
        side: usize,
        point: [usize; 2],
    ) -> impl Iterator<Item = [usize; 2]> + use<'_> {
        steps.iter().filter_map(move |&step| self.neighbor(side, point, step))
    }

    /// Returns where a step leads to, if that is on the board and not overlooked.
    fn neighbor(&self, side: usize, [row, column]: [usize; 2], [down, right]: Step) -> Option<[usize; 2]> {
        Some([self.index_after(side, row, down)?, self.index_after(side, column, right)?])
    }

    /// The same for a row or a column.
    fn index_after(&self, side: usize, index: usize, step: i64) -> Option<usize> {
        let last = side as i64 - 1;
        let index = index as i64 + step;
        let overlooked = self.overlooks_first && index == 0 || self.overlooks_last && index == last;
        if step != 0 && overlooked {
            return None;
        }
        let index = match self.edge {
            Edge::Wrapped => index.rem_euclid(last + 1),
            Edge::WrappedBelowZero if index < 0 => last,
            _ => index,
        };
        usize::try_from(index).ok().filter(|&index| index < side)
    }
}

impl View<'_> {
    pub(crate) fn now(&self) -> Rows {
        self.ago(0).unwrap_or_default()
    }

    /// Returns the board as it was `moves` moves ago; `None` before the start of the game.
    fn ago(&self, moves: usize) -> Option<Rows> {
        let last = self.boards.len().checked_sub(1)?;
        last.checked_sub(moves).map(|index| self.boards[index])
    }
}

/// Returns the rows of a board.
pub(crate) fn rows(board: &Board) -> Rows {
    let mut rows = Rows::default();
    for point in board.size().points() {
        rows[point.row()][point.column()] = board.stone_at(point).map_or(0, piece);
    }
    rows
}

pub(crate) const fn piece(player: Player) -> u8 {
    match player {
        Player::First => 1,
        Player::Second => 2,
    }
}

/// Returns where a step leads to if that is not on the board.
fn beyond(side: usize, point: [usize; 2], step: Step) -> Option<[i64; 2]> {
    let reached = [point[0] as i64 + step[0], point[1] as i64 + step[1]];
    reached.iter().any(|index| !(0..side as i64).contains(index)).then_some(reached)
}
