//! Errors, as the page is told them.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};

/// An error as a response.
#[derive(Debug)]
pub struct ApiError(suite_engine::ApiError);

impl ApiError {
    /// Returns an error with a message.
    pub fn new(status: StatusCode, message: impl Into<String>) -> Self {
        Self(suite_engine::ApiError::new(status.as_u16(), message))
    }
}

/// Makes any error one of the request, unless it is the engine's.
impl<E: Into<suite_engine::ApiError>> From<E> for ApiError {
    fn from(error: E) -> Self {
        Self(error.into())
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let status = StatusCode::from_u16(self.0.status()).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        (status, Json(self.0.to_json())).into_response()
    }
}

/// Answers requests for what is not there.
pub async fn not_found() -> ApiError {
    suite_engine::ApiError::not_found().into()
}

/// Answers requests by a method that is not for the path.
pub async fn wrong_method() -> ApiError {
    ApiError::new(StatusCode::METHOD_NOT_ALLOWED, "expected another method")
}
