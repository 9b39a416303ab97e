//! The files of the page.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::{HeaderValue, Uri, header};
use axum::response::{IntoResponse, Response};

use super::api_error::{ApiError, not_found};
use super::app::App;
use super::guard::token_of;
use crate::page_file;

/// Answers with the page; if a token came with the address, the cookie keeps the one for further requests.
pub async fn index(State(app): State<Arc<App>>, uri: Uri) -> Result<Response, ApiError> {
    let mut response = file(Path("index.html".to_owned())).await?;
    if token_of(&uri).is_some() {
        let cookie = format!("{}={}; Path=/; HttpOnly; SameSite=Strict", app.cookie(), app.token);
        response.headers_mut().insert(header::SET_COOKIE, HeaderValue::try_from(cookie)?);
    }
    Ok(response)
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
