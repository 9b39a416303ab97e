//! The mistakes that students' programs are known to make: changes of the plain program.
#![expect(clippy::semicolon_if_nothing_returned, reason = "a change is an expression")]

use suite_search::{INFINITY, Player, Value};
use suite_tabletop::KnownMistake;

use crate::output::Output;
use crate::plain_program::{
    AfterChild, Bound, ChildWindow, Conversion, Event, FullBoard, GreedyDefault, Order, PlainProgram, Returned,
    SetsBest, ShownAfterChild, Side, Stages, Start, Undo, Written, column, row, touches,
};
use crate::search_spec::SearchSpec;

fn letter(number: usize) -> char {
    char::from(b'A' + number as u8)
}

fn digit(number: usize) -> char {
    char::from(b'0' + number as u8)
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

/// Returns whether squares touch, also at a corner.
fn touches_diagonally([row, column]: [i32; 2], [other_row, other_column]: [i32; 2]) -> bool {
    (row - other_row).abs().max((column - other_column).abs()) == 1
}

/// Returns whether squares touch, but for the neighbor that is `ROWS` rows and `COLUMNS` columns further.
fn misses<const ROWS: i32, const COLUMNS: i32>(square: [i32; 2], other: [i32; 2]) -> bool {
    touches(square, other) && [other[0] - square[0], other[1] - square[1]] != [ROWS, COLUMNS]
}

/// The usual orders in which the squares above, below and beside one are looked at.
const ROW_BY_ROW: Order = [-5, -1, 1, 5];
const COLUMNS_FIRST: Order = [-5, 5, -1, 1];
const ROWS_FIRST: Order = [-1, 1, -5, 5];

/// The known mistakes. Of mistakes that lead to the same files, the likelier explanation comes first.
pub static KNOWN_MISTAKES: [KnownMistake<PlainProgram>; 239] = [
    KnownMistake::new("alpha-before-cut", "alpha is updated before the cut is logged", |program| {
        program.narrows_before_cut[0] = true
    }),
    KnownMistake::new("beta-before-cut", "beta is updated before the cut is logged", |program| {
        program.narrows_before_cut[1] = true
    }),
    KnownMistake::new("bounds-before-cut", "alpha and beta are updated before the cut is logged", |program| {
        program.narrows_before_cut = [true; 2]
    }),
    KnownMistake::new("bounds-after-last-child", "the bounds are not updated after the last child", |program| {
        program.narrows_after_last = |_| false
    }),
    KnownMistake::new(
        "bounds-after-last-child-below-root",
        "below the root, the bounds are not updated after the last child",
        |program| program.narrows_after_last = |depth| depth == 0,
    ),
    KnownMistake::new(
        "line-before-bounds",
        "the line after a child is written before the bounds are updated",
        |program| program.log.shown_after_child = [ShownAfterChild::OldBounds; 2],
    ),
    KnownMistake::new(
        "line-before-alpha",
        "the line of a max node after a child is written before alpha is updated",
        |program: &mut PlainProgram| program.log.shown_after_child[0] = ShownAfterChild::OldBounds,
    )
    .part_of("line-before-bounds"),
    KnownMistake::new(
        "line-before-beta",
        "the line of a min node after a child is written before beta is updated",
        |program: &mut PlainProgram| program.log.shown_after_child[1] = ShownAfterChild::OldBounds,
    )
    .part_of("line-before-bounds"),
    KnownMistake::new(
        "line-before-value",
        "the line after a child is written before the node takes the child's value",
        |program| program.log.shown_after_child = [ShownAfterChild::Old; 2],
    ),
    KnownMistake::new(
        "no-deep-entry-lines",
        "inner nodes below depth 1 get no line when they are entered",
        |program| program.log.enters = |depth| depth < 2,
    ),
    KnownMistake::new("no-entry-lines", "nodes get no line when they are entered", |program| {
        program.log.enters = |_| false
    }),
    KnownMistake::new("only-root-entry-line", "only the root gets a line when it is entered", |program| {
        program.log.enters = |depth| depth == 0
    }),
    KnownMistake::new(
        "max-logged-when-left",
        "max nodes below the root get a line when they are left, not when they are entered",
        |program| {
            program.log.enters = |depth| depth == 0 || depth % 2 == 1;
            program.log.leaves = |depth| depth > 0 && depth % 2 == 0
        },
    ),
    KnownMistake::new(
        "logged-again-when-left",
        "inner nodes below the root get one more line when they are left",
        |program| program.log.leaves = |depth| depth > 0,
    ),
    KnownMistake::new(
        "children-of-deep-max-logged-again",
        "children of max nodes below the root are logged once more when they are left",
        |program| program.log.repeats = |depth| depth > 1 && depth % 2 == 1,
    ),
    KnownMistake::new(
        "parent-logged-for-deep-nodes",
        "when inner nodes below depth 1 are entered, min nodes log their parent and max nodes nothing",
        |program| {
            program.log.enters = |depth| depth < 2;
            program.log.enters_as_parent = true
        },
    ),
    KnownMistake::new(
        "deep-min-starts-at-alpha",
        "a min node below depth 1 starts at alpha instead of Infinity",
        |program| program.deep_min_start = Some(Start::Alpha),
    ),
    KnownMistake::new(
        "deep-min-shows-alpha",
        "a min node below depth 1 shows alpha instead of Infinity when it is entered",
        |program| program.deep_min_shown = Some(Start::Alpha),
    ),
    KnownMistake::new(
        "deep-min-starts-at-beta",
        "a min node below depth 1 starts at beta instead of Infinity",
        |program| program.deep_min_start = Some(Start::Beta),
    ),
    KnownMistake::new(
        "deep-min-shows-beta",
        "a min node below depth 1 shows beta instead of Infinity when it is entered",
        |program| program.deep_min_shown = Some(Start::Beta),
    ),
    KnownMistake::new(
        "missing-bound-columns",
        "the columns of alpha and beta are missing on the lines of inner nodes below depth 1",
        |program| program.log.bounds = |event, depth| event == Event::Leaf || depth < 2,
    ),
    KnownMistake::new(
        "missing-leaf-bound-columns",
        "the columns of alpha and beta are missing on the lines of leaves",
        |program| program.log.bounds = |event, depth| event != Event::Leaf || depth == 0,
    ),
    KnownMistake::new(
        "missing-entry-bound-columns",
        "the columns of alpha and beta are missing when a node below the root is entered",
        |program| program.log.bounds = |event, depth| event != Event::Enter || depth == 0,
    ),
    KnownMistake::new(
        "missing-cut-bound-columns",
        "the columns of alpha and beta are missing on the lines of cuts",
        |program| program.log.bounds = |event, _| event != Event::Cut,
    ),
    KnownMistake::new(
        "missing-deep-bound-columns",
        "the columns of alpha and beta are missing on all lines below depth 1",
        |program| program.log.bounds = |_, depth| depth < 2,
    ),
    KnownMistake::new(
        "missing-deep-max-bound-columns",
        "the columns of alpha and beta are missing after the children of max nodes below the root",
        |program| program.log.bounds = |event, depth| event != Event::Child || depth == 0 || depth % 2 == 1,
    ),
    KnownMistake::new(
        "bound-columns-only-of-root",
        "the columns of alpha and beta are missing on all lines but the root's",
        |program| program.log.bounds = |_, depth| depth == 0,
    ),
    KnownMistake::new(
        "no-bound-columns",
        "the columns of alpha and beta are missing on all lines below the first",
        |program| program.log.bounds = |_, _| false,
    ),
    KnownMistake::new(
        "bound-columns-in-minimax",
        "the log of minimax has the columns of alpha and beta, too",
        |program| program.log.bounds_in_minimax = true,
    ),
    KnownMistake::new("exchanged-bound-columns", "the columns of alpha and beta are exchanged", |program| {
        program.log.exchanges_bounds = |_| true
    }),
    KnownMistake::new(
        "exchanged-leaf-bound-columns",
        "the columns of alpha and beta are exchanged on the lines of leaves",
        |program: &mut PlainProgram| program.log.exchanges_bounds = |event| event == Event::Leaf,
    )
    .part_of("exchanged-bound-columns"),
    KnownMistake::new(
        "strict-cut",
        "a node is cut only on strict inequality, not when the value equals the bound",
        |program| program.cuts_strictly = [true; 2],
    ),
    KnownMistake::new(
        "strict-cut-of-max",
        "a max node is cut only if its value exceeds beta, not when it equals it",
        |program: &mut PlainProgram| program.cuts_strictly[0] = true,
    )
    .part_of("strict-cut"),
    KnownMistake::new(
        "strict-cut-of-min",
        "a min node is cut only if its value is less than alpha, not when it equals it",
        |program: &mut PlainProgram| program.cuts_strictly[1] = true,
    )
    .part_of("strict-cut"),
    KnownMistake::new("fail-hard", "a cut node returns the bound instead of its value (fail-hard)", |program| {
        program.returned = [Returned::BoundOfCut; 2]
    }),
    KnownMistake::new(
        "fail-hard-max",
        "a cut max node returns beta instead of its value",
        |program: &mut PlainProgram| program.returned[0] = Returned::BoundOfCut,
    )
    .part_of("fail-hard"),
    KnownMistake::new(
        "fail-hard-min",
        "a cut min node returns alpha instead of its value",
        |program: &mut PlainProgram| program.returned[1] = Returned::BoundOfCut,
    )
    .part_of("fail-hard"),
    KnownMistake::new(
        "clamped-throughout",
        "every node returns its value clamped between alpha and beta (fail-hard)",
        |program| program.returned = [Returned::Clamped; 2],
    ),
    KnownMistake::new(
        "returns-own-bound",
        "a max node returns alpha and a min node beta instead of its value",
        |program| program.returned = [Returned::OwnBound; 2],
    ),
    KnownMistake::new(
        "starts-at-bounds",
        "nodes start at their bound, alpha for max and beta for min, instead of at infinity",
        |program| program.starts = [Start::Alpha, Start::Beta],
    ),
    KnownMistake::new("never-cuts", "alpha-beta never cuts", |program| program.cuts = [false; 2]),
    KnownMistake::new("cuts-only-max", "alpha-beta cuts at max nodes only", |program| program.cuts = [true, false]),
    KnownMistake::new("cuts-only-min", "alpha-beta cuts at min nodes only", |program| program.cuts = [false, true]),
    KnownMistake::new("no-bounds-updated", "alpha and beta are never updated", |program| program.narrows = [false; 2]),
    KnownMistake::new("alpha-not-updated", "max nodes do not update alpha", |program| program.narrows[0] = false),
    KnownMistake::new("beta-not-updated", "min nodes do not update beta", |program| program.narrows[1] = false),
    KnownMistake::new(
        "full-window-passed-on",
        "children get -Infinity and Infinity as bounds, not the updated ones of their node",
        |program| program.child_window = ChildWindow::Full,
    ),
    KnownMistake::new(
        "full-window-below-root",
        "the root's children get -Infinity and Infinity as bounds, not the updated ones",
        |program| program.child_window = ChildWindow::FullBelowRoot,
    ),
    KnownMistake::new("global-bounds", "alpha and beta are shared by all nodes and never set back", |program| {
        program.child_window = ChildWindow::Global
    }),
    KnownMistake::new(
        "bounds-overwritten",
        "alpha and beta are set to the value of a node, even if that is worse",
        |program| program.bound = |_, _| Bound::Value,
    ),
    KnownMistake::new(
        "alpha-overwritten",
        "alpha is set to the value of a max node, even if that is less",
        |program: &mut PlainProgram| program.bound = |is_max, _| if is_max { Bound::Value } else { Bound::Better },
    )
    .part_of("bounds-overwritten"),
    KnownMistake::new(
        "beta-overwritten",
        "beta is set to the value of a min node, even if that is greater",
        |program: &mut PlainProgram| program.bound = |is_max, _| if is_max { Bound::Better } else { Bound::Value },
    )
    .part_of("bounds-overwritten"),
    KnownMistake::new(
        "bounds-set-to-childs-value",
        "alpha and beta are set to the value of the last child, even if that is worse",
        |program| program.bound = |_, _| Bound::ChildsValue,
    ),
    KnownMistake::new(
        "alpha-set-to-childs-value",
        "alpha is set to the value of the last child, even if that is less",
        |program: &mut PlainProgram| {
            program.bound = |is_max, _| if is_max { Bound::ChildsValue } else { Bound::Better }
        },
    )
    .part_of("bounds-set-to-childs-value"),
    KnownMistake::new(
        "beta-set-to-childs-value",
        "beta is set to the value of the last child, even if that is greater",
        |program: &mut PlainProgram| {
            program.bound = |is_max, _| if is_max { Bound::Better } else { Bound::ChildsValue }
        },
    )
    .part_of("bounds-set-to-childs-value"),
    KnownMistake::new(
        "inner-bounds-overwritten",
        "alpha and beta are set to the value of a node that is not directly above leaves, even if that is worse",
        |program| program.bound = |_, is_above_leaves| if is_above_leaves { Bound::Better } else { Bound::Value },
    ),
    KnownMistake::new("late-cuts", "a cut is made one child late, and without a line", |program| {
        program.cuts_late = |_| true
    }),
    KnownMistake::new(
        "late-inner-cuts",
        "a node that is not directly above leaves is cut one child late, and without a line",
        |program| {
            program.cuts_late = |is_above_leaves| !is_above_leaves;
            program.cuts_by_bounds = true
        },
    ),
    KnownMistake::new(
        "cut-before-value",
        "a node is cut before it takes the value of the child that cuts it",
        |program| program.cuts_before_update = [true; 2],
    ),
    KnownMistake::new(
        "max-cut-before-value",
        "a max node is cut before it takes the value of the child that cuts it",
        |program: &mut PlainProgram| program.cuts_before_update[0] = true,
    )
    .part_of("cut-before-value"),
    KnownMistake::new(
        "min-cut-before-value",
        "a min node is cut before it takes the value of the child that cuts it",
        |program: &mut PlainProgram| program.cuts_before_update[1] = true,
    )
    .part_of("cut-before-value"),
    KnownMistake::new("min-returns-after-first-child", "min nodes return after their first child", |program| {
        program.returns_after_first = |is_max, _| !is_max
    }),
    KnownMistake::new(
        "inner-min-returns-after-first-child",
        "min nodes that are not directly above leaves return after their first child",
        |program| program.returns_after_first = |is_max, is_above_leaves| !is_max && !is_above_leaves,
    ),
    KnownMistake::new("no-cut-lines", "a cut node gets no line for the child that cut it", |program| {
        program.log.cuts = false
    }),
    KnownMistake::new(
        "lines-only-when-changed",
        "a node gets a line after a child only if that changed its value",
        |program| program.log.after_child = AfterChild::IfChanged,
    ),
    KnownMistake::new(
        "lines-only-when-equal",
        "a node gets a line after a child only if it has the child's value then",
        |program| program.log.after_child = AfterChild::IfEqual,
    ),
    KnownMistake::new("no-line-after-last-child", "a node gets no line after its last child", |program| {
        program.log.after_child = AfterChild::NotLast
    }),
    KnownMistake::new(
        "line-only-after-last-child",
        "a node gets a line only after its last child, not after each",
        |program| program.log.after_child = AfterChild::Last,
    ),
    KnownMistake::new("no-lines-after-children", "nodes get no lines after their children", |program| {
        program.log.after_child = AfterChild::Never
    }),
    KnownMistake::new("leaves-logged-twice", "leaves are logged twice", |program| program.log.leaf_lines = 2),
    KnownMistake::new("leaves-not-logged", "leaves are not logged", |program| program.log.leaf_lines = 0),
    KnownMistake::new("no-root-lines", "the lines of the root are missing", |program| program.log.root_lines = false),
    KnownMistake::new("log-depth-from-one", "depths are logged one too high: the root has depth 1", |program| {
        program.log.first_depth = 1
    }),
    KnownMistake::new("capital-root", "the root is called Root instead of root", |program| program.log.root = "Root"),
    KnownMistake::new("row-before-column", "squares are named by the row first, such as 1A instead of A1", |program| {
        program.log.name = |square| [digit(row(square) + 1), letter(column(square))]
    }),
    KnownMistake::new("small-letters", "squares are named by small letters, such as a1 instead of A1", |program| {
        program.log.name = |square| [letter(column(square)).to_ascii_lowercase(), digit(row(square) + 1)]
    }),
    KnownMistake::new(
        "letters-for-rows",
        "squares are named by a letter for the row and a number for the column",
        |program| program.log.name = |square| [letter(row(square)), digit(column(square) + 1)],
    ),
    KnownMistake::new("rows-from-zero", "rows are numbered from 0 in names of squares", |program| {
        program.log.name = |square| [letter(column(square)), digit(row(square))]
    }),
    KnownMistake::new(
        "written-inf",
        "the right value is written wrongly: inf and -inf instead of Infinity and -Infinity",
        |program| program.log.infinities = ["inf", "-inf"],
    ),
    KnownMistake::new(
        "written-capital-inf",
        "the right value is written wrongly: Inf and -Inf instead of Infinity and -Infinity",
        |program| program.log.infinities = ["Inf", "-Inf"],
    ),
    KnownMistake::new(
        "written-small-infinity",
        "the right value is written wrongly: infinity and -infinity instead of Infinity and -Infinity",
        |program| program.log.infinities = ["infinity", "-infinity"],
    ),
    KnownMistake::new(
        "written-plus-infinity",
        "the right value is written wrongly: +Infinity instead of Infinity",
        |program| program.log.infinities = ["+Infinity", "-Infinity"],
    ),
    KnownMistake::new("infinities-exchanged", "Infinity and -Infinity are exchanged", |program| {
        program.log.infinities = ["-Infinity", "Infinity"]
    }),
    KnownMistake::new(
        "min-enters-with-minus-infinity",
        "min nodes show -Infinity instead of Infinity when they are entered",
        |program| program.shown[1] = Some(Start::Value(-INFINITY)),
    ),
    KnownMistake::new(
        "max-enters-with-infinity",
        "max nodes show Infinity instead of -Infinity when they are entered",
        |program| program.shown[0] = Some(Start::Value(INFINITY)),
    ),
    KnownMistake::new("infinity-without-sign", "-Infinity is written without its sign", |program| {
        program.log.infinities = ["Infinity", "Infinity"]
    }),
    KnownMistake::new(
        "written-decimals",
        "the right value is written wrongly: with a decimal point, such as 3.0 instead of 3",
        |program| program.log.decimals = ".0",
    ),
    KnownMistake::new("blanks-after-commas", "there are blanks after the commas", |program| {
        program.log.separator = ", "
    }),
    KnownMistake::new("no-comma-before-alpha", "the comma between value and alpha is missing", |program| {
        program.log.separates_alpha = |_| false
    }),
    KnownMistake::new(
        "no-comma-before-alpha-above-leaves",
        "the comma between value and alpha is missing on lines of max nodes directly above leaves, and of their leaves",
        |program| program.log.separates_alpha = |is_low| !is_low,
    ),
    KnownMistake::new("no-header", "the first line of the log, which names the columns, is missing", |program| {
        program.log.header = |_| None
    }),
    KnownMistake::new("header-with-blanks", "the first line of the log has blanks after its commas", |program| {
        program.log.header =
            |bounds| Some(if bounds { "Node, Depth, Value, Alpha, Beta" } else { "Node, Depth, Value" })
    }),
    KnownMistake::new(
        "header-of-minimax",
        "the first line of the log of alpha-beta does not name the columns of alpha and beta",
        |program| program.log.header = |_| Some("Node,Depth,Value"),
    ),
    KnownMistake::new(
        "negates-opponents-values",
        "the values of the opponent's nodes are logged with the other sign",
        |program| program.log.negates_min = true,
    ),
    KnownMistake::new(
        "converted-counted-once",
        "a converted piece is counted once instead of twice, as if only own squares counted",
        |program| program.converted_counts = |_| 1,
    ),
    KnownMistake::new(
        "converted-counted-per-own-piece",
        "greedy counts a converted piece once for each own piece that the move touches, instead of twice",
        |program| program.converted_counts = |own| own as Value,
    ),
    KnownMistake::new("converted-not-counted", "greedy does not count converted pieces", |program| {
        program.converted_counts = |_| 0
    }),
    KnownMistake::new("sneak-converts", "a Sneak converts the pieces that it touches, too", |program| {
        program.is_raid = |_| true
    }),
    KnownMistake::new("never-converts", "a Raid converts nothing", |program| program.conversion = Conversion::Nothing),
    KnownMistake::new("converts-only-first", "a Raid converts only the first piece that it touches", |program| {
        program.conversion = Conversion::First(ROW_BY_ROW)
    }),
    KnownMistake::new(
        "converts-only-first-of-columns",
        "a Raid converts only the first piece that it touches, looking up, down, left and right",
        |program| program.conversion = Conversion::First(COLUMNS_FIRST),
    ),
    KnownMistake::new(
        "converts-only-first-of-rows",
        "a Raid converts only the first piece that it touches, looking left, right, up and down",
        |program| program.conversion = Conversion::First(ROWS_FIRST),
    ),
    KnownMistake::new(
        "converts-after-own-up-down-left-right",
        "one loop finds own pieces and converts, up, down, left, right: opposing pieces before the first own one stay",
        |program| program.conversion = Conversion::AfterOwn(COLUMNS_FIRST),
    ),
    KnownMistake::new(
        "converts-after-own-left-right-up-down",
        "one loop finds own pieces and converts, left, right, up, down: opposing pieces before the first own one stay",
        |program| program.conversion = Conversion::AfterOwn(ROWS_FIRST),
    ),
    KnownMistake::new(
        "converts-after-own-up-left-right-down",
        "one loop finds own pieces and converts, up, left, right, down: opposing pieces before the first own one stay",
        |program| program.conversion = Conversion::AfterOwn(ROW_BY_ROW),
    ),
    KnownMistake::new("converts-only-os", "only pieces of O are converted: O's Raids convert nothing", |program| {
        program.conversion = Conversion::OnlyOs
    }),
    KnownMistake::new("opponent-never-converts", "the opponent's Raids convert nothing in the search", |program| {
        program.opponent_converts = false
    }),
    KnownMistake::new(
        "chain-conversion",
        "a Raid converts the pieces that touch converted ones, too, and so on",
        |program| program.conversion = Conversion::Chain,
    ),
    KnownMistake::new(
        "converts-around-own",
        "a Raid converts the pieces that touch the piece that it was made from, too",
        |program| program.conversion = Conversion::AroundOwn,
    ),
    KnownMistake::new("corner-raid-slip", "a Raid on E5 takes D5 where it should take E4", |program| {
        program.conversion = Conversion::CornerSlip
    }),
    KnownMistake::new("takes-empty-squares", "a Raid takes empty squares that it touches, too", |program| {
        program.conversion = Conversion::EmptyToo
    }),
    KnownMistake::new("raid-needs-two", "a move is taken for a Raid only if it touches two own pieces", |program| {
        program.is_raid = |own| own > 1
    }),
    KnownMistake::new(
        "raid-needs-exactly-one",
        "a move that touches two own pieces is not taken for a Raid",
        |program| program.is_raid = |own| own == 1,
    ),
    KnownMistake::new("diagonal-adjacency", "squares that touch at a corner are taken for adjacent, too", |program| {
        program.touches = [touches_diagonally; 2]
    }),
    KnownMistake::new(
        "only-diagonal-adjacency",
        "only squares that touch at a corner are taken for adjacent",
        |program| {
            program.touches = [|[row, column], [other_row, other_column]| {
                (row - other_row).abs() == 1 && (column - other_column).abs() == 1
            }; 2]
        },
    ),
    KnownMistake::new(
        "diagonal-raid",
        "an own piece that touches at a corner makes a move a Raid, too",
        |program: &mut PlainProgram| program.touches[0] = touches_diagonally,
    )
    .part_of("diagonal-adjacency"),
    KnownMistake::new(
        "diagonal-conversion",
        "a Raid converts pieces that touch at a corner, too",
        |program: &mut PlainProgram| program.touches[1] = touches_diagonally,
    )
    .part_of("diagonal-adjacency"),
    KnownMistake::new("nothing-above", "the square above is not looked at", |program| {
        program.touches = [misses::<-1, 0>; 2]
    }),
    KnownMistake::new("nothing-below", "the square below is not looked at", |program| {
        program.touches = [misses::<1, 0>; 2]
    }),
    KnownMistake::new("nothing-to-the-left", "the square to the left is not looked at", |program| {
        program.touches = [misses::<0, -1>; 2]
    }),
    KnownMistake::new("nothing-to-the-right", "the square to the right is not looked at", |program| {
        program.touches = [misses::<0, 1>; 2]
    }),
    KnownMistake::new(
        "no-raid-from-above",
        "an own piece above does not make a move a Raid",
        |program: &mut PlainProgram| program.touches[0] = misses::<-1, 0>,
    )
    .part_of("nothing-above"),
    KnownMistake::new(
        "no-raid-from-below",
        "an own piece below does not make a move a Raid",
        |program: &mut PlainProgram| program.touches[0] = misses::<1, 0>,
    )
    .part_of("nothing-below"),
    KnownMistake::new(
        "no-raid-from-to-the-left",
        "an own piece to the left does not make a move a Raid",
        |program: &mut PlainProgram| program.touches[0] = misses::<0, -1>,
    )
    .part_of("nothing-to-the-left"),
    KnownMistake::new(
        "no-raid-from-to-the-right",
        "an own piece to the right does not make a move a Raid",
        |program: &mut PlainProgram| program.touches[0] = misses::<0, 1>,
    )
    .part_of("nothing-to-the-right"),
    KnownMistake::new(
        "no-conversion-above",
        "a Raid does not convert the piece above",
        |program: &mut PlainProgram| program.touches[1] = misses::<-1, 0>,
    )
    .part_of("nothing-above"),
    KnownMistake::new(
        "no-conversion-below",
        "a Raid does not convert the piece below",
        |program: &mut PlainProgram| program.touches[1] = misses::<1, 0>,
    )
    .part_of("nothing-below"),
    KnownMistake::new(
        "no-conversion-to-the-left",
        "a Raid does not convert the piece to the left",
        |program: &mut PlainProgram| program.touches[1] = misses::<0, -1>,
    )
    .part_of("nothing-to-the-left"),
    KnownMistake::new(
        "no-conversion-to-the-right",
        "a Raid does not convert the piece to the right",
        |program: &mut PlainProgram| program.touches[1] = misses::<0, 1>,
    )
    .part_of("nothing-to-the-right"),
    KnownMistake::new(
        "only-rows-adjacent",
        "only squares beside each other in a row are taken for adjacent",
        |program| {
            program.touches =
                [|[row, column], [other_row, other_column]| row == other_row && (column - other_column).abs() == 1; 2]
        },
    ),
    KnownMistake::new("only-columns-adjacent", "only squares above each other are taken for adjacent", |program| {
        program.touches =
            [|[row, column], [other_row, other_column]| column == other_column && (row - other_row).abs() == 1; 2]
    }),
    KnownMistake::new(
        "wraps-around",
        "the first and the last square of a row or column are taken for adjacent, as by the index -1 of Python",
        |program| program.touches = [touches_around; 2],
    ),
    KnownMistake::new(
        "wraps-to-the-last",
        "the last square of a row or column is taken for one before the first, as by the index -1 of Python",
        |program| program.touches = [touches_before_first; 2],
    ),
    KnownMistake::new(
        "wraps-to-next-row",
        "the last square of a row and the first of the next are taken for adjacent",
        |program| {
            program.touches = [|[row, column], [other_row, other_column]| {
                (column - other_column).abs() + 5 * (row - other_row).abs() == 5
                    || (5 * (row - other_row) + column - other_column).abs() == 1
            }; 2]
        },
    ),
    KnownMistake::new(
        "last-row-and-column-apart",
        "the last row and the last column are taken for adjacent to nothing",
        |program| {
            program.touches = [|[row, column], [other_row, other_column]| {
                (row - other_row).abs() + (column - other_column).abs() == 1 && other_row < 4 && other_column < 4
            }; 2]
        },
    ),
    KnownMistake::new(
        "first-row-and-column-apart",
        "the first row and the first column are taken for adjacent to nothing",
        |program| {
            program.touches = [|[row, column], [other_row, other_column]| {
                (row - other_row).abs() + (column - other_column).abs() == 1 && other_row > 0 && other_column > 0
            }; 2]
        },
    ),
    KnownMistake::new(
        "column-order",
        "squares are considered column by column, A1, A2, ..., instead of row by row",
        |program| program.order = |number| number % 5 * 5 + number / 5,
    ),
    KnownMistake::new("reverse-order", "squares are considered in the reverse order, from E5 to A1", |program| {
        program.order = |number| 24 - number
    }),
    KnownMistake::new("bottom-row-first", "squares are considered from the bottom row to the top", |program| {
        program.order = |number| 20 - number / 5 * 5 + number % 5
    }),
    KnownMistake::new("right-column-first", "squares of a row are considered from right to left", |program| {
        program.order = |number| number / 5 * 5 + 4 - number % 5
    }),
    KnownMistake::new("last-column-not-considered", "squares of the last column are never considered", |program| {
        program.considers = |square| column(square) < 4
    }),
    KnownMistake::new("last-row-not-considered", "squares of the last row are never considered", |program| {
        program.considers = |square| row(square) < 4
    }),
    KnownMistake::new("raids-first", "all Raids are considered before all Sneaks", |program| {
        program.stages = Stages::RaidsFirst
    }),
    KnownMistake::new("sneaks-first", "all Sneaks are considered before all Raids", |program| {
        program.stages = Stages::SneaksFirst
    }),
    KnownMistake::new("raids-if-any", "Sneaks are considered only if no Raid is possible", |program| {
        program.stages = Stages::OnlyRaidsIfAny
    }),
    KnownMistake::new("later-ties", "of equal moves the last is played, because of >= instead of >", |program| {
        program.prefers_later = true
    }),
    KnownMistake::new(
        "tried-moves-stay",
        "moves that were tried stay on the board of the search: it is not copied for each of them",
        |program| program.undo = Undo::NothingAndSkips,
    ),
    KnownMistake::new(
        "tried-moves-stay-and-are-tried-again",
        "moves that were tried stay on the board of the search, and are tried again there",
        |program| program.undo = Undo::Nothing,
    ),
    KnownMistake::new(
        "tried-moves-stay-in-the-game",
        "moves that were tried stay on the board, in the game, too",
        |program| {
            program.undo = Undo::NothingAndSkips;
            program.plays_on_searched_board = true
        },
    ),
    KnownMistake::new(
        "tried-moves-stay-in-the-game-and-are-tried-again",
        "moves that were tried stay on the board, in the game, too, and are tried again",
        |program| {
            program.undo = Undo::Nothing;
            program.plays_on_searched_board = true
        },
    ),
    KnownMistake::new(
        "conversions-not-undone",
        "when a move is taken back, the pieces that it has converted stay converted",
        |program| {
            program.undo = Undo::Piece;
            program.plays_on_searched_board = true
        },
    ),
    KnownMistake::new(
        "conversions-not-undone-in-search",
        "when a move of the search is taken back, the pieces that it has converted stay converted",
        |program| program.undo = Undo::Piece,
    ),
    KnownMistake::new(
        "every-max-node-sets-move",
        "max nodes below the root set the move that is played, too",
        |program| program.sets_best = SetsBest::MaxNodes,
    ),
    KnownMistake::new(
        "every-max-node-sets-board",
        "max nodes below the root set the board that is written, too",
        |program| program.sets_best = SetsBest::MaxNodesSetBoard,
    ),
    KnownMistake::new(
        "played-sneak-converts",
        "the move that is played converts what it touches, even if it is a Sneak",
        |program| program.played_sneak_converts = true,
    ),
    KnownMistake::new("greedy-starts-at-zero", "greedy's best value starts at 0, and no move exceeds it", |program| {
        program.greedy_start = 0
    }),
    KnownMistake::new(
        "greedy-starts-at-minus-one",
        "greedy's best value starts at -1, and no move exceeds it",
        |program| program.greedy_start = -1,
    ),
    KnownMistake::new(
        "greedy-starts-at-minus-hundred",
        "greedy's best value starts at -100, and no move exceeds it",
        |program| program.greedy_start = -100,
    ),
    KnownMistake::new(
        "greedy-plays-first-square",
        "greedy's best value starts at 0, and A1 is played if no move exceeds it",
        |program| {
            program.greedy_start = 0;
            program.greedy_default = GreedyDefault::Plays
        },
    ),
    KnownMistake::new(
        "greedy-sets-first-square",
        "greedy's best value starts at 0, and a piece is set on A1, converting nothing, if no move exceeds it",
        |program| {
            program.greedy_start = 0;
            program.greedy_default = GreedyDefault::SetsPiece
        },
    ),
    KnownMistake::new(
        "greedy-plays-or-sets-first-square",
        "greedy's best value starts at 0, and if no move exceeds it, A1 is played, or gets a piece if it is taken",
        |program| {
            program.greedy_start = 0;
            program.greedy_default = GreedyDefault::PlaysIfEmpty
        },
    ),
    KnownMistake::new("greedy-looks-further", "greedy looks as far ahead as the cut-off depth says", |program| {
        program.greedy_looks_further = true
    }),
    KnownMistake::new("max-starts-at-zero", "max nodes start at 0 instead of -Infinity", |program| {
        program.starts[0] = Start::Value(0)
    }),
    KnownMistake::new("min-starts-at-zero", "min nodes start at 0 instead of Infinity", |program| {
        program.starts[1] = Start::Value(0)
    }),
    KnownMistake::new(
        "starts-at-hundred",
        "max nodes start at -100 and min nodes at 100 instead of at infinity",
        |program| program.starts = [Start::Value(-100), Start::Value(100)],
    ),
    KnownMistake::new(
        "starts-at-999",
        "max nodes start at -999 and min nodes at 999 instead of at infinity",
        |program| program.starts = [Start::Value(-999), Start::Value(999)],
    ),
    KnownMistake::new(
        "starts-at-1000",
        "max nodes start at -1000 and min nodes at 1000 instead of at infinity",
        |program| program.starts = [Start::Value(-1000), Start::Value(1000)],
    ),
    KnownMistake::new(
        "starts-at-9999",
        "max nodes start at -9999 and min nodes at 9999 instead of at infinity",
        |program| program.starts = [Start::Value(-9999), Start::Value(9999)],
    ),
    KnownMistake::new("one-ply-less", "the search ends one ply before the cut-off depth", |program| {
        program.depth = |limit| limit - 1
    }),
    KnownMistake::new(
        "one-ply-less-but-one",
        "the search ends one ply before the cut-off depth, but looks one ply ahead at least",
        |program| program.depth = |limit| (limit - 1).max(1),
    ),
    KnownMistake::new("one-ply-more", "the search goes one ply beyond the cut-off depth", |program| {
        program.depth = |limit| limit + 1
    }),
    KnownMistake::new("always-one-ply", "the search looks one ply ahead, whatever the cut-off depth", |program| {
        program.depth = |_| 1
    }),
    KnownMistake::new("always-two-plies", "the search looks two plies ahead, whatever the cut-off depth", |program| {
        program.depth = |_| 2
    }),
    KnownMistake::new(
        "at-least-two-plies",
        "the search looks two plies ahead, even if the cut-off depth is 1",
        |program| program.depth = |limit| limit.max(2),
    ),
    KnownMistake::new("full-board-is-no-end", "a full board before the cut-off depth is not evaluated", |program| {
        program.full_board = FullBoard::InnerNode
    }),
    KnownMistake::new(
        "full-board-is-no-end-and-passes",
        "a full board before the cut-off depth is not evaluated, and no state is written where no move is found",
        |program| {
            program.full_board = FullBoard::InnerNode;
            program.states.omits_passes = true
        },
    ),
    KnownMistake::new(
        "full-board-is-no-end-and-first-move",
        "a full board before the cut-off depth is not evaluated, and the first move is played where none is better",
        |program| {
            program.full_board = FullBoard::InnerNode;
            program.starts_with_first_move = true
        },
    ),
    KnownMistake::new(
        "full-board-entered",
        "a full board before the cut-off depth gets the line of a node that is entered, before its own",
        |program| program.full_board = FullBoard::EnteredLeaf,
    ),
    KnownMistake::new(
        "full-board-only-entered",
        "a full board before the cut-off depth has the line of a node that is entered instead of its own",
        |program| program.full_board = FullBoard::OnlyEnteredLeaf,
    ),
    KnownMistake::new("full-board-not-logged", "a full board before the cut-off depth has no line", |program| {
        program.full_board = FullBoard::HiddenLeaf
    }),
    KnownMistake::new(
        "full-board-evaluated-for-mover",
        "a full board before the cut-off depth is evaluated for the player who would be to move",
        |program: &mut PlainProgram| program.full_board_side = Some(Side::ToMove),
    )
    .part_of("movers-evaluation"),
    KnownMistake::new(
        "evaluated-before-last-move",
        "positions are evaluated as they were before the last move",
        |program| program.evaluates_before_move = [true; 2],
    ),
    KnownMistake::new(
        "full-board-evaluated-before-last-move",
        "a full board is evaluated as it was before the last move",
        |program: &mut PlainProgram| program.evaluates_before_move[1] = true,
    )
    .part_of("evaluated-before-last-move"),
    KnownMistake::new("same-player-moves", "the same player makes all moves of the search", |program| {
        program.alternates = false
    }),
    KnownMistake::new("min-maximizes", "min nodes take the greatest value of their children, too", |program| {
        program.is_max = [true; 2]
    }),
    KnownMistake::new("min-calls-min", "all nodes below the root are min nodes", |program| {
        program.min_calls_min = true
    }),
    KnownMistake::new(
        "min-calls-min-and-negates",
        "all nodes below the root are min nodes, and negate what a leaf is worth to the player who moved there",
        |program| {
            program.min_calls_min = true;
            program.side = Side::ToMove
        },
    ),
    KnownMistake::new(
        "min-calls-min-and-negates-deep",
        "all nodes below the root are min nodes, and negate what a leaf below depth 1 is worth to who moved there",
        |program| {
            program.min_calls_min = true;
            program.side = Side::ToMoveDeep
        },
    ),
    KnownMistake::new("root-minimizes", "max and min are exchanged: the root takes the least value", |program| {
        program.is_max = [false, true]
    }),
    KnownMistake::new("max-minimizes", "max nodes take the least value of their children, too", |program| {
        program.is_max = [false; 2]
    }),
    KnownMistake::new("other-players-evaluation", "positions are evaluated for the other player", |program| {
        program.side = Side::Opponent
    }),
    KnownMistake::new(
        "first-players-evaluation",
        "positions are always evaluated for the player who moved first",
        |program| program.side = Side::FirstOfTask,
    ),
    KnownMistake::new(
        "second-players-evaluation",
        "positions are always evaluated for the player who moved second",
        |program| program.side = Side::SecondOfTask,
    ),
    KnownMistake::new("xs-evaluation", "positions are always evaluated for X", |program| program.side = Side::X),
    KnownMistake::new("os-evaluation", "positions are always evaluated for O", |program| program.side = Side::O),
    KnownMistake::new("movers-evaluation", "positions are evaluated for the player who is to move there", |program| {
        program.side = Side::ToMove
    }),
    KnownMistake::new(
        "last-movers-evaluation",
        "positions are evaluated for the player who has just moved there",
        |program| program.side = Side::Moved,
    ),
    KnownMistake::new("own-score-only", "positions are evaluated by the player's own squares only", |program| {
        program.worth = |[_, own, _]| own
    }),
    KnownMistake::new("opposing-score-only", "positions are evaluated by the opponent's squares only", |program| {
        program.worth = |[_, _, opposing]| -opposing
    }),
    KnownMistake::new("scores-added", "positions are evaluated by the sum of both players' squares", |program| {
        program.worth = |[_, own, opposing]| own + opposing
    }),
    KnownMistake::new("absolute-score", "the sign of the evaluation is lost", |program| {
        program.worth = |[_, own, opposing]| (own - opposing).abs()
    }),
    KnownMistake::new("empty-squares-added", "empty squares count as the player's own", |program| {
        program.worth = |[empty, own, opposing]| own + empty - opposing
    }),
    KnownMistake::new("empty-squares-subtracted", "empty squares count as the opponent's", |program| {
        program.worth = |[empty, own, opposing]| own - opposing - empty
    }),
    KnownMistake::new("all-evaluated-alike", "all positions are evaluated alike", |program| program.worth = |_| 0),
    KnownMistake::new(
        "pieces-counted",
        "positions are evaluated by the numbers of pieces, not by the values of their squares",
        |program| program.square_value = |_, _| 1,
    ),
    KnownMistake::new(
        "values-transposed",
        "the values are read column by column: rows and columns are exchanged",
        |program| program.square_value = |values, square| values[column(square) * 5 + row(square)],
    ),
    KnownMistake::new("values-upside-down", "the values are read from the bottom row to the top", |program| {
        program.square_value = |values, square| values[(4 - row(square)) * 5 + column(square)]
    }),
    KnownMistake::new("last-row-not-counted", "the values of the last row are not counted", |program| {
        program.square_value = |values, square| if row(square) < 4 { values[square] } else { 0 }
    }),
    KnownMistake::new("last-column-not-counted", "the values of the last column are not counted", |program| {
        program.square_value = |values, square| if column(square) < 4 { values[square] } else { 0 }
    }),
    KnownMistake::new(
        "pieces-transposed",
        "the pieces are read column by column: rows and columns are exchanged",
        |program| program.reads_transposed = true,
    ),
    KnownMistake::new("x-taken-for-player", "X is taken for the player whose move is asked for", |program| {
        program.asked = |spec| SearchSpec { player: Player::First, ..spec }
    }),
    KnownMistake::new("blank-lines", "there are blank lines between the states", |program| {
        program.states.blank_lines = 1
    }),
    KnownMistake::new(
        "begins-with-start",
        "the trace begins with the board of the task, before the first move",
        |program| program.states.begins_with_start = true,
    ),
    KnownMistake::new("last-state-missing", "the last state of the trace is missing", |program| {
        program.states.missing_at_end = 1
    }),
    KnownMistake::new(
        "only-every-second-state",
        "the trace has the states after the first player's moves only",
        |program| program.states.written = Written::AfterFirstPlayer,
    ),
    KnownMistake::new(
        "states-after-both-moves",
        "the trace has states only after both players have moved",
        |program| program.states.written = Written::AfterSecondPlayer,
    ),
    KnownMistake::new("only-last-state", "the trace has the last state only", |program| {
        program.states.written = Written::Last
    }),
    KnownMistake::new(
        "second-player-always-moves",
        "the second player has a turn even if the first has filled the board",
        |program| program.second_player_always_moves = true,
    ),
    KnownMistake::new("first-players-search", "both players of a battle search as the first", |program| {
        program.battle = |[first, second]| [first, SearchSpec { player: second.player, ..first }]
    }),
    KnownMistake::new("second-players-search", "both players of a battle search as the second", |program| {
        program.battle = |[first, second]| [SearchSpec { player: first.player, ..second }, second]
    }),
    KnownMistake::new("first-players-depth", "both players of a battle search as deep as the first", |program| {
        program.battle = |[first, second]| [first, SearchSpec { limit: first.limit, ..second }]
    }),
    KnownMistake::new("second-players-depth", "both players of a battle search as deep as the second", |program| {
        program.battle = |[first, second]| [SearchSpec { limit: second.limit, ..first }, second]
    }),
    KnownMistake::new(
        "first-players-algorithm",
        "both players of a battle search by the first's algorithm",
        |program| program.battle = |[first, second]| [first, SearchSpec { algorithm: first.algorithm, ..second }],
    ),
    KnownMistake::new(
        "second-players-algorithm",
        "both players of a battle search by the second's algorithm",
        |program| program.battle = |[first, second]| [SearchSpec { algorithm: second.algorithm, ..first }, second],
    ),
    KnownMistake::new("searches-exchanged", "the two players' searches are exchanged in a battle", |program| {
        program.battle = |[first, second]| {
            [SearchSpec { player: first.player, ..second }, SearchSpec { player: second.player, ..first }]
        }
    }),
    KnownMistake::new("second-player-begins", "the second player begins the battle", |program| {
        program.battle = |[first, second]| [second, first]
    }),
    KnownMistake::new("x-begins", "X begins every battle", |program| {
        program.battle = |[first, second]| if first.player == Player::First { [first, second] } else { [second, first] }
    }),
    KnownMistake::new("board-before-move", "the board is written as it was before the move", |program| {
        program.states.is_before_move = true
    }),
    KnownMistake::new("converted-not-shown", "the board is written without the conversions of the Raid", |program| {
        program.states.shows_converted = |_| false
    }),
    KnownMistake::new(
        "converted-not-shown-in-next-state",
        "the next state is written without the conversions of the Raid",
        |program: &mut PlainProgram| program.states.shows_converted = |output| output != Output::NextState,
    )
    .part_of("converted-not-shown"),
    KnownMistake::new("board-transposed", "the board is written with rows and columns exchanged", |program| {
        program.states.exchanges_rows_and_columns = true
    }),
    KnownMistake::new("letters-exchanged", "X and O are exchanged on the board that is written", |program| {
        program.states.letters = ['O', 'X']
    }),
    KnownMistake::new("small-piece-letters", "pieces are written as x and o", |program| {
        program.states.letters = ['x', 'o']
    }),
    KnownMistake::new("dots-for-empty", "empty squares are written as dots instead of asterisks", |program| {
        program.states.empty = '.'
    }),
    KnownMistake::new("blanks-between-squares", "there are blanks between the squares of a row", |program| {
        program.states.separator = " "
    }),
    KnownMistake::new("commas-between-squares", "there are commas between the squares of a row", |program| {
        program.states.separator = ","
    }),
    KnownMistake::new("blank-line-before-first-state", "there is a blank line before the first state", |program| {
        program.states.mark = "\n"
    }),
    KnownMistake::new("blanks-before-first-state", "there is a blank before the first state", |program| {
        program.states.mark = " "
    }),
    KnownMistake::new("byte-order-mark", "the file of states begins with a byte order mark", |program| {
        program.states.mark = "\u{feff}"
    }),
];
