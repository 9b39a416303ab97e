//! `suite go analyze`: who wins before and after each move of a game.

use std::io::{self, Write};
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use clap::Args;
use indicatif::HumanCount;
use serde::Serialize;
use suite_go::{Book, Move, Position, Sgf, Size, holding_move};
use suite_search::{Budget, Game, Meter, Observe, OutOfBudget, Solver, Value};

use super::board::SIDES;
use super::option::{size, table_bytes};
use super::recorded;
use super::spec::spec;
use super::verdict::{Verdict, of_side, value};
use crate::cli::option::seconds;
use crate::cli::{Outcome, style};
use crate::input;
use crate::interrupt::{Interrupt, Interrupted};
use crate::progress::Progress;
use suite_arena::{MoveError, printable};

/// Say who wins before and after each move of a game, finished or not, and which moves were mistakes.
///
/// The game is a line of JSON that `suite go host --json` printed, an SGF file, or the moves themselves. Who wins is proved, by
/// a search to the end of the game; where that takes too long, it is said to be unknown. The last positions are solved first,
/// and help with those before them; so does the champion's book, which is proved, on its board.
#[derive(Args)]
#[command(after_help = "\
Example:
  suite go host --black aggressive --white greedy --games 10 --json > games.jsonl
  suite go analyze games.jsonl --game 7
  suite go analyze game-0001.sgf --exact --time 60
  suite go analyze --size 3 --moves '1,1 0,1 PASS'")]
pub struct Analyze {
    /// The file
    #[arg(required_unless_present = "moves")]
    file: Option<PathBuf>,
    /// Which game of several, by its number in a file of JSON lines
    #[arg(long, value_name = "NUMBER", requires = "file")]
    game: Option<u32>,
    /// The moves of a game from its start, with blanks between them
    #[arg(long, value_name = "MOVES", conflicts_with = "file")]
    moves: Option<String>,
    /// Points to a side of the board that the moves are played on
    #[arg(long, value_name = "N", default_value = "5", value_parser = size, conflicts_with = "file")]
    size: Size,
    /// Find out by how much, too, which takes longer
    #[arg(long)]
    exact: bool,
    /// How long to try to solve a position
    #[arg(long, value_name = "SECONDS", default_value = "5", value_parser = seconds)]
    time: Duration,
    /// How many threads to search with
    #[arg(long, value_name = "N", default_value = "1")]
    threads: NonZeroUsize,
    /// The most memory to use for the table of positions, in MiB; small boards get less
    #[arg(long, value_name = "MIB", default_value_t = 256)]
    memory: usize,
    /// Print one line of JSON
    #[arg(long)]
    json: bool,
}

impl Analyze {
    pub fn run(self) -> Result<Outcome> {
        let sgf = match (&self.file, &self.moves) {
            (Some(file), _) => input::read(file, |text| recorded::parse(text, self.game))?,
            (None, said) => of_moves(said.as_deref().unwrap_or_default(), self.size).context("--moves")?,
        };
        let positions: Vec<_> =
            spec(sgf.size).positions(sgf.moves.iter().copied()).iter().map(|state| state.position).collect();
        let begun = Instant::now();
        let progress = Progress::new(positions.len(), "positions");
        let interrupt = Interrupt::catch("nothing was found out")?;
        let bytes = table_bytes(sgf.size.longest_game(), self.memory.saturating_mul(1 << 20));
        let solver = Solver::new(bytes, self.threads.get());
        if sgf.size == Size::DEFAULT {
            Book::champions().teach(&solver.table()).expect("the tests walk the book");
        }
        let mut analyst = Analyst {
            solver,
            exact: self.exact,
            time: self.time,
            watch: Patience { meter: Meter::new(Budget::UNLIMITED), positions_done: 0, progress, interrupt },
        };
        let (values, better) = analyst.analyze(&positions, &sgf.moves)?;
        let nodes = analyst.solver.nodes();
        // The bar is gone before anything is printed.
        drop(analyst);
        let verdict = |value: Option<Value>| Verdict::new(value, self.exact);
        let turns = sgf.moves.iter().enumerate().map(|(index, &mv)| {
            let (before, after) = (values[index], values[index + 1]);
            let player = positions[index].to_move();
            let own = |value| of_side(value, player);
            let loss = before.zip(after).map(|(before, after)| (own(before), own(after)));
            Turn {
                number: index + 1,
                player: SIDES[player as usize],
                mv: mv.to_string(),
                after: verdict(after),
                mistake: loss.map(|(before, after)| after.signum() < before.signum()),
                loss: loss.filter(|_| self.exact).map(|(before, after)| f64::from(before - after) / 2.0),
                better: better[index].map(|mv| mv.to_string()),
            }
        });
        let [black, white] = sgf.names;
        let analysis = Analysis {
            v: 1,
            size: sgf.size.side(),
            black,
            white,
            start: verdict(values[0]),
            moves: turns.collect(),
            nodes,
            seconds: begun.elapsed().as_secs_f64(),
        };
        let mut out = anstream::stdout().lock();
        if self.json {
            serde_json::to_writer(&mut out, &analysis)?;
            writeln!(out)?;
        } else {
            analysis.print(&mut out)?;
        }
        Ok(Outcome::Done)
    }
}

/// The game of these moves, of which nothing else is known.
fn of_moves(said: &str, size: Size) -> Result<Sgf, MoveError> {
    let moves = spec(size).parse_moves(said.split_whitespace())?;
    Ok(Sgf { size, names: Default::default(), moves, result: String::new(), comment: String::new() })
}

