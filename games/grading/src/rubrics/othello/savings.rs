//! What pruning, caching and ordering save: the work of a program, compared with the trees that there are to search.
//!
//! The work is the positions visited where they are counted, or else the CPU time. Where that contradicts the count, a
//! person has to look: calls can be made beside the search. Each board is also asked without the option. Programs cache
//! and order moves in their own ways, so on some boards there is little to save: whoever only wastes time without the
//! option does so there, too. A minimax may prune as well; whether an alpha-beta search does is then seen in its own
//! work, which grows with the pruned trees, and not with the whole ones.

use std::iter;
use std::ops::{Range, RangeInclusive};
use std::time::Duration;

use suite_search::BoardSymmetry;

use super::case::{OrderedSizes, PositionCase, TreeSizes};
use super::judgement::{HOW_TO_DECIDE, is_right};
use super::topic::Topic;
use crate::Part;
use crate::rubrics::answer::{AnswerRecord, Reply};

/// The least boards whose times tell anything.
const LEAST_BOARDS: usize = 7;
/// What is said if there are fewer.
const TOO_FEW: &str = "it takes at least 7 boards with much to save, answered right with it and without it";
/// How many times as well work has to follow the sizes of some trees as of others.
const CLEARLY: f64 = 2.0;
/// The probability, at most, that a program seems to save work by the noise of its times, or to save none.
const DOUBT: f64 = 0.01;
/// The most boards whose signs are all tried: more would tell nothing new.
const MOST_SIGNS: usize = 12;
/// The share of the work that an option leaves, if it saves any worth mentioning.
const LITTLE_LEFT: f64 = 0.8;
/// The share of what an option leaves where there is little to save, from which on it saves as much everywhere.
const EVENLY: f64 = 0.95;
/// What an option saves where the textbook's search saves twice as much as elsewhere, in doublings. Another order of
/// moves saves elsewhere, but not evenly; and there is no more to save than the tree.
const SLOPES: RangeInclusive<f64> = 0.35..=2.0;
/// The least t statistic of that, which chance brings in 1 of 240 cases.
const LEAST_T: f64 = 3.1;
/// The same where eight orders of moves are eight chances: 1 in 1,400 in each.
const LEAST_T_OF_EIGHT: f64 = 3.75;
/// The part of what the positions visited save, in doublings, that the CPU time saves at least. Some ways to order
/// moves take long.
const LEAST_SEEN: f64 = 0.2;
/// How many times as many positions as the textbook's alpha-beta a program visits at most. To cut on strict inequality
/// only makes it 1.3 to 1.5, other orders of moves 1.5 to 2, to cut only at min nodes 1.6 to 2, and to cut only at max
/// nodes 3 to 3.6.
const MOST_EXCESS: f64 = 2.5;
/// What is said of a program that visits more.
const MORE_THAN_PRUNED: &str = "it visits more positions than alpha-beta does, as if only some nodes were cut, or one \
    depth were searched after another";
/// The CPU time for a board below which a program is too quick: what it does else, such as compiling itself, takes as
/// long.
const QUICK: Duration = Duration::from_millis(500);
/// The CPU time for a large board below which it is not certain that a program saves nothing: it may take as long to
/// keep a position and find it again as to search it.
const TOO_QUICK: Duration = Duration::from_millis(100);

/// The CPU time that any answer takes, in seconds: some systems measure none for a short one.
const LEAST_TIME: f64 = 0.001;

/// The orders in which a program may go through its moves. What it saves on a board depends on its own.
const ORDERS: Range<usize> = 0..BoardSymmetry::COUNT;

/// What the work on the boards of a topic shows.
pub struct Savings {
    topic: Topic,
    boards: Vec<Board>,
    /// The numbers of answers that are the same with the option and without it, and of all answers.
    same: [usize; 2],
}

/// A board that was answered right.
struct Board {
    sizes: OrderedSizes,
    saves_much: bool,
    work: Work,
    /// The same without the option, if that was asked and answered right.
    without: Option<Work>,
}

