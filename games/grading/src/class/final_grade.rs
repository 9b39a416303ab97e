//! What each student of a class gets in the end: by the roster, the rule for late submissions, and overrides.

use std::collections::BTreeMap;
use std::mem;
use std::path::Path;

use anyhow::{Context, Result};
use itertools::Itertools;
use serde::Serialize;

use super::class_policy::ClassPolicy;
use super::enrollment::{Enrollment, EnrollmentError, RosterIndex, SubmissionOwner};
use super::overrides::{OVERRIDES, Override, OverridesError, TOTAL, read_overrides};
use super::roster::{RosterStudent, plain};
use super::{ClassJob, ClassPlan, ClassStudent, SubmissionGrade};
use crate::submissions::pseudonym;
use crate::{GradingState, Timestamp};

/// What a student gets in the end.
#[derive(Debug, Clone, Serialize)]
pub struct FinalGrade {
    /// The name: that of the roster, or else that of the submission.
    pub name: String,
    /// The name if the other one is a pseudonym.
    #[serde(skip)]
    pub own_name: Option<String>,
    /// The number of the student, by the roster.
    pub sid: Option<String>,
    /// The e-mail address, by the roster.
    pub email: Option<String>,
    /// The group, by the roster.
    pub group: Option<String>,
    /// Whether the student is on the roster; `None` if there is no roster.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub is_on_roster: Option<bool>,
    /// The id of the submission; `None` of an absentee.
    pub submission: Option<String>,
    /// How far its grading has come.
    pub state: GradingState,
    /// The points as they were graded.
    pub points: Option<f64>,
    /// When it was submitted, if that is known.
    pub submitted: Option<Timestamp>,
    /// Whether an export marks it as late, without a time.
    pub is_marked_late: bool,
    /// The days that it is late; `None` if that is not known, or if there is no deadline.
    pub late_days: Option<u32>,
    /// The percentage of its points that it loses for them.
    pub late_percent: f64,
    /// The points that were given by hand.
    pub overrides: Vec<AppliedOverride>,
    /// What counts; `None` if nothing was graded, or given by hand.
    pub final_points: Option<f64>,
    /// The place on the roster, from 0.
    #[serde(skip)]
    pub place: Option<usize>,
    /// The number of the submission among all, from 0.
    #[serde(skip)]
    pub index: Option<usize>,
}

/// Points that were given by hand.
#[derive(Debug, Clone, Serialize)]
pub struct AppliedOverride {
    /// The part, or `total`.
    pub part: String,
    /// The points.
    pub points: f64,
    /// Why.
    pub reason: String,
}

/// Whose a grade is: a student of the roster, or whoever has submitted what nobody on it has.
#[derive(Clone, Copy)]
struct Owner<'a> {
    roster: Option<(usize, &'a RosterStudent)>,
    submission: Option<usize>,
}

/// Checks that the policy of a plan fits its submissions, and that all overrides are for students of the class.
///
/// # Errors
///
/// A submission of which it is not clear whose it is, or a file of overrides that is wrong.
pub fn check_policy(folder: &Path, plan: &ClassPlan) -> Result<()> {
    overrides(folder, plan, &owners(&plan.policy, &plan.jobs)?)?;
    Ok(())
}

/// Returns what each student gets, in the order of the roster, and then whoever is not on it; `None` if the points are
/// those of the grading.
pub(super) fn final_grades(
    folder: &Path,
    plan: &ClassPlan,
    students: &[ClassStudent],
) -> Result<Option<Vec<FinalGrade>>> {
    let owners = owners(&plan.policy, &plan.jobs)?;
    let mut overrides = overrides(folder, plan, &owners)?;
    if !plan.policy.has_grades() && overrides.is_empty() {
        return Ok(None);
    }
    let grade = |(place, owner): (usize, &Owner<'_>)| {
        let submission = owner.submission.map(|index| (&plan.jobs[index], &students[index]));
        FinalGrade::new(&plan.policy, *owner, submission, &overrides.remove(&place).unwrap_or_default())
    };
    let mut grades = owners.iter().enumerate().map(grade).collect_vec();
    if plan.policy.is_anonymous {
        for grade in &mut grades {
            grade.make_anonymous(plan);
        }
        grades.sort_by(|one, other| one.name.cmp(&other.name));
    }
    Ok(Some(grades))
}

