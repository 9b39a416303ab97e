//! Learning for every game: tables to resume from, a progress bar, a learning curve, Ctrl-C.

mod curve;

use std::path::{Path, PathBuf};
use std::time::Instant;

use anyhow::{Result, bail};
use clap::Args;
use indicatif::HumanCount;
use rand_chacha::ChaCha8Rng;
use suite_learn::{Curriculum, Episode, GameResult, Learner, Persist, Subject};
use suite_search::Game;
use suite_tabletop::style;
use suite_text::whole_number;
use suite_work::interrupt::{Interrupt, Interrupted};
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

/// The games to learn from.
pub struct Lessons<'a, G> {
    /// The game, as its tables name it.
    pub subject: Subject<'a>,
    /// The start of every game.
    pub start: G,
    /// The number of games, with those that the table has.
    pub games: u64,
}

/// The random stream of measurements, behind those of the learner's games.
pub const MEASURING: u64 = 1 << 40;

/// The number of intervals between the points of a curve.
const PIECES: u64 = 100;

/// The number of games between two updates of the bar.
const LOOK: u64 = 4096;

impl Learning {
    /// Returns the learner of the table, or a new one; `course` returns its curriculum for a seed.
    ///
    /// A table of another curriculum is an error: to resume from it would give a table that no curriculum gives.
    pub fn learner<M: Persist>(&self, subject: Subject, course: impl FnOnce(u64) -> Curriculum) -> Result<Learner<M>> {
        let Some(path) = self.table.as_deref().filter(|path| path.exists()) else {
            let seed = self.seed.unwrap_or_else(random_seed);
            note!("seed {seed}");
            return Ok(Learner::new(course(seed)));
        };
        let learner = read_table(path, subject)?;
        let found = learner.curriculum();
        let expected = course(self.seed.unwrap_or(found.seed));
        let place = path.display();
        if found.seed != expected.seed {
            bail!("{place}: expected the seed {}, with which it was learned, found {}", found.seed, expected.seed);
        }
        if found.parameters != expected.parameters {
            let [found, expected] = [found, &expected].map(|course| serde_json::to_string(&course.parameters));
            bail!("{place}: learned with other parameters: expected {1}, found {0}", found?, expected?);
        }
        if found.lessons != expected.lessons {
            let [found, expected] = [found, &expected].map(|course| serde_json::to_string(&course.lessons));
            bail!("{place}: learned in other lessons: expected {1}, found {0}", found?, expected?);
        }
        note!("seed {}, {} games in the table", found.seed, HumanCount(learner.games()));
        Ok(learner)
    }

    /// Plays the games, and saves the table, even if the user interrupts.
    ///
    /// `opponent` chooses the opponent's moves by the index of the lesson; `measure` returns named success rates in
    /// percent.
    pub fn run<M: Persist>(
        &self,
        learner: &mut Learner<M>,
        lessons: &Lessons<M::Game>,
        mut opponent: impl FnMut(usize, &M::Game, &mut ChaCha8Rng) -> <M::Game as Game>::Move,
        mut measure: impl FnMut(&Learner<M>) -> Vec<(String, f64)>,
    ) -> Result<()> {
        let interrupt = Interrupt::catch(match self.table {
            Some(_) => "the table has been saved",
            None => "nothing was saved: there is no --table",
        })?;
        // Fails now rather than after all the games.
        let table = self.table.as_deref().map(OutputFile::at).transpose()?;
        let curve = self.curve.as_deref().map(OutputFile::at).transpose()?;
        let mut bar = Bar::new(learner.games(), lessons.games, &interrupt);
        let (first, pieces) = (learner.games(), if curve.is_some() { PIECES } else { 1 });
        let to_come = lessons.games.saturating_sub(first);
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
            learned = learner.learn(&lessons.start, games, &mut opponent, |episode| bar.watch(episode));
            if learned.is_err() {
                break;
            }
            if curve.is_some() {
                for (index, (name, rate)) in measure(learner).into_iter().enumerate() {
                    if piece == 0 {
                        lines.push(Line { name, points: Vec::new() });
                    }
                    lines[index].points.push((games, rate));
                }
            }
        }
        drop(bar);
        if let Some(file) = table {
            file.put(learner.to_json(lessons.subject).as_bytes())?;
        }
        learned?;
        if let Some(file) = curve {
            let title = format!("Q-learning of {}, seed {}", lessons.subject.game, learner.curriculum().seed);
            file.put(curve::draw(&title, &lines)?.as_bytes())?;
        }
        Ok(())
    }
}

/// Reads the learner of a table.
pub fn read_table<M: Persist>(path: &Path, subject: Subject) -> Result<Learner<M>> {
    input::read(path, |text| Learner::from_json(text, subject))
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
    fn watch(&mut self, episode: &Episode) -> Result<(), Interrupted> {
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
        self.interrupt.check()
    }
}
