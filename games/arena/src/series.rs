//! Many games between two participants.

use std::io;
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;

use rand::rngs::ChaCha8Rng;
use rand::seq::IndexedRandom;
use suite_search::{Game, Player};

use crate::history::History;
use crate::log::GameLog;
use crate::parallel::in_parallel;
use crate::referee::{Played, Referee, Unfinished};
use crate::resources::try_twice;
use crate::{
    Agent, AgentContext, AgentSource, Clock, Fault, FaultKind, GameSpec, Limits, MatchError, Record, Spectate,
    TimeBank, Turn, seeded_rng,
};

/// The terms of a series of games between two participants.
pub struct Series<'a, G: Game> {
    /// The game.
    pub spec: &'a GameSpec<G>,
    /// The numbers of the games, from 1.
    pub games: RangeInclusive<u32>,
    /// Whether the second participant plays the first player in all even games.
    pub swap: bool,
    /// The number of random moves that games begin with; each pair of games has the same ones.
    pub random_plies: usize,
    /// The seed of all randomness.
    pub seed: u64,
    /// The number of games that are played at a time.
    pub jobs: u32,
    /// The limits for a move.
    pub limits: Limits,
    /// The limits for all moves together, by participant.
    pub time_banks: [&'a TimeBank; 2],
    /// The folder for logs, if they are kept.
    pub log: Option<PathBuf>,
    /// The flag that ends the series when it is raised, such as by Ctrl-C.
    pub interrupt: &'a AtomicBool,
}

/// The agents of a game, by player.
type Agents<'a, G> = [Box<dyn Agent<G> + 'a>; 2];

/// A player whose agent did not start.
struct Refused {
    player: Player,
    fault: Fault,
    stderr_tail: String,
    /// The other one if its program runs already, or else this one.
    running: Player,
}

/// The number of openings that are tried before giving up.
const OPENING_TRIES: usize = 1000;

/// The first stream of randomness for agents, beyond those for openings.
const AGENT_STREAMS: u64 = 1 << 40;

/// The time bank of participants without one.
static UNLIMITED: TimeBank = TimeBank::unlimited();

impl<'a, G: Game> Series<'a, G> {
    /// Makes a series of one game with seed 0 and without any limits, which ends when `interrupt` is raised.
    ///
    /// ```
    /// # use std::sync::atomic::AtomicBool;
    /// # use suite_arena::{GameSpec, Series};
    /// # fn hundred_games<G: suite_search::Game>(spec: &GameSpec<G>, interrupt: &AtomicBool) {
    /// let series = Series { games: 1..=100, swap: true, seed: 7, jobs: 4, ..Series::new(spec, interrupt) };
    /// # }
    /// ```
    #[must_use]
    pub const fn new(spec: &'a GameSpec<G>, interrupt: &'a AtomicBool) -> Self {
        Self {
            spec,
            games: 1..=1,
            swap: false,
            random_plies: 0,
            seed: 0,
            jobs: 1,
            limits: Limits::NONE,
            time_banks: [&UNLIMITED; 2],
            log: None,
            interrupt,
        }
    }

    /// Plays one game.
    ///
    /// It is played once more if the computer runs out of resources but has some again as soon as the programs of the
    /// game have ended. The player whose program takes them again loses.
    ///
    /// # Errors
    ///
    /// A [`MatchError`] if the game cannot be played to its end.
    pub fn play(
        &self,
        number: u32,
        sources: [&dyn AgentSource<G>; 2],
        spectator: &mut dyn Spectate<G>,
    ) -> Result<Record<G::Move>, MatchError> {
        let play = || self.play_once(number, sources, spectator);
        let (player, error) = match try_twice(play, |ended| matches!(ended, Unfinished::Shortage(..))) {
            Ok(played) => return played.map_err(Unfinished::into_error),
            Err(Unfinished::Shortage(player, error)) => (player, error),
            Err(Unfinished::Error(error)) => return Err(error),
        };
        let referee = self.referee(number, None);
        let labels = self.participants(number).map(|index| sources[index].label().to_owned());
        let played = referee.refuse(player, Fault::TookResources(error), String::new(), player);
        Ok(self.record(number, sources, [labels.clone(), labels], played.map_err(Unfinished::into_error)?))
    }

