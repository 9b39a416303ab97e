//! Every step of searches of a small board.

use std::convert::Infallible;

use suite_othello::{Position, Rules, Size, Utility};
use suite_search::{Algorithm, INFINITY, Node, Observe, Search};

/// A log of a search in the format of the squirrel war's assignment: a line for every step, with the bounds.
struct Log(String);

impl Log {
    fn line(&mut self, node: &Node<Position<u64>>) -> Result<(), Infallible> {
        let name = node.last_move.map_or_else(|| "root".to_owned(), |mv| mv.to_string());
        let [value, alpha, beta] = [node.value, node.window.alpha, node.window.beta].map(|value| match value {
            INFINITY => "Infinity".to_owned(),
            value if value == -INFINITY => "-Infinity".to_owned(),
            value => value.to_string(),
        });
        self.0 += &format!("{name},{},{value},{alpha},{beta}\n", node.depth);
        Ok(())
    }
}

impl Observe<Position<u64>> for Log {
    type Stop = Infallible;

    fn enter(&mut self, node: &Node<Position<u64>>) -> Result<(), Infallible> {
        self.line(node)
    }

    fn leaf(&mut self, node: &Node<Position<u64>>) -> Result<(), Infallible> {
        self.line(node)
    }

    fn update(&mut self, node: &Node<Position<u64>>, _: &Node<Position<u64>>) -> Result<(), Infallible> {
        self.line(node)
    }

    fn cut(&mut self, node: &Node<Position<u64>>, _: &Node<Position<u64>>) -> Result<(), Infallible> {
        self.line(node)
    }

    fn cached(&mut self, node: &Node<Position<u64>>) -> Result<(), Infallible> {
        self.line(node)
    }
}

#[test]
fn traversals_of_4x4_are_pinned() {
    let start = Position::start(Size::new(4).expect("a size"), Rules::Ends);
    for (name, caching, ordering) in [("plain", false, false), ("cached", true, false), ("ordered", false, true)] {
        let search = Search { limit: Some(5), caching, ordering, ..Search::new(Algorithm::AlphaBeta, Utility) };
        let mut log = Log("Node,Depth,Value,Alpha,Beta\n".to_owned());
        let Ok(_) = search.observe(&start, &mut log);
        let mut settings = insta::Settings::clone_current();
        settings.set_snapshot_path(concat!(env!("CARGO_MANIFEST_DIR"), "/../../snapshots/othello"));
        settings.set_prepend_module_to_snapshot(false);
        settings.set_omit_expression(true);
        let snapshot = format!("alpha-beta-{name}-4x4.log");
        settings.bind(|| insta::assert_binary_snapshot!(&snapshot, log.0.into_bytes()));
    }
}
