//! The number of moves played, as far as an agent can know it.

use suite_search::Player;

use crate::input::Input;
use crate::turn_memo::TurnMemo;

/// The number of moves played, by how it is known.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MoveCount {
    /// The game has just begun, so that the boards leave no doubt.
    Start(u32),
    /// The memo is of the agent's last turn in this game.
    Follows(u32),
    /// The memo is of this very turn, which is repeated.
    Repeats(u32),
    /// There is no memo of this game: this is the least number that the stones allow.
    Estimate(u32),
}

impl MoveCount {
    /// Determines the number of moves played before `input`, from the memo of the last turn if it fits.
    ///
    /// ```
    /// use suite_go::{Input, Move, MoveCount, Point, TurnMemo};
    ///
    /// let input = Input::parse(b"1\n00\n00\n00\n00")?;
    /// assert_eq!(MoveCount::new(&input, None), MoveCount::Start(0));
    /// let memo = TurnMemo { played: 0, answer: Point::at(0, 0).map(Move::Place).unwrap(), input };
    /// let next = Input::parse(b"1\n10\n00\n10\n00")?;
    /// assert_eq!(MoveCount::new(&next, Some(&memo)), MoveCount::Follows(2));
    /// assert_eq!(MoveCount::new(&next, None), MoveCount::Estimate(2));
    /// # Ok::<_, suite_go::ParseInputError>(())
    /// ```
    #[must_use]
    pub fn new(input: &Input, memo: Option<&TurnMemo>) -> Self {
        if let Some(played) = played_at_start(input) {
            return Self::Start(played);
        }
        match memo {
            Some(memo) if memo.input == *input => Self::Repeats(memo.played),
            Some(memo) if memo.leads_to(input) => Self::Follows(memo.played + 2),
            _ => Self::Estimate(least_played(input)),
        }
    }

    /// Returns the number of moves.
    #[must_use]
    pub const fn played(self) -> u32 {
        match self {
            Self::Start(played) | Self::Follows(played) | Self::Repeats(played) | Self::Estimate(played) => played,
        }
    }
}

/// Returns the number of moves before `input` in a game that has just begun.
///
/// A board with a stone never becomes empty again, because a capture leaves the capturing stone: before an empty board,
/// there was at most one pass.
fn played_at_start(input: &Input) -> Option<u32> {
    match (input.before.is_empty(), input.now.is_empty(), input.to_move) {
        (true, true, Player::First) => Some(0),
        (true, _, Player::Second) => Some(1),
        (true, false, Player::First) => Some(2),
        (false, ..) => None,
    }
}

/// Returns the least number of moves after which `input` is possible: each stone on the board before the last move took
/// one of its player's turns, and the last move, perhaps a pass, was the opponent's.
fn least_played(input: &Input) -> u32 {
    let [black, white] = Player::BOTH.map(|player| input.before.stones(player).len());
    // The last turn of a game comes one move before its longest; Black's numbers are even, and White's are odd.
    let longest = input.now.size().longest_game();
    match input.to_move {
        Player::First => (2 * black.max(white + 1)).min((longest - 1) & !1),
        Player::Second => (2 * white.max(black) + 1).min((longest - 2) | 1),
    }
}

#[cfg(test)]
mod tests {
    use std::iter::repeat_n;

    use std::error::Error;

    use proptest::prelude::*;
    use suite_search::Game;

    use super::*;
    use crate::board::Board;
    use crate::game_state::GameState;
    use crate::moves::Move;
    use crate::size::Size;

    /// Returns the states of a random game, each with the move played in it.
    fn game(size: Size, seed: u64) -> Vec<(GameState, Move)> {
        let mut state = GameState::start(size);
        let mut game = Vec::new();
        let mut seed = seed;
        while !state.is_over() {
            let moves: Vec<_> = state.moves().collect();
            // A linear congruential generator (Knuth's) is random enough.
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let mv = moves[(seed >> 33) as usize % moves.len()];
            game.push((state, mv));
            state = state.play(mv);
        }
        game
    }

