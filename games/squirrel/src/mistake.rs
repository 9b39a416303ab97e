//! The mistakes that students' programs make, each a change of the plain program.
#![expect(clippy::semicolon_if_nothing_returned, reason = "a change is an expression")]

use suite_tabletop::KnownMistake;

use crate::plain_program::{
    AfterChild, ChildWindow, Conversion, Event, PlainProgram, Returned, Side, Stages, Start, column, row,
};
use crate::search_spec::SearchSpec;

/// A mistake that programs for the assignment are known to make.
pub type Mistake = KnownMistake<PlainProgram>;

const fn mistake(id: &'static str, description: &'static str, change: fn(&mut PlainProgram)) -> Mistake {
    KnownMistake::new(id, description, change)
}

fn letter(number: usize) -> char {
    char::from(b'A' + number as u8)
}

/// Returns whether squares touch on a board that is a torus.
fn touches_around([row, column]: [i32; 2], [other_row, other_column]: [i32; 2]) -> bool {
    let distance = |one: i32, other: i32| (one - other).rem_euclid(5).min((other - one).rem_euclid(5));
    distance(row, other_row) + distance(column, other_column) == 1
}

/// Returns whether squares touch if the index -1 is that of the last, but 5 is none.
fn touches_before_first([row, column]: [i32; 2], [other_row, other_column]: [i32; 2]) -> bool {
    let distance = |one: i32, other: i32| if (one, other) == (0, 4) { 1 } else { (one - other).abs() };
    distance(row, other_row) + distance(column, other_column) == 1
}

