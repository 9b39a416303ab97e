//! A log that somebody's program has written.

use serde_json::{Value, json};

/// A log as text, with the places of its lines.
pub struct OwnLog {
    text: String,
    /// The place of every line with a number that is divided by [`STRIDE`].
    places: Vec<usize>,
    lines: usize,
}

/// The lines from one place that is kept to the next.
const STRIDE: usize = 256;

/// The lines above one that are looked at for the children of the nodes above it.
const LOOKED_BACK: usize = 100_000;

/// A line, as far as it has columns: node, depth, value, alpha, beta.
struct Columns<'a>([&'a str; 5]);

impl<'a> Columns<'a> {
    fn of(line: &'a str) -> Self {
        let mut columns = line.split(',').map(str::trim);
        Self(std::array::from_fn(|_| columns.next().unwrap_or_default()))
    }

    fn depth(&self) -> Option<u32> {
        self.0[1].parse().ok()
    }

    fn to_json(&self) -> Value {
        let [name, depth, value, alpha, beta] = self.0;
        json!({ "name": name, "depth": depth, "value": value, "alpha": alpha, "beta": beta })
    }
}

/// A node on the path to a line, with the children that the log has come back from.
struct OnPath<'a> {
    node: Columns<'a>,
    /// The latest first.
    children: Vec<Columns<'a>>,
}

impl<'a> OnPath<'a> {
    const fn new(node: Columns<'a>) -> Self {
        Self { node, children: Vec::new() }
    }

    /// Adds what an earlier line says of a child, unless a later one has said it.
    fn add_child(&mut self, child: Columns<'a>, on_path: Option<&str>) {
        let is_known = |name| on_path == Some(name) || self.children.iter().any(|known| known.0[0] == name);
        if !is_known(child.0[0]) {
            self.children.push(child);
        }
    }

    fn to_json(&self) -> Value {
        let mut json = self.node.to_json();
        json["children"] = self.children.iter().rev().map(Columns::to_json).collect();
        json
    }
}

impl OwnLog {
    /// Reads a log.
    #[must_use]
    pub fn new(text: String) -> Self {
        let mut places = Vec::new();
        let (mut lines, mut place) = (0, 0);
        for line in text.split_inclusive('\n') {
            if lines % STRIDE == 0 {
                places.push(place);
            }
            lines += 1;
            place += line.len();
        }
        Self { text, places, lines }
    }

    /// Returns the number of lines.
    #[must_use]
    pub const fn lines(&self) -> usize {
        self.lines
    }

    /// Returns a line, counted from 1, with the last lines about the nodes above it in the tree and their children, as
    /// `docs/web.md` documents it.
    #[must_use]
    pub fn line(&self, number: usize) -> Value {
        let Some((above, yours)) = number.checked_sub(1).and_then(|index| self.split_at_line(index)) else {
            return json!({ "yours": null, "yours_path": null });
        };
        let mut path = vec![OnPath::new(Columns::of(yours))];
        for (looked, line) in above.lines().rev().enumerate() {
            let line = Columns::of(line);
            let below = path.len().checked_sub(2).map(|below| path[below].node.0[0]);
            let Some((top, depth)) = path.last_mut().and_then(|top| top.node.depth().map(|depth| (top, depth))) else {
                break;
            };
            if depth == 0 && looked > LOOKED_BACK {
                break;
            }
            match line.depth() {
                Some(found) if found + 1 == depth => path.push(OnPath::new(line)),
                Some(found) if found == depth + 1 && looked <= LOOKED_BACK => top.add_child(line, below),
                _ => {}
            }
        }
        path.reverse();
        let path: Vec<_> = path.iter().map(OnPath::to_json).collect();
        json!({ "yours": yours, "yours_path": path })
    }

    /// Returns the text above a line, counted from 0, and the line.
    fn split_at_line(&self, index: usize) -> Option<(&str, &str)> {
        let place = *self.places.get(index / STRIDE)?;
        let skipped: usize = self.text[place..].split_inclusive('\n').take(index % STRIDE).map(str::len).sum();
        let (above, below) = self.text.split_at(place + skipped);
        Some((above, below.lines().next()?))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_has_the_nodes_above_it_with_the_children_searched() {
        let lines =
            ["root,0,-9", "B,1,9", "b1,2,3", "B,1,3", "b2,2,5", "B,1,3", "root,0,3", "C,1,9", "c1,2,2", "C,1,2"];
        let log = OwnLog::new(format!("Node,Depth,Value\n{}\nc2,2,7\n", lines.join("\n")));
        let line = log.line(12);
        assert_eq!(line["yours"], "c2,2,7");
        let shown = |node: &Value| {
            let children = node["children"].as_array().expect("children");
            let children: Vec<_> =
                children.iter().map(|child| format!("{}={}", child["name"], child["value"])).collect();
            format!("{} {} [{}]", node["name"], node["value"], children.join(" ")).replace('"', "")
        };
        let path: Vec<_> = line["yours_path"].as_array().expect("a path").iter().map(shown).collect();
        assert_eq!(path, ["root 3 [B=3]", "C 2 [c1=2]", "c2 7 []"]);
        assert_eq!(log.line(0)["yours"], Value::Null);
        assert_eq!(log.line(13)["yours"], Value::Null);
        assert_eq!(log.line(1)["yours"], "Node,Depth,Value");
    }
}
