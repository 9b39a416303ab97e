//! Graphviz' DOT, as most tools export trees: <https://graphviz.org/doc/info/lang.html>.
//!
//! An edge leads from a parent to a child, and children stand in the order of their edges. A node is called by its
//! label or, where that is no name, by its identifier; a number in the label is its value, and the shapes `triangle`
//! and `invtriangle` are Max and Min. What has to do with looks only is passed over.

use std::iter::Peekable;
use std::str::CharIndices;

use itertools::Itertools;
use rustc_hash::FxHashMap;
use suite_search::Player;
use suite_text::printable;

use super::words::{looks_like_number, parse_player};
use crate::game_tree::parse_value;
use crate::{NewNode, NodeName, ParseTreeError, TreeBuilder};

/// Returns whether a text, from its first word on, is a graph.
pub(super) fn is_dot(text: &str) -> bool {
    let word = text.split(|character: char| !character.is_ascii_alphabetic()).next().unwrap_or_default();
    ["strict", "graph", "digraph"].iter().any(|keyword| word.eq_ignore_ascii_case(keyword)) && text.contains('{')
        || text.starts_with("//")
        || text.starts_with("/*")
}

#[derive(Debug, Clone, PartialEq, Eq)]
enum Token {
    /// An identifier, a number, or a text in quotes.
    Id(String),
    /// `->` or `--`.
    Edge,
    /// One of `{ } [ ] ; , = :`.
    Mark(char),
}

/// A node of the graph.
#[derive(Default)]
struct GraphNode {
    id: String,
    label: Option<String>,
    to_move: Option<Player>,
    children: Vec<usize>,
    parent: Option<usize>,
    line: usize,
}

/// A reader of a graph.
struct Reader<'a> {
    text: &'a str,
    rest: Peekable<CharIndices<'a>>,
    line: usize,
    peeked: Option<Option<Token>>,
    nodes: Vec<GraphNode>,
    numbers: FxHashMap<String, usize>,
}

pub(super) fn read(text: &str, builder: &mut TreeBuilder) -> Result<(), ParseTreeError> {
    let text = text.trim_start_matches('\u{feff}');
    let (rest, nodes, numbers) = (text.char_indices().peekable(), Vec::new(), FxHashMap::default());
    let mut reader = Reader { text, rest, line: 1, peeked: None, nodes, numbers };
    while reader.peek()? != Some(&Token::Mark('{')) {
        if reader.next()?.is_none() {
            return Err(reader.wrong("expected `{` after the name of the graph, found the end"));
        }
    }
    reader.next()?;
    reader.statements(0)?;
    reader.build(builder)
}