/// All known mistakes. Of mistakes that lead to the same files, the likelier explanation comes first.
pub static MISTAKES: [Mistake; 136] = [
    mistake("alpha-before-cut", "alpha is updated before the cut is logged", |program| {
        program.narrows_before_cut[0] = true
    }),
    mistake("beta-before-cut", "beta is updated before the cut is logged", |program| {
        program.narrows_before_cut[1] = true
    }),
    mistake("bounds-before-cut", "alpha and beta are updated before the cut is logged", |program| {
        program.narrows_before_cut = [true; 2]
    }),
    mistake("bounds-after-last-child", "the bounds are not updated after the last child", |program| {
        program.narrows_after_last = false
    }),
    mistake("no-deep-entry-lines", "inner nodes below depth 1 get no line when they are entered", |program| {
        program.log.enters = |depth| depth < 2
    }),
    mistake("no-entry-lines", "nodes get no line when they are entered", |program| program.log.enters = |_| false),
    mistake("only-root-entry-line", "only the root gets a line when it is entered", |program| {
        program.log.enters = |depth| depth == 0
    }),
    mistake("deep-min-starts-at-alpha", "a min node below depth 1 starts at alpha instead of Infinity", |program| {
        program.deep_min_start = Some(Start::Alpha)
    }),
    mistake(
        "deep-min-shows-alpha",
        "a min node below depth 1 shows alpha instead of Infinity when it is entered",
        |program| program.deep_min_shown = Some(Start::Alpha),
    ),
    mistake("deep-min-starts-at-beta", "a min node below depth 1 starts at beta instead of Infinity", |program| {
        program.deep_min_start = Some(Start::Beta)
    }),
    mistake(
        "deep-min-shows-beta",
        "a min node below depth 1 shows beta instead of Infinity when it is entered",
        |program| program.deep_min_shown = Some(Start::Beta),
    ),
    mistake(
        "missing-bound-columns",
        "the columns of alpha and beta are missing on the lines of inner nodes below depth 1",
        |program| program.log.bounds = |event, depth| event == Event::Leaf || depth < 2,
    ),
    mistake(
        "missing-leaf-bound-columns",
        "the columns of alpha and beta are missing on the lines of leaves",
        |program| program.log.bounds = |event, depth| event != Event::Leaf || depth == 0,
    ),
    mistake(
        "missing-entry-bound-columns",
        "the columns of alpha and beta are missing when a node below the root is entered",
        |program| program.log.bounds = |event, depth| event != Event::Enter || depth == 0,
    ),
    mistake("missing-cut-bound-columns", "the columns of alpha and beta are missing on the lines of cuts", |program| {
        program.log.bounds = |event, _| event != Event::Cut
    }),
    mistake(
        "missing-deep-bound-columns",
        "the columns of alpha and beta are missing on all lines below depth 1",
        |program| program.log.bounds = |_, depth| depth < 2,
    ),
    mistake(
        "bound-columns-only-of-root",
        "the columns of alpha and beta are missing on all lines but the root's",
        |program| program.log.bounds = |_, depth| depth == 0,
    ),
    mistake("no-bound-columns", "the columns of alpha and beta are missing on all lines below the first", |program| {
        program.log.bounds = |_, _| false
    }),
    mistake("bound-columns-in-minimax", "the log of minimax has the columns of alpha and beta, too", |program| {
        program.log.bounds_in_minimax = true
    }),
    mistake("exchanged-bound-columns", "the columns of alpha and beta are exchanged", |program| {
        program.log.bounds_exchanged = true
    }),
    mistake("strict-cut", "a node is cut only on strict inequality, not when the value equals the bound", |program| {
        program.cuts_strictly = true
    }),
    mistake("fail-hard", "a cut node returns the bound instead of its value (fail-hard)", |program| {
        program.returned = Returned::BoundOfCut
    }),
    mistake(
        "clamped-throughout",
        "every node returns its value clamped between alpha and beta (fail-hard)",
        |program| program.returned = Returned::Clamped,
    ),
    mistake("returns-own-bound", "a max node returns alpha and a min node beta instead of its value", |program| {
        program.returned = Returned::OwnBound
    }),
    mistake(
        "starts-at-bounds",
        "nodes start at their bound, alpha for max and beta for min, instead of at infinity",
        |program| program.starts = [Start::Alpha, Start::Beta],
    ),
    mistake("never-cuts", "alpha-beta never cuts", |program| program.cuts = [false; 2]),
    mistake("cuts-only-max", "alpha-beta cuts at max nodes only", |program| program.cuts = [true, false]),
    mistake("cuts-only-min", "alpha-beta cuts at min nodes only", |program| program.cuts = [false, true]),
    mistake("no-bounds-updated", "alpha and beta are never updated", |program| program.narrows = [false; 2]),
    mistake("alpha-not-updated", "max nodes do not update alpha", |program| program.narrows[0] = false),
    mistake("beta-not-updated", "min nodes do not update beta", |program| program.narrows[1] = false),
    mistake(
        "full-window-passed-on",
        "children get -Infinity and Infinity as bounds, not the updated ones of their node",
        |program| program.child_window = ChildWindow::Full,
    ),
    mistake("global-bounds", "alpha and beta are shared by all nodes and never set back", |program| {
        program.child_window = ChildWindow::Global
    }),
    mistake("no-cut-lines", "a cut node gets no line for the child that cut it", |program| program.log.cuts = false),
    mistake("lines-only-when-changed", "a node gets a line after a child only if that changed its value", |program| {
        program.log.after_child = AfterChild::IfChanged
    }),
    mistake("line-only-after-last-child", "a node gets a line only after its last child, not after each", |program| {
        program.log.after_child = AfterChild::Last
    }),
    mistake("no-lines-after-children", "nodes get no lines after their children", |program| {
        program.log.after_child = AfterChild::Never
    }),
    mistake("leaves-logged-twice", "leaves are logged twice", |program| program.log.leaf_lines = 2),
    mistake("leaves-not-logged", "leaves are not logged", |program| program.log.leaf_lines = 0),
    mistake("no-root-lines", "the lines of the root are missing", |program| program.log.root_lines = false),
    mistake("log-depth-from-one", "depths are logged one too high: the root has depth 1", |program| {
        program.log.first_depth = 1
    }),
    mistake("capital-root", "the root is called Root instead of root", |program| program.log.root = "Root"),
    mistake("row-before-column", "squares are named by the row first, such as 1A instead of A1", |program| {
        program.log.name = |square| format!("{}{}", row(square) + 1, letter(column(square)))
    }),
    mistake("small-letters", "squares are named by small letters, such as a1 instead of A1", |program| {
        program.log.name = |square| format!("{}{}", letter(column(square)).to_ascii_lowercase(), row(square) + 1)
    }),
    mistake("letters-for-rows", "squares are named by a letter for the row and a number for the column", |program| {
        program.log.name = |square| format!("{}{}", letter(row(square)), column(square) + 1)
    }),
    mistake("rows-from-zero", "rows are numbered from 0 in names of squares", |program| {
        program.log.name = |square| format!("{}{}", letter(column(square)), row(square))
    }),
    mistake(
        "written-inf",
        "the right value is written wrongly: inf and -inf instead of Infinity and -Infinity",
        |program| program.log.infinities = ["inf", "-inf"],
    ),
    mistake(
        "written-capital-inf",
        "the right value is written wrongly: Inf and -Inf instead of Infinity and -Infinity",
        |program| program.log.infinities = ["Inf", "-Inf"],
    ),
    mistake(
        "written-small-infinity",
        "the right value is written wrongly: infinity and -infinity instead of Infinity and -Infinity",
        |program| program.log.infinities = ["infinity", "-infinity"],
    ),
    mistake("written-plus-infinity", "the right value is written wrongly: +Infinity instead of Infinity", |program| {
        program.log.infinities = ["+Infinity", "-Infinity"]
    }),
    mistake("infinities-exchanged", "Infinity and -Infinity are exchanged", |program| {
        program.log.infinities = ["-Infinity", "Infinity"]
    }),
    mistake("infinity-without-sign", "-Infinity is written without its sign", |program| {
        program.log.infinities = ["Infinity", "Infinity"]
    }),
    mistake(
        "written-decimals",
        "the right value is written wrongly: with a decimal point, such as 3.0 instead of 3",
        |program| program.log.decimals = ".0",
    ),
    mistake("blanks-after-commas", "there are blanks after the commas", |program| program.log.separator = ", "),
    mistake("no-header", "the first line of the log, which names the columns, is missing", |program| {
        program.log.header = |_| None
    }),
    mistake("header-with-blanks", "the first line of the log has blanks after its commas", |program| {
        program.log.header =
            |bounds| Some(if bounds { "Node, Depth, Value, Alpha, Beta" } else { "Node, Depth, Value" })
    }),
    mistake(
        "header-of-minimax",
        "the first line of the log of alpha-beta does not name the columns of alpha and beta",
        |program| program.log.header = |_| Some("Node,Depth,Value"),
    ),
    mistake(
        "negates-opponents-values",
        "the values of the opponent's nodes are logged with the other sign",
        |program| program.log.negates_min = true,
    ),
    mistake("converted-counted-once", "a converted piece is counted once instead of twice", |program| {
        program.converted_counts = 1
    }),
    mistake("converted-not-counted", "greedy does not count converted pieces", |program| program.converted_counts = 0),
    mistake("sneak-converts", "a Sneak converts the pieces that it touches, too", |program| program.is_raid = |_| true),
    mistake("never-converts", "a Raid converts nothing", |program| program.conversion = Conversion::Nothing),
    mistake("converts-only-first", "a Raid converts only the first piece that it touches", |program| {
        program.conversion = Conversion::First
    }),
    mistake("chain-conversion", "a Raid converts the pieces that touch converted ones, too, and so on", |program| {
        program.conversion = Conversion::Chain
    }),
    mistake(
        "converts-around-own",
        "a Raid converts the pieces that touch the piece that it was made from, too",
        |program| program.conversion = Conversion::AroundOwn,
    ),
    mistake("takes-empty-squares", "a Raid takes empty squares that it touches, too", |program| {
        program.conversion = Conversion::EmptyToo
    }),
    mistake("raid-needs-two", "a move is taken for a Raid only if it touches two own pieces", |program| {
        program.is_raid = |own| own > 1
    }),
    mistake("raid-needs-exactly-one", "a move that touches two own pieces is not taken for a Raid", |program| {
        program.is_raid = |own| own == 1
    }),
    mistake("diagonal-adjacency", "squares that touch at a corner are taken for adjacent, too", |program| {
        program.touches =
            |[row, column], [other_row, other_column]| (row - other_row).abs().max((column - other_column).abs()) == 1
    }),
    mistake("only-diagonal-adjacency", "only squares that touch at a corner are taken for adjacent", |program| {
        program.touches = |[row, column], [other_row, other_column]| {
            (row - other_row).abs() == 1 && (column - other_column).abs() == 1
        }
    }),
    mistake("only-rows-adjacent", "only squares beside each other in a row are taken for adjacent", |program| {
        program.touches =
            |[row, column], [other_row, other_column]| row == other_row && (column - other_column).abs() == 1
    }),
    mistake("only-columns-adjacent", "only squares above each other are taken for adjacent", |program| {
        program.touches =
            |[row, column], [other_row, other_column]| column == other_column && (row - other_row).abs() == 1
    }),
    mistake(
        "wraps-around",
        "the first and the last square of a row or column are taken for adjacent, as by the index -1 of Python",
        |program| program.touches = touches_around,
    ),
    mistake(
        "wraps-to-the-last",
        "the last square of a row or column is taken for one before the first, as by the index -1 of Python",
        |program| program.touches = touches_before_first,
    ),
    mistake(
        "wraps-to-next-row",
        "the last square of a row and the first of the next are taken for adjacent",
        |program| {
            program.touches = |[row, column], [other_row, other_column]| {
                (column - other_column).abs() + 5 * (row - other_row).abs() == 5
                    || (5 * (row - other_row) + column - other_column).abs() == 1
            }
        },
    ),
    mistake(
        "last-row-and-column-apart",
        "the last row and the last column are taken for adjacent to nothing",
        |program| {
            program.touches = |[row, column], [other_row, other_column]| {
                (row - other_row).abs() + (column - other_column).abs() == 1 && other_row < 4 && other_column < 4
            }
        },
    ),
    mistake(
        "first-row-and-column-apart",
        "the first row and the first column are taken for adjacent to nothing",
        |program| {
            program.touches = |[row, column], [other_row, other_column]| {
                (row - other_row).abs() + (column - other_column).abs() == 1 && other_row > 0 && other_column > 0
            }
        },
    ),
    mistake("column-order", "squares are considered column by column, A1, A2, ..., instead of row by row", |program| {
        program.order = |number| number % 5 * 5 + number / 5
    }),
    mistake("reverse-order", "squares are considered in the reverse order, from E5 to A1", |program| {
        program.order = |number| 24 - number
    }),
    mistake("bottom-row-first", "squares are considered from the bottom row to the top", |program| {
        program.order = |number| 20 - number / 5 * 5 + number % 5
    }),
    mistake("right-column-first", "squares of a row are considered from right to left", |program| {
        program.order = |number| number / 5 * 5 + 4 - number % 5
    }),
    mistake("raids-first", "all Raids are considered before all Sneaks", |program| program.stages = Stages::RaidsFirst),
    mistake("sneaks-first", "all Sneaks are considered before all Raids", |program| {
        program.stages = Stages::SneaksFirst
    }),
    mistake("raids-if-any", "Sneaks are considered only if no Raid is possible", |program| {
        program.stages = Stages::OnlyRaidsIfAny
    }),
    mistake("later-ties", "of equal moves the last is played, because of >= instead of >", |program| {
        program.prefers_later = true
    }),
    mistake("greedy-starts-at-zero", "greedy's best value starts at 0, and no move exceeds it", |program| {
        program.greedy_start = 0
    }),
    mistake("greedy-starts-at-minus-one", "greedy's best value starts at -1, and no move exceeds it", |program| {
        program.greedy_start = -1
    }),
    mistake(
        "greedy-starts-at-minus-hundred",
        "greedy's best value starts at -100, and no move exceeds it",
        |program| program.greedy_start = -100,
    ),
    mistake("greedy-looks-further", "greedy looks as far ahead as the cut-off depth says", |program| {
        program.greedy_looks_further = true
    }),
    mistake("max-starts-at-zero", "max nodes start at 0 instead of -Infinity", |program| {
        program.starts[0] = Start::Value(0)
    }),
    mistake("min-starts-at-zero", "min nodes start at 0 instead of Infinity", |program| {
        program.starts[1] = Start::Value(0)
    }),
    mistake("starts-at-hundred", "max nodes start at -100 and min nodes at 100 instead of at infinity", |program| {
        program.starts = [Start::Value(-100), Start::Value(100)]
    }),
    mistake("starts-at-999", "max nodes start at -999 and min nodes at 999 instead of at infinity", |program| {
        program.starts = [Start::Value(-999), Start::Value(999)]
    }),
    mistake("starts-at-1000", "max nodes start at -1000 and min nodes at 1000 instead of at infinity", |program| {
        program.starts = [Start::Value(-1000), Start::Value(1000)]
    }),
    mistake("one-ply-less", "the search ends one ply before the cut-off depth", |program| program.extra_plies = -1),
    mistake("one-ply-more", "the search goes one ply beyond the cut-off depth", |program| program.extra_plies = 1),
    mistake("always-one-ply", "the search looks one ply ahead, whatever the cut-off depth", |program| {
        program.fixed_depth = Some(1)
    }),
    mistake("always-two-plies", "the search looks two plies ahead, whatever the cut-off depth", |program| {
        program.fixed_depth = Some(2)
    }),
    mistake("full-board-is-no-end", "a full board before the cut-off depth is not evaluated", |program| {
        program.ends_on_full_board = false
    }),
    mistake("same-player-moves", "the same player makes all moves of the search", |program| program.alternates = false),
    mistake("min-maximizes", "min nodes take the greatest value of their children, too", |program| {
        program.is_max = [true; 2]
    }),
    mistake("root-minimizes", "max and min are exchanged: the root takes the least value", |program| {
        program.is_max = [false, true]
    }),
    mistake("max-minimizes", "max nodes take the least value of their children, too", |program| {
        program.is_max = [false; 2]
    }),
    mistake("other-players-evaluation", "positions are evaluated for the other player", |program| {
        program.side = Side::Opponent
    }),
    mistake("first-players-evaluation", "positions are always evaluated for the player who moved first", |program| {
        program.side = Side::FirstOfTask
    }),
    mistake("second-players-evaluation", "positions are always evaluated for the player who moved second", |program| {
        program.side = Side::SecondOfTask
    }),
    mistake("xs-evaluation", "positions are always evaluated for X", |program| program.side = Side::X),
    mistake("os-evaluation", "positions are always evaluated for O", |program| program.side = Side::O),
    mistake("movers-evaluation", "positions are evaluated for the player who is to move there", |program| {
        program.side = Side::ToMove
    }),
    mistake("last-movers-evaluation", "positions are evaluated for the player who has just moved there", |program| {
        program.side = Side::Moved
    }),
    mistake("own-score-only", "positions are evaluated by the player's own squares only", |program| {
        program.worth = |own, _| own
    }),
    mistake("opposing-score-only", "positions are evaluated by the opponent's squares only", |program| {
        program.worth = |_, opposing| -opposing
    }),
    mistake("scores-added", "positions are evaluated by the sum of both players' squares", |program| {
        program.worth = |own, opposing| own + opposing
    }),
    mistake("absolute-score", "the sign of the evaluation is lost", |program| {
        program.worth = |own, opposing| (own - opposing).abs()
    }),
    mistake(
        "pieces-counted",
        "positions are evaluated by the numbers of pieces, not by the values of their squares",
        |program| program.square_value = |_, _| 1,
    ),
    mistake("values-transposed", "the values are read column by column: rows and columns are exchanged", |program| {
        program.square_value = |values, square| values[column(square) * 5 + row(square)]
    }),
    mistake("values-upside-down", "the values are read from the bottom row to the top", |program| {
        program.square_value = |values, square| values[(4 - row(square)) * 5 + column(square)]
    }),
    mistake("blank-lines", "there are blank lines between the states", |program| program.states.blank_lines = 1),
    mistake("begins-with-start", "the trace begins with the board of the task, before the first move", |program| {
        program.states.begins_with_start = true
    }),
    mistake("last-state-missing", "the last state of the trace is missing", |program| {
        program.states.missing_at_end = 1
    }),
    mistake("only-every-second-state", "the trace has the states after the first player's moves only", |program| {
        program.states.only_every_second = true
    }),
    mistake("first-players-search", "both players of a battle search as the first", |program| {
        program.battle = |[first, second]| [first, SearchSpec { player: second.player, ..first }]
    }),
    mistake("second-players-search", "both players of a battle search as the second", |program| {
        program.battle = |[first, second]| [SearchSpec { player: first.player, ..second }, second]
    }),
    mistake("searches-exchanged", "the two players' searches are exchanged in a battle", |program| {
        program.battle = |[first, second]| {
            [SearchSpec { player: first.player, ..second }, SearchSpec { player: second.player, ..first }]
        }
    }),
    mistake("second-player-begins", "the second player begins the battle", |program| {
        program.battle = |[first, second]| [second, first]
    }),
    mistake("board-before-move", "the board is written as it was before the move", |program| {
        program.states.is_before_move = true
    }),
    mistake("converted-not-shown", "the board is written without the conversions of the Raid", |program| {
        program.states.shows_converted = false
    }),
    mistake("board-transposed", "the board is written with rows and columns exchanged", |program| {
        program.states.exchanges_rows_and_columns = true
    }),
    mistake("letters-exchanged", "X and O are exchanged on the board that is written", |program| {
        program.states.letters = ['O', 'X']
    }),
    mistake("small-piece-letters", "pieces are written as x and o", |program| program.states.letters = ['x', 'o']),
    mistake("dots-for-empty", "empty squares are written as dots instead of asterisks", |program| {
        program.states.empty = '.'
    }),
    mistake("blanks-between-squares", "there are blanks between the squares of a row", |program| {
        program.states.separator = " "
    }),
    mistake("commas-between-squares", "there are commas between the squares of a row", |program| {
        program.states.separator = ","
    }),
    mistake("blank-line-before-first-state", "there is a blank line before the first state", |program| {
        program.states.mark = "\n"
    }),
    mistake("blanks-before-first-state", "there is a blank before the first state", |program| {
        program.states.mark = " "
    }),
    mistake("byte-order-mark", "the file of states begins with a byte order mark", |program| {
        program.states.mark = "\u{feff}"
    }),
];
