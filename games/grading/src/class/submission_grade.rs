//! The grade of a submission, as a grader printed it: the content of a `suite/grade` document.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use suite_programs::Surroundings;

use crate::failure::is_fault;

/// The points of a submission, and what it was wrong about.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct SubmissionGrade {
    /// The points.
    pub points: f64,
    /// The most points possible.
    pub of: f64,
    /// The points with each seed, if there are several.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub points_by_seed: Vec<f64>,
    /// The standard deviation of these.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deviation: Option<f64>,
    /// What compiled, started and confined the program.
    #[serde(default)]
    pub surroundings: Surroundings,
    /// The parts of the rubric.
    pub parts: Vec<PartGrade>,
    /// Sentences about the whole.
    pub notes: Vec<String>,
    /// A hash of what failed and how; `None` if nothing failed.
    pub behavior: Option<String>,
}

/// The points in a part of the rubric.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct PartGrade {
    /// The name.
    pub name: String,
    /// The points.
    pub points: f64,
    /// The most points possible.
    pub of: f64,
    /// The games that were played.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub games: Option<u32>,
    /// Those of them that were won.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub won: Option<u32>,
    /// Or the cases that were asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cases: Option<u32>,
    /// Those of them that were answered right.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub right: Option<u32>,
    /// Whether it could not be told if the points are deserved, so that none are given.
    #[serde(default, rename = "undecided", skip_serializing_if = "std::ops::Not::not")]
    pub is_undecided: bool,
    /// What the others failed by.
    pub mistakes: Vec<PartMistake>,
    /// The CPU time of the program in seconds.
    pub cpu: f64,
    /// That of its longest move or case.
    pub longest: f64,
    /// What only one game has.
    #[serde(flatten)]
    pub details: BTreeMap<String, Value>,
}

/// What games or cases failed by.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct PartMistake {
    /// The id of the mistake, of the fault, or of another reason.
    pub id: String,
    /// The description of a known mistake.
    pub mistake: Option<String>,
    /// What happened in the first of them, in a line.
    pub summary: String,
    /// More lines about it.
    pub explanation: String,
    /// The number of games or cases.
    pub cases: u32,
}

/// The ids of games that were not won, without a fault.
const NOT_WON: [&str; 2] = ["score", "draw"];

impl SubmissionGrade {
    /// Returns the CPU time of the program in seconds.
    #[must_use]
    pub fn cpu(&self) -> f64 {
        self.parts.iter().map(|part| part.cpu).fold(0.0, std::ops::Add::add)
    }

    /// Returns the number of games and cases that failed by a fault, such as a crash or a timeout.
    #[must_use]
    pub fn faults(&self) -> u32 {
        self.parts.iter().map(PartGrade::faults).sum()
    }
}

impl PartGrade {
    fn faults(&self) -> u32 {
        // A game is lost by a broken rule, too, whose id belongs to the game.
        let is_broken_rule = |id: &str| self.games.is_some() && !NOT_WON.contains(&id);
        let is_fault = |mistake: &&PartMistake| is_fault(&mistake.id) || is_broken_rule(&mistake.id);
        self.mistakes.iter().filter(is_fault).map(|mistake| mistake.cases).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn faults_are_counted() {
        let part = |fields: &str, ids: [&str; 3]| {
            let mistakes: Vec<_> = ids
                .iter()
                .map(|id| format!(r#"{{"id":"{id}","mistake":null,"summary":"","explanation":"","cases":2}}"#))
                .collect();
            let mistakes = mistakes.join(",");
            let text = format!(
                r#"{{"name":"a","points":1.0,"of":2.0,{fields},"mistakes":[{mistakes}],"cpu":0.5,"longest":0.1}}"#
            );
            serde_json::from_str::<PartGrade>(&text).expect("a part")
        };
        let games = part(r#""games":20,"won":14,"stage":1"#, ["suicide", "score", "timeout"]);
        assert_eq!(games.faults(), 4);
        assert_eq!(games.details["stage"], 1, "what only one game has is kept");
        let cases = part(r#""cases":20,"right":14"#, ["strict-cut", "crash", "different"]);
        assert_eq!(cases.faults(), 2);
        let written = serde_json::to_value(&cases).expect("JSON");
        assert_eq!((&written["right"], written.get("won")), (&Value::from(14), None));
    }
}