impl Reader<'_> {
    fn wrong(&self, problem: impl std::fmt::Display) -> ParseTreeError {
        ParseTreeError::new(self.line, problem)
    }

    fn peek(&mut self) -> Result<Option<&Token>, ParseTreeError> {
        if self.peeked.is_none() {
            self.peeked = Some(self.token()?);
        }
        Ok(self.peeked.as_ref().and_then(Option::as_ref))
    }

    fn next(&mut self) -> Result<Option<Token>, ParseTreeError> {
        self.peek()?;
        Ok(self.peeked.take().flatten())
    }

    fn next_if(&mut self, token: &Token) -> Result<bool, ParseTreeError> {
        let is_next = self.peek()? == Some(token);
        if is_next {
            self.next()?;
        }
        Ok(is_next)
    }

    fn character(&mut self) -> Option<char> {
        let (_, character) = self.rest.next()?;
        self.line += usize::from(character == '\n');
        Some(character)
    }

    /// Reads the next token; `None` at the end.
    fn token(&mut self) -> Result<Option<Token>, ParseTreeError> {
        loop {
            let Some(&(start, character)) = self.rest.peek() else { return Ok(None) };
            let rest = &self.text[start..];
            if character.is_whitespace() {
                self.character();
            } else if rest.starts_with("//") || character == '#' {
                while self.character().is_some_and(|character| character != '\n') {}
            } else if rest.starts_with("/*") {
                let end = rest.find("*/").ok_or_else(|| self.wrong("expected the end of a comment, `*/`"))?;
                for _ in rest[..end + 2].chars() {
                    self.character();
                }
            } else if rest.starts_with("->") || rest.starts_with("--") {
                self.character();
                self.character();
                return Ok(Some(Token::Edge));
            } else if matches!(character, '{' | '}' | '[' | ']' | ';' | ',' | '=' | ':') {
                self.character();
                return Ok(Some(Token::Mark(character)));
            } else if character == '"' {
                return self.quoted().map(Some);
            } else {
                let is_part = |c: char| c.is_alphanumeric() || matches!(c, '_' | '.' | '-' | '+');
                let mut word = String::new();
                while let Some(&(at, character)) = self.rest.peek() {
                    let is_edge = self.text[at..].starts_with("->") || self.text[at..].starts_with("--");
                    if !is_part(character) || is_edge {
                        break;
                    }
                    word.push(character);
                    self.character();
                }
                if word.is_empty() {
                    return Err(self.wrong(format_args!("expected a node or an edge, found {character:?}")));
                }
                return Ok(Some(Token::Id(word)));
            }
        }
    }

    /// Reads a text in quotes.
    fn quoted(&mut self) -> Result<Token, ParseTreeError> {
        self.character();
        let mut text = String::new();
        while let Some(character) = self.character() {
            match character {
                '"' => return Ok(Token::Id(text)),
                '\\' => match self.character() {
                    // Line breaks of labels, and fields of records.
                    Some('n' | 'l' | 'r') => text.push('\n'),
                    Some(escaped) => text.push(escaped),
                    None => break,
                },
                _ => text.push(character),
            }
        }
        Err(self.wrong("expected the end of a text in quotes"))
    }

    /// Reads statements up to the end of a graph; returns the nodes that it mentions.
    fn statements(&mut self, depth: usize) -> Result<Vec<usize>, ParseTreeError> {
        const DEEPEST: usize = 100;
        if depth > DEEPEST {
            return Err(self.wrong("expected fewer graphs in each other"));
        }
        let mut mentioned = Vec::new();
        loop {
            match self.peek()? {
                None => return Err(self.wrong("expected `}` at the end of the graph, found the end of the text")),
                Some(Token::Mark('}')) => {
                    self.next()?;
                    return Ok(mentioned.into_iter().unique().collect());
                }
                Some(Token::Mark(';' | ',')) => {
                    self.next()?;
                }
                Some(_) => mentioned.extend(self.statement(depth)?),
            }
        }
    }

    /// Reads a node, a chain of edges, a graph in a graph, or a setting.
    fn statement(&mut self, depth: usize) -> Result<Vec<usize>, ParseTreeError> {
        if let Some(Token::Id(word)) = self.peek()?
            && ["node", "edge", "graph"].contains(&word.as_str())
        {
            self.next()?;
            self.attributes()?;
            return Ok(Vec::new());
        }
        let known = self.nodes.len();
        let mut ends = self.end(depth)?;
        if self.next_if(&Token::Mark('='))? {
            self.next()?;
            // What looked like a node was the name of a setting.
            if let [setting] = ends[..]
                && setting == known
                && let Some(node) = self.nodes.pop()
            {
                self.numbers.remove(&node.id);
            }
            return Ok(Vec::new());
        }
        let mut mentioned = ends.clone();
        let mut is_chain = false;
        while self.next_if(&Token::Edge)? {
            is_chain = true;
            let next = self.end(depth)?;
            for (&parent, &child) in itertools::iproduct!(&ends, &next) {
                self.add_edge(parent, child)?;
            }
            mentioned.extend(&next);
            ends = next;
        }
        let attributes = self.attributes()?;
        if let ([node], false) = (&ends[..], is_chain) {
            let node = &mut self.nodes[*node];
            for (name, value) in attributes {
                match name.as_str() {
                    "label" => node.label = Some(value),
                    "shape" if value == "triangle" => node.to_move = Some(Player::First),
                    "shape" if value == "invtriangle" => node.to_move = Some(Player::Second),
                    _ => {}
                }
            }
        }
        Ok(mentioned)
    }

    /// Reads one end of an edge: a node, or a graph with several.
    fn end(&mut self, depth: usize) -> Result<Vec<usize>, ParseTreeError> {
        if let Some(Token::Id(word)) = self.peek()?
            && word == "subgraph"
        {
            self.next()?;
            if let Some(Token::Id(_)) = self.peek()? {
                self.next()?;
            }
        }
        if self.next_if(&Token::Mark('{'))? {
            return self.statements(depth + 1);
        }
        match self.next()? {
            Some(Token::Id(id)) => {
                // A port says where at the node an edge is drawn.
                while self.next_if(&Token::Mark(':'))? {
                    self.next()?;
                }
                Ok(vec![self.number(id)])
            }
            Some(Token::Mark(mark)) => Err(self.wrong(format_args!("expected a node, found `{mark}`"))),
            Some(Token::Edge) => Err(self.wrong("expected a node, found an edge")),
            None => Err(self.wrong("expected a node, found the end of the text")),
        }
    }

    fn number(&mut self, id: String) -> usize {
        let (new, line) = (self.nodes.len(), self.line);
        let number = *self.numbers.entry(id.clone()).or_insert(new);
        if number == new {
            self.nodes.push(GraphNode { id, line, ..GraphNode::default() });
        }
        number
    }

    fn add_edge(&mut self, parent: usize, child: usize) -> Result<(), ParseTreeError> {
        match self.nodes[child].parent.replace(parent) {
            None => self.nodes[parent].children.push(child),
            Some(same) if same == parent => {}
            Some(_) => {
                let id = printable(&self.nodes[child].id);
                return Err(self.wrong(format_args!("expected one edge to each node, found a second one to {id}")));
            }
        }
        Ok(())
    }

    /// Reads lists of attributes.
    fn attributes(&mut self) -> Result<Vec<(String, String)>, ParseTreeError> {
        let mut attributes = Vec::new();
        while self.next_if(&Token::Mark('['))? {
            loop {
                match self.next()? {
                    Some(Token::Mark(']')) => break,
                    Some(Token::Mark(';' | ',')) => {}
                    Some(Token::Id(name)) => {
                        let value = if self.next_if(&Token::Mark('='))? { self.next()? } else { None };
                        if let Some(Token::Id(value)) = value {
                            attributes.push((name, value));
                        }
                    }
                    _ => return Err(self.wrong("expected attributes, such as [label=\"A\"]")),
                }
            }
        }
        Ok(attributes)
    }

    /// Adds the nodes from the root on to a tree.
    fn build(&self, builder: &mut TreeBuilder) -> Result<(), ParseTreeError> {
        let mut roots = (0..self.nodes.len()).filter(|&node| self.nodes[node].parent.is_none());
        let no_root = || self.wrong("expected a tree, found no node without an edge to it");
        let root = roots.next().ok_or_else(no_root)?;
        if let Some(second) = roots.next() {
            let line = self.nodes[second].line;
            let [first, second] = [root, second].map(|root| printable(&self.nodes[root].id));
            return Err(ParseTreeError::new(line, format_args!("expected one root, found {first} and {second}")));
        }
        let mut waiting = vec![(0, root)];
        let mut added = 0;
        while let Some((depth, number)) = waiting.pop() {
            let node = &self.nodes[number];
            let new = node.to_new().map_err(|problem| ParseTreeError::new(node.line, problem))?;
            builder.add(depth, new).map_err(|error| ParseTreeError::new(node.line, error))?;
            added += 1;
            // The last one to wait comes first.
            waiting.extend(node.children.iter().rev().map(|&child| (depth + 1, child)));
        }
        if added < self.nodes.len() {
            return Err(self.wrong("expected a tree, found edges in a circle"));
        }
        Ok(())
    }
}

impl GraphNode {
    /// Returns the node of the tree that this one stands for.
    fn to_new(&self) -> Result<NewNode, String> {
        let mut new = NewNode { to_move: self.to_move, ..NewNode::default() };
        let label = self.label.as_deref().unwrap_or(&self.id);
        let words = label.split(|character: char| character.is_whitespace() || matches!(character, ':' | '=' | '|'));
        let mut others = Vec::new();
        for word in words.filter(|word| !word.is_empty()) {
            if looks_like_number(word) && new.value.is_none() && (self.label.is_some() || self.children.is_empty()) {
                new.value = Some(parse_value(word).map_err(|error| error.to_string())?);
            } else if let Some(to_move) = parse_player(word) {
                new.to_move = Some(to_move);
            } else {
                others.push(word);
            }
        }
        let name = |text: &str| text.parse::<NodeName>().ok();
        new.name = match others[..] {
            [only] => name(only),
            _ => None,
        };
        if new.name.is_none() {
            new.name = name(&self.id);
        }
        Ok(new)
    }
}
