//! Points for a part of a rubric that weighs differently than in the handout.

use std::str::FromStr;

use anyhow::{Result, ensure};
use itertools::Itertools;
use serde::{Deserialize, Serialize};

use crate::{Part, RubricPart};

/// The most points for a part of a rubric.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct PartPoints {
    part: String,
    points: f64,
}

impl PartPoints {
    /// Checks that it is for one of these parts.
    ///
    /// # Errors
    ///
    /// The name of another part.
    pub fn check(&self, parts: &[RubricPart]) -> Result<()> {
        let is_known = parts.iter().any(|part| self.is_for(part.name));
        let names = || parts.iter().map(|part| part.name).join(", ");
        ensure!(is_known, "--points: expected one of the parts {}, found `{}`", names(), self.part);
        Ok(())
    }

    /// Returns the option that gives these points, as people type it.
    #[must_use]
    pub fn option(&self) -> String {
        format!("--points={}={}", self.part, self.points)
    }

    /// Returns whether it is for the part with this name, in which hyphens may stand for spaces.
    #[must_use]
    pub fn is_for(&self, part: &str) -> bool {
        let plain = |name: &str| name.replace(['-', '_'], " ");
        plain(&self.part) == plain(part)
    }

    /// Gives the part these points, of which the program gets the same share. A part without points brings the share
    /// that was won.
    pub fn weigh(&self, part: &mut Part) {
        let share =
            if part.of > 0.0 { part.points / part.of } else { f64::from(part.won) / f64::from(part.played.max(1)) };
        let weighed = |points: f64| points / part.of * self.points;
        let range = part.range.filter(|_| part.of > 0.0).map(|range| range.map(weighed));
        let by_seed = part.points_by_seed.iter().filter(|_| part.of > 0.0).map(|&points| weighed(points)).collect();
        (part.range, part.points_by_seed) = (range, by_seed);
        (part.points, part.of) = (share * self.points, self.points);
    }
}

impl FromStr for PartPoints {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let parsed = text.split_once('=').and_then(|(part, points)| {
            let points = points.parse().ok().filter(|points: &f64| points.is_finite() && *points >= 0.0)?;
            Some(Self { part: part.trim().to_owned(), points })
        });
        parsed.ok_or_else(|| format!("expected PART=POINTS such as minimax=40, found `{text}`"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Unit;

    #[test]
    fn a_part_gets_the_same_share_of_other_points() {
        let part = |name| RubricPart { name, points: 10.0, unit: Unit::Cases, requirement: "answer all right".into() };
        let parts = ["minimax", "depth limit", "ordering"].map(part);
        let mut part = Part::new(part("depth limit"));
        (part.points, part.won, part.played) = (4.0, 2, 5);
        part.points_by_seed = vec![3.0, 5.0];
        let points: PartPoints = "depth-limit=25".parse().expect("points");
        assert!(points.is_for("depth limit") && points.check(&parts).is_ok());
        points.weigh(&mut part);
        assert_eq!((part.points, part.of, &*part.points_by_seed), (10.0, 25.0, &[7.5, 12.5][..]));
        part.of = 0.0;
        points.weigh(&mut part);
        assert_eq!((part.points, part.of), (10.0, 25.0), "by the cases that are right");
        let error = points.check(&[parts[0].clone(), parts[2].clone()]).expect_err("no such part");
        assert_eq!(error.to_string(), "--points: expected one of the parts minimax, ordering, found `depth-limit`");
    }

    #[test]
    fn other_texts_are_refused() {
        for wrong in ["", "minimax", "minimax=", "minimax=x", "minimax=-1", "minimax=inf", "minimax=NaN"] {
            assert_eq!(
                wrong.parse::<PartPoints>(),
                Err(format!("expected PART=POINTS such as minimax=40, found `{wrong}`"))
            );
        }
    }
}
