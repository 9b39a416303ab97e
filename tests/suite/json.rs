//! The documents of `docs/json.md` are what the commands print: its examples are run, and its tables name all fields.

use std::collections::BTreeSet;
use std::fs;

use serde_json::Value;

use crate::shell::Shell;
use crate::{root, text};

/// Fields whose values differ from run to run, or with the search.
const VARYING: [&str; 19] = [
    "answer",
    "behavior",
    "checksum",
    "claimed",
    "confinement",
    "cpu",
    "folder",
    "key",
    "leaves",
    "longest",
    "nodes",
    "notes",
    "prevented",
    "problem",
    "seconds",
    "seed",
    "suite",
    "summary",
    "wall",
];

/// Fields whose keys are data: names of players and moves, and what only one game knows.
const MAPS: [&str; 6] = ["variant", "final_variant", "options", "players", "names", "score"];

/// The parts of `docs/json.md` that describe a document, each with the name of its schema.
fn sections() -> Vec<(String, String)> {
    let page = fs::read_to_string(root().join("docs/json.md")).expect("a document");
    let sections = page.split("\n## ").skip(1);
    sections.map(|section| section.split_once('\n').expect("a heading")).map(|(a, b)| (a.into(), b.into())).collect()
}

/// The examples of a section: the commands, and the document that they print.
fn examples(section: &str) -> Vec<(&str, Value)> {
    let blocks: Vec<_> = section.split("\n```").skip(1).step_by(2).collect();
    let code = |block: &'static str| move |text: &&str| text.starts_with(block);
    assert!(blocks.iter().step_by(2).all(code("sh\n")) && blocks.iter().skip(1).step_by(2).all(code("json\n")));
    let pairs = blocks.chunks(2).map(|pair| (&pair[0][3..], serde_json::from_str(&pair[1][5..]).expect("JSON")));
    pairs.collect()
}

/// Runs the commands of an example, one a line; returns the document that the last of them prints.
fn run(commands: &str) -> Value {
    let (shell, mut printed) = (Shell::new(), Vec::new());
    for line in commands.lines() {
        let output = shell.run(line);
        assert!(matches!(output.status.code(), Some(0 | 1)), "{line}: {}", text(&output.stderr));
        printed = output.stdout;
    }
    serde_json::from_slice(&printed).unwrap_or_else(|error| panic!("{commands}: {error}: {}", text(&printed)))
}

/// Compares a document with an example: names and types exactly, values unless they vary.
fn compare(found: &Value, expected: &Value, path: &str, varies: bool) {
    match (found, expected) {
        (Value::Object(found), Value::Object(expected)) => {
            let names = |fields: &serde_json::Map<String, Value>| fields.keys().cloned().collect::<Vec<_>>();
            assert_eq!(names(found), names(expected), "{path}");
            for (name, found) in found {
                let varies = varies || VARYING.contains(&name.as_str());
                compare(found, &expected[name], &format!("{path}.{name}"), varies);
            }
        }
        (Value::Array(found), Value::Array(expected)) => {
            assert_eq!(found.len(), expected.len(), "{path}");
            for (index, (found, expected)) in found.iter().zip(expected).enumerate() {
                compare(found, expected, &format!("{path}[{index}]"), varies);
            }
        }
        // Seconds may be whole numbers.
        (Value::Number(_), Value::Number(_)) | (Value::String(_), Value::String(_)) if varies => {}
        (Value::Bool(_), Value::Bool(_)) if varies => {}
        _ => assert_eq!(found, expected, "{path}"),
    }
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_the_documents_are_those_of_the_page() {
    let mut count = 0;
    for (schema, section) in sections() {
        for (commands, expected) in examples(&section) {
            assert_eq!(expected["schema"], schema.as_str());
            compare(&run(commands), &expected, &schema, false);
            count += 1;
        }
    }
    assert_eq!(count, 35, "an example is missing");
}

/// Adds the names of all fields of a value, but for those that are data.
fn add_names<'a>(value: &'a Value, names: &mut BTreeSet<&'a str>) {
    match value {
        Value::Object(fields) => {
            for (name, value) in fields {
                // The moves of a solution are an object by move, the values of a tree one by node.
                let is_map = MAPS.contains(&name.as_str()) || name == "moves" && value.is_object() || name == "values";
                names.insert(name);
                match value {
                    Value::Object(entries) if is_map => entries.values().for_each(|entry| add_names(entry, names)),
                    _ => add_names(value, names),
                }
            }
        }
        Value::Array(values) => values.iter().for_each(|value| add_names(value, names)),
        _ => {}
    }
}

#[test]
fn every_field_has_its_row() {
    for (schema, section) in sections() {
        let examples = examples(&section);
        let mut names = BTreeSet::new();
        for (_, document) in &examples {
            add_names(document, &mut names);
        }
        let tables: Vec<_> = section.lines().filter(|line| line.starts_with("| `")).collect();
        for name in names.iter().filter(|name| !["schema", "version"].contains(name)) {
            let code = format!("`{name}`");
            assert!(section.contains(&code), "{schema}: `{name}` is not described");
        }
        // A field that no example has is a field that no run has, or that is said to be missing at times.
        let rows = tables.iter().filter(|row| row.matches(" | ").count() == 2);
        for row in rows {
            let name = row.split('`').nth(1).expect("a name");
            assert!(names.contains(name) || row.contains("missing if"), "{schema}: no example has `{name}`");
        }
    }
}

#[test]
fn every_mistake_of_the_check_has_its_row() {
    let (_, section) = sections().into_iter().find(|(schema, _)| schema == "suite/check").expect("a section");
    let files = fs::read_dir(root().join("games/squirrel/src/known_mistakes")).expect("a folder");
    let sources = files.map(|file| fs::read_to_string(file.expect("a file").path()).expect("a source file"));
    let source: String = sources.collect();
    let lines = source.split("    KnownMistake::new(").skip(1);
    let ids: Vec<_> = lines.map(|line| line.split('"').nth(1).expect("an id")).collect();
    assert!(ids.len() > 100, "only {} ids were found", ids.len());
    for id in ids {
        assert!(section.contains(&format!("| `{id}` |")), "no row for {id}");
    }
}
