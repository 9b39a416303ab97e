//! How much a report tells the student.

use clap::Args;
use clap::builder::PossibleValue;
use suite_grading::Feedback;

use crate::cli::args::named::named;

/// How much a report tells the student.
#[derive(Debug, Clone, Copy, Args)]
pub struct FeedbackArg {
    /// Detail of reports for students; --json has everything
    #[arg(
        long,
        value_name = "DEGREE",
        default_value = "full",
        value_parser = named::<Feedback>(Feedback::ALL.map(value))
    )]
    feedback: Feedback,
}

/// Returns the name of a degree for the command line.
fn value(degree: Feedback) -> PossibleValue {
    PossibleValue::new(degree.name()).help(match degree {
        Feedback::Verdict => "Points, and how many games and cases brought them",
        Feedback::Hint => "Which games and cases failed, and by what mistake, but no right answer",
        Feedback::Full => "All, with the right answers and the seed",
    })
}

impl FeedbackArg {
    /// Returns the degree.
    pub const fn get(self) -> Feedback {
        self.feedback
    }
}
