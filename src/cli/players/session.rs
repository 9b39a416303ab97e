//! A game that another program conducts: what the servers of protocols share.

use std::mem;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use suite_arena::{
    Agent, AgentContext, AgentSource, Choice, Clock, Confinement, Fault, FaultKind, GameSpec, Limits, printable,
    seeded_rng,
};
use suite_programs::advice_on_failure;
use suite_search::Game;
use suite_tabletop::{AnyMove, AnyPosition, GameEnd};
use suite_work::note;

/// Who plays in a session, and within which limits.
pub struct Playing<'a> {
    /// The player behind the protocol.
    pub source: &'a dyn AgentSource<AnyPosition>,
    /// The limits for a move.
    pub limits: Limits,
    /// The seed of all randomness.
    pub seed: u64,
    /// What to do about timeouts of the player, if that is known.
    pub on_timeout: Option<&'a str>,
    /// The flag that ends the session when it is raised.
    pub interrupt: &'a AtomicBool,
}

/// A game under way. Moves come from outside, or from an agent for either player, which is made when it is first asked.
pub struct Session<'a> {
    playing: Playing<'a>,
    spec: GameSpec<AnyPosition>,
    /// The position before each move, and before each pass after the end.
    history: Vec<AnyPosition>,
    position: AnyPosition,
    agents: [Option<Box<dyn Agent<AnyPosition> + 'a>>; 2],
    /// The number of games begun before this one.
    games: u64,
}

impl<'a> Session<'a> {
    /// Begins the first game.
    pub fn new(playing: Playing<'a>, spec: GameSpec<AnyPosition>) -> Self {
        let position = spec.start.clone();
        Self { playing, spec, history: Vec::new(), position, agents: [None, None], games: 0 }
    }

    /// Returns the current position.
    pub const fn position(&self) -> &AnyPosition {
        &self.position
    }

    /// Returns the positions of the game, from its start to the current one.
    pub fn positions(&self) -> impl Iterator<Item = &AnyPosition> {
        self.history.iter().chain([&self.position])
    }

    /// Returns the moves of the game, with the positions before them; passes after its end are none.
    pub fn moves(&self) -> Vec<(&AnyPosition, AnyMove)> {
        let pairs = self.positions().zip(self.positions().skip(1));
        let played = pairs.filter_map(|(before, after)| {
            let mv = before.moves().find(|&mv| before.play(mv) == *after)?;
            Some((before, mv))
        });
        played.collect()
    }

    /// Returns whether no move has been played.
    pub const fn is_at_start(&self) -> bool {
        self.history.is_empty()
    }

    /// Returns the start of the game, and the words for what happens in it.
    pub const fn spec(&self) -> &GameSpec<AnyPosition> {
        &self.spec
    }

    /// Returns the name of the player behind the protocol.
    pub fn label(&self) -> &str {
        self.playing.source.label()
    }

    /// Begins another game, by fresh agents.
    pub fn begin(&mut self, spec: GameSpec<AnyPosition>) {
        self.spec = spec;
        self.restart();
    }

    /// Begins the same game again, by fresh agents.
    pub fn restart(&mut self) {
        self.history.clear();
        self.position = self.spec.start.clone();
        self.agents = [None, None];
        self.games += 1;
    }

    /// Plays a move that comes from outside; the error says why it cannot be played.
    pub fn play(&mut self, mv: AnyMove) -> Result<(), String> {
        self.check_going_on()?;
        let next = self.position.play_legal(mv)?;
        self.history.push(mem::replace(&mut self.position, next));
        Ok(())
    }

    /// Takes note of a pass after the end, which changes nothing: a controller that does not know the end sends passes,
    /// and takes them back.
    pub fn pass_after_end(&mut self) {
        self.history.push(self.position.clone());
    }

    /// Takes the last move back; returns whether there was one.
    pub fn undo(&mut self) -> bool {
        let Some(position) = self.history.pop() else { return false };
        self.position = position;
        true
    }

    /// Returns the legal move that the agent of the player to move chooses within a wall-clock time, or the only one
    /// there is; the error says why there is none.
    pub fn choose(&mut self, time: Duration) -> Result<AnyMove, String> {
        self.check_going_on()?;
        if let Some(mv) = self.position.forced_move() {
            return Ok(mv);
        }
        let player = self.position.to_move() as usize;
        let chosen = self.ask(time);
        let said = match &mut self.agents[player] {
            Some(agent) if chosen.is_ok() => agent.new_stderr(),
            Some(agent) => agent.stderr_tail(),
            None => String::new(),
        };
        said.lines().for_each(|line| note!("{}", printable(line)));
        chosen.map_err(|fault| {
            // What has failed plays no more; another is made when a move is asked for again.
            self.agents[player] = None;
            fault.compiler_message().unwrap_or_default().lines().for_each(|line| note!("{}", printable(line)));
            let confinement = self.playing.source.confinement().unwrap_or(Confinement::Off).to_string();
            if let Some(advice) = advice_on_failure(fault.kind().id(), &said, &confinement) {
                note!("{advice}");
            } else if let Some(advice) = self.playing.on_timeout.filter(|_| fault.kind() == FaultKind::Timeout) {
                note!("{advice}");
            }
            format!("{} {fault}", self.label())
        })
    }

    /// Asks the agent of the player to move, which is made and started if there is none.
    fn ask(&mut self, time: Duration) -> Result<AnyMove, Fault> {
        let Playing { source, limits, seed, interrupt, .. } = self.playing;
        let player = self.position.to_move();
        let agent = match &mut self.agents[player as usize] {
            Some(agent) => agent,
            none => {
                let rng = seeded_rng(seed, 2 * self.games + player as u64);
                let agent = none.insert(source.agent(AgentContext { player, rng, limits, log: None })?);
                agent.start(&Clock::start(limits.start, interrupt))?;
                agent
            }
        };
        let clock = Clock::for_move(&Limits { wall: limits.wall.min(time), ..limits }, interrupt);
        let choice = agent.choose(&self.position, &clock)?;
        if let Some(cpu) = agent.cpu() {
            clock.check_cpu(cpu)?;
        }
        match choice {
            Choice::Play(mv) if self.position.try_play(mv).is_ok() => Ok(mv),
            Choice::Play(mv) => Err(Fault::Illegal { said: mv.to_string(), violation: self.position.violation(mv) }),
            Choice::TakeBack => Err(Fault::Left),
        }
    }

    fn check_going_on(&self) -> Result<(), String> {
        if !self.position.is_over() {
            return Ok(());
        }
        let outcome = GameEnd::of(&self.position).words;
        let moves = self.history.iter().filter(|position| !position.is_over()).count();
        Err(format!("the game is over after {moves} moves: {outcome}"))
    }
}
