//! `suite othello grade`: grades a program by the rubric of Othello.

use anyhow::Result;
use clap::Args;
use suite_grading::AnyRubric;
use suite_grading::rubrics::othello::OthelloRubric;
use suite_othello::Position;
use suite_tabletop::Tabletop;
use suite_text::positive;

use super::GradeArgs;
use crate::cli::args::limit_args::LimitOptions;
use crate::cli::status::Status;

/// Grade a program by the assignment's rubric.
///
/// Minimax and alpha-beta bring 30 points each, the depth limit, caching, ordering and the program's own heuristic 10
/// each. For all but the last, the program is asked for a move on random boards, with the manager's flags; a move is
/// right if none is worth more by the textbook's search, with the disks of the player less the opponent's at the limit.
/// Points are for right moves beyond the number that moves at random may give.
///
/// Alpha-beta, caching and ordering must also save work on the same boards, each asked with and without: positions
/// visited, which --functions counts, or else CPU time, by a test that chance passes in 1 of 100 gradings. Boards with
/// larger trees follow if the program is too quick for that. Where it cannot be told, the part is undecided: it has no
/// points, and the report says why.
///
/// For its own heuristic the program plays against greedy and alphabeta on 6x6 and 8x8, with a limit of 2 or 4, caching
/// and ordering; points are for wins beyond the number that moves at random may give. If it uses that heuristic at any
/// limit, the depth limit is judged by the positions that its minimax visits with --functions, and undecided without.
///
/// A .py file is started with the Python that it is written for. A .cpp file is compiled with g++ -O2, with those
/// beside it if they belong together, and a .java file with javac, once, before the first board. In a folder the source
/// file is `agent.py`, `agent.cpp`, `agent.java` or `UNI_ai.py`, the first of these that is there, or else the only one
/// that is no starter file of the course.
///
/// With --functions the assignment's functions in a Python file are called directly. Six more parts, without points,
/// then show whether `compute_utility` and the functions of nodes are right, which the course's public tests call, such
/// as `minimax_min_node`, and whether a cache is shared between limits.
#[derive(Args)]
#[command(
    mut_arg("jobs", |jobs| jobs.help("Number of boards or games at the same time [default: all cores]")),
    mut_arg("seed", |seed| seed.help("Random seed; the same seed gives the same boards [default: random, printed]")),
    mut_arg("resume", |resume| resume.conflicts_with_all(
        [
            "cases_per_task", "games", "time_limit", "wall_limit", "memory_limit", "work_dir", "confine", "python",
            "with", "file",
        ]
    )),
    after_help = "\
Example:
  suite othello grade submissions/ann
  suite othello grade 'python3 agent.py'
  suite othello grade agent.py --seed 1 --cases-per-task 50 --gradescope results.json
  suite othello grade --functions agent.py --points 'minimax=40,alpha-beta=40,ordering=0'
  suite othello grade agent.py --resume"
)]
pub struct Grade {
    /// Program to grade: a .py, .cpp or .java file, a folder with one, or a command
    #[arg(required_unless_present = "functions")]
    command: Option<String>,
    /// Call the functions of a Python file: `compute_utility`, `select_move_minimax` and `select_move_alphabeta`
    #[arg(long, value_name = "FILE", conflicts_with = "command")]
    functions: Option<String>,
    #[command(flatten)]
    rubric: OthelloOptions,
    #[command(flatten)]
    args: GradeArgs,
}

/// The options of the rubric.
#[derive(Debug, Args)]
pub struct OthelloOptions {
    /// Number of random boards for each part; CPU times tell nothing of fewer than 13
    #[arg(long, value_name = "N", default_value = "20", value_parser = positive::<u32>)]
    cases_per_task: u32,
    /// Number of games for the program's own heuristic
    #[arg(long, value_name = "N", default_value = "96", value_parser = positive::<u32>)]
    games: u32,
    #[command(flatten)]
    limits: LimitOptions,
}

impl OthelloOptions {
    /// Returns the rubric for programs or for functions.
    pub fn rubric(self, functions: bool) -> Result<AnyRubric> {
        let Self { cases_per_task, games, limits } = self;
        let limits = limits.limits(Position::<u64>::STARTER_FILES)?;
        Ok(OthelloRubric { functions, cases_per_task, games, limits }.into())
    }
}

impl Grade {
    pub fn run(self) -> Result<Status> {
        let Self { command, functions, rubric, args } = self;
        let rubric = rubric.rubric(functions.is_some())?;
        let program = command.or(functions).expect("one of them is required");
        args.run(&program, rubric)
    }
}
