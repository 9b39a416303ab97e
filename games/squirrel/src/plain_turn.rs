//! A turn of the plain program: the search that it makes of a board, with its log.

use std::array;

use arrayvec::ArrayVec;
use suite_search::{Algorithm, INFINITY, Player, Value};

use crate::monitor::Monitor;
use crate::output::Output;
use crate::plain_program::{
    Bound, ChildWindow, Conversion, Ended, Event, FullBoard, GreedyDefault, Lines, Order, PlainProgram, Returned,
    SetsBest, ShownAfterChild, Side, Stages, Start, Undo, column, row,
};
use crate::position::Position;
use crate::search_spec::SearchSpec;
use crate::square::{BOARD_SIZE, SQUARES, Square};

/// The most nodes that a mistake may make a program visit.
const MOST_NODES: u64 = 1 << 25;
/// The number of nodes between two questions whether to go on.
const INTERVAL: u64 = 1 << 14;

/// The pieces on the squares, row by row: 0 for none, 1 for X, 2 for O.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Board(pub(crate) [u8; SQUARES]);

pub(crate) const fn position_letter(player: Player) -> u8 {
    player as u8 + 1
}

pub(crate) const fn other(player: u8) -> u8 {
    3 - player
}

impl Board {
    pub(crate) fn new(position: &Position) -> Self {
        let mut squares = Square::all();
        let piece = |square| position.piece_at(square).map_or(0, position_letter);
        Self(array::from_fn(|_| squares.next().map_or(0, piece)))
    }

    /// Returns the board with rows and columns exchanged.
    pub(crate) fn transposed(&self) -> Self {
        Self(array::from_fn(|square| self.0[column(square) * BOARD_SIZE + row(square)]))
    }

    /// Returns the board with a piece of a player on a square.
    fn with(mut self, square: usize, player: u8) -> Self {
        self.0[square] = player;
        self
    }

    pub(crate) fn is_full(&self) -> bool {
        self.empty().next().is_none()
    }

    pub(crate) fn empty(&self) -> impl Iterator<Item = usize> {
        (0..SQUARES).filter(|&square| self.0[square] == 0)
    }
}

/// What a turn has to do with the world outside.
pub(crate) struct Surroundings<'a, 'b> {
    pub(crate) logs: bool,
    pub(crate) monitor: &'a dyn Monitor,
    pub(crate) lines: &'a mut Lines<'b>,
    pub(crate) nodes: &'a mut u64,
}

/// Squares by their numbers, without allocation.
type Squares = ArrayVec<u8, SQUARES>;

/// One turn of a program.
pub(crate) struct Turn<'a, 'b> {
    program: &'a PlainProgram,
    algorithm: Algorithm,
    /// The depth at which positions are evaluated.
    limit: u32,
    me: u8,
    first: u8,
    values: [Value; SQUARES],
    root: Board,
    /// The board before the last move of the search.
    before: Board,
    /// All squares, in the order in which they are considered.
    order: [u8; SQUARES],
    /// The move that is played, and the board after it if a node below the root has set it.
    best: Option<usize>,
    best_board: Option<Board>,
    /// The window of the whole tree, if it is shared.
    global: [Value; 2],
    surroundings: Surroundings<'a, 'b>,
    line: String,
}

/// A node, as it is logged.
#[derive(Clone, Copy)]
struct Visit {
    square: Option<usize>,
    depth: u32,
    mover: u8,
    is_max: bool,
    value: Value,
    /// Alpha and beta.
    window: [Value; 2],
}

impl Visit {
    /// Returns the place of such a node among what differs for max and min nodes.
    const fn kind(&self) -> usize {
        !self.is_max as usize
    }
}

impl<'a, 'b> Turn<'a, 'b> {
    pub(crate) fn new(
        program: &'a PlainProgram,
        spec: &SearchSpec,
        first: u8,
        values: &[Value; SQUARES],
        root: Board,
        surroundings: Surroundings<'a, 'b>,
    ) -> Self {
        let is_greedy = spec.algorithm == Algorithm::Greedy && !program.greedy_looks_further;
        let limit = if is_greedy { 1 } else { (program.depth)(spec.limit as i32) };
        Self {
            program,
            algorithm: spec.algorithm,
            limit: limit.max(0) as u32,
            me: position_letter(spec.player),
            first,
            values: array::from_fn(|square| (program.square_value)(values, square)),
            root,
            before: root,
            order: array::from_fn(|number| (program.order)(number) as u8),
            best: None,
            best_board: None,
            global: [-INFINITY, INFINITY],
            surroundings,
            line: String::new(),
        }
    }

