//! Comparisons: whether one player is stronger than another.

use std::collections::BTreeSet;
use std::fmt;
use std::path::Path;

use anyhow::{Result, ensure};
use serde::Serialize;
use serde_json::Value as Json;
use suite_programs::{ProgramTerms, Submission};
use suite_tabletop::{AnyGame, style};
use suite_work::Progress;
use suite_work::document::Document;

use crate::encounters::{EncounterTerms, Encounters, Interpreters, PlayOptions, Stage};
use crate::report::{
    interval_in_words, likelihood_in_words, rating_in_words, repeated_in_words, started_in_words, tenths,
};
use crate::report_file::ReportFile;
use crate::{ContestEntry, GamePair, Pentanomial, Ratings, Scoreboard, Sprt, SprtVerdict, Tally};

/// A comparison of two players: what its games depend on.
#[derive(Debug, Clone)]
pub struct Comparison {
    /// The game.
    pub game: &'static dyn AnyGame,
    /// The variant of the games, as records keep it.
    pub variant: Json,
    /// The players, the one that may be stronger first.
    pub players: [ContestEntry; 2],
    /// The seed of all randomness.
    pub seed: u64,
    /// The number of openings at most, each of which is played with both colors.
    pub openings: u32,
    /// The number of random moves in an opening.
    pub random_plies: usize,
    /// What programs may use, and what they are told.
    pub programs: ProgramTerms,
    /// The test that ends the games as soon as it is clear, if there is one.
    pub sprt: Option<Sprt>,
}

/// The report of a comparison.
#[derive(Debug, Serialize)]
pub struct ComparisonReport {
    game: &'static str,
    variant: Json,
    seed: u64,
    random_plies: usize,
    players: [ComparedPlayer; 2],
    games: u32,
    won: u32,
    drawn: u32,
    lost: u32,
    /// The pairs of games by the points of the first player, and those in which both have failed.
    pairs: Pentanomial,
    void: u32,
    /// The games that the two have played before, in the same pair.
    repeated: u32,
    /// The difference in Elo with its 95 % interval, and the likelihood that the first player is stronger.
    elo: Option<f64>,
    interval: Option<[f64; 2]>,
    superiority: Option<f64>,
    sprt: Option<SprtResult>,
}

/// A player of a comparison.
#[derive(Debug, Serialize)]
struct ComparedPlayer {
    #[serde(flatten)]
    submission: Submission,
    /// The interpreters that have started its program, if that is in Python.
    #[serde(skip_serializing_if = "BTreeSet::is_empty")]
    interpreters: BTreeSet<String>,
}

/// A sequential test with its result.
#[derive(Debug, Serialize)]
struct SprtResult {
    #[serde(flatten)]
    terms: Sprt,
    log_likelihood_ratio: f64,
    bounds: [f64; 2],
    verdict: SprtVerdict,
}

/// The file of the report.
const REPORT: ReportFile = ReportFile { name: "comparison.json", schema: ("suite/comparison", 1) };
/// The name of the only stage.
const STAGE: &str = "comparison";

impl Comparison {
    /// Returns the seed of the comparison in a folder, if there is one; it has to be one of the same game.
    ///
    /// # Errors
    ///
    /// A report that cannot be read, or one of another game.
    pub fn earlier_seed(folder: &Path, game: &dyn AnyGame) -> Result<Option<u64>> {
        REPORT.seed(folder, game.facts().name)
    }

    /// Returns whether a program takes part.
    #[must_use]
    pub fn has_programs(&self) -> bool {
        !self.players.iter().all(ContestEntry::is_built_in)
    }

    /// Returns a scoreboard for the comparison before its first game.
    #[must_use]
    pub fn scoreboard(&self) -> Scoreboard {
        Scoreboard::new(STAGE, self.players.iter().map(|player| player.name().to_owned()).collect())
    }

    /// Plays the games that are not yet in the folder, and writes the report there. If the comparison is interrupted,
    /// the report tells what was played until then, and the second result is the error.
    ///
    /// # Errors
    ///
    /// Records that are not those of the comparison, a program that cannot be hosted, or an I/O error.
    pub fn play(
        &self,
        folder: &Path,
        options: PlayOptions<'_>,
        scoreboard: &Scoreboard,
    ) -> Result<(ComparisonReport, Result<()>)> {
        let Self { seed, openings, random_plies, sprt, .. } = *self;
        let spec = self.game.spec(&self.variant)?;
        let terms = EncounterTerms { seed, openings, random_plies, programs: &self.programs, folder };
        let mut games = Encounters::new(&self.players, terms, options)?;
        if Self::earlier_seed(folder, self.game)? != Some(seed) {
            // With the seed, to go on with.
            REPORT.write(folder, &ComparisonReport::new(self, &[], &mut Interpreters::new()))?;
        }
        let progress = (!options.quiet).then(|| Progress::shown(2 * openings as usize, "games"));
        let (mut pairs, mut results) = (Vec::new(), Pentanomial::default());
        let stage = Stage { name: STAGE, spec: &spec };
        let played = games.play(&stage, &[[0, 1]], progress.as_ref(), |&pair| {
            // Those of an earlier run may have been compared the other way round.
            let pair = if pair.entries == [0, 1] { pair } else { pair.swapped() };
            results.add(&pair);
            pairs.push(pair);
            scoreboard.add(pair);
            let Some(sprt) = sprt else { return false };
            if let Some(progress) = &progress {
                progress.message(|| format!("; log-likelihood ratio {:.2}", sprt.log_likelihood_ratio(results)));
            }
            sprt.verdict(results) != SprtVerdict::Open
        });
        drop(progress);
        let ended = match played {
            Err(error) if options.interrupt.check().is_err() => Err(options.interrupt.explain(error)),
            played => Ok(played.map(drop)?),
        };
        // What was played until an interrupt is read.
        let encounters = games.read(&stage, &[[0, 1]])?;
        let mut interpreters =
            encounters.into_iter().map(|encounter| encounter.interpreters).next().unwrap_or_default();
        let report = ComparisonReport::new(self, &pairs, &mut interpreters);
        REPORT.write(folder, &report)?;
        Ok((report, ended))
    }
}

