//! Plays one game between two agents, and judges it.

use std::time::Duration;

use anyhow::{Result, anyhow};
use suite_search::{Game, Player};

use super::agent::{Agent, Choice};
use super::clock::{Clock, thread_cpu};
use super::fault::{Failure, Fault};
use super::limits::{Budget, Limits};
use super::setup::Setup;
use crate::interrupt::Interrupt;

/// Watches a game; every method does nothing unless it is written. `()` sees nothing.
pub trait Spectate<G: Game> {
    /// The game has come to a position, from which it begins or goes on; or has gone back to it.
    fn position(&mut self, _position: &G) {}

    /// A side has moved; the position after that follows.
    fn played(&mut self, _side: Player, _mv: G::Move, _took: Took) {}

    /// The game has ended.
    fn judged(&mut self, _verdict: &Verdict<G>) {}
}

impl<G: Game> Spectate<G> for () {}

/// The rules, the limits and the user's wish to end.
pub struct Referee<'a, G: Game> {
    /// The game.
    pub setup: &'a Setup<G>,
    /// What a move may take.
    pub limits: Limits,
    /// What all moves together may take, by side.
    pub budgets: [&'a Budget; 2],
    /// The user's wish to end.
    pub interrupt: &'a Interrupt,
}

/// A game that has been played.
pub struct Verdict<G: Game> {
    /// Where it ended.
    pub position: G,
    /// What was played.
    pub turns: Vec<Turn<G::Move>>,
    /// What was done wrong, if the game did not end by the rules.
    pub charge: Option<Charge>,
}

impl<G: Game> Verdict<G> {
    /// Who has won; nobody in a draw.
    pub fn winner(&self) -> Option<Player> {
        match &self.charge {
            Some(charge) => Some(charge.side.opponent()),
            None => Player::BOTH.into_iter().find(|&player| self.position.utility(player) > 0),
        }
    }
}

/// A move that has been played.
pub struct Turn<M> {
    /// Who played it.
    pub side: Player,
    /// What it is.
    pub mv: M,
    /// How long it took; nothing for one that no agent chose.
    pub took: Option<Took>,
}

/// The time that a move took.
#[derive(Debug, Clone, Copy, Default)]
pub struct Took {
    /// On the clock on the wall.
    pub wall: Duration,
    /// Of CPU time.
    pub cpu: Duration,
}

/// What a side is charged with.
pub struct Charge {
    /// Who it is.
    pub side: Player,
    /// In which move of the game it happened, counted from 1; 0 before the first.
    pub number: usize,
    /// What it is.
    pub failure: Failure,
    /// How long the turn took in which it happened.
    pub took: Option<Took>,
}

/// A game under way.
struct History<G: Game> {
    /// The positions so far, each with the turn that led out of it.
    played: Vec<(G, Turn<G::Move>)>,
    position: G,
}

impl<G: Game> History<G> {
    /// Plays a move if it is legal; returns whether it is.
    fn play(&mut self, mv: G::Move, took: Option<Took>) -> bool {
        let Ok(next) = self.position.try_play(mv) else { return false };
        let turn = Turn { side: self.position.to_move(), mv, took };
        self.played.push((std::mem::replace(&mut self.position, next), turn));
        true
    }

    /// Goes back to the last turn of a side that `may` do so. Where there is none, nothing happens.
    fn take_back(&mut self, may: impl Fn(Player) -> bool) {
        let turn = self.played.iter().rposition(|(_, turn)| turn.took.is_some() && may(turn.side));
        if let Some((position, _)) = turn.and_then(|turn| self.played.drain(turn..).next()) {
            self.position = position;
        }
    }

    fn judged(self, charge: Option<(Player, Failure, Took)>) -> Verdict<G> {
        let number = self.played.len() + 1;
        Verdict {
            position: self.position,
            turns: self.played.into_iter().map(|(_, turn)| turn).collect(),
            charge: charge.map(|(side, failure, took)| Charge { side, number, failure, took: Some(took) }),
        }
    }
}

impl<G: Game> Referee<'_, G> {
    /// The verdict on a game that a side lost because it could not even begin.
    pub fn refuse(&self, side: Player, failure: Failure) -> Result<Verdict<G>> {
        self.interrupt.check()?;
        let failure = blameable(failure)?;
        let charge = Some(Charge { side, number: 0, failure, took: None });
        Ok(Verdict { position: self.setup.start.clone(), turns: Vec::new(), charge })
    }

    /// Plays a game to its end, however that comes.
    pub fn play(
        &self,
        opening: &[G::Move],
        agents: &mut [Box<dyn Agent<G> + '_>; 2],
        spectator: &mut dyn Spectate<G>,
    ) -> Result<Verdict<G>> {
        let mut history = History { played: Vec::new(), position: self.setup.start.clone() };
        for &mv in opening {
            let is_legal = history.play(mv, None);
            debug_assert!(is_legal, "an opening is made of legal moves");
        }
        spectator.position(&history.position);
        // What the thread has used is read once a move: after one agent is before the other one.
        let mut thread = thread_cpu();
        while !history.position.is_over() {
            self.interrupt.check()?;
            if let Some(mv) = (self.setup.forced)(&history.position) {
                let is_legal = history.play(mv, None);
                debug_assert!(is_legal, "a forced move is legal");
                spectator.position(&history.position);
                continue;
            }
            let side = history.position.to_move();
            let agent = &mut agents[side as usize];
            let budget = self.budgets[side as usize];
            let left = budget.left();
            let clock = Clock::start(self.limits.wall, self.interrupt).with_cpu(self.limits.cpu.min(left), thread);
            let choice = agent.choose(&history.position, &clock);
            let begun = std::mem::replace(&mut thread, thread_cpu());
            let cpu = agent.cpu().unwrap_or(thread.saturating_sub(begun));
            let took = Took { wall: clock.elapsed(), cpu };
            budget.spend(cpu);
            let fault = match choice.and_then(|choice| clock.check_cpu(cpu).map(|()| choice)) {
                Ok(Choice::Play(mv)) => {
                    if history.play(mv, Some(took)) {
                        spectator.played(side, mv, took);
                        spectator.position(&history.position);
                        continue;
                    }
                    let offence = (self.setup.offence)(&history.position, mv);
                    Fault::Illegal { said: mv.to_string(), offence }
                }
                Ok(Choice::TakeBack) => {
                    history.take_back(|side| agents[side as usize].is_person());
                    spectator.position(&history.position);
                    continue;
                }
                Err(Fault::CpuTime(_)) if left < self.limits.cpu => Fault::Budget(budget.limit()),
                Err(fault) => fault,
            };
            self.interrupt.check()?;
            let failure = blameable(Failure { fault, last_words: agent.last_words() })?;
            agents[side.opponent() as usize].end(&history.position);
            let verdict = history.judged(Some((side, failure, took)));
            spectator.judged(&verdict);
            return Ok(verdict);
        }
        for agent in agents {
            agent.end(&history.position);
        }
        let verdict = history.judged(None);
        spectator.judged(&verdict);
        Ok(verdict)
    }
}

/// A failure that somebody loses by; an error if it is nobody's.
fn blameable(failure: Failure) -> Result<Failure> {
    match failure.fault {
        Fault::NoRoom(_) => Err(anyhow!("{}", failure.fault)),
        _ => Ok(failure),
    }
}
