//! Paths in reports, which go to students: they tell nothing of the computer that a program was graded on.

use std::env;
use std::path::{self, Path, PathBuf};

use crate::GradingConditions;

/// The folders whose paths reports do not have: that of the program, the one in which it was graded, and that of
/// whoever graded it.
pub struct ShownPaths {
    /// Each with what is shown in its place, the longer ones first.
    folders: Vec<(String, &'static str)>,
}

impl ShownPaths {
    /// Returns the paths for the report of a grading.
    pub fn of(conditions: &GradingConditions) -> Self {
        let GradingConditions { submission, folder, .. } = conditions;
        let words = shlex::split(&submission.command).unwrap_or_default();
        // The whole command line may be the name of a folder with spaces.
        let paths = words.iter().map(|word| &**word).chain([&*submission.command]).map(|word| folder.join(word));
        let own = paths.filter(|path| path.exists()).filter_map(|path| {
            let place = if path.is_dir() { path } else { path.parent()?.to_owned() };
            path::absolute(place).ok()
        });
        let home = env::var_os("HOME").map(PathBuf::from);
        let folders = own.chain([folder.clone()]).map(|folder| (folder, "")).chain(home.map(|home| (home, "~/")));
        // The root, in which everything is, is no secret.
        let folders = folders.filter(|(folder, _)| folder.is_absolute() && folder.components().count() > 2);
        let mut folders: Vec<_> = folders
            .map(|(folder, shown)| (folder.to_string_lossy().trim_end_matches('/').to_owned() + "/", shown))
            .collect();
        folders.sort_by_key(|(folder, _)| usize::MAX - folder.len());
        Self { folders }
    }

    /// Returns a text without the paths.
    pub fn shown(&self, text: &str) -> String {
        self.folders.iter().fold(text.to_owned(), |text, (folder, shown)| text.replace(folder, shown))
    }
}

/// Returns a command line with the names of files and folders in place of their absolute paths.
pub fn shown_command(command: &str) -> String {
    let whole = Path::new(command);
    if whole.exists() || !whole.is_absolute() && !command.contains(" /") {
        return shown_path(command).to_owned();
    }
    let words = shlex::split(command).unwrap_or_default();
    shlex::try_join(words.iter().map(|word| shown_path(word))).unwrap_or_default()
}

/// Returns an absolute path as its last name, and every other text as it is.
pub fn shown_path(text: &str) -> &str {
    let path = Path::new(text);
    path.file_name().filter(|_| path.is_absolute()).and_then(|name| name.to_str()).unwrap_or(text)
}
