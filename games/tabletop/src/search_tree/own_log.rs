//! A log that somebody's program has written.

use serde_json::{Value, json};

/// The text of a log, with the places of its lines.
pub struct OwnLog {
    text: String,
    /// The place of every line with a number that is divided by [`STRIDE`].
    places: Vec<usize>,
    lines: usize,
}

/// The lines from one place that is kept to the next.
const STRIDE: usize = 256;

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

impl OwnLog {
    /// Reads a log.
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
    pub const fn lines(&self) -> usize {
        self.lines
    }

    /// Returns a line, counted from 1, and the last lines about the nodes above it in the tree.
    pub fn line(&self, number: usize) -> Value {
        let Some(yours) = number.checked_sub(1).and_then(|index| self.text_of(index)) else {
            return json!({ "yours": null, "yours_path": null });
        };
        let mut path = vec![Columns::of(yours)];
        for index in (1..number - 1).rev() {
            let Some(depth) = path.last().and_then(Columns::depth).filter(|&depth| depth > 0) else { break };
            let above = self.text_of(index).map(Columns::of);
            path.extend(above.filter(|above| above.depth() == Some(depth - 1)));
        }
        path.reverse();
        let path: Vec<_> = path.iter().map(Columns::to_json).collect();
        json!({ "yours": yours, "yours_path": path })
    }

    fn text_of(&self, index: usize) -> Option<&str> {
        let place = *self.places.get(index / STRIDE)?;
        self.text[place..].lines().nth(index % STRIDE)
    }
}
