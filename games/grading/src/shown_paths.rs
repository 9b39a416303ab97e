//! Paths in reports, which go to students: they tell nothing of the computer that a program was graded on.

use std::env;
use std::path::{self, Path, is_separator};

use suite_programs::Submission;
use suite_work::{join_words, split_words};

/// The folders whose paths reports do not have: that of the program, the one in which it was graded, and that of
/// whoever graded it.
pub struct ShownPaths {
    /// Each with what is shown in its place, the longer ones first.
    folders: Vec<(String, &'static str)>,
}

impl ShownPaths {
    /// Returns the paths for the report on a submission that was graded in this folder.
    pub fn of(submission: &Submission, folder: &Path) -> Self {
        let words = split_words(&submission.command).unwrap_or_default();
        // The whole command line may be the name of a folder with spaces.
        let paths = words.iter().map(|word| &**word).chain([&*submission.command]).map(|word| folder.join(word));
        let own = paths.filter(|path| path.exists()).filter_map(|path| {
            let place = if path.is_dir() { path } else { path.parent()?.to_owned() };
            path::absolute(place).ok()
        });
        let home = env::home_dir();
        let folders = own.chain([folder.to_owned(), env::temp_dir()]).map(|folder| (folder, "."));
        let folders = folders.chain(home.map(|home| (home, "~")));
        // The root, in which everything is, is no secret, nor is `/tmp`.
        let folders = folders.filter(|(folder, _)| folder.is_absolute() && folder.components().count() > 2);
        let mut folders: Vec<_> = folders
            .map(|(folder, shown)| (folder.to_string_lossy().trim_end_matches(is_separator).to_owned(), shown))
            .collect();
        folders.sort_by_key(|(folder, _)| usize::MAX - folder.len());
        Self { folders }
    }

    /// Returns a text without the paths.
    pub fn shown(&self, text: &str) -> String {
        self.folders.iter().fold(text.to_owned(), |text, (folder, shown)| replace(&text, folder, shown))
    }
}

/// Replaces a folder at the beginning of paths: nothing is left of it before a file, and `shown` of the folder alone.
fn replace(text: &str, folder: &str, shown: &str) -> String {
    let mut parts = text.split(folder);
    let mut replaced = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let is_of_name = |letter: char| letter.is_alphanumeric() || "-_.".contains(letter);
        match part.strip_prefix(is_separator) {
            Some(file) if shown == "." => replaced += file,
            _ if part.starts_with(is_of_name) => replaced = replaced + folder + part,
            _ => replaced = replaced + shown + part,
        }
    }
    replaced
}

/// Returns a command line with the names of files and folders in place of their absolute paths.
pub fn shown_command(command: &str) -> String {
    let whole = Path::new(command);
    let words = split_words(command).unwrap_or_default();
    if whole.exists() || !words.iter().any(|word| Path::new(word).is_absolute()) {
        return shown_path(command).to_owned();
    }
    join_words(words.iter().map(|word| shown_path(word)))
}

/// Returns an absolute path as its last name, and every other text as it is.
pub fn shown_path(text: &str) -> &str {
    let path = Path::new(text);
    path.file_name().filter(|_| path.is_absolute()).and_then(|name| name.to_str()).unwrap_or(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_whole_folders_are_replaced() {
        for (text, expected) in [
            ("File \"/home/t/ann/a.py\", line 3", "File \"a.py\", line 3"),
            ("in /home/t/ann", "in ."),
            ("in /home/t/ann.", "in /home/t/ann."),
            ("in /home/t/anna/a.py", "in /home/t/anna/a.py"),
            ("/home/t/ann/x/home/t/ann/y", "xy"),
        ] {
            assert_eq!(replace(text, "/home/t/ann", "."), expected);
        }
        assert_eq!(replace("/home/t/b.py in /home/t", "/home/t", "~"), "~/b.py in ~");
    }

    #[test]
    fn commands_have_names_in_place_of_paths() {
        for (command, expected) in [
            ("ann/a.py", "ann/a.py"),
            ("/home/t/ann/a.py", "a.py"),
            ("python3 /home/t/ann/a.py -x", "python3 a.py -x"),
            ("python3 it's/a.py", "python3 it's/a.py"),
        ] {
            assert_eq!(shown_command(command), expected);
        }
    }
}
