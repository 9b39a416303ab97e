//! The mistakes that students' programs are known to make: changes of the plain program.

use suite_tabletop::KnownMistake;

use crate::plain_program::{
    AT_END, AT_LIMIT, Answer, Chosen, Color, Cuts, DOWN, DOWN_LEFT, DOWN_RIGHT, Edges, Flipped, ForWhom, LEFT, MAX,
    MIN, Ordering, Placement, PlainProgram, RIGHT, Strategy, Stuck, Takes, UP, UP_LEFT, UP_RIGHT, Worth,
};

/// The known mistakes. Of mistakes that lead to the same moves, the likelier explanation comes first.
///
/// ```
/// use suite_othello::{KNOWN_MISTAKES, Options, Position, Rules, Size, best_moves};
/// use suite_search::Game;
/// use suite_tabletop::KnownMistake;
///
/// let ignores_limit = KnownMistake::program([&KNOWN_MISTAKES[0]]);
/// let start = Position::<u64>::start(Size::new(4)?, Rules::Ends);
/// let after = start.play(best_moves(&start, None)[0]);
/// let options = Options { limit: Some(1), ..Options::default() };
/// assert_eq!(ignores_limit.answers(&after, options), ignores_limit.answers(&after, Options::default()));
/// # Ok::<_, suite_othello::SizeError>(())
/// ```
#[expect(clippy::semicolon_if_nothing_returned, reason = "a change is one assignment")]
pub static KNOWN_MISTAKES: [KnownMistake<PlainProgram>; 115] = [
    KnownMistake::new("ignores-limit", "the search goes to the end of the game, whatever the depth limit", |program| {
        program.limit.instead = Some(None)
    }),
    KnownMistake::new("one-ply-less", "the search ends one ply before the depth limit", |program| {
        program.limit.plies_more = -1
    }),
    KnownMistake::new("one-ply-more", "the search goes one ply beyond the depth limit", |program| {
        program.limit.plies_more = 1
    }),
    KnownMistake::new("only-one-ply", "the search looks only one ply ahead", |program| {
        program.limit.instead = Some(Some(1))
    }),
    KnownMistake::new("opponent-maximizes", "min nodes take the greatest value of their children, too", |program| {
        program.nodes.takes[MIN] = Takes::Greatest
    }),
    KnownMistake::new("darks-utility", "positions are always evaluated for dark", |program| {
        program.evaluation.for_whom = [ForWhom::Dark; 2]
    }),
    KnownMistake::new("other-players-utility", "positions are evaluated for the other player", |program| {
        program.evaluation.for_whom = [ForWhom::Opponent; 2]
    }),
    KnownMistake::new(
        "movers-utility",
        "positions at the depth limit are evaluated for the player who is to move there",
        |program| program.evaluation.for_whom[AT_LIMIT] = ForWhom::Mover,
    ),
    KnownMistake::new("passes", "a player without a legal move passes, instead of the game being over", |program| {
        program.nodes.stuck = Stuck::Passes
    }),
    KnownMistake::new("first-move", "the first legal move is played, without a search", |program| {
        program.strategy = Strategy::FirstMove
    }),
    KnownMistake::new(
        "movers-utility-everywhere",
        "positions are always evaluated for the player who is to move there",
        |program| program.evaluation.for_whom = [ForWhom::Mover; 2],
    ),
    KnownMistake::new(
        "last-movers-utility",
        "positions are always evaluated for the player who has just moved",
        |program| program.evaluation.for_whom = [ForWhom::LastMover; 2],
    ),
    KnownMistake::new("lights-utility", "positions are always evaluated for light", |program| {
        program.evaluation.for_whom = [ForWhom::Light; 2]
    }),
    KnownMistake::new(
        "last-movers-utility-at-limit",
        "positions at the depth limit are evaluated for the player who has just moved",
        |program| program.evaluation.for_whom[AT_LIMIT] = ForWhom::LastMover,
    ),
    KnownMistake::new("other-players-utility-at-end", "finished games are evaluated for the other player", |program| {
        program.evaluation.for_whom[AT_END] = ForWhom::Opponent
    }),
    KnownMistake::new(
        "movers-utility-at-end",
        "finished games are evaluated for the player who would be to move",
        |program| program.evaluation.for_whom[AT_END] = ForWhom::Mover,
    ),
    KnownMistake::new(
        "last-movers-utility-at-end",
        "finished games are evaluated for the player who has just moved",
        |program| program.evaluation.for_whom[AT_END] = ForWhom::LastMover,
    ),
    KnownMistake::new(
        "max-starts-at-zero",
        "the best value of max nodes starts at 0, and no lower value replaces it",
        |program| program.nodes.starts[MAX] = Some(0.0),
    ),
    KnownMistake::new(
        "min-starts-at-zero",
        "the best value of min nodes starts at 0, and no higher value replaces it",
        |program| program.nodes.starts[MIN] = Some(0.0),
    ),
    KnownMistake::new("starts-at-zero", "the best value of max nodes and of min nodes starts at 0", |program| {
        program.nodes.starts = [Some(0.0); 2]
    }),
    KnownMistake::new(
        "root-starts-at-zero",
        "the best value of the first position starts at 0, and no lower value replaces it",
        |program| program.nodes.root_starts = Some(0.0),
    ),
    KnownMistake::new(
        "max-starts-at-minus-one",
        "the best value of max nodes starts at -1, and no lower value replaces it",
        |program| program.nodes.starts[MAX] = Some(-1.0),
    ),
    KnownMistake::new("player-minimizes", "max nodes take the least value of their children, too", |program| {
        program.nodes.takes[MAX] = Takes::Least
    }),
    KnownMistake::new("min-takes-last", "min nodes take the value of their last child", |program| {
        program.nodes.takes[MIN] = Takes::Last
    }),
    KnownMistake::new("min-takes-first", "min nodes take the value of their first child", |program| {
        program.nodes.takes[MIN] = Takes::First
    }),
    KnownMistake::new(
        "min-takes-nothing",
        "min nodes keep the value that they start with, whatever their children are worth",
        |program| program.nodes.takes[MIN] = Takes::Nothing,
    ),
    KnownMistake::new("max-takes-last", "max nodes take the value of their last child", |program| {
        program.nodes.takes[MAX] = Takes::Last
    }),
    KnownMistake::new("takes-last", "all nodes take the value of their last child", |program| {
        program.nodes.takes = [Takes::Last; 2]
    }),
    KnownMistake::new("last-move-omitted", "the last of several legal moves is never looked at", |program| {
        program.nodes.omits_last = true
    }),
    KnownMistake::new(
        "board-overwritten",
        "each move of a node is played on the board after the move before it",
        |program| program.nodes.overwrites_board = true,
    ),
    KnownMistake::new("min-takes-mean", "min nodes take the mean of the values of their children", |program| {
        program.nodes.takes[MIN] = Takes::Mean
    }),
    KnownMistake::new(
        "min-plays-own-moves",
        "min nodes look for the player's moves and play them, as if the player were to move again",
        |program| (program.nodes.min_finds_own, program.nodes.min_plays_own) = (true, true),
    ),
    KnownMistake::new(
        "min-finds-own-moves",
        "min nodes look for the player's moves, though they play them as the opponent",
        |program| program.nodes.min_finds_own = true,
    ),
    KnownMistake::new(
        "min-plays-own-color",
        "min nodes play the opponent's moves with the player's color",
        |program| program.nodes.min_plays_own = true,
    ),
    KnownMistake::new(
        "stuck-is-lost",
        "a node without a legal move keeps the value that it starts with, instead of the game being over",
        |program| program.nodes.stuck = Stuck::Unnoticed,
    ),
    KnownMistake::new(
        "stuck-is-lost-before-the-end",
        "only if neither player has a move is the game over: a node without a move keeps the value that it starts with",
        |program| program.nodes.stuck = Stuck::EndsForBoth,
    ),
    KnownMistake::new(
        "either-ends",
        "the game is over if either player has no legal move, whoever is to move",
        |program| program.nodes.either_ends = true,
    ),
    KnownMistake::new("last-move", "the last legal move is played, without a search", |program| {
        program.strategy = Strategy::LastMove
    }),
    KnownMistake::new("two-plies-less", "the search ends two plies before the depth limit", |program| {
        program.limit.plies_more = -2
    }),
    KnownMistake::new("two-plies-more", "the search goes two plies beyond the depth limit", |program| {
        program.limit.plies_more = 2
    }),
    KnownMistake::new("limit-counts-own-moves", "only the player's own moves count for the depth limit", |program| {
        program.limit.counts[MIN] = false
    }),
    KnownMistake::new(
        "limit-counts-opponents-moves",
        "only the opponent's moves count for the depth limit",
        |program| program.limit.counts[MAX] = false,
    ),
    KnownMistake::new(
        "limit-only-in-max",
        "only max nodes end at the depth limit: a limit that min nodes reach is missed, up to the end of the game",
        |program| program.limit.ends[MIN] = false,
    ),
    KnownMistake::new(
        "limit-only-in-min",
        "only min nodes end at the depth limit: a limit that max nodes reach is missed, up to the end of the game",
        |program| program.limit.ends[MAX] = false,
    ),
    KnownMistake::new(
        "limit-late-in-min",
        "only max nodes end at the depth limit: where min nodes reach it, the search goes one ply further",
        |program| (program.limit.ends[MIN], program.limit.ends_late) = (false, true),
    ),
    KnownMistake::new(
        "limit-late-in-max",
        "only min nodes end at the depth limit: where max nodes reach it, the search goes one ply further",
        |program| (program.limit.ends[MAX], program.limit.ends_late) = (false, true),
    ),
    KnownMistake::new("limit-early-in-min", "min nodes end one ply before the depth limit, too", |program| {
        program.limit.ends_early[MIN] = true
    }),
    KnownMistake::new("limit-early-in-max", "max nodes end one ply before the depth limit, too", |program| {
        program.limit.ends_early[MAX] = true
    }),
    KnownMistake::new("only-two-plies", "the search looks only two plies ahead", |program| {
        program.limit.instead = Some(Some(2))
    }),
    KnownMistake::new("only-three-plies", "the search looks only three plies ahead", |program| {
        program.limit.instead = Some(Some(3))
    }),
    KnownMistake::new("only-four-plies", "the search looks only four plies ahead", |program| {
        program.limit.instead = Some(Some(4))
    }),
    KnownMistake::new("no-limit-is-one-ply", "without a depth limit the search looks only one ply ahead", |program| {
        program.limit.without = Some(1)
    }),
    KnownMistake::new(
        "no-limit-is-two-plies",
        "without a depth limit the search looks only two plies ahead",
        |program| program.limit.without = Some(2),
    ),
    KnownMistake::new(
        "no-limit-is-three-plies",
        "without a depth limit the search looks only three plies ahead",
        |program| program.limit.without = Some(3),
    ),
    KnownMistake::new("own-disks-only", "a position is worth the player's disks, whatever the opponent's", |program| {
        program.evaluation.worth = [Worth::OwnDisks; 2]
    }),
    KnownMistake::new(
        "share-of-disks",
        "a position is worth the player's share of the disks, instead of the difference",
        |program| program.evaluation.worth = [Worth::Share; 2],
    ),
    KnownMistake::new(
        "absolute-difference",
        "a position is worth the difference of the disks without its sign",
        |program| program.evaluation.worth = [Worth::Absolute; 2],
    ),
    KnownMistake::new(
        "win-or-loss",
        "a finished game is worth 1 for a win and -1 for a loss, whatever the disks",
        |program| program.evaluation.worth[AT_END] = Worth::WinOrLoss,
    ),
    KnownMistake::new(
        "great-win-or-loss",
        "a finished game is worth a great number, such as 1000 or -1000, not the difference of disks",
        |program| program.evaluation.worth[AT_END] = Worth::GreatWinOrLoss,
    ),
    KnownMistake::new("empty-to-winner", "the empty squares of a finished game count for the winner", |program| {
        program.evaluation.worth[AT_END] = Worth::EmptyToWinner
    }),
    KnownMistake::new("finished-is-zero", "a finished game is worth 0", |program| {
        program.evaluation.worth[AT_END] = Worth::Zero
    }),
    KnownMistake::new(
        "mobility-as-utility",
        "a position is worth its moves instead of its disks, even at the end of the game",
        |program| program.evaluation.worth = [Worth::Moves; 2],
    ),
    KnownMistake::new("first-row-uncounted", "the disks of the first row are not counted", |program| {
        program.evaluation.uncounted = Some(UP)
    }),
    KnownMistake::new("last-row-uncounted", "the disks of the last row are not counted", |program| {
        program.evaluation.uncounted = Some(DOWN)
    }),
    KnownMistake::new("first-column-uncounted", "the disks of the first column are not counted", |program| {
        program.evaluation.uncounted = Some(LEFT)
    }),
    KnownMistake::new("last-column-uncounted", "the disks of the last column are not counted", |program| {
        program.evaluation.uncounted = Some(RIGHT)
    }),
    KnownMistake::new("alpha-starts-at-zero", "alpha starts at 0 in alpha-beta", |program| {
        program.alpha_beta.window[MAX] = 0.0
    }),
    KnownMistake::new("beta-starts-at-zero", "beta starts at 0 in alpha-beta", |program| {
        program.alpha_beta.window[MIN] = 0.0
    }),
    KnownMistake::new(
        "cuts-at-near-bounds",
        "max nodes are cut at alpha and min nodes at beta, instead of the other way around",
        |program| program.alpha_beta.cuts = [Cuts::AtNearBound; 2],
    ),
    KnownMistake::new("max-cuts-at-alpha", "max nodes are cut when they reach alpha instead of beta", |program| {
        program.alpha_beta.cuts[MAX] = Cuts::AtNearBound
    }),
    KnownMistake::new("min-cuts-at-beta", "min nodes are cut when they reach beta instead of alpha", |program| {
        program.alpha_beta.cuts[MIN] = Cuts::AtNearBound
    }),
    KnownMistake::new("max-cuts-as-min", "max nodes are cut by the test of min nodes", |program| {
        program.alpha_beta.cuts[MAX] = Cuts::AsTheOther
    }),
    KnownMistake::new("min-cuts-as-max", "min nodes are cut by the test of max nodes", |program| {
        program.alpha_beta.cuts[MIN] = Cuts::AsTheOther
    }),
    KnownMistake::new("max-returns-alpha", "a max node that is cut returns alpha", |program| {
        program.alpha_beta.returns_other_bound[MAX] = true
    }),
    KnownMistake::new("min-returns-beta", "a min node that is cut returns beta", |program| {
        program.alpha_beta.returns_other_bound[MIN] = true
    }),
    KnownMistake::new("min-raises-alpha", "min nodes raise alpha instead of lowering beta", |program| {
        program.alpha_beta.narrows_other[MIN] = true
    }),
    KnownMistake::new("max-lowers-beta", "max nodes lower beta instead of raising alpha", |program| {
        program.alpha_beta.narrows_other[MAX] = true
    }),
    KnownMistake::new("swaps-bounds", "alpha and beta are handed on in the wrong order", |program| {
        program.alpha_beta.swaps_bounds = true
    }),
    KnownMistake::new(
        "global-bounds",
        "alpha and beta are the same for all nodes, and stay as deeper nodes have left them",
        |program| program.alpha_beta.is_global = [true; 2],
    ),
    KnownMistake::new("global-alpha", "alpha is the same for all nodes, and never restored", |program| {
        program.alpha_beta.is_global[0] = true
    }),
    KnownMistake::new("global-beta", "beta is the same for all nodes, and never restored", |program| {
        program.alpha_beta.is_global[1] = true
    }),
    KnownMistake::new(
        "cut-before-value",
        "a node is cut before it takes the value of the move that cuts it",
        |program| program.alpha_beta.cuts_before_update = true,
    ),
    KnownMistake::new(
        "later-equals-in-alpha-beta",
        "in alpha-beta a later move of equal value replaces the best, though its value is only a bound",
        |program| program.alpha_beta.takes_later_equals = true,
    ),
    KnownMistake::new(
        "caches-bounds",
        "alpha-beta caches the values of nodes that are only bounds as if they were exact",
        |program| program.alpha_beta.caches_bounds = true,
    ),
    KnownMistake::new(
        "ordering-keeps-one-of-equal",
        "moves are ordered by a table of their values, in which equal ones replace one another",
        |program| program.ordering = Ordering::KeepsOneOfEqual,
    ),
    KnownMistake::new(
        "ordering-mixes-places",
        "the place of the best move in the ordered moves is taken for its place in the others",
        |program| program.ordering = Ordering::MixesPlaces,
    ),
    KnownMistake::new(
        "ends-at-edges",
        "a line may also end at the edge of the board, without an own disk",
        |program| program.lines.end_at_edges = true,
    ),
    KnownMistake::new(
        "ends-at-empty-squares",
        "a line may also end at an empty square, without an own disk",
        |program| program.lines.end_at_empty = true,
    ),
    KnownMistake::new("lines-need-no-end", "a line needs no own disk at its end", |program| {
        (program.lines.end_at_edges, program.lines.end_at_empty) = (true, true)
    }),
    KnownMistake::new("farthest-own-disk", "a line goes on behind an own disk, up to the farthest", |program| {
        program.lines.end_at_farthest = true
    }),
    KnownMistake::new("wraps-around", "lines lead from one edge of the board to the opposite one", |program| {
        program.lines.edges = Edges::Wraps
    }),
    KnownMistake::new(
        "negative-wraps-around",
        "lines that leave the board above or on the left go on at the other edge, as negative indices do in Python",
        |program| program.lines.edges = Edges::NegativeWraps,
    ),
    KnownMistake::new("no-diagonals", "lines are not looked for in diagonals", |program| {
        program.lines.omit(&[UP_LEFT, UP_RIGHT, DOWN_LEFT, DOWN_RIGHT])
    }),
    KnownMistake::new("only-diagonals", "lines are looked for in diagonals only", |program| {
        program.lines.omit(&[UP, DOWN, LEFT, RIGHT])
    }),
    KnownMistake::new("no-lines-up", "lines are not looked for upward", |program| program.lines.omit(&[UP])),
    KnownMistake::new("no-lines-down", "lines are not looked for downward", |program| program.lines.omit(&[DOWN])),
    KnownMistake::new("no-lines-left", "lines are not looked for on the left", |program| program.lines.omit(&[LEFT])),
    KnownMistake::new("no-lines-right", "lines are not looked for on the right", |program| {
        program.lines.omit(&[RIGHT])
    }),
    KnownMistake::new("no-lines-up-left", "lines are not looked for diagonally up and left", |program| {
        program.lines.omit(&[UP_LEFT])
    }),
    KnownMistake::new("no-lines-up-right", "lines are not looked for diagonally up and right", |program| {
        program.lines.omit(&[UP_RIGHT])
    }),
    KnownMistake::new("no-lines-down-left", "lines are not looked for diagonally down and left", |program| {
        program.lines.omit(&[DOWN_LEFT])
    }),
    KnownMistake::new("no-lines-down-right", "lines are not looked for diagonally down and right", |program| {
        program.lines.omit(&[DOWN_RIGHT])
    }),
    KnownMistake::new("flips-nearest", "only the nearest disk of each line is flipped", |program| {
        program.lines.flipped = Flipped::Nearest
    }),
    KnownMistake::new("flips-all-but-farthest", "the farthest disk of each line is not flipped", |program| {
        program.lines.flipped = Flipped::AllButFarthest
    }),
    KnownMistake::new("flips-nothing", "a move places a disk, but flips none", |program| {
        program.lines.flipped = Flipped::None
    }),
    KnownMistake::new("flips-first-line", "only the first line that is found is flipped", |program| {
        program.lines.chosen = Chosen::First
    }),
    KnownMistake::new("flips-last-line", "only the last line that is found is flipped", |program| {
        program.lines.chosen = Chosen::Last
    }),
    KnownMistake::new("one-disk-lines", "a line has only one disk of the opponent", |program| {
        program.lines.longest = 1
    }),
    KnownMistake::new("places-beside", "a disk may be placed anywhere beside one of the opponent's", |program| {
        program.lines.placement = Placement::Adjacent
    }),
    KnownMistake::new("places-anywhere", "a disk may be placed on any empty square", |program| {
        program.lines.placement = Placement::AnyEmpty
    }),
    KnownMistake::new(
        "row-before-column",
        "the move is written as its row and its column, instead of the other way around",
        |program| program.answer = Answer::RowColumn,
    ),
    KnownMistake::new("counts-from-one", "the column and the row of the move are counted from 1", |program| {
        program.answer = Answer::FromOne
    }),
    KnownMistake::new("rows-from-below", "the row of the move is counted from below", |program| {
        program.answer = Answer::FromBelow
    }),
    KnownMistake::new("other-color", "the program takes itself to be the other player", |program| {
        program.color = Color::Other
    }),
    KnownMistake::new("always-dark", "the program takes itself to be dark, whatever it is told", |program| {
        program.color = Color::Dark
    }),
];

#[cfg(test)]
mod tests;