    fn play_once(
        &self,
        number: u32,
        sources: [&dyn AgentSource<G>; 2],
        spectator: &mut dyn Spectate<G>,
    ) -> Result<Record<G::Move>, Unfinished> {
        let opening = self.opening(number)?;
        let log = self.create_log(number)?;
        let referee = self.referee(number, log.as_ref());
        let labels = self.participants(number).map(|index| sources[index].label().to_owned());
        let (names, played) = match self.start_agents(number, sources, log.as_ref()) {
            Ok(mut agents) => {
                let names = agents.each_ref().map(|agent| agent.name().to_owned());
                let history = History::new(&self.spec.start, opening.into_iter().map(|mv| (mv, None)));
                (names, referee.play(history, &mut agents, spectator)?)
            }
            Err(Refused { player, fault, stderr_tail, running }) => {
                (labels.clone(), referee.refuse(player, fault, stderr_tail, running)?)
            }
        };
        self.finish_log(log)?;
        Ok(self.record(number, sources, [labels, names], played))
    }

    /// Goes on with the first game after these turns, between agents that have started. An agent whose fault is
    /// [`Fault::Adjourned`] ends nothing: the game can be resumed again, from the turns that the spectator has seen.
    ///
    /// # Errors
    ///
    /// [`MatchError::Adjourned`], or another [`MatchError`] if the game cannot be played to its end.
    pub fn resume(
        &self,
        turns: &[Turn<G::Move>],
        agents: &mut [Box<dyn Agent<G> + '_>; 2],
        spectator: &mut dyn Spectate<G>,
    ) -> Result<Record<G::Move>, MatchError> {
        let number = *self.games.start();
        let history = History::new(&self.spec.start, turns.iter().map(|turn| (turn.mv, turn.elapsed)));
        let names = agents.each_ref().map(|agent| agent.name().to_owned());
        let played = self.referee(number, None).play(history, agents, spectator).map_err(Unfinished::into_error)?;
        let swapped = self.is_swapped(number);
        Ok(Record::new(self.spec, number, self.seed, swapped, [names.clone(), names], None, played))
    }

    /// Returns the referee of a game, which is logged if there is a log.
    fn referee<'r>(&'r self, number: u32, log: Option<&'r GameLog>) -> Referee<'r, G> {
        Referee {
            spec: self.spec,
            limits: self.limits,
            time_banks: self.participants(number).map(|index| self.time_banks[index]),
            log,
            interrupt: self.interrupt,
        }
    }

    fn record(
        &self,
        number: u32,
        sources: [&dyn AgentSource<G>; 2],
        names: [[String; 2]; 2],
        played: Played<G::Move>,
    ) -> Record<G::Move> {
        let confinement =
            sources.iter().find_map(|source| source.confinement()).map(|confinement| confinement.to_string());
        Record::new(self.spec, number, self.seed, self.is_swapped(number), names, confinement, played)
    }

    /// Plays all games and passes their records to `tell`, in order. The series also ends when a person has left a
    /// game.
    ///
    /// `spectators` makes a spectator for the game with the given number as it begins. With more than one job it is
    /// called from several threads.
    ///
    /// # Errors
    ///
    /// A [`MatchError`] if a game cannot be played to its end, or the error of `tell`, which ends the series.
    pub fn run<E: From<MatchError>, S: Spectate<G>>(
        &self,
        sources: [&dyn AgentSource<G>; 2],
        spectators: impl Fn(u32) -> S + Sync,
        mut tell: impl FnMut(Record<G::Move>) -> Result<(), E>,
    ) -> Result<(), E>
    where
        G: Game<Move: Send> + Sync,
    {
        let play = |number| self.play(number, sources, &mut spectators(number));
        let mut tell = |record: Result<Record<G::Move>, MatchError>| {
            let record = record?;
            let goes_on = record.outcome.fault.as_ref().is_none_or(|fault| fault.kind != FaultKind::Left);
            tell(record).map(|()| goes_on)
        };
        if self.jobs > 1 {
            return in_parallel(self.jobs, self.games.clone(), play, tell);
        }
        for number in self.games.clone() {
            if !tell(play(number))? {
                break;
            }
        }
        Ok(())
    }

    /// Makes and starts both agents, or returns the player whose agent fails to start.
    fn start_agents<'c>(
        &self,
        number: u32,
        sources: [&'c dyn AgentSource<G>; 2],
        log: Option<&GameLog>,
    ) -> Result<Agents<'c, G>, Refused> {
        let start = |player: Player| {
            let refused = |fault, stderr_tail| Refused { player, fault, stderr_tail, running: player };
            let index = self.participants(number)[player as usize];
            let bank = self.time_banks[index];
            if bank.left().is_zero() {
                return Err(refused(Fault::TimeBank(bank.limit()), String::new()));
            }
            let log = log.map(|log| log.agent_log(self.spec.players[player as usize]));
            let rng = self.agent_rng(number, index);
            let clock = Clock::start(self.limits.start, self.interrupt);
            let agent = sources[index].agent(AgentContext { player, rng, limits: self.limits, log });
            let mut agent = agent.map_err(|fault| {
                let message = fault.compiler_message().unwrap_or_default().to_owned();
                refused(fault, message)
            })?;
            match agent.start(&clock) {
                Ok(()) => Ok(agent),
                Err(fault) => Err(refused(fault, agent.stderr_tail())),
            }
        };
        let mut first = start(Player::First)?;
        match start(Player::Second) {
            Ok(second) => Ok([first, second]),
            Err(refused) => {
                first.end(&self.spec.start);
                let running = if first.is_running() { Player::First } else { refused.running };
                Err(Refused { running, ..refused })
            }
        }
    }

