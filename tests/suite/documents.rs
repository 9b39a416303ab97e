//! The documents name files and items of the code, which move; what they name has to be there.

use std::fs;

use super::root;

/// The words in code style of a piece of Markdown.
fn code(markdown: &str) -> impl Iterator<Item = &str> {
    markdown.split('`').skip(1).step_by(2)
}

/// Whether a text has a name as a whole word.
fn has_word(text: &str, name: &str) -> bool {
    text.split(|character: char| !character.is_alphanumeric() && character != '_').any(|word| word == name)
}

#[test]
fn every_rule_is_where_the_architecture_says() {
    let text = fs::read_to_string(root().join("ARCHITECTURE.md")).expect("a document");
    let (mut folder, mut rules) = ("", 0);
    for row in text.lines().filter(|line| line.starts_with("| ")) {
        let cells: Vec<_> = row.split('|').map(str::trim).collect();
        let [_, rule, file, items, _] = cells[..] else { continue };
        match file.strip_prefix("in ") {
            Some(named) => folder = code(named).next().expect("a folder"),
            None if folder.is_empty() => {}
            None => {
                let path = root().join(folder).join(file.trim_matches('`'));
                let source = fs::read_to_string(&path).unwrap_or_else(|_| panic!("{rule}: no {}", path.display()));
                for item in code(items) {
                    let name = item.split(['.', ':']).next_back().expect("a name");
                    assert!(has_word(&source, name), "{rule}: no `{item}` in {}", path.display());
                }
                rules += 1;
            }
        }
    }
    assert!(rules > 50, "only {rules} rules were found");
}

#[test]
fn every_path_in_the_documents_is_there() {
    for document in ["ARCHITECTURE.md", "CONTRIBUTING.md"] {
        let text = fs::read_to_string(root().join(document)).expect("a document");
        // What a game would add is not there.
        let text = text.split("### All the places").next().expect("a text");
        let is_path = |word: &&str| ["src/", "games/", "benches/", "tests/"].iter().any(|top| word.starts_with(top));
        for path in code(text).filter(is_path).filter(|path| !path.contains(['<', '*', ' '])) {
            assert!(root().join(path).exists(), "{document}: no {path}");
        }
    }
}
