//! The results of a whole class.

use std::cmp::Reverse;
use std::collections::{BTreeMap, HashMap};
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use itertools::Itertools;
use serde::Serialize;
use suite_web::PageData;
use suite_work::document::Document;
use suite_work::output;

use super::final_grade::{FinalGrade, final_grades};
use super::job_result::{JobResult, NoResult};
use super::leftovers::remove;
use super::{
    ClassConditions, ClassJob, ClassPlan, ClassPolicy, GRADESCOPE, GradingOutcome, STUDENTS, SubmissionGrade,
    feedback_texts, final_section, gradebooks, spreadsheet, teacher_page,
};
use crate::{GradescopeResults, GradingState, RefusedGrading};

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

/// A student, or a group.
#[derive(Debug, Serialize)]
pub struct ClassStudent {
    /// The name.
    pub name: String,
    /// The part of file names that stands for it.
    pub id: String,
    /// The name that a pseudonym stands for, which only the file of names tells.
    #[serde(skip)]
    pub own_name: Option<String>,
    /// The number of the job.
    pub job: u32,
    /// The seed, if it is not that of all gradings.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seed: Option<u64>,
    /// How far its grading has come.
    pub state: GradingState,
    /// The points and the rest of the grading; none of a submission that is not graded.
    #[serde(flatten)]
    pub graded: Option<SubmissionGrade>,
    /// Why the submission was not graded.
    pub problem: Option<String>,
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
/// The file that tells whom pseudonyms stand for, in the folder of a class.
pub const NAMES: &str = "names.csv";
/// The file of the results as JSON, in the folder of a class, and its schema.
const RESULTS_JSON: &str = "results.json";
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

    /// Writes the files that tell the results: for the teacher, for each student, and for other programs. Those of an
    /// earlier run that are not written now are removed.
    ///
    /// # Errors
    ///
    /// A file that cannot be written.
    pub fn write(&self, folder: &Path) -> Result<()> {
        let [pages, gradescope] = [STUDENTS, GRADESCOPE].map(|name| folder.join(name));
        for folder in [&pages, &gradescope] {
            fs::create_dir_all(folder).with_context(|| format!("cannot write to {}", folder.display()))?;
        }
        self.remove_leftovers(folder)?;
        let mut json = Vec::new();
        Document::new(SCHEMA.0, SCHEMA.1, self).print(&mut json)?;
        output::write(&folder.join(RESULTS_JSON), &json)?;
        output::write(&folder.join("results.csv"), &spreadsheet::csv(self)?)?;
        let game = self.conditions.rubric.rubric().game();
        if self.policy.is_anonymous {
            output::write(&folder.join(NAMES), &spreadsheet::names(self)?)?;
        }
        if let Some(grades) = &self.grades {
            if let Some(roster) = &self.policy.roster {
                gradebooks::write(folder, roster, grades, game, self.most())?;
            }
            if let Some(template) = &self.policy.template {
                feedback_texts::write(folder, self, template, grades)?;
            }
        }
        for student in &self.students {
            // What a graded one gets is written by the grader.
            if let (GradingState::Refused, Some(problem)) = (student.state, &student.problem) {
                let results = serde_json::to_vec_pretty(&GradescopeResults::without_score(problem))?;
                output::write(&gradescope.join(format!("{}.json", student.id)), &results)?;
                RefusedGrading::new(game, &student.name, problem)
                    .page()
                    .write(&pages.join(format!("{}.html", student.id)))?;
            }
        }
        self.write_final_sections(&pages)?;
        teacher_page::page(self, true)?.write(&folder.join("index.html"))
    }

    /// Removes the files of an earlier run that are not written now.
    fn remove_leftovers(&self, folder: &Path) -> Result<()> {
        feedback_texts::remove_earlier(folder, &folder.join(RESULTS_JSON))?;
        if self.grades.is_none() || self.policy.roster.is_none() {
            gradebooks::remove(folder)?;
        }
        let names = folder.join(NAMES);
        if !self.policy.is_anonymous && spreadsheet::is_names(&names) {
            remove(&names, fs::remove_file)?;
        }
        Ok(())
    }

    /// Tells what students get in the end on the pages of their submissions.
    fn write_final_sections(&self, pages: &Path) -> Result<()> {
        let mut grades: HashMap<usize, Vec<&FinalGrade>> = HashMap::new();
        for grade in self.grades.iter().flatten() {
            if let Some(index) = grade.index {
                grades.entry(index).or_default().push(grade);
            }
        }
        for (index, student) in self.students.iter().enumerate() {
            let own = grades.remove(&index).unwrap_or_default();
            final_section::put(&pages.join(format!("{}.html", student.id)), &own, self.most())?;
        }
        Ok(())
    }

    /// Returns the page for the teacher, without links to other files.
    ///
    /// # Errors
    ///
    /// A distribution of points that cannot be drawn.
    pub fn page(&self) -> Result<PageData> {
        teacher_page::page(self, false)
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

impl ClassStudent {
    fn new(folder: &Path, plan: &ClassPlan, job: &ClassJob) -> Self {
        let (state, graded, problem) = match (&job.problem, JobResult::read(folder, plan, job)) {
            (Some(problem), _) => (GradingState::Refused, None, Some(problem.clone())),
            (None, Ok(JobResult { grading: GradingOutcome::Graded(graded), .. })) => {
                (GradingState::Graded, Some(*graded), None)
            }
            (None, Ok(JobResult { grading: GradingOutcome::Refused { problem }, .. })) => {
                (GradingState::Refused, None, Some(problem))
            }
            (None, Err(no_result @ NoResult::Missing)) => (GradingState::Missing, None, Some(no_result.to_string())),
            (None, Err(no_result)) => (GradingState::Missing, None, Some(format!("result refused: {no_result}"))),
        };
        let ClassJob { name, own_name, id, number, seed, .. } = job;
        let (name, own_name, id) = (name.clone(), own_name.clone(), id.clone());
        Self { name, own_name, id, job: *number, seed: *seed, state, graded, problem }
    }

    /// Returns the names of the parts without points about which the teacher has to decide, if there are any.
    #[must_use]
    pub fn undecided(&self) -> Option<String> {
        let parts = self.graded.iter().flat_map(|graded| &graded.parts).filter(|part| part.is_undecided);
        Some(parts.map(|part| &part.name).join(", ")).filter(|names| !names.is_empty())
    }

    /// Returns why the submission was not graded, or what the teacher has to decide about.
    pub(super) fn problem_in_words(&self) -> Option<String> {
        self.problem.clone().or_else(|| Some(format!("undecided: {}", self.undecided()?)))
    }

    /// Returns the student's points in the part with a name.
    #[must_use]
    pub fn points_in(&self, part: &str) -> Option<f64> {
        self.graded.as_ref()?.parts.iter().find(|own| own.name == part).map(|part| part.points)
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