/// What a program did for an answer.
struct Work {
    /// The positions that it visited, if they were counted.
    positions: Option<u64>,
    /// The CPU time, in seconds.
    time: f64,
}

impl Work {
    fn of(reply: &Reply) -> Self {
        Self { positions: reply.positions, time: reply.cpu.as_secs_f64().max(LEAST_TIME) }
    }
}

/// Whether a program saves work.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Verdict {
    Saves,
    SavesNone,
    /// It cannot be told, for this reason.
    Undecided(&'static str),
}

impl Savings {
    /// Returns what the answers to the cases show.
    pub fn of(topic: Topic, cases: &[PositionCase], answers: &[AnswerRecord]) -> Self {
        let board = |(case, AnswerRecord { reply, without, .. }): (&PositionCase, &AnswerRecord)| {
            let sizes = case.sizes.filter(|_| is_right(case, reply))?;
            let without = without.as_ref().filter(|without| is_right(case, without)).map(Work::of);
            Some(Board { sizes, saves_much: Topic::saves_much(case.number), work: Work::of(reply), without })
        };
        let is_same = |answer: &&AnswerRecord| {
            let without = answer.without.as_ref().and_then(|without| without.answer.as_ref());
            without.is_some() && without == answer.reply.answer.as_ref()
        };
        let same = [answers.iter().filter(is_same).count(), answers.len()];
        Self { topic, boards: iter::zip(cases, answers).filter_map(board).collect(), same }
    }

    /// Returns whether larger boards might show what these do not.
    pub fn are_small(&self) -> bool {
        let is_enough = self.are_counted() || self.boards.len() < LEAST_BOARDS || self.verdict() == Verdict::Saves;
        !is_enough && self.takes_less(QUICK)
    }

    /// Returns whether the program takes less than this time on most boards.
    fn takes_less(&self, limit: Duration) -> bool {
        let time = |board: &Board| board.without.as_ref().unwrap_or(&board.work).time;
        2 * self.boards.iter().filter(|board| time(board) < limit.as_secs_f64()).count() >= self.boards.len()
    }

    /// Returns whether there are no boards.
    pub const fn is_empty(&self) -> bool {
        self.boards.is_empty()
    }

    /// Takes the points away from a part that is for saving work unless that is shown. Returns what to say about it, if
    /// there is anything to say.
    pub fn judge(&self, part: &mut Part) -> Option<String> {
        let measure = if self.are_counted() { "positions visited" } else { "CPU times" };
        let shown = format!("as the {measure} of {} boards show", self.boards.len());
        let [does, does_not] = self.topic.claims();
        let verdict = self.verdict();
        let is_earned = part.points > 0.0;
        // Nobody has to decide about points that the answers do not earn.
        part.is_undecided = is_earned && matches!(verdict, Verdict::Undecided(_));
        if verdict != Verdict::Saves {
            part.points = 0.0;
        }
        let name = part.name;
        let [same, all] = self.same;
        let public_tests = format!(
            "; the moves with it and without it are the same on {same} of {all} boards, which is all that the course's \
            public tests ask for"
        );
        Some(match verdict {
            Verdict::Saves => format!("{name}: {does}, {shown}"),
            Verdict::SavesNone => format!("{name}: {does_not}, {shown}, so there are no points for it{public_tests}"),
            Verdict::Undecided(why) if is_earned => {
                let how = if self.are_counted() { "look at the program" } else { HOW_TO_DECIDE };
                format!("{name}: whether it {does} is undecided ({why}), so no points are given: {how}{public_tests}")
            }
            Verdict::Undecided(_) if same > 0 => format!("{name}: its answers bring no points{public_tests}"),
            Verdict::Undecided(_) => return None,
        })
    }

    fn verdict(&self) -> Verdict {
        if !self.are_counted() || !self.boards.iter().any(|board| board.saves_much) {
            return self.verdict_by_times();
        }
        match self.verdict_by_counts() {
            Verdict::Saves if self.times_contradict() => {
                Verdict::Undecided("its CPU times do not fall with the positions visited")
            }
            verdict => verdict,
        }
    }

