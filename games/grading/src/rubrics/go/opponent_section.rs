//! The games against an opponent.

use anyhow::{Result, ensure};
use suite_arena::{Elapsed, GameSpec, Limits, Record, Series, TimeBank, UncheckedRecord, wilson};
use suite_programs::Participant;
use suite_search::Player;
use suite_tabletop::{AnyMove, AnyPosition, OptionValues};
use suite_web::{GameRecord, PageRecord};
use suite_work::interrupt::Interrupt;

use super::stage::{GAMES, StageOpponent};
use crate::game_failure::{game_evidence, game_failure, graded_player, is_won};
use crate::{Detail, Evidence, Part, RubricPart, Section};

/// The id of a loss without a fault.
const SCORE: &str = "score";

/// The games against an opponent.
pub struct OpponentSection<'a> {
    /// The number of the stage.
    pub stage: u32,
    /// The number of games with each seed.
    pub games: u32,
    /// The number of seeds.
    pub seeds: u32,
    pub opponent: &'static StageOpponent,
    pub player: Participant<'static>,
    pub program: &'a Participant<'a>,
    pub spec: &'a GameSpec<AnyPosition>,
    /// The first seed; the others follow it.
    pub seed: u64,
    pub limits: Limits,
    /// The CPU time of the program for all games of the stage, by seed.
    pub budgets: &'a [TimeBank],
    pub interrupt: &'a Interrupt,
}

impl Section for OpponentSection<'_> {
    type Record = Record<AnyMove>;

    fn part(&self) -> RubricPart {
        self.opponent.part(self.games, self.seeds)
    }

    fn count(&self) -> u32 {
        self.games.saturating_mul(self.seeds)
    }

    fn resume(&self, recorded: &[Record<AnyMove>]) {
        for (games, budget) in recorded.chunks(self.games as usize).zip(self.budgets) {
            let spent = games.iter().flat_map(|record| record.times(graded_player(record))).map(Elapsed::cpu);
            budget.spend(spent.sum());
        }
    }

    fn run(&self, number: u32) -> Result<Record<AnyMove>> {
        let GameOfSeed { seed, number: number_of_seed } = self.game(number);
        let series = Series {
            swap: true,
            seed: self.seed.wrapping_add(seed.into()),
            limits: self.limits,
            time_banks: [&self.budgets[seed as usize], &UNLIMITED],
            ..Series::new(self.spec, self.interrupt.flag())
        };
        let record = series.play(number_of_seed, [self.program, &self.player], &mut ())?;
        Ok(Record { number, ..record })
    }

    fn read(&self, line: &str) -> Result<Record<AnyMove>> {
        let record = UncheckedRecord::parse(line)?.replay(self.spec)?;
        let game = self.game(record.number);
        let seed = self.seed.wrapping_add(game.seed.into());
        ensure!(record.seed == seed, "expected seed {seed}, found seed {}", record.seed);
        let opponent = self.opponent.player;
        let is_opponent = record.agents.iter().any(|name| name == opponent);
        ensure!(is_opponent, "expected a game against {opponent}, found one of {}", record.agents.join(" and "));
        ensure!(record.swapped == game.number.is_multiple_of(2), "expected the other colors");
        Ok(record)
    }

    fn is_won(&self, record: &Record<AnyMove>) -> bool {
        is_won(record)
    }

    fn evidence(&self, record: &Record<AnyMove>, program: &str) -> Option<Evidence> {
        game_evidence(record, program, &OptionValues::default(), "")
    }

    fn judge(&self, records: &[Record<AnyMove>]) -> Part {
        let mut part = Part::new(self.part());
        let mut won = [0, 0];
        for record in records {
            let player = graded_player(record);
            won[player as usize] += u32::from(is_won(record));
            let failure = game_failure(record, "", |player| (SCORE, score(record, player)));
            let title = format!("{}: game {}", part.name, record.number);
            let times = record.times(player).map(Elapsed::cpu);
            part.add(times, failure, |_| GameRecord::of_record(self.spec, record, title).map(PageRecord::Game));
        }
        let won_of = |games: &[Record<AnyMove>]| games.iter().filter(|record| is_won(record)).count() as u32;
        let by_seed = records.chunks(self.games as usize);
        let by_seed: Vec<f64> = by_seed.map(|games| self.opponent.points(won_of(games), self.games)).collect();
        part.points = by_seed.iter().sum::<f64>() / f64::from(self.seeds);
        if self.seeds > 1 {
            part.points_by_seed = by_seed;
        }
        if self.games != GAMES {
            let [_, low, high] = wilson(part.won, part.played);
            let [low, high] = [low, high].map(|rate| self.opponent.points_of_rate(rate));
            // Rounded, the ends may lie on the wrong side of all games or none.
            part.range = Some([low.min(part.points), high.max(part.points)]);
        }
        part.details = vec![
            Detail { field: "stage", heading: "stage", number: self.stage },
            Detail { field: "won_as_black", heading: "black", number: won[0] },
            Detail { field: "won_as_white", heading: "white", number: won[1] },
        ];
        part
    }
}

/// The place of a game among those of all seeds.
struct GameOfSeed {
    /// The number of the seed, from 0.
    seed: u32,
    /// The number of the game with that seed, from 1.
    number: u32,
}

impl OpponentSection<'_> {
    /// Returns the place of the game with a number, by which the same game is played as with that seed alone.
    const fn game(&self, number: u32) -> GameOfSeed {
        let before = number.saturating_sub(1);
        GameOfSeed { seed: before / self.games, number: before % self.games + 1 }
    }
}

/// The time bank of opponents.
static UNLIMITED: TimeBank = TimeBank::unlimited();

/// Tells the score of a lost game, that of the loser first.
fn score(record: &Record<AnyMove>, loser: Player) -> String {
    let [own, other] = [loser, loser.opponent()].map(|player| (record.total(player), player as usize));
    let stones = |(_, player): (f64, usize)| record.outcome.score[player];
    format!(
        "lost by {} to {} points: {} stones to {}, and a komi of {} for white",
        own.0,
        other.0,
        stones(own),
        stones(other),
        record.compensation
    )
}
