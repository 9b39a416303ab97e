//! The rubric of Little-Go: games against the assignment's opponents.

mod further_section;
mod opponent_section;
mod stage;

use std::fmt;
use std::str::FromStr;

use anyhow::Result;
use serde::{Deserialize, Serialize};
use suite_arena::{FaultKind, Limits, Record, TimeBank};
use suite_go::{AnswersInGame, GameState, Illegal, Size, explain_illegal_moves};
use suite_programs::{CommonLimits, NoPeople, Participant, PlayerChoice, PositionAnswer, ProgramLimits, ProgramTerms};
use suite_tabletop::{AnyMove, GameError, GameOption, OptionKind, OptionValue, OptionValues, StarterFile, Tabletop};
use suite_text::positive;
use suite_work::interrupt::Interrupt;
use suite_work::number_in;
use thiserror::Error;

use self::further_section::{FurtherSection, FurtherTurn};
use self::opponent_section::OpponentSection;
use self::stage::{GAMES, Stage, stages};
use crate::game_failure::graded_player;
use crate::mistake_name::MistakeName;
use crate::rubrics::answer::Reply;
use crate::{Failure, GradingRun, Rubric, RubricKind, RubricPart, Section, Timed};

/// The rubric of Little-Go, with its options.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct GoRubric {
    /// The stages to grade.
    pub stage: StageChoice,
    /// The number of games against each opponent: those of the assignment, or fewer for a spot check.
    #[serde(default = "usual_games", skip_serializing_if = "are_usual_games")]
    pub games: u32,
    /// The number of seeds with which these games are played.
    #[serde(default = "one_seed", skip_serializing_if = "is_one_seed")]
    pub seeds: u32,
    /// Whether answers have to be in the assignment's exact format.
    pub strict: bool,
    /// The limits of the program.
    pub limits: ProgramLimits,
}

const fn usual_games() -> u32 {
    GAMES
}

const fn are_usual_games(games: &u32) -> bool {
    *games == GAMES
}

const fn one_seed() -> u32 {
    1
}

const fn is_one_seed(seeds: &u32) -> bool {
    *seeds == 1
}

/// Stages of the rubric, as people choose them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum StageChoice {
    /// The first.
    #[serde(rename = "1")]
    First,
    /// The second.
    #[serde(rename = "2")]
    Second,
    /// All.
    #[default]
    #[serde(rename = "all")]
    All,
}

/// A name of no stages.
#[derive(Debug, Error)]
#[error("expected 1, 2 or all, found `{0}`")]
pub struct UnknownStage(String);

impl FromStr for StageChoice {
    type Err = UnknownStage;

    fn from_str(name: &str) -> Result<Self, UnknownStage> {
        let found = Self::ALL.into_iter().find(|choice| choice.name() == name);
        found.ok_or_else(|| UnknownStage(name.to_owned()))
    }
}

impl fmt::Display for StageChoice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl StageChoice {
    /// All choices.
    pub const ALL: [Self; 3] = [Self::First, Self::Second, Self::All];

    /// Returns the name that people type.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::First => "1",
            Self::Second => "2",
            Self::All => "all",
        }
    }

    const fn numbers(self) -> &'static [u32] {
        match self {
            Self::First => &[1],
            Self::Second => &[2],
            Self::All => &[1, 2],
        }
    }
}

/// The most seeds, each of which has all games.
const MOST_SEEDS: u32 = 1000;

fn options() -> Vec<GameOption> {
    const GAMES_HELP: &str = "Number of games against each opponent; other numbers than 20 are a spot check, whose \
                              points have a range";
    const SEEDS: &str = "Number of seeds to play these games with, from --seed on; the points are their mean, shown \
                         with their spread";
    const STAGES: &[(&str, &str)] = &[
        ("all", "Both stages"),
        ("1", "The opponents random, greedy, aggressive and alphabeta"),
        ("2", "The opponents qlearning and championship"),
    ];
    let games = OptionKind::count(GAMES, |text| positive::<u32>(text).map(drop));
    let seeds = OptionKind::count(1, |text| number_in(1..=MOST_SEEDS)(text).map(drop));
    let mut options = vec![
        GameOption::new("stage", OptionKind::Choice { value_name: "STAGE", values: STAGES }, "Stage of the rubric"),
        GameOption::new("games", games, GAMES_HELP),
        GameOption::new("seeds", seeds, SEEDS),
    ];
    options.extend(GameState::program_options());
    options
}

impl GoRubric {
    /// Little-Go's kind of rubric.
    pub const KIND: RubricKind = RubricKind {
        game: GameState::NAME,
        units: "games",
        grades_players: true,
        functions: None,
        options,
        timed: Timed::Move,
    };

    /// Makes the rubric from its options, and the limits of the program.
    ///
    /// # Errors
    ///
    /// A [`GameError`] if an option has a wrong value.
    pub fn new(options: &OptionValues, limits: ProgramLimits) -> Result<Self, GameError> {
        let stage = options.parse("stage", str::parse)?.unwrap_or_default();
        let games = options.parse("games", positive)?.unwrap_or(GAMES);
        let seeds = options.parse("seeds", positive)?.unwrap_or(1);
        Ok(Self { stage, games, seeds, strict: options.is_given("strict"), limits })
    }

    /// Returns what the program is told, and what it may use.
    fn terms(&self) -> ProgramTerms {
        let options = OptionValues::default().with("strict", OptionValue::Flag(self.strict));
        ProgramTerms { options, limits: Some(self.limits.clone()), start_limit: None }
    }
}

