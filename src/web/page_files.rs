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
    use sha2::{Digest, Sha256};

    use super::*;

    /// The scripts of the page: bundles of its modules.
    const BUNDLES: [&str; 2] = ["dist/main.js", "dist/standalone.js"];

    #[test]
    fn the_bundles_are_small() {
        for path in BUNDLES {
            let size = page_file(path).expect("a bundle").len();
            assert!((30_000..200_000).contains(&size), "{path}: {size} bytes");
        }
    }

    /// The first line of a bundle names the hash of the list of hashes that `sha256sum` prints for the modules.
    #[test]
    fn the_bundles_are_made_of_the_modules() {
        let mut modules: Vec<_> =
            Files::iter().filter(|path| path.ends_with(".js") && !path.starts_with("dist/")).collect();
        modules.sort();
        let line = |path: &str| format!("{:x}  {path}\n", Sha256::digest(page_file(path).expect("a module")));
        let lines: String = modules.iter().map(|path| line(path)).collect();
        let hash = format!("{:x}", Sha256::digest(lines));
        for path in BUNDLES {
            let bundle = String::from_utf8_lossy(&page_file(path).expect("a bundle")).into_owned();
            let first = bundle.lines().next().unwrap_or_default();
            assert!(first.contains(&hash), "{path} is out of date: npm --prefix tests/web run bundle");
        }
    }
}