    /// Returns whether the CPU times tell for certain of more work than the positions visited.
    fn times_contradict(&self) -> bool {
        let beyond = |board: &Board| {
            let without = board.without.as_ref()?;
            let positions = board.work.positions? as f64 / without.positions? as f64;
            Some(positions.ln() * LEAST_SEEN - (board.work.time / without.time).ln())
        };
        let beyond: Vec<_> = self.boards.iter().filter(|board| board.saves_much).filter_map(beyond).collect();
        let take_as_long = beyond.len() >= LEAST_BOARDS && chance_of_less(&beyond) <= DOUBT;
        take_as_long || self.verdict_by_times() == Verdict::SavesNone
    }

    /// Returns what the CPU times show.
    fn verdict_by_times(&self) -> Verdict {
        if self.boards.len() < LEAST_BOARDS {
            return Verdict::Undecided(TOO_FEW);
        }
        match self.verdict_by_pairs() {
            Verdict::SavesNone | Verdict::Undecided(_) if self.topic.is_for_pruning() => {
                self.verdict_by_trees(|board| board.work.time)
            }
            verdict => verdict,
        }
    }

    /// Returns whether the positions of all boards are counted, with the option and without it, if that is needed.
    fn are_counted(&self) -> bool {
        let is_counted = |work: &Work| work.positions.is_some();
        let can_lack = self.topic.is_for_pruning();
        self.boards.iter().all(|board| is_counted(&board.work) && board.without.as_ref().map_or(can_lack, is_counted))
    }

    /// Returns whether fewer positions are visited on the boards where much is saved. There is no noise in counts.
    fn verdict_by_counts(&self) -> Verdict {
        if self.topic.is_for_pruning() {
            return self.verdict_on_pruning();
        }
        match [true, false].map(|much| self.positions_left(much)) {
            [Some(much), Some(little)] if much <= LITTLE_LEFT && much >= EVENLY * little => {
                Verdict::Undecided("it visits fewer positions even where there is little to save")
            }
            [Some(much), _] if much <= LITTLE_LEFT => Verdict::Saves,
            _ => Verdict::SavesNone,
        }
    }

    /// Returns whether about as few positions are visited as alpha-beta visits, in the order of moves that explains
    /// best on which boards it is more than on others.
    fn verdict_on_pruning(&self) -> Verdict {
        let boards: Vec<_> = self.boards.iter().filter(|board| board.saves_much).collect();
        let visited = |board: &Board| board.work.positions.unwrap_or_default() as f64;
        let excess = |order: usize| {
            let of_board = |board: &&Board| (visited(board) / board.sizes[order].with as f64).ln();
            mean_and_variance(boards.iter().map(of_board))
        };
        let (excess, _) = ORDERS.map(excess).min_by(|one, other| one.1.total_cmp(&other.1)).expect("eight orders");
        let total = |number: &dyn Fn(&Board) -> f64| boards.iter().map(|board| number(board)).sum::<f64>();
        let [with, without] =
            [total(&|board| board.sizes[0].with as f64), total(&|board| board.sizes[0].without as f64)];
        if excess <= MOST_EXCESS.ln() {
            Verdict::Saves
        } else if total(&visited).powi(2) <= with * without {
            Verdict::Undecided(MORE_THAN_PRUNED)
        } else {
            // Less than the whole tree is visited by a cache, too, if the program always has one; more than the pruned
            // one where that is searched to one depth after another.
            match self.verdict_by_trees(visited) {
                Verdict::SavesNone => Verdict::SavesNone,
                _ => Verdict::Undecided(MORE_THAN_PRUNED),
            }
        }
    }

    /// Returns the share of the positions that the option leaves on the boards where much is saved, or where little is.
    fn positions_left(&self, much: bool) -> Option<f64> {
        let boards = self.boards.iter().filter(|board| board.saves_much == much);
        let visited = boards.filter_map(|board| Some([board.work.positions?, board.without.as_ref()?.positions?]));
        let [with, without] = visited.fold([0, 0], |sum, visited| [sum[0] + visited[0], sum[1] + visited[1]]);
        (without > 0).then(|| with as f64 / without as f64)
    }

