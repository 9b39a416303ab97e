//! Students who write an exam.

use serde::{Deserialize, Serialize};

/// A student with a variant of an exam.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Student {
    /// What the student is known by: number, address or user name, else the name.
    pub id: String,
    /// The name.
    pub name: String,
    /// All by which the student is known besides the name.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub keys: Vec<String>,
}

impl Student {
    /// Returns the name, with what tells the student from others of that name.
    #[must_use]
    pub fn in_full(&self) -> String {
        if self.id == self.name { self.name.clone() } else { format!("{} ({})", self.name, self.id) }
    }
}
