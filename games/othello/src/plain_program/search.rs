//! The searches of a plain program.

use std::array;

use rustc_hash::FxHashMap;
use suite_search::Player;

use super::board::{At, PlainBoard, bit, squares};
use super::{AT_END, AT_LIMIT, Cuts, ForWhom, MAX, MIN, Nodes, Ordering, PlainProgram, Strategy, Stuck, Takes, Worth};
use crate::protocol::Options;

/// The most nodes of a search.
const MOST_NODES: u32 = 1 << 18;

/// The widest window.
const WHOLE: [f64; 2] = [f64::NEG_INFINITY, f64::INFINITY];

/// A position as a node of the search: the board, the kind of the node, and the plies that are left.
type Key = (PlainBoard, usize, Option<u32>);

/// A move, and the board after it.
type Child = (At, PlainBoard);

/// A search of a plain program. Its functions return `None` if it has become too large.
pub(super) struct PlainSearch<'a> {
    program: &'a PlainProgram,
    options: Options,
    /// The player whom the program takes itself to be.
    player: Player,
    nodes: u32,
    /// The values of nodes, in a search without pruning or with a cache that is wrong.
    values: FxHashMap<Key, f64>,
    /// Alpha and beta, if they are the same for all nodes.
    window: [f64; 2],
}

impl<'a> PlainSearch<'a> {
    pub(super) fn new(program: &'a PlainProgram, options: Options, player: Player) -> Self {
        let window = program.alpha_beta.window;
        Self { program, options, player, nodes: 0, values: FxHashMap::default(), window }
    }

    /// Returns the squares that may be chosen; none if there is no move.
    pub(super) fn choose(&mut self, board: &PlainBoard) -> Option<Vec<At>> {
        let children = self.children(board, MAX);
        let squares: Vec<_> = children.iter().map(|&(at, _)| at).collect();
        if self.program.strategy != Strategy::Search || squares.is_empty() {
            let is_first = self.program.strategy == Strategy::FirstMove;
            let only = if is_first { squares.first() } else { squares.last() };
            return Some(only.copied().into_iter().collect());
        }
        let told = match self.program.limit.instead {
            Some(limit) => limit,
            None => self.options.limit.or(self.program.limit.without),
        };
        let limit = told.map(|limit| limit.saturating_add_signed(self.program.limit.plies_more));
        // A limit of 0 chooses no move.
        let limit = limit.map(|limit| limit.max(1));
        let best = if self.keeps_bounds() {
            let [alpha, beta] = self.program.alpha_beta.window;
            self.bounded_value(board, MAX, limit, alpha, beta)?.1.into_iter().collect()
        } else {
            self.best(&children, limit)?
        };
        // Where nothing exceeds the value that the root starts with, it still has the first move, or fails.
        Some(if best.is_empty() { vec![squares[0]] } else { best })
    }

    /// Returns whether what alpha-beta does with its bounds matters.
    fn keeps_bounds(&self) -> bool {
        let PlainProgram { alpha_beta, nodes, .. } = self.program;
        let caches_bounds = alpha_beta.caches_bounds && self.options.caching;
        let without_cache = super::AlphaBeta { caches_bounds: false, ..*alpha_beta };
        let is_changed = without_cache != super::AlphaBeta::default() || nodes.takes.contains(&Takes::Last);
        !self.options.minimax && (is_changed || caches_bounds)
    }

    /// Returns all squares that are best by the values of whole trees.
    fn best(&mut self, children: &[Child], limit: Option<u32>) -> Option<Vec<At>> {
        let left = self.plies_left(MAX, limit);
        let takes = self.program.nodes.takes[MAX];
        let mut best = self.program.nodes.root_starts.unwrap_or_else(|| self.start(MAX));
        let mut places = Vec::new();
        for (place, (_, board)) in children.iter().enumerate() {
            let value = self.value(board, MIN, left, [best, f64::INFINITY])?;
            if takes.prefers(value, best, place == 0) {
                best = value;
                places = vec![place];
            } else if value == best && !places.is_empty() && takes != Takes::First {
                places.push(place);
            }
        }
        if self.options.ordering && !self.options.minimax && self.program.ordering == Ordering::MixesPlaces {
            let sorted = self.sorted(children, MAX);
            let place_of = |place: &usize| sorted.iter().position(|(at, _)| *at == children[*place].0);
            places = places.iter().filter_map(place_of).collect();
        }
        Some(places.into_iter().map(|place| children[place].0).collect())
    }

