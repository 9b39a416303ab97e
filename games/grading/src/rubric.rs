//! What a program is graded by.

use std::path::PathBuf;

use anyhow::Result;
use suite_arena::Limits;
use suite_programs::{CommonLimits, PlayerChoice};
use suite_tabletop::StarterFile;
use suite_work::interrupt::Interrupt;

use crate::{Failure, GradingRun, RubricPart, parse_program};

/// The rubric of an assignment, with its options.
///
/// It says what the parts are, what is asked in each as a [`Section`](crate::Section), and in which order. The
/// [`GradingRun`] does the rest: it reads what is recorded, runs what is missing, records it, and shows how far it is.
pub trait Rubric {
    /// Returns the name of the game.
    fn game(&self) -> &'static str;

    /// Returns the names that the assignment has for a program, the first one first.
    fn program_names(&self) -> &'static [&'static str];

    /// Returns all parts that a rubric of this kind may have.
    fn parts(&self) -> Vec<RubricPart>;

    /// Returns the limits of a program.
    fn limits(&self) -> Limits;

    /// Parses the text that names a program to grade.
    ///
    /// # Errors
    ///
    /// A message for people if there is no such program.
    fn program(&self, text: &str) -> Result<PlayerChoice, String> {
        parse_program(text, self.program_names())
    }

    /// Returns the limits that all rubrics have, with how programs are set up.
    fn common(&self) -> &CommonLimits;

    /// Returns the limits that all rubrics have, to change them.
    fn common_mut(&mut self) -> &mut CommonLimits;

    /// Returns the stand-ins for the starter files of the assignment.
    fn starter_files(&self) -> &'static [StarterFile] {
        &[]
    }

    /// Returns whether all games or cases run in one folder, so that they would disturb each other.
    fn shares_folder(&self) -> bool {
        false
    }

    /// Returns whether the functions of a Python file are graded, which `--functions` names, and not a program.
    fn calls_functions(&self) -> bool {
        false
    }

    /// Returns the folder of the teacher's own cases, if the rubric can have them.
    fn own_cases(&mut self) -> Option<&mut Option<PathBuf>> {
        None
    }

    /// Hides these files from the program, and the teacher's own cases.
    fn hide(&mut self, mut files: Vec<PathBuf>) {
        files.extend(self.own_cases().and_then(|cases| cases.clone()));
        self.common_mut().private = files;
    }

    /// Checks that the teacher's own cases can be read, before anything starts.
    ///
    /// # Errors
    ///
    /// A folder without cases, or a case that cannot be read.
    fn check_own_cases(&self) -> Result<()> {
        Ok(())
    }

    /// Returns the number of seeds with which all games are played, from that of the grading on.
    fn seeds(&self) -> u32 {
        1
    }

    /// Returns the command-line options for what differs from the defaults, each with its value in one word.
    fn options(&self) -> Vec<String>;

    /// Runs a program once, on a trivial case, and returns its fault, if it has one. A wrong answer is none.
    ///
    /// # Errors
    ///
    /// A program that cannot be run, or an interrupt.
    fn trial(&self, program: &PlayerChoice, interrupt: &Interrupt) -> Result<Option<Failure>>;

    /// Grades a program: gets the records of all sections from the run, and adds the parts that they make to it.
    ///
    /// # Errors
    ///
    /// A program that cannot be run, a record that is not of this grading, or an interrupt.
    fn grade(&self, program: &PlayerChoice, run: &mut GradingRun<'_>) -> Result<()>;
}
