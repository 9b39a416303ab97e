//! The guide in `docs/` becomes a book, as by `mdbook build docs`, and every link in the book leads somewhere.

use std::collections::HashMap;
use std::fs;
use std::path::{Path, PathBuf};

use mdbook_driver::MDBook;

/// Builds the book in a folder, and returns its pages by their paths.
fn build(folder: &Path) -> HashMap<PathBuf, String> {
    let mut book = MDBook::load(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs")).expect("a book");
    folder.clone_into(&mut book.config.build.build_dir);
    book.build().expect("the pages");
    let files = fs::read_dir(folder).expect("a folder").map(|file| file.expect("a file").path());
    let pages = files.filter(|path| path.extension() == Some("html".as_ref()));
    pages.map(|path| (path.clone(), fs::read_to_string(path).expect("a page"))).collect()
}

/// Returns the values of an attribute in a page.
fn values<'a>(page: &'a str, attribute: &str) -> Vec<&'a str> {
    let start = format!(" {attribute}=\"");
    page.split(&start).skip(1).map(|rest| rest.split('"').next().expect("a value")).collect()
}

#[test]
fn every_link_in_the_book_leads_somewhere() {
    let folder = tempfile::tempdir().expect("a folder");
    let pages = build(folder.path());
    let mut links = 0;
    for (path, page) in &pages {
        let addresses = [values(page, "href"), values(page, "src")].concat();
        for link in addresses.into_iter().filter(|link| !link.starts_with("https://")) {
            let (file, anchor) = link.split_once('#').unwrap_or((link, ""));
            let target = if file.is_empty() { path.clone() } else { path.with_file_name(file) };
            assert!(target.exists(), "{}: no {link}", path.display());
            assert!(
                anchor.is_empty() || values(&pages[&target], "id").contains(&anchor),
                "{}: no {link}",
                path.display()
            );
            links += 1;
        }
    }
    assert!(links > 500, "only {links} links were found");
}
