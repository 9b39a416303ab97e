//! `suite othello`: the agent of the course's manager, and the commands for Othello.

mod agent;
mod book;
mod nboard;
pub mod rules_arg;
mod start_args;
pub mod train;

use anyhow::Result;
use clap::{ArgMatches, Args, FromArgMatches, Subcommand};

use super::own_commands::OwnCommands;
use super::status::Status;

/// Play Othello, host matches, grade programs, train weights, solve positions.
///
/// Without a subcommand, play a game as an agent of the course's manager, by its protocol on stdin and stdout. If the
/// manager sets a limit or asks for minimax, the textbook search plays with these options; otherwise the champion
/// plays.
#[derive(Args)]
#[command(
    args_conflicts_with_subcommands = true,
    after_help = "\
Players, with their options:
  randy      any legal move
  greedy     the move with the best heuristic value; heuristic=NAME
  minimax    limit=5 plies; caching, ordering, heuristic=NAME
  alphabeta  limit=5 plies; caching, ordering, heuristic=NAME
  champion   the strongest: time=2 seconds, threads=1

Heuristics:
  utility    own disks less the opponent's
  mobility   own legal moves less the opponent's
  champion   the champion's: learned on 6x6 and 8x8; elsewhere mobility, corners, stable disks

Example:
  suite othello play
  suite othello host -a me.py -b alphabeta:limit=3 --games 20
  suite othello grade me.py
  suite othello solve -d 4
  suite othello train --data games --out 8x8-ends.weights
  suite othello perft 9"
)]
struct Othello {
    #[command(flatten)]
    agent: agent::Agent,
}

