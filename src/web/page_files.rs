//! The files of the page, which the binary contains.

use std::borrow::Cow;

use rust_embed::RustEmbed;

/// The files; a debug build reads them from their folder.
#[derive(RustEmbed)]
#[folder = "src/web/page"]
struct Files;

/// Returns the content of a file by its path in the folder.
pub fn page_file(path: &str) -> Option<Cow<'static, [u8]>> {
    Files::get(path).map(|file| file.data)
}
