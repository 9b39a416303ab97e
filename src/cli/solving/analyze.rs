//! `analyze` for every game: who wins before and after each move of a game.

use std::cmp::Ordering;
use std::collections::BTreeMap;
use std::io::{self, Write};
use std::path::PathBuf;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use clap::{ArgMatches, Args, Command, FromArgMatches};
use indicatif::HumanCount;
use serde::Serialize;
use suite_arena::{FaultKind, FaultReport, printable};
use suite_tabletop::{
    Analyst, Analyzed, AnalyzedMove, AnyGame, Estimates, Mistake, Points, ProvedWinner, RecordedGame, WatchSolver,
    style,
};
use suite_text::{positive, seconds, whole_number};
use suite_web::{AnalyzedPosition, GameRecord, PageData};
use suite_work::Progress;
use suite_work::document::Document;
use suite_work::interrupt::Interrupt;
use suite_work::output::OutputFile;

use super::judged_move::{JudgedMove, estimate, words};
use super::solver_watch::{SolverWatch, stop_error};
use crate::cli::args::game_options;
use crate::cli::args::solver_args::SolverArgs;
use crate::cli::records::record_args::RecordArgs;
use crate::cli::status::Status;

/// The options that name the game.
#[derive(Args)]
struct GameArgs {
    /// File with recorded games: the output of `host --json`
    #[arg(required_unless_present = "moves")]
    file: Option<PathBuf>,
    /// Number of the game in the file
    #[arg(long, value_name = "NUMBER", requires = "file", value_parser = whole_number::<u32>)]
    game: Option<u32>,
    /// Moves of a game from its start, separated by spaces
    #[arg(long, value_name = "MOVES", conflicts_with = "file")]
    moves: Option<String>,
}

/// The other options of `analyze` that all games have.
#[derive(Args)]
struct AnalyzeArgs {
    /// Find the winning margin too, which takes longer
    #[arg(long)]
    exact: bool,
    /// Wall-clock time limit for each position [default: 5, unless --nodes is given]
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    time: Option<Duration>,
    /// Limit of nodes for each position, with which an analysis by one thread gives the same each time
    #[arg(long, value_name = "NODES", value_parser = positive::<u64>)]
    nodes: Option<u64>,
    #[command(flatten)]
    solver: SolverArgs,
    /// Print one line of JSON (see docs/json.md)
    #[arg(long)]
    json: bool,
    /// Write the game with its analysis to FILE, too, as a page for the browser
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,
}

/// Adds the options of `analyze` to a command.
pub fn add(command: Command, game: &'static dyn AnyGame) -> Command {
    let command = game_options::add(GameArgs::augment_args(command), &game.start_options());
    // Many positions are small.
    let command = AnalyzeArgs::augment_args(command).mut_arg("memory", |memory| memory.default_value("256M"));
    if !game.facts().looks_ahead {
        return command;
    }
    // What is not proved is estimated, so that a limit that repeats is better than patience.
    command
        .mut_arg("time", |time| time.help("Wall-clock time limit for each position"))
        .mut_arg("nodes", |nodes| {
            nodes.help(format!("Limit of nodes for each position [default: {NODES}, unless --time is given]"))
        })
        .mut_arg("threads", |threads| {
            threads.default_value("1").help("Number of search threads; only one gives the same each time")
        })
}

/// The time for the proof of a position where there are no estimates.
const TIME: Duration = Duration::from_secs(5);
/// The nodes for the proof of a position, and for an estimate, where there are estimates.
const NODES: u64 = 4_000_000;
const ESTIMATE_NODES: u64 = 100_000;

