//! Many games between two contestants.

use std::collections::BTreeMap;
use std::ops::RangeInclusive;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::mpsc;
use std::thread;

use anyhow::{Context, Result};
use rand::seq::IndexedRandom;
use suite_search::{Game, Player};
use thiserror::Error;

use super::agent::{Agent, Contestant, Seat, random};
use super::fault::Failure;
use super::limits::{Budget, Limits};
use super::log::GameLog;
use super::referee::{Referee, Spectate};
use super::{Clock, Fault, Record, Setup};
use crate::interrupt::Interrupt;

/// The conditions of a series. The first contestant plays the first side, or does so in all odd games only.
pub struct Series<'a, G: Game> {
    /// The game.
    pub setup: &'a Setup<G>,
    /// Which games there are; they are numbered from 1.
    pub games: RangeInclusive<u32>,
    /// Whether the contestants swap sides in all even games.
    pub swap: bool,
    /// Every game begins with so many moves by chance; each two games with the same.
    pub random_plies: usize,
    /// Where all chance comes from.
    pub seed: u64,
    /// How many games are played at a time.
    pub jobs: u32,
    /// What a move may take.
    pub limits: Limits,
    /// What all moves together may take, by contestant.
    pub budgets: [&'a Budget; 2],
    /// Where the games are written down, if anywhere.
    pub log: Option<PathBuf>,
    /// The user's wish to end.
    pub interrupt: &'a Interrupt,
}

/// The agents of a game, by side.
type Both<'a, G> = [Box<dyn Agent<G> + 'a>; 2];

/// Every game ends within the moves that were to be made by chance.
#[derive(Debug, Error)]
#[error("no game was found that goes on after {0} random plies")]
pub struct NoOpening(usize);

/// How many openings are tried before there is said to be none.
const TRIES: usize = 1000;

/// Streams of chance beyond those of the openings.
const AGENTS: u64 = 1 << 40;

impl<G: Game> Series<'_, G> {
    /// Plays one game.
    pub fn play(
        &self,
        game: u32,
        contestants: [&dyn Contestant<G>; 2],
        spectator: &mut dyn Spectate<G>,
    ) -> Result<Record<G::Move>> {
        let opening = self.opening(game)?;
        let log = self.log.as_deref().map(|folder| GameLog::create(folder, game)).transpose();
        let log = log.with_context(|| self.cannot_log())?;
        let first = self.first_contestant(game);
        let seated = [first, 1 - first].map(|index| (contestants[index], AGENTS + 2 * u64::from(game) + index as u64));
        let budgets = [first, 1 - first].map(|index| self.budgets[index]);
        let referee = Referee { setup: self.setup, limits: self.limits, budgets, interrupt: self.interrupt };
        let (names, verdict) = match self.seat(seated, budgets, log.as_ref()) {
            Ok(mut agents) => {
                let names = agents.each_ref().map(|agent| agent.name().to_owned());
                (names, referee.play(&opening, &mut agents, spectator)?)
            }
            Err((side, failure)) => {
                let names = seated.map(|(contestant, _)| contestant.label().to_owned());
                (names, referee.refuse(side, failure)?)
            }
        };
        if let Some(log) = log {
            log.finish().with_context(|| self.cannot_log())?;
        }
        Ok(Record::new(self.setup, game, first, names, self.seed, verdict))
    }

    /// Enters both agents, each of a contestant and a stream of chance; or tells which side failed to begin.
    fn seat<'c>(
        &self,
        seated: [(&'c dyn Contestant<G>, u64); 2],
        budgets: [&Budget; 2],
        log: Option<&GameLog>,
    ) -> Result<Both<'c, G>, (Player, Failure)> {
        let enter = |side: Player| {
            let (contestant, stream) = seated[side as usize];
            let budget = budgets[side as usize];
            if budget.left().is_zero() {
                return Err((side, Fault::Budget(budget.limit()).into()));
            }
            let log = log.map(|log| log.side(self.setup.sides[side as usize]));
            let seat = Seat { side, random: random(self.seed, stream), log };
            let clock = Clock::start(self.limits.start, self.interrupt);
            contestant.enter(seat, &clock).map_err(|failure| (side, failure))
        };
        let mut first = enter(Player::First)?;
        match enter(Player::Second) {
            Ok(second) => Ok([first, second]),
            Err(refusal) => {
                first.end(&self.setup.start);
                Err(refusal)
            }
        }
    }

    /// Plays all games; tells of each in order.
    pub fn run(
        &self,
        contestants: [&dyn Contestant<G>; 2],
        mut tell: impl FnMut(Record<G::Move>) -> Result<()>,
    ) -> Result<()>
    where
        G: Game<Move: Send> + Sync,
    {
        if self.jobs == 1 {
            return self.games.clone().try_for_each(|game| tell(self.play(game, contestants, &mut ())?));
        }
        let (first, last) = self.games.clone().into_inner();
        let next = AtomicU32::new(first);
        let (sender, records) = mpsc::channel();
        thread::scope(|scope| {
            for _ in 0..self.jobs.min(self.games.clone().count() as u32) {
                let (next, sender) = (&next, sender.clone());
                scope.spawn(move || {
                    loop {
                        let game = next.fetch_add(1, Ordering::Relaxed);
                        if game > last || sender.send((game, self.play(game, contestants, &mut ()))).is_err() {
                            break;
                        }
                    }
                });
            }
            drop(sender);
            let mut early = BTreeMap::new();
            let mut due = first;
            // Dropped when it is left early, which ends the other threads after the game that they are at.
            for (game, record) in records {
                early.insert(game, record);
                while let Some(record) = early.remove(&due) {
                    tell(record?)?;
                    due += 1;
                }
            }
            Ok(())
        })
    }

    /// Which contestant plays the first side in a game.
    const fn first_contestant(&self, game: u32) -> usize {
        if self.swap { (game as usize - 1) % 2 } else { 0 }
    }

    /// The moves by chance that a game begins with.
    fn opening(&self, game: u32) -> Result<Vec<G::Move>, NoOpening> {
        if self.random_plies == 0 {
            return Ok(Vec::new());
        }
        let mut random = random(self.seed, u64::from((game - 1) / 2));
        let mut draw = || {
            let mut position = self.setup.start.clone();
            let mut moves = Vec::new();
            for _ in 0..self.random_plies {
                let legal: Vec<_> = position.moves().collect();
                let mv = *legal.choose(&mut random)?;
                position = position.play(mv);
                moves.push(mv);
            }
            (!position.is_over()).then_some(moves)
        };
        (0..TRIES).find_map(|_| draw()).ok_or(NoOpening(self.random_plies))
    }

    fn cannot_log(&self) -> String {
        format!("cannot write the log in {}", self.log.as_deref().unwrap_or("".as_ref()).display())
    }
}
