//! Random cases, chosen so that neither chance nor a look at one ply answers them, that known mistakes show, and small
//! enough for a slow program.

use std::ops::RangeInclusive;

use rand::RngExt;
use rand::rngs::ChaCha8Rng;
use rand::seq::IndexedRandom;
use suite_arena::seeded_rng;
use suite_othello::{Board, KNOWN_MISTAKES, Options, PlainProgram, Position, Rules, Size, best_moves, tree_size};

use suite_search::{Game, Player};
use suite_tabletop::KnownMistake;

use super::case::{PositionCase, TreeSizes};
use super::topic::Topic;
use crate::further_cases::choose_further;

/// The cases that are drawn to choose the most telling one from.
const TRIES: u32 = 6;
/// The same for what a cache saves, which differs less from board to board.
const CACHING_TRIES: u32 = 24;
/// The same for larger trees, which take long to count.
const LARGE_TRIES: u32 = 2;
/// The same for both.
const LARGE_CACHING_TRIES: u32 = 8;
/// The positions that are drawn in search of one that makes a case.
const DRAWS: u32 = 5000;
/// The nodes of a search to the end of the game, which a slow program visits in about a second.
const NODES: RangeInclusive<u64> = 100..=8_000;
/// Those of one in which work may be saved, without that.
const TIMED_NODES: RangeInclusive<u64> = 2_000..=20_000;
/// The same for one that takes a quick program as long as others take a slow one.
const LARGE_NODES: RangeInclusive<u64> = 50_000..=200_000;
/// How many times as many moves as right ones there are at least.
const MOVES_FOR_A_RIGHT_ONE: usize = 4;
/// The number of known mistakes that cases are chosen to show, and those of them that only a limit shows.
const LIKELIEST: usize = 10;
const OF_LIMIT: [&str; 4] = ["ignores-limit", "one-ply-less", "one-ply-more", "movers-utility"];
/// The most plies of a limit.
const MOST_PLIES: u32 = 5;

/// Returns the cases of a topic, no position twice. The first few show every known mistake that the topic can show, if
/// there are enough of them, and all show what is saved.
pub fn fresh_cases(topic: Topic, count: u32, seed: u64) -> Vec<PositionCase> {
    let mut rng = seeded_rng(seed, topic as u64);
    let mut unseen = if shows_mistakes(topic) { programs_to_show(topic) } else { Vec::new() };
    let mut chosen: Vec<PositionCase> = Vec::new();
    for number in 1..=count {
        let tries = match topic {
            Topic::Caching if topic.shows_savings(number) => CACHING_TRIES,
            Topic::LargeCaching => LARGE_CACHING_TRIES,
            _ if topic.is_large() => LARGE_TRIES,
            _ if topic.shows_savings(number) || !unseen.is_empty() => TRIES,
            _ => 1,
        };
        let is_new = |drawn: &Drawn| chosen.iter().all(|earlier| earlier.position != drawn.case.position);
        let mut draw_new =
            || (0..DRAWS).find_map(|_| draw(topic, number, topic.shows_savings(number), &mut rng).filter(is_new));
        let drawn: Vec<_> = (0..tries).filter_map(|_| draw_new()).collect();
        let shown = |case: &PositionCase| unseen.iter().filter(|program| case.shows(program)).count();
        // Of equal ones the first, as everywhere.
        let best = drawn.into_iter().rev().max_by_key(|drawn| (shown(&drawn.case), drawn.contrast()));
        let Some(Drawn { case, sizes }) = best else { continue };
        unseen.retain(|program| !case.shows(program));
        let sizes = sizes.map(|first| case.ordered_sizes(first));
        chosen.push(PositionCase { sizes, ..case });
    }
    chosen.into_iter().map(with_player_in_turn).collect()
}

/// Returns a case with either player to move as often on boards of each size. Without a pass, the number of empty
/// squares tells who is to move, and some numbers make more cases than others; with colors exchanged, a case is as hard
/// and its trees are as large.
fn with_player_in_turn(case: PositionCase) -> PositionCase {
    let PositionCase { topic, number, position, options, limit_before, sizes, .. } = case;
    let player = if (number + number / 4).is_multiple_of(2) { Player::Second } else { Player::First };
    if position.to_move() == player {
        return case;
    }
    let board = Board::new(position.size(), |square| Some(position.disk_at(square)?.opponent()));
    let position = Position::new(&board, player, position.rules());
    PositionCase { sizes, ..PositionCase::new(topic, number, position, options, limit_before) }
}

