//! `suite othello host`: the game manager.

use std::fs;
use std::io::{self, IsTerminal};
use std::path::PathBuf;
use std::time::Duration;

use anyhow::{Context, Result};
use clap::Args;
use suite_othello::{Bits, Move, Position, Rules, Size, Square, Wide};
use suite_search::{Game, Player as Side, Value};

use super::board::{SIDES, Screen};
use super::option::{RuleSet, size};
use super::participant::Participant;
use super::pipe::Pipe;
use super::player::{Common, Limit, Player};
use crate::cli::Outcome;
use crate::cli::entrant::Entrant;
use crate::cli::keyboard::Keyboard;
use crate::cli::option::{any_seed, seconds};
use crate::cli::report::Report;
use crate::interrupt::Interrupt;
use suite_arena::{AgentSource, GameSpec, Limits, Series, TimeBank};

/// Let two agents play, or play yourself.
///
/// An AGENT is a built-in player, `human`, a .py file (started with python3), or a command. The built-in players are
/// `randy` (any legal move), `greedy` (the most of its heuristic after its own move), `minimax` and `alphabeta`, which look
/// 5 plies ahead unless told otherwise, and `champion`, the strongest, which thinks for 2 seconds. They take options:
/// `alphabeta:limit=7,caching,ordering,heuristic=mobility`, `greedy:heuristic=champion`, `champion:time=0.2`. Of the
/// heuristics, `utility` counts disks, `mobility` moves, and `champion` is the champion's own. Only one agent: you are dark
/// in game 1. None: two people play.
///
/// A fault costs an agent the game, and its reason is told: no-start, no-name, timeout, illegal, malformed, crash or eof.
#[derive(Args)]
#[command(after_help = "\
Example:
  suite othello host -d 8 -b alphabeta:limit=5
  suite othello host -d 8 -a my_agent.py -b greedy --games 20 --random-plies 4 --json")]
pub struct Host {
    /// Squares to a side of the board
    #[arg(short = 'd', value_name = "N", value_parser = size)]
    size: Size,
    /// Who plays dark in all odd games and light in the others
    #[arg(short = 'a', value_name = "AGENT")]
    a: Option<Entrant<Player>>,
    /// Who plays the other side
    #[arg(short = 'b', value_name = "AGENT")]
    b: Option<Entrant<Player>>,
    /// Plies that agents are told to look ahead; -1 for the whole game, as they are told if this is left out
    #[arg(short, value_name = "LIMIT", allow_negative_numbers = true)]
    limit: Option<Limit>,
    /// Tell agents to use minimax, not alpha-beta
    #[arg(short)]
    minimax: bool,
    /// Tell agents, and built-in players, to cache
    #[arg(short)]
    caching: bool,
    /// Tell agents, and built-in players, to order moves
    #[arg(short)]
    ordering: bool,
    /// How long a move may take, by the clock on the wall
    #[arg(long, value_name = "SECONDS", default_value = "10", value_parser = seconds)]
    time_limit: Duration,
    /// How long an agent may take to start and tell its name
    #[arg(long, value_name = "SECONDS", default_value = "10", value_parser = seconds)]
    start_limit: Duration,
    /// How many games to play; colours alternate
    #[arg(long, value_name = "GAMES", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    games: u32,
    /// Begin games with so many random moves; each two games with the same, so that either agent has either colour
    #[arg(long, value_name = "PLIES", default_value_t = 0)]
    random_plies: usize,
    /// Where all chance comes from: the same seed gives the same games [default: another one each time, which is printed]
    #[arg(long)]
    seed: Option<u64>,
    /// What happens if the player to move has no move: the game ends, or the player passes (standard)
    #[arg(long, value_name = "RULES", default_value = "ends")]
    rules: RuleSet,
    /// How many games to play at a time
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=1024))]
    jobs: u32,
    /// Print a line of JSON for each game
    #[arg(long)]
    json: bool,
    /// Write down there what agents say and hear (game-0001.wire) and their stderr (game-0001-dark.stderr)
    #[arg(long, value_name = "DIR")]
    log: Option<PathBuf>,
    /// Print results only: no boards, no bar, no remarks
    #[arg(long)]
    quiet: bool,
}

impl Host {
    pub fn run(self) -> Result<Outcome> {
        if self.size.side() <= 8 { self.host::<u64>() } else { self.host::<Wide>() }
    }

    fn host<B: Bits + Sync + 'static>(self) -> Result<Outcome> {
        if let Some(folder) = &self.log {
            fs::create_dir_all(folder).with_context(|| format!("cannot write to {}", folder.display()))?;
        }
        let interrupt = Interrupt::catch("the games so far count")?;
        let spec = spec::<B>(self.size, self.rules.into());
        let common = Common { limit: self.limit, caching: self.caching, ordering: self.ordering };
        let pipe = Pipe::new(common.options(self.minimax));
        let keyboard = Keyboard::default();
        let entrants = match (self.a, self.b) {
            (Some(a), Some(b)) => [a, b],
            (Some(agent), None) | (None, Some(agent)) => [Entrant::person(), agent],
            (None, None) => [Entrant::person(), Entrant::person()],
        };
        let participants = [0, 1].map(|index| {
            let entrant = &entrants[index];
            Participant { entrant, common, pipe: &pipe, keyboard: &keyboard }
        });
        let sources: [&dyn AgentSource<Position<B>>; 2] = [&participants[0], &participants[1]];
        let unlimited = TimeBank::unlimited();
        let series = Series {
            spec: &spec,
            games: 1..=self.games,
            swap: true,
            random_plies: self.random_plies,
            seed: self.seed.unwrap_or_else(any_seed),
            jobs: self.jobs,
            limits: Limits { start: self.start_limit, wall: self.time_limit, ..Limits::default() },
            time_banks: [&unlimited; 2],
            log: self.log,
            interrupt: interrupt.flag(),
        };
        let with_person = entrants.iter().any(Entrant::is_person);
        let is_watched = with_person || self.games == 1 && !self.quiet && io::stderr().is_terminal();
        let labels = entrants.each_ref().map(|entrant| entrant.label.as_str());
        let report = Report::new(self.json, self.quiet, &series, labels);
        let outcome = match is_watched {
            true => report.watch(&series, sources, &mut Screen),
            false => report.run(&series, sources),
        };
        outcome.map_err(|error| interrupt.explain(error))
    }
}

/// Returns what the arena has to know about games on boards of a size, by these rules.
fn spec<B: Bits>(size: Size, rules: Rules) -> GameSpec<Position<B>> {
    let name = if rules == Rules::Ends { "ends" } else { "standard" };
    GameSpec {
        name: "othello",
        variant: serde_json::json!({"size": size.side(), "rules": name}),
        start: Position::start(size, rules),
        players: SIDES,
        parse_move: |position, text| match text {
            "pass" => Ok(Move::Pass),
            _ => Square::parse_notation(text.as_bytes(), position.size())
                .map(Move::Place)
                .map_err(|error| error.to_string()),
        },
        forced_move: |position| position.moves().next().filter(|mv| *mv == Move::Pass),
        violation: |_, _| None,
        score: |position| Side::BOTH.map(|player| position.disks(player) as Value),
        compensation: 0.0,
        end_reason: |_| "no-moves",
    }
}
