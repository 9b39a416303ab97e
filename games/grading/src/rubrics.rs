//! The rubrics of the assignments: the one place that lists them.

use serde::{Deserialize, Serialize};
use suite_programs::ProgramLimits;
use suite_tabletop::{GameError, OptionValues};

use crate::{Rubric, RubricKind};

mod answer;
pub mod go;
pub mod othello;
pub mod squirrel;

/// Defines the rubric of any assignment over a list of rubrics, each by its type.
macro_rules! rubrics {
    ($($name:ident($rubric:ty)),* $(,)?) => {
        /// The rubric of any assignment, with its options.
        #[derive(Debug, Clone, Serialize, Deserialize)]
        #[serde(tag = "game", rename_all = "lowercase")]
        #[expect(missing_docs, reason = "each is the rubric of the game of this name")]
        pub enum AnyRubric {
            $($name($rubric)),*
        }

        impl AnyRubric {
            /// The kinds of rubrics.
            pub const KINDS: &[RubricKind] = &[$(<$rubric>::KIND),*];

            /// Makes the rubric that a game has. Its options have their values, given or by default.
            ///
            /// # Errors
            ///
            /// A [`GameError`] if the game has none, or none with such options.
            pub fn new(game: &str, options: &OptionValues, limits: ProgramLimits) -> Result<Self, GameError> {
                match game {
                    $(_ if game == <$rubric>::KIND.game => <$rubric>::new(options, limits).map(Self::$name),)*
                    _ => Err(GameError::new(format_args!("{game} has no rubric"))),
                }
            }

            /// Returns the rubric.
            #[must_use]
            pub fn rubric(&self) -> &dyn Rubric {
                match self {
                    $(Self::$name(rubric) => rubric),*
                }
            }

            /// Returns the rubric to change its options.
            #[must_use]
            pub fn rubric_mut(&mut self) -> &mut dyn Rubric {
                match self {
                    $(Self::$name(rubric) => rubric),*
                }
            }
        }
    };
}

impl AnyRubric {
    /// Returns the kind of rubric that a game has, if it has one.
    #[must_use]
    pub fn kind(game: &str) -> Option<&'static RubricKind> {
        Self::KINDS.iter().find(|kind| kind.game == game)
    }
}

rubrics! {
    Go(go::GoRubric),
    Othello(othello::OthelloRubric),
    Squirrel(squirrel::SquirrelRubric),
}