    /// Returns the value of a node, or less than alpha if it is less than alpha, or at least beta if it is that.
    /// Without pruning, which is right for greatest and least values only, nodes are not searched twice.
    fn value(&mut self, board: &PlainBoard, kind: usize, left: Option<u32>, window: [f64; 2]) -> Option<f64> {
        let takes = self.program.nodes.takes;
        let prunes = takes == [Takes::Greatest, Takes::Least];
        let key = (*board, kind, left);
        if !prunes && let Some(&value) = self.values.get(&key) {
            return Some(value);
        }
        if let Some(value) = self.leaf(board, kind, left, window)? {
            return Some(value);
        }
        let [mut alpha, mut beta] = window;
        let (mut best, mut sum) = (self.start(kind), 0.0);
        if takes[kind] == Takes::Nothing {
            return Some(best);
        }
        let children = self.children(board, kind);
        let left = self.plies_left(kind, left);
        for (place, (_, child)) in children.iter().enumerate() {
            let value = self.value(child, 1 - kind, left, [alpha, beta])?;
            if takes[kind].prefers(value, best, place == 0) {
                best = value;
            }
            sum += value;
            if takes[kind] == Takes::First {
                break;
            }
            if prunes && kind == MAX {
                alpha = alpha.max(best);
            } else if prunes {
                beta = beta.min(best);
            }
            // What equals alpha is as good as the best move so far.
            if prunes && (if kind == MAX { best >= beta } else { best < alpha }) {
                break;
            }
        }
        if takes[kind] == Takes::Mean {
            best = sum / children.len() as f64;
        }
        if !prunes {
            self.values.insert(key, best);
        }
        Some(best)
    }

    /// Returns the value of a node by alpha-beta, and its best move: the first of equal ones.
    fn bounded_value(
        &mut self,
        board: &PlainBoard,
        kind: usize,
        left: Option<u32>,
        alpha: f64,
        beta: f64,
    ) -> Option<(f64, Option<At>)> {
        let decisions = self.program.alpha_beta;
        let key = (*board, kind, left);
        let caches = decisions.caches_bounds && self.options.caching;
        if let Some(&value) = self.values.get(&key) {
            return Some((value, None));
        }
        if let Some(value) = self.leaf(board, kind, left, WHOLE)? {
            return Some((value, None));
        }
        let mut children = self.children(board, kind);
        if self.options.ordering {
            children = self.sorted(&children, kind);
        }
        let left = self.plies_left(kind, left);
        let (mut best, mut best_move) = (self.start(kind), None);
        let mut window = [alpha, beta];
        for (at, child) in &children {
            window = self.seen(window);
            let [alpha, beta] = window;
            let (from, to) = if decisions.swaps_bounds { (beta, alpha) } else { (alpha, beta) };
            let (value, _) = self.bounded_value(child, 1 - kind, left, from, to)?;
            window = self.seen(window);
            let [alpha, beta] = window;
            if decisions.cuts_before_update && (if kind == MAX { value >= beta } else { value <= alpha }) {
                break;
            }
            let is_better = self.program.nodes.takes[kind].prefers(value, best, best_move.is_none());
            if is_better || decisions.takes_later_equals && value == best {
                (best, best_move) = (value, Some(*at));
            }
            let is_cut = match (decisions.cuts[kind], kind) {
                (Cuts::AtFarBound, MAX) | (Cuts::AsTheOther, MIN) => best >= beta,
                (Cuts::AtFarBound | Cuts::AsTheOther, _) => best <= alpha,
                (Cuts::AtNearBound, MAX) => best >= alpha,
                (Cuts::AtNearBound, _) => best <= beta,
            };
            if is_cut {
                if decisions.returns_other_bound[kind] {
                    best = window[kind];
                }
                break;
            }
            match (kind, decisions.narrows_other[kind]) {
                (MAX, false) | (MIN, true) => window[0] = alpha.max(best),
                _ => window[1] = beta.min(best),
            }
            self.window = window;
        }
        if caches {
            self.values.insert(key, best);
        }
        Some((best, best_move))
    }

    /// Returns the window that a node sees, by its own.
    fn seen(&self, own: [f64; 2]) -> [f64; 2] {
        let is_global = self.program.alpha_beta.is_global;
        array::from_fn(|bound| if is_global[bound] { self.window[bound] } else { own[bound] })
    }

    /// Returns the value of a node that is not searched, or none if it is.
    fn leaf(&mut self, board: &PlainBoard, kind: usize, left: Option<u32>, window: [f64; 2]) -> Option<Option<f64>> {
        self.nodes += 1;
        if self.nodes > MOST_NODES {
            return None;
        }
        let nodes = &self.program.nodes;
        let is_stuck = !self.has_move(board, kind) || nodes.either_ends && !self.has_move(board, 1 - kind);
        let limit = &self.program.limit;
        let is_at_limit = left == Some(0) && limit.ends[kind] || left == Some(1) && limit.ends_early[kind];
        Some(match nodes.stuck {
            Stuck::Ends if is_stuck => Some(self.worth(board, kind, AT_END)),
            Stuck::EndsForBoth if is_stuck && !self.has_move(board, 1 - kind) => Some(self.worth(board, kind, AT_END)),
            Stuck::Passes if is_stuck => {
                if !self.has_move(board, 1 - kind) {
                    Some(self.worth(board, kind, AT_END))
                } else if is_at_limit {
                    Some(self.worth(board, kind, AT_LIMIT))
                } else {
                    let left = self.plies_left(kind, left);
                    Some(self.value(board, 1 - kind, left, window)?)
                }
            }
            _ if is_at_limit => Some(self.worth(board, kind, AT_LIMIT)),
            Stuck::Unnoticed | Stuck::EndsForBoth if is_stuck => Some(self.start(kind)),
            _ => None,
        })
    }

