//! The games against an opponent.

use anyhow::{Result, ensure};
use suite_arena::{Elapsed, GameSpec, Limits, Record, Series, TimeBank, UncheckedRecord, wilson};
use suite_programs::Participant;
use suite_search::Player;
use suite_tabletop::{AnyMove, AnyPosition, OptionValues};
use suite_web::GameRecord;
use suite_work::interrupt::Interrupt;

use super::stage::{GAMES, Opponent};
use crate::game_failure::{game_evidence, game_failure, graded_player, is_won};
use crate::{Detail, Evidence, Part, RubricPart, Section};

/// The id of a loss without a fault.
const SCORE: &str = "score";

/// The games against an opponent.
pub struct OpponentSection<'a> {
    /// The number of the stage.
    pub stage: u32,
    /// The number of games.
    pub games: u32,
    pub opponent: &'static Opponent,
    pub player: Participant<'static>,
    pub program: &'a Participant<'a>,
    pub spec: &'a GameSpec<AnyPosition>,
    pub seed: u64,
    pub limits: Limits,
    /// The CPU time of the program for all games of the stage.
    pub budget: &'a TimeBank,
    pub interrupt: &'a Interrupt,
}

impl Section for OpponentSection<'_> {
    type Record = Record<AnyMove>;

    fn part(&self) -> RubricPart {
        self.opponent.part(self.games)
    }

    fn count(&self) -> u32 {
        self.games
    }

    fn resume(&self, recorded: &[Record<AnyMove>]) {
        let spent = recorded.iter().flat_map(|record| record.times(graded_player(record))).map(Elapsed::cpu);
        self.budget.spend(spent.sum());
    }

    fn run(&self, number: u32) -> Result<Record<AnyMove>> {
        let series = Series {
            swap: true,
            seed: self.seed,
            limits: self.limits,
            time_banks: [self.budget, &UNLIMITED],
            ..Series::new(self.spec, self.interrupt.flag())
        };
        Ok(series.play(number, [self.program, &self.player], &mut ())?)
    }

    fn read(&self, line: &str) -> Result<Record<AnyMove>> {
        let record = UncheckedRecord::parse(line)?.replay(self.spec)?;
        ensure!(record.seed == self.seed, "expected seed {}, found seed {}", self.seed, record.seed);
        let opponent = self.opponent.player;
        let is_opponent = record.agents.iter().any(|name| name == opponent);
        ensure!(is_opponent, "expected a game against {opponent}, found one of {}", record.agents.join(" and "));
        ensure!(record.swapped == record.number.is_multiple_of(2), "expected the other colors");
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
            part.add(times, failure, |_| GameRecord::of_record(self.spec, record, title));
        }
        part.points = self.opponent.points(part.won, self.games);
        if self.games != GAMES {
            let [_, low, high] = wilson(part.won, self.games);
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
