//! Tables of Q-learners, which play and go on learning.

#![no_main]

use std::convert::Infallible;
use std::fmt::Debug;

use libfuzzer_sys::fuzz_target;
use suite_fuzz::parsed;
use suite_go::{LEARNING_SUBJECT, Size};
use suite_learn::{AggregatedTable, ExactTable, Learner, Persist, Subject};
use suite_search::Game;

const TIC_TAC_TOE: Subject = Subject { game: "tic-tac-toe", rules: "3x3" };

fuzz_target!(|text: &[u8]| {
    check::<ExactTable<_>>(text, TIC_TAC_TOE, &suite_tictactoe::Position::START);
    check::<AggregatedTable<_>>(text, LEARNING_SUBJECT, &suite_go::Position::start(Size::MIN));
});

fn check<T: Persist + PartialEq + Debug>(text: &[u8], subject: Subject, start: &T::Game) {
    let Some(mut learner) = parsed(Learner::<T>::from_json(text, subject)) else { return };
    let again = Learner::from_json(learner.to_json(subject).as_bytes(), subject);
    assert_eq!(again.as_ref().ok(), Some(&learner), "{:?}", again.as_ref().err());
    let opponent = |_, position: &T::Game, _: &mut _| position.moves().next().expect("the game goes on");
    let Ok(()) = learner.learn(start, learner.games().saturating_add(2), opponent, |_| Ok::<_, Infallible>(()));
    if let Some(best) = learner.best_move(start) {
        assert!(start.try_play(best).is_ok(), "{best}");
    }
}
