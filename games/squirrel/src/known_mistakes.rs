//! The mistakes that students' programs are known to make: changes of the plain program.

mod evaluation;
mod log;
mod rules;
mod search;
mod states;

use suite_tabletop::KnownMistake;

use crate::plain_program::PlainProgram;

/// The lists by topic.
const LISTS: [&[KnownMistake<PlainProgram>]; 5] =
    [log::MISTAKES, rules::MISTAKES, search::MISTAKES, evaluation::MISTAKES, states::MISTAKES];

/// The number of known mistakes.
const COUNT: usize = {
    let (mut count, mut list) = (0, 0);
    while list < LISTS.len() {
        count += LISTS[list].len();
        list += 1;
    }
    count
};

/// The known mistakes. Of mistakes that lead to the same files, the likelier explanation comes first.
pub static KNOWN_MISTAKES: [KnownMistake<PlainProgram>; COUNT] = {
    let mut joined = [LISTS[0][0]; COUNT];
    let (mut list, mut index, mut count) = (0, 0, 0);
    while count < COUNT {
        if index == LISTS[list].len() {
            (list, index) = (list + 1, 0);
        } else {
            joined[count] = LISTS[list][index];
            (index, count) = (index + 1, count + 1);
        }
    }
    joined
};
