//! Whose the submissions of a class are: matches them to the students of its roster.

use std::collections::{BTreeMap, BTreeSet};

use itertools::Itertools;
use suite_arena::printable;
use thiserror::Error;

use super::roster::{Roster, RosterStudent, plain};
use crate::submissions::{Provenance, Submitter};

/// What a submission tells of whose it is.
#[derive(Debug, Clone, Copy)]
pub struct SubmissionOwner<'a> {
    /// Its name: that of its folder or file, or the names of its submitters.
    pub name: &'a str,
    /// What an export tells.
    pub provenance: &'a Provenance,
}

/// The students of a roster, with their submissions.
#[derive(Debug, PartialEq, Eq)]
pub struct Enrollment {
    /// The number of each student's submission among all, from 0; `None` of an absentee.
    pub submission_of: Vec<Option<usize>>,
    /// The submissions of nobody on the roster.
    pub unknown: Vec<usize>,
}

/// A submission of which it is not clear whose it is, or which of two counts.
#[derive(Debug, Error, PartialEq, Eq)]
pub enum EnrollmentError {
    /// Several students have the name of a submission.
    #[error(
        "the submission of {name}: expected one student of this name on the roster, found those of lines {}; \
         name it by a SID, an e-mail address or a user name",
        lines.iter().join(" and ")
    )]
    Ambiguous {
        /// The name.
        name: String,
        /// The lines of the students.
        lines: Vec<u64>,
    },
    /// A student, or a group, has several submissions.
    #[error(
        "{whose}: expected one submission, found {}; remove all but the one that counts",
        names.iter().join(" and ")
    )]
    Several {
        /// The student or the group.
        whose: String,
        /// The names of the submissions.
        names: Vec<String>,
    },
}

impl Enrollment {
    /// Matches submissions to the students of a roster. The members of a group share the submission of one of them.
    ///
    /// # Errors
    ///
    /// An [`EnrollmentError`] if it is not clear whose a submission is, or which of two counts.
    pub fn new(roster: &Roster, submissions: &[SubmissionOwner<'_>]) -> Result<Self, EnrollmentError> {
        let index = RosterIndex::new(roster);
        let mut found: Vec<Vec<usize>> = vec![Vec::new(); roster.students.len()];
        let mut unknown = Vec::new();
        for (number, owner) in submissions.iter().enumerate() {
            let owners = index.owners(owner)?;
            if owners.is_empty() {
                unknown.push(number);
            }
            for student in owners {
                found[student].push(number);
            }
        }
        let several = |whose: String, all: &[usize]| EnrollmentError::Several {
            whose,
            names: all.iter().map(|&number| submissions[number].name.to_owned()).collect(),
        };
        if let Some((student, all)) = roster.students.iter().zip(&found).find(|(_, all)| all.len() > 1) {
            return Err(several(student.in_full(), all));
        }
        let mut submission_of: Vec<_> = found.iter().map(|own| own.first().copied()).collect();
        for members in index.groups.values() {
            let all = members.iter().flat_map(|&member| &found[member]).copied().sorted().dedup().collect_vec();
            if all.len() > 1 {
                let group = roster.students[members[0]].group.as_deref().unwrap_or_default();
                return Err(several(format!("the group {}", printable(group)), &all));
            }
            for &member in members {
                submission_of[member] = all.first().copied();
            }
        }
        Ok(Self { submission_of, unknown })
    }
}

/// Returns who has submitted each of these, in a text that stays the same: SIDs where they are known, or else e-mails,
/// or names.
///
/// # Errors
///
/// An [`EnrollmentError`] if it is not clear whose a submission is.
pub fn identities(
    roster: Option<&Roster>,
    submissions: &[SubmissionOwner<'_>],
) -> Result<Vec<String>, EnrollmentError> {
    let index = roster.map(RosterIndex::new);
    let identity = |owner: &SubmissionOwner<'_>| {
        let listed = match &index {
            Some(index) => index.owners(owner)?,
            None => Vec::new(),
        };
        let listed = listed.into_iter().filter_map(|number| Some(&roster?.students[number]));
        let known: Vec<_> = listed.map(RosterStudent::identity).collect();
        let told = owner.provenance.submitters.iter();
        let told = told.map(|Submitter { name, sid, email, lms_id }| {
            [sid, email, lms_id].into_iter().flatten().next().unwrap_or(name).clone()
        });
        let all = match (known.is_empty(), owner.provenance.submitters.is_empty()) {
            (false, _) => known,
            (true, false) => told.collect(),
            (true, true) => vec![owner.name.to_owned()],
        };
        Ok(all.iter().map(|one| plain(one)).sorted().join(","))
    };
    submissions.iter().map(identity).collect()
}

/// The students of a roster by all that names them, as it is compared.
pub struct RosterIndex<'a> {
    roster: &'a Roster,
    /// SIDs, addresses, user names and IDs, each of one student.
    keys: BTreeMap<String, usize>,
    /// The words of names, in the order of the alphabet, since systems put last names first or last.
    words: BTreeMap<Vec<String>, Vec<usize>>,
    /// Names without spaces, the last name first or last.
    squeezed: BTreeMap<String, Vec<usize>>,
    /// Groups, with their members.
    groups: BTreeMap<String, Vec<usize>>,
}

