//! The files of the page.

use axum::extract::Path;
use axum::http::header;
use axum::response::{IntoResponse, Response};

use super::api_error::{ApiError, not_found};
use crate::page_files::page_file;

/// Answers with the page.
pub async fn index() -> Result<Response, ApiError> {
    file(Path("index.html".to_owned())).await
}

/// Answers with a file of the page.
pub async fn file(Path(path): Path<String>) -> Result<Response, ApiError> {
    let Some(content) = page_file(&path) else { return Err(not_found().await) };
    let content_type = match path.rsplit_once('.').map_or("", |(_, extension)| extension) {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "json" => "application/json",
        "svg" => "image/svg+xml",
        _ => "text/plain; charset=utf-8",
    };
    Ok(([(header::CONTENT_TYPE, content_type)], content).into_response())
}
