//! Games of the program against built-in players: what its own heuristic is worth.

use std::borrow::Cow;
use std::iter;

use anyhow::{Context, Result, anyhow, ensure};
use suite_arena::{
    Agent, AgentContext, AgentSource, Confinement, Elapsed, Fault, GameSpec, Limits, Record, Series, UncheckedRecord,
    printable,
};
use suite_othello::Options;
use suite_programs::{HostedProgram, NoPeople, Participant, PlayerChoice, PlayerKind, ProgramTerms, parse_built_in};
use suite_search::Player;
use suite_tabletop::{AnyMove, AnyPosition, OptionValue, OptionValues, Protocol};
use suite_web::{GameRecord, PageRecord};
use suite_work::interrupt::Interrupt;

use super::case_evidence::words;
use super::chance::give_share_beyond_chance;
use super::course_spec::course_spec;
use crate::game_failure::{game_evidence, game_failure, graded_player, is_won};
use crate::{Evidence, Part, RubricPart, Section, Unit};

/// The part.
pub const PART: RubricPart = RubricPart {
    name: "own heuristic",
    points: 10.0,
    unit: Unit::Games,
    requirement: Cow::Borrowed("win every game against greedy and alphabeta"),
};
/// The opponents, the depth limits that both players are told, and the board sizes. All opponents go by the disks.
const OPPONENTS: [&str; 2] = ["greedy", "alphabeta"];
const LIMITS: [u32; 2] = [2, 4];
const SIZES: [usize; 2] = [6, 8];
/// The share of the games that a player without any heuristic wins at most: one who moves at random.
const CHANCE: f64 = 0.25;
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

    /// Returns the options that programs are told.
    fn options(&self) -> OptionValues {
        OptionValues::default()
            .with("limit", OptionValue::Text(self.limit.to_string()))
            .with("caching", OptionValue::Flag(true))
            .with("ordering", OptionValue::Flag(true))
    }

    fn in_words(&self) -> String {
        let Self { opponent, limit, size } = *self;
        format!(", limit {limit}, {size}x{size}, against {}", OPPONENTS[opponent])
    }

    fn spec(&self) -> Result<GameSpec<AnyPosition>> {
        Ok(course_spec(self.size)?)
    }
}

/// The games, with the program and the conditions that it plays under.
pub struct MatchSection<'a> {
    pub command: &'a str,
    pub program: &'a HostedProgram,
    /// The number of games.
    pub games: u32,
    pub limits: Limits,
    pub seed: u64,
    pub interrupt: &'a Interrupt,
}

impl Section for MatchSection<'_> {
    type Record = Record<AnyMove>;

    fn part(&self) -> RubricPart {
        PART
    }

    fn count(&self) -> u32 {
        self.games
    }

    fn run(&self, number: u32) -> Result<Record<AnyMove>> {
        let terms = Terms::of(number);
        let protocol = terms.spec()?.start.protocol(&terms.options()).context("Othello has a protocol")?;
        let program = MatchProgram { command: self.command, program: self.program, protocol };
        play(number, &program, self.limits, self.seed, self.interrupt)
    }

    fn read(&self, line: &str) -> Result<Record<AnyMove>> {
        let record = UncheckedRecord::parse(line)?;
        let terms = Terms::of(record.number());
        let record = record.replay(&terms.spec()?)?;
        ensure!(record.seed == self.seed, "expected seed {}, found seed {}", self.seed, record.seed);
        let (opponent, found) = (terms.opponent(), &record.agents[graded_player(&record).opponent() as usize]);
        ensure!(*found == opponent, "expected a game against {opponent}, found one against {}", printable(found));
        ensure!(record.swapped == record.number.is_multiple_of(2), "expected the other colors");
        Ok(record)
    }

    fn is_won(&self, record: &Record<AnyMove>) -> bool {
        is_won(record)
    }

    fn evidence(&self, record: &Record<AnyMove>, program: &str) -> Option<Evidence> {
        let terms = Terms::of(record.number);
        let options = Options { limit: Some(terms.limit), minimax: false, caching: true, ordering: true };
        game_evidence(record, program, &terms.options(), &words(options))
    }

    fn judge(&self, records: &[Record<AnyMove>]) -> Part {
        judge(records)
    }
}

/// Returns the part with the results of these games.
pub fn judge(records: &[Record<AnyMove>]) -> Part {
    let mut part = Part::new(PART);
    for record in records {
        let terms = Terms::of(record.number);
        let failure = game_failure(record, &terms.in_words(), |player| score(record, player));
        part.add(record.times(graded_player(record)).map(Elapsed::cpu), failure, |_| {
            let title = format!("{}: game {}", PART.name, record.number);
            GameRecord::of_record(&terms.spec().ok()?, record, title).map(PageRecord::Game)
        });
    }
    give_share_beyond_chance(&mut part, iter::repeat_n(CHANCE, records.len()));
    part
}

/// Plays the game with a number against its opponent.
pub fn play(
    number: u32,
    program: &dyn AgentSource<AnyPosition>,
    limits: Limits,
    seed: u64,
    interrupt: &Interrupt,
) -> Result<Record<AnyMove>> {
    let terms = Terms::of(number);
    let spec = terms.spec()?;
    let opponent = built_in(terms.opponent(), &spec)?;
    let series =
        Series { swap: true, random_plies: RANDOM_PLIES, seed, limits, ..Series::new(&spec, interrupt.flag()) };
    Ok(series.play(number, [program, &opponent], &mut ())?)
}

/// Returns a built-in player as a participant.
fn built_in(label: String, spec: &GameSpec<AnyPosition>) -> Result<Participant<'static>> {
    let player = parse_built_in(spec.start.game(), &label).map_err(|error| anyhow!(error))?;
    let player = PlayerChoice { label, kind: PlayerKind::BuiltIn(player) };
    Participant::new(&player, &spec.start, &ProgramTerms::none(), None, &NoPeople)
}

impl MatchSection<'_> {
    /// Tells how many games were won against each opponent.
    pub fn rates(records: &[Record<AnyMove>]) -> String {
        let mut won = OPPONENTS.map(|_| [0, 0]);
        for record in records {
            let [won, of] = &mut won[Terms::of(record.number).opponent];
            (*won, *of) = (*won + u32::from(is_won(record)), *of + 1);
        }
        let met = OPPONENTS.iter().zip(won).filter(|(_, [_, of])| *of > 0);
        let rates = met.map(|(opponent, [won, of])| format!("{won} of {of} against {opponent}"));
        format!("{}: won {}", PART.name, rates.collect::<Vec<_>>().join(", "))
    }
}

/// The program as a participant of a game.
struct MatchProgram<'a> {
    command: &'a str,
    program: &'a HostedProgram,
    protocol: Protocol<AnyPosition>,
}

impl AgentSource<AnyPosition> for MatchProgram<'_> {
    fn label(&self) -> &str {
        self.command
    }

    fn confinement(&self) -> Option<Confinement> {
        Some(self.program.confinement())
    }

    fn agent(&self, context: AgentContext) -> Result<Box<dyn Agent<AnyPosition> + '_>, Fault> {
        self.program.agent(self.command, &self.protocol, context)
    }
}

/// Tells the score of a game that was not won, that of the graded program first.
fn score(record: &Record<AnyMove>, player: Player) -> (&'static str, String) {
    let [own, other] = [player, player.opponent()].map(|player| record.outcome.score[player as usize]);
    if own == other {
        (DRAW, format!("a draw, {own} disks each"))
    } else {
        (SCORE, format!("lost by {own} to {other} disks"))
    }
}
