//! Learning for every game: tables to resume from, a progress bar, a learning curve, Ctrl-C.

mod curve;

use std::path::PathBuf;
use std::time::Instant;

use anyhow::Result;
use clap::Args;
use indicatif::HumanCount;
use suite_learn::{Episode, GameResult, ResumeError, Stopped, Train};
use suite_tabletop::style;
use suite_text::whole_number;
use suite_work::interrupt::Interrupt;
use suite_work::output::OutputFile;
use suite_work::{Progress, input, note, random_seed};

use self::curve::Line;

/// The options of commands that learn.
#[derive(Args)]
pub struct Learning {
    /// Random seed; the same seed gives the same table [default: that of the table, or random, printed]
    #[arg(long, value_parser = whole_number::<u64>)]
    seed: Option<u64>,
    /// Resume from the table in FILE, if it exists, and save the table there, also when interrupted
    #[arg(long, value_name = "FILE")]
    table: Option<PathBuf>,
    /// Write the learning curve, the success rates over the number of games, as SVG
    #[arg(long, value_name = "FILE.svg")]
    curve: Option<PathBuf>,
}

/// The number of intervals between the points of a curve.
const PIECES: u64 = 100;

/// The number of games between two updates of the bar.
const LOOK: u64 = 4096;

impl Learning {
    /// Resumes the training of the table, or begins a new one with a seed.
    pub fn training<T: Train>(
        &self,
        begin: impl FnOnce(u64) -> T,
        resume: impl FnOnce(&[u8], Option<u64>) -> Result<T, ResumeError>,
    ) -> Result<T> {
        let Some(path) = self.table.as_deref().filter(|path| path.exists()) else {
            let seed = self.seed.unwrap_or_else(random_seed);
            note!("seed {seed}");
            return Ok(begin(seed));
        };
        let training = input::read(path, |text| resume(text, self.seed))?;
        note!("seed {}, {} games in the table", training.curriculum().seed, HumanCount(training.games()));
        Ok(training)
    }

    /// Plays games until `games` have been played in all, and saves the table, even if the user interrupts.
    pub fn run(&self, training: &mut dyn Train, games: u64) -> Result<()> {
        let interrupt = Interrupt::catch(match self.table {
            Some(_) => "the table has been saved",
            None => "nothing was saved: there is no --table",
        })?;
        // Fails now rather than after all the games.
        let table = self.table.as_deref().map(OutputFile::at).transpose()?;
        let curve = self.curve.as_deref().map(OutputFile::at).transpose()?;
        let mut bar = Bar::new(training.games(), games, &interrupt);
        let (first, pieces) = (training.games(), if curve.is_some() { PIECES } else { 1 });
        let to_come = games.saturating_sub(first);
        if to_come == 0 && first > 0 {
            let (warning, first) = (style::warning("warning"), HumanCount(first));
            note!(
                "{warning}: the table has learned {first} games already, and --games counts all of them: nothing to \
                 learn"
            );
        }
        let mut lines: Vec<Line> = Vec::new();
        let mut learned = Ok(());
        for piece in 0..=pieces {
            let games = first + (u128::from(to_come) * u128::from(piece) / u128::from(pieces)) as u64;
            learned = training.learn(games, &mut |episode| bar.watch(episode));
            if learned.is_err() {
                break;
            }
            if curve.is_some() {
                for (index, (name, rate)) in training.success_rates().into_iter().enumerate() {
                    if piece == 0 {
                        lines.push(Line { name, points: Vec::new() });
                    }
                    lines[index].points.push((games, rate));
                }
            }
        }
        drop(bar);
        if let Some(file) = table {
            file.put(training.to_json().as_bytes())?;
        }
        learned.or_else(|Stopped| interrupt.check())?;
        if let Some(file) = curve {
            let title = format!("Q-learning of {}, seed {}", training.subject().game, training.curriculum().seed);
            file.put(curve::draw(&title, &lines)?.as_bytes())?;
        }
        Ok(())
    }
}

/// The progress bar over the games.
struct Bar<'a> {
    progress: Progress,
    interrupt: &'a Interrupt,
    begun: Instant,
    first: u64,
    /// Games won, drawn and lost since the last update.
    tally: [u64; 3],
}

impl<'a> Bar<'a> {
    fn new(first: u64, games: u64, interrupt: &'a Interrupt) -> Self {
        let progress = Progress::shown(games as usize, "games");
        Self { progress, interrupt, begun: Instant::now(), first, tally: [0; 3] }
    }

    #[inline]
    fn watch(&mut self, episode: &Episode) -> Result<(), Stopped> {
        self.tally[match episode.result {
            GameResult::Win => 0,
            GameResult::Draw => 1,
            GameResult::Loss => 2,
        }] += 1;
        if episode.games.is_multiple_of(LOOK) {
            let Self { begun, first, tally, .. } = *self;
            self.progress.set_done(episode.games as usize);
            self.progress.message(|| {
                let speed = ((episode.games - first) as f64 / begun.elapsed().as_secs_f64()) as u64;
                let percent = |count: u64| 100.0 * count as f64 / tally.iter().sum::<u64>() as f64;
                let [won, drawn, lost] = tally.map(percent);
                format!(
                    ", {} a second, {} in the table; last games: {won:.0} % won, {drawn:.0} % drawn, {lost:.0} % lost",
                    HumanCount(speed),
                    HumanCount(episode.entries as u64)
                )
            });
            self.tally = [0; 3];
        }
        self.interrupt.check().map_err(|_| Stopped)
    }
}