/// Analyzes a game and prints the analysis.
pub fn run(game: &'static dyn AnyGame, matches: &ArgMatches) -> Result<Status> {
    let AnalyzeArgs { exact, time, nodes, solver, json, html } = AnalyzeArgs::from_arg_matches(matches)?;
    let (time, nodes) = match (time, nodes) {
        (None, None) if game.facts().looks_ahead => (None, Some(NODES)),
        (None, None) => (Some(TIME), None),
        given => given,
    };
    let recorded = recorded_game(game, matches)?;
    let html = html.as_deref().map(OutputFile::at).transpose()?;
    let begun = Instant::now();
    let interrupt = Interrupt::catch("the rest was not analyzed")?;
    let estimates = recorded.game().facts().looks_ahead.then(|| {
        let progress = Progress::new(recorded.positions.len(), "estimates");
        Estimates::of(&recorded.positions, ESTIMATE_NODES, interrupt.flag(), || progress.step())
    });
    let progress = Progress::new(recorded.positions.len(), "positions");
    let (start, positions) = (&recorded.positions[0], &recorded.positions);
    let solver = start.solver(start, start.plies_left(), solver.bytes(), solver.threads());
    let mut watch = || -> Box<WatchSolver> {
        let mut watch = SolverWatch::new(&progress, &interrupt);
        watch = time.into_iter().fold(watch, SolverWatch::allowing);
        watch = nodes.into_iter().fold(watch, SolverWatch::allowing_nodes);
        Box::new(move |solver| watch.see(solver))
    };
    let mut analyst = Analyst { solver, exact, watch: &mut watch };
    let mut so_far = Analyzed::nothing(positions.len());
    let tell = |index, analyzed: &Analyzed| {
        so_far.clone_from(analyzed);
        progress.set_done(positions.len() - index);
    };
    // What was found until an interrupt counts.
    let (analyzed, stopped) = match analyst.analyze(positions, tell) {
        Ok(analyzed) => (analyzed, None),
        Err(stopped) => (so_far, Some(stop_error(stopped))),
    };
    let nodes = analyst.solver.nodes();
    let keeping = match html {
        Some(_) if stopped.is_none() => analyst.keeping_moves(positions, &analyzed).map_err(stop_error)?,
        _ => BTreeMap::new(),
    };
    // This removes the bar before anything is printed.
    drop(progress);
    if let Some(file) = html {
        let position = |ply| AnalyzedPosition::new(&recorded, &analyzed, estimates.as_ref(), exact, ply);
        let positions = (0..positions.len()).map(position).collect();
        PageData::of_game(GameRecord::new(&recorded).with_analysis(positions, &keeping)).put(file)?;
    }
    let analysis = Analysis::new(&recorded, &analyzed, estimates.as_ref(), exact, nodes, begun);
    let mut out = anstream::stdout().lock();
    if json {
        Document::new("suite/analysis", 1, analysis).print(&mut out)?;
    } else {
        analysis.print(game, &mut out)?;
    }
    stopped.map_or(Ok(Status::Done), Err)
}

/// Returns the game of a file, or of a list of moves.
fn recorded_game(game: &'static dyn AnyGame, matches: &ArgMatches) -> Result<RecordedGame> {
    let GameArgs { file, game: number, moves } = GameArgs::from_arg_matches(matches)?;
    if let Some(file) = file {
        return RecordArgs::new(file, number).replay(game);
    }
    let spec = game.spec(&game.variant(&game_options::values(&game.start_options(), matches)?)?)?;
    RecordedGame::from_moves(spec, &moves.unwrap_or_default()).context("--moves")
}

/// The analysis of a game, as it is printed.
#[derive(Serialize)]
struct Analysis {
    game: &'static str,
    variant: serde_json::Value,
    players: serde_json::Map<String, serde_json::Value>,
    #[serde(skip)]
    names: [String; 2],
    start: ProvedWinner,
    /// The points by which the first player seems to win, where the winner is not known.
    #[serde(skip_serializing_if = "Option::is_none")]
    start_estimate: Option<Points>,
    moves: Vec<JudgedMove>,
    #[serde(skip_serializing_if = "Option::is_none")]
    fault: Option<AnalyzedFault>,
    nodes: u64,
    seconds: f64,
}

/// The fault that ended a game.
#[derive(Serialize)]
struct AnalyzedFault {
    number: usize,
    player: &'static str,
    kind: FaultKind,
    message: String,
}