impl<'a> RosterIndex<'a> {
    /// Returns the index of a roster.
    #[must_use]
    pub fn new(roster: &'a Roster) -> Self {
        let mut index = Self {
            roster,
            keys: BTreeMap::new(),
            words: BTreeMap::new(),
            squeezed: BTreeMap::new(),
            groups: BTreeMap::new(),
        };
        for (number, student) in roster.students.iter().enumerate() {
            for key in student.keys() {
                // Of a user name that is the SID of somebody else, the first one counts.
                index.keys.entry(plain(key)).or_insert(number);
            }
            index.words.entry(words(&student.name)).or_default().push(number);
            for squeezed in squeezed(&student.name) {
                index.squeezed.entry(squeezed).or_default().push(number);
            }
            if let Some(group) = &student.group {
                index.groups.entry(plain(group)).or_default().push(number);
            }
        }
        index
    }

    /// Returns the number of the student who is known by this SID, address, user name or name, from 0.
    ///
    /// # Errors
    ///
    /// [`EnrollmentError::Ambiguous`] for a name of several students.
    pub fn student(&self, text: &str) -> Result<Option<usize>, EnrollmentError> {
        match self.keys.get(&plain(text)) {
            Some(&found) => Ok(Some(found)),
            None => self.only(text, self.words.get(&words(text))),
        }
    }

    /// Returns the members of a group.
    #[must_use]
    pub fn group(&self, name: &str) -> &[usize] {
        self.groups.get(&plain(name)).map_or(&[], Vec::as_slice)
    }

    fn only(&self, name: &str, found: Option<&Vec<usize>>) -> Result<Option<usize>, EnrollmentError> {
        match found.map_or(&[][..], Vec::as_slice) {
            [] => Ok(None),
            [only] => Ok(Some(*only)),
            several => {
                let lines = several.iter().map(|&number| self.roster.students[number].line).collect();
                Err(EnrollmentError::Ambiguous { name: printable(name), lines })
            }
        }
    }

    /// Returns the students whose submission this is.
    fn owners(&self, owner: &SubmissionOwner<'_>) -> Result<Vec<usize>, EnrollmentError> {
        if owner.provenance.submitters.is_empty() {
            return Ok(match self.group(owner.name) {
                [] => self.student(owner.name)?.into_iter().collect(),
                members => members.to_vec(),
            });
        }
        let submitters = owner.provenance.submitters.iter();
        let found: Vec<_> = submitters.map(|submitter| self.submitter(submitter)).try_collect()?;
        Ok(found.into_iter().flatten().sorted().dedup().collect())
    }

    /// Returns the student whom an export names: by a number or an address if the roster has that, or else by name.
    fn submitter(&self, submitter: &Submitter) -> Result<Option<usize>, EnrollmentError> {
        let Submitter { name, sid, email, lms_id } = submitter;
        let mut keys = [sid, email, lms_id].into_iter().flatten();
        if let Some(&found) = keys.find_map(|key| self.keys.get(&plain(key))) {
            return Ok(Some(found));
        }
        match lms_id {
            None => self.student(name),
            // Canvas has names without spaces, and those of groups.
            Some(_) => self.only(name, self.squeezed.get(&plain(name))),
        }
    }
}

