//! Matches of the graded program against built-in players: what its own heuristic is worth.

use anyhow::{Result, ensure};
use suite_arena::{
    Agent, AgentContext, AgentSource, Confinement, Elapsed, Fault, GameSpec, Limits, Record, Series, UncheckedRecord,
    in_parallel, printable,
};
use suite_othello::{Move, Options, Position};
use suite_programs::HostedProgram;
use suite_search::Player;
use suite_work::interrupt::Interrupt;

use crate::cli::othello::pipe::Pipe;
use crate::cli::othello::player::BuiltIn;
use crate::cli::othello::table::Variant;
use crate::cli::players::keyboard::Keyboard;
use crate::cli::shared::player_arg::{BuiltInPlayer, PlayerArg, PlayerKind};
use crate::cli::shared::seat::LocalPlayer;
use crate::cli::shared::tabletop::Tabletop;
use crate::grade::{Entries, Part, Store, Unit, game_failure, graded_player};
use crate::web::game_record::GameRecord;

/// The name of the part, and the points for it.
pub const PART: (&str, f64) = ("own heuristic", 10.0);
/// The opponents, the depth limits that both players are told, and the board sizes.
const OPPONENTS: [&str; 3] = ["randy", "greedy", "alphabeta"];
const LIMITS: [u32; 2] = [3, 5];
const SIZES: [usize; 2] = [6, 8];
/// The random moves that games begin with.
const RANDOM_PLIES: usize = 4;
/// The id of a loss without a fault, and that of a draw.
const SCORE: &str = "score";
const DRAW: &str = "draw";

/// The terms of a game.
struct Terms {
    /// The index of the opponent.
    opponent: usize,
    limit: u32,
    size: usize,
}

impl Terms {
    /// Returns the terms of a game by its number, from 1: the same for each two games, in which the colors are swapped.
    const fn of(number: u32) -> Self {
        let pair = (number as usize).saturating_sub(1) / 2;
        let (opponents, limits) = (OPPONENTS.len(), LIMITS.len());
        Self {
            opponent: pair % opponents,
            limit: LIMITS[pair / opponents % limits],
            size: SIZES[pair / (opponents * limits) % SIZES.len()],
        }
    }

    /// Returns the opponent, as the command line names it.
    fn opponent(&self) -> String {
        match OPPONENTS[self.opponent] {
            "alphabeta" => format!("alphabeta:limit={}", self.limit),
            other => other.to_owned(),
        }
    }

    fn in_words(&self) -> String {
        let Self { opponent, limit, size } = *self;
        format!(", limit {limit}, {size}x{size}, against {}", OPPONENTS[opponent])
    }

    fn spec(&self) -> Result<GameSpec<Position<u64>>> {
        Position::spec(&Variant::course(self.size))
    }
}

/// The graded program and the conditions that it plays under.
pub struct Matches<'a> {
    pub command: &'a str,
    pub program: &'a HostedProgram,
    pub limits: Limits,
    pub seed: u64,
    pub jobs: u32,
    pub interrupt: &'a Interrupt,
}

impl Matches<'_> {
    /// Plays the games that have not been recorded yet, and returns the part with what to say about it. `step` is called after
    /// each game.
    pub fn play(&self, store: &Store, games: u32, step: impl Fn(&Part)) -> Result<(Part, String)> {
        let mut part = Part::new(PART.0, PART.1, Unit::Games);
        let mut won = OPPONENTS.map(|_| [0, 0]);
        let mut add = |record: &Record<Move>| {
            let terms = Terms::of(record.number);
            let failure = game_failure(record, &terms.in_words(), |player| score(record, player));
            let won = &mut won[terms.opponent];
            *won = [won[0] + u32::from(failure.is_none()), won[1] + 1];
            part.add(record.times(graded_player(record)).map(Elapsed::cpu), failure, |_| {
                let title = format!("{}: game {}", PART.0, record.number);
                GameRecord::of_record(&terms.spec().ok()?, record, title)
            });
            step(&part);
        };
        let entries = Entries { part: PART.0, count: games, command: self.command };
        let (recorded, mut recorder) = store.part(entries, |line| self.read(line))?;
        recorded.iter().for_each(&mut add);
        let next = recorded.len() as u32 + 1;
        in_parallel(
            self.jobs,
            next..=games,
            |number| self.play_game(number),
            |record: Result<_>| {
                let record = record?;
                recorder.add(&record)?;
                add(&record);
                anyhow::Ok(true)
            },
        )?;
        part.points = part.of * f64::from(part.won) / f64::from(games);
        let met = OPPONENTS.iter().zip(won).filter(|(_, [_, of])| *of > 0);
        let rates = met.map(|(opponent, [won, of])| format!("{won} of {of} against {opponent}"));
        let note = format!("{}: won {}", PART.0, rates.collect::<Vec<_>>().join(", "));
        Ok((part, note))
    }

    fn read(&self, line: &str) -> Result<Record<Move>> {
        let record = UncheckedRecord::parse(line)?;
        let terms = Terms::of(record.number());
        let record = record.replay(&terms.spec()?)?;
        ensure!(record.seed == self.seed, "expected seed {}, found seed {}", self.seed, record.seed);
        let (opponent, found) = (terms.opponent(), &record.agents[graded_player(&record).opponent() as usize]);
        ensure!(*found == opponent, "expected a game against {opponent}, found one against {}", printable(found));
        ensure!(record.swapped == record.number.is_multiple_of(2), "expected the other colors");
        Ok(record)
    }

    fn play_game(&self, number: u32) -> Result<Record<Move>> {
        let terms = Terms::of(number);
        let spec = terms.spec()?;
        let options = Options { limit: Some(terms.limit), minimax: false, caching: true, ordering: true };
        let graded = Graded { command: self.command, program: self.program, pipe: Pipe::new(options) };
        let label = terms.opponent();
        let player = BuiltIn::parse(&label).and_then(Result::ok).expect("a built-in player");
        let player = PlayerArg { label, kind: PlayerKind::BuiltIn(player) };
        let opponent = LocalPlayer { player, keyboard: &Keyboard::default() };
        let series = Series {
            swap: true,
            random_plies: RANDOM_PLIES,
            seed: self.seed,
            limits: self.limits,
            ..Series::new(&spec, self.interrupt.flag())
        };
        Ok(series.play(number, [&graded, &opponent], &mut ())?)
    }
}

/// The graded program as a participant.
struct Graded<'a> {
    command: &'a str,
    program: &'a HostedProgram,
    pipe: Pipe,
}

impl AgentSource<Position<u64>> for Graded<'_> {
    fn label(&self) -> &str {
        self.command
    }

    fn confinement(&self) -> Option<Confinement> {
        Some(self.program.confinement())
    }

    fn agent(&self, context: AgentContext) -> Result<Box<dyn Agent<Position<u64>> + '_>, Fault> {
        Ok(Box::new(self.pipe.agent(self.command, self.program, context)?))
    }
}

/// Tells the score of a game that was not won, that of the graded program first.
fn score(record: &Record<Move>, player: Player) -> (&'static str, String) {
    let [own, other] = [player, player.opponent()].map(|player| record.outcome.score[player as usize]);
    if own == other {
        (DRAW, format!("a draw, {own} disks each"))
    } else {
        (SCORE, format!("lost by {own} to {other} disks"))
    }
}
