//! `analyze` for every game: who wins before and after each move of a game.

use std::cell::OnceCell;
use std::collections::BTreeMap;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use clap::Args;
use indicatif::HumanCount;
use serde::Serialize;
use suite_arena::printable;
use suite_search::{Solvable, Solver, Value};
use suite_text::{seconds, whole_number};
use suite_work::Progress;
use suite_work::document::Document;
use suite_work::interrupt::Interrupt;
use suite_work::output::OutputFile;

use super::args::SolverArgs;
use super::recorded::{RecordArgs, Recorded, Source};
use super::solver_watch::{SolverWatch, Stopped};
use super::status::Status;
use super::style;
use super::tabletop::{Solved, StartArgs, Tabletop};
use super::verdict::{Points, Verdict, for_first, solve};
use crate::web::analyzed_position::AnalyzedPosition;
use crate::web::game_record::GameRecord;
use crate::web::standalone::PageData;

/// The options of `analyze`.
#[derive(Args)]
pub struct Analyze<S: StartArgs> {
    /// File with recorded games: the output of `host --json`
    #[arg(required_unless_present = "moves")]
    file: Option<PathBuf>,
    /// Number of the game in the file
    #[arg(long, value_name = "NUMBER", requires = "file", value_parser = whole_number::<u32>)]
    game: Option<u32>,
    /// Moves of a game from its start, separated by spaces
    #[arg(long, value_name = "MOVES", conflicts_with = "file")]
    moves: Option<String>,
    /// What the file holds, once it has been read: a pipe can be read only once.
    #[arg(skip)]
    source: OnceCell<Source>,
    #[command(flatten)]
    start: S,
    /// Find the winning margin too, which takes longer
    #[arg(long)]
    exact: bool,
    /// Wall-clock time limit for each position
    #[arg(long, value_name = "SECONDS", default_value = "5", value_parser = seconds)]
    time: Duration,
    #[command(flatten)]
    solver: SolverArgs<256>,
    /// Print one line of JSON (see docs/json.md)
    #[arg(long)]
    json: bool,
    /// Write the game with its analysis to FILE, too, as a page for the browser
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,
}

impl<S: StartArgs> Analyze<S> {
    /// Returns the variant of the game.
    pub fn variant<G: Tabletop<Variant = S::Variant>>(&self) -> Result<S::Variant> {
        match &self.file {
            Some(file) => self.source(file)?.variant::<G>(),
            None => self.start.variant(),
        }
    }

    fn source(&self, file: &Path) -> Result<&Source> {
        if let Some(source) = self.source.get() {
            return Ok(source);
        }
        let source = RecordArgs::new(file.to_owned(), self.game).read()?;
        Ok(self.source.get_or_init(|| source))
    }

    fn recorded<G: Tabletop<Variant = S::Variant>>(&self) -> Result<Recorded<G>> {
        if let Some(file) = &self.file {
            self.source(file)?.replay().with_context(|| file.display().to_string())
        } else {
            let spec = G::spec(&self.start.variant()?)?;
            Recorded::from_moves(spec, self.moves.as_deref().unwrap_or_default()).context("--moves")
        }
    }

    /// Analyzes the game and prints the analysis.
    pub fn run<G: Solved<Variant = S::Variant>>(&self) -> Result<Status> {
        let recorded = self.recorded::<G>()?;
        let html = self.html.as_deref().map(OutputFile::at).transpose()?;
        let begun = Instant::now();
        let interrupt = Interrupt::catch("nothing was analyzed")?;
        let progress = Progress::new(recorded.moves.len() + 1, "positions");
        let plies = recorded.positions[0].core().plies_left();
        let solver = self.solver.solver(G::LEAST_TABLE, plies);
        G::teach(&recorded.positions[0], &solver);
        let watch = SolverWatch::new(&progress, &interrupt);
        let mut analyst =
            Analyst { solver, exact: self.exact, time: self.time, interrupt: &interrupt, progress: &progress, watch };
        let positions: Vec<_> = recorded.positions.iter().map(G::core).collect();
        let analyzed = analyst.analyze(&positions, |_, _| ())?;
        let nodes = analyst.solver.nodes();
        let keeping = if html.is_some() { analyst.keeping_moves(&positions, &analyzed)? } else { BTreeMap::new() };
        // This removes the bar before anything is printed.
        drop(analyst);
        drop(progress);
        if let Some(file) = html {
            let position = |ply| AnalyzedPosition::new(&recorded, &analyzed, self.exact, ply);
            let positions = (0..recorded.positions.len()).map(position).collect();
            PageData::of_game(GameRecord::new(&recorded).with_analysis(positions, &keeping)).put(file)?;
        }
        let analysis = Analysis::new(&recorded, &analyzed, self.exact, nodes, begun);
        let mut out = anstream::stdout().lock();
        if self.json {
            Document::new("suite/analysis", 1, analysis).print(&mut out)?;
        } else {
            analysis.print::<G>(&mut out)?;
        }
        Ok(Status::Done)
    }
}

