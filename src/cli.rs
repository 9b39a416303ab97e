//! The command line: verbs that every game has, what some games add to them, and the commands for all games.

mod args;
mod class;
mod completions;
mod confine;
mod contest;
mod drawing;
mod exam;
mod game_commands;
mod go;
mod grade;
mod gtp;
mod jobs;
mod learning;
mod man;
mod matches;
mod othello;
mod own_commands;
mod players;
mod proving;
mod records;
mod solving;
mod squirrel;
mod status;
mod tictactoe;
mod tree;
#[cfg(feature = "web")]
mod web;

use anstyle::AnsiColor;
use anyhow::Result;
use clap::builder::Styles;
use clap::{ArgMatches, Command, CommandFactory, FromArgMatches, Parser, Subcommand};

pub use self::completions::complete;
pub use self::status::Status;
/// Opponent, referee and checker for the classic adversarial-search assignments.
#[derive(Parser)]
#[command(version, arg_required_else_help = true, styles = STYLES, after_help = EXAMPLES)]
struct Cli {}

/// The colors of `--help`.
const STYLES: Styles = Styles::styled()
    .header(AnsiColor::Green.on_default().bold())
    .usage(AnsiColor::Green.on_default().bold())
    .literal(AnsiColor::Cyan.on_default().bold())
    .placeholder(AnsiColor::Cyan.on_default());

const EXAMPLES: &str = "\
Example:
  suite othello play                   play against the strongest player
  suite go host --black me.py --white aggressive --games 20 --swap
                                       play a series of games against an opponent
  suite go grade me.py                 grade a program by the assignment's rubric
  suite class grade go submissions --out results
                                       grade the submissions of a whole class
  suite contest go submissions         hold a contest of all programs in a folder
  suite go solve                       prove who wins Little-Go
  suite squirrel -i input.txt          answer a task of the squirrel war
  suite squirrel check -i input.txt    explain where an answer is wrong
  suite go                             make one move, from input.txt to output.txt
  suite tree solve '[[3, 12], [2, 4]]' search a textbook's tree
  suite exam alphabeta --seed 1        make an exam on alpha-beta, with solutions
  suite web                            see games and search trees in the browser
  suite tictactoe                      learn tic-tac-toe, and play the course's competition

Exit codes: 0 success, 1 the answer is no (a check found a difference), 2 wrong command line,
bad input or unwritable output, 70 internal error, 130 interrupted.";

/// The commands that are none of a single game.
#[derive(Subcommand)]
enum GeneralCommand {
    Class(Box<class::Class>),
    Completions(completions::Completions),
    Confine(confine::Confine),
    Contest(Box<contest::Contest>),
    Exam(Box<exam::Exam>),
    Man(man::Man),
    Merge(jobs::Merge),
    Prove(proving::Prove),
    Run(jobs::Run),
    Tree(tree::Tree),
    #[cfg(feature = "web")]
    Web(web::Web),
}

/// Returns the whole command line. There are hundreds of options, and most commands take less time than making them
/// all: those of a game are made when it is asked for.
pub fn command() -> Command {
    let general = GeneralCommand::augment_subcommands(Command::new(""));
    let games = suite_catalog::games().map(game_commands::command);
    let mut commands: Vec<_> = general.get_subcommands().cloned().chain(games).collect();
    commands.sort_by(|a, b| a.get_name().cmp(b.get_name()));
    Cli::command().subcommand_required(true).subcommands(commands.into_iter().map(|command| command.display_order(0)))
}

/// Runs the command that a command line asks for.
pub fn run(matches: &ArgMatches) -> Result<Status> {
    if let Some((name, matches)) = matches.subcommand()
        && let Some(game) = suite_catalog::find(name)
    {
        return game_commands::run(game, matches);
    }
    match GeneralCommand::from_arg_matches(matches)? {
        GeneralCommand::Class(class) => class.run(),
        GeneralCommand::Completions(completions) => completions.run(),
        GeneralCommand::Confine(confine) => confine.run(),
        GeneralCommand::Contest(contest) => contest.run(),
        GeneralCommand::Exam(exam) => exam.run(),
        GeneralCommand::Man(man) => man.run(),
        GeneralCommand::Merge(merge) => merge.run(),
        GeneralCommand::Prove(prove) => prove.run(),
        GeneralCommand::Run(run) => run.run(),
        GeneralCommand::Tree(tree) => tree.run(),
        #[cfg(feature = "web")]
        GeneralCommand::Web(web) => web.run(),
    }
}