    /// Returns the board after the best move; without one, the board as it is.
    pub(crate) fn take(mut self) -> Result<Board, Ended> {
        self.surroundings.logs &= self.algorithm != Algorithm::Greedy;
        if let Some(header) = (self.program.log.header)(self.has_bounds()).filter(|_| self.surroundings.logs) {
            (self.surroundings.lines)(Output::TraverseLog, header.as_bytes())?;
        }
        let mut searched = self.root;
        self.visit(&mut searched, None, 0, self.me, [-INFINITY, INFINITY])?;
        let root = if self.program.plays_on_searched_board { searched } else { self.root };
        let is_greedy = self.algorithm == Algorithm::Greedy;
        if let Some(board) = self.best_board {
            return Ok(board);
        }
        let is_raid = |square| self.program.played_sneak_converts || self.is_raid(&root, self.me, square);
        let played = |square| self.play_as(&root, self.me, square, is_raid(square));
        Ok(match (self.best, self.program.greedy_default) {
            (Some(square), _) => played(square),
            (None, GreedyDefault::Plays) if is_greedy => played(0),
            (None, GreedyDefault::PlaysIfEmpty) if is_greedy && root.0[0] == 0 => played(0),
            (None, GreedyDefault::PlaysIfEmpty | GreedyDefault::SetsPiece) if is_greedy => root.with(0, self.me),
            (None, _) => root,
        })
    }

    fn prunes(&self) -> bool {
        self.algorithm == Algorithm::AlphaBeta
    }

    fn has_bounds(&self) -> bool {
        self.prunes() || self.program.log.bounds_in_minimax
    }

    /// Returns the value of a node, and notes the best move of the root.
    fn visit(
        &mut self,
        board: &mut Board,
        square: Option<usize>,
        depth: u32,
        mover: u8,
        window: [Value; 2],
    ) -> Result<Value, Ended> {
        self.count()?;
        let program = self.program;
        let window = if program.child_window == ChildWindow::Global { self.global } else { window };
        let is_max = self.is_max(depth);
        let mut node = Visit { square, depth, mover, is_max, value: 0, window };
        if depth >= self.limit {
            return self.visit_leaf(board, node, program.side);
        }
        if board.is_full() && program.full_board != FullBoard::InnerNode {
            return self.visit_full_board(board, node);
        }
        self.enter(&mut node)?;
        let moves = self.moves(board, mover);
        if depth == 0 && program.starts_with_first_move {
            self.best = moves.first().copied().map(usize::from);
        }
        let (mut has_best, last) = (false, moves.len().saturating_sub(1));
        let is_above_leaves = self.is_above_leaves(depth);
        for (number, square) in moves.into_iter().map(usize::from).enumerate() {
            if program.undo == Undo::NothingAndSkips && board.0[square] != 0 {
                continue;
            }
            let mut next = self.play(board, mover, square);
            let child_mover = if program.alternates { other(mover) } else { mover };
            if program.log.enters_as_parent && has_best && is_max && depth > 0 && !is_above_leaves {
                self.log(Event::Child, &node)?;
            }
            self.before = *board;
            let value = self.visit(&mut next, Some(square), depth + 1, child_mover, self.child_window(&node))?;
            self.undo(board, &mut next, square);
            if program.child_window == ChildWindow::Global {
                node.window = self.global;
            }
            let before = node;
            let is_equal = program.prefers_later && is_max && value == node.value;
            let is_better = is_equal || if is_max { value > node.value } else { value < node.value };
            if is_better {
                (node.value, has_best) = (value, true);
                if depth == 0 || program.sets_best != SetsBest::Root && is_max {
                    self.best = Some(square);
                    self.best_board = (program.sets_best == SetsBest::MaxNodesSetBoard).then_some(next);
                }
            }
            if self.prunes() {
                if (program.cuts_late)(is_above_leaves) {
                    if node.window[0] >= node.window[1] {
                        return Ok(node.value);
                    }
                } else if program.cuts_before_update[node.kind()] && self.cuts(&Visit { value, ..node }) {
                    self.log(Event::Cut, &before)?;
                    return Ok(before.value);
                } else if self.cuts(&node) {
                    let value = self.cut(&mut node, &before)?;
                    self.log_left(&node)?;
                    return Ok(value);
                }
                if (program.narrows_after_last)(depth) || number < last {
                    self.narrow(&mut node, value);
                }
            }
            if program.log.after_child.is_logged(is_better, value == node.value, number == last) {
                self.log(Event::Child, &self.shown(&node, &before))?;
            }
            if (program.returns_after_first)(is_max, is_above_leaves) {
                break;
            }
        }
        self.log_left(&node)?;
        Ok(self.leave(&node, window))
    }