/// Solves positions, each within a time limit.
pub struct Analyst<'a, G: Solvable> {
    pub solver: Solver<G>,
    /// Whether to find the margin.
    pub exact: bool,
    /// The time limit for each position.
    pub time: Duration,
    pub interrupt: &'a Interrupt,
    pub progress: &'a Progress,
    pub watch: SolverWatch<'a>,
}

/// The proved values of the positions of a game.
pub struct Analyzed<M> {
    /// The value of each position for the first player; `None` if it could not be solved.
    pub values: Vec<Option<Value>>,
    /// For each mistake, a move that keeps the value.
    better: Vec<Option<M>>,
}

impl<M> Analyzed<M> {
    /// Returns the winner of a position with best play.
    pub fn verdict<G: Solved<Move = M>>(&self, index: usize, exact: bool) -> Verdict {
        self.values[index].map_or(Verdict::UNKNOWN, |value| Verdict::new::<G>(value, exact))
    }
}

impl<G: Solvable> Analyst<'_, G> {
    /// Solves the positions of a game, the last ones first, since the table then helps with those before them. What is known is
    /// passed to `tell` after each position, with its index.
    pub fn analyze(
        &mut self,
        positions: &[G],
        mut tell: impl FnMut(usize, &Analyzed<G::Move>),
    ) -> Result<Analyzed<G::Move>, Stopped> {
        let mut analyzed = Analyzed { values: vec![None; positions.len()], better: vec![None; positions.len() - 1] };
        for (index, position) in positions.iter().enumerate().rev() {
            let own = |value| for_first(value, position.to_move());
            let after: Option<Value> = analyzed.values.get(index + 1).copied().flatten().map(own);
            let value = match after {
                // The move that was played wins.
                Some(1) if !self.exact => after,
                _ => self.in_time(|Self { solver, exact, watch, .. }| solve(solver, position, *exact, watch))?,
            };
            if let (Some(value), Some(after)) = (value, after)
                && after < value
            {
                analyzed.better[index] =
                    self.in_time(|analyst| analyst.solver.holding_move(position, value, &mut analyst.watch))?.flatten();
            }
            analyzed.values[index] = value.map(own);
            self.progress.set_done(positions.len() - index);
            tell(index, &analyzed);
        }
        Ok(analyzed)
    }

    /// Returns the moves that would have kept the result of each position before a mistake, or the points if the mistake costs only
    /// those, by the index of the position. Positions that take too long are left out.
    fn keeping_moves(
        &mut self,
        positions: &[G],
        analyzed: &Analyzed<G::Move>,
    ) -> Result<BTreeMap<usize, Vec<G::Move>>, Stopped> {
        let mut keeping = BTreeMap::new();
        for (index, (position, values)) in positions.iter().zip(analyzed.values.windows(2)).enumerate() {
            let own = |value: Option<Value>| value.map(|value| for_first(value, position.to_move()));
            let (Some(before), Some(after)) = (own(values[0]), own(values[1])) else { continue };
            if after < before {
                let bound = if after.signum() < before.signum() { before.signum() } else { before };
                let moves =
                    self.in_time(|analyst| analyst.solver.holding_moves(position, bound, &mut analyst.watch))?;
                keeping.extend(moves.map(|moves| (index, moves)));
            }
        }
        Ok(keeping)
    }

    /// Returns the result of `work`, or `None` if the time for a position runs out first.
    fn in_time<T>(&mut self, work: impl FnOnce(&mut Self) -> Result<T, Stopped>) -> Result<Option<T>, Stopped> {
        self.interrupt.check().map_err(Stopped::Interrupted)?;
        self.watch.allow(self.time);
        match work(self) {
            Ok(found) => Ok(Some(found)),
            Err(Stopped::Late) => Ok(None),
            Err(stopped) => Err(stopped),
        }
    }
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
    moves: Vec<Turn>,
    nodes: u64,
    seconds: f64,
}

