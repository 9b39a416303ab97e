//! `analyze` for every game: who wins before and after each move of a game.

use std::collections::BTreeMap;
use std::io::{self, Write};
use std::path::PathBuf;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use clap::{ArgMatches, Args, Command, FromArgMatches};
use indicatif::HumanCount;
use serde::Serialize;
use suite_arena::printable;
use suite_tabletop::{Analyst, Analyzed, AnalyzedMove, AnyGame, Mistake, RecordedGame, Verdict, WatchSolver, style};
use suite_text::{seconds, whole_number};
use suite_web::{AnalyzedPosition, GameRecord, PageData};
use suite_work::Progress;
use suite_work::document::Document;
use suite_work::interrupt::Interrupt;
use suite_work::output::OutputFile;

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
    /// Wall-clock time limit for each position
    #[arg(long, value_name = "SECONDS", default_value = "5", value_parser = seconds)]
    time: Duration,
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
    AnalyzeArgs::augment_args(command).mut_arg("memory", |memory| memory.default_value("256M"))
}

/// Analyzes a game and prints the analysis.
pub fn run(game: &'static dyn AnyGame, matches: &ArgMatches) -> Result<Status> {
    let AnalyzeArgs { exact, time, solver, json, html } = AnalyzeArgs::from_arg_matches(matches)?;
    let recorded = recorded_game(game, matches)?;
    let html = html.as_deref().map(OutputFile::at).transpose()?;
    let begun = Instant::now();
    let interrupt = Interrupt::catch("nothing was analyzed")?;
    let progress = Progress::new(recorded.positions.len(), "positions");
    let (start, positions) = (&recorded.positions[0], &recorded.positions);
    let solver = start.solver(start, start.plies_left(), solver.bytes(), solver.threads());
    let mut watch = || -> Box<WatchSolver> {
        let mut watch = SolverWatch::new(&progress, &interrupt).allowing(time);
        Box::new(move |solver| watch.see(solver))
    };
    let mut analyst = Analyst { solver, exact, watch: &mut watch };
    let tell = |index, _: &Analyzed| progress.set_done(positions.len() - index);
    let analyzed = analyst.analyze(positions, tell).map_err(stop_error)?;
    let nodes = analyst.solver.nodes();
    let keeping = match html {
        Some(_) => analyst.keeping_moves(positions, &analyzed).map_err(stop_error)?,
        None => BTreeMap::new(),
    };
    // This removes the bar before anything is printed.
    drop(progress);
    if let Some(file) = html {
        let position = |ply| AnalyzedPosition::new(&recorded, &analyzed, exact, ply);
        let positions = (0..positions.len()).map(position).collect();
        PageData::of_game(GameRecord::new(&recorded).with_analysis(positions, &keeping)).put(file)?;
    }
    let analysis = Analysis::new(&recorded, &analyzed, exact, nodes, begun);
    let mut out = anstream::stdout().lock();
    if json {
        Document::new("suite/analysis", 1, analysis).print(&mut out)?;
    } else {
        analysis.print(game, &mut out)?;
    }
    Ok(Status::Done)
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
    start: Verdict,
    moves: Vec<AnalyzedMove>,
    nodes: u64,
    seconds: f64,
}

impl Analysis {
    fn new(recorded: &RecordedGame, analyzed: &Analyzed, exact: bool, nodes: u64, begun: Instant) -> Self {
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
            start: analyzed.verdict(facts, 0, exact),
            moves: (0..recorded.moves.len()).map(|index| AnalyzedMove::new(recorded, analyzed, exact, index)).collect(),
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
        let mv = self.moves.iter().map(|turn| turn.mv.len()).max().unwrap_or(0).max(5);
        writeln!(out, "{:6} {:player$} {:mv$}  {}", "", "start", "", self.start.in_words())?;
        for turn in &self.moves {
            let line =
                format!("{:>4}  {:player$}  {:mv$}  {:<20}", turn.number, turn.player, turn.mv, turn.after.in_words());
            writeln!(out, "{}", format!("{line}{}", remark(turn)).trim_end())?;
        }
        let mistakes = self.moves.iter().filter(|turn| turn.mistake.as_ref().is_some_and(Mistake::gives_away)).count();
        let unknown = self.moves.iter().filter(|turn| turn.after.winner.is_none()).count()
            + usize::from(self.start.winner.is_none());
        writeln!(
            out,
            "\nmistakes that change the result: {mistakes}; positions unknown: {unknown} of {}",
            self.moves.len() + 1
        )?;
        writeln!(out, "{} nodes, {:.1} s", HumanCount(self.nodes), self.seconds)
    }
}

/// Returns a remark on a mistake, or an empty text.
fn remark(turn: &AnalyzedMove) -> String {
    let Some(mistake) = &turn.mistake else { return String::new() };
    let message = &mistake.message;
    let styled =
        if mistake.gives_away() { style::error(message).to_string() } else { style::warning(message).to_string() };
    match &turn.better {
        Some(better) => {
            format!("{styled}; {better} keeps {}", if message.ends_with("points") { "them" } else { "it" })
        }
        None => styled,
    }
}
