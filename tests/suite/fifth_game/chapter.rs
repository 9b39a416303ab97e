//! The files and edits of a chapter of the guide, as a reader follows it by hand.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use crate::documents::code;
use crate::root;

/// A chapter that leads through a change of the project.
pub struct Chapter {
    text: String,
}

impl Chapter {
    /// Reads a page of the project.
    pub fn read(path: &str) -> Self {
        Self { text: fs::read_to_string(root().join(path)).expect("a page") }
    }

    /// Applies the chapter to the files of the project, each by its path. A block of code is told what it is by the
    /// paragraph before it: the path of a file, with "continued" if it is the next part, or where to add lines to a
    /// file. Commands of a shell, in the language `sh`, are no part of a file.
    pub fn apply(&self, files: &mut BTreeMap<String, Vec<u8>>) {
        let mut edited = BTreeSet::new();
        for part in self.text.split("\n```\n") {
            let Some((before, block)) = part.split_once("\n```") else { continue };
            let (language, lines) = block.split_once('\n').expect("lines");
            if language == "sh" {
                continue;
            }
            let paragraph = before.trim().rsplit("\n\n").next().expect("a paragraph").replace('\n', " ");
            let lines = format!("{lines}\n");
            let words: Vec<_> = code(&paragraph).collect();
            match words[..] {
                [path] if paragraph == format!("`{path}`:") => {
                    let old = files.insert(path.to_owned(), lines.into());
                    assert!(old.is_none(), "{path} is there already");
                }
                [path] if paragraph == format!("`{path}`, continued:") => {
                    let file = files.get_mut(path).unwrap_or_else(|| panic!("{path} has no beginning"));
                    file.extend_from_slice(format!("\n{lines}").as_bytes());
                }
                [path, below] if paragraph == format!("In `{path}`, below the first line with `{below}`, add:") => {
                    assert!(edited.insert(path.to_owned()), "{path} is edited twice");
                    let file = files.get_mut(path).unwrap_or_else(|| panic!("there is no {path}"));
                    let text = String::from_utf8(file.clone()).expect("a text");
                    let found = text.find(below).unwrap_or_else(|| panic!("no line of {path} has `{below}`"));
                    let end = found + text[found..].find('\n').expect("the end of a line") + 1;
                    *file = [&text[..end], &lines, &text[end..]].concat().into();
                }
                _ => panic!("expected the name of a file or where to add lines, found: {paragraph}"),
            }
        }
    }

    /// Returns the paths in the chapter's table of places.
    pub fn places(&self) -> BTreeSet<String> {
        let table = self.text.split("\n| place | ").nth(1).expect("a table of places");
        let rows = table.lines().take_while(|row| !row.is_empty()).filter(|row| row.starts_with("| `"));
        let cells = rows.filter_map(|row| row.split('|').nth(1));
        cells.flat_map(code).map(str::to_owned).collect()
    }
}
