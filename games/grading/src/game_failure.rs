//! Games of the graded program, which is the first participant of their series.

use serde::Serialize;
use suite_arena::{Record, printable};
use suite_programs::advice_on_game;
use suite_search::{Game, Player};
use suite_tabletop::{AnyMove, AnyPosition, OptionValues, ProtocolKind};

use crate::{Evidence, Failure, SectionRecord};

/// Returns the player that the graded program was.
pub const fn graded_player(record: &Record<AnyMove>) -> Player {
    if record.swapped { Player::Second } else { Player::First }
}

/// Returns whether the graded program has won a game.
pub fn is_won(record: &Record<AnyMove>) -> bool {
    record.outcome.winner == Some(graded_player(record))
}

/// Returns the failure of the graded program if it has not won a game. `terms` are those of the game, if games differ;
/// `score` returns the id of a game that was not lost by a fault, and its words, with the graded player's score first.
pub fn game_failure(
    record: &Record<AnyMove>,
    terms: &str,
    score: impl FnOnce(Player) -> (&'static str, String),
) -> Option<Failure> {
    if is_won(record) {
        return None;
    }
    let player = graded_player(record);
    let game = format!("game {}, as {}{terms}", record.number, record.players[player as usize]);
    let Some(fault) = &record.outcome.fault else {
        let (id, words) = score(player);
        return Some(Failure::advised(id, format!("{game}: {words}"), "", None));
    };
    let place = match fault.move_number {
        0 => "before the first move".to_owned(),
        number => format!("move {number}"),
    };
    let summary = format!("{game}: {place}, {}", printable(&fault.message));
    let advice = start(record).and_then(|start| advice_on_game(&start, record));
    Some(Failure::advised(fault.id(), summary, &fault.stderr_tail, advice.as_deref()))
}

/// Returns what is kept of a game that was not won: its record, and what the program was told before a fault. `program`
/// names it in commands, and `words` are the `options` that it was told, as they are typed.
pub fn game_evidence(record: &Record<AnyMove>, program: &str, options: &OptionValues, words: &str) -> Option<Evidence> {
    let start = start(record)?;
    let name = record.game;
    let json = serde_json::to_string(record).ok()? + "\n";
    let mut evidence = Evidence { summary: record.in_words(), ..Evidence::default() }.with("game.jsonl", json);
    if let (Some(ending), Some(text)) = (start.game().facts().foreign, start.to_foreign(record)) {
        evidence = evidence.with(&format!("game.{ending}"), text);
    }
    evidence.commands = vec![format!("suite {name} analyze game.jsonl")];
    let Some(fault) = record.outcome.fault.as_ref().filter(|fault| fault.player == graded_player(record)) else {
        return Some(evidence);
    };
    let position = record.moves().fold(start, |position, mv| position.play(mv));
    let question = position.protocol(options)?.first_question(&position);
    let place = match position.game().protocol_kind()? {
        ProtocolKind::Files => format!("--input input.txt --played {}", record.turns.len()),
        ProtocolKind::Pipe => {
            evidence = evidence.with("board.txt", question.lines().last().unwrap_or_default().to_owned() + "\n");
            format!("--board board.txt --player {}", position.to_move() as usize + 1)
        }
    };
    evidence = evidence.with("input.txt", question).with("stderr.txt", fault.stderr_tail.as_str());
    if let Some(said) = &fault.said {
        evidence = evidence.with("answer.txt", format!("{said}\n"));
    }
    evidence.commands.insert(0, format!("suite {name} check {program} {place}{words}"));
    Some(evidence)
}

/// Returns the position that a game began with.
fn start(record: &Record<AnyMove>) -> Option<AnyPosition> {
    let game = [suite_go::GAME, suite_othello::GAME].into_iter().find(|game| game.facts().name == record.game)?;
    Some(game.spec(&record.variant).ok()?.start)
}

impl SectionRecord for Record<AnyMove> {
    fn number(&self) -> u32 {
        self.number
    }

    fn command(&self) -> &str {
        &self.agents[graded_player(self) as usize]
    }

    fn line(&self) -> impl Serialize {
        self
    }
}
