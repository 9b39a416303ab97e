//! Requests of the page.

use anyhow::anyhow;
use serde::de::DeserializeOwned;
use suite_text::json_error;

use crate::ApiError;

/// A request of the page.
#[derive(Debug, Clone)]
pub struct Request {
    /// The method of HTTP.
    pub method: String,
    /// The path below `/api/`.
    pub path: String,
    /// The query, without its question mark.
    pub query: String,
    /// The body: JSON, or a text such as a log.
    pub body: String,
}

/// The bytes of a request, unless it is a log or a file of records.
const SHORT: usize = 64 << 10;
/// The bytes of a request with a log or with records.
const LONG: usize = 64 << 20;

impl Request {
    /// Returns a request by its method, its path below `/api/` with the query, and its body.
    #[must_use]
    pub fn new(method: &str, path: &str, body: &str) -> Self {
        let (path, query) = path.split_once('?').unwrap_or((path, ""));
        let [method, path, query, body] = [method, path, query, body].map(str::to_owned);
        Self { method, path, query, body }
    }

    /// Returns the longest body of requests with this path below `/api/`, in bytes.
    #[must_use]
    pub fn most_bytes(path: &str) -> usize {
        if Self::has_text(path) { LONG } else { SHORT }
    }

    /// Returns whether bodies of requests with this path are texts, instead of JSON.
    #[must_use]
    pub fn has_text(path: &str) -> bool {
        path == "records" || path.starts_with("trees/") && path.ends_with("/log")
    }

    /// Returns the body, parsed as JSON.
    pub(crate) fn json<T: DeserializeOwned>(&self) -> Result<T, ApiError> {
        Ok(serde_json::from_str(&self.body).map_err(|error| anyhow!(json_error(&error)))?)
    }

    /// Returns the value of a key in the query, if it is there.
    pub(crate) fn optional(&self, key: &str) -> Option<String> {
        let mut pairs = form_urlencoded::parse(self.query.as_bytes());
        pairs.find(|(name, _)| name == key).map(|(_, value)| value.into_owned())
    }

    /// Returns the value of a key in the query.
    pub(crate) fn required(&self, key: &str) -> Result<String, ApiError> {
        Ok(self.optional(key).ok_or_else(|| anyhow!("expected {key} in the query"))?)
    }
}
