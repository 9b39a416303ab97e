//! Agents that wrap strategies.

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use suite_search::{Budget, Decision, Game, OutOfBudget, Strategy};

use super::nim::{NO_INTERRUPT, Nim, spec};
use crate::{Agent, Choice, Clock, Fault, StrategyAgent};

/// Takes one match if it gets at least so many nodes.
struct Needs(u64, Vec<u64>);

impl Strategy<Nim> for &mut Needs {
    fn choose(&mut self, nim: &Nim, budget: Budget) -> Result<Decision<u8>, OutOfBudget> {
        self.1.push(budget.nodes);
        if budget.nodes >= self.0 { Ok(Decision::new(nim.moves().next(), 0)) } else { Err(OutOfBudget) }
    }
}

fn choose(agent: &mut dyn Agent<Nim>, clock: &Clock) -> Result<Choice<u8>, Fault> {
    agent.choose(&spec().start, clock)
}

#[test]
fn a_strategy_keeps_within_its_limits_unless_they_are_too_small() {
    let clock = Clock::start(Duration::MAX, &NO_INTERRUPT);
    for (needed, given) in [(100, vec![100]), (101, vec![100, u64::MAX])] {
        let mut strategy = Needs(needed, Vec::new());
        let mut agent = StrategyAgent::new("needs", &mut strategy).with_limits(100, Duration::MAX);
        assert!(matches!(choose(&mut agent, &clock), Ok(Choice::Play(1))));
        assert_eq!(strategy.1, given);
    }
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
fn half_of_the_time_is_kept_back() {
    /// Checks its time.
    struct Careful;

    impl Strategy<Nim> for Careful {
        fn choose(&mut self, nim: &Nim, budget: Budget) -> Result<Decision<u8>, OutOfBudget> {
            assert!(budget.time <= Duration::from_secs(50) && budget.nodes == 7);
            Ok(Decision::new(nim.moves().next(), 0))
        }
    }

    let clock = Clock::start(Duration::from_secs(100), &NO_INTERRUPT);
    let mut agent = StrategyAgent::new("careful", Careful).with_limits(7, Duration::from_secs(80));
    assert!(choose(&mut agent, &clock).is_ok());
}

#[test]
fn an_interrupt_ends_the_choice() {
    let raised = AtomicBool::new(true);
    let mut strategy = Needs(u64::MAX, Vec::new());
    let mut agent = StrategyAgent::new("needs", &mut strategy).with_limits(1, Duration::MAX);
    assert!(choose(&mut agent, &Clock::start(Duration::MAX, &raised)).is_err());
}
