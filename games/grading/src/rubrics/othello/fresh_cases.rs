//! Random cases, chosen so that known mistakes show, and small enough for a slow program.

use std::ops::RangeInclusive;

use rand::RngExt;
use rand::seq::IndexedRandom;
use rand_chacha::ChaCha8Rng;
use suite_arena::seeded_rng;
use suite_othello::{Mistake, Options, Position, Rules, Size, tree_size};
use suite_search::Game;

use super::case::Case;
use super::topic::Topic;

/// The cases that are drawn in search of one that shows mistakes.
const TRIES: u32 = 8;
/// The positions that are drawn in search of one that makes a case.
const DRAWS: u32 = 5000;
/// The nodes of a search to the end of the game, which a slow program visits in about a second.
const NODES: RangeInclusive<u64> = 100..=8_000;
/// The nodes of a search whose time is compared.
const TIMED_NODES: RangeInclusive<u64> = 2_000..=40_000;
/// Those of one that takes a quick program as long as others take a slow one.
const LARGE_NODES: RangeInclusive<u64> = 100_000..=400_000;
/// The most that caching or ordering may leave of the nodes, in percent, so that it shows in the time.
const LEFT_PERCENT: u64 = 50;
/// The same for the cache of a quick program, which may cost as much time as the rules do.
const LARGE_LEFT_PERCENT: u64 = 30;
/// The most plies of a limit.
const MOST_PLIES: u32 = 5;

/// Returns the cases of a topic. The first few show every known mistake that the topic can show, if there are enough of
/// them.
pub fn fresh_cases(topic: Topic, count: u32, seed: u64) -> Vec<Case> {
    let mut rng = seeded_rng(seed, topic as u64);
    let mut unseen: Vec<_> = topic.mistakes().filter(|_| shows_mistakes(topic)).collect();
    let case = |number| {
        let tries = if unseen.is_empty() { 1 } else { TRIES };
        let cases: Vec<_> = (0..tries).filter_map(|_| (0..DRAWS).find_map(|_| draw(topic, number, &mut rng))).collect();
        let shown = |case: &Case| unseen.iter().filter(|&&mistake| case.shows(mistake)).count();
        // Of equal ones the first, as everywhere.
        let chosen = cases.into_iter().rev().max_by_key(shown)?;
        unseen.retain(|&mistake| !chosen.shows(mistake));
        Some(chosen)
    };
    (1..=count).filter_map(case).collect()
}

/// Returns whether the cases of a topic are chosen to show mistakes; those of others have enough to fulfil.
const fn shows_mistakes(topic: Topic) -> bool {
    matches!(topic, Topic::Minimax | Topic::AlphaBeta | Topic::DepthLimit)
}

/// Draws a position; returns `None` if it makes no case of the topic.
fn draw(topic: Topic, number: u32, rng: &mut ChaCha8Rng) -> Option<Case> {
    let side = match topic {
        Topic::LargeCaching => 8,
        // There are too few positions of 4x4 for those of which all is asked.
        _ if topic.is_paired() => [6, 8][number as usize / 2 % 2],
        _ => [4, 6, 4, 8][number as usize % 4],
    };
    let limit = (number - 1) % MOST_PLIES + 1;
    let (empty, limit, limit_before) = match topic {
        Topic::Minimax => (6..=9, None, None),
        Topic::AlphaBeta => (7..=10, None, None),
        Topic::Caching | Topic::Ordering => (8..=11, None, None),
        Topic::LargeCaching => (10..=10, None, None),
        Topic::LargeOrdering => (11..=12, None, None),
        Topic::DepthLimit => (6..=9, Some(limit), None),
        Topic::EndWithinLimit => (4..=7, Some(limit + 6), None),
        Topic::ComputeUtility => (0..=side * side - 4, None, None),
        Topic::CacheBetweenLimits => (6..=9, Some(limit), Some(limit % MOST_PLIES + 1)),
    };
    let position = random_position(side, rng.random_range(empty), rng)?;
    if topic == Topic::ComputeUtility {
        return Some(Case::new(topic, position, topic.options(number, None), None));
    }
    let choices = position.moves().count();
    if choices < 2 || !is_of_size(topic, &position, topic.options(number, limit)) {
        return None;
    }
    let case = Case::new(topic, position, topic.options(number, limit), limit_before);
    let is_choice = case.right.len() < choices;
    (is_choice && is_telling(&case)).then_some(case)
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

/// Returns whether the search of the case takes neither too long nor too short.
fn is_of_size(topic: Topic, position: &Position<u64>, options: Options) -> bool {
    let plain = Options { caching: false, ordering: false, ..options };
    match topic {
        _ if topic.is_timed(options) => {
            let range = if topic.is_large() { LARGE_NODES } else { TIMED_NODES };
            let left = if topic == Topic::LargeCaching { LARGE_LEFT_PERCENT } else { LEFT_PERCENT };
            let without = tree_size(position, plain, *range.end()).filter(|nodes| range.contains(nodes));
            without.is_some_and(|nodes| tree_size(position, options, nodes * left / 100).is_some())
        }
        Topic::Minimax | Topic::AlphaBeta | Topic::Caching => {
            tree_size(position, plain, *NODES.end()).is_some_and(|nodes| NODES.contains(&nodes))
        }
        // The limit, or the end of the game, is near.
        _ => true,
    }
}

/// Returns whether the case can tell what its topic is about.
fn is_telling(case: &Case) -> bool {
    match (case.topic, case.limit_before) {
        (Topic::DepthLimit, _) => case.shows(Mistake::IgnoresLimit),
        (Topic::CacheBetweenLimits, Some(before)) => {
            let best_before = suite_othello::best_moves(&case.position, Some(before));
            best_before.iter().all(|mv| !case.is_right(&mv.to_string()))
        }
        _ => true,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TOPICS: [Topic; 10] = [
        Topic::Minimax,
        Topic::AlphaBeta,
        Topic::DepthLimit,
        Topic::EndWithinLimit,
        Topic::Caching,
        Topic::Ordering,
        Topic::LargeCaching,
        Topic::LargeOrdering,
        Topic::ComputeUtility,
        Topic::CacheBetweenLimits,
    ];

    #[test]
    fn every_topic_has_its_cases_the_same_by_the_same_seed() {
        for topic in TOPICS {
            // Large trees take a while to draw.
            let count = if topic.is_large() { 1 } else { 6 };
            let cases = fresh_cases(topic, count, 7);
            assert_eq!(cases.len(), count as usize, "{topic:?}");
            assert_eq!(cases, fresh_cases(topic, count, 7));
            assert_ne!(cases, fresh_cases(topic, count, 8));
        }
    }

    #[test]
    fn every_known_mistake_shows_in_every_topic_that_can_show_it() {
        for topic in [Topic::Minimax, Topic::AlphaBeta, Topic::DepthLimit] {
            let cases = fresh_cases(topic, 20, 1);
            for mistake in topic.mistakes() {
                assert!(cases.iter().any(|case| case.shows(mistake)), "{} in {topic:?}", mistake.id());
            }
        }
    }

    #[test]
    fn an_end_within_the_limit_is_seen() {
        for case in fresh_cases(Topic::EndWithinLimit, 12, 1) {
            let to_the_end = Case::new(case.topic, case.position, topic_without_limit(&case), None);
            assert_eq!(case.right, to_the_end.right);
        }
    }

    fn topic_without_limit(case: &Case) -> suite_othello::Options {
        suite_othello::Options { limit: None, ..case.options }
    }
}
