//! What chance gives: the right answers of a program that plays at random.

use crate::{Detail, Part};

/// The probability, at most, that chance gives more than what earns nothing.
const LUCK: f64 = 0.001;

/// Gives a part the share of its points that was won or answered right beyond what chance gives. It gives each answer
/// with a probability of its own.
pub fn give_share_beyond_chance(part: &mut Part, probabilities: impl IntoIterator<Item = f64>) {
    let number = given_by_chance(probabilities);
    part.give_share_beyond(number);
    part.details.push(Detail { field: "by_chance", heading: "by chance", number });
}

/// Returns the most answers that chance gives, each of which it gives with a probability of its own. They are never
/// all, so that a right program earns all points, however few answers there are.
fn given_by_chance(probabilities: impl IntoIterator<Item = f64>) -> u32 {
    // The probability of each number of right answers: a Poisson binomial distribution.
    let mut numbers = vec![1.0];
    for probability in probabilities {
        numbers.push(0.0);
        for number in (0..numbers.len()).rev() {
            let one_less = number.checked_sub(1).map_or(0.0, |less| numbers[less]);
            numbers[number] = numbers[number] * (1.0 - probability) + one_less * probability;
        }
    }
    let mut of_more = 0.0;
    let is_rare = |of_this: &&f64| {
        of_more += **of_this;
        of_more <= LUCK
    };
    let rare = numbers.iter().rev().take_while(is_rare).count();
    (numbers.len() - 1).saturating_sub(rare.max(1)) as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn more_than_chance_gives_is_rare() {
        // By the binomial distribution: P(X > 9) = 0.0026 and P(X > 10) = 0.0006 for 20 answers with 1 in 5.
        assert_eq!(given_by_chance([0.2; 20]), 10);
        // P(X > 38) = 0.0006 and P(X > 37) = 0.0014 for 96 games with 1 in 4.
        assert_eq!(given_by_chance([0.25; 96]), 38);
        assert_eq!(given_by_chance([0.0; 20]), 0, "chance gives no numbers");
        for few in 1..=3 {
            assert_eq!(given_by_chance(vec![0.5; few]), few as u32 - 1, "all right answers earn");
        }
        assert_eq!(given_by_chance([]), 0);
    }
}
