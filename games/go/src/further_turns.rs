//! Further turns, which put to the test what explains the illegal moves of a program.
//!
//! Few stones may be placed in them, so that they show by which rules a program plays: one that makes the mistake has
//! to give one of the few answers that its rules allow, or to pass where they allow none.

use std::iter;

use rand::RngExt;
use rand::rngs::ChaCha8Rng;
use suite_search::Game;

use crate::game_state::GameState;
use crate::illegal_moves::all_answers;
use crate::moves::Move;
use crate::opponent::{greedy, random as random_move};
use crate::plain_rules::{PlainRules, View, rows};
use crate::position::Position;
use crate::size::Size;

/// The turns that are drawn: any ones, and ones in which there is a ko. The latter are rare, and games seldom tell who
/// knows of it.
const DRAWN: usize = 80;
const DRAWN_WITH_KO: usize = 40;
/// Those of them that are chosen.
const CHOSEN: usize = 20;
/// The most placements that are legal in a turn.
const MOST_PLACEMENTS: usize = 2;
/// The moves of the games that are played for them: a few more than real ones have, which leave fewer points empty.
const MOVES: usize = 30;

/// Returns turns in which a program by these rules answers otherwise than programs by any of the others: of many random
/// turns those that tell them apart best.
pub(crate) fn further_turns(rules: &PlainRules, others: &[PlainRules], random: ChaCha8Rng) -> Vec<GameState> {
    let mut drawn = draw(random);
    let mut states: Vec<_> = drawn.by_ref().take(DRAWN).collect();
    states.extend(drawn.filter(|state| !state.position.ko.is_empty()).take(DRAWN_WITH_KO));
    let mut turns: Vec<_> = states.into_iter().map(|state| Turn::new(state, rules, others)).collect();
    // How likely each of the others is to answer as these may do in all turns that are chosen.
    let mut undetected = vec![1.0; others.len()];
    let next = || {
        let undetected_in = |turn: &Turn| iter::zip(&undetected, &turn.alike).map(|(all, alike)| all * alike).sum();
        let totals: Vec<f64> = turns.iter().map(undetected_in).collect();
        let best = (0..turns.len()).min_by(|&a, &b| totals[a].total_cmp(&totals[b]))?;
        let turn = turns.swap_remove(best);
        iter::zip(&mut undetected, &turn.alike).for_each(|(all, alike)| *all *= alike);
        Some(turn.state)
    };
    iter::from_fn(next).take(CHOSEN).collect()
}

/// Returns turns, without end, from games that are played at random, in which few stones may be placed. A program sees
/// the board and the one before it, but not how many moves are left: there are two.
fn draw(mut random: ChaCha8Rng) -> impl Iterator<Item = GameState> {
    let size = Size::DEFAULT;
    let game = move || {
        let mut next = Some(GameState::start(size));
        let play = |_| {
            let position = next?.position;
            let mv = if random.random() { greedy(&position, &mut random) } else { random_move(&position, &mut random) };
            let (before, after) = (position.board(), position.play(mv));
            let position = Position::new(&before, &after.board(), after.to_move(), size.longest_game() - 2);
            // After a pass, another one may be the better move.
            next = (mv != Move::Pass).then_some(GameState { before, position });
            next
        };
        let turns = (0..MOVES).map_while(play);
        turns.filter(|turn| turn.position.placements().len() <= MOST_PLACEMENTS).collect::<Vec<_>>()
    };
    iter::repeat_with(game).flatten()
}

/// A turn, with how likely each other program is to give an answer that some rules allow.
struct Turn {
    state: GameState,
    alike: Vec<f64>,
}

impl Turn {
    fn new(state: GameState, rules: &PlainRules, others: &[PlainRules]) -> Self {
        let boards = [rows(&state.before), rows(&state.position.board())];
        let view = View { size: state.position.size(), player: state.to_move(), boards: &boards };
        let allowed = |rules: &PlainRules| -> Vec<_> {
            all_answers(view.size).filter(|&answer| rules.allow(&view, answer)).collect()
        };
        let own = allowed(rules);
        let alike = |other: &PlainRules| {
            let other = allowed(other);
            let common = other.iter().filter(|answer| own.contains(answer)).count();
            // Who may place no stone passes.
            if other.is_empty() { f64::from(u8::from(own.is_empty())) } else { common as f64 / other.len() as f64 }
        };
        Self { state, alike: others.iter().map(alike).collect() }
    }
}
