//! Has a learner learn, whatever the game: from a table and to it, with a bar, a curve, and an ear for Ctrl-C.

use std::path::{Path, PathBuf};
use std::time::Instant;

use anyhow::{Result, bail};
use clap::Args;
use rand_chacha::ChaCha8Rng;
use suite_learn::{Curriculum, Episode, GameResult, Learner, Persist, Subject};
use suite_search::Game;

use super::args::random_seed;
use super::curve::{self, Line};
use super::style;
use crate::input;
use crate::interrupt::{Interrupt, Interrupted};
use crate::note::note;
use crate::output::OutputFile;
use crate::progress::Progress;

/// Where learning comes from, and what becomes of it.
#[derive(Args)]
pub struct Learning {
    /// Where all chance comes from: the same seed learns the same [default: the table's, or another one each time, which is
    /// printed]
    #[arg(long)]
    seed: Option<u64>,
    /// Go on from the table in this file, if there is one, and write there what has been learnt, also when it is stopped
    #[arg(long, value_name = "FILE")]
    table: Option<PathBuf>,
    /// Draw there how well the learner plays after how many games, as SVG
    #[arg(long, value_name = "FILE.svg")]
    curve: Option<PathBuf>,
}

/// What is learnt of a game.
pub struct Lessons<'a, G> {
    /// What tables of it are called.
    pub subject: Subject<'a>,
    /// Where games begin.
    pub start: G,
    /// How many games are to be played in all.
    pub games: u64,
}

/// The stream of chance by which is measured what has been learnt; those of the learner's games are before it.
pub const MEASURING: u64 = 1 << 40;

/// The pieces that a curve is measured between.
const PIECES: u64 = 100;

/// The bar is drawn anew after so many games.
const LOOK: u64 = 4096;

impl Learning {
    /// The learner of the table, or one that knows nothing; `course` is what it should be taught, whatever the seed.
    ///
    /// A table that was learnt in another way is an error: to go on from it would come to something that no course comes to.
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
            bail!("{place}: learnt with the seed {}, which cannot go on with the seed {}", found.seed, expected.seed);
        }
        if found.parameters != expected.parameters {
            let [found, expected] = [found, &expected].map(|course| serde_json::to_string(&course.parameters));
            bail!("{place}: learnt with other parameters; found {}, expected {}", found?, expected?);
        }
        if found.lessons != expected.lessons {
            let [found, expected] = [found, &expected].map(|course| serde_json::to_string(&course.lessons));
            bail!("{place}: learnt in other lessons; found {}, expected {}", found?, expected?);
        }
        note!("seed {}, {} games learnt before", found.seed, learner.games());
        Ok(learner)
    }

    /// Has the learner learn, and writes down what it has learnt, be it all or, if the user ends it, only a part.
    ///
    /// `opponent` plays the games; `measure` says how well the learner plays, by rates that have names.
    pub fn run<M: Persist>(
        &self,
        learner: &mut Learner<M>,
        lessons: &Lessons<M::Game>,
        mut opponent: impl FnMut(usize, &M::Game, &mut ChaCha8Rng) -> <M::Game as Game>::Move,
        mut measure: impl FnMut(&Learner<M>) -> Vec<(String, f64)>,
    ) -> Result<()> {
        let interrupt = Interrupt::catch(match self.table {
            Some(_) => "what has been learnt is in the table",
            None => "what has been learnt is lost, for want of --table",
        })?;
        // Better told now than when all is learnt.
        let table = self.table.as_deref().map(OutputFile::at).transpose()?;
        let curve = self.curve.as_deref().map(OutputFile::at).transpose()?;
        let mut bar = Bar::new(learner.games(), lessons.games, &interrupt);
        let (first, pieces) = (learner.games(), if curve.is_some() { PIECES } else { 1 });
        let to_come = lessons.games.saturating_sub(first);
        if to_come == 0 && first > 0 {
            let warning = style::warning("warning");
            note!(
                "{warning}: the table has learned {first} games already, and --games counts all of them: nothing to learn"
            );
        }
        let mut lines: Vec<Line> = Vec::new();
        let mut learnt = Ok(());
        for piece in 0..=pieces {
            let games = first + (u128::from(to_come) * u128::from(piece) / u128::from(pieces)) as u64;
            learnt = learner.learn(&lessons.start, games, &mut opponent, |episode| bar.watch(episode));
            if learnt.is_err() {
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
        learnt?;
        if let Some(file) = curve {
            let title = format!("Q-learning of {}, seed {}", lessons.subject.game, learner.curriculum().seed);
            file.put(curve::draw(&title, &lines)?.as_bytes())?;
        }
        Ok(())
    }
}

/// The learner of a table.
pub fn read_table<M: Persist>(path: &Path, subject: Subject) -> Result<Learner<M>> {
    input::read(path, |text| Learner::from_json(text, subject))
}

/// The bar over the games.
struct Bar<'a> {
    progress: Progress,
    interrupt: &'a Interrupt,
    begun: Instant,
    first: u64,
    /// Games of late that were won, drawn and lost.
    tally: [u64; 3],
}

impl<'a> Bar<'a> {
    fn new(first: u64, games: u64, interrupt: &'a Interrupt) -> Self {
        let progress = Progress::new(games as usize, "games");
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
                let speed = (episode.games - first) as f64 / begun.elapsed().as_secs_f64();
                let percent = |count: u64| 100.0 * count as f64 / tally.iter().sum::<u64>() as f64;
                let [won, drawn, lost] = tally.map(percent);
                format!(
                    ", {speed:.0} a second, {} in the table; of late {won:.0} % won, {drawn:.0} % drawn, {lost:.0} % lost",
                    episode.entries
                )
            });
            self.tally = [0; 3];
        }
        self.interrupt.check()
    }
}