    /// Returns the window of the next child of a node.
    fn child_window(&self, node: &Visit) -> [Value; 2] {
        match self.program.child_window {
            ChildWindow::Full => [-INFINITY, INFINITY],
            ChildWindow::FullBelowRoot if node.depth == 0 => [-INFINITY, INFINITY],
            ChildWindow::Current | ChildWindow::FullBelowRoot | ChildWindow::Global => node.window,
        }
    }

    /// Leaves on the board of a node what the program does not take back of the move to `next`.
    fn undo(&self, board: &mut Board, next: &mut Board, square: usize) {
        match self.program.undo {
            Undo::Whole => {}
            Undo::Piece => {
                next.0[square] = 0;
                *board = *next;
            }
            Undo::Nothing | Undo::NothingAndSkips => *board = *next,
        }
    }

    /// Returns the value of a leaf, for a player.
    fn visit_leaf(&mut self, board: &Board, mut node: Visit, side: Side) -> Result<Value, Ended> {
        node.value = self.evaluate(board, &node, side);
        let log = &self.program.log;
        for _ in 0..log.leaf_lines + u32::from((log.repeats)(node.depth)) {
            self.log(Event::Leaf, &node)?;
        }
        Ok(node.value)
    }

    /// Returns the value of a full board before the cut-off depth.
    fn visit_full_board(&mut self, board: &Board, mut node: Visit) -> Result<Value, Ended> {
        let PlainProgram { full_board, full_board_side, side, .. } = *self.program;
        let side = full_board_side.unwrap_or(side);
        if matches!(full_board, FullBoard::EnteredLeaf | FullBoard::OnlyEnteredLeaf) {
            self.enter(&mut node)?;
        }
        if matches!(full_board, FullBoard::OnlyEnteredLeaf | FullBoard::HiddenLeaf) {
            return Ok(self.evaluate(board, &node, side));
        }
        self.visit_leaf(board, node, side)
    }

    fn is_max(&self, depth: u32) -> bool {
        let depth = if self.program.min_calls_min { depth.min(1) } else { depth };
        self.program.is_max[depth as usize % 2]
    }

    /// Counts a node, and asks now and then whether to go on.
    fn count(&mut self) -> Result<(), Ended> {
        let nodes = &mut *self.surroundings.nodes;
        *nodes += 1;
        if *nodes > MOST_NODES {
            return Err(Ended::TooLong);
        }
        if nodes.is_multiple_of(INTERVAL) {
            self.surroundings.monitor.check().map_err(Ended::Interrupted)?;
        }
        Ok(())
    }

    const fn is_above_leaves(&self, depth: u32) -> bool {
        depth + 1 == self.limit
    }

    /// Returns the moves in the order in which they are considered.
    fn moves(&self, board: &Board, mover: u8) -> Squares {
        let is_considered = |square: usize| board.0[square] == 0 && (self.program.considers)(square);
        let order = self.order.into_iter().filter(|&square| is_considered(square.into()));
        if self.program.stages == Stages::Together {
            return order.collect();
        }
        let (raids, sneaks): (Squares, Squares) =
            order.partition(|&square| self.is_raid(board, mover, usize::from(square)));
        match self.program.stages {
            Stages::OnlyRaidsIfAny if !raids.is_empty() => raids,
            Stages::SneaksFirst => sneaks.into_iter().chain(raids).collect(),
            _ => raids.into_iter().chain(sneaks).collect(),
        }
    }

    fn is_raid(&self, board: &Board, mover: u8, square: usize) -> bool {
        (self.program.is_raid)(self.raided_from(square).filter(|&other| board.0[other] == mover).count())
    }

    /// Returns the squares of which one with an own piece makes a move a Raid.
    fn raided_from(&self, square: usize) -> impl Iterator<Item = usize> {
        self.program.touching[0][square].map(Square::index)
    }

    /// Returns the squares where a Raid converts.
    fn touching(&self, square: usize) -> impl Iterator<Item = usize> {
        self.program.touching[1][square].map(Square::index)
    }

    /// Returns the squares where a Raid converts, in an order.
    fn touching_in(&self, order: Order, square: usize) -> impl Iterator<Item = usize> {
        let neighbor = move |difference: i32| usize::try_from(square as i32 + difference).ok();
        order
            .into_iter()
            .filter_map(neighbor)
            .filter(move |&other| self.touching(square).any(|touching| touching == other))
    }

