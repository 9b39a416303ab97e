//! The table of hostile programs, with what each comes to.

use super::Level;
use super::programs;

/// An attack by a program.
pub struct Attack {
    /// The function in `programs.py`.
    pub name: &'static str,
    pub class: Class,
    /// The id of the mistake; `None` if the program may do that, and its answer counts.
    pub verdict: Option<&'static str>,
    /// The same for a program that talks over a pipe.
    over_a_pipe: Option<&'static str>,
    /// The verdict where there are no rooms.
    elsewhere: Elsewhere,
    /// What the program may say on standard error: one of these, if there are any.
    pub said: &'static [&'static str],
}

/// A class of attacks.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Class {
    /// An act that fails at once.
    Denied,
    /// A fault with an answer and its time.
    Answer,
    /// Excessive use of resources, which is judged without confinement, too.
    Excess,
    /// Excessive use of resources that tries to be overlooked.
    Trick,
}

/// The verdict on an attack where there are no rooms.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Elsewhere {
    Same,
    /// Nothing prevents it, and the answer counts.
    NotHeld,
    Other(&'static str),
}

/// How Python tells of what is denied, or is not there.
const REFUSALS: &[&str] = &[
    "PermissionError: ",
    "FileNotFoundError: ",
    "OSError: [Errno 38] Function not implemented",
    "OSError: [Errno 9] Bad file descriptor",
    "OSError: [Errno 30] Read-only file system",
];

const fn fails(class: Class, name: &'static str, verdict: &'static str) -> Attack {
    Attack { name, class, verdict: Some(verdict), over_a_pipe: Some(verdict), elsewhere: Elsewhere::Same, said: &[] }
}

const fn is_denied(name: &'static str) -> Attack {
    Attack { said: REFUSALS, ..fails(Class::Denied, name, "crash") }
}

const fn may(class: Class, name: &'static str) -> Attack {
    Attack { verdict: None, over_a_pipe: None, ..fails(class, name, "") }
}

impl Attack {
    const fn over_a_pipe(self, verdict: &'static str) -> Self {
        Self { over_a_pipe: Some(verdict), ..self }
    }

    const fn elsewhere(self, elsewhere: Elsewhere) -> Self {
        Self { elsewhere, ..self }
    }

    /// Returns the verdict at a level, for a program that writes files or talks over a pipe.
    pub fn expected(&self, level: Level, writes_files: bool) -> Option<&'static str> {
        let verdict = if writes_files { self.verdict } else { self.over_a_pipe };
        match self.elsewhere {
            _ if level == Level::Rooms => verdict,
            Elsewhere::Same => verdict,
            Elsewhere::NotHeld => None,
            Elsewhere::Other(verdict) => Some(verdict),
        }
    }

    /// Returns whether the attack is on the file for the answer.
    pub fn needs_output(&self) -> bool {
        let programs = programs();
        let own = programs.split("\ndef ").find(|function| function.starts_with(&format!("{}(", self.name)));
        own.expect("a function").contains("OUTPUT")
    }
}

use Class::{Answer, Excess, Trick};
use Elsewhere::{NotHeld, Other};

/// All attacks.
pub const ATTACKS: &[Attack] = &[
    // Files and folders of others.
    is_denied("reads_a_neighbor"),
    is_denied("lists_a_neighbor"),
    is_denied("looks_at_a_neighbor").elsewhere(NotHeld),
    is_denied("reads_the_records"),
    is_denied("reads_the_key"),
    is_denied("reads_passwords"),
    is_denied("reads_an_inherited_file"),
    is_denied("overwrites_the_records"),
    is_denied("adds_to_the_records"),
    is_denied("changes_a_neighbor"),
    is_denied("changes_its_own_program"),
    is_denied("changes_times"),
    is_denied("changes_a_mode"),
    is_denied("changes_attributes"),
    is_denied("changes_attributes_by_a_new_call"),
    is_denied("changes_flags_by_a_new_call"),
    is_denied("watches_files"),
    is_denied("changes_times_of_a_file_of_all"),
    // A covert channel to whoever runs at the same time.
    may(Class::Denied, "locks_a_file_of_all"),
    // Other processes, and ways to talk to them.
    is_denied("opens_a_socket"),
    is_denied("opens_a_unix_socket"),
    is_denied("opens_raw_sockets"),
    is_denied("shares_memory_by_a_key"),
    is_denied("queues_messages_by_a_key"),
    is_denied("reads_the_graders_memory"),
    is_denied("slows_the_grader_down"),
    is_denied("reads_the_graders_clock"),
    is_denied("kills_the_grader"),
    is_denied("stops_the_grader"),
    // Answers and their time.
    fails(Answer, "leaves_a_fifo", "unreadable"),
    fails(Answer, "leaves_a_folder", "unreadable"),
    fails(Answer, "leaves_a_link", "unreadable"),
    fails(Answer, "leaves_a_link_to_a_device", "unreadable"),
    fails(Answer, "prints_without_end", "timeout").over_a_pipe("malformed"),
    fails(Answer, "complains_without_end", "timeout"),
    fails(Answer, "complains_in_one_line", "timeout"),
    may(Answer, "prints_five_gigabytes").over_a_pipe("malformed"),
    fails(Answer, "loops", "timeout"),
    fails(Answer, "sleeps", "timeout"),
    fails(Answer, "ignores_signals", "timeout"),
    Attack { said: &["ValueError: no idea\n"], ..fails(Answer, "fails", "crash") },
    fails(Answer, "says_that_it_was_not_started", "no-start"),
    fails(Answer, "says_that_the_computer_has_no_resources", "crash"),
    fails(Answer, "ends_by_a_signal", "crash"),
    fails(Answer, "ends_without_an_answer", "missing").over_a_pipe("eof"),
    // Resources, and what is left behind.
    fails(Excess, "answers_without_end", "disk"),
    fails(Excess, "fills_the_disk", "disk"),
    fails(Excess, "holds_memory", "memory"),
    fails(Excess, "has_many_children", "processes"),
    fails(Excess, "forks", "processes"),
    fails(Excess, "leaves_children_unburied", "processes"),
    may(Excess, "leaves_a_daemon"),
    fails(Excess, "lets_a_daemon_compute", "timeout"),
    may(Excess, "nests_folders_in_place_of_its_files").elsewhere(Other("disk")),
    fails(Trick, "fills_the_disk_with_files_without_names", "disk").elsewhere(NotHeld),
    fails(Trick, "fills_the_disk_beyond_paths", "disk"),
    fails(Trick, "fills_a_closed_folder", "disk"),
    fails(Trick, "holds_shared_memory", "crash"),
    fails(Trick, "hides_time_in_children", "timeout"),
    fails(Trick, "hides_time_in_children_without_end", "timeout"),
];

/// An act that is possible only for programs that are not confined.
pub const REMOVAL: Attack = fails(Excess, "removes_its_folder", "no-folder").over_a_pipe("eof");
