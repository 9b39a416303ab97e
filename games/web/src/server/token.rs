//! The token that tells requests of the page from those of anybody else.

use std::fmt;
use std::io;
use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use serde_json::{Value, json};

use super::app::App;

/// A secret of 128 random bits.
pub struct Token([u8; 16]);

impl Token {
    /// Returns a new token, from the operating system's randomness.
    pub fn random() -> io::Result<Self> {
        let mut bytes = [0; 16];
        getrandom::fill(&mut bytes)?;
        Ok(Self(bytes))
    }

    /// Returns whether `text` is this token, after a time that does not tell how much of it is.
    pub fn is(&self, text: &str) -> bool {
        let token = self.to_string();
        let differs = |differs, (own, other): (u8, u8)| differs | (own ^ other);
        text.len() == token.len() && token.bytes().zip(text.bytes()).fold(0, differs) == 0
    }
}

impl fmt::Display for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

/// Answers with the token.
pub async fn tell(State(app): State<Arc<App>>) -> Json<Value> {
    Json(json!({ "token": app.token.to_string() }))
}