/// The boards that are drawn in search of further cases, and the most nodes of a search on them.
const FURTHER_TRIES: u32 = 100;
const MOST_NODES_OF_FURTHER: u64 = 2_000;
/// What tells random numbers for further cases apart from those for others.
const FURTHER_STREAM: u64 = 1 << 8;

/// Returns small cases of a topic to put a program to the test that explains the answers to others.
pub fn further_cases(topic: Topic, seed: u64, program: &PlainProgram) -> Vec<PositionCase> {
    let mut rng = seeded_rng(seed, FURTHER_STREAM + topic as u64);
    let drawn = |number| (0..DRAWS).find_map(|_| draw(topic, number, false, &mut rng));
    let cases = (1..=FURTHER_TRIES).filter_map(drawn).map(|drawn| drawn.case);
    let is_small = |case: &PositionCase| tree_size(&case.position, case.options, MOST_NODES_OF_FURTHER).is_some();
    let chosen = choose_further(cases.filter(is_small), |case| case.shows(program));
    (1..).zip(chosen).map(|(number, case): (u32, _)| PositionCase { number, ..case }).collect()
}

/// Returns programs with the likeliest mistakes that the topic can show. There are too many others to choose cases by
/// them, but most show on any twenty boards.
fn programs_to_show(topic: Topic) -> Vec<PlainProgram> {
    let program = |mistake| KnownMistake::program([mistake]);
    let is_of_limit = |mistake: &&KnownMistake<_>| OF_LIMIT.contains(&mistake.id);
    let likeliest = KNOWN_MISTAKES.iter().take(LIKELIEST);
    likeliest.filter(|mistake| topic == Topic::DepthLimit || !is_of_limit(mistake)).map(program).collect()
}

/// Returns whether the cases of a topic are chosen to show mistakes; those of others have enough to fulfil.
const fn shows_mistakes(topic: Topic) -> bool {
    matches!(topic, Topic::Minimax | Topic::AlphaBeta | Topic::DepthLimit)
}

/// A case to choose from, with the sizes of its trees where it is about them.
struct Drawn {
    case: PositionCase,
    sizes: Option<TreeSizes>,
}

impl Drawn {
    /// Returns how well the case shows that much is saved, or little, in thousandths of the tree.
    fn contrast(&self) -> Option<i64> {
        let left = (self.sizes?.left() * 1000.0) as i64;
        Some(if Topic::saves_much(self.case.number) { -left } else { left })
    }
}

/// Draws a position, which may have to show what is saved; returns `None` if it makes no case of the topic. What takes
/// longest is asked last.
fn draw(topic: Topic, number: u32, shows_savings: bool, rng: &mut ChaCha8Rng) -> Option<Drawn> {
    let side = match topic {
        _ if topic.is_large() => 8,
        // What a cache saves differs most there.
        Topic::Caching if shows_savings => 8,
        // There are too few positions of 4x4 with trees that are large enough.
        _ if topic.is_for_saving() => [6, 8][number as usize / 2 % 2],
        _ => [4, 6, 4, 8][number as usize % 4],
    };
    let limit = (number - 1) % MOST_PLIES + 1;
    let (empty, limit, limit_before) = match topic {
        Topic::Minimax
        | Topic::MinimaxMinNode
        | Topic::MinimaxMaxNode
        | Topic::AlphaBetaMinNode
        | Topic::AlphaBetaMaxNode => (6..=9, None, None),
        Topic::AlphaBeta => (8..=9, None, None),
        Topic::LargeAlphaBeta | Topic::LargeCaching => (9..=9, None, None),
        Topic::Caching if shows_savings => (7..=8, None, None),
        Topic::Caching => (8..=9, None, None),
        Topic::Ordering => (8..=9, None, None),
        Topic::LargeOrdering => (10..=10, None, None),
        Topic::DepthLimit => (6..=9, Some(limit), None),
        Topic::ComputeUtility => (0..=side * side - 4, None, None),
        Topic::CacheBetweenLimits => (6..=9, Some(limit), Some(limit % MOST_PLIES + 1)),
    };
    let position = random_position(side, rng.random_range(empty), rng)?;
    let options = topic.options(number, limit);
    if topic == Topic::ComputeUtility {
        return Some(Drawn { case: PositionCase::new(topic, number, position, options, None), sizes: None });
    }
    if position.moves().count() < MOVES_FOR_A_RIGHT_ONE {
        return None;
    }
    let case = PositionCase::new(topic, number, position, options, limit_before);
    if !is_hard(&case) || !is_telling(&case) {
        return None;
    }
    if shows_savings {
        let sizes = Some(tree_sizes(&case)?);
        return Some(Drawn { case, sizes });
    }
    // Otherwise the limit is near.
    let is_of_size = limit.is_some() || size_within(&position, topic.without(options), NODES).is_some();
    is_of_size.then_some(Drawn { case, sizes: None })
}

