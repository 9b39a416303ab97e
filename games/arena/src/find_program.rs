//! The files that programs are started from.

use std::env;
use std::path::{Path, PathBuf};

/// The ends of the names of programs that people leave out, the first one first.
const EXTENSIONS: &[&str] = if cfg!(windows) { &["exe", "com", "bat", "cmd"] } else { &[] };

/// Finds the file that a shell starts for a word of a command line: on Windows, `agent` is `agent.exe`, here or on the
/// search path.
#[must_use]
pub fn find_program(word: &Path) -> Option<PathBuf> {
    if word.components().count() > 1 {
        return with_extension(word, EXTENSIONS);
    }
    let here = if cfg!(windows) { env::current_dir().ok() } else { None };
    let path = env::var_os("PATH").unwrap_or_default();
    let mut folders = here.into_iter().chain(env::split_paths(&path));
    folders.find_map(|folder| with_extension(&folder.join(word), EXTENSIONS))
}

/// Returns the file at a path, to which one of the extensions is added where its name has none of them.
fn with_extension(path: &Path, extensions: &[&str]) -> Option<PathBuf> {
    let own = path.extension().and_then(|own| own.to_str()).unwrap_or_default();
    let is_whole = extensions.is_empty() || extensions.iter().any(|extension| own.eq_ignore_ascii_case(extension));
    let add = |extension: &&str| {
        let mut path = path.as_os_str().to_owned();
        path.push(".");
        path.push(extension);
        PathBuf::from(path)
    };
    let longer: Vec<_> = if is_whole { Vec::new() } else { extensions.iter().map(add).collect() };
    longer.into_iter().chain([path.to_owned()]).find(|path| path.is_file())
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn extensions_may_be_left_out() {
        let folder = tempfile::tempdir().expect("a folder");
        for name in ["agent", "agent.exe", "tool.cmd", "agent v1.2.exe", "script.py"] {
            fs::write(folder.path().join(name), "").expect("a file");
        }
        for (word, on_windows, elsewhere) in [
            ("agent", Some("agent.exe"), Some("agent")),
            ("agent.exe", Some("agent.exe"), Some("agent.exe")),
            ("tool", Some("tool.cmd"), None),
            ("agent v1.2", Some("agent v1.2.exe"), None),
            ("script.py", Some("script.py"), Some("script.py")),
            ("script", None, None),
        ] {
            let found = |extensions: &[&str]| {
                let path = with_extension(&folder.path().join(word), extensions)?;
                Some(path.file_name()?.to_str()?.to_owned())
            };
            assert_eq!(found(&["exe", "cmd"]).as_deref(), on_windows, "{word}");
            assert_eq!(found(&[]).as_deref(), elsewhere, "{word}");
        }
    }
}