    /// Returns which trees the work follows: those of a search that saves, or those of one that does not.
    fn verdict_by_trees(&self, work: fn(&Board) -> f64) -> Verdict {
        let unexplained = |size: fn(&TreeSizes) -> u64| {
            let by_order = |order: usize| {
                let point = |board: &Board| ((size(&board.sizes[order]) as f64).ln(), work(board).ln());
                Line::through(&self.boards.iter().map(point).collect::<Vec<_>>()).unexplained
            };
            ORDERS.map(by_order).fold(1.0, f64::min)
        };
        let [by_smaller, by_whole] = [unexplained(|sizes| sizes.with), unexplained(|sizes| sizes.without)];
        if by_smaller * CLEARLY < by_whole {
            Verdict::Saves
        } else if by_whole * CLEARLY < by_smaller {
            Verdict::SavesNone
        } else {
            Verdict::Undecided("it follows the sizes neither of the smaller trees nor of the whole ones")
        }
    }

    /// Returns whether the time is less with the option than without it on the boards where the option saves much, in
    /// any order of the moves.
    fn verdict_by_pairs(&self) -> Verdict {
        let mut paired: Vec<_> = ORDERS.map(|order| self.paired(order)).collect();
        // Minimax with a cache visits as much in each.
        paired.dedup();
        let least_t = if paired.len() == 1 { LEAST_T } else { LEAST_T_OF_EIGHT };
        let with_much = self.boards.iter().filter(|board| board.saves_much && board.without.is_some()).count();
        if with_much < LEAST_BOARDS {
            return Verdict::Undecided(TOO_FEW);
        }
        // The boards where most is saved come first.
        let is_certain = |paired: &[Pair], beyond: fn(f64) -> f64| {
            let values: Vec<_> = paired[..with_much].iter().map(|&(_, time)| beyond(time)).collect();
            chance_of_less(&values) <= DOUBT
        };
        let takes_less = |paired: &[Pair]| is_certain(paired, |time| time);
        let takes_nearly_all = |paired: &Vec<Pair>| is_certain(paired, |time| LITTLE_LEFT.ln() - time);
        let rises = |line: Line| SLOPES.contains(&line.slope) && line.t() >= least_t;
        let taking_less: Vec<_> = paired.iter().filter(|paired| takes_less(paired)).collect();
        if taking_less.iter().any(|paired| rises(Line::through(paired))) {
            Verdict::Saves
        } else if !self.are_counted() && self.takes_less(TOO_QUICK) {
            Verdict::Undecided("it is too quick for its times to tell")
        } else if paired.iter().all(takes_nearly_all) {
            Verdict::SavesNone
        } else if !taking_less.is_empty() {
            Verdict::Undecided("it takes less time even where there is little to save")
        } else {
            Verdict::Undecided("its times differ too much")
        }
    }

    /// Returns what is left of the tree in an order of the moves, and of the time, for each board that was answered
    /// with the option and without it. Those where most is saved come first.
    fn paired(&self, order: usize) -> Vec<Pair> {
        let pair = |board: &Board| {
            Some((board.sizes[order].left().ln(), (board.work.time / board.without.as_ref()?.time).ln()))
        };
        let mut paired: Vec<_> = self.boards.iter().filter_map(pair).collect();
        paired.sort_by(|one, other| one.0.total_cmp(&other.0));
        paired
    }
}

/// The logarithms of what an option leaves of the tree, and of the time.
type Pair = (f64, f64);

/// The straight line that fits points best.
struct Line {
    slope: f64,
    /// The part of the variance that it leaves unexplained: 1 if it explains nothing, or falls.
    unexplained: f64,
    points: usize,
}

impl Line {
    /// Returns how many standard errors the slope is above zero (Student, 1908).
    fn t(&self) -> f64 {
        ((self.points as f64 - 2.0) * (1.0 - self.unexplained) / self.unexplained).max(0.0).sqrt()
    }

