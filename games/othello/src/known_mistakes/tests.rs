//! The known mistakes, made a second time by a program that shares no code with the plain one.

use std::collections::{BTreeMap, HashMap};

use rand::seq::IndexedRandom;
use suite_arena::seeded_rng;
use suite_search::{Game, Player};

use super::*;
use crate::best_moves::best_moves;
use crate::position::{Position, Rules};
use crate::protocol::Options;
use crate::size::Size;

type Square = (i32, i32);
/// The disks by their columns and rows.
type Disks = BTreeMap<Square, Player>;

/// A student's program with a mistake. A search is as plain as it can be, and forgets what it has seen.
struct Student {
    mistake: &'static str,
    side: i32,
    me: Player,
    options: Options,
    /// Values that alpha-beta has found before.
    table: HashMap<(Vec<(Square, Player)>, bool), f64>,
    /// Alpha and beta of a student who has never heard of arguments.
    alpha: f64,
    beta: f64,
}

impl Student {
    fn is(&self, mistake: &str) -> bool {
        self.mistake == mistake
    }

    fn any(&self, mistakes: &[&str]) -> bool {
        mistakes.contains(&self.mistake)
    }

    /// The squares in a direction, and their disks as letters: the mover's `o`, the other player's `x`, no disk `.`.
    fn ray(&self, disks: &Disks, from: Square, step: Square, mover: Player) -> (Vec<Square>, String) {
        let mut squares = Vec::new();
        for distance in 1..=self.side {
            let mut square = (from.0 + distance * step.0, from.1 + distance * step.1);
            if self.is("wraps-around") {
                square = ((square.0 + 8 * self.side) % self.side, (square.1 + 8 * self.side) % self.side);
            } else if self.is("negative-wraps-around") {
                // Each number is an index once it has been used as one.
                let last = squares.last().copied().unwrap_or(from);
                square = (last.0 + step.0, last.1 + step.1);
                square = (if square.0 == -1 { self.side - 1 } else { square.0 }, square.1);
                square = (square.0, if square.1 == -1 { self.side - 1 } else { square.1 });
            }
            if square.0 < 0 || square.1 < 0 || square.0 >= self.side || square.1 >= self.side {
                break;
            }
            squares.push(square);
        }
        let letter = |square: &Square| match disks.get(square) {
            None => '.',
            Some(player) if *player == mover => 'o',
            Some(_) => 'x',
        };
        let letters = squares.iter().map(letter).collect();
        (squares, letters)
    }

    /// The disks that a line outflanks.
    fn outflanked(&self, disks: &Disks, from: Square, step: Square, mover: Player) -> Vec<Square> {
        let missing = match step {
            (0, -1) => "no-lines-up",
            (0, 1) => "no-lines-down",
            (-1, 0) => "no-lines-left",
            (1, 0) => "no-lines-right",
            (-1, -1) => "no-lines-up-left",
            (1, -1) => "no-lines-up-right",
            (-1, 1) => "no-lines-down-left",
            _ => "no-lines-down-right",
        };
        let is_diagonal = step.0 * step.1 != 0;
        if self.is(missing) || self.is("no-diagonals") && is_diagonal || self.is("only-diagonals") && !is_diagonal {
            return Vec::new();
        }
        let (squares, letters) = self.ray(disks, from, step, mover);
        let others = letters.chars().take_while(|&letter| letter == 'x').count();
        let end = letters.chars().nth(others);
        if self.is("farthest-own-disk") {
            let run: String = letters.chars().take_while(|&letter| letter != '.').collect();
            let last = if run.starts_with('x') || run.starts_with('o') { run.rfind('o').unwrap_or(0) } else { 0 };
            return (0..last).filter(|&at| run.as_bytes()[at] == b'x').map(|at| squares[at]).collect();
        }
        let is_line = end == Some('o')
            || end.is_none() && self.any(&["ends-at-edges", "lines-need-no-end"])
            || end == Some('.') && self.any(&["ends-at-empty-squares", "lines-need-no-end"]);
        if !is_line || self.is("one-disk-lines") && others > 1 {
            return Vec::new();
        }
        squares[..others].to_vec()
    }

