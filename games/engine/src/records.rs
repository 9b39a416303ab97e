//! `records`: games to look at, and what is proved of them.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use anyhow::Context;
use serde_json::{Value, json};
use suite_draw::draw_board;
use suite_search::{Game, Instant};
use suite_tabletop::{Analyst, Analyzed, AnyMove, Estimates, RecordedGame, Stopped, Variation, WatchSolver};

use crate::engine::number as parse_number;
use crate::game_record::{outcome, players};
use crate::hint::{hint, solver_for};
use crate::{AnalyzedPosition, Answer, ApiError, Engine, GameRecord, Records, Request, open_records};

/// The seconds for each position of an analysis, unless the page asks for more, and the most that it may ask for.
const SECONDS: u64 = 5;
const MOST_SECONDS: u64 = 3600;
/// The nodes for the estimate of a position.
const ESTIMATE_NODES: u64 = 100_000;

impl Engine {
    /// Opens a file of records, an SGF file or a list of moves.
    pub(crate) fn open_records(&self, request: &Request) -> Result<Answer, ApiError> {
        let records = open_records(&request.body, request.optional("game").as_deref())?;
        let games = summaries(&records);
        Ok(Answer::Whole(json!({ "id": self.records.add(Arc::new(records)), "games": games })))
    }

    /// Answers with the games of a file.
    pub(crate) fn list_games(&self, id: &str) -> Result<Answer, ApiError> {
        Ok(Answer::Whole(json!({ "id": id, "games": summaries(&*self.records(id)?) })))
    }

    /// Answers with a game.
    pub(crate) fn recorded_game(&self, id: &str, number: u32) -> Result<Answer, ApiError> {
        Ok(Answer::Whole(json!(GameRecord::new(&*self.find(id, number)?))))
    }

    /// Answers with what is proved of the moves in a position.
    pub(crate) fn position_hint(&self, id: &str, number: u32, ply: usize) -> Result<Answer, ApiError> {
        let game = self.find(id, number)?;
        let position = game.positions.get(ply).context("there is no such position")?;
        Ok(Answer::Whole(hint(&game.spec.start, position, self.host.threads())))
    }

    /// Answers with a drawing of a position of a game, or of one of its variations, counted from 1.
    pub(crate) fn position_picture(&self, request: &Request, id: &str, number: u32) -> Result<Answer, ApiError> {
        let game = self.find(id, number)?;
        let ply: usize = parse_number(&request.required("ply")?)?;
        let line: usize = request.optional("line").map_or(Ok(0), |line| parse_number(&line))?;
        let moves = moves_of_line(&game, line).context("there is no such variation")?;
        let played = moves.get(..ply).context("there is no such position")?;
        let position = played.iter().fold(game.spec.start.clone(), |position, &mv| position.play(mv));
        Ok(Answer::Whole(json!({ "svg": draw_board(&position, played.last().copied()).to_svg() })))
    }

    /// Analyzes a game, and tells of one position after another.
    pub(crate) fn analysis(&self, request: &Request, id: &str, number: u32) -> Result<Answer, ApiError> {
        let (game, threads) = (self.find(id, number)?, self.host.threads());
        let seconds = request.optional("seconds").map_or(Ok(SECONDS), |seconds| parse_number(&seconds))?;
        let time = Duration::from_secs(seconds.min(MOST_SECONDS));
        Ok(Answer::Events(Box::new(move |tell, interrupt| {
            analyze(&game, time, threads, tell, interrupt);
            tell(json!({ "kind": "done" }));
        })))
    }

    /// Returns the open games with an id, or those of the match that is played beside the page, if it has this id.
    fn records(&self, id: &str) -> Result<Arc<Records>, ApiError> {
        match self.host.live_records(id) {
            Some(live) => Ok(Arc::new(live?)),
            None => self.records.get(id),
        }
    }

    fn find(&self, id: &str, number: u32) -> Result<Arc<RecordedGame>, ApiError> {
        let records = self.records(id)?;
        let found = records.iter().find(|(own, _)| *own == number).map(|(_, game)| Arc::clone(game));
        found.ok_or_else(|| ApiError::new(404, format!("there is no game {number}")))
    }
}

/// Returns the moves of a game from its start on: those that were played for line 0, else those with a variation.
fn moves_of_line(game: &RecordedGame, line: usize) -> Option<Vec<AnyMove>> {
    let Some(index) = line.checked_sub(1) else { return Some(game.moves.clone()) };
    let Variation { after, moves, .. } = game.variations.get(index)?;
    Some(game.moves[..*after].iter().chain(moves).copied().collect())
}

fn summaries(records: &Records) -> Vec<Value> {
    records.iter().map(|(number, game)| summary(*number, game)).collect()
}

/// Returns who played, and how the game ended.
fn summary(number: u32, game: &RecordedGame) -> Value {
    json!({
        "number": number, "players": players(game), "outcome": outcome(game), "boards": game.positions.len(),
    })
}

/// Estimates the positions of a game, where there are estimates; then solves them, each within `time`, from the last
/// one back. Tells of them until `interrupt` is raised.
fn analyze(game: &RecordedGame, time: Duration, threads: usize, tell: &mut dyn FnMut(Value), interrupt: &AtomicBool) {
    let facts = game.game().facts();
    let exact = facts.values_in_points;
    let estimates = facts.looks_ahead.then(|| Estimates::of(&game.positions, ESTIMATE_NODES, interrupt, || ()));
    let mut send =
        |ply, analyzed: &_| tell(json!(AnalyzedPosition::new(game, analyzed, estimates.as_ref(), exact, ply)));
    if let Some(estimates) = &estimates {
        let nothing = Analyzed::nothing(game.positions.len());
        let is_estimated = |ply: &usize| estimates.value(&game.positions, *ply).is_some();
        (0..game.positions.len()).filter(is_estimated).for_each(|ply| send(ply, &nothing));
    }
    let solver = solver_for(&game.spec.start, &game.positions[0], threads);
    let mut watch = || -> Box<WatchSolver> {
        let end = Instant::now() + time;
        Box::new(move |_| match interrupt.load(Ordering::Relaxed) {
            true => Err(Stopped::By("the page is gone".into())),
            false if Instant::now() >= end => Err(Stopped::Late),
            false => Ok(()),
        })
    };
    let mut analyst = Analyst { solver, exact, watch: &mut watch };
    let last = game.positions.len() - 1;
    let analyzed = analyst.analyze(&game.positions, |index, analyzed| {
        // Whether a move was a mistake is known with the position before it.
        if index < last {
            send(index + 1, analyzed);
        }
    });
    if let Ok(analyzed) = analyzed {
        send(0, &analyzed);
    }
}