impl ComparisonReport {
    /// Returns the report of these pairs of games.
    fn new(comparison: &Comparison, pairs: &[GamePair], interpreters: &mut Interpreters) -> Self {
        let &Comparison { game, ref variant, ref players, seed, random_plies, sprt, .. } = comparison;
        let ratings = Ratings::new(2, pairs, Some(1), seed);
        let (mut tally, mut results) = (Tally::default(), Pentanomial::default());
        for pair in pairs {
            tally.add(pair.tally(0));
            results.add(pair);
        }
        Self {
            game: game.facts().name,
            variant: variant.clone(),
            seed,
            random_plies,
            players: [0, 1].map(|index| ComparedPlayer {
                submission: players[index].submission.clone(),
                interpreters: interpreters.remove(&index).unwrap_or_default(),
            }),
            games: 2 * pairs.len() as u32,
            won: tally.won,
            drawn: tally.drawn,
            lost: tally.lost,
            pairs: results,
            void: pairs.iter().filter(|pair| pair.is_void()).count() as u32,
            repeated: 2 * pairs.iter().filter(|pair| pair.is_repeated).count() as u32,
            elo: ratings.elo(0).map(tenths),
            interval: ratings.interval(0).map(|ends| ends.map(tenths)),
            superiority: ratings.superiority(0, 1),
            sprt: sprt.map(|terms| SprtResult {
                terms,
                log_likelihood_ratio: terms.log_likelihood_ratio(results),
                bounds: terms.bounds(),
                verdict: terms.verdict(results),
            }),
        }
    }

    /// Returns the report as a document.
    #[must_use]
    pub const fn document(&self) -> Document<&Self> {
        REPORT.document(self)
    }

    /// Returns whether a test was asked for, and has not found that the first player is stronger.
    #[must_use]
    pub fn is_no(&self) -> bool {
        self.sprt.as_ref().is_some_and(|test| test.verdict != SprtVerdict::Greater)
    }
}

impl Sprt {
    /// Checks that the hypotheses are in order, and that errors are rare.
    ///
    /// # Errors
    ///
    /// A message that names the option with the wrong value.
    pub fn check(&self) -> Result<()> {
        let &Self { elo: [elo0, elo1], alpha, beta } = self;
        ensure!(
            elo0 < elo1 && elo0.is_finite() && elo1.is_finite(),
            "--elo1: expected more than --elo0, {elo0}; found {elo1}"
        );
        for (option, probability) in [("--alpha", alpha), ("--beta", beta)] {
            ensure!(
                probability > 0.0 && probability < 0.5,
                "{option}: expected a probability between 0 and 0.5, found {probability}"
            );
        }
        Ok(())
    }
}

/// Formats the games, the difference in Elo, and the test if there was one.
impl fmt::Display for ComparisonReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { seed, players, games, won, drawn, lost, elo, interval, superiority, .. } = self;
        let [first, second] = players.each_ref().map(|player| &*player.submission.name);
        writeln!(f, "{} against {second}, seed {seed}", style::strong(first))?;
        writeln!(f, "games   {games}: {won} won, {drawn} drawn, {lost} lost")?;
        let [zero, half, one, more, two] = self.pairs.0;
        writeln!(f, "pairs   2 points {two}, 1 1/2 {more}, 1 {one}, 1/2 {half}, 0 {zero}")?;
        if self.void > 0 {
            writeln!(f, "void    {} pairs, in which both have failed", self.void)?;
        }
        if let Some(words) = repeated_in_words(*games as usize, self.repeated as usize) {
            writeln!(f, "        {words}")?;
        }
        for ComparedPlayer { submission, interpreters } in players.iter().filter(|one| !one.interpreters.is_empty()) {
            writeln!(f, "        {}", started_in_words(&[&submission.name], interpreters))?;
        }
        let (elo, interval) = (rating_in_words(*elo), interval_in_words(*interval));
        writeln!(f, "Elo     {elo}, with 95 % confidence {interval}")?;
        writeln!(f, "        stronger with a likelihood of {}", likelihood_in_words(*superiority))?;
        let Some(SprtResult {
            terms: Sprt { elo: [elo0, elo1], .. },
            log_likelihood_ratio,
            bounds: [lower, upper],
            verdict,
        }) = &self.sprt
        else {
            return Ok(());
        };
        let verdict = match verdict {
            SprtVerdict::Greater => style::success("stronger"),
            SprtVerdict::Lesser => style::error("not stronger"),
            SprtVerdict::Open => style::warning("undecided"),
        };
        write!(f, "sprt    {verdict}: log-likelihood ratio {log_likelihood_ratio:.2}, ")?;
        writeln!(f, "bounds {lower:.2} and {upper:.2}, Elo {elo1} against {elo0}")
    }
}