/// Finds out what positions are worth.
struct Analyst {
    solver: Solver<Position>,
    /// Whether the margin is asked for.
    exact: bool,
    /// What a position may take.
    time: Duration,
    watch: Patience,
}

impl Analyst {
    /// What each position is worth to Black, where that can be solved; and for each move that is worse than another, the other.
    fn analyze(&mut self, positions: &[Position], moves: &[Move]) -> Result<Analyzed, Interrupted> {
        let mut values = vec![None; positions.len()];
        let mut better = vec![None; moves.len()];
        for (index, position) in positions.iter().enumerate().rev() {
            let own = |value| of_side(value, position.to_move());
            let after: Option<Value> = values.get(index + 1).copied().flatten().map(own);
            let value = match after {
                // A move has been played that wins.
                Some(1) if !self.exact => after,
                _ => {
                    self.within_the_time(|Self { solver, exact, watch, .. }| value(solver, position, *exact, watch))?
                }
            };
            if let (Some(value), Some(after)) = (value, after)
                && after < value
            {
                let keeps = |analyst: &mut Self| holding_move(&mut analyst.solver, position, value, &mut analyst.watch);
                better[index] = self.within_the_time(keeps)?.flatten();
            }
            values[index] = value.map(own);
            self.watch.positions_done += 1;
        }
        Ok((values, better))
    }

    /// What comes of `work`, unless the time for a position is over before.
    fn within_the_time<T>(
        &mut self,
        work: impl FnOnce(&mut Self) -> Result<T, Stop>,
    ) -> Result<Option<T>, Interrupted> {
        self.watch.interrupt.check()?;
        self.watch.meter = Meter::new(Budget { time: self.time, ..Budget::UNLIMITED });
        match work(self) {
            Ok(found) => Ok(Some(found)),
            Err(Stop::Late) => Ok(None),
            Err(Stop::Interrupted(interrupted)) => Err(interrupted),
        }
    }
}

/// The values of the positions to Black, and better moves.
type Analyzed = (Vec<Option<Value>>, Vec<Option<Move>>);

/// A bar for the user, an ear for Ctrl-C, and an eye on the clock.
struct Patience {
    meter: Meter<'static>,
    positions_done: usize,
    progress: Progress,
    interrupt: Interrupt,
}

/// Why a position is not solved.
enum Stop {
    Late,
    Interrupted(Interrupted),
}

impl Observe<Position> for Patience {
    type Stop = Stop;

    fn progress(&mut self, progress: &suite_search::Progress<Move>) -> Result<(), Stop> {
        self.interrupt.check().map_err(Stop::Interrupted)?;
        self.progress.show(self.positions_done, || format!(", {} million nodes", progress.nodes / 1_000_000));
        Observe::<Position>::progress(&mut self.meter, progress).map_err(|OutOfBudget| Stop::Late)
    }
}

/// What is printed.
#[derive(Serialize)]
struct Analysis {
    v: u32,
    size: usize,
    black: String,
    white: String,
    start: Verdict,
    moves: Vec<Turn>,
    nodes: u64,
    seconds: f64,
}

/// A move and what it did.
#[derive(Serialize)]
struct Turn {
    number: usize,
    player: &'static str,
    #[serde(rename = "move")]
    mv: String,
    after: Verdict,
    /// Whether it gave a win or a draw away, if that is known.
    mistake: Option<bool>,
    /// The points that it gave away, if they were asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    loss: Option<f64>,
    /// A move that gives nothing away, where this one does.
    #[serde(skip_serializing_if = "Option::is_none")]
    better: Option<String>,
}

impl Analysis {
    fn print(&self, out: &mut impl Write) -> io::Result<()> {
        let names = [&self.black, &self.white].map(|name| printable(name));
        if names.iter().any(|name| !name.is_empty()) {
            writeln!(out, "black ({}) against white ({})\n", names[0], names[1])?;
        }
        writeln!(out, "       start        {}", self.start.in_words())?;
        let mut before = &self.start;
        for turn in &self.moves {
            let line = format!("{:>4}  {}  {:<5}  {:<20}", turn.number, turn.player, turn.mv, turn.after.in_words());
            writeln!(out, "{}", format!("{line}{}", turn.remark(before)).trim_end())?;
            before = &turn.after;
        }
        let mistakes = self.moves.iter().filter(|turn| turn.mistake == Some(true)).count();
        let unknown = self.moves.iter().filter(|turn| turn.after.winner.is_none()).count()
            + usize::from(self.start.winner.is_none());
        writeln!(out, "\nmistakes known: {mistakes}; positions unknown: {unknown} of {}", self.moves.len() + 1)?;
        writeln!(out, "{} nodes, {:.1} s", HumanCount(self.nodes), self.seconds)
    }
}

impl Turn {
    /// What there is to say of the move in a position with the verdict `before`.
    fn remark(&self, before: &Verdict) -> String {
        let (what, they) = match (self.mistake, self.loss) {
            (Some(true), _) => {
                let result = if before.winner == Some("draw") { "draw" } else { "win" };
                (style::error(format!("gives the {result} away")), "it")
            }
            (_, Some(1.0)) => (style::warning("costs a point".to_owned()), "it"),
            (_, Some(points)) if points > 0.0 => (style::warning(format!("costs {points} points")), "them"),
            _ => return String::new(),
        };
        match &self.better {
            Some(better) => format!("{what}; {better} keeps {they}"),
            None => what.to_string(),
        }
    }
}
