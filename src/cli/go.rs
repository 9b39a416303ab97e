//! `suite go`: an agent of the course's host, and everything that one can do with a game of Little-Go.

mod agent;
mod book;
mod checkpoint;
mod grade;
mod host;
mod limit_args;
mod player;
mod program;
mod sgf;
mod solve;
mod table;
mod train;

use anyhow::Result;
use clap::{Args, Subcommand};
use suite_go::{GameState, Position};

use self::host::HostArgs;
use self::player::BuiltIn;
use self::solve::SolveArgs;
use self::table::{PositionArg, Start};
use super::shared::analyze::Analyze;
use super::shared::host::Host;
use super::shared::perft::Perft;
use super::shared::play::Play;
use super::shared::replay::Replay;
use super::shared::solve::Solve;
use super::shared::status::Status;

/// Play Little-Go as an agent of the course's host, be the host, or grade programs.
///
/// Without a subcommand it is an agent, the champion unless told otherwise: it reads `input.txt` in the current folder, writes
/// `output.txt`, and ends, as the host expects it of a move. The end of the game depends on the number of moves played, which
/// `input.txt` does not tell: the agent keeps it beside that file, in `suite-black.txt` or `suite-white.txt`. Where that is
/// missing or of another game, it takes the least number that the stones allow, and says so.
#[derive(Args)]
#[command(
    args_conflicts_with_subcommands = true,
    after_help = "\
Players, with their options:
  random      any legal placement
  greedy      captures the most stones now
  aggressive  captures the most with two stones in a row
  alphabeta   looks limit=2 plies ahead, at branching=10 placements
  minimax     looks limit=2 plies ahead, at all placements
  champion    looks ahead as far as it can in time=1 second and nodes=500000 positions, on threads=1;
              plays by its book, or by book=FILE of `suite go book build`
  qlearning   plays what it has learned: the table=FILE of `suite go train`, or one built in

Example:
  suite go
  suite go --player alphabeta:limit=4,branching=25 --input game/input.txt --output game/output.txt
  suite go play --against aggressive
  suite go host --black manual --white champion
  suite go grade 'python3 my_player3.py'
  suite go replay games.jsonl --game 2
  suite go analyze games.jsonl --game 7
  suite go book verify 3x3.book
  suite go solve --moves '2,2 1,1' --all-moves
  suite go train --games 50000 --table table.json
  suite go perft 5"
)]
pub struct Go {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    agent: agent::Agent,
}

#[derive(Subcommand)]
enum Command {
    /// Prove who wins before and after each move of a game, and which moves were mistakes
    ///
    /// The game, finished or not, is a record of `suite go host --json`, an SGF file, or the moves themselves. Who wins is
    /// proved by a search to the end of the game; where that takes too long, it is said to be unknown. The last positions are
    /// solved first, and help with those before them; so does the champion's book, which is proved, on its board.
    #[command(after_help = "\
Example:
  suite go host --black aggressive --white greedy --games 10 --json > games.jsonl
  suite go analyze games.jsonl --game 7
  suite go analyze game-0001.sgf --exact --time 60
  suite go analyze --size 3 --moves '1,1 0,1 PASS'")]
    Analyze(Box<Analyze<Start>>),
    Book(book::Book),
    Grade(Box<grade::Grade>),
    /// Host a match: let two agents play, or play yourself
    ///
    /// An AGENT is a built-in player (see `suite go --help`), `human` for yourself, a .py file (started with python3), or a
    /// command. A program is called anew for each move, as the assignment has it: `output.txt` is removed, `input.txt` written,
    /// the program started in that folder, and `output.txt` read once it ends. It has a scratch folder of its own as long as
    /// the match lasts, so that its helper files work; for what it reads beside itself, such as a trained table, there is
    /// --work-dir. Files, and folders like `./build`, in its command line are found from where you are.
    ///
    /// A fault costs an agent the game, and its reason is told: illegal (occupied, suicide, ko or off-board), malformed,
    /// missing, unreadable, timeout, budget, memory, disk, crash, no-start or no-folder. An answer that was written counts,
    /// however the program ended. A program may have 64 MiB in its scratch folder. CPU time is that of all threads and
    /// processes of a program; it and memory are measured on Linux only, elsewhere wall-clock time stands in for the first.
    #[command(after_help = "\
Example:
  suite go host --black my_player3.py --white aggressive --games 20 --swap
  suite go host --black './my_player' --white 'java -cp ./build my_player' --json
  suite go host --black manual --white alphabeta:limit=4,branching=25")]
    Host(Box<Host<Start, BuiltIn, HostArgs>>),
    /// Count the positions so many plies ahead of the start: a test of the rules, and of their speed
    ///
    /// A pass is a ply. Games that are over before are counted apart.
    #[command(after_help = "\
Example:
  suite go perft 5
  suite go perft --size 3 8 --divide")]
    Perft(Perft<Start>),
    /// Play against a built-in player
    #[command(after_help = "\
Example:
  suite go play
  suite go play --against alphabeta:limit=4 --second")]
    Play(Box<Play<Start, BuiltIn>>),
    /// Step through a recorded game: a record of `suite go host --json`, or an SGF file
    ///
    /// On a terminal it waits after each board: Enter goes on, `b` goes back, a number goes to that move, `q` ends. Elsewhere it
    /// prints all boards.
    #[command(after_help = "\
Example:
  suite go host --black aggressive --white greedy --games 10 --json > games.jsonl
  suite go replay games.jsonl --game 7
  suite go replay game-0001.sgf | less")]
    Replay(Replay),
    /// Solve a position: who wins with best play, by which moves, and by how much
    ///
    /// The position is the start of a game, what moves have led to, or an `input.txt` with the number of moves played. All of
    /// the answer has been proved by a search to the end of the game; the whole game on 5x5 takes less than a minute.
    ///
    /// With a checkpoint, a long run can be ended with Ctrl-C and resumed later.
    #[command(after_help = "\
Example:
  suite go solve --threads 2
  suite go solve --moves '2,2 1,1' --all-moves
  suite go solve --input input.txt --played 10 --exact --json
  suite go solve --size 6 --moves '2,2 3,3 2,3 3,2' --memory 8G --checkpoint 6x6.checkpoint")]
    Solve(Box<Solve<PositionArg, SolveArgs>>),
    Train(train::Train),
}

impl Go {
    /// Runs the subcommand, or makes a move.
    pub fn run(self) -> Result<Status> {
        match self.command {
            Some(Command::Analyze(analyze)) => analyze.run::<GameState>(),
            Some(Command::Book(book)) => book.run(),
            Some(Command::Grade(grade)) => grade.run(),
            Some(Command::Host(host)) => host.run::<GameState>(),
            Some(Command::Perft(perft)) => perft.run(&Position::start(perft.start.size)),
            Some(Command::Play(play)) => play.run::<GameState>(),
            Some(Command::Replay(replay)) => replay.run::<GameState>(),
            Some(Command::Solve(solve)) => solve.run::<GameState>(),
            Some(Command::Train(train)) => train.run(),
            None => self.agent.run(),
        }
    }
}
