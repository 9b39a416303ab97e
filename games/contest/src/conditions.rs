//! The conditions of a contest: everything but the entries that its games depend on.

use serde::{Deserialize, Serialize};
use serde_json::Value as Json;
use suite_programs::ProgramTerms;

/// The conditions of a contest, as its plan keeps them.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct ContestConditions {
    /// The name of the game.
    pub game: String,
    /// The variant of the games, as records keep it.
    pub variant: Json,
    /// The variant of the games in the final.
    pub final_variant: Json,
    /// The seed of the contest, from which the seed of each encounter follows.
    pub seed: u64,
    /// Who meets whom, and how often.
    #[serde(flatten)]
    pub format: ContestFormat,
    /// What programs may use, and what they are told.
    pub programs: ProgramTerms,
    /// The name of the entry with rating 0; without one it is the first built-in player, if there is one.
    pub anchor: Option<String>,
}

/// The format of a contest: who meets whom, and how often.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct ContestFormat {
    /// The number of openings that each two entries play, each with both colors.
    pub openings: u32,
    /// The number of random moves in an opening.
    pub random_plies: usize,
    /// The number of Swiss rounds at most; without one, few entries play a round robin.
    pub rounds: Option<u32>,
    /// The number of the best entries that play a final, with those tied with the last of them.
    pub finals: Option<usize>,
}

/// The most entries that play a round robin.
const MOST_IN_ROUND_ROBIN: usize = 40;

impl ContestFormat {
    /// Returns the number of Swiss rounds at most; `None` for a round robin.
    pub(crate) fn swiss_rounds(&self, entries: usize) -> Option<u32> {
        let default = (entries > MOST_IN_ROUND_ROBIN).then(|| entries.next_power_of_two().ilog2() + 2);
        self.rounds.or(default)
    }

    /// Returns the number of games of a contest at most, with those of a final without ties.
    pub(crate) fn games(&self, entries: usize) -> usize {
        let all = |entries: usize| entries * (entries - 1) / 2;
        let rounds = self.swiss_rounds(entries);
        let rounds = rounds.map_or(all(entries), |rounds| all(entries).min(rounds as usize * (entries / 2)));
        2 * self.openings as usize * (rounds + self.finals.map_or(0, |best| all(best.min(entries))))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn many_entries_play_swiss_rounds() {
        let format = ContestFormat { openings: 2, random_plies: 4, rounds: None, finals: Some(2) };
        assert_eq!((format.swiss_rounds(40), format.swiss_rounds(41)), (None, Some(8)));
        assert_eq!((format.games(40), format.games(41)), (4 * (780 + 1), 4 * (8 * 20 + 1)));
        let format = ContestFormat { rounds: Some(9), ..format };
        assert_eq!((format.swiss_rounds(4), format.games(4)), (Some(9), 4 * (6 + 1)));
    }
}
