//! The move in a position that is not won after which the opponent is most likely to go wrong.
//!
//! Against best play no move wins. But the opponent may not know the assignment's rule, and then its
//! [answer](OpponentModel) can be foreseen often enough. So the value of a move is the chance of winning with it, if
//! the answer is the foreseen one with some probability and the best one otherwise: probabilistic opponent-model search
//! (Donkers, Uiterwijk and van den Herik, *Probabilistic opponent-model search*, Information Sciences 135, 2001).

use suite_search::{Game as _, IterativeDeepening, Meter, OutOfBudget, Solver, Value, Window, sort_few};

use crate::bits::Bits;
use crate::evaluation::ChampionEvaluation;
use crate::moves::Move;
use crate::opponent_model::OpponentModel;
use crate::position::{Position, Rules};
use crate::weights::Weights;

/// The search for a swindle.
pub(crate) struct Swindle<'a, 'b, B: Bits> {
    pub(crate) search: &'a IterativeDeepening<Position<B>>,
    pub(crate) solver: &'a mut Solver<Position<B>>,
    pub(crate) opponent: &'a mut OpponentModel<B>,
    pub(crate) meter: &'a mut Meter<'b>,
}

/// The probability that the opponent answers as foreseen.
const FORESEEN: f32 = 0.6;
/// The plies that a search looks ahead from the root; two less for each pair of moves after it.
const PLIES: u32 = 8;
const LEAST_PLIES: u32 = 2;
/// The greatest number of empty squares with which the winner is found by solving.
const SOLVED: u32 = 14;
/// Own moves that are considered in a later position with more than [`FEW`] empty squares.
const WIDTH: usize = 5;
const FEW: u32 = 10;
/// The estimate, in units of [`Weights::PER_DISK`], for which the odds of winning are e to one.
const E_TO_ONE: f32 = 4.0 * Weights::PER_DISK as f32;
/// A chance that is as good as a win.
const WON: f32 = 0.9;

/// Returns whether there is a swindle to look for: by the assignment's rule, where the estimates of both rules are
/// learned.
pub(crate) fn is_possible<B: Bits>(position: &Position<B>) -> bool {
    position.rules() == Rules::Ends && Weights::can_be_learned(position.size())
}

/// Returns whether finding out who wins takes little time.
fn can_be_proved<B: Bits>(position: &Position<B>) -> bool {
    position.empty().len() <= SOLVED
}

impl<B: Bits> Swindle<'_, '_, B> {
    /// Returns the move with the best chance: `best`, which is best against best play, if no other has a better one. It
    /// looks one move further ahead each time, until the budget is used up. `outcome` is that of best play, if it is
    /// known.
    pub(crate) fn find(&mut self, position: &Position<B>, best: Move, outcome: Option<Value>) -> Move {
        let mut moves: Vec<_> = position.moves().collect();
        if moves.len() == 1 {
            return best;
        }
        sort_few(&mut moves, |&mv| mv != best);
        let proved = outcome.map(points);
        for own_moves in 1..=position.empty().len().div_ceil(2) {
            if self.best_chance(position, &mut moves, own_moves, PLIES, proved).is_err() {
                break;
            }
        }
        moves[0]
    }

    /// Returns the best chance that one of `moves` has, looking `own_moves` own moves ahead, and sorts them by their
    /// chances. `proved` is the chance against best play, if that is known.
    fn best_chance(
        &mut self,
        position: &Position<B>,
        moves: &mut Vec<Move>,
        own_moves: u32,
        plies: u32,
        proved: Option<f32>,
    ) -> Result<f32, OutOfBudget> {
        let mut chances = Vec::with_capacity(moves.len());
        for &mv in &*moves {
            let chance = self.chance_of_move(position, mv, own_moves, plies, proved)?;
            chances.push((chance, mv));
            // No other move of a lost position can do better.
            if proved == Some(0.0) && chance >= FORESEEN {
                break;
            }
        }
        let rest = moves.split_off(chances.len());
        sort_few(&mut chances, |&(chance, _)| -chance);
        *moves = chances.iter().map(|&(_, mv)| mv).chain(rest).collect();
        Ok(chances[0].0)
    }

    /// Returns the chance with a move. A move that gives up a proved draw has only the chance that best play leaves it.
    fn chance_of_move(
        &mut self,
        position: &Position<B>,
        mv: Move,
        own_moves: u32,
        plies: u32,
        proved: Option<f32>,
    ) -> Result<f32, OutOfBudget> {
        let child = position.play(mv);
        if child.is_over() {
            return Ok(points(child.utility(position.to_move())));
        }
        let against_best_play = match proved {
            Some(0.0) => 0.0,
            Some(_) => 1.0 - self.proved_chance(&child)?,
            None => 1.0 - self.likely_chance(&child, plies - 1)?,
        };
        if proved.is_some_and(|proved| against_best_play < proved) {
            return Ok(against_best_play);
        }
        let foreseen = child.play(self.opponent.answer(&child, self.meter)?);
        let foreseen = self.chance(&foreseen, own_moves - 1, plies.saturating_sub(2).max(LEAST_PLIES))?;
        Ok(FORESEEN * foreseen.max(against_best_play) + (1.0 - FORESEEN) * against_best_play)
    }

    /// Returns the chance of the player to move, looking `own_moves` own moves ahead.
    fn chance(&mut self, position: &Position<B>, own_moves: u32, plies: u32) -> Result<f32, OutOfBudget> {
        let chance = self.likely_chance(position, plies)?;
        if own_moves == 0 || chance >= WON || position.is_over() {
            return Ok(chance);
        }
        let mut moves = self.promising_moves(position)?;
        let proved = can_be_proved(position).then_some(chance);
        Ok(self.best_chance(position, &mut moves, own_moves, plies, proved)?.max(chance))
    }

    /// Returns the chance of the player to move against best play.
    fn proved_chance(&mut self, position: &Position<B>) -> Result<f32, OutOfBudget> {
        let found = self.solver.solve_within(position, Window { alpha: -1, beta: 1 }, self.meter)?;
        Ok(points(found.value))
    }

    /// Returns the chance of the player to move against best play, or, if the proof would take too long, an estimate by
    /// a search of `plies` plies.
    fn likely_chance(&mut self, position: &Position<B>, plies: u32) -> Result<f32, OutOfBudget> {
        if can_be_proved(position) {
            return self.proved_chance(position);
        }
        let estimate = self.search.value(position, &ChampionEvaluation::new(), plies, self.meter)?;
        Ok(1.0 / (1.0 + (-estimate as f32 / E_TO_ONE).exp()))
    }

    /// Returns the moves to consider: all of them if they are few, or else those that a short search finds best.
    fn promising_moves(&mut self, position: &Position<B>) -> Result<Vec<Move>, OutOfBudget> {
        let mut moves: Vec<_> = position.moves().collect();
        if moves.len() <= WIDTH || position.empty().len() <= FEW {
            return Ok(moves);
        }
        let mut estimates = Vec::with_capacity(moves.len());
        for mv in moves.drain(..) {
            let child = position.play(mv);
            let value = self.search.value(&child, &ChampionEvaluation::new(), LEAST_PLIES, self.meter)?;
            estimates.push((value, mv));
        }
        sort_few(&mut estimates, |&(value, _)| value);
        Ok(estimates.into_iter().take(WIDTH).map(|(_, mv)| mv).collect())
    }
}

/// Returns the points for an outcome: 1 for a win, half for a draw.
fn points(outcome: Value) -> f32 {
    match outcome {
        1.. => 1.0,
        0 => 0.5,
        _ => 0.0,
    }
}
