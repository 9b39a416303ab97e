//! `suite go`: the agent of the course's host, and the commands for Little-Go.

mod agent;
mod book;
mod course_screen;
mod train;

use anyhow::Result;
use clap::{ArgMatches, Args, FromArgMatches, Subcommand};

use super::own_commands::OwnCommands;
use super::status::Status;

/// Play Little-Go, host matches, grade programs, train a Q-learner, solve positions.
///
/// Without a subcommand, make one move as an agent of the course's host: read `input.txt` in the current folder, write
/// `output.txt`, and exit. `input.txt` does not tell the number of moves played, on which the end of the game depends,
/// so the agent keeps it in `suite-black.txt` or `suite-white.txt` beside `input.txt`. If that file is missing or
/// belongs to another game, the agent assumes the least number that the stones allow, and prints a warning.
#[derive(Args)]
#[command(
    args_conflicts_with_subcommands = true,
    after_help = "\
Players, with their options:
  random      any legal placement
  greedy      the placement that captures the most stones
  aggressive  the placement that captures the most stones with the next one
  alphabeta   limit=2 plies, branching=10 placements
  minimax     limit=2 plies, branching=N placements [default: all]
  champion    the strongest: time=1 second, nodes=500000 positions, threads=1;
              book=FILE of `suite go book build` [default: built in]
  qlearning   table=FILE of `suite go train` [default: built in]

Example:
  suite go
  suite go --player alphabeta:limit=4,branching=25 --input game/input.txt --output game/output.txt
  suite go play --against aggressive
  suite go gtp --agent me.py
  suite go check me.py
  suite go host --black me.py --white aggressive --games 20 --swap
  suite go grade me.py
  suite go replay games.jsonl --game 2
  suite go analyze games.jsonl --game 7
  suite go book verify 3x3.book
  suite go solve --moves '2,2 1,1' --all-moves
  suite go train --games 50000 --table table.json
  suite go perft 5"
)]
struct Go {
    #[command(flatten)]
    agent: agent::Agent,
}