/// A move and its effect.
#[derive(Serialize)]
pub struct Turn {
    number: usize,
    player: &'static str,
    #[serde(rename = "move")]
    mv: String,
    /// The winner after it.
    after: Verdict,
    /// The mistake, if the move is known to be one.
    pub mistake: Option<Mistake>,
    /// The points that it costs, if margins were asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    loss: Option<Points>,
    /// A move that is not a mistake, if this one is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub better: Option<String>,
}

/// A mistake.
#[derive(Serialize)]
pub struct Mistake {
    /// The id of its kind, which never changes.
    pub id: &'static str,
    /// A description.
    pub message: String,
}

impl Analysis {
    fn new<G: Solved>(
        recorded: &Recorded<G>,
        analyzed: &Analyzed<G::Move>,
        exact: bool,
        nodes: u64,
        begun: Instant,
    ) -> Self {
        let players =
            G::PLAYERS.iter().zip(&recorded.names).map(|(player, name)| ((*player).to_owned(), name.as_str().into()));
        Self {
            game: G::NAME,
            variant: (*recorded.spec.variant).clone(),
            players: players.collect(),
            names: recorded.names.clone(),
            start: analyzed.verdict::<G>(0, exact),
            moves: (0..recorded.moves.len()).map(|index| Turn::new(recorded, analyzed, exact, index)).collect(),
            nodes,
            seconds: begun.elapsed().as_secs_f64(),
        }
    }

    fn print<G: Solved>(&self, out: &mut impl Write) -> io::Result<()> {
        if self.names.iter().any(|name| !name.is_empty()) {
            let [first, second] =
                [0, 1].map(|player| format!("{} ({})", G::PLAYERS[player], printable(&self.names[player])));
            writeln!(out, "{first} against {second}\n")?;
        }
        let player = G::PLAYERS.map(str::len).into_iter().max().unwrap_or(0).max("start".len());
        let mv = self.moves.iter().map(|turn| turn.mv.len()).max().unwrap_or(0).max(5);
        writeln!(out, "{:6} {:player$} {:mv$}  {}", "", "start", "", self.start.in_words())?;
        for turn in &self.moves {
            let line =
                format!("{:>4}  {:player$}  {:mv$}  {:<20}", turn.number, turn.player, turn.mv, turn.after.in_words());
            writeln!(out, "{}", format!("{line}{}", turn.remark()).trim_end())?;
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

impl Mistake {
    /// Returns the mistake of a move that changes the value for the mover from `before` to `after`, if it is one; `points` are
    /// those that it costs, if margins were asked for.
    fn new(before: Value, after: Value, points: Option<Points>) -> Option<Self> {
        let (id, message) = match (before.signum(), after.signum(), points) {
            (1, ..1, _) => ("gives-win-away", "gives the win away".to_owned()),
            (0, ..0, _) => ("gives-draw-away", "gives the draw away".to_owned()),
            (.., Some(points)) if points == Points::ONE => ("costs-points", "costs a point".to_owned()),
            (.., Some(points)) if before > after => ("costs-points", format!("costs {points} points")),
            _ => return None,
        };
        Some(Self { id, message })
    }

    /// Returns whether the move changed who wins.
    fn gives_away(&self) -> bool {
        self.id != "costs-points"
    }
}

impl Turn {
    /// Returns the move after the position with this index.
    pub fn new<G: Solved>(recorded: &Recorded<G>, analyzed: &Analyzed<G::Move>, exact: bool, index: usize) -> Self {
        let mover = recorded.positions[index].to_move();
        let own = |value| for_first(value, mover);
        let known = analyzed.values[index].zip(analyzed.values[index + 1]);
        let loss = known.map(|(before, after)| (own(before), own(after)));
        let points = loss.filter(|_| exact).map(|(before, after)| Points::of::<G>(before - after));
        Self {
            number: index + 1,
            player: G::PLAYERS[mover as usize],
            mv: recorded.moves[index].to_string(),
            after: analyzed.verdict::<G>(index + 1, exact),
            mistake: loss.and_then(|(before, after)| Mistake::new(before, after, points)),
            loss: points,
            better: analyzed.better[index].map(|mv| mv.to_string()),
        }
    }

    /// Returns a remark on a mistake, or an empty text.
    fn remark(&self) -> String {
        let Some(mistake) = &self.mistake else { return String::new() };
        let message = &mistake.message;
        let styled =
            if mistake.gives_away() { style::error(message).to_string() } else { style::warning(message).to_string() };
        match &self.better {
            Some(better) => {
                format!("{styled}; {better} keeps {}", if message.ends_with("points") { "them" } else { "it" })
            }
            None => styled,
        }
    }
}
