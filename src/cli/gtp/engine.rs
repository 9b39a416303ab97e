//! The commands of GTP.

use std::path::Path;
use std::time::{Duration, Instant};

use suite_arena::printable;
use suite_search::{Game, Player};
use suite_tabletop::{AnyGame, AnyMove, AnyPosition, GameEnd, GameFacts, OptionValues, Vertex};
use suite_work::output;

use super::analysis::{Form, analyze};
use super::board;
use super::request::Response;
use super::time_control::TimeControl;
use crate::cli::players::controller::Controller;
use crate::cli::players::session::Session;
use crate::cli::records::record_args::RecordArgs;

/// What answers the commands.
pub struct Engine<'a> {
    session: Session<'a>,
    time: TimeControl,
    game: &'static dyn AnyGame,
    /// The options of the start.
    start: OptionValues,
}

/// A command, which takes its arguments.
type Command<'a> = fn(&mut Engine<'a>, &[&str]) -> Response;

const PASS: &str = "pass";
/// A pass that an agent has chosen, as GNU Go writes it: clients take either case, but Kigo only this one.
const CHOSEN_PASS: &str = "PASS";
/// The format of a game that controllers load and save, by the ending of its files.
const SGF: &str = "sgf";
const SYNTAX_ERROR: &str = "syntax error";
const ILLEGAL_MOVE: &str = "illegal move";
const BAD_NUMBER_OF_STONES: &str = "invalid number of stones";

impl<'a> Engine<'a> {
    /// Returns the engine for a game from a start.
    pub fn new(session: Session<'a>, start: OptionValues) -> Self {
        Self { game: session.position().game(), session, time: TimeControl::UNLIMITED, start }
    }