    proptest! {
        #[test]
        fn an_agent_with_memos_knows_the_number_of_moves(seed: u64, side in 2..=7_usize) {
            let size = Size::new(side).expect("a size");
            let mut memos = [None, None];
            for (state, mv) in game(size, seed) {
                let input = Input::from(&state);
                let played = state.position.played();
                let memo = &mut memos[state.to_move() as usize];
                let count = MoveCount::new(&input, memo.as_ref());
                prop_assert_eq!(count.played(), played, "{:?}", count);
                prop_assert!(!matches!(count, MoveCount::Estimate(_)));
                prop_assert_eq!(input.state(played), state);
                let printed = TurnMemo { played, answer: mv, input };
                let parsed = TurnMemo::parse(printed.to_string().as_bytes());
                prop_assert_eq!(parsed.as_ref(), Ok(&printed));
                prop_assert_eq!(MoveCount::new(&input, parsed.as_ref().ok()).played(), played, "repeated turn");
                *memo = parsed.ok();
            }
        }

        #[test]
        fn estimates_are_never_too_great_nor_out_of_turn(seed: u64, side in 2..=7_usize) {
            for (state, _) in game(Size::new(side).expect("a size"), seed) {
                let (count, played) = (MoveCount::new(&Input::from(&state), None).played(), state.position.played());
                prop_assert!(count <= played && count % 2 == played % 2, "{} of {}", count, played);
            }
        }

        #[test]
        fn a_memo_of_another_game_is_ignored(one: u64, other: u64) {
            let [one, other] = [one, other].map(|seed| game(Size::DEFAULT, seed));
            for ((state, answer), (other, _)) in one.iter().zip(&other) {
                let memo = TurnMemo { played: 7, answer: *answer, input: Input::from(state) };
                let input = Input::from(other);
                if input.before != state.play(*answer).position.board() && input != memo.input {
                    prop_assert_eq!(MoveCount::new(&input, Some(&memo)), MoveCount::new(&input, None));
                }
            }
        }

        #[test]
        fn arbitrary_bytes_never_panic(bytes: Vec<u8>, cut in 0..100_usize) {
            let _ = TurnMemo::parse(&bytes);
            let input = Input::from(&GameState::start(Size::DEFAULT));
            let text = TurnMemo { played: 3, answer: Move::Pass, input }.to_string();
            let _ = TurnMemo::parse(&text.as_bytes()[..cut.min(text.len())]);
            let damaged = [text.as_bytes(), &bytes].concat();
            let _ = TurnMemo::parse(&damaged);
        }
    }

    #[test]
    fn an_estimate_is_a_turn_for_each_stone_within_the_longest_game() {
        let estimate = |to_move, [black, white]: [usize; 2]| {
            let mut stones = repeat_n(Player::First, black).chain(repeat_n(Player::Second, white));
            let before = Board::new(Size::DEFAULT, |_| stones.next());
            MoveCount::new(&Input { to_move, before, now: before }, None)
        };
        for (stones, before_black, before_white) in [([3, 1], 6, 7), ([1, 3], 8, 7), ([2, 2], 6, 5), ([25, 0], 22, 23)]
        {
            assert_eq!(estimate(Player::First, stones), MoveCount::Estimate(before_black), "{stones:?}");
            assert_eq!(estimate(Player::Second, stones), MoveCount::Estimate(before_white), "{stones:?}");
        }
    }

    #[test]
    fn impossible_boards_have_an_estimate_in_range() {
        for (size, player) in Size::all().flat_map(|size| Player::BOTH.map(|player| (size, player))) {
            let full = Board::new(size, |_| Some(player));
            for to_move in Player::BOTH {
                let input = Input { to_move, before: full, now: full };
                let played = MoveCount::new(&input, None).played();
                assert!(played < size.longest_game() && played % 2 == to_move as u32, "{played}: {input}");
            }
        }
    }

    #[test]
    fn errors_in_a_memo_say_where() {
        for (text, message) in [
            ("", "line 1: expected `suite go 1`, found end of file"),
            ("suite go 1\nplaying 3", "line 2: expected `played `, found \"playing 3\""),
            (
                "suite go 1\nplayed 3\nanswered 2,3\n1\n00",
                "after line 3: line 3: expected row 2 of the previous board (2 digits, each 0, 1 or 2), \
                 found end of file",
            ),
            ("suite go 1\nplayed 3\nanswered 0,0\n1\n00\n00\n00\n00", "line 2: expected a number of moves from 0 to 2"),
            (
                "suite go 1\nplayed 1\nanswered 2,3\n1\n00\n00\n00\n00",
                "line 3: expected a move, as in `2,3`, or `PASS`",
            ),
        ] {
            let error = TurnMemo::parse(text.as_bytes()).expect_err("an error");
            let cause = error.source().map(|cause| format!(": {cause}")).unwrap_or_default();
            assert_eq!(format!("{error}{cause}"), message);
        }
    }
}
