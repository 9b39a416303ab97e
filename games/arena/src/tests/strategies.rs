//! Agents that wrap strategies.

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use suite_search::{Budget, Decision, Game, OutOfBudget, Strategy};

use super::nim::{NO_INTERRUPT, Nim, spec};
use crate::{Agent, Choice, Clock, Fault, StrategyAgent};

/// Takes one match, unless it is not given any time.
struct Hurried;

impl Strategy<Nim> for Hurried {
    fn choose(&mut self, nim: &Nim, budget: Budget) -> Result<Decision<u8>, OutOfBudget> {
        let is_interrupted = budget.interrupt.is_some_and(|flag| flag.load(std::sync::atomic::Ordering::Relaxed));
        if budget.time.is_zero() || is_interrupted {
            Err(OutOfBudget)
        } else {
            Ok(Decision::new(nim.moves().next(), 0))
        }
    }
}

fn choose(agent: &mut dyn Agent<Nim>, clock: &Clock) -> Result<Choice<u8>, Fault> {
    agent.choose(&spec().start, clock)
}

#[test]
fn a_strategy_plays_its_decision() {
    let clock = Clock::start(Duration::from_secs(100), &NO_INTERRUPT);
    let mut agent = StrategyAgent::new("hurried", Hurried);
    assert_eq!(Agent::<Nim>::name(&agent), "hurried");
    assert!(matches!(choose(&mut agent, &clock), Ok(Choice::Play(1))));
}

#[test]
fn a_strategy_that_finds_no_move_in_time_loses() {
    /// Never finds a move.
    struct Slow;

    impl Strategy<Nim> for Slow {
        fn choose(&mut self, _: &Nim, budget: Budget) -> Result<Decision<u8>, OutOfBudget> {
            assert!(budget.time <= Duration::from_millis(5) && budget.interrupt.is_some());
            Err(OutOfBudget)
        }
    }

    let clock = Clock::start(Duration::from_millis(5), &NO_INTERRUPT);
    let chosen = choose(&mut StrategyAgent::new("slow", Slow), &clock);
    assert!(matches!(chosen, Err(Fault::Timeout(_))), "{chosen:?}");
}

#[test]
fn an_interrupt_ends_the_choice() {
    let raised = AtomicBool::new(true);
    let mut agent = StrategyAgent::new("hurried", Hurried);
    assert!(choose(&mut agent, &Clock::start(Duration::MAX, &raised)).is_err());
}