    fn through(points: &[(f64, f64)]) -> Self {
        let count = points.len() as f64;
        let (x, y) = points.iter().fold((0.0, 0.0), |sum, point| (sum.0 + point.0 / count, sum.1 + point.1 / count));
        let sum = |product: fn(f64, f64) -> f64| points.iter().map(|point| product(point.0 - x, point.1 - y)).sum();
        let (products, xs, ys): (f64, f64, f64) = (sum(|x, y| x * y), sum(|x, _| x * x), sum(|_, y| y * y));
        let (slope, explained) =
            if xs > 0.0 && ys > 0.0 { (products / xs, products * products / xs / ys) } else { (0.0, 0.0) };
        let unexplained = if slope > 0.0 { (1.0 - explained).max(0.0) } else { 1.0 };
        Self { slope, unexplained, points: points.len() }
    }
}

fn mean_and_variance(values: impl Iterator<Item = f64> + Clone) -> (f64, f64) {
    let count = values.clone().count() as f64;
    let mean = values.clone().sum::<f64>() / count;
    (mean, values.map(|value| (value - mean).powi(2)).sum::<f64>() / count)
}

/// Returns the probability that values have so small a mean, if each of them were as likely to be above zero as below:
/// the share of all their signs that give no greater one (Fisher's randomization test, 1935).
fn chance_of_less(values: &[f64]) -> f64 {
    let mut values = values[..values.len().min(MOST_SIGNS)].to_vec();
    let found: f64 = values.iter().sum();
    let all = 1_u32 << values.len();
    let mut sum = found;
    // Each of the other ways differs from the one before it by a single sign (Gray, 1953).
    let less = (1..all).filter(|way| {
        let value = &mut values[way.trailing_zeros() as usize];
        sum -= 2.0 * *value;
        *value = -*value;
        sum <= found + 1e-9
    });
    f64::from(1 + less.count() as u32) / f64::from(all)
}

#[cfg(test)]
mod tests {
    use std::sync::LazyLock;

    use rand::RngExt;
    use rand::rngs::ChaCha8Rng;
    use suite_arena::seeded_rng;

    use super::super::fresh_cases::fresh_cases;
    use super::*;

    /// The drawings of boards, and the gradings with each.
    const DRAWINGS: u64 = 5;
    const GRADINGS: u64 = 200;

    /// A number around zero, as noise is distributed.
    fn noise(rng: &mut ChaCha8Rng) -> f64 {
        (0..12).map(|_| rng.random_range(-0.5..0.5)).sum()
    }

    /// The seconds that a program takes with the option and without it, for trees of these sizes.
    type Seconds = fn(&TreeSizes, &mut ChaCha8Rng) -> [f64; 2];

    /// A grading with these cases of a program that goes through moves in this order. The times differ by a tenth, and
    /// each answer takes a millisecond more.
    fn graded(order: usize, cases: &[PositionCase], seed: u64, seconds: Seconds) -> Savings {
        let mut rng = seeded_rng(seed, 0);
        let mut board = |case: &PositionCase| {
            let sizes = case.sizes?;
            let work = seconds(&sizes[order], &mut rng)
                .map(|time| Work { positions: None, time: (time + 0.001) * (0.1 * noise(&mut rng)).exp() });
            let [work, without] = work;
            Some(Board { sizes, saves_much: Topic::saves_much(case.number), work, without: Some(without) })
        };
        Savings { topic: cases[0].topic, boards: cases.iter().filter_map(&mut board).collect(), same: [0, 0] }
    }

    /// The cases of a topic, drawn several times.
    type Drawings = LazyLock<Vec<Vec<PositionCase>>>;

    static ALPHA_BETA: Drawings = LazyLock::new(|| drawings(Topic::AlphaBeta));
    static CACHING: Drawings = LazyLock::new(|| drawings(Topic::Caching));
    static LARGE_CACHING: Drawings = LazyLock::new(|| drawings(Topic::LargeCaching));
    static ORDERING: Drawings = LazyLock::new(|| drawings(Topic::Ordering));

    fn drawings(topic: Topic) -> Vec<Vec<PositionCase>> {
        (0..DRAWINGS).map(|seed| fresh_cases(topic, 20, seed)).collect()
    }