    /// Returns the moves of a node, column by column, with the boards after them.
    fn children(&self, board: &PlainBoard, kind: usize) -> Vec<Child> {
        let lines = &self.program.lines;
        let [finder, color] = self.finder_and_color(kind);
        let nodes = &self.program.nodes;
        let mut before = *board;
        let mut children: Vec<_> = squares(board.placements(lines, finder))
            .map(|at| {
                let after = before.place(lines, at, color);
                if nodes.overwrites_board {
                    before = after;
                }
                (at, after)
            })
            .collect();
        if nodes.omits_last && children.len() > 1 {
            children.pop();
        }
        let is_ordered = self.options.ordering && !self.options.minimax;
        if is_ordered && self.program.ordering == Ordering::KeepsOneOfEqual {
            let worths: Vec<_> = children.iter().map(|(_, child)| self.worth(child, kind, AT_LIMIT)).collect();
            let mut place = 0;
            children.retain(|_| {
                place += 1;
                !worths[place..].contains(&worths[place - 1])
            });
        }
        children
    }

    /// Returns whether a node has a move.
    fn has_move(&self, board: &PlainBoard, kind: usize) -> bool {
        let [finder, _] = self.finder_and_color(kind);
        board.placements(&self.program.lines, finder) != 0
    }

    /// Returns the player whose moves a node looks for, and the one whose disks it places.
    fn finder_and_color(&self, kind: usize) -> [Player; 2] {
        let Nodes { min_finds_own, min_plays_own, .. } = self.program.nodes;
        let opponent = self.player.opponent();
        if kind == MAX {
            [self.player; 2]
        } else {
            let color = |is_own| if is_own { self.player } else { opponent };
            [color(min_finds_own), color(min_plays_own)]
        }
    }

    /// Returns children in the order of what they are worth, the best for the player to move first.
    fn sorted(&self, children: &[Child], kind: usize) -> Vec<Child> {
        let mut sorted = children.to_vec();
        let worth = |(_, child): &Child| self.worth(child, kind, AT_LIMIT);
        if kind == MAX {
            sorted.sort_by(|one, other| worth(other).total_cmp(&worth(one)));
        } else {
            sorted.sort_by(|one, other| worth(one).total_cmp(&worth(other)));
        }
        sorted
    }

    /// Returns the value that a node starts with.
    fn start(&self, kind: usize) -> f64 {
        let infinity = match self.program.nodes.takes[kind] {
            Takes::Greatest => f64::NEG_INFINITY,
            Takes::Least => f64::INFINITY,
            _ if kind == MAX => f64::NEG_INFINITY,
            _ => f64::INFINITY,
        };
        self.program.nodes.starts[kind].unwrap_or(infinity)
    }

    /// Returns the plies that are left after a move of a node.
    fn plies_left(&self, kind: usize, left: Option<u32>) -> Option<u32> {
        let limit = &self.program.limit;
        match left {
            // The limit was missed.
            Some(0) if limit.counts[kind] => limit.ends_late.then_some(0),
            left => left.map(|left| left - u32::from(limit.counts[kind])),
        }
    }

    /// Returns what a board is worth, at the limit or at the end of the game.
    pub(super) fn worth(&self, board: &PlainBoard, kind: usize, place: usize) -> f64 {
        let mover = if kind == MAX { self.player } else { self.player.opponent() };
        let player = match self.program.evaluation.for_whom[place] {
            ForWhom::Player => self.player,
            ForWhom::Opponent => self.player.opponent(),
            ForWhom::Dark => Player::First,
            ForWhom::Light => Player::Second,
            ForWhom::Mover => mover,
            ForWhom::LastMover => mover.opponent(),
        };
        let counted = self.counted(board);
        let disks = |player| f64::from((board.disks(player) & counted).count_ones());
        let (own, others) = (disks(player), disks(player.opponent()));
        let empty = f64::from(counted.count_ones()) - own - others;
        let moves = |player| f64::from(board.placements(&self.program.lines, player).count_ones());
        let difference = own - others;
        let winner = if difference == 0.0 { 0.0 } else { difference.signum() };
        match self.program.evaluation.worth[place] {
            Worth::Difference => difference,
            Worth::OwnDisks => own,
            Worth::Share => own / (own + others),
            Worth::Absolute => difference.abs(),
            Worth::WinOrLoss => winner,
            Worth::GreatWinOrLoss => 1000.0 * winner,
            Worth::EmptyToWinner => difference + empty * winner,
            Worth::Moves => moves(player) - moves(player.opponent()),
            Worth::Zero => 0.0,
        }
    }

    /// Returns the bits of the squares whose disks count.
    fn counted(&self, board: &PlainBoard) -> u64 {
        let Some(direction) = self.program.evaluation.uncounted else { return board.all() };
        let last = board.side() - 1;
        let edge = |place| match direction {
            super::UP => (place, 0),
            super::DOWN => (place, last),
            super::LEFT => (0, place),
            _ => (last, place),
        };
        (0..=last).fold(board.all(), |counted, place| counted & !bit(edge(place)))
    }
}
