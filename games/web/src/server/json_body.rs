//! JSON in the body of a request.

use axum::body::Bytes;
use axum::extract::{FromRequest, Request};
use axum::http::{StatusCode, header};
use serde::de::DeserializeOwned;

use super::api_error::ApiError;
use super::request_size::REQUEST;

/// The body of a request, parsed. A body that is not declared to be JSON is refused, since other sites' forms cannot
/// declare it.
pub struct JsonBody<T>(pub T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for JsonBody<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, state: &S) -> Result<Self, ApiError> {
        let content_type = request.headers().get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok());
        if content_type.and_then(|value| value.split(';').next()) != Some("application/json") {
            return Err(ApiError::new(StatusCode::UNSUPPORTED_MEDIA_TYPE, "expected content-type application/json"));
        }
        let length = request.headers().get(header::CONTENT_LENGTH).and_then(|value| value.to_str().ok()?.parse().ok());
        if length.is_some_and(|length: u64| length > REQUEST as u64) {
            return Err(ApiError::new(StatusCode::PAYLOAD_TOO_LARGE, "expected less than 64 KiB"));
        }
        let body = Bytes::from_request(request, state).await;
        let body = body.map_err(|error| ApiError::new(error.status(), error.body_text()))?;
        Ok(Self(serde_json::from_slice(&body)?))
    }
}
