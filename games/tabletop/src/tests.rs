//! The least that a game has to say of itself: a row of squares, and whoever takes the last one wins.

use std::fmt;
use std::sync::atomic::AtomicBool;

use rand::rngs::ChaCha8Rng;
use serde::{Deserialize, Serialize};
use suite_arena::{Agent, AgentContext, AgentSource, Fault, Series, StrategyAgent, UncheckedRecord};
use suite_search::{Algorithm, Game, Player, Random, Search, Solvable, Strategy, Value};

use crate::conformance::{assert_game_conforms, assert_tabletop_conforms};
use crate::*;

const SQUARES: usize = 3;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
struct Row([Option<Player>; SQUARES]);

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Take(usize);

impl fmt::Display for Take {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl Row {
    fn taken(self) -> usize {
        self.0.iter().flatten().count()
    }
}

impl Game for Row {
    type Move = Take;
    type Moves = std::vec::IntoIter<Take>;

    fn to_move(&self) -> Player {
        Player::BOTH[self.taken() % 2]
    }

    fn moves(&self) -> Self::Moves {
        (0..SQUARES).filter(|&index| self.0[index].is_none()).map(Take).collect::<Vec<_>>().into_iter()
    }

    fn play(&self, mv: Take) -> Self {
        let mut next = *self;
        next.0[mv.0] = Some(self.to_move());
        next
    }

    fn is_over(&self) -> bool {
        self.taken() == SQUARES
    }

    fn utility(&self, player: Player) -> Value {
        if player == self.to_move() { -1 } else { 1 }
    }
}

impl Solvable for Row {
    type Key = [u64; 1];
    type Endgame = ();

    fn key(&self) -> [u64; 1] {
        [self.0.iter().fold(0, |key, square| 3 * key + square.map_or(0, |player| 1 + player as u64))]
    }

    fn plies_left(&self) -> u32 {
        (SQUARES - self.taken()) as u32
    }
}

#[derive(Serialize, Deserialize)]
struct Variant {}

#[derive(Debug, Clone)]
enum TestPlayer {
    Random,
    Textbook(Textbook<OnlyHeuristic>),
}

impl BuiltInPlayer for TestPlayer {
    const NAMES: &'static [&'static str] = &["random", "minimax"];
    const OPPONENT: &'static str = "minimax";

    fn named(name: &str) -> Option<Self> {
        match name {
            "random" => Some(Self::Random),
            "minimax" => Some(Self::strongest()),
            _ => None,
        }
    }

    fn set(&mut self, option: &str) -> Result<(), String> {
        match self {
            Self::Textbook(textbook) => textbook.set(option),
            Self::Random => Err(format!("expected no options, found `{option}`")),
        }
    }

    fn strongest() -> Self {
        Self::Textbook(Textbook::new(Algorithm::Minimax, OnlyHeuristic))
    }
}

impl Tabletop for Row {
    type Variant = Variant;
    type Player = TestPlayer;
    type Core = Self;

    const NAME: &'static str = "row";
    const TITLE: &'static str = "A row";
    const PLAYERS: [&'static str; 2] = ["left", "right"];
    const MOVE_HELP: &'static str = "a number";
    const GOGUI_ID: &'static str = "Row";
    const HEURISTICS: &'static [(&'static str, Heuristic<Self>)] = &[("none", |_, _| 0)];
    const LEAST_TABLE: u64 = 64;

    fn variant(_: &OptionValues) -> Result<Variant, GameError> {
        Ok(Variant {})
    }

    fn start(_: &Variant) -> Result<Self, GameError> {
        Ok(Self([None; SQUARES]))
    }

    fn score(&self) -> [Value; 2] {
        Player::BOTH.map(|player| self.0.iter().flatten().filter(|&&owner| owner == player).count() as Value)
    }

    fn end_reason(&self) -> &'static str {
        "full"
    }

    fn parse_move(&self, text: &str) -> Result<Take, String> {
        let square = text.parse().ok().filter(|square| *square < SQUARES);
        square.map(Take).ok_or_else(|| "expected a number from 0 to 2".to_owned())
    }

    fn dimensions(&self) -> [usize; 2] {
        [1, SQUARES]
    }

    fn piece_at(&self, _: usize, column: usize) -> Option<Player> {
        self.0[column]
    }

    fn move_to(&self, _: usize, column: usize) -> Option<Take> {
        self.0[column].is_none().then_some(Take(column))
    }

    fn square_of(&self, mv: Take) -> Option<[usize; 2]> {
        Some([0, mv.0])
    }

    fn strategy(player: &TestPlayer, random: ChaCha8Rng) -> Box<dyn Strategy<Self> + Send> {
        match player {
            TestPlayer::Random => Box::new(Random(random)),
            TestPlayer::Textbook(textbook) => Box::new(textbook.search(|_: &Self, _| 0)),
        }
    }

    fn core(&self) -> Self {
        *self
    }

    fn estimate(_: &Self, _: Player) -> Value {
        0
    }
}

fn start() -> AnyPosition {
    game::<Row>().usual_spec().expect("a start").start
}

