//! The results of a whole class.

use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::path::Path;

use anyhow::Result;
use itertools::Itertools;
use serde::Serialize;

use super::final_grade::{FinalGrade, final_grades};
use super::{ClassConditions, ClassPlan, ClassPolicy, ClassStudent};
use crate::GradingState;

/// The results of a whole class, as far as there are any.
#[derive(Debug, Serialize)]
pub struct ClassReport {
    /// The conditions of all gradings.
    #[serde(flatten)]
    pub conditions: ClassConditions,
    /// The students or groups who have submitted something.
    pub students: Vec<ClassStudent>,
    /// What each student gets in the end; `None` if that is the points of the submissions.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub grades: Option<Vec<FinalGrade>>,
    /// The mistakes over the class, the most frequent first.
    pub mistakes: Vec<CommonMistake>,
    /// The names of students whose programs fail alike in all games and cases: a hint, not a verdict.
    pub alike: Vec<Vec<String>>,
    /// The command that grades a program like this, but for its name.
    #[serde(skip)]
    pub command: Vec<String>,
    /// What was decided about the class.
    #[serde(skip)]
    pub policy: ClassPolicy,
}

/// A mistake in a part of the rubric, over the class.
#[derive(Debug, Serialize)]
pub struct CommonMistake {
    /// The name of the part.
    pub part: String,
    /// The id of what failed.
    pub id: String,
    /// The description of a known mistake.
    pub mistake: Option<String>,
    /// The number of students who make it.
    pub students: usize,
    /// The number of students with this part.
    pub of: usize,
    /// Their games or cases that failed by it.
    pub cases: u32,
    /// The first few of these students, by the parts of file names that stand for them.
    pub examples: Vec<String>,
}

/// The most examples of a mistake.
const EXAMPLES: usize = 3;
/// The schema of the results as JSON, and its version.
pub(super) const SCHEMA: (&str, u32) = ("suite/class", 3);

impl ClassReport {
    /// Merges the results that there are, with what the teacher has decided.
    ///
    /// # Errors
    ///
    /// A submission of which it is not clear whose it is, or a file of overrides that is wrong.
    pub fn merge(folder: &Path, plan: &ClassPlan) -> Result<Self> {
        let students: Vec<_> = plan.jobs.iter().map(|job| ClassStudent::new(folder, plan, job)).collect();
        Ok(Self {
            conditions: plan.conditions.clone(),
            grades: final_grades(folder, plan, &students)?,
            policy: plan.policy.clone(),
            mistakes: common_mistakes(&students),
            alike: alike(&students),
            students,
            command: plan.beginning("SUBMISSION", None),
        })
    }

    /// Returns the submission that a grade is for.
    #[must_use]
    pub fn student_of(&self, grade: &FinalGrade) -> Option<&ClassStudent> {
        self.students.get(grade.index?)
    }

    /// Returns the most points of a submission.
    pub(super) fn most(&self) -> f64 {
        let graded = self.students.iter().filter_map(|student| student.graded.as_ref());
        graded.map(|graded| graded.of).fold(0.0, f64::max)
    }

    /// Returns the name of a student by the part of file names that stands for it.
    #[must_use]
    pub fn name_of<'a>(&'a self, id: &'a str) -> &'a str {
        self.students.iter().find(|student| student.id == id).map_or(id, |student| &student.name)
    }

    /// Returns the students whose grading has come so far.
    pub fn students(&self, state: GradingState) -> impl Iterator<Item = &ClassStudent> {
        self.students.iter().filter(move |student| student.state == state)
    }

    /// Returns whether the submissions of all students are graded.
    #[must_use]
    pub fn is_complete(&self) -> bool {
        self.students(GradingState::Missing).next().is_none()
    }

    /// Returns whether the points are those of several seeds, so that they have a standard deviation.
    pub(super) fn has_deviations(&self) -> bool {
        self.students.iter().filter_map(|student| student.graded.as_ref()).any(|graded| graded.deviation.is_some())
    }

    /// Returns the names of the rubric's parts, with the most points for each.
    #[must_use]
    pub fn parts(&self) -> Vec<(&str, f64)> {
        let parts = self.students.iter().filter_map(|student| student.graded.as_ref()).flat_map(|graded| &graded.parts);
        parts.map(|part| (&*part.name, part.of)).unique_by(|(name, _)| *name).collect()
    }
}

/// Returns the mistakes over the class, the most frequent first.
fn common_mistakes(students: &[ClassStudent]) -> Vec<CommonMistake> {
    let mut mistakes: BTreeMap<(usize, &str, &str), CommonMistake> = BTreeMap::new();
    let mut of: BTreeMap<&str, usize> = BTreeMap::new();
    for student in students {
        let parts = student.graded.iter().flat_map(|graded| &graded.parts).enumerate();
        for (index, part) in parts {
            *of.entry(&part.name).or_default() += 1;
            for one in &part.mistakes {
                let common = mistakes.entry((index, &part.name, &one.id)).or_insert_with(|| CommonMistake {
                    part: part.name.clone(),
                    id: one.id.clone(),
                    mistake: one.mistake.clone(),
                    students: 0,
                    of: 0,
                    cases: 0,
                    examples: Vec::new(),
                });
                common.students += 1;
                common.cases += one.cases;
                if common.examples.len() < EXAMPLES {
                    common.examples.push(student.id.clone());
                }
            }
        }
    }
    let counted = mistakes.into_values().map(|mistake| CommonMistake { of: of[&*mistake.part], ..mistake });
    counted.sorted_by_key(|mistake| Reverse(mistake.students)).collect()
}

/// Returns the students whose programs fail alike, group by group.
fn alike(students: &[ClassStudent]) -> Vec<Vec<String>> {
    let mut groups: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    for student in students {
        if let Some(behavior) = student.graded.as_ref().and_then(|graded| graded.behavior.as_deref()) {
            groups.entry(behavior).or_default().push(student.name.clone());
        }
    }
    groups.into_values().filter(|group| group.len() > 1).sorted_by_key(|group| Reverse(group.len())).collect()
}