impl AnalyzedFault {
    fn of(recorded: &RecordedGame) -> Option<Self> {
        let FaultReport { player, move_number, kind, message, .. } =
            recorded.record.as_ref()?.outcome.fault.as_ref()?;
        let player = recorded.game().facts().players[*player as usize];
        Some(Self { number: *move_number, player, kind: *kind, message: message.clone() })
    }
}

impl Analysis {
    fn new(
        recorded: &RecordedGame,
        analyzed: &Analyzed,
        estimates: Option<&Estimates>,
        exact: bool,
        nodes: u64,
        begun: Instant,
    ) -> Self {
        let facts = recorded.game().facts();
        let players = facts
            .players
            .iter()
            .zip(&recorded.names)
            .map(|(player, name)| ((*player).to_owned(), name.as_str().into()));
        Self {
            game: facts.name,
            variant: (*recorded.spec.variant).clone(),
            players: players.collect(),
            names: recorded.names.clone(),
            start: analyzed.winner(facts, 0, exact),
            start_estimate: estimate(recorded, analyzed, estimates, 0),
            moves: (0..recorded.moves.len())
                .map(|index| JudgedMove::new(recorded, analyzed, estimates, exact, index))
                .collect(),
            fault: AnalyzedFault::of(recorded),
            nodes,
            seconds: begun.elapsed().as_secs_f64(),
        }
    }

    fn print(&self, game: &dyn AnyGame, out: &mut impl Write) -> io::Result<()> {
        let players = game.facts().players;
        if self.names.iter().any(|name| !name.is_empty()) {
            let [first, second] =
                [0, 1].map(|player| format!("{} ({})", players[player], printable(&self.names[player])));
            writeln!(out, "{first} against {second}\n")?;
        }
        let player = players.map(str::len).into_iter().max().unwrap_or(0).max("start".len());
        let mv = self.moves.iter().map(|turn| turn.proved.mv.len()).max().unwrap_or(0).max(5);
        writeln!(out, "{:6} {:player$} {:mv$}  {}", "", "start", "", words(self.start, self.start_estimate, players))?;
        for turn in &self.moves {
            let AnalyzedMove { number, player: mover, mv: name, .. } = &turn.proved;
            let after = words(turn.proved.after, turn.estimate, players);
            let line = format!("{number:>4}  {mover:player$}  {name:mv$}  {after:<20}");
            writeln!(out, "{}", format!("{line}{}", turn.remark()).trim_end())?;
        }
        if let Some(AnalyzedFault { number, player: faulty, message, .. }) = &self.fault {
            let lost = style::error(format!("loses the game: {}", printable(message)));
            writeln!(out, "{number:>4}  {faulty:player$}  {lost}")?;
        }
        self.print_worst(out)?;
        let mistakes =
            self.moves.iter().filter(|turn| turn.proved.mistake.as_ref().is_some_and(Mistake::gives_away)).count();
        let unknown = self.moves.iter().filter(|turn| turn.proved.after.winner.is_none()).count()
            + usize::from(self.start.winner.is_none());
        writeln!(
            out,
            "\nmistakes that change the result: {mistakes}; positions unknown: {unknown} of {}",
            self.moves.len() + 1
        )?;
        writeln!(out, "{} nodes, {:.1} s", HumanCount(self.nodes), self.seconds)
    }
}

/// The number of moves that are listed as the worst.
const WORST: usize = 5;

impl Analysis {
    /// Prints the worst moves of a game with estimates.
    fn print_worst(&self, out: &mut impl Write) -> io::Result<()> {
        let is_bad = |turn: &&JudgedMove| turn.badness() > (false, 0.0);
        let mut worst: Vec<_> = self.moves.iter().filter(is_bad).collect();
        worst.sort_by(|a, b| b.badness().partial_cmp(&a.badness()).unwrap_or(Ordering::Equal));
        if !self.moves.iter().any(|turn| turn.estimated_loss.is_some()) || worst.is_empty() {
            return Ok(());
        }
        writeln!(out, "\nworst moves:")?;
        for turn in worst.into_iter().take(WORST) {
            let AnalyzedMove { number, player, mv, .. } = &turn.proved;
            writeln!(out, "{number:>4}  {player}  {mv}  {}", turn.remark())?;
        }
        Ok(())
    }
}