/// Returns the words of a name in the order of the alphabet.
fn words(name: &str) -> Vec<String> {
    plain(name).split(' ').map(str::to_owned).sorted().collect()
}

/// Returns a name without what is between its words, which begin with any of them.
fn squeezed(name: &str) -> BTreeSet<String> {
    let plain = plain(name);
    let mut words = plain.split(' ').collect_vec();
    let letters = |words: &[&str]| words.concat().chars().filter(|letter| letter.is_alphanumeric()).collect();
    let rotated = (0..words.len()).map(|_| {
        words.rotate_left(1);
        letters(&words)
    });
    rotated.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const ROSTER: &str = "\
First Name,Last Name,SID,Email,User name,ID,Group
Ann,Bee,1,ann@x.edu,ann1,11,
Bob,Dee,2,bob@x.edu,bob2,12,red
Cid,Dee,3,cid@x.edu,cid3,13,red
Ann,Bee,4,bee@x.edu,ann4,14,
Ren\u{e9}e,Fay,5,fay@x.edu,fay5,15,
";

    fn enroll(submissions: &[(&str, Provenance)]) -> Result<Enrollment, String> {
        let roster = Roster::parse(ROSTER.as_bytes()).expect("a roster");
        let owners = submissions.iter().map(|(name, provenance)| SubmissionOwner { name, provenance }).collect_vec();
        Enrollment::new(&roster, &owners).map_err(|error| error.to_string())
    }

    fn named(name: &str) -> (&str, Provenance) {
        (name, Provenance::default())
    }

    fn by(submitters: &[(&str, Option<&str>, Option<&str>)]) -> (&'static str, Provenance) {
        let owned = |text: Option<&str>| text.map(str::to_owned);
        let submitters = submitters.iter().map(|(name, sid, lms_id)| Submitter {
            name: (*name).to_owned(),
            sid: owned(*sid),
            lms_id: owned(*lms_id),
            email: None,
        });
        ("x", Provenance { submitters: submitters.collect(), ..Provenance::default() })
    }

    #[test]
    fn submissions_are_matched_by_number_address_name_and_group() {
        for (submission, expected) in [
            (named("1"), [Some(0), None, None, None, None]),
            (named("BEE@x.edu"), [None, None, None, Some(0), None]),
            (named("fay, RENE\u{301}E"), [None, None, None, None, Some(0)]),
            (named("Renee-Fay"), [None; 5]),
            (named("red"), [None, Some(0), Some(0), None, None]),
            // One of them has submitted for both.
            (named("cid_dee"), [None, Some(0), Some(0), None, None]),
            (by(&[("Ann Bee", Some("4"), None)]), [None, None, None, Some(0), None]),
            (by(&[("Ann Bee", Some("1"), None), ("Fay", Some("5"), None)]), [Some(0), None, None, None, Some(0)]),
            (by(&[("nobody", None, Some("15"))]), [None, None, None, None, Some(0)]),
            (by(&[("fayren\u{e9}e", None, Some("99"))]), [None, None, None, None, Some(0)]),
            (by(&[("gilhal", None, Some("99"))]), [None; 5]),
        ] {
            let unknown = if expected == [None; 5] { vec![0] } else { Vec::new() };
            let enrollment = Enrollment { submission_of: expected.to_vec(), unknown };
            assert_eq!(enroll(std::slice::from_ref(&submission)), Ok(enrollment), "{submission:?}");
        }
    }

    #[test]
    fn what_is_not_clear_is_refused() {
        let two =
            "the submission of ann bee: expected one student of this name on the roster, found those of lines 2 and 5";
        assert!(enroll(&[named("ann bee")]).expect_err("two students").starts_with(two));
        assert!(enroll(&[by(&[("beeann", None, Some("99"))])]).expect_err("two students").contains("lines 2 and 5"));
        let several = "Ann Bee (1): expected one submission, found 1 and ann1; remove all but the one that counts";
        assert_eq!(enroll(&[named("1"), named("ann1")]), Err(several.to_owned()));
        let several = "the group red: expected one submission, found bob2 and cid3; remove all but the one that counts";
        assert_eq!(enroll(&[named("bob2"), named("cid3")]), Err(several.to_owned()));
    }
}
