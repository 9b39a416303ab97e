//! The files that a browser loads, which the program contains.

/// Lists files of the folder `page`, each with its content.
macro_rules! files {
    ($($path:literal),* $(,)?) => { [$(($path, include_bytes!(concat!("page/", $path)))),*] };
}

/// The files by their paths.
static FILES: &[(&str, &[u8])] = &files![
    "board/board.css",
    "dist/main.js",
    "dist/standalone.js",
    "engine/worker.js",
    "icon.svg",
    "index.html",
    "layout.css",
    "lesson/lesson.css",
    "look/look.css",
    "play/play.css",
    "print.css",
    "report.css",
    "theme.css",
    "tree/tree.css",
    "vendor/gifenc.LICENSE",
    "vendor/htm.LICENSE",
    "vendor/preact.LICENSE",
];

/// The engine for browsers, if the program was built with it: the WebAssembly, and the script around it.
#[cfg(has_engine)]
static ENGINE: &[(&str, &[u8])] = &[
    ("engine/suite_worker.js", include_bytes!(concat!(env!("SUITE_ENGINE"), "/suite_worker.js"))),
    ("engine/suite_worker_bg.wasm", include_bytes!(concat!(env!("SUITE_ENGINE"), "/suite_worker_bg.wasm"))),
];
#[cfg(not(has_engine))]
static ENGINE: &[(&str, &[u8])] = &[];

/// Returns the files of the page by their paths, with their contents.
pub fn page_files() -> &'static [(&'static str, &'static [u8])] {
    FILES
}

/// Returns the files of the engine for browsers; none if the program was built without it.
pub fn engine_files() -> &'static [(&'static str, &'static [u8])] {
    ENGINE
}

/// Returns the content of a file of the page by its path.
#[must_use]
pub fn page_file(path: &str) -> Option<&'static [u8]> {
    FILES.iter().find(|(known, _)| *known == path).map(|(_, content)| *content)
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::{Path, PathBuf};

    use sha2::{Digest, Sha256};

    use super::*;

    /// The scripts of the page: bundles of its modules.
    const BUNDLES: [&str; 2] = ["dist/main.js", "dist/standalone.js"];

    fn text(path: &str) -> String {
        String::from_utf8_lossy(page_file(path).expect("a file")).into_owned()
    }

    #[test]
    fn every_file_that_the_page_loads_is_there() {
        let index = text("index.html");
        let paths: Vec<_> = index.split("\"page/").skip(1).filter_map(|rest| rest.split('"').next()).collect();
        assert!(paths.len() > 4);
        assert!(paths.iter().all(|path| page_file(path).is_some()), "{paths:?}");
        assert!(page_file("main.js").is_none());
    }

    #[test]
    fn the_bundles_are_small() {
        for path in BUNDLES {
            let size = page_file(path).expect("a bundle").len();
            assert!((30_000..250_000).contains(&size), "{path}: {size} bytes");
        }
    }

    /// Adds the modules of a folder and of those in it.
    fn add_modules(folder: &Path, modules: &mut Vec<PathBuf>) {
        for entry in fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() && !path.ends_with("dist") {
                add_modules(&path, modules);
            } else if path.extension().is_some_and(|extension| extension == "js") {
                modules.push(path);
            }
        }
    }

    fn modules() -> Vec<PathBuf> {
        let mut modules = Vec::new();
        add_modules(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src/page"), &mut modules);
        modules
    }

    #[test]
    fn no_module_names_a_game() {
        for path in modules() {
            let text = fs::read_to_string(&path).expect("a module");
            for game in suite_catalog::games() {
                let names = [format!("\"{}\"", game.facts().name), game.facts().title.to_owned()];
                assert!(!names.iter().any(|name| text.contains(name)), "{}: {game:?}", path.display());
            }
        }
    }

    /// The first line of a bundle names the hash of the list of hashes that `sha256sum` prints for the modules.
    #[test]
    fn the_bundles_are_made_of_the_modules() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/page");
        let line = |path: &PathBuf| {
            let name = path.strip_prefix(&folder).expect("a path in the folder").to_str().expect("UTF-8");
            let name = name.replace('\\', "/");
            let hash = Sha256::digest(fs::read(path).expect("a module"));
            (name.clone(), format!("{hash:x}  {name}\n"))
        };
        let mut lines: Vec<_> = modules().iter().map(line).collect();
        lines.sort();
        let list: String = lines.into_iter().map(|(_, line)| line).collect();
        let hash = format!("{:x}", Sha256::digest(list));
        for path in BUNDLES {
            let bundle = text(path);
            let first = bundle.lines().next().unwrap_or_default();
            assert!(first.contains(&hash), "{path} is out of date: npm --prefix tests/web run bundle");
        }
    }
}
