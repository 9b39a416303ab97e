//! A game's positions as those of any game.

use std::hash::{Hash, Hasher};
use std::sync::Arc;

use rand::rngs::ChaCha8Rng;
use suite_arena::{Outcome, Record, RuleViolation};
use suite_search::{
    Algorithm, Count, Decision, Game, Perft, Player, Search, Solvable, Strategy, Value, perft, perft_by_move,
};

use super::game::game;
use super::protocol::{FilesOf, PipeOf};
use super::solver::{SolverOf, own_solver};
use super::strategy::StrategyOf;
use super::{any_decision, own_move, own_position};
use crate::any_position::ErasedPosition;
use crate::{
    AnyGame, AnyMove, AnyPlayer, AnyPosition, AnySolver, Estimate, GameError, OptionValues, Picture, Protocol,
    RunSearch, SearchTree, Tabletop, TreeOptions, search_tree,
};

impl AnyPosition {
    /// Returns the position of a game.
    #[must_use]
    pub fn new(position: impl Tabletop) -> Self {
        Self(Arc::new(position))
    }
}

/// Returns what gives the moves of a game from `start`, one after another, as those of the game itself.
fn own_moves<G: Tabletop>(start: &G) -> impl FnMut(AnyMove) -> Option<G::Move> {
    let mut position = start.clone();
    move |mv| {
        let own = own_move(&position, mv)?;
        position = Game::play(&position, own);
        Some(own)
    }
}

impl<G: Tabletop> ErasedPosition for G {
    fn game(&self) -> &'static dyn AnyGame {
        game::<G>()
    }

    fn equals(&self, other: &AnyPosition) -> bool {
        other.downcast_ref() == Some(self)
    }

    fn hash_into(&self, mut state: &mut dyn Hasher) {
        Hash::hash(self, &mut state);
    }

    fn to_move(&self) -> Player {
        Game::to_move(self)
    }

    fn moves(&self) -> Vec<AnyMove> {
        Game::moves(self).map(AnyMove::new).collect()
    }

    fn play(&self, mv: AnyMove) -> AnyPosition {
        AnyPosition::new(Game::play(self, own_move(self, mv).expect("a move of this game")))
    }

    fn try_play(&self, mv: AnyMove) -> Option<AnyPosition> {
        Game::try_play(self, own_move(self, mv)?).ok().map(AnyPosition::new)
    }

    fn is_over(&self) -> bool {
        Game::is_over(self)
    }

    fn utility(&self, player: Player) -> Value {
        Game::utility(self, player)
    }

    fn forced_move(&self) -> Option<AnyMove> {
        Tabletop::forced_move(self).map(AnyMove::new)
    }

    fn score(&self) -> [Value; 2] {
        Tabletop::score(self)
    }

    fn compensation(&self) -> f64 {
        Tabletop::compensation(self)
    }

    fn end_reason(&self) -> &'static str {
        Tabletop::end_reason(self)
    }

    fn parse_move(&self, text: &str) -> Result<AnyMove, String> {
        Tabletop::parse_move(self, text).map(AnyMove::new)
    }

    fn violation(&self, mv: AnyMove) -> Option<RuleViolation> {
        Tabletop::violation(self, own_move(self, mv)?)
    }

    fn draw(&self, last: Option<AnyMove>) -> String {
        Tabletop::draw(self, last.and_then(|mv| own_move(self, mv)))
    }

    fn picture(&self) -> Picture<AnyMove> {
        Tabletop::picture(self).map(AnyMove::new)
    }

    fn last_square(&self, mv: AnyMove) -> Option<[usize; 2]> {
        Tabletop::last_square(self, own_move(self, mv)?)
    }

    fn to_foreign(&self, moves: &[AnyMove], agents: [&str; 2], outcome: Option<&Outcome>) -> Option<String> {
        let moves: Option<Vec<_>> = moves.iter().copied().map(own_moves(self)).collect();
        G::to_foreign(self, &moves?, agents, outcome)
    }

    fn explain_illegal_move(&self, record: &Record<AnyMove>) -> Option<String> {
        G::explain_illegal_move(&record.clone().try_map(own_moves(self))?, self)
    }

    fn strategy(&self, player: &AnyPlayer, random: ChaCha8Rng) -> Box<dyn Strategy<AnyPosition> + Send> {
        let player = player.downcast_ref::<G::Player>().expect("a player of this game");
        Box::new(StrategyOf(G::strategy(player, random)))
    }

    fn look_ahead(&self, nodes: u64) -> Option<Estimate<AnyMove>> {
        let Estimate { value, best } = Tabletop::look_ahead(self, nodes)?;
        Some(Estimate { value, best: best.map(AnyMove::new) })
    }

    fn estimate(&self, player: Player) -> Value {
        G::HEURISTICS.first().map_or(0, |(_, heuristic)| heuristic(self, player))
    }

    fn protocol(&self, options: &OptionValues) -> Option<Protocol<AnyPosition>> {
        Some(match G::protocol(options)? {
            Protocol::Files(files) => Protocol::Files(Box::new(FilesOf(files))),
            Protocol::Pipe(pipe) => Protocol::Pipe(Box::new(PipeOf(pipe))),
        })
    }

    fn plies_left(&self) -> u32 {
        self.core().plies_left()
    }

    fn solver(&self, start: Option<&AnyPosition>, plies: u32, bytes: u64, threads: usize) -> Box<dyn AnySolver> {
        let solver = own_solver::<G>(plies, bytes, threads);
        if let Some(start) = start {
            G::teach(own_position(start), &solver);
        }
        Box::new(SolverOf::<G>(solver))
    }

    fn count(&self, algorithm: Algorithm, caching: bool, ordering: bool) -> (Decision<AnyMove>, Count) {
        let heuristic: fn(&G::Core, Player) -> Value = G::estimate;
        let search = Search { caching, ordering, ..Search::new(algorithm, heuristic) };
        let mut count = Count::default();
        let Ok(decision) = search.observe(&self.core(), &mut count);
        (any_decision(decision), count)
    }

    fn perft(&self, depth: u32) -> Perft {
        perft(&self.core(), depth)
    }

    fn perft_by_move(&self, depth: u32, tell: &mut dyn FnMut(AnyMove, Perft)) {
        perft_by_move(&self.core(), depth).for_each(|(mv, count)| tell(AnyMove::new(mv), count));
    }

    fn search_tree(
        &self,
        moves: &[AnyMove],
        options: &TreeOptions,
        task: Option<(Algorithm, u32)>,
    ) -> Result<(Box<dyn SearchTree>, RunSearch), GameError> {
        let mut start = self.clone();
        for &mv in moves {
            start = own_move(&start, mv)
                .and_then(|mv| Game::try_play(&start, mv).ok())
                .ok_or_else(|| GameError::new(format_args!("moves: {mv} is not a legal move here")))?;
        }
        Ok(search_tree(start, moves.len(), options.search(G::HEURISTICS, task)?))
    }
}