    /// Returns the constants of the game.
    fn facts(&self) -> &'static GameFacts {
        self.game.facts()
    }

    /// Answers a command.
    pub fn answer(&mut self, command: &str, arguments: &[&str]) -> Response {
        match commands().into_iter().find(|&(name, _)| name == command) {
            Some((_, run)) => run(self, arguments),
            None => Err("unknown command".to_owned()),
        }
    }

    fn play(&mut self, arguments: &[&str]) -> Response {
        let &[color, vertex] = arguments else { return Err(format!("{SYNTAX_ERROR}: expected a color and a point")) };
        if self.session.position().is_over() && is_pass(vertex) {
            parse_color(color)?;
            self.session.pass_after_end();
            return Ok(String::new());
        }
        let (player, mv) = (parse_color(color)?, self.parse_move(vertex)?);
        let played = self.check_turn(player).and_then(|()| self.session.play(mv));
        played.map(|()| String::new()).map_err(|why| format!("{ILLEGAL_MOVE}: {why}"))
    }

    fn genmove(&mut self, arguments: &[&str]) -> Response {
        if self.session.position().is_over() {
            only_color(arguments)?;
            self.session.pass_after_end();
            return Ok(CHOSEN_PASS.to_owned());
        }
        let mv = self.choose(arguments)?;
        let name = self.name_of_choice(mv);
        self.session.play(mv)?;
        Ok(name)
    }

    fn reg_genmove(&mut self, arguments: &[&str]) -> Response {
        if self.session.position().is_over() {
            return only_color(arguments).map(|_| CHOSEN_PASS.to_owned());
        }
        let mv = self.choose(arguments)?;
        Ok(self.name_of_choice(mv))
    }

    /// Returns GNU Go's list of good moves with their weights: the one that the agent would play, unless it is a pass.
    fn top_moves(&mut self, color: &str) -> Response {
        let name = self.reg_genmove(&[color])?;
        Ok(if name == CHOSEN_PASS { String::new() } else { format!("{name} 1") })
    }

    /// Returns the move of the agent for a color.
    fn choose(&mut self, arguments: &[&str]) -> Result<AnyMove, String> {
        let player = only_color(arguments)?;
        self.check_turn(player)?;
        let asked = Instant::now();
        let mv = self.session.choose(self.time.allowed(player));
        self.time.spend(player, asked.elapsed());
        mv
    }

    /// Checks that it is a player's turn, unless the game is over, which is told by the session.
    fn check_turn(&self, player: Player) -> Result<(), String> {
        let position = self.session.position();
        if position.is_over() || position.to_move() == player {
            return Ok(());
        }
        Err(format!("it is {}'s turn", name_of(player.opponent())))
    }

    /// Parses a move, legal or not.
    fn parse_move(&self, text: &str) -> Result<AnyMove, String> {
        let position = self.session.position();
        if is_pass(text) {
            return position.parse_move(PASS).map_err(|_| format!("{ILLEGAL_MOVE}: there is no pass in this game"));
        }
        let vertex: Vertex =
            text.parse().map_err(|error| format!("{SYNTAX_ERROR}: {error}, found {}", printable(text)))?;
        let board = position.picture();
        let square = vertex.on(self.facts(), &board);
        let square = square.ok_or_else(|| format!("{ILLEGAL_MOVE}: {vertex} is not on the board"))?;
        square.mv.ok_or_else(|| format!("{ILLEGAL_MOVE}: no move leads to {vertex}"))
    }

    /// Returns the name of a move in the position.
    fn name(&self, mv: AnyMove) -> String {
        Vertex::name(self.facts(), &self.session.position().picture(), mv)
    }

    /// Returns the name of a move that an agent has chosen.
    fn name_of_choice(&self, mv: AnyMove) -> String {
        let name = self.name(mv);
        if name == PASS { CHOSEN_PASS.to_owned() } else { name }
    }

    /// Checks that a position can be analyzed for the color that is named, if there is one.
    fn check_analysis(&mut self, arguments: &[&str]) -> Response {
        arguments.first().and_then(|color| parse_color(color).ok()).map_or(Ok(()), |player| self.check_turn(player))?;
        Ok(String::new())
    }

    /// Tells what is proved of the position, until the controller says something else.
    pub fn analyze(&self, form: Form, controller: &mut Controller) -> anyhow::Result<()> {
        analyze(&self.session.spec().start, self.session.position(), form, controller)
    }

    fn undo(&mut self, _: &[&str]) -> Response {
        if self.session.undo() { Ok(String::new()) } else { Err("cannot undo: no move has been played".to_owned()) }
    }

    fn boardsize(&mut self, arguments: &[&str]) -> Response {
        let &[size] = arguments else { return Err(format!("{SYNTAX_ERROR}: expected a board size")) };
        let size = size.parse().map_err(|_| format!("{SYNTAX_ERROR}: expected a board size"))?;
        if size != self.session.position().picture().columns {
            let spec = self.game.resized(&self.start, size).map_err(|error| format!("unacceptable size: {error:#}"))?;
            self.session.begin(spec);
        }
        self.clear_board(&[])
    }

    fn query_boardsize(&mut self, _: &[&str]) -> Response {
        Ok(self.session.position().picture().columns.to_string())
    }

    fn clear_board(&mut self, _: &[&str]) -> Response {
        self.session.restart();
        self.time = self.time.restarted();
        Ok(String::new())
    }

    /// Refuses handicap stones, which no game has, with the protocol's words for the reason.
    fn refuse_handicap(&self, reason: &str) -> Response {
        if self.session.is_at_start() {
            Err(format!("{reason}: there are no handicap stones by the rules"))
        } else {
            Err("board not empty".to_owned())
        }
    }

    /// Loads a game from a file, up to the move with the number that is given; 0 is for the whole game, as in GNU Go.
    fn loadsgf(&mut self, arguments: &[&str]) -> Response {
        let wanted = match arguments {
            [file] => Some((file, usize::MAX)),
            [file, number] => number.parse::<usize>().ok().map(|number| (file, number.wrapping_sub(1))),
            _ => None,
        };
        let (file, moves) =
            wanted.ok_or_else(|| format!("{SYNTAX_ERROR}: expected a file and the number of a move"))?;
        // In this folder `-` is a file, not stdin, from which the commands come.
        let file = RecordArgs::new(Path::new(".").join(file), None);
        let game = file.replay(self.game).map_err(|error| format!("cannot load file: {error:#}"))?;
        self.session.begin(game.spec);
        self.time = self.time.restarted();
        game.moves.into_iter().take(moves).try_for_each(|mv| self.session.play(mv))?;
        // GNU Go says so, and Kigo asks nobody else.
        Ok(name_of(self.session.position().to_move()).to_owned())
    }

    /// Writes the game to a file in SGF, or answers it where no file is named, as GNU Go does.
    fn printsgf(&mut self, arguments: &[&str]) -> Response {
        let file = match arguments {
            [] | ["-"] => None,
            [file] => Some(Path::new(file)),
            _ => return Err(format!("{SYNTAX_ERROR}: expected a file")),
        };
        let moves: Vec<_> = self.session.moves().into_iter().map(|(_, mv)| mv).collect();
        let sgf = self.session.spec().start.to_foreign_so_far(&moves).filter(|_| self.facts().foreign == Some(SGF));
        let sgf = sgf.ok_or("cannot save file: there is no SGF for this game")?;
        let Some(file) = file else { return Ok(sgf.trim_end().to_owned()) };
        let saved = output::write(file, sgf.as_bytes());
        saved.map(|()| String::new()).map_err(|error| format!("cannot save file: {error}"))
    }

    fn komi(&mut self, arguments: &[&str]) -> Response {
        let komi = match arguments {
            [komi] => komi.parse::<f64>().ok(),
            _ => None,
        };
        let komi = komi.ok_or_else(|| format!("{SYNTAX_ERROR}: expected a komi"))?;
        let compensation = self.session.spec().compensation;
        if komi == compensation { Ok(String::new()) } else { Err(format!("the komi is {compensation} by the rules")) }
    }

    fn time_settings(&mut self, arguments: &[&str]) -> Response {
        let time = match arguments {
            [main, overtime, stones] => parse_time(main).zip(parse_time(overtime)).zip(stones.parse().ok()),
            _ => None,
        };
        let Some(((main, overtime), stones)) = time else {
            return Err(format!("{SYNTAX_ERROR}: expected main time, overtime and stones"));
        };
        self.time = TimeControl::new(main, overtime, stones);
        Ok(String::new())
    }

    fn time_left(&mut self, arguments: &[&str]) -> Response {
        let left = match arguments {
            [color, time, stones] => parse_color(color).ok().zip(parse_time(time)).zip(stones.parse().ok()),
            _ => None,
        };
        let ((player, time), stones) =
            left.ok_or_else(|| format!("{SYNTAX_ERROR}: expected a color, seconds and stones"))?;
        self.time.set_left(player, time, stones);
        Ok(String::new())
    }

    fn final_score(&mut self, _: &[&str]) -> Response {
        self.lead_of_white().map(score)
    }

    /// Returns the final score as an estimate in GNU Go's words, between bounds, which are leads of White.
    fn estimate_score(&mut self, _: &[&str]) -> Response {
        self.lead_of_white().map(|lead| format!("{} (upper bound: {lead}, lower: {lead})", score(lead)))
    }

    /// Returns the points by which White has won.
    fn lead_of_white(&self) -> Result<f64, String> {
        self.check_over()?;
        let [black, white] = self.session.position().score().map(f64::from);
        Ok(white + self.session.spec().compensation - black)
    }

    /// Returns the moves of the game, the last one first; passes after its end are none.
    fn move_history(&mut self, _: &[&str]) -> Response {
        let told = |(before, mv): (&AnyPosition, _)| {
            format!("{} {}", name_of(before.to_move()), Vertex::name(self.facts(), &before.picture(), mv))
        };
        Ok(self.session.moves().into_iter().rev().map(told).collect::<Vec<_>>().join("\n"))
    }

    /// Returns the points of a status: all stones that are on the board at the end are alive, and no point without one
    /// counts for anybody.
    fn final_status_list(&mut self, arguments: &[&str]) -> Response {
        let board = self.session.position().picture();
        let stones = board.squares.iter().filter(|square| square.piece.is_some());
        let listed = match arguments {
            ["alive"] => stones.map(|square| Vertex::of(self.facts(), &board, square).to_string()).collect(),
            ["dead" | "seki" | "black_territory" | "white_territory"] => Vec::new(),
            _ => {
                let expected = "alive, dead, seki, black_territory or white_territory";
                return Err(format!("{SYNTAX_ERROR}: expected {expected}"));
            }
        };
        self.check_over()?;
        Ok(listed.join(" "))
    }

    fn list_stones(&mut self, arguments: &[&str]) -> Response {
        let (player, board) = (only_color(arguments)?, self.session.position().picture());
        let stones = board.squares.iter().filter(|square| square.piece == Some(player));
        let names: Vec<_> = stones.map(|square| Vertex::of(self.facts(), &board, square).to_string()).collect();
        Ok(names.join(" "))
    }

    /// Returns the number of stones that a player has captured: those of the opponent that a move has removed.
    fn captures(&mut self, arguments: &[&str]) -> Response {
        let victim = Some(only_color(arguments)?.opponent());
        let boards: Vec<_> = self.session.positions().map(|position| position.picture().squares).collect();
        let squares = boards.windows(2).flat_map(|boards| boards[0].iter().zip(&boards[1]));
        let captured = squares.filter(|(before, after)| before.piece == victim && after.piece.is_none());
        Ok(captured.count().to_string())
    }

    fn check_over(&self) -> Result<(), String> {
        if self.session.position().is_over() { Ok(()) } else { Err("cannot score: the game is not over".to_owned()) }
    }

    fn showboard(&mut self, _: &[&str]) -> Response {
        Ok(format!("\n{}", board::drawing(self.session.position())))
    }

    fn rules_legal_moves(&mut self, _: &[&str]) -> Response {
        let names: Vec<_> = self.session.position().moves().map(|mv| self.name(mv)).collect();
        Ok(names.join(" "))
    }

    /// Returns the points where a color may place a stone, as Kigo asks for them: none when it is not its turn.
    fn all_legal(&mut self, arguments: &[&str]) -> Response {
        let position = self.session.position();
        if only_color(arguments)? != position.to_move() {
            return Ok(String::new());
        }
        let names: Vec<_> = position.moves().map(|mv| self.name(mv)).filter(|name| name != PASS).collect();
        Ok(names.join(" "))
    }

    fn rules_final_result(&mut self, _: &[&str]) -> Response {
        let position = self.session.position();
        if position.is_over() { Ok(GameEnd::of(position).words) } else { Err("the game is not over".to_owned()) }
    }

    /// Returns the values of the squares, which count in some games, as labels.
    fn rules_board_gfx(&mut self, _: &[&str]) -> Response {
        let board = self.session.position().picture();
        let label =
            |square| format!(" {} {}", Vertex::of(self.facts(), &board, square), square.value.unwrap_or_default());
        let labels: String = board.squares.iter().filter(|square| square.value.is_some()).map(label).collect();
        Ok(if labels.is_empty() { labels } else { format!("LABEL{labels}") })
    }
}