    pub(crate) fn play(&self, board: &Board, mover: u8, square: usize) -> Board {
        self.play_as(board, mover, square, self.is_raid(board, mover, square))
    }

    fn play_as(&self, board: &Board, mover: u8, square: usize, is_raid: bool) -> Board {
        let mut next = *board;
        next.0[square] = mover;
        if !is_raid || mover != self.me && !self.program.opponent_converts {
            return next;
        }
        let touching = |square: usize| self.touching(square);
        let is_opposing = |square: &usize| board.0[*square] == other(mover);
        let mut convert = |square| next.0[square] = mover;
        match self.program.conversion {
            Conversion::Touching => touching(square).filter(is_opposing).for_each(convert),
            Conversion::First(order) => self.touching_in(order, square).filter(is_opposing).take(1).for_each(convert),
            Conversion::AfterOwn(order) => {
                let from_own = self.touching_in(order, square).skip_while(|&other| board.0[other] != mover);
                from_own.filter(is_opposing).for_each(convert);
            }
            Conversion::OnlyOs => touching(square).filter(|&other| board.0[other] == 2).for_each(convert),
            Conversion::CornerSlip => {
                let slip = |other: usize| if square == SQUARES - 1 { SQUARES - 2 } else { other };
                touching(square).filter(is_opposing).map(slip).for_each(convert);
            }
            Conversion::Nothing => {}
            Conversion::EmptyToo => touching(square).for_each(convert),
            Conversion::AroundOwn => {
                let own = self.raided_from(square).filter(|&other| board.0[other] == mover);
                own.chain([square]).flat_map(touching).filter(is_opposing).for_each(convert);
            }
            Conversion::Chain => {
                let mut chain = vec![square];
                let mut reached = 0;
                while let Some(&from) = chain.get(reached) {
                    let more: Vec<_> =
                        touching(from).filter(is_opposing).filter(|square| !chain.contains(square)).collect();
                    chain.extend(more);
                    reached += 1;
                }
                chain.into_iter().for_each(&mut convert);
            }
        }
        next
    }

    fn evaluate(&self, board: &Board, node: &Visit, side: Side) -> Value {
        let is_before_move = self.program.evaluates_before_move[usize::from(board.is_full())];
        let board = if is_before_move { &self.before } else { board };
        let player = match side {
            Side::Opponent => other(self.me),
            Side::FirstOfTask => self.first,
            Side::SecondOfTask => other(self.first),
            Side::X => 1,
            Side::O => 2,
            Side::ToMove => node.mover,
            Side::ToMoveDeep if node.depth > 1 => node.mover,
            Side::Player | Side::ToMoveDeep => self.me,
            Side::Moved => other(node.mover),
        };
        // By piece, without a branch: 0 for none, 1 for X, 2 for O.
        let mut sums = [0; 3];
        for (&piece, value) in board.0.iter().zip(&self.values) {
            sums[usize::from(piece)] += value;
        }
        let [own, opposing] = [player, other(player)].map(|piece| sums[usize::from(piece)]);
        let value = (self.program.worth)([sums[0], own, opposing]);
        // Only a greedy program adds up the gains of a move; the others evaluate the board.
        if let (Algorithm::Greedy, Some(last)) = (self.algorithm, node.square) {
            let was_opposing = |square: &usize| self.root.0[*square] == other(self.me) && board.0[*square] == self.me;
            let converted: Value = (0..SQUARES).filter(was_opposing).map(|square| self.values[square]).sum();
            let own = self.raided_from(last).filter(|&square| self.root.0[square] == self.me).count();
            return value - (2 - (self.program.converted_counts)(own)) * converted;
        }
        value
    }

    /// Gives a node its first value, and logs it.
    fn enter(&mut self, node: &mut Visit) -> Result<(), Ended> {
        let program = self.program;
        let infinite = if node.is_max { -INFINITY } else { INFINITY };
        let prunes = self.prunes();
        let started = |start| match start {
            Start::Value(value) => value,
            Start::Alpha if prunes => node.window[0],
            Start::Beta if prunes => node.window[1],
            Start::Infinite | Start::Alpha | Start::Beta => infinite,
        };
        let is_deep_min = prunes && !node.is_max && node.depth > 1;
        let start = program.deep_min_start.filter(|_| is_deep_min);
        let value = match self.algorithm {
            Algorithm::Greedy if node.is_max => program.greedy_start,
            _ => started(start.unwrap_or(program.starts[node.kind()])),
        };
        let shown = program.deep_min_shown.filter(|_| is_deep_min).or(program.shown[node.kind()]);
        let shown = shown.map_or(value, started);
        node.value = shown;
        if (program.log.enters)(node.depth) {
            self.log(Event::Enter, node)?;
        }
        node.value = value;
        Ok(())
    }

