//! The source files of a class for programs that look for copies: MOSS and JPlag.
//!
//! Both compare submissions of one language, with a folder for each, and leave out what the course has given to all.
//! MOSS takes each folder for a submission, so that files of folders within it are laid beside the others.

use std::borrow::Cow;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};
use suite_programs::STARTER_NAMES;

use super::{ClassPlan, STARTER_FILES};
use crate::submissions::SUBMISSIONS;

/// A language that both programs know.
struct SourceLanguage {
    /// The folder for it.
    folder: &'static str,
    /// The ends of the names of files.
    extensions: &'static [&'static str],
    /// The names that the programs have for it.
    moss: &'static str,
    jplag: &'static str,
}

const LANGUAGES: [SourceLanguage; 3] = [
    SourceLanguage { folder: "python", extensions: &["py"], moss: "python", jplag: "python3" },
    SourceLanguage { folder: "cpp", extensions: &["cpp", "cc", "cxx", "h", "hpp"], moss: "cc", jplag: "cpp" },
    SourceLanguage { folder: "java", extensions: &["java"], moss: "java", jplag: "java" },
];
/// The folder of what the course has given to all, beside those of languages.
const BASE: &str = "base";

/// The source files of the submissions in a language.
#[derive(Debug)]
pub struct SourceExport {
    /// The name of the language.
    pub language: &'static str,
    /// The number of submissions with a file in it.
    pub submissions: usize,
    /// The command lines that compare them.
    pub commands: [String; 2],
}

/// Copies the source files of a class to a new folder: `LANGUAGE/NAME/FILE`, and what the course has given to all to
/// `base/LANGUAGE/FILE`. The names of the course's starter files are left out of submissions.
///
/// # Errors
///
/// A folder that is there, one that cannot be written to, or a submission that cannot be read.
pub fn export_sources(folder: &Path, plan: &ClassPlan, out: &Path) -> Result<Vec<SourceExport>> {
    ensure!(!out.exists(), "--out: expected a new folder, found {}", out.display());
    let parent = out.parent().filter(|parent| !parent.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let room = tempfile::Builder::new().prefix(".room-").tempdir_in(parent);
    let room = room.with_context(|| format!("cannot write to {}", parent.display()))?;
    let new = room.path().join("new");
    fs::create_dir(&new).with_context(|| format!("cannot write to {}", parent.display()))?;
    let export = |language: &SourceLanguage| {
        let (mut submissions, mut all) = (0, BTreeSet::new());
        for job in &plan.jobs {
            let mut own = files(&folder.join(SUBMISSIONS).join(&job.id), language)?;
            own.retain(|(_, name)| !STARTER_NAMES.contains(&&**name));
            copy(&own, &new.join(language.folder).join(&job.id))?;
            submissions += usize::from(!own.is_empty());
            all.extend(own.into_iter().filter_map(|(path, _)| language.extension(&path)));
        }
        if all.is_empty() {
            return Ok(None);
        }
        let given = files(&folder.join(STARTER_FILES), language)?;
        copy(&given, &new.join(BASE).join(language.folder))?;
        let base = given.iter().filter_map(|(path, _)| language.extension(path)).collect();
        let commands = language.commands(out, &all, &base);
        anyhow::Ok(Some(SourceExport { language: language.folder, submissions, commands }))
    };
    let exports: Vec<_> =
        LANGUAGES.iter().filter_map(|language| export(language).transpose()).collect::<Result<_>>()?;
    ensure!(!exports.is_empty(), "{}: expected source files of submissions, found none", folder.display());
    fs::rename(&new, out).with_context(|| format!("cannot write {}", out.display()))?;
    Ok(exports)
}

/// Returns the files of a language in a folder and in those within it, each with a name of its own; none if there is no
/// such folder.
fn files(folder: &Path, language: &SourceLanguage) -> Result<Vec<(PathBuf, String)>> {
    let mut found = Vec::new();
    if folder.is_dir() {
        find(folder, "", language, &mut found)?;
    }
    found.sort();
    let mut names = BTreeSet::new();
    for (_, name) in &mut found {
        // `a/b.py` and `a-b.py`.
        while !names.insert(name.clone()) {
            name.insert(0, '-');
        }
    }
    Ok(found)
}

fn find(folder: &Path, prefix: &str, language: &SourceLanguage, found: &mut Vec<(PathBuf, String)>) -> Result<()> {
    let cannot = || format!("cannot read {}", folder.display());
    for entry in fs::read_dir(folder).with_context(cannot)? {
        let path = entry.with_context(cannot)?.path();
        let name = format!("{prefix}{}", path.file_name().unwrap_or_default().to_string_lossy());
        if path.is_dir() && !path.is_symlink() {
            find(&path, &format!("{name}-"), language, found)?;
        } else if path.is_file() && language.extension(&path).is_some() {
            found.push((path, name));
        }
    }
    Ok(())
}

/// Copies files to a new folder, if there are any.
fn copy(files: &[(PathBuf, String)], folder: &Path) -> Result<()> {
    for (path, name) in files {
        fs::create_dir_all(folder).with_context(|| format!("cannot write to {}", folder.display()))?;
        fs::copy(path, folder.join(name)).with_context(|| format!("cannot copy {}", path.display()))?;
    }
    Ok(())
}

impl SourceLanguage {
    /// Returns the end of a file's name, if it is in this language.
    fn extension(&self, path: &Path) -> Option<&'static str> {
        let found = path.extension()?.to_str()?;
        self.extensions.iter().copied().find(|extension| *extension == found)
    }

    /// Returns the command lines of MOSS and of JPlag for files with these ends of their names, of submissions and of
    /// what the course has given to all.
    fn commands(&self, out: &Path, own: &BTreeSet<&str>, base: &BTreeSet<&str>) -> [String; 2] {
        // Only a path with a zero byte has no quotes.
        let quoted = |path: PathBuf| {
            let path = path.display().to_string();
            shlex::try_quote(&path).map(Cow::into_owned).unwrap_or(path)
        };
        let [own_folder, base_folder] = [out.to_owned(), out.join(BASE)].map(|folder| quoted(folder.join(self.folder)));
        let [mut moss, mut jplag] =
            [format!("moss -l {}", self.moss), format!("java -jar jplag.jar -l {}", self.jplag)];
        for extension in base {
            moss += &format!(" -b {base_folder}/*.{extension}");
        }
        if !base.is_empty() {
            jplag += &format!(" -bc {base_folder}");
        }
        moss += " -d";
        for extension in own {
            moss += &format!(" {own_folder}/*/*.{extension}");
        }
        [moss, format!("{jplag} {own_folder}")]
    }
}
