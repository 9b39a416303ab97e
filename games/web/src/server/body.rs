//! Bodies of requests.

use axum::body::to_bytes;
use axum::extract::{FromRequest, Request};
use axum::http::{HeaderMap, HeaderName, Method, StatusCode, header};
use serde::de::DeserializeOwned;

use super::api_error::ApiError;

/// Reads a request for the engine. JSON that is not declared to be JSON is refused, since other sites' forms cannot
/// declare it.
pub async fn engine_request(request: Request) -> Result<suite_engine::Request, ApiError> {
    let (parts, body) = request.into_parts();
    let path = parts.uri.path().trim_start_matches("/api/").to_owned();
    let most = suite_engine::Request::most_bytes(&path);
    let declared = text(&parts.headers, header::CONTENT_TYPE).and_then(|value| value.split(';').next());
    if parts.method == Method::POST && !suite_engine::Request::has_text(&path) && declared != Some("application/json") {
        return Err(ApiError::new(StatusCode::UNSUPPORTED_MEDIA_TYPE, "expected content-type application/json"));
    }
    let too_long = || ApiError::new(StatusCode::PAYLOAD_TOO_LARGE, format!("expected at most {} KiB", most >> 10));
    let length = text(&parts.headers, header::CONTENT_LENGTH).and_then(|length| length.parse().ok());
    if length.is_some_and(|length: u64| length > most as u64) {
        return Err(too_long());
    }
    let body = to_bytes(body, most).await.map_err(|_| too_long())?;
    let (method, query) = (parts.method.to_string(), parts.uri.query().unwrap_or_default().to_owned());
    Ok(suite_engine::Request { method, path, query, body: String::from_utf8(body.into())? })
}

fn text(headers: &HeaderMap, name: HeaderName) -> Option<&str> {
    headers.get(name)?.to_str().ok()
}

/// The body of a request, parsed from JSON.
pub struct JsonBody<T>(pub T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for JsonBody<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, _: &S) -> Result<Self, ApiError> {
        Ok(Self(serde_json::from_str(&engine_request(request).await?.body)?))
    }
}
