//! The engine.

use std::str::FromStr;
use std::sync::Arc;

use anyhow::Error;
use serde_json::{Value, json};
use suite_text::whole_number;

use crate::about::about;
use crate::hint::hint;
use crate::open_tree::OpenTree;
use crate::played_game::{Action, PlayedGame};
use crate::start::Start;
use crate::{Answer, ApiError, Host, Records, Request, Store, open_records};

/// The games that are played at a time.
const GAMES: usize = 8;
/// The files of records that are open at a time.
const FILES: usize = 8;
/// The trees that are open at a time.
const TREES: usize = 8;

/// The rules, searches and records that the page asks for.
pub struct Engine {
    pub(crate) host: Box<dyn Host>,
    pub(crate) trees: Store<OpenTree>,
    pub(crate) games: Store<PlayedGame>,
    pub(crate) records: Arc<Store<Records>>,
}

impl Engine {
    /// Returns an engine with nothing open.
    #[must_use]
    pub fn new(host: impl Host + 'static) -> Self {
        let first = host.first_id();
        let (trees, games) = (Store::new(TREES, first), Store::new(GAMES, first));
        Self { host: Box::new(host), trees, games, records: Arc::new(Store::new(FILES, first)) }
    }

    /// Answers a request.
    ///
    /// # Errors
    ///
    /// What is wrong with the request.
    pub fn answer(&self, request: &Request) -> Result<Answer, ApiError> {
        let path: Vec<_> = request.path.split('/').collect();
        let whole = |value: Value| Ok(Answer::Whole(value));
        match (path.as_slice(), request.method.as_str()) {
            (["about"], "GET") => whole(about(&*self.host)),
            (["trees"], "POST") => self.begin_search(&request.json()?),
            (["trees", id], "GET") => whole(self.trees.get(id)?.asked().summary()),
            (["trees", id], "DELETE") => whole(closed(&self.trees, id)),
            (["trees", id, "children"], "GET") => self.children(id, request),
            (["trees", id, "log"], "POST") => whole(self.trees.get(id)?.asked().check_log(request.body.clone())?),
            (["trees", id, "log", line], "GET") => {
                let line = number(line)?;
                whole(self.trees.get(id)?.asked().log_line(line)?)
            }
            (["trees", id, "steps", step], "GET") => {
                let step = number(step)?;
                whole(self.trees.get(id)?.asked().step(step)?)
            }
            (["trees", id, "steps", step, "picture"], "GET") => {
                let step = number(step)?;
                whole(json!({ "svg": self.trees.get(id)?.picture(step)? }))
            }
            (["games"], "POST") => self.begin_game(request.json()?),
            (["games", id], "DELETE") => whole(closed(&self.games, id)),
            (["games", id, "events"], "GET") => Ok(Answer::Events(self.games.get(id)?.news())),
            (["games", id, "hint"], "GET") => whole(self.games.get(id)?.hint(self.host.threads())),
            (["games", id, "move"], "POST") => self.act(id, Action::Play(request.json()?)),
            (["games", id, "record"], "GET") => whole(self.games.get(id)?.record()?),
            (["games", id, "resign"], "POST") => self.act(id, Action::Resign),
            (["games", id, "undo"], "POST") => self.act(id, Action::TakeBack),
            (["hints"], "POST") => whole(self.hint(&request.json()?)?),
            (["records"], "POST") => self.open_records(request),
            (["records", id], "GET") => self.list_games(id),
            (["records", id, game], "GET") => self.recorded_game(id, number(game)?),
            (["records", id, game, "analysis"], "GET") => self.analysis(request, id, number(game)?),
            (["records", id, game, "hint"], "GET") => {
                self.position_hint(id, number(game)?, number(&request.required("ply")?)?)
            }
            (["records", id, game, "picture"], "GET") => self.position_picture(request, id, number(game)?),
            (path, _) if is_known(path) => Err(ApiError::new(405, "expected another method")),
            _ => Err(ApiError::not_found()),
        }
    }

    /// Opens a record for the page to look at, and returns its id.
    pub fn look_at(&self, record: &Value) -> Option<String> {
        look_at(&self.records, record)
    }

    /// Ends the searches that the page has not asked for in a while.
    pub fn end_forgotten_searches(&self) {
        self.trees.all().iter().for_each(|tree| tree.end_if_forgotten());
    }

    /// Returns what is proved of the moves after a start.
    fn hint(&self, start: &Start) -> Result<Value, ApiError> {
        let (spec, moves) = start.spec()?;
        let position = moves.iter().fold(spec.start.clone(), |position, &mv| suite_search::Game::play(&position, mv));
        Ok(hint(&spec.start, &position, self.host.threads()))
    }
}

