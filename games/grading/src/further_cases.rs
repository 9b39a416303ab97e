//! Further cases, which cost no points and put the name of a mistake to the test.

/// The most further cases in which what is put to the test goes wrong, and in which it does not.
const MOST: usize = 10;

/// Chooses further cases among those that are drawn. If the graded program works like the one that explains its
/// answers, it answers these like that one, too, wrong and right.
pub fn choose_further<T>(drawn: impl Iterator<Item = T>, mut is_wrong: impl FnMut(&T) -> bool) -> Vec<T> {
    let (mut wrong, mut right) = (Vec::new(), Vec::new());
    for case in drawn {
        let alike = if is_wrong(&case) { &mut wrong } else { &mut right };
        if alike.len() < MOST {
            alike.push(case);
        }
        // To draw a case takes longer than anything else.
        if wrong.len() + right.len() == 2 * MOST {
            break;
        }
    }
    wrong.append(&mut right);
    wrong
}

/// Returns the name of the file with the answers to further cases of a part, without its extension.
pub fn further_file(part: &str) -> String {
    format!("{part}, further cases")
}