/// The help of verbs that all games have.
#[derive(Subcommand)]
enum Help {
    /// Find the mistakes in a game by solving the position after each move
    ///
    /// The game, finished or not, is a record of `suite othello host --json`, a GGF file, a transcript such as f5d6c3,
    /// or a list of moves. A file with a GGF or a transcript has a game by the standard rules. Each position is solved
    /// to the end of the game, from the last one back. On 6x6 and 8x8, what takes more than --nodes or --time is
    /// estimated by the champion's search, which is marked by "about", and the moves that seem to cost the most are
    /// listed. Ctrl-C prints what was found until then.
    #[command(after_help = "\
Example:
  suite othello host -a champion:time=0.1 -b greedy --json > game.jsonl
  suite othello analyze game.jsonl --exact
  suite othello analyze game-0001.ggf
  suite othello analyze -d 4 --moves a2a1")]
    Analyze,
    /// Check that a program knows the rules, in positions where it is easy to go wrong
    ///
    /// The positions have single legal moves, corners, many lines at once, boards of other sizes, and the end of the
    /// game, for either color. The program is started for each one, as `suite othello host` starts it, and asked for
    /// its move. A wrong answer is shown with the board, the legal moves and the rule, and the exit code is 1. With
    /// --board, the program is asked in that position only, such as one that a grading has kept.
    #[command(after_help = "\
Example:
  suite othello check agent.py
  suite othello check agent.py --only 6
  suite othello check agent.py --board board.txt --player 2 -l 5 -c")]
    Check,
    /// Grade a program by the assignment's rubric.
    ///
    /// Minimax and alpha-beta bring 30 points each, the depth limit, caching, ordering and the program's own heuristic
    /// 10 each. For all but the last, the program is asked for a move on random boards, with the manager's flags; a
    /// move is right if none is worth more by the textbook's search, with the disks of the player less the opponent's
    /// at the limit. Points are for right moves beyond the number that moves at random may give.
    ///
    /// Alpha-beta, caching and ordering must also save work on the same boards, each asked with and without: positions
    /// visited, which --functions counts, or else CPU time, by a test that chance passes in 1 of 100 gradings. Boards
    /// with larger trees follow if the program is too quick for that. Where it cannot be told, the part is undecided:
    /// it has no points, and the report says why.
    ///
    /// For its own heuristic the program plays against greedy and alphabeta on 6x6 and 8x8, with a limit of 2 or 4,
    /// caching and ordering; points are for wins beyond the number that moves at random may give. If it uses that
    /// heuristic at any limit, the depth limit is judged by the positions that its minimax visits with --functions, and
    /// undecided without.
    ///
    /// A .py file is started with the Python that it is written for. A .cpp file is compiled with g++ -O2, with those
    /// beside it if they belong together, and a .java file with javac, once, before the first board. In a folder the
    /// source file is `agent.py`, `agent.cpp`, `agent.java` or `UNI_ai.py`, the first of these that is there, or else
    /// the only one that is no starter file of the course.
    ///
    /// With --functions the assignment's functions in a Python file are called directly. Six more parts, without
    /// points, then show whether `compute_utility` and the functions of nodes are right, which the course's public
    /// tests call, such as `minimax_min_node`, and whether a cache is shared between limits.
    #[command(after_help = "\
Example:
  suite othello grade submissions/ann
  suite othello grade 'python3 agent.py'
  suite othello grade agent.py --seed 1 --cases-per-task 50 --gradescope results.json
  suite othello grade --functions agent.py --points 'minimax=40,alpha-beta=40,ordering=0'
  suite othello grade agent.py --resume")]
    Grade,
    /// Play in a program for board games: a player, or a program, behind GTP version 2
    ///
    /// Commands are read from stdin and answered on stdout; `list_commands` lists them. Squares have the names of the
    /// literature: D3 is d3, which GoGui shows in the third row from the bottom. An AGENT is a built-in player (see
    /// `suite othello --help`), a source file, a folder with one, or a command: a program that knows only the course's
    /// pipe is asked by it, under the limits and the confinement of `suite othello host`. docs/gtp.md has how to set up
    /// GoGui.
    ///
    /// Illegal moves, moves out of turn and moves after the end of the game are refused with the reason.
    #[command(after_help = "\
Example:
  suite othello gtp
  suite othello gtp -d 6 --agent my_agent.py
  suite othello gtp --rules standard --agent champion:time=5")]
    Gtp,
    /// Host a match between programs, built-in players and people
    ///
    /// An AGENT is a built-in player with its options, such as `alphabeta:limit=7,caching,heuristic=mobility` (see
    /// `suite othello --help`), `human`, a source file, a folder with one, or a command. With only one AGENT, a person
    /// plays the other color. Colors are swapped in even-numbered games.
    ///
    /// A .py file is started with the Python that it is written for. A .cpp file is compiled with g++ -O2, with those
    /// beside it if they belong together, and a .java file with javac, once, before the first game. In a folder the
    /// source file is `agent.py`, `agent.cpp`, `agent.java` or `UNI_ai.py`, the first of these that is there, or else
    /// the only one that is no starter file of the course. All files of the folder are copied to the one that the
    /// program runs in, as are data files beside a source file, such as .json, .txt, .csv, .pkl and .npy.
    ///
    /// A program plays a whole game by the course's protocol on its stdin and stdout, in a temporary folder. Files, and
    /// folders like `./build`, in the command are found from the current folder. A fault costs an agent the game and is
    /// reported by its id: no-start, no-name, timeout, memory, processes, disk, illegal, malformed, crash or eof. A
    /// program may have 64 MiB on disk and 32 processes.
    ///
    /// On Linux, programs run confined: they read the system's folders and the one that they lie in, write in the
    /// folder that they run in, and have no network and no way to other processes. What is not enforced is said.
    #[command(after_help = "\
Example:
  suite othello host -b alphabeta:limit=5
  suite othello host -d 6 -a my_agent.py -b greedy --games 20 --random-plies 4 --json")]
    Host,
    /// Count the positions after a number of plies (perft), to test the rules and their speed
    ///
    /// Games that end earlier are counted apart. By the standard rules a pass is a ply.
    #[command(after_help = "\
Example:
  suite othello perft 9
  suite othello perft -d 6 --rules standard 8 --divide")]
    Perft,
    /// Play against a built-in player or a program
    ///
    /// Type a move as column row from 0 at the top left, such as 2 3, or as c4; undo, hint, resign, quit, help.
    #[command(after_help = "\
Example:
  suite othello play
  suite othello play -d 6 --against alphabeta:limit=4 --second
  suite othello play --against agent.py --json > game.jsonl")]
    Play,
    /// Step through a recorded game: a record of `suite othello host --json`, a GGF file or a transcript such as f5d6c3
    ///
    /// On a terminal, press Enter for the next move, or type `b` to go back, a number to go to that move, `q` to quit.
    /// Elsewhere all boards are printed. With --input-to, write what a program reads before a move: the handshake, the
    /// score and the board.
    #[command(after_help = "\
Example:
  suite othello host -a champion:time=0.1 -b greedy --json > game.jsonl
  suite othello replay game.jsonl
  suite othello replay game.jsonl --move 12 --input-to input.txt
  suite othello replay game-0001.ggf")]
    Replay,
    /// Solve a position: its value, the best move, and best play to the end
    ///
    /// Values are disks less the opponent's at the end of the game, for the player to move. With --count, count the
    /// nodes that a textbook search visits instead; its move ordering is by `utility`.
    #[command(after_help = "\
Example:
  suite othello solve -d 4
  suite othello solve --board position.txt --player 2 --rules standard --all-moves
  suite othello solve -d 6 --moves d3c3 --threads 2
  suite othello solve -d 4 --algorithm alphabeta --ordering --count")]
    Solve,
}

/// The verbs of this game only.
#[derive(Subcommand)]
enum OwnVerb {
    /// Play a game as an agent of the course's manager
    ///
    /// Plays by the manager's protocol on stdin and stdout, as `suite othello` does without a verb. If the manager sets
    /// a limit or asks for minimax, the textbook search plays with these options; otherwise the champion plays.
    #[command(after_help = "\
Example:
  suite othello agent
  suite othello agent --player champion:time=1")]
    Agent(agent::Agent),
    Book(book::Book),
    #[command(name = "nboard")]
    NBoard(Box<nboard::NBoard>),
    Train(train::Train),
}

/// What Othello adds to the verbs that all games have.
pub const COMMANDS: OwnCommands = OwnCommands {
    game: "othello",
    add_bare: Othello::augment_args,
    add_help: Help::augment_subcommands,
    add_verbs: OwnVerb::augment_subcommands,
    run,
};

fn run(matches: &ArgMatches) -> Result<Status> {
    if matches.subcommand().is_none() {
        return Othello::from_arg_matches(matches)?.agent.run();
    }
    match OwnVerb::from_arg_matches(matches)? {
        OwnVerb::Agent(agent) => agent.run(),
        OwnVerb::Book(book) => book.run(),
        OwnVerb::NBoard(nboard) => nboard.run(),
        OwnVerb::Train(train) => train.run(),
    }
}
