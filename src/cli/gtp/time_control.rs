//! The time that a controller gives to the players.

use std::time::Duration;

use suite_search::Player;

/// The time of a game, and what is left of it.
#[derive(Debug, Clone, Copy)]
pub struct TimeControl {
    /// The time for all moves of a player.
    main: Duration,
    /// The time for a move after that.
    overtime: Duration,
    /// What is left of the main time, by player.
    left: [Duration; 2],
}

impl TimeControl {
    /// No limit.
    pub const UNLIMITED: Self = Self { main: Duration::MAX, overtime: Duration::MAX, left: [Duration::MAX; 2] };

    /// Returns the time control with this main time and Canadian overtime; as GTP has it, overtime without stones is no
    /// limit.
    pub fn new(main: Duration, overtime: Duration, stones: u32) -> Self {
        match (overtime, stones) {
            (Duration::ZERO, _) => Self { main, overtime, left: [main; 2] },
            (_, 0) => Self::UNLIMITED,
            _ => Self { main, overtime: overtime / stones, left: [main; 2] },
        }
    }

    /// Returns the time control at the start of a game.
    pub const fn restarted(self) -> Self {
        Self { left: [self.main; 2], ..self }
    }

    /// Learns what a player has left: for all moves, or for a number of stones.
    pub fn set_left(&mut self, player: Player, time: Duration, stones: u32) {
        self.left[player as usize] = time / stones.max(1);
    }

    /// Returns the time that a player has for the next move.
    pub fn allowed(&self, player: Player) -> Duration {
        self.left[player as usize].max(self.overtime)
    }

    /// Notes that a player has used time for a move.
    pub fn spend(&mut self, player: Player, time: Duration) {
        let left = &mut self.left[player as usize];
        if *left != Duration::MAX {
            *left = left.saturating_sub(time);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn seconds(seconds: u64) -> Duration {
        Duration::from_secs(seconds)
    }

    #[test]
    fn time_runs_out_and_overtime_does_not() {
        let mut time = TimeControl::new(seconds(60), seconds(50), 5);
        time.spend(Player::Second, seconds(20));
        assert_eq!(Player::BOTH.map(|player| time.allowed(player)), [seconds(60), seconds(40)]);
        time.spend(Player::Second, seconds(90));
        assert_eq!(time.allowed(Player::Second), seconds(10));
        assert_eq!(time.restarted().allowed(Player::Second), seconds(60));
        time.set_left(Player::First, seconds(30), 2);
        assert_eq!(time.allowed(Player::First), seconds(15));
        time.set_left(Player::First, seconds(30), 0);
        assert_eq!(time.allowed(Player::First), seconds(30));
    }

    #[test]
    fn there_may_be_no_limit() {
        for mut time in [TimeControl::UNLIMITED, TimeControl::new(seconds(0), seconds(1), 0)] {
            time.spend(Player::First, seconds(1000));
            assert_eq!(time.allowed(Player::First), Duration::MAX);
        }
        let mut sudden_death = TimeControl::new(seconds(1), seconds(0), 0);
        sudden_death.spend(Player::First, seconds(2));
        assert_eq!(sudden_death.allowed(Player::First), seconds(0));
    }
}