    /// The lines of a disk, beginning with the one downward and going on against the clock.
    fn lines(&self, disks: &Disks, from: Square, mover: Player) -> Vec<Vec<Square>> {
        let steps = [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)];
        let lines = steps.map(|step| self.outflanked(disks, from, step, mover));
        lines.into_iter().filter(|line| !line.is_empty()).collect()
    }

    fn play(&self, disks: &Disks, square: Square, mover: Player) -> Disks {
        let mut lines = self.lines(disks, square, mover);
        if self.is("flips-first-line") {
            lines.truncate(1);
        } else if self.is("flips-last-line") {
            lines = lines.pop().into_iter().collect();
        }
        let mut after = disks.clone();
        for mut line in lines {
            if self.is("flips-nearest") {
                line.truncate(1);
            } else if self.is("flips-all-but-farthest") {
                line.pop();
            } else if self.is("flips-nothing") {
                line.clear();
            }
            after.extend(line.into_iter().map(|square| (square, mover)));
        }
        after.insert(square, mover);
        after
    }

    fn moves(&self, disks: &Disks, mover: Player) -> Vec<Square> {
        let squares = (0..self.side).flat_map(|column| (0..self.side).map(move |row| (column, row)));
        let is_beside = |one: &Square, other: &Square| (one.0 - other.0).abs().max((one.1 - other.1).abs()) == 1;
        let is_legal = |square: &Square| match self.mistake {
            _ if disks.contains_key(square) => false,
            "places-anywhere" => true,
            "places-beside" => disks.iter().any(|(other, disk)| *disk != mover && is_beside(square, other)),
            _ => !self.lines(disks, *square, mover).is_empty(),
        };
        squares.filter(is_legal).collect()
    }

    /// The moves that a node tries, with the boards after them.
    fn successors(&self, disks: &Disks, is_max: bool) -> Vec<(Square, Disks)> {
        let mover = if is_max { self.me } else { self.me.opponent() };
        let finder = if self.any(&["min-plays-own-moves", "min-finds-own-moves"]) { self.me } else { mover };
        let color = if self.any(&["min-plays-own-moves", "min-plays-own-color"]) { self.me } else { mover };
        let mut moves = self.moves(disks, finder);
        if self.is("last-move-omitted") && moves.len() > 1 {
            moves.pop();
        }
        let mut board = disks.clone();
        let mut successors = Vec::new();
        for square in moves {
            let after = self.play(&board, square, color);
            if self.is("board-overwritten") {
                board = after.clone();
            }
            successors.push((square, after));
        }
        if self.is("ordering-keeps-one-of-equal") && self.options.ordering && !self.options.minimax {
            let table: HashMap<_, _> =
                successors.iter().map(|(square, after)| (Self::lead(after, self.me), *square)).collect();
            let is_kept = |(square, after): &(Square, Disks)| table[&Self::lead(after, self.me)] == *square;
            return successors.into_iter().filter(is_kept).collect();
        }
        successors
    }

    fn lead(disks: &Disks, player: Player) -> i32 {
        disks.values().map(|disk| if *disk == player { 1 } else { -1 }).sum()
    }

    fn evaluate(&self, disks: &Disks, is_max: bool, is_end: bool) -> f64 {
        let mover = if is_max { self.me } else { self.me.opponent() };
        let player = match (self.mistake, is_end) {
            ("darks-utility", _) => Player::First,
            ("lights-utility", _) => Player::Second,
            ("other-players-utility", _) | ("other-players-utility-at-end", true) => self.me.opponent(),
            ("movers-utility", false) | ("movers-utility-at-end", true) | ("movers-utility-everywhere", _) => mover,
            ("last-movers-utility-at-limit", false)
            | ("last-movers-utility-at-end", true)
            | ("last-movers-utility", _) => mover.opponent(),
            _ => self.me,
        };
        let mut counted = disks.clone();
        counted.retain(|&(column, row), _| match self.mistake {
            "first-row-uncounted" => row != 0,
            "last-row-uncounted" => row != self.side - 1,
            "first-column-uncounted" => column != 0,
            "last-column-uncounted" => column != self.side - 1,
            _ => true,
        });
        let lead = f64::from(Self::lead(&counted, player));
        let own = counted.values().filter(|&&disk| disk == player).count() as f64;
        let all = counted.len() as f64;
        let empty = f64::from(self.side * self.side) - all;
        let mobility = |player| self.moves(disks, player).len() as f64;
        match (self.mistake, is_end) {
            ("own-disks-only", _) => own,
            ("share-of-disks", _) => own / all,
            ("absolute-difference", _) => lead.abs(),
            ("win-or-loss", true) => f64::from(i8::from(lead > 0.0) - i8::from(lead < 0.0)),
            ("great-win-or-loss", true) => 500.0 * f64::from(i8::from(lead > 0.0) - i8::from(lead < 0.0)),
            ("empty-to-winner", true) if lead != 0.0 => lead + empty.copysign(lead),
            ("finished-is-zero", true) => 0.0,
            ("mobility-as-utility", _) => mobility(player) - mobility(player.opponent()),
            _ => lead,
        }
    }

    fn plies_after(&self, is_max: bool, plies: Option<i32>) -> Option<i32> {
        let is_counted = match self.mistake {
            "limit-counts-own-moves" => is_max,
            "limit-counts-opponents-moves" => !is_max,
            _ => true,
        };
        // Below 0, who waits for 0 waits in vain.
        plies.map(|plies| if is_counted { plies - 1 } else { plies })
    }

    fn is_at_limit(&self, is_max: bool, plies: Option<i32>) -> bool {
        let Some(plies) = plies else { return false };
        match self.mistake {
            "limit-only-in-max" => is_max && plies == 0,
            "limit-only-in-min" => !is_max && plies == 0,
            "limit-late-in-min" => is_max && plies <= 0,
            "limit-late-in-max" => !is_max && plies <= 0,
            "limit-early-in-min" => plies == 0 || plies == 1 && !is_max,
            "limit-early-in-max" => plies == 0 || plies == 1 && is_max,
            _ => plies == 0,
        }
    }

    /// The value of a node that is not looked into.
    fn leaf(&mut self, disks: &Disks, is_max: bool, plies: Option<i32>) -> Option<f64> {
        let mover = if is_max { self.me } else { self.me.opponent() };
        let can_other = !self.moves(disks, mover.opponent()).is_empty();
        let mut is_over = self.successors(disks, is_max).is_empty();
        let is_stuck = is_over;
        if self.is("passes") {
            is_over &= !can_other;
        } else if self.is("either-ends") {
            is_over |= !can_other;
        } else if self.is("stuck-is-lost") {
            is_over = false;
        } else if self.is("stuck-is-lost-before-the-end") {
            is_over &= !can_other;
        }
        if is_over {
            Some(self.evaluate(disks, is_max, true))
        } else if self.is_at_limit(is_max, plies) {
            Some(self.evaluate(disks, is_max, false))
        } else if is_stuck && self.is("passes") {
            let plies = self.plies_after(is_max, plies);
            Some(self.minimax(disks, !is_max, plies))
        } else {
            is_stuck.then_some(if is_max { f64::NEG_INFINITY } else { f64::INFINITY })
        }
    }

    fn minimax(&mut self, disks: &Disks, is_max: bool, plies: Option<i32>) -> f64 {
        if let Some(value) = self.leaf(disks, is_max, plies) {
            return value;
        }
        let plies = self.plies_after(is_max, plies);
        let successors = self.successors(disks, is_max);
        let mut values: Vec<_> = successors.iter().map(|(_, after)| self.minimax(after, !is_max, plies)).collect();
        let start = match (self.mistake, is_max) {
            ("max-starts-at-zero" | "starts-at-zero", true) | ("min-starts-at-zero" | "starts-at-zero", false) => {
                Some(0.0)
            }
            ("max-starts-at-minus-one", true) => Some(-1.0),
            _ => None,
        };
        match (self.mistake, is_max) {
            ("min-takes-first", false) => return values[0],
            ("min-takes-nothing", false) => return f64::INFINITY,
            ("min-takes-last", false) | ("max-takes-last", true) | ("takes-last", _) => {
                return values[values.len() - 1];
            }
            ("min-takes-mean", false) => return values.iter().sum::<f64>() / values.len() as f64,
            _ => {}
        }
        values.extend(start);
        values.sort_by(f64::total_cmp);
        let takes_greatest = match self.mistake {
            "opponent-maximizes" => true,
            "player-minimizes" => false,
            _ => is_max,
        };
        if takes_greatest { values[values.len() - 1] } else { values[0] }
    }

    fn sorted(&self, mut successors: Vec<(Square, Disks)>, is_max: bool) -> Vec<(Square, Disks)> {
        successors
            .sort_by_key(|(_, after)| if is_max { -Self::lead(after, self.me) } else { Self::lead(after, self.me) });
        successors
    }

    /// Alpha-beta, with the first of the best moves.
    fn alpha_beta(
        &mut self,
        disks: &Disks,
        is_max: bool,
        plies: Option<i32>,
        mut alpha: f64,
        mut beta: f64,
    ) -> (f64, Option<Square>) {
        let key = (disks.iter().map(|(&square, &disk)| (square, disk)).collect(), is_max);
        if self.is("caches-bounds")
            && let Some(&value) = self.table.get(&key)
        {
            return (value, None);
        }
        if let Some(value) = self.leaf(disks, is_max, plies) {
            return (value, None);
        }
        let plies = self.plies_after(is_max, plies);
        let mut successors = self.successors(disks, is_max);
        if self.options.ordering {
            successors = self.sorted(successors, is_max);
        }
        let mut best = if is_max { f64::NEG_INFINITY } else { f64::INFINITY };
        let mut chosen = None;
        let [global_alpha, global_beta] =
            ["global-alpha", "global-beta"].map(|mistake| self.any(&[mistake, "global-bounds"]));
        let seen = |student: &Self, alpha, beta| {
            (if global_alpha { student.alpha } else { alpha }, if global_beta { student.beta } else { beta })
        };
        for (square, after) in successors {
            (alpha, beta) = seen(self, alpha, beta);
            let (value, _) = if self.is("swaps-bounds") {
                self.alpha_beta(&after, !is_max, plies, beta, alpha)
            } else {
                self.alpha_beta(&after, !is_max, plies, alpha, beta)
            };
            (alpha, beta) = seen(self, alpha, beta);
            if self.is("cut-before-value") && if is_max { alpha.max(value) >= beta } else { beta.min(value) <= alpha } {
                break;
            }
            let takes_any = self.is("takes-last")
                || is_max && self.is("max-takes-last")
                || !is_max && self.is("min-takes-last")
                || self.is("later-equals-in-alpha-beta") && value == best;
            if takes_any || if is_max { value > best } else { value < best } {
                best = value;
                chosen = Some(square);
            }
            let is_cut = match (self.mistake, is_max) {
                ("cuts-at-near-bounds" | "max-cuts-at-alpha", true) => best >= alpha,
                ("cuts-at-near-bounds" | "min-cuts-at-beta", false) => best <= beta,
                ("max-cuts-as-min", true) | (_, false) if !self.is("min-cuts-as-max") => best <= alpha,
                _ => best >= beta,
            };
            if is_cut {
                match (self.mistake, is_max) {
                    ("max-returns-alpha", true) => best = alpha,
                    ("min-returns-beta", false) => best = beta,
                    _ => {}
                }
                break;
            }
            let raises_alpha = match self.mistake {
                "min-raises-alpha" => true,
                "max-lowers-beta" => false,
                _ => is_max,
            };
            if raises_alpha {
                alpha = alpha.max(best);
            } else {
                beta = beta.min(best);
            }
            (self.alpha, self.beta) = (alpha, beta);
        }
        if self.is("caches-bounds") {
            self.table.insert(key, best);
        }
        (best, chosen)
    }

    fn answers(&mut self, disks: &Disks) -> Vec<[i32; 2]> {
        let moves = self.moves(disks, self.me);
        let only = |(column, row): Square| vec![self.written(column, row)];
        match self.mistake {
            _ if moves.is_empty() => return Vec::new(),
            "first-move" => return only(moves[0]),
            "last-move" => return only(moves[moves.len() - 1]),
            _ => {}
        }
        let limit = self.options.limit.map_or(f64::INFINITY, f64::from);
        let plies = match self.mistake {
            "ignores-limit" => f64::INFINITY,
            "one-ply-less" => limit - 1.0,
            "one-ply-more" => limit + 1.0,
            "two-plies-less" => limit - 2.0,
            "two-plies-more" => limit + 2.0,
            "only-one-ply" => 1.0,
            "only-two-plies" => 2.0,
            "only-three-plies" => 3.0,
            "only-four-plies" => 4.0,
            "no-limit-is-one-ply" if limit.is_infinite() => 1.0,
            "no-limit-is-two-plies" if limit.is_infinite() => 2.0,
            "no-limit-is-three-plies" if limit.is_infinite() => 3.0,
            _ => limit,
        };
        let plies = plies.is_finite().then_some(plies.max(1.0) as i32);
        let is_of_alpha_beta = self.any(&[
            "alpha-starts-at-zero",
            "beta-starts-at-zero",
            "cuts-at-near-bounds",
            "max-cuts-at-alpha",
            "min-cuts-at-beta",
            "max-cuts-as-min",
            "min-cuts-as-max",
            "max-returns-alpha",
            "min-returns-beta",
            "min-raises-alpha",
            "max-lowers-beta",
            "swaps-bounds",
            "global-bounds",
            "global-alpha",
            "global-beta",
            "cut-before-value",
            "later-equals-in-alpha-beta",
            "min-takes-last",
            "max-takes-last",
            "takes-last",
        ]);
        if !self.options.minimax && (is_of_alpha_beta || self.is("caches-bounds") && self.options.caching) {
            let alpha = if self.is("alpha-starts-at-zero") { 0.0 } else { f64::NEG_INFINITY };
            let beta = if self.is("beta-starts-at-zero") { 0.0 } else { f64::INFINITY };
            (self.alpha, self.beta) = (alpha, beta);
            let chosen = self.alpha_beta(disks, true, plies, alpha, beta).1;
            let (column, row) = chosen.unwrap_or(moves[0]);
            return vec![self.written(column, row)];
        }
        let successors = self.successors(disks, true);
        let below = self.plies_after(true, plies);
        let values: Vec<_> = successors.iter().map(|(_, after)| self.minimax(after, false, below)).collect();
        let best = match self.mistake {
            "player-minimizes" => values.iter().copied().fold(f64::INFINITY, f64::min),
            "max-takes-last" | "takes-last" => {
                let (column, row) = successors[successors.len() - 1].0;
                return vec![self.written(column, row)];
            }
            _ => values.iter().copied().fold(f64::NEG_INFINITY, f64::max),
        };
        let least = match self.mistake {
            "max-starts-at-zero" | "starts-at-zero" | "root-starts-at-zero" => 0.0,
            "max-starts-at-minus-one" => -1.0,
            "player-minimizes" if best == f64::INFINITY => f64::INFINITY,
            _ => f64::NEG_INFINITY,
        };
        if best == least || !self.is("player-minimizes") && best < least {
            let (column, row) = successors[0].0;
            return vec![self.written(column, row)];
        }
        let mut squares: Vec<_> =
            (0..values.len()).filter(|&at| values[at] == best).map(|at| successors[at].0).collect();
        if self.is("ordering-mixes-places") && self.options.ordering && !self.options.minimax {
            let sorted = self.sorted(successors.clone(), true);
            let is_best = |at: &usize| squares.contains(&sorted[*at].0);
            squares = (0..sorted.len()).filter(is_best).map(|at| moves[at]).collect();
        }
        squares.into_iter().map(|(column, row)| self.written(column, row)).collect()
    }

    fn written(&self, column: i32, row: i32) -> [i32; 2] {
        match self.mistake {
            "row-before-column" => [row, column],
            "counts-from-one" => [1 + column, 1 + row],
            "rows-from-below" => [column, self.side - (row + 1)],
            _ => [column, row],
        }
    }
}