fn never(_: &SolverProgress<'_>) -> Result<(), Stopped> {
    Ok(())
}

#[test]
fn the_least_of_a_game_conforms() {
    assert_game_conforms::<Row>();
    for seed in 0..5 {
        assert_tabletop_conforms(&Row([None; SQUARES]), seed);
    }
}

#[test]
fn a_game_without_a_drawing_is_a_plain_grid() {
    let position = start().play(AnyMove::new(1));
    let drawn = position.draw(Some(AnyMove::new(1)));
    let drawn =
        drawn.replace("\u{1b}[1m", "").replace("\u{1b}[36m", "").replace("\u{1b}[35m", "").replace("\u{1b}[0m", "");
    assert_eq!(drawn, "    0  1  2 \n 0  . (X) . \n\nX left 1, O right 0");
}

#[test]
fn a_square_without_a_move_is_on_the_board() {
    let (mv, other) = (AnyMove::new(1), AnyMove::new(2));
    let position = start().play(mv);
    let view = serde_json::to_value(BoardView::new(&position, Some(mv), 1)).expect("JSON");
    let square = |column: usize, field: &str| view["squares"][column][field].to_string();
    assert_eq!(["id", "piece", "legal", "mark"].map(|field| square(1, field)), ["\"B 1\"", "0", "false", "\"last\""]);
    assert_eq!(["id", "piece", "legal", "mark"].map(|field| square(2, field)), ["\"2\"", "null", "true", "null"]);
    let (facts, board) = (game::<Row>().facts(), position.picture());
    let on = |name: &str| name.parse::<Vertex>().expect("a name").on(facts, &board).expect("a square").mv;
    assert_eq!([on("B1"), on("C1")], [None, Some(other)]);
    assert_eq!(Vertex::name(facts, &board, other), "C1");
}

#[test]
fn any_position_is_solved_searched_and_counted() {
    let start = start();
    let mut solver = start.solver(&start, start.plies_left(), 1 << 16, 1);
    assert_eq!(solver.value(&start, true, &mut never).expect("never stopped"), 1);
    assert_eq!(solver.best_play(&start, 1, true, &mut never).expect("never stopped").len(), SQUARES);
    let (decision, count) = start.count(Algorithm::Minimax, false, false);
    assert_eq!((decision.value, count.leaves), (1, 6));
    assert_eq!(start.perft(2).leaves, 6);
    let search = Search::new(Algorithm::AlphaBeta, |_: &AnyPosition, _: Player| 0);
    assert_eq!(search.decide(&start).value, 1);
}

#[test]
fn a_watch_stops_a_solver() {
    let start = start();
    let mut analyst = Analyst {
        solver: start.solver(&start, start.plies_left(), 1 << 16, 1),
        exact: true,
        watch: &mut || Box::new(never),
    };
    let game = RecordedGame::from_moves(game::<Row>().usual_spec().expect("a start"), "0 1 2").expect("legal moves");
    let analyzed = analyst.analyze(&game.positions, |_, _| ()).expect("never stopped");
    assert_eq!(analyzed.values, [Some(1); SQUARES + 1]);
    assert!((0..SQUARES).all(|index| AnalyzedMove::new(&game, &analyzed, true, index).mistake.is_none()));
}

struct Source(AnyPosition, AnyPlayer);

impl AgentSource<AnyPosition> for Source {
    fn label(&self) -> &'static str {
        "minimax"
    }

    fn agent(&self, context: AgentContext) -> Result<Box<dyn Agent<AnyPosition> + '_>, Fault> {
        Ok(Box::new(StrategyAgent::new("minimax", self.0.strategy(&self.1, context.rng))))
    }
}

#[test]
fn a_record_counts_after_it_has_been_replayed() {
    let game = game::<Row>();
    let spec = game.usual_spec().expect("a start");
    let source = Source(spec.start.clone(), game.strongest());
    let interrupt = AtomicBool::new(false);
    let record = Series::new(&spec, &interrupt).play(1, [&source, &source], &mut ()).expect("a game");
    let json = serde_json::to_string(&record).expect("JSON");
    let replay = |json: &str| RecordedGame::replay(game, &UncheckedRecord::parse(json).expect("a record"));
    assert_eq!(replay(&json).expect("a game by the rules").record, Some(record));
    assert!(replay(&json.replace(r#""moves":["0""#, r#""moves":["2""#)).is_err());
    assert!(replay(&json.replace(r#""game":"row""#, r#""game":"go""#)).is_err());
}

#[test]
fn options_serialize_as_what_they_are() {
    let values = OptionValues::default()
        .with("size", OptionValue::Text("8".to_owned()))
        .with("rules", OptionValue::Text("ends".to_owned()))
        .with("strict", OptionValue::Flag(false))
        .with("limit", OptionValue::Absent);
    let json = serde_json::to_string(&values).expect("JSON");
    assert_eq!(json, r#"{"limit":null,"rules":"ends","size":8,"strict":false}"#);
    assert_eq!(serde_json::from_str::<OptionValues>(&json).expect("options"), values);
}
