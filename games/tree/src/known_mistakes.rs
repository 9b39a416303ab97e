//! The mistakes that people make on drawn trees, each a change of the plain search.
#![expect(clippy::semicolon_if_nothing_returned, reason = "a change is an expression")]

use suite_search::{Player, Value};
use suite_tabletop::KnownMistake;

use crate::plain_search::{ChildWindow, Marked, PlainSearch, Returned};

/// A mistake that people are known to make.
pub type Mistake = KnownMistake<PlainSearch>;

/// All known mistakes. Of mistakes that lead to the same answers, the likelier explanation comes first.
pub static KNOWN_MISTAKES: [Mistake; 27] = [
    Mistake::new("exchanged-max-and-min", "max and min are exchanged", |search| {
        search.is_max = |player| player == Player::Second
    }),
    Mistake::new("only-max", "every node takes the greatest value", |search| search.is_max = |_| true),
    Mistake::new("only-min", "every node takes the least value", |search| search.is_max = |_| false),
    Mistake::new("nothing-pruned", "nothing is pruned", |search| search.cuts = [false; 2]),
    Mistake::new(
        "strict-cut",
        "a node is cut only on strict inequality, not when the value equals the bound",
        |search| search.cuts_strictly = true,
    ),
    Mistake::new("right-to-left", "children are searched from right to left", |search| search.right_to_left = true),
    Mistake::new(
        "no-deep-cuts",
        "only the parent's own value is compared, so that cut-offs by a bound from further above are missed",
        |search| search.child_window = ChildWindow::Parents,
    ),
    Mistake::new("shared-bounds", "alpha and beta are shared by the whole tree, and not passed down", |search| {
        search.child_window = ChildWindow::Shared
    }),
    Mistake::new("cause-pruned", "the branch that causes a cut-off is said to be pruned, too", |search| {
        search.marked = Marked::WithCause
    }),
    Mistake::new("whole-node-pruned", "all leaves of a node that is cut are said to be pruned", |search| {
        search.marked = Marked::WholeNode
    }),
    Mistake::new("seen-for-pruned", "the leaves that are looked at are given instead of the others", |search| {
        search.marked = Marked::Seen
    }),
    Mistake::new("only-min-cuts", "max nodes are never cut", |search| search.cuts[0] = false),
    Mistake::new("only-max-cuts", "min nodes are never cut", |search| search.cuts[1] = false),
    Mistake::new("alpha-not-updated", "max nodes do not update alpha", |search| search.narrows[0] = false),
    Mistake::new("beta-not-updated", "min nodes do not update beta", |search| search.narrows[1] = false),
    Mistake::new(
        "other-fail",
        "a node that is cut returns its value instead of the bound, or the bound instead of its value",
        |search| search.returned = Returned::OtherThanAsked,
    ),
    Mistake::new("last-child", "a node returns the value of the child that was searched last", |search| {
        search.returned = Returned::LastChild
    }),
    Mistake::new("last-of-equals", "of equally good moves the last one is chosen", |search| {
        search.prefers_later = true
    }),
    Mistake::new("max-starts-at-zero", "max nodes start at 0 instead of -Infinity", |search| search.starts[0] = 0),
    Mistake::new("min-starts-at-zero", "min nodes start at 0 instead of Infinity", |search| search.starts[1] = 0),
    Mistake::new("starts-at-thousand", "nodes start at 1000 and -1000 instead of the infinities", |search| {
        search.starts = [-1000 as Value, 1000]
    }),
    Mistake::new("too-deep", "the search goes one ply deeper than the depth limit", |search| search.extra_plies = 1),
    Mistake::new("too-shallow", "the search stops one ply before the depth limit", |search| search.extra_plies = -1),
    Mistake::new("bounds-before-cut", "alpha and beta are updated before a cut is logged", |search| {
        search.narrows_before_cut = true
    }),
    Mistake::new("no-entry-lines", "nodes get no line when they are entered", |search| search.logs_entries = false),
    Mistake::new("inf", "Infinity is written `inf`", |search| search.infinity = "inf"),
    Mistake::new("small-infinity", "Infinity is written `infinity`", |search| search.infinity = "infinity"),
];