    /// The verdicts of many gradings in percent: that the program saves work, that it saves none, and that it cannot be
    /// told.
    fn verdicts(order: usize, drawings: &[Vec<PositionCase>], seconds: Seconds) -> [f64; 3] {
        let mut counts = [0.0; 3];
        for (cases, seeds) in iter::zip(drawings, 0..) {
            for grading in 0..GRADINGS {
                let verdict = graded(order, cases, seeds * GRADINGS + grading, seconds).verdict();
                let at = match verdict {
                    Verdict::Saves => 0,
                    Verdict::SavesNone => 1,
                    Verdict::Undecided(_) => 2,
                };
                counts[at] += 100.0 / (DRAWINGS * GRADINGS) as f64;
            }
        }
        counts
    }

    /// The seconds of a slow program for a number of nodes.
    fn slow(nodes: f64) -> f64 {
        nodes * 5e-5
    }

    /// The work of a program that saves, in its own way: programs do not cut off in quite the same places.
    fn saves(sizes: &TreeSizes, rng: &mut ChaCha8Rng) -> [f64; 2] {
        [slow(sizes.with as f64) * (0.2 * noise(rng)).exp(), slow(sizes.without as f64)]
    }

    fn saves_nothing(sizes: &TreeSizes, _: &mut ChaCha8Rng) -> [f64; 2] {
        [slow(sizes.without as f64); 2]
    }

    /// The work of a program that wastes so many times the work without the option, to seem to save some with it.
    fn wastes(times: f64, sizes: &TreeSizes) -> [f64; 2] {
        [1.0, 1.0 + times].map(|times| times * slow(sizes.without as f64))
    }

    /// Programs that waste time, by chance so that lines may rise.
    const WASTERS: [Seconds; 7] = [
        |sizes, _| wastes(1.0, sizes),
        |sizes, rng| wastes(rng.random_range(0.0..2.0), sizes),
        |sizes, rng| wastes(rng.random_range(0.0..9.0), sizes),
        |sizes, rng| wastes((0.3 * noise(rng)).exp(), sizes),
        |sizes, rng| wastes(noise(rng).exp(), sizes),
        |sizes, rng| wastes(if rng.random_bool(0.7) { 20.0 } else { 0.0 }, sizes),
        // Sleeps by the processor.
        |sizes, rng| wastes(rng.random_range(0.0..1.0) / slow(sizes.without as f64), sizes),
    ];

    #[test]
    #[ignore = "slow: .ci/run runs it"]
    fn slow_who_saves_gets_the_points_and_nobody_else() {
        for drawings in [&ALPHA_BETA, &CACHING, &LARGE_CACHING, &ORDERING] {
            let topic = drawings[0][0].topic;
            let [right, saving_nothing] = [saves, saves_nothing].map(|seconds: Seconds| verdicts(0, drawings, seconds));
            println!("{topic:?}: {right:.1?} {saving_nothing:.1?}");
            assert!(right[0] >= 99.0 && saving_nothing[0] <= 1.0, "{topic:?}: {right:?} {saving_nothing:?}");
            assert!(saving_nothing[1] >= 90.0, "told with certainty: {topic:?}: {saving_nothing:?}");
            let wasting = WASTERS.map(|seconds| verdicts(0, drawings, seconds)[0]);
            println!("{topic:?}: {wasting:.1?}");
            assert!(wasting.iter().all(|&saving| saving <= 1.0), "{topic:?}: {wasting:?}");
        }
    }

    #[test]
    #[ignore = "slow: .ci/run runs it"]
    fn slow_programs_may_go_through_moves_in_another_order() {
        const LAST_COLUMN_FIRST: usize = 2;
        const ROW_BY_ROW: usize = 4;
        for order in [LAST_COLUMN_FIRST, ROW_BY_ROW] {
            let found = verdicts(order, &ALPHA_BETA, saves);
            assert!(found[0] >= 99.0, "{order}: {found:?}");
        }
        // Whether ordering saves depends on what it changes: the boards are chosen for the order of the starter.
        let found = verdicts(ROW_BY_ROW, &ORDERING, saves);
        assert!(found[0] >= 50.0 && found[1] <= 1.0, "{found:?}");
    }