/// Opens a record among others, and returns its id.
pub(crate) fn look_at(open: &Store<Records>, record: &Value) -> Option<String> {
    let records = open_records(&record.to_string(), None).ok()?;
    Some(open.add(Arc::new(records)))
}

/// Closes what has this id, if anything has.
fn closed<T>(store: &Store<T>, id: &str) -> Value {
    store.remove(id);
    json!({})
}

/// Parses a number in a path or a query.
pub(crate) fn number<T: FromStr>(text: &str) -> Result<T, ApiError> {
    Ok(whole_number(text).map_err(Error::msg)?)
}

/// Returns whether requests have this path, by whatever method.
fn is_known(path: &[&str]) -> bool {
    matches!(
        path,
        ["about" | "trees" | "games" | "hints" | "records"]
            | ["trees" | "games" | "records", _]
            | ["trees", _, "children" | "log"]
            | ["trees", _, "log" | "steps", _]
            | ["trees", _, "steps", _, "picture"]
            | ["games", _, "events" | "hint" | "move" | "record" | "resign" | "undo"]
            | ["records", _, _]
            | ["records", _, _, "analysis" | "hint" | "picture"]
    )
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicBool;

    use super::*;
    use crate::StandaloneHost;

    #[test]
    fn what_is_wrong_with_a_request_is_said_in_plain_words() {
        let engine = Engine::new(StandaloneHost { seed: || 7, first_id: 1 });
        let record = json!({ "schema": "suite/record", "version": 1, "game": "go", "moves": 5 }).to_string();
        let players = r#""players": ["human", "human"]"#;
        let opened = engine.answer(&Request::new("POST", "records?game=tictactoe", "1,1"));
        assert!(opened.is_ok(), "there is a file of records");
        for (path, body, message) in [
            (
                "trees",
                r#"{"game": "tree", "algorithm": "alphabeta", "limit": 5000000000}"#,
                "expected a whole number from 0 to 4294967295, found 5000000000",
            ),
            (
                "trees",
                r#"{"game": "tree", "algorithm": "best"}"#,
                "expected one of `greedy`, `minimax`, `alphabeta`, found `best`",
            ),
            (
                "trees",
                r#"{"game": "tree", "algorithm": "minimax", "variant": {"root": "First"}}"#,
                "variant: expected `Max` or `Min`, found `First`",
            ),
            (
                "games",
                &format!(r#"{{"game": "go", {players}, "seed": 1e30}}"#),
                "expected a whole number from 0 to 18446744073709551615, found 1e+30",
            ),
            (
                "games",
                &format!(r#"{{"game": "go", {players}, "variant": {{"size": "large"}}}}"#),
                &format!("variant: expected a whole number from 0 to {}, found \"large\"", usize::MAX),
            ),
            ("records", &record, "line 1: not a game record: expected a list, found 5 at column 22"),
        ] {
            let error = engine.answer(&Request::new("POST", path, body)).err().map(|error| error.to_string());
            assert_eq!(error.as_deref(), Some(message), "{path} {body}");
        }
        for (path, message) in [
            ("records/1/x", "expected a whole number, found `x`"),
            ("trees/1/children?path=[]&step=last", "expected a whole number, found `last`"),
        ] {
            let error = engine.answer(&Request::new("GET", path, "")).err().map(|error| error.to_string());
            assert_eq!(error.as_deref(), Some(message), "{path}");
        }
    }

    #[test]
    fn explanations_speak_of_a_log_only_to_its_readers() {
        let engine = Engine::new(StandaloneHost { seed: || 7, first_id: 1 });
        for algorithm in ["minimax", "alphabeta"] {
            let body = json!({ "game": "tree", "algorithm": algorithm }).to_string();
            let Ok(Answer::Begun(begun, search)) = engine.answer(&Request::new("POST", "trees", &body)) else {
                panic!("{algorithm}: expected a search");
            };
            search(&mut |_| (), &AtomicBool::new(false));
            let tree = engine.trees.get(begun["id"].as_str().expect("an id")).expect("the search");
            let steps = (0..).map_while(|step| tree.asked().step(step).ok());
            let words: Vec<_> = steps
                .map(|step| ["explanation", "log_explanation"].map(|key| step[key].as_str().expect("words").to_owned()))
                .collect();
            assert!(words.len() > 20);
            let is_of_log = |text: &str| ["Infinity", "line", "log"].iter().any(|word| text.contains(word));
            assert!(words.iter().all(|[plain, _]| !is_of_log(plain)), "{words:#?}");
            assert_eq!(words[0][0].contains('∞'), words[0][1].contains("Infinity"));
            let told = words.iter().filter(|[_, of_log]| is_of_log(of_log)).count();
            assert!(told > words.len() / 2, "{words:#?}");
        }
    }
}
