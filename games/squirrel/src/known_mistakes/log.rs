//! Mistakes in bounds and cuts, and in the log that shows them.
#![expect(clippy::semicolon_if_nothing_returned, reason = "a change is an expression")]

use suite_search::INFINITY;
use suite_tabletop::KnownMistake;

use crate::plain_program::{
    AfterChild, Bound, ChildWindow, Event, PlainProgram, Returned, ShownAfterChild, Start, column, row,
};

fn letter(number: usize) -> char {
    char::from(b'A' + number as u8)
}

fn digit(number: usize) -> char {
    char::from(b'0' + number as u8)
}

pub(super) const MISTAKES: &[KnownMistake<PlainProgram>] = &[
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
    KnownMistake::new("last-log-line-missing", "the last line of the log is missing", |program| {
        program.log.last_line = false
    }),
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
];
