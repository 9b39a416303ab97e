//! The referee of one game between two agents.

use std::io;
use std::mem;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use suite_search::{Game, Player};

use crate::clock::thread_cpu;
use crate::history::History;
use crate::log::GameLog;
use crate::{
    Agent, Choice, Clock, Elapsed, Fault, FaultReport, GameSpec, Limits, MatchError, Outcome, Spectate, TimeBank, Turn,
};

/// The rules of a game and its limits.
pub(crate) struct Referee<'a, G: Game> {
    pub(crate) spec: &'a GameSpec<G>,
    /// The limits for a move.
    pub(crate) limits: Limits,
    /// The limits for all moves together, by player.
    pub(crate) time_banks: [&'a TimeBank; 2],
    /// The log of the game, if one is kept.
    pub(crate) log: Option<&'a GameLog>,
    /// The flag that ends the match when it is raised.
    pub(crate) interrupt: &'a AtomicBool,
}

/// The moves of a game and its outcome.
pub(crate) type Played<M> = (Vec<Turn<M>>, Outcome);

/// Why a game has no outcome.
pub(crate) enum Unfinished {
    /// The match has ended.
    Error(MatchError),
    /// The computer ran out of resources, which may be due to this player's program.
    Shortage(Player, io::Error),
}

impl Unfinished {
    /// Returns the error that ends the match.
    pub(crate) fn into_error(self) -> MatchError {
        match self {
            Self::Error(error) => error,
            Self::Shortage(_, error) => MatchError::OutOfResources(error),
        }
    }
}

impl From<MatchError> for Unfinished {
    fn from(error: MatchError) -> Self {
        Self::Error(error)
    }
}

impl<G: Game> Referee<'_, G> {
    /// Judges a game that a player has lost because its agent did not even start. A shortage is due to the program of
    /// `running`.
    pub(crate) fn refuse(
        &self,
        player: Player,
        fault: Fault,
        stderr_tail: String,
        running: Player,
    ) -> Result<Played<G::Move>, Unfinished> {
        let fault = FaultReport::new(player, 0, &self.blame(fault, running)?, stderr_tail, None);
        Ok((Vec::new(), Outcome::by_fault(self.spec, &self.spec.start, fault)))
    }

    /// Plays a game to its end.
    pub(crate) fn play(
        &self,
        mut history: History<G>,
        agents: &mut [Box<dyn Agent<G> + '_>; 2],
        spectator: &mut dyn Spectate<G>,
    ) -> Result<Played<G::Move>, Unfinished> {
        spectator.position(history.position());
        let fault = self.play_turns(&mut history, agents, spectator)?;
        let (position, turns) = history.into_parts();
        for player in Player::BOTH {
            if fault.as_ref().is_none_or(|fault| fault.player != player) {
                agents[player as usize].end(&position);
            }
        }
        let outcome = match fault {
            Some(fault) => Outcome::by_fault(self.spec, &position, fault),
            None => Outcome::by_rules(self.spec, &position),
        };
        spectator.ended(&outcome);
        Ok((turns, outcome))
    }

    /// Plays until the rules or a fault end the game.
    fn play_turns(
        &self,
        history: &mut History<G>,
        agents: &mut [Box<dyn Agent<G> + '_>; 2],
        spectator: &mut dyn Spectate<G>,
    ) -> Result<Option<FaultReport>, Unfinished> {
        // Read once a turn: the end of one agent's turn is the beginning of the other's.
        let mut thread = thread_cpu();
        while !history.position().is_over() {
            self.check_interrupt()?;
            if let Some(mv) = (self.spec.forced_move)(history.position()) {
                history.play_without_agent(mv);
            } else if let Err((fault, elapsed)) = self.take_turn(history, agents, spectator, &mut thread) {
                let (player, number) = (history.position().to_move(), history.next_number());
                let fault = self.blame(fault, player)?;
                let stderr_tail = agents[player as usize].stderr_tail();
                return Ok(Some(FaultReport::new(player, number, &fault, stderr_tail, Some(elapsed))));
            }
            spectator.position(history.position());
        }
        Ok(None)
    }

    /// Asks the agent to move for its choice, and does as it says.
    fn take_turn(
        &self,
        history: &mut History<G>,
        agents: &mut [Box<dyn Agent<G> + '_>; 2],
        spectator: &mut dyn Spectate<G>,
        thread: &mut Duration,
    ) -> Result<(), (Fault, Elapsed)> {
        let player = history.position().to_move();
        if let Some(log) = self.log {
            log.begin_move(history.next_number());
        }
        let (choice, elapsed) = self.ask(player, history.position(), agents[player as usize].as_mut(), thread);
        match choice {
            Ok(Choice::Play(mv)) if history.play(mv, Some(elapsed)) => spectator.played(player, mv, elapsed),
            Ok(Choice::Play(mv)) => {
                let violation = (self.spec.violation)(history.position(), mv);
                return Err((Fault::Illegal { said: mv.to_string(), violation }, elapsed));
            }
            Ok(Choice::TakeBack) => {
                if !history.take_back(|player| agents[player as usize].can_take_back()) {
                    agents[player as usize].nothing_to_take_back();
                }
            }
            Err(fault) => return Err((fault, elapsed)),
        }
        Ok(())
    }

    /// Asks an agent for its choice and measures the time that it takes. `thread` is the last reading of
    /// [`thread_cpu`].
    fn ask(
        &self,
        player: Player,
        position: &G,
        agent: &mut dyn Agent<G>,
        thread: &mut Duration,
    ) -> (Result<Choice<G::Move>, Fault>, Elapsed) {
        let bank = self.time_banks[player as usize];
        let left = bank.left();
        let clock = Clock::start(self.limits.wall, self.interrupt).with_cpu(self.limits.cpu.min(left), *thread);
        let choice = agent.choose(position, &clock);
        let started = mem::replace(thread, thread_cpu());
        let cpu = agent.cpu().unwrap_or(thread.saturating_sub(started));
        let elapsed = Elapsed::new(cpu, clock.elapsed());
        bank.spend(cpu);
        let choice = choice.and_then(|choice| clock.check_cpu(cpu).map(|()| choice)).map_err(|fault| match fault {
            Fault::CpuTime(_) if left < self.limits.cpu => Fault::TimeBank(bank.limit()),
            fault => fault,
        });
        (choice, elapsed)
    }

    /// Returns a fault that a player loses by, or why it is no player's. A shortage is due to the program of `running`.
    fn blame(&self, fault: Fault, running: Player) -> Result<Fault, Unfinished> {
        // An interrupt looks like a timeout to an agent.
        self.check_interrupt()?;
        match fault {
            Fault::Adjourned => Err(MatchError::Adjourned.into()),
            Fault::OutOfResources(error) => Err(Unfinished::Shortage(running, error)),
            fault => Ok(fault),
        }
    }

    fn check_interrupt(&self) -> Result<(), MatchError> {
        if self.interrupt.load(Ordering::Relaxed) { Err(MatchError::Interrupted) } else { Ok(()) }
    }
}
