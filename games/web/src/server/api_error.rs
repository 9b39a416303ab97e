//! Errors, as the page is told them.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde_json::json;

/// An error: the status of the response, and the message in its body, `{"error": "expected ..., found ..."}`.
#[derive(Debug)]
pub struct ApiError {
    status: StatusCode,
    message: String,
}

impl ApiError {
    /// Returns an error with a message.
    pub fn new(status: StatusCode, message: impl Into<String>) -> Self {
        Self { status, message: message.into() }
    }
}

/// Makes any error one of the request.
impl<E: Into<anyhow::Error>> From<E> for ApiError {
    fn from(error: E) -> Self {
        Self::new(StatusCode::BAD_REQUEST, format!("{:#}", error.into()))
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        (self.status, Json(json!({ "error": self.message }))).into_response()
    }
}

/// Answers requests for what is not there.
pub async fn not_found() -> ApiError {
    ApiError::new(StatusCode::NOT_FOUND, "nothing is here")
}

/// Answers requests by a method that is not for the path.
pub async fn wrong_method() -> ApiError {
    ApiError::new(StatusCode::METHOD_NOT_ALLOWED, "expected another method")
}
