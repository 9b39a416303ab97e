//! Lists of students' names, which may have commas themselves.

use itertools::Itertools;

/// The most names that are told.
const MOST: usize = 10;

/// What stands between two names.
pub const SEPARATOR: &str = "; ";

/// Returns the first of these names as a list, and the number of those that are left out.
#[must_use]
pub fn first_names(names: &[String]) -> String {
    let (first, others) = names.split_at(names.len().min(MOST));
    let more = if others.is_empty() { String::new() } else { format!(" and {} more", others.len()) };
    first.iter().join(SEPARATOR) + &more
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_with_commas_are_told_apart() {
        assert_eq!(first_names(&["Núñez, José", "Müller, Jürgen"].map(str::to_owned)), "Núñez, José; Müller, Jürgen");
        let many = (1..=12).map(|number| number.to_string()).collect_vec();
        assert_eq!(first_names(&many), "1; 2; 3; 4; 5; 6; 7; 8; 9; 10 and 2 more");
    }
}