impl Rubric for GoRubric {
    fn game(&self) -> &'static str {
        GameState::NAME
    }

    fn program_names(&self) -> &'static [&'static str] {
        GameState::PROGRAM_NAMES
    }

    fn parts(&self) -> Vec<RubricPart> {
        let opponents = stages(StageChoice::All.numbers()).flat_map(|stage| stage.opponents);
        opponents.map(|opponent| opponent.part(self.games, self.seeds)).collect()
    }

    fn limits(&self) -> Limits {
        self.limits.limits()
    }

    fn program(&self, text: &str) -> Result<PlayerChoice, String> {
        let choice = PlayerChoice::parse(suite_go::GAME, text)?;
        if choice.is_person() {
            return Err(format!("expected a program or a built-in player, found `{text}`"));
        }
        Ok(choice)
    }

    fn common(&self) -> &CommonLimits {
        &self.limits.common
    }

    fn common_mut(&mut self) -> &mut CommonLimits {
        &mut self.limits.common
    }

    fn starter_files(&self) -> &'static [StarterFile] {
        GameState::STARTER_FILES
    }

    fn shares_folder(&self) -> bool {
        self.limits.shares_folder()
    }

    fn seeds(&self) -> u32 {
        self.seeds
    }

    fn options(&self) -> Vec<String> {
        let stage = (self.stage != StageChoice::All).then(|| format!("--stage={}", self.stage));
        let games = (self.games != GAMES).then(|| format!("--games={}", self.games));
        let seeds = (self.seeds != 1).then(|| format!("--seeds={}", self.seeds));
        let strict = self.strict.then(|| "--strict".to_owned());
        stage.into_iter().chain(games).chain(seeds).chain(self.limits.options()).chain(strict).collect()
    }

    fn trial(&self, program: &PlayerChoice, interrupt: &Interrupt) -> Result<Option<Failure>> {
        let spec = suite_go::GAME.usual_spec()?;
        let program = Participant::new(program, &spec.start, &self.terms(), None, &NoPeople)?;
        let answer = PositionAnswer::of(&program, &spec.start, self.limits.limits(), interrupt.flag());
        let answer = answer.map_err(|error| interrupt.explain(error.into()))?;
        let fault = Reply::in_position(answer, &spec.start).fault;
        // A move that is not allowed is an answer, too.
        Ok(fault.filter(|fault| fault.id != FaultKind::Illegal.id()).map(|fault| fault.failure("")))
    }

    fn grade(&self, program: &PlayerChoice, run: &mut GradingRun<'_>) -> Result<()> {
        let stages: Vec<&Stage> = stages(self.stage.numbers()).collect();
        let spec = suite_go::GAME.usual_spec()?;
        let terms = self.terms();
        terms.check(run.options().jobs)?;
        let program = Participant::new(program, &spec.start, &terms, Some(run.records()), &NoPeople)?;
        let opponents: usize = stages.iter().map(|stage| stage.opponents.len()).sum();
        run.expect(opponents * self.games as usize * self.seeds as usize, Self::KIND.units);
        let mut answers = Vec::new();
        for stage in stages {
            let time = stage.budget * self.games / GAMES;
            let budgets: Vec<_> = (0..self.seeds).map(|_| TimeBank::new(time)).collect();
            let mut cpu = 0.0;
            for (number, opponent) in (1..).zip(stage.opponents) {
                // With the same seed, random players would play the same games.
                let seed = run.seed().wrapping_add(u64::from(10 * stage.number + number));
                let section = OpponentSection {
                    stage: stage.number,
                    games: self.games,
                    seeds: self.seeds,
                    opponent,
                    player: opponent.participant(&spec.start)?,
                    program: &program,
                    spec: &spec,
                    seed,
                    limits: self.limits.limits(),
                    budgets: &budgets,
                    interrupt: run.interrupt(),
                };
                let records = run.examine(&section)?;
                answers.extend(records.iter().filter_map(answers_in_game));
                let part = section.judge(&records);
                cpu += part.cpu.as_secs_f64();
                run.insert(usize::MAX, part);
            }
            let times = if self.seeds == 1 { String::new() } else { format!("{} times ", self.seeds) };
            run.note(format!("stage {}: {cpu:.2} of {times}{} s of CPU time", stage.number, time.as_secs()));
        }
        let ask = |round, turns: Vec<GameState>| {
            let section = FurtherSection {
                round,
                turns: turns.into_iter().map(FurtherTurn).collect(),
                command: run.command(),
                program: &program,
                limits: self.limits.limits(),
                interrupt: run.interrupt(),
            };
            anyhow::Ok(section.answers(&run.examine(&section)?))
        };
        let explanation = explain_illegal_moves(answers, run.seed(), ask)?;
        if let Some(name) = explanation.and_then(|explanation| MistakeName::of(&[&explanation])) {
            let rules = [Illegal::OffBoard, Illegal::Occupied, Illegal::Suicide, Illegal::Ko].map(Illegal::rule);
            let failures = run.parts_mut().iter_mut().flat_map(|part| &mut part.failures);
            failures.filter(|failure| rules.contains(&&*failure.id)).for_each(|failure| failure.set_name(&name));
        }
        Ok(())
    }
}

/// Returns the answers of the graded program in a game.
fn answers_in_game(record: &Record<AnyMove>) -> Option<AnswersInGame> {
    let own = record.clone().try_map(|mv| mv.name().parse().ok())?;
    Some(AnswersInGame::new(&own, &GameState::start(Size::DEFAULT), graded_player(record)))
}
