//! Work that takes too long for the thread of the server.

use axum::http::StatusCode;

use super::api_error::ApiError;

/// Does some work on a thread of its own, and waits for it. A panic fails this request only.
pub async fn on_worker<T: Send + 'static>(
    work: impl FnOnce() -> Result<T, ApiError> + Send + 'static,
) -> Result<T, ApiError> {
    let done = tokio::task::spawn_blocking(work).await;
    done.unwrap_or_else(|_| Err(ApiError::new(StatusCode::INTERNAL_SERVER_ERROR, "internal error")))
}