/// Returns all who have a grade.
fn owners<'a>(policy: &'a ClassPolicy, jobs: &[ClassJob]) -> Result<Vec<Owner<'a>>> {
    let unlisted = |submission| Owner { roster: None, submission: Some(submission) };
    let Some(roster) = &policy.roster else { return Ok((0..jobs.len()).map(unlisted).collect()) };
    let Enrollment { submission_of, unknown } = Enrollment::new(roster, &jobs.iter().map(owner).collect_vec())?;
    let listed = roster.students.iter().enumerate().zip(submission_of);
    let listed = listed.map(|(student, submission)| Owner { roster: Some(student), submission });
    Ok(listed.chain(unknown.into_iter().map(unlisted)).collect())
}

/// Returns what the submission of a job tells of whose it is.
fn owner(job: &ClassJob) -> SubmissionOwner<'_> {
    SubmissionOwner { name: job.own_name(), provenance: &job.provenance }
}

/// Returns the overrides by the places of those whom they are for.
fn overrides(folder: &Path, plan: &ClassPlan, owners: &[Owner<'_>]) -> Result<BTreeMap<usize, Vec<Override>>> {
    let parts = plan.conditions.rubric.rubric().parts();
    let all = read_overrides(folder, &parts.iter().map(|part| part.name).collect_vec())?;
    let file = || folder.join(OVERRIDES).display().to_string();
    let index = plan.policy.roster.as_ref().map(RosterIndex::new);
    let mut by_place: BTreeMap<usize, Vec<Override>> = BTreeMap::new();
    for one in all {
        let places = places(&one, plan, owners, index.as_ref());
        let places = places.with_context(|| format!("{}: line {}", file(), one.line))?;
        if places.is_empty() {
            return Err(one.unknown_student()).with_context(file);
        }
        for place in places {
            let earlier = by_place.entry(place).or_default();
            if let Some(other) = earlier.iter().find(|other| other.part == one.part) {
                let (line, other, what) = (one.line, other.line, one.part_or_total().to_owned());
                return Err(OverridesError::Twice { line, other, what }).with_context(file);
            }
            earlier.push(one.clone());
        }
    }
    Ok(by_place)
}

/// Returns the places of those whom an override names: a student, all of a group, or a submission.
fn places(
    one: &Override,
    plan: &ClassPlan,
    owners: &[Owner<'_>],
    index: Option<&RosterIndex<'_>>,
) -> Result<Vec<usize>, EnrollmentError> {
    if let Some(index) = index {
        // The students of the roster come first, in its order.
        match (index.student(&one.student)?, index.group(&one.student)) {
            (Some(place), _) => return Ok(vec![place]),
            (None, []) => {}
            (None, members) => return Ok(members.to_vec()),
        }
    }
    let is_named = |job: &ClassJob| job.names().any(|name| plain(name) == plain(&one.student));
    let is_meant = |owner: &Owner<'_>| owner.submission.is_some_and(|index| is_named(&plan.jobs[index]));
    Ok(owners.iter().positions(is_meant).collect())
}

impl FinalGrade {
    fn new(
        policy: &ClassPolicy,
        owner: Owner<'_>,
        submission: Option<(&ClassJob, &ClassStudent)>,
        overrides: &[Override],
    ) -> Self {
        let student = owner.roster.map(|(_, student)| student);
        let graded = submission.and_then(|(_, student)| student.graded.as_ref());
        let submitted = submission.and_then(|(job, _)| job.provenance.submitted);
        let deadline = policy.deadline.zip(submitted);
        let late = deadline.map(|(deadline, submitted)| deadline.deduction(submitted));
        let late_percent = late.map_or(0.0, |(_, percent)| percent);
        let total = overrides.iter().find(|one| one.part.is_none()).map(|one| one.points);
        let after = graded.map(|graded| less(with_overrides(graded, overrides), late_percent));
        let applied = |one: &Override| AppliedOverride {
            part: one.part_or_total().to_owned(),
            points: one.points,
            reason: one.reason.clone(),
        };
        let name = student.map(|student| &*student.name).or(submission.map(|(job, _)| job.own_name()));
        Self {
            name: name.unwrap_or_default().to_owned(),
            own_name: None,
            sid: student.and_then(|student| student.sid.clone()),
            email: student.and_then(|student| student.email.clone()),
            group: student.and_then(|student| student.group.clone()),
            is_on_roster: policy.roster.as_ref().map(|_| student.is_some()),
            submission: submission.map(|(job, _)| job.id.clone()),
            state: submission.map_or(GradingState::Absent, |(_, student)| student.state),
            points: graded.map(|graded| graded.points),
            submitted,
            is_marked_late: submission.is_some_and(|(job, _)| job.provenance.is_marked_late),
            late_days: late.map(|(days, _)| days),
            late_percent,
            overrides: overrides.iter().map(applied).collect(),
            final_points: total.or(after),
            place: owner.roster.map(|(place, _)| place),
            index: owner.submission,
        }
    }

    /// Leaves out who it is: the pseudonym is that of the submission. Absentees have one of their own.
    fn make_anonymous(&mut self, plan: &ClassPlan) {
        let name = match self.index {
            Some(index) => plan.jobs[index].name.clone(),
            None => pseudonym(&plan.key, &[Some(&self.name), self.sid.as_ref()].into_iter().flatten().join(" ")),
        };
        self.own_name = Some(mem::replace(&mut self.name, name));
        (self.sid, self.email, self.group) = (None, None, None);
    }

    /// Returns the reasons of all that differs from the grading, in words.
    #[must_use]
    pub fn reasons(&self) -> String {
        let given = self.overrides.iter().map(|one| self.override_in_words(one));
        self.lateness().into_iter().chain(given).join("; ")
    }

    /// Returns what leads from the points of the grading to what counts, step by step, in words.
    pub(super) fn steps(&self) -> Vec<String> {
        let graded = self.points.map(|points| format!("{points:.2} points by the grading"));
        let (of_all, of_parts): (Vec<_>, Vec<_>) = self.overrides.iter().partition(|one| one.part == TOTAL);
        let words = |given: Vec<_>| given.into_iter().map(|one| self.override_in_words(one)).collect_vec();
        let on_time = (self.late_days == Some(0)).then(|| "on time".to_owned());
        graded.into_iter().chain(words(of_parts)).chain(self.lateness()).chain(on_time).chain(words(of_all)).collect()
    }

    /// Tells how late it is, and what that costs.
    fn lateness(&self) -> Option<String> {
        let days = suite_work::counted(self.late_days.filter(|&days| days > 0)? as usize, "day");
        Some(format!("{days} late: {} % less", self.late_percent))
    }

    fn override_in_words(&self, given: &AppliedOverride) -> String {
        // The parts of what is not graded have no sum.
        let effect = if self.final_points.is_some() { "" } else { " (without effect: not graded)" };
        format!("{} set to {}: {}{effect}", given.part, given.points, given.reason)
    }
}

/// Returns the grades of those on the roster who have submitted nothing.
pub fn absentees(grades: &[FinalGrade]) -> impl Iterator<Item = &FinalGrade> {
    grades.iter().filter(|grade| grade.state == GradingState::Absent)
}

/// Returns the grades of submissions of nobody on the roster.
pub fn strangers(grades: &[FinalGrade]) -> impl Iterator<Item = &FinalGrade> {
    grades.iter().filter(|grade| grade.is_on_roster == Some(false))
}

/// Returns the grades of late submissions.
pub fn late_grades(grades: &[FinalGrade]) -> impl Iterator<Item = &FinalGrade> {
    grades.iter().filter(|grade| grade.late_days.is_some_and(|days| days > 0))
}

/// Returns the grades of submissions of which nobody knows when they came.
pub fn timeless(grades: &[FinalGrade]) -> impl Iterator<Item = &FinalGrade> {
    grades.iter().filter(|grade| grade.submission.is_some() && grade.submitted.is_none())
}

/// Returns points less a percentage of them.
fn less(points: f64, percent: f64) -> f64 {
    // To the last bit where nothing is lost.
    if percent == 0.0 { points } else { points * (100.0 - percent) / 100.0 }
}

/// Returns the points of a submission, of which some parts have others.
fn with_overrides(graded: &SubmissionGrade, overrides: &[Override]) -> f64 {
    let given = |part: &str| overrides.iter().find(|one| one.part.as_deref() == Some(part)).map(|one| one.points);
    if graded.parts.iter().all(|part| given(&part.name).is_none()) {
        return graded.points;
    }
    graded.parts.iter().map(|part| given(&part.name).unwrap_or(part.points)).sum()
}
