//! Seatbelt, the sandbox of macOS: rules as a profile for `sandbox-exec`, which holds for all that a program starts.
//!
//! Apple describes neither the tool nor its language, but Bazel and Chromium rely on them, too:
//! <https://chromium.googlesource.com/chromium/src/+/HEAD/sandbox/mac/README.md>.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;

use super::rules::Rules;

/// The tool that puts itself under a profile and becomes a program.
const TOOL: &str = "/usr/bin/sandbox-exec";
/// What holds for all programs.
const PROFILE: &str = include_str!("seatbelt.sb");

/// Returns the command that starts a program under these rules.
pub(super) fn command(rules: &Rules, program: &Path, arguments: &[PathBuf]) -> Command {
    let mut profile = Profile { text: PROFILE.to_owned(), parameters: Vec::new() };
    profile.add("allow file-read-data", "subpath", &rules.read);
    profile.add("allow file-read-data", "literal", &rules.list);
    profile.add("allow file-read-data file-write*", "subpath", &[PathBuf::from(".")]);
    profile.add("deny file-read-data process-exec", "literal", &rules.hidden);
    let mut command = Command::new(TOOL);
    for parameter in profile.parameters {
        command.arg("-D").arg(parameter);
    }
    command.arg("-p").arg(profile.text).arg("--").arg(program).args(arguments);
    command
}

/// A profile under construction.
struct Profile {
    text: String,
    /// The paths that the text names, as `NAME=PATH`: in the text, some of their characters would mean something.
    parameters: Vec<OsString>,
}

impl Profile {
    /// Adds a rule for what is there of these paths. Seatbelt compares paths without links.
    fn add(&mut self, rule: &str, filter: &str, paths: &[PathBuf]) {
        for path in paths.iter().filter_map(|path| path.canonicalize().ok()) {
            let name = format!("PATH{}", self.parameters.len());
            self.text += &format!("({rule} ({filter} (param \"{name}\")))\n");
            let mut parameter = OsString::from(name + "=");
            parameter.push(path);
            self.parameters.push(parameter);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::confine::{Confinement, Support};

    #[test]
    fn a_profile_opens_what_the_rules_open_and_nothing_else_of_other_people() {
        let folder = tempfile::tempdir().expect("a folder");
        let root = folder.path().canonicalize().expect("a path");
        let [own, tool] = ["a \"quoted\" name", "suite"].map(|name| root.join(name));
        for path in [&own, &tool] {
            std::fs::write(path, "").expect("a file");
        }
        let rules = Rules {
            confinement: Confinement::Kernel(Support { seatbelt: true, ..Support::NONE }),
            read: vec![own.clone(), root.join("none")],
            list: vec![root.clone()],
            hidden: vec![tool.clone()],
            memory: u64::MAX,
            file_size: u64::MAX,
            tasks: u64::MAX,
            parent: 1,
            marks: true,
            room: None,
            place: PathBuf::new(),
        };
        let command = command(&rules, Path::new("python3"), &["me.py".into()]);
        assert_eq!(command.get_program(), TOOL);
        let words: Vec<_> = command.get_args().map(|word| word.to_str().expect("a word")).collect();
        let here = Path::new(".").canonicalize().expect("a path");
        let paths = [&own, &root, &here, &tool];
        let parameters = paths.iter().enumerate().map(|(number, path)| format!("PATH{number}={}", path.display()));
        let given = words.iter().skip_while(|word| **word != "-D").skip(1).step_by(2).take(paths.len());
        assert!(given.map(ToString::to_string).eq(parameters), "{words:?}");
        let ["-p", profile, "--", "python3", "me.py"] = words[2 * paths.len()..] else { panic!("{words:?}") };
        let added = "\
            (allow file-read-data (subpath (param \"PATH0\")))\n\
            (allow file-read-data (literal (param \"PATH1\")))\n\
            (allow file-read-data file-write* (subpath (param \"PATH2\")))\n\
            (deny file-read-data process-exec (literal (param \"PATH3\")))\n";
        assert_eq!(profile, format!("{PROFILE}{added}"));
        // Each rule ends, and comments hold no parenthesis that would hide that one does not.
        let depth = |text: &str| text.matches('(').count().cast_signed() - text.matches(')').count().cast_signed();
        assert!(profile.lines().filter(|line| line.starts_with(';')).all(|line| depth(line) == 0));
        assert_eq!(depth(profile), 0);
    }
}