    fn cuts(&self, node: &Visit) -> bool {
        let Visit { is_max, value, window: [alpha, beta], .. } = *node;
        let is_beyond = match (is_max, self.program.cuts_strictly[node.kind()]) {
            (true, false) => value >= beta,
            (true, true) => value > beta,
            (false, false) => value <= alpha,
            (false, true) => value < alpha,
        } || self.program.cuts_by_bounds && alpha >= beta;
        self.program.cuts[node.kind()] && is_beyond
    }

    /// Returns a node as the line after a child shows it, by what it was before the child.
    fn shown(&self, node: &Visit, before: &Visit) -> Visit {
        match self.program.log.shown_after_child[node.kind()] {
            ShownAfterChild::Updated => *node,
            ShownAfterChild::OldBounds => Visit { window: before.window, ..*node },
            ShownAfterChild::Old => *before,
        }
    }

    /// Logs a cut, and returns the value of the node.
    fn cut(&mut self, node: &mut Visit, before: &Visit) -> Result<Value, Ended> {
        let bound = node.window[usize::from(node.is_max)];
        if self.program.narrows_before_cut[node.kind()] {
            self.narrow(node, node.value);
        }
        if self.program.log.cuts {
            self.log(Event::Cut, &self.shown(node, before))?;
        }
        Ok(match self.program.returned[node.kind()] {
            Returned::BoundOfCut | Returned::Clamped => bound,
            Returned::Value | Returned::OwnBound => node.value,
        })
    }

    /// Updates the bound of a node after a child with this value.
    fn narrow(&mut self, node: &mut Visit, childs_value: Value) {
        let bound = (self.program.bound)(node.is_max, self.is_above_leaves(node.depth));
        let [alpha, beta] = &mut node.window;
        let updated = |better: Value| match bound {
            Bound::Better => better,
            Bound::Value => node.value,
            Bound::ChildsValue => childs_value,
        };
        match node.is_max {
            true if self.program.narrows[0] => *alpha = updated(node.value.max(*alpha)),
            false if self.program.narrows[1] => *beta = updated(node.value.min(*beta)),
            _ => {}
        }
        if self.program.child_window == ChildWindow::Global {
            self.global = node.window;
        }
    }

    /// Returns the value of a node that was entered with a window and not cut.
    fn leave(&self, node: &Visit, [alpha, beta]: [Value; 2]) -> Value {
        match self.program.returned[node.kind()] {
            Returned::Clamped if self.prunes() => node.value.max(alpha).min(beta),
            Returned::OwnBound if self.prunes() => node.window[node.kind()],
            _ => node.value,
        }
    }

    /// Logs an inner node that is left.
    fn log_left(&mut self, node: &Visit) -> Result<(), Ended> {
        let log = &self.program.log;
        for _ in 0..u32::from((log.leaves)(node.depth)) + u32::from((log.repeats)(node.depth)) {
            self.log(Event::Child, node)?;
        }
        Ok(())
    }

    fn log(&mut self, event: Event, node: &Visit) -> Result<(), Ended> {
        let log = &self.program.log;
        if !self.surroundings.logs || node.square.is_none() && !log.root_lines {
            return Ok(());
        }
        let Visit { square, depth, value, window, .. } = *node;
        self.line.clear();
        match square {
            None => self.line += log.root,
            Some(square) => self.line.extend((log.name)(square)),
        }
        self.line += log.separator;
        self.line += itoa::Buffer::new().format(depth + log.first_depth);
        self.line += log.separator;
        let value = if log.negates_min && node.mover != self.me { -value } else { value };
        self.number(value);
        if self.has_bounds() && (log.bounds)(event, depth) {
            let [first, second] = if (log.exchanges_bounds)(event) { [window[1], window[0]] } else { window };
            let above_leaves = self.limit.saturating_sub(1);
            let is_low = depth >= above_leaves && self.is_max(above_leaves);
            if (log.separates_alpha)(is_low) {
                self.line += log.separator;
            }
            self.number(first);
            self.line += log.separator;
            self.number(second);
        }
        (self.surroundings.lines)(Output::TraverseLog, self.line.as_bytes())
    }

    fn number(&mut self, value: Value) {
        let log = &self.program.log;
        match value {
            INFINITY => self.line += log.infinities[0],
            value if value == -INFINITY => self.line += log.infinities[1],
            value => {
                self.line += itoa::Buffer::new().format(value);
                self.line += log.decimals;
            }
        }
    }
}