/// Plays random moves from the start until `empty` squares are empty; returns `None` if the game ends before that.
fn random_position(side: usize, empty: usize, rng: &mut ChaCha8Rng) -> Option<Position<u64>> {
    let size = Size::new(side).expect("a size");
    let mut position = Position::start(size, Rules::Ends);
    while position.longest_game() as usize > empty {
        let moves: Vec<_> = position.moves().collect();
        position = position.play(*moves.choose(rng)?);
    }
    Some(position)
}

/// Returns the sizes of the trees, if the larger one is neither too large nor too small.
fn tree_sizes(case: &PositionCase) -> Option<TreeSizes> {
    let nodes = if case.topic.is_large() { LARGE_NODES } else { TIMED_NODES };
    case.tree_sizes(*nodes.end()).filter(|sizes| nodes.contains(&sizes.without))
}

/// Returns the nodes of a search, if they are within a range.
fn size_within(position: &Position<u64>, options: Options, nodes: RangeInclusive<u64>) -> Option<u64> {
    tree_size(position, options, *nodes.end()).filter(|size| nodes.contains(size))
}

/// Returns whether neither chance nor a look at one ply finds the answer.
fn is_hard(case: &PositionCase) -> bool {
    let is_rare = case.right.len() * MOVES_FOR_A_RIGHT_ONE <= case.position.moves().count();
    let looks_further = case.options.limit != Some(1);
    let position = &case.position;
    is_rare && case.refutes(position.moves().next()) && (!looks_further || case.refutes(best_moves(position, Some(1))))
}

/// Returns whether the case can tell what its topic is about.
fn is_telling(case: &PositionCase) -> bool {
    match (case.topic, case.limit_before) {
        (Topic::DepthLimit, _) => case.refutes(best_moves(&case.position, None)),
        (Topic::CacheBetweenLimits, Some(before)) => case.refutes(best_moves(&case.position, Some(before))),
        _ => true,
    }
}

#[cfg(test)]
mod tests {
    use suite_search::BoardSymmetry;

    use super::super::{OF_FUNCTIONS, TOPICS};
    use super::*;

    #[test]
    #[ignore = "slow: .ci/run runs it"]
    fn slow_every_topic_has_its_cases_the_same_by_the_same_seed() {
        let of_programs = TOPICS.into_iter().flat_map(|topic| [Some(topic), topic.large()]).flatten();
        for topic in of_programs.chain(OF_FUNCTIONS) {
            // Large trees take a while to draw.
            let count = if topic.is_for_saving() { 1 } else { 6 };
            let cases = fresh_cases(topic, count, 7);
            assert_eq!(cases.len(), count as usize, "{topic:?}");
            assert_eq!(cases, fresh_cases(topic, count, 7));
            assert_ne!(cases, fresh_cases(topic, count, 8));
        }
    }

