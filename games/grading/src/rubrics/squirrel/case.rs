//! Cases: tasks that the graded program has to answer.

use std::fs::{self, File};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};
use suite_arena::GameSpec;
use suite_squirrel::{Battle, Comparison, Output, Square, Task, Variant};
use suite_tabletop::{AnyMove, AnyPosition, RecordedGame};
use suite_web::GameRecord;
use suite_work::{input, note};

/// A task with a name.
#[derive(Debug, Clone)]
pub struct TaskCase {
    pub name: String,
    pub task: Task,
    /// The file with the task, to the byte: programs stumble over line ends and blanks.
    pub input: Vec<u8>,
}

/// The folder of the cases that the teacher keeps hidden, in that of all cases.
const HIDDEN: &str = "hidden";

impl TaskCase {
    /// Returns the case of a task whose file ends as all files of the course do: without a final newline.
    pub fn new(name: String, task: Task) -> Self {
        let input = task.to_string().trim_end().into();
        Self { name, task, input }
    }

    /// Returns whether the teacher keeps it hidden: reports for students tell only that it was answered wrong.
    pub fn is_hidden(&self) -> bool {
        Path::new(&self.name).starts_with(HIDDEN)
    }

    /// Returns games that start with the task.
    pub fn spec(&self) -> Option<GameSpec<AnyPosition>> {
        let variant = serde_json::to_value(Variant { input: self.task.to_string() }).ok()?;
        suite_squirrel::GAME.spec(&variant).ok()
    }

    /// Returns the case to look at, with the right moves. `result` tells what the program did instead.
    pub fn game(&self, title: String, result: &str) -> Option<GameRecord> {
        let moves = right_moves(&self.task).into_iter().map(AnyMove::new).collect();
        let game = RecordedGame::new(self.spec()?, moves, Default::default(), result.to_owned());
        Some(GameRecord::new(&game).titled(title))
    }
}

/// Why a search without a monitor has no error.
const NEVER_ENDED: &str = "nobody ends the search";

/// Returns the moves of the answer to a task.
fn right_moves(task: &Task) -> Vec<Square> {
    match task {
        Task::NextState { spec, position } => {
            let turn = spec.take_monitored_turn(position, &()).expect(NEVER_ENDED);
            turn.best.into_iter().collect()
        }
        Task::Battle { specs, position } => {
            let mut battle = Battle::new(*specs, *position);
            let turns = std::iter::from_fn(|| battle.take_monitored_turn(&()).expect(NEVER_ENDED));
            turns.filter_map(|turn| turn.best).collect()
        }
    }
}

/// The name of the file with the task.
pub const INPUT: &str = "input.txt";
/// The depth of folders within folders that are looked for cases.
const LEVELS: u32 = 4;

/// Reads the cases of a folder: each is a folder with the file `input.txt`, at any level. Expected files that are
/// beside it are compared with the right ones, and differences are noted.
pub fn read(folder: &Path, quiet: bool) -> Result<Vec<TaskCase>> {
    let mut found = Vec::new();
    find(folder, LEVELS, &mut found)?;
    ensure!(!found.is_empty(), "{}: expected folders with a file {INPUT}, found none", folder.display());
    let read = |path: PathBuf| {
        let parse = |text: &[u8]| Task::parse(text).map(|task| (task, text.to_owned()));
        let (task, input) = input::read(&path.join(INPUT), parse)?;
        if !quiet {
            compare(&task, &path)?;
        }
        let name = path.strip_prefix(folder).unwrap_or(&path).display().to_string();
        Ok(TaskCase { name: if name.is_empty() { ".".to_owned() } else { name }, task, input })
    };
    found.into_iter().map(read).collect()
}

/// Finds the folders of cases, in the order of their names.
fn find(folder: &Path, levels: u32, found: &mut Vec<PathBuf>) -> Result<()> {
    if folder.join(INPUT).is_file() {
        found.push(folder.to_owned());
        return Ok(());
    }
    let entries = fs::read_dir(folder).with_context(|| format!("cannot read {}", folder.display()))?;
    let mut folders: Vec<_> = entries.flatten().map(|entry| entry.path()).filter(|path| path.is_dir()).collect();
    folders.sort();
    folders.iter().filter(|_| levels > 0).try_for_each(|folder| find(folder, levels - 1, found))
}

/// Notes the first difference between the expected files of a case and the right ones.
fn compare(task: &Task, folder: &Path) -> Result<()> {
    for output in Output::of(task) {
        let path = folder.join(output.name());
        let Some(file) = path.is_file().then(|| File::open(&path)) else { continue };
        let compared = file.and_then(|mut file| suite_squirrel::check(task, *output, &mut file));
        let compared = compared.with_context(|| format!("cannot read {}", path.display()))?;
        if let Comparison::Different(difference) = compared {
            let [found, expected] =
                [&difference.found, &difference.expected].map(|line| line.as_deref().unwrap_or("the end of the file"));
            let place = format!("{}:{}", path.display(), difference.line);
            note!("warning: {place}: expected {expected}, found {found}; answers are compared with the former");
        }
    }
    Ok(())
}
