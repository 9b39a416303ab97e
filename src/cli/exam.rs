//! `suite exam`: questions on searches, variants for a class, and their marking.

mod make;
mod mark;

use anyhow::Result;
use clap::{Args, Subcommand};
use suite_exam::Subject;

use super::status::Status;

/// Make exams on minimax, alpha-beta and the games, and mark the answers.
///
/// Questions are on random trees or positions, each with its worked solution. The choices of a question are the right
/// answer and what known mistakes lead to.
#[derive(Args)]
#[command(
    subcommand_required = true,
    arg_required_else_help = true,
    after_help = "\
Example:
  suite exam alphabeta --count 10 --seed 1 --format latex -o exam.tex
  suite exam alphabeta --seed 1 --format html -o practice.html
  suite exam othello --kinds legal-moves,best-move --seed 1
  suite exam alphabeta --seed 1 --roster roster.csv --format latex -o exam
  suite exam mark exam/key.json answers.csv"
)]
pub struct Exam {
    #[command(subcommand)]
    command: ExamCommand,
}

#[derive(Subcommand)]
enum ExamCommand {
    /// Make an exam on alpha-beta
    ///
    /// A question follows from the seed and its number alone.
    Alphabeta(Box<make::MakeOnTrees>),
    /// Make an exam on minimax
    ///
    /// A question follows from the seed and its number alone.
    Minimax(Box<make::MakeOnTrees>),
    /// Make an exam on positions of Little-Go: what is legal, what a stone captures
    ///
    /// A question follows from the seed and its number alone.
    Go(Box<make::MakeOnBoards>),
    /// Make an exam on positions of Othello: what is legal, what a disk flips, which move is best
    ///
    /// A question follows from the seed and its number alone.
    Othello(Box<make::MakeOnBoards>),
    /// Make an exam on positions of the squirrel war: what a move converts, which move is best
    ///
    /// A question follows from the seed and its number alone.
    Squirrel(Box<make::MakeOnBoards>),
    Mark(mark::Mark),
}

impl Exam {
    pub fn run(self) -> Result<Status> {
        match self.command {
            ExamCommand::Alphabeta(make) => make.run(Subject::AlphaBeta),
            ExamCommand::Minimax(make) => make.run(Subject::Minimax),
            ExamCommand::Go(make) => make.run(Subject::Go),
            ExamCommand::Othello(make) => make.run(Subject::Othello),
            ExamCommand::Squirrel(make) => make.run(Subject::Squirrel),
            ExamCommand::Mark(mark) => mark.run(),
        }
    }
}