/// Returns all commands; `quit` is also the end of the session.
fn commands<'a>() -> [(&'static str, Command<'a>); 43] {
    [
        ("all_legal", Engine::all_legal),
        ("boardsize", Engine::boardsize),
        ("captures", Engine::captures),
        ("clear_board", Engine::clear_board),
        ("estimate_score", Engine::estimate_score),
        ("final_score", Engine::final_score),
        ("final_status_list", Engine::final_status_list),
        ("fixed_handicap", |engine, _| engine.refuse_handicap(BAD_NUMBER_OF_STONES)),
        ("genmove", Engine::genmove),
        ("get_handicap", |_, _| Ok("0".to_owned())),
        ("get_komi", |engine, _| Ok(engine.session.spec().compensation.to_string())),
        ("gogui-analyze_commands", |_, _| Ok(ANALYZE_COMMANDS.to_owned())),
        ("gogui-rules_board", |engine, _| Ok(board::stones(engine.session.position()))),
        ("gogui-rules_board_gfx", Engine::rules_board_gfx),
        ("gogui-rules_board_size", Engine::query_boardsize),
        ("gogui-rules_final_result", Engine::rules_final_result),
        ("gogui-rules_game_id", |engine, _| Ok(engine.facts().gogui_id.to_owned())),
        ("gogui-rules_legal_moves", Engine::rules_legal_moves),
        ("gogui-rules_side_to_move", |engine, _| Ok(name_of(engine.session.position().to_move()).to_owned())),
        ("kata-analyze", Engine::check_analysis),
        ("known_command", |_, arguments| Ok(commands().iter().any(|(name, _)| arguments == [*name]).to_string())),
        ("komi", Engine::komi),
        ("list_commands", |_, _| Ok(commands().map(|(name, _)| name).join("\n"))),
        ("list_stones", Engine::list_stones),
        ("loadsgf", Engine::loadsgf),
        ("lz-analyze", Engine::check_analysis),
        ("move_history", Engine::move_history),
        ("name", |engine, _| Ok(format!("suite ({})", engine.session.label()))),
        ("place_free_handicap", |engine, _| engine.refuse_handicap(BAD_NUMBER_OF_STONES)),
        ("play", Engine::play),
        ("printsgf", Engine::printsgf),
        ("protocol_version", |_, _| Ok("2".to_owned())),
        ("query_boardsize", Engine::query_boardsize),
        ("quit", |_, _| Ok(String::new())),
        ("reg_genmove", Engine::reg_genmove),
        ("set_free_handicap", |engine, _| engine.refuse_handicap("bad vertex list")),
        ("showboard", Engine::showboard),
        ("time_left", Engine::time_left),
        ("time_settings", Engine::time_settings),
        ("top_moves_black", |engine, _| engine.top_moves("black")),
        ("top_moves_white", |engine, _| engine.top_moves("white")),
        ("undo", Engine::undo),
        ("version", |_, _| Ok(env!("CARGO_PKG_VERSION").to_owned())),
    ]
}