    /// Returns the randomness of a participant's agent in a game.
    #[must_use]
    pub fn agent_rng(&self, number: u32, participant: usize) -> ChaCha8Rng {
        seeded_rng(self.seed, AGENT_STREAMS + 2 * u64::from(number) + participant as u64)
    }

    /// Returns whether the second participant plays the first player in a game.
    const fn is_swapped(&self, number: u32) -> bool {
        self.swap && number.is_multiple_of(2)
    }

    /// Returns the index of the participant that is each player in a game.
    #[must_use]
    pub const fn participants(&self, number: u32) -> [usize; 2] {
        if self.is_swapped(number) { [1, 0] } else { [0, 1] }
    }

    /// Draws the random moves that a game begins with.
    fn opening(&self, number: u32) -> Result<Vec<G::Move>, MatchError> {
        if self.random_plies == 0 {
            return Ok(Vec::new());
        }
        let mut rng = seeded_rng(self.seed, u64::from((number - 1) / 2));
        let mut draw = || {
            let mut position = self.spec.start.clone();
            let mut moves = Vec::new();
            for _ in 0..self.random_plies {
                let legal: Vec<_> = position.moves().collect();
                let mv = *legal.choose(&mut rng)?;
                position = position.play(mv);
                moves.push(mv);
            }
            (!position.is_over()).then_some(moves)
        };
        (0..OPENING_TRIES).find_map(|_| draw()).ok_or(MatchError::NoOpening(self.random_plies))
    }

    fn create_log(&self, number: u32) -> Result<Option<GameLog>, MatchError> {
        self.log.as_deref().map(|folder| GameLog::create(folder, number).map_err(log_error(folder))).transpose()
    }

    fn finish_log(&self, log: Option<GameLog>) -> Result<(), MatchError> {
        match (log, &self.log) {
            (Some(log), Some(folder)) => log.finish().map_err(log_error(folder)),
            _ => Ok(()),
        }
    }
}

fn log_error(folder: &Path) -> impl FnOnce(io::Error) -> MatchError {
    let folder = folder.to_owned();
    |source| MatchError::Log { folder, source }
}
