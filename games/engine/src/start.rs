//! The position that a game or a search begins with, as the page names it.

use anyhow::{Context, Result, anyhow};
use serde::Deserialize;
use serde_json::Value as Json;
use suite_arena::GameSpec;
use suite_tabletop::{AnyGame, AnyMove, AnyPosition, GameOption, OptionKind, OptionValue, OptionValues};

/// A game with the properties of its start, and moves from there.
#[derive(Debug, Clone, Deserialize)]
pub struct Start {
    /// The name of the game.
    pub game: String,
    /// The properties of the start, as records have them; the usual ones if they are left out.
    pub variant: Option<Json>,
    /// A file whose position is the start, in games that have such files.
    pub text: Option<String>,
    /// Moves from the start, as people type them.
    #[serde(default)]
    moves: String,
}

/// Returns the game with this name.
pub fn find_game(name: &str) -> Result<&'static dyn AnyGame> {
    Ok(suite_catalog::game_named(name)?)
}

/// Returns the option of a game that takes a file with a start, if there is one.
pub fn file_option(game: &dyn AnyGame) -> Option<GameOption> {
    game.start_options().into_iter().find(|option| matches!(option.kind, OptionKind::File { .. }))
}

/// Returns games that start in the position of a file.
pub fn spec_of_text(game: &dyn AnyGame, text: &str) -> Result<GameSpec<AnyPosition>> {
    let option = file_option(game).ok_or_else(|| anyhow!("text: {} is not read from files", game.facts().name))?;
    let file = OptionValue::File { name: "text".to_owned(), bytes: text.into() };
    Ok(game.spec(&game.variant(&OptionValues::default().with(option.name, file))?)?)
}

impl Start {
    /// Returns games with this start, and the moves from there.
    pub fn spec(&self) -> Result<(GameSpec<AnyPosition>, Vec<AnyMove>)> {
        let game = find_game(&self.game)?;
        let spec = match (&self.text, &self.variant) {
            (Some(text), _) => spec_of_text(game, text)?,
            (None, Some(variant)) if !variant.is_null() => game.spec(variant)?,
            _ => game.usual_spec()?,
        };
        let moves = spec.parse_moves(game.words_of_moves(&self.moves)).context("moves")?;
        Ok((spec, moves))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn samples_are_starts_and_tasks_where_trees_have_no_limit() {
        for game in suite_catalog::games() {
            let facts = game.facts();
            let spec = facts.sample_start.map(|sample| spec_of_text(game, sample).expect("a start"));
            let is_task = spec.is_some_and(|spec| game.task(&spec.variant).is_some());
            assert_eq!(is_task, facts.tree_limit.is_none(), "{game:?}");
        }
    }

    #[test]
    fn moves_are_one_text() {
        let parse =
            |moves| Start { game: "go".to_owned(), variant: None, text: None, moves: String::from(moves) }.spec();
        assert_eq!(parse("2,2 2,3").expect("two moves").1.len(), 2);
        let error = parse("2,2 2,2").expect_err("no legal move");
        assert!(format!("{error:#}").starts_with("moves: move 2, 2,2: "), "{error:#}");
    }
}