/// The commands that GoGui offers in its menu of analyses: the type of the answer, a label, the command.
const ANALYZE_COMMANDS: &str = "\
plist/Legal Moves/gogui-rules_legal_moves
string/Final Result/gogui-rules_final_result";

/// Returns a score in the words of GTP.
fn score(lead_of_white: f64) -> String {
    match lead_of_white {
        0.0 => "0".to_owned(),
        lead if lead > 0.0 => format!("W+{lead}"),
        lead => format!("B+{}", -lead),
    }
}

/// Returns the name of a player in GTP, whatever the game calls it.
const fn name_of(player: Player) -> &'static str {
    match player {
        Player::First => "black",
        Player::Second => "white",
    }
}

/// Parses the only argument of a command, a color.
fn only_color(arguments: &[&str]) -> Result<Player, String> {
    let &[color] = arguments else { return Err(format!("{SYNTAX_ERROR}: expected a color")) };
    parse_color(color)
}

fn is_pass(text: &str) -> bool {
    text.eq_ignore_ascii_case(PASS)
}

/// Parses a color.
fn parse_color(text: &str) -> Result<Player, String> {
    match text.to_ascii_lowercase().as_str() {
        "b" | "black" => Ok(Player::First),
        "w" | "white" => Ok(Player::Second),
        _ => Err(format!("{SYNTAX_ERROR}: expected black or white, found {}", printable(text))),
    }
}

/// Parses a time in seconds.
fn parse_time(text: &str) -> Option<Duration> {
    text.parse().ok().and_then(|seconds| Duration::try_from_secs_f64(seconds).ok())
}
