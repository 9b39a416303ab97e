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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_is_small() {
        let size: usize = Files::iter().filter_map(|path| page_file(&path)).map(|file| file.len()).sum();
        assert!((100_000..300_000).contains(&size), "{size} bytes");
    }
}