    #[test]
    #[ignore = "slow: .ci/run runs it"]
    fn slow_other_ways_to_save_get_the_points() {
        // By a heuristic of its own, which saves elsewhere and costs time.
        let ordering = verdicts(0, &ORDERING, |sizes, rng| {
            let left = (0.7 * sizes.left().ln() - 0.3 + 0.25 * noise(rng)).min(0.0).exp();
            let without = sizes.without as f64;
            [slow(without * left) * 1.2, slow(without)]
        });
        // Its minimax prunes, too.
        let pruning = verdicts(0, &ALPHA_BETA, |sizes, rng| [saves(sizes, rng)[0]; 2]);
        assert!(ordering[0] >= 99.0 && pruning[0] >= 99.0, "{ordering:?} {pruning:?}");
    }

    /// The verdict where these numbers of positions were counted, in this time.
    fn counted(topic: Topic, cases: u32, count: fn(&TreeSizes) -> [u64; 2], seconds: Seconds) -> Verdict {
        let mut savings = graded(0, &fresh_cases(topic, cases, 1), 1, seconds);
        for board in &mut savings.boards {
            let [with, without] = count(&board.sizes[0]).map(Some);
            board.work.positions = with;
            board.without.iter_mut().for_each(|work| work.positions = without);
        }
        savings.verdict()
    }

    #[test]
    fn counted_positions_have_no_noise() {
        for topic in [Topic::AlphaBeta, Topic::Caching, Topic::Ordering] {
            let counted = |count| counted(topic, 4, count, |_, _| [0.0; 2]);
            assert_eq!(counted(|sizes| [sizes.with, sizes.without]), Verdict::Saves, "{topic:?}");
            assert_eq!(counted(|sizes| [sizes.without; 2]), Verdict::SavesNone, "{topic:?}");
            if topic.is_for_pruning() {
                // Cuts only at max nodes.
                let half = counted(|sizes| [3 * sizes.with, sizes.without]);
                assert!(matches!(half, Verdict::Undecided(_)), "{half:?}");
            }
            // Searches twice without the option.
            let wasting = counted(|sizes| [sizes.without, 2 * sizes.without]);
            assert!(!matches!(wasting, Verdict::Saves), "{topic:?}: {wasting:?}");
        }
    }

    #[test]
    #[ignore = "slow: .ci/run runs it"]
    fn slow_positions_that_take_no_less_time_are_not_believed() {
        let saved: fn(&TreeSizes) -> [u64; 2] = |sizes| [sizes.with, sizes.without];
        for topic in [Topic::AlphaBeta, Topic::Caching, Topic::Ordering] {
            assert_eq!(counted(topic, 20, saved, saves), Verdict::Saves, "{topic:?}");
            // A quick program, to which the option means more work in each position.
            let quick = |sizes: &TreeSizes, rng: &mut ChaCha8Rng| {
                let [with, without] = saves(sizes, rng);
                [with * 0.28, without * 0.2]
            };
            assert_eq!(counted(topic, 20, saved, quick), Verdict::Saves, "{topic:?}");
            let made_beside_the_search = counted(topic, 20, saved, saves_nothing);
            assert!(matches!(made_beside_the_search, Verdict::Undecided(_)), "{topic:?}: {made_beside_the_search:?}");
        }
    }

    #[test]
    fn few_boards_decide_nothing() {
        let cases = fresh_cases(Topic::AlphaBeta, LEAST_BOARDS as u32 - 1, 1);
        assert!(matches!(graded(0, &cases, 1, saves).verdict(), Verdict::Undecided(_)));
    }

    #[test]
    fn the_chance_of_signs_is_exact() {
        assert!((chance_of_less(&[-1.0, -2.0, -3.0]) - 0.125).abs() < 1e-9);
        assert!((chance_of_less(&[1.0, -2.0]) - 0.5).abs() < 1e-9);
        assert!((chance_of_less(&[1.0]) - 1.0).abs() < 1e-9);
    }
}