/// The help of verbs that all games have.
#[derive(Subcommand)]
enum Help {
    /// Find the mistakes in a game by solving the position after each move
    ///
    /// The game, finished or not, is a record of `suite go host --json`, an SGF file, or a list of moves, as row,column
    /// from 0 at the top left or as in Go: 2,2 is C3 on 5x5. Each position is solved to the end of the game, from the
    /// last one back; one that takes longer than --time is reported as unknown. On 5x5 the champion's book, which is
    /// proved, helps.
    #[command(after_help = "\
Example:
  suite go host --black aggressive --white greedy --games 10 --json > games.jsonl
  suite go analyze games.jsonl --game 7
  suite go analyze game-0001.sgf --exact --time 60
  suite go analyze --size 3 --moves '1,1 0,1 PASS'")]
    Analyze,
    /// Check that a program knows the rules, in positions where it is easy to go wrong
    ///
    /// The positions have kos, suicides, captures, forced passes, and the end of the game, for either color. The
    /// program is started for each one, as `suite go host` starts it, and asked for its move. A wrong answer is shown
    /// with the board, the legal moves and the rule, and the exit code is 1. With --input, the program is asked in that
    /// position only, such as one that a grading has kept.
    #[command(after_help = "\
Example:
  suite go check my_player3.py
  suite go check my_player3.py --only 5
  suite go check my_player3.py --input input.txt --played 12")]
    Check,
    /// Grade a program by the assignment's rubric.
    ///
    /// The program plays 20 games against each opponent, 10 of each color: in stage 1 against random, greedy,
    /// aggressive and alphabeta (90 points), in stage 2 against qlearning and championship (10 points). The CPU time
    /// limits are 7200 seconds for stage 1, 3600 seconds for stage 2, and 10 seconds for a move. The program starts and
    /// runs as under `suite go host`. One that cannot be compiled loses all games, and the report has the compiler's
    /// message.
    ///
    /// Other seeds bring other points. `--seed 1 --seeds 3` grades with the seeds 1, 2 and 3, as three gradings would,
    /// and tells the points with each, their mean, which counts, and their standard deviation.
    ///
    /// Each game is recorded as it ends, so that an interrupted grading can be resumed.
    #[command(after_help = "\
Example:
  suite go grade submissions/ann
  suite go grade 'python3 my_player3.py'
  suite go grade my_player3.py --seed 1 --seeds 3
  suite go grade my_player3.py --stage 1 --out records --gradescope results.json
  suite go grade my_player3.py --resume")]
    Grade,
    /// Play in a program for Go: a player, or a program, behind GTP version 2
    ///
    /// Commands are read from stdin and answered on stdout; `list_commands` lists them. An AGENT is a built-in player
    /// (see `suite go --help`), a source file, a folder with one, or a command: a program that knows only the files of
    /// the assignment is asked by these, under the limits and the confinement of `suite go host`. docs/gtp.md has how
    /// to set up GoGui and Sabaki.
    ///
    /// Illegal moves, moves out of turn and moves after the end of the game are refused with the reason; so is any
    /// other komi.
    #[command(after_help = "\
Example:
  suite go gtp
  suite go gtp --agent my_player3.py --size 5
  suite go gtp --agent champion:time=5 --seed 1")]
    Gtp,
    /// Host a match between programs, built-in players and people
    ///
    /// An AGENT is a built-in player (see `suite go --help`), `human`, a source file, a folder with one, or a command.
    ///
    /// A .py file is started with the Python that it is written for. A .cpp file is compiled with g++ -O2, with those
    /// beside it if they belong together, and a .java file with javac, once, before the first game. In a folder the
    /// source file is `my_player3.py`, `my_player.py`, `my_player11.cpp` (compiled as C++11), `my_player.cpp` or
    /// `my_player.java`, the first of these that is there, or else the only one that is no starter file of the course.
    /// All files of the folder are copied to the one that the program runs in, as are data files beside a source file,
    /// such as .json, .txt, .csv, .pkl and .npy.
    ///
    /// A program is started for each move, as in the assignment: the host removes `output.txt`, writes `input.txt`,
    /// starts the program in that folder, waits for it to exit, and reads `output.txt`. The folder is temporary and
    /// lasts for the match, so that helper files work. Use --work-dir for a command that reads files, such as a trained
    /// table, from the folder that it runs in. Files, and folders like `./build`, in the command are found from the
    /// current folder.
    ///
    /// A fault costs an agent the game and is reported by its id: illegal (occupied, suicide, ko or off-board),
    /// malformed, missing, unreadable, timeout, budget, memory, processes, disk, crash, no-start or no-folder. An
    /// answer that was written counts, however the program exits. A program may have 64 MiB on disk and 32 processes.
    /// CPU time is that of all threads and processes of a program.
    ///
    /// On Linux, programs run confined: they read the system's folders and the one that they lie in, write in the
    /// folder that they run in, and have no network and no way to other processes. What is not enforced is said.
    #[command(after_help = "\
Example:
  suite go host --black my_player3.py --white aggressive --games 20 --swap
  suite go host --black submissions/ann --white submissions/bob --games 20 --swap
  suite go host --black './my_player' --white 'java -cp ./build my_player' --json
  suite go host --black human --white alphabeta:limit=4,branching=25")]
    Host,
    /// Count the positions after a number of plies (perft), to test the rules and their speed
    ///
    /// A pass is a ply. Games that end earlier are counted apart.
    #[command(after_help = "\
Example:
  suite go perft 5
  suite go perft --size 3 8 --divide")]
    Perft,
    /// Play against a built-in player or a program
    ///
    /// Type a move as row,column from 0 at the top left, such as 2,3, or pass; undo, hint, resign, quit, help.
    #[command(after_help = "\
Example:
  suite go play
  suite go play --against alphabeta:limit=4 --second
  suite go play --against my_player3.py --json > game.jsonl")]
    Play,
    /// Step through a recorded game: a record of `suite go host --json`, or an SGF file
    ///
    /// On a terminal, press Enter for the next move, or type `b` to go back, a number to go to that move, `q` to quit.
    /// Elsewhere all boards are printed. With --input-to, write the `input.txt` that a program reads before a move.
    #[command(after_help = "\
Example:
  suite go host --black aggressive --white greedy --games 10 --json > games.jsonl
  suite go replay games.jsonl --game 7
  suite go replay games.jsonl --game 7 --move 12 --input-to input.txt
  suite go replay game-0001.sgf | less")]
    Replay,
    /// Solve a position: the winner, the margin, and best play to the end
    ///
    /// The position is the start of a game, the one after --moves, or an `input.txt` with the number of moves played.
    /// The answer is proved by a search to the end of the game; from the start on 5x5 that takes less than a minute.
    ///
    /// With --checkpoint, a long run can be interrupted with Ctrl-C and resumed later.
    #[command(after_help = "\
Example:
  suite go solve --threads 2
  suite go solve --moves '2,2 1,1' --all-moves
  suite go solve --input input.txt --played 10 --exact --json
  suite go solve --size 6 --moves '2,2 3,3 2,3 3,2' --memory 8G --checkpoint 6x6.checkpoint")]
    Solve,
}

/// The verbs of this game only.
#[derive(Subcommand)]
enum OwnVerb {
    /// Make one move as an agent of the course's host
    ///
    /// Reads `input.txt` in the current folder, writes `output.txt`, and exits, as `suite go` does without a verb.
    #[command(after_help = "\
Example:
  suite go agent
  suite go agent --player alphabeta:limit=4,branching=25 --input game/input.txt --output game/output.txt")]
    Agent(agent::Agent),
    Book(book::Book),
    Host(course_screen::Host),
    Train(train::Train),
}

/// What Little-Go adds to the verbs that all games have.
pub const COMMANDS: OwnCommands = OwnCommands {
    game: "go",
    add_bare: Go::augment_args,
    add_help: Help::augment_subcommands,
    add_verbs: OwnVerb::augment_subcommands,
    run,
};

fn run(matches: &ArgMatches) -> Result<Status> {
    if matches.subcommand().is_none() {
        return Go::from_arg_matches(matches)?.agent.run();
    }
    match OwnVerb::from_arg_matches(matches)? {
        OwnVerb::Agent(agent) => agent.run(),
        OwnVerb::Book(book) => book.run(),
        OwnVerb::Host(host) => host.run(),
        OwnVerb::Train(train) => train.run(),
    }
}
