//! Errors, as the page is told them.

use std::fmt;

use serde_json::{Value, json};

/// An error: its status, as HTTP has them, and a message for people.
#[derive(Debug)]
pub struct ApiError {
    status: u16,
    message: String,
}

impl ApiError {
    /// Returns an error with a message.
    #[must_use]
    pub fn new(status: u16, message: impl Into<String>) -> Self {
        Self { status, message: message.into() }
    }

    /// Returns the error for what is not there.
    #[must_use]
    pub fn not_found() -> Self {
        Self::new(404, "nothing is here")
    }

    /// Returns the status.
    #[must_use]
    pub const fn status(&self) -> u16 {
        self.status
    }

    /// Returns the error as the page is told it, `{"error": "expected ..., found ..."}`.
    #[must_use]
    pub fn to_json(&self) -> Value {
        json!({ "error": self.message })
    }
}

/// Makes any error one of the request.
impl<E: Into<anyhow::Error>> From<E> for ApiError {
    fn from(error: E) -> Self {
        Self::new(400, format!("{:#}", error.into()))
    }
}

impl fmt::Display for ApiError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}