    #[test]
    fn either_player_is_to_move_as_often_on_boards_of_each_size() {
        for topic in [Topic::Minimax, Topic::AlphaBeta, Topic::DepthLimit] {
            let cases = fresh_cases(topic, 16, 1);
            for side in [4, 6, 8] {
                let of_side: Vec<_> = cases.iter().filter(|case| case.position.size().side() == side).collect();
                let first = of_side.iter().filter(|case| case.position.to_move() == Player::First).count();
                assert_eq!(2 * first, of_side.len(), "{topic:?}, {side}");
            }
        }
    }

    #[test]
    fn no_position_is_asked_twice() {
        for seed in 1..=5 {
            let cases = fresh_cases(Topic::Minimax, 60, seed);
            for (index, case) in cases.iter().enumerate() {
                assert!(
                    cases[..index].iter().all(|earlier| earlier.position != case.position),
                    "{case} of seed {seed}"
                );
            }
        }
    }

    #[test]
    fn the_likeliest_mistakes_show_in_every_topic_that_can_show_them() {
        for topic in [Topic::Minimax, Topic::AlphaBeta, Topic::DepthLimit] {
            let cases = fresh_cases(topic, if topic.is_for_saving() { 13 } else { 20 }, 1);
            for program in programs_to_show(topic) {
                assert!(cases.iter().any(|case| case.shows(&program)), "{program:?} in {topic:?}");
            }
        }
    }

    #[test]
    fn further_cases_are_small_and_show_a_mistake_or_not() {
        let program = |id| KnownMistake::program(KNOWN_MISTAKES.iter().filter(|mistake| mistake.id == id));
        for (topic, id, wrong) in [
            (Topic::Minimax, "lights-utility", 10),
            (Topic::Minimax, "ignores-limit", 0),
            (Topic::AlphaBeta, "lights-utility", 10),
            (Topic::DepthLimit, "lights-utility", 10),
            (Topic::ComputeUtility, "lights-utility", 10),
        ] {
            let program = program(id);
            let cases = further_cases(topic, 1, &program);
            let [shown, hidden] = [0..wrong, wrong..cases.len()].map(|range| &cases[range]);
            assert!(shown.iter().all(|case| case.shows(&program)), "{topic:?}");
            assert!(hidden.len() == 10 && !hidden.iter().any(|case| case.shows(&program)), "{topic:?}");
            assert!((1..).zip(&cases).all(|(number, case)| case.number == number && case.sizes.is_none()));
            assert_eq!(cases, further_cases(topic, 1, &program));
            assert_ne!(cases, further_cases(topic, 2, &program));
        }
    }

    #[test]
    fn neither_chance_nor_a_look_at_one_ply_answers() {
        for topic in [Topic::Minimax, Topic::DepthLimit, Topic::Ordering] {
            for case in fresh_cases(topic, 5, 3) {
                assert!(case.chance() <= 0.25, "{case}");
                let first = case.position.moves().next().expect("a move").to_string();
                assert!(!case.is_right(&first), "{case}");
            }
        }
    }

    #[test]
    fn sizes_in_other_orders_are_those_of_the_images_of_a_board() {
        for topic in [Topic::AlphaBeta, Topic::Caching, Topic::Ordering] {
            // The first one does not show what a cache saves.
            let case = fresh_cases(topic, 2, 2).pop().expect("a case");
            let sizes = BoardSymmetry::all().map(|symmetry| {
                let image = case.position.image(symmetry);
                let size = |options| tree_size(&image, options, u64::MAX).expect("a size");
                TreeSizes { with: size(case.options), without: size(case.options_without()) }
            });
            assert_eq!(case.sizes.map(Vec::from), Some(sizes.collect()), "{case}");
        }
    }

    #[test]
    #[ignore = "slow: .ci/run runs it"]
    fn slow_boards_differ_in_what_is_saved() {
        for topic in [Topic::Ordering, Topic::Caching] {
            let left = |is_much: bool| {
                let cases =
                    fresh_cases(topic, 8, 5).into_iter().filter(|case| Topic::saves_much(case.number) == is_much);
                let left: Vec<_> = cases.filter_map(|case| Some(case.sizes?[0].left())).collect();
                left.iter().sum::<f64>() / left.len() as f64
            };
            assert!(1.25 * left(true) < left(false), "{topic:?}: {} {}", left(true), left(false));
        }
    }
}