/// The answers of the student's program.
fn students_answers(mistake: &'static str, position: &Position<u64>, options: Options) -> Vec<[i32; 2]> {
    let me = match mistake {
        "other-color" => position.to_move().opponent(),
        "always-dark" => Player::First,
        _ => position.to_move(),
    };
    let side = position.size().side() as i32;
    let squares = position.size().squares();
    let disks =
        squares.filter_map(|square| Some(((square.column() as i32, square.row() as i32), position.disk_at(square)?)));
    let disks = disks.collect();
    let [alpha, beta] = [f64::NEG_INFINITY, f64::INFINITY];
    Student { mistake, side, me, options, table: HashMap::new(), alpha, beta }.answers(&disks)
}

/// Positions of random games with a number of empty squares in which the player to move has a choice.
fn positions(side: usize, empty: u32, count: usize) -> Vec<Position<u64>> {
    let mut rng = seeded_rng(5, u64::from(empty));
    let mut positions = Vec::new();
    while positions.len() < count {
        let mut position = Position::start(Size::new(side).expect("a size"), Rules::Ends);
        while position.longest_game() > empty && !position.is_over() {
            let moves: Vec<_> = position.moves().collect();
            position = position.play(*moves.choose(&mut rng).expect("a move"));
        }
        if position.longest_game() == empty && position.moves().count() > 2 {
            positions.push(position);
        }
    }
    positions
}

/// Ways to ask for a search.
fn questions() -> Vec<Options> {
    let plain = Options::default();
    let mut questions = vec![
        Options { minimax: true, ..plain },
        plain,
        Options { caching: true, ..plain },
        Options { ordering: true, ..plain },
    ];
    for limit in 1..=5 {
        questions.push(Options { limit: Some(limit), minimax: limit % 2 == 0, ..plain });
    }
    questions
}

/// The positions that both programs are asked.
fn few_positions() -> Vec<Position<u64>> {
    let drawn = [(4, 6, 3), (4, 7, 3), (6, 5, 2), (6, 6, 2)];
    drawn.into_iter().flat_map(|(side, empty, count)| positions(side, empty, count)).collect()
}

#[test]
fn a_plain_program_is_right() {
    let program = PlainProgram::default();
    for position in few_positions().iter().chain(&positions(8, 8, 5)) {
        for options in questions() {
            let answers = program.answers(position, options).expect("a small tree");
            let best = best_moves(position, options.limit);
            let moves: Vec<_> = answers.iter().map(|[column, row]| format!("{column} {row}")).collect();
            assert_eq!(moves, best.iter().map(ToString::to_string).collect::<Vec<_>>(), "{}", position.board());
        }
        let utility = position.utility(position.to_move());
        assert_eq!(program.utility(position), f64::from(utility));
    }
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_programs_of_students_make_the_same_mistakes() {
    let positions: Vec<_> = few_positions().into_iter().step_by(4).collect();
    check_students(&positions);
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_programs_of_students_make_the_same_mistakes_everywhere() {
    check_students(&few_positions());
}

/// Checks that programs of students answer in these positions as plain programs with their mistakes.
fn check_students(positions: &[Position<u64>]) {
    for mistake in &KNOWN_MISTAKES {
        let program = KnownMistake::program([mistake]);
        for position in positions {
            for options in questions() {
                let mut expected = students_answers(mistake.id, position, options);
                let mut found = program.answers(position, options).expect("a small tree");
                // Their order means nothing.
                expected.sort_unstable();
                found.sort_unstable();
                assert_eq!(found, expected, "{} at {options:?} in {}", mistake.id, position.board());
            }
        }
    }
}

#[test]
fn every_mistake_shows_somewhere() {
    let drawn = [(4, 6), (6, 7), (8, 8)];
    let positions: Vec<_> = drawn.into_iter().flat_map(|(side, empty)| positions(side, empty, 15)).collect();
    let shows = |mistake: &KnownMistake<PlainProgram>| {
        let program = KnownMistake::program([mistake]);
        let shows = |position: &Position<u64>, options: Options| {
            let right = best_moves(position, options.limit);
            let is_right =
                |[column, row]: &[i32; 2]| right.iter().any(|mv| mv.to_string() == format!("{column} {row}"));
            program.answers(position, options).is_some_and(|answers| !answers.iter().any(is_right))
        };
        positions.iter().any(|position| questions().iter().any(|&options| shows(position, options)))
    };
    let hidden: Vec<_> = KNOWN_MISTAKES.iter().filter(|mistake| !shows(mistake)).map(|mistake| mistake.id).collect();
    assert_eq!(hidden, [""; 0]);
}

#[test]
fn ids_are_unique() {
    for (index, mistake) in KNOWN_MISTAKES.iter().enumerate() {
        assert!(!KNOWN_MISTAKES[..index].contains(mistake), "{}", mistake.id);
    }
}
