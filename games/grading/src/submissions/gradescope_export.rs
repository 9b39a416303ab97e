//! The file beside the folders of Gradescope's export that tells whose they are: `submission_metadata.yml`.
//!
//! Ruby's YAML library writes it: mappings and sequences in blocks, and each submission as a key at the beginning of a
//! line. Only submitters and the time of a submission are read here; lines that are indented deeper, such as results of
//! earlier tests, are skipped, whatever is in them.

use std::collections::BTreeMap;
use std::str::Utf8Error;

use suite_text::decode_utf8;
use thiserror::Error;

use crate::Timestamp;

use super::{Provenance, Submitter};

/// A file that Gradescope does not write.
#[derive(Debug, Error)]
pub enum ExportError {
    /// The text is not valid UTF-8.
    #[error(transparent)]
    Utf8(#[from] Utf8Error),
    /// A line has something else than it should.
    #[error("line {line}: expected {expected}")]
    Line {
        /// The number of the line, from 1.
        line: usize,
        /// What should be in it.
        expected: &'static str,
    },
}

/// Returns whose each submission is and when it came, by the name of its folder.
///
/// # Errors
///
/// An [`ExportError`] for a text of another structure.
pub fn parse_export(text: &[u8]) -> Result<BTreeMap<String, Provenance>, ExportError> {
    let text = decode_utf8(text)?;
    let lines = (1..).zip(text.lines().map(str::trim_end));
    let lines = lines.filter(|(_, line)| !line.is_empty() && !line.starts_with('#') && *line != "---");
    let lines: Vec<_> = lines.map(|(number, text)| Line::new(number, text)).collect();
    let mut submissions = BTreeMap::new();
    let mut rest = &lines[..];
    while let Some((first, below)) = rest.split_first() {
        let folder = first.key(0).ok_or(first.error("the name of a folder, and a colon"))?;
        let end = below.iter().position(|line| line.indent == 0).unwrap_or(below.len());
        let entry = &below[..end];
        let submitters = submitters(entry)?;
        let provenance = Provenance { submitters, submitted: submitted(entry), is_marked_late: false };
        submissions.insert(scalar(first, folder, &[])?, provenance);
        rest = &below[end..];
    }
    Ok(submissions)
}

/// A line that is not empty.
#[derive(Debug, Clone, Copy)]
struct Line<'a> {
    number: usize,
    /// The spaces before its text.
    indent: usize,
    text: &'a str,
}

impl<'a> Line<'a> {
    fn new(number: usize, line: &'a str) -> Self {
        let text = line.trim_start_matches(' ');
        Self { number, indent: line.len() - text.len(), text }
    }

    const fn error(&self, expected: &'static str) -> ExportError {
        ExportError::Line { line: self.number, expected }
    }

    /// Returns the key of a mapping whose value is on the next lines, if the line has one at this indent.
    fn key(&self, indent: usize) -> Option<&'a str> {
        self.text.strip_suffix(':').filter(|key| self.indent == indent && !key.starts_with("- "))
    }
}

/// Returns the time in the entry of a submission, which is a text, or the object of a library with several: the one in
/// UTC counts. A time that is written in another way is unknown.
fn submitted(entry: &[Line<'_>]) -> Option<Timestamp> {
    let indent = entry.first()?.indent;
    let at = entry.iter().position(|line| line.indent == indent && line.text.starts_with(":created_at:"))?;
    let value = |text: &str| {
        // It may have a name, by which others refer to it.
        let text = text.trim();
        let text = if text.starts_with('&') { text.split_once(' ')?.1 } else { text };
        text.trim_matches(['\'', '"']).parse().ok()
    };
    let mut inner = entry[at + 1..].iter().take_while(|line| line.indent > indent);
    value(&entry[at].text[":created_at:".len()..])
        .or_else(|| value(inner.find_map(|line| line.text.strip_prefix("utc:"))?))
}

/// Returns the submitters in the entry of a submission.
fn submitters(entry: &[Line<'_>]) -> Result<Vec<Submitter>, ExportError> {
    let Some(indent) = entry.first().map(|line| line.indent) else { return Ok(Vec::new()) };
    let Some(at) = entry.iter().position(|line| line.key(indent) == Some(":submitters")) else {
        // None, or none that is written in a block.
        let other = entry.iter().find(|line| line.indent == indent && line.text.starts_with(":submitters:"));
        return match other {
            Some(line) if line.text != ":submitters: []" => Err(line.error("a list of submitters")),
            _ => Ok(Vec::new()),
        };
    };
    // Items stand as far to the right as the key that they belong to, or farther.
    let is_inside = |line: &&Line<'_>| line.indent > indent || line.indent == indent && line.text.starts_with("- ");
    let items: Vec<_> = entry[at + 1..].iter().take_while(is_inside).copied().collect();
    let Some(first) = items.first() else { return Ok(Vec::new()) };
    let (indent, mut submitters) = (first.indent, Vec::<Submitter>::new());
    for (index, line) in items.iter().enumerate() {
        // The dash of an item stands where the spaces before its other keys do.
        let field = match line.text.strip_prefix("- ") {
            Some(field) if line.indent == indent => {
                submitters.push(Submitter::default());
                field
            }
            _ if line.indent == indent => return Err(line.error("a submitter, after a dash")),
            _ if line.indent == indent + 2 => line.text,
            _ => continue,
        };
        let value = |value: &str| {
            let folded = items[index + 1..].iter().take_while(|line| line.indent > indent + 2);
            scalar(line, value.trim_start(), &folded.map(|line| line.text).collect::<Vec<_>>())
        };
        let Some(submitter) = submitters.last_mut() else { continue };
        let known = |text: String| Some(text).filter(|text| !text.is_empty());
        if let Some(name) = field.strip_prefix(":name:") {
            submitter.name = value(name)?;
        } else if let Some(sid) = field.strip_prefix(":sid:") {
            submitter.sid = known(value(sid)?);
        } else if let Some(email) = field.strip_prefix(":email:") {
            submitter.email = known(value(email)?);
        }
    }
    submitters.retain(|submitter| *submitter != Submitter::default());
    Ok(submitters)
}

/// Returns a scalar, of which long ones are folded to more lines.
fn scalar(line: &Line<'_>, first: &str, folded: &[&str]) -> Result<String, ExportError> {
    let mut text = first.to_owned();
    for more in folded {
        // A backslash joins lines without a space, and keeps one that follows it.
        match text.strip_suffix('\\').filter(|_| first.starts_with('"')) {
            Some(joined) => text = joined.to_owned() + more.strip_prefix('\\').unwrap_or(more),
            None => text = text + " " + more,
        }
    }
    let inner = |quote| text.strip_prefix(quote).and_then(|text| text.strip_suffix(quote));
    match text.chars().next() {
        None => Ok(String::new()),
        Some('\'') => inner('\'').map(|text| text.replace("''", "'")).ok_or(line.error("a quote at the end")),
        Some('"') => inner('"').and_then(unescaped).ok_or(line.error("a quote at the end, and escapes of YAML")),
        Some('&' | '*' | '!' | '|' | '>' | '{' | '[' | '%' | '@' | '`') => Err(line.error("a plain or quoted text")),
        Some(_) => Ok(if text == "~" || text == "null" { String::new() } else { text }),
    }
}

/// Returns a text in double quotes with its escapes resolved, if they are those of YAML.
fn unescaped(text: &str) -> Option<String> {
    let (mut plain, mut rest) = (String::new(), text.chars());
    while let Some(letter) = rest.next() {
        if letter != '\\' {
            plain.push(letter);
            continue;
        }
        let digits = match rest.next()? {
            'x' => 2,
            'u' => 4,
            'U' => 8,
            escape => {
                let at = "0abtnvfre\"/\\N_ ".find(escape)?;
                plain.extend("\0\x07\x08\t\n\x0b\x0c\r\x1b\"/\\\u{85}\u{a0} ".chars().nth(at));
                continue;
            }
        };
        let code: String = rest.by_ref().take(digits).collect();
        plain.push(u32::from_str_radix(&code, 16).ok().filter(|_| code.len() == digits).and_then(char::from_u32)?);
    }
    Some(plain)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn parse(text: &str) -> Vec<(String, Vec<String>)> {
        let names = |export: Provenance| export.submitters.into_iter().map(|submitter| submitter.name).collect();
        let export = parse_export(text.as_bytes()).expect("an export").into_iter();
        export.map(|(folder, export)| (folder, names(export))).collect()
    }

    #[test]
    fn whose_it_is_and_when_it_came_is_read() {
        let export = "a:\n  :submitters:\n  - :name: Ann\n    :sid: '007'\n    :email: ann@example.edu\n  - :sid: 8\n";
        for (created, expected) in [
            ("2026-11-23 07:34:03.250000000 Z", Some("2026-11-23 07:34:03 +00:00")),
            ("&1 2026-11-22 23:34:03 -08:00", Some("2026-11-22 23:34:03 -08:00")),
            (
                "!ruby/object:ActiveSupport::TimeWithZone\n    utc: 2026-11-23 07:34:03.2 Z\n    time: 2026-11-22",
                Some("2026-11-23 07:34:03 +00:00"),
            ),
            ("yesterday", None),
        ] {
            let text = format!("{export}  :created_at: {created}\n  :history:\n  - :created_at: 2020-01-01 00:00 Z\n");
            let parsed = parse_export(text.as_bytes()).expect("an export").remove("a").expect("a submission");
            let submitter = |name: &str, sid: &str, email: Option<&str>| Submitter {
                name: name.to_owned(),
                sid: Some(sid.to_owned()),
                email: email.map(str::to_owned),
                lms_id: None,
            };
            let submitters = vec![submitter("Ann", "007", Some("ann@example.edu")), submitter("", "8", None)];
            assert_eq!(parsed.submitters, submitters);
            assert_eq!(parsed.submitted.map(|time| time.to_string()).as_deref(), expected, "{created}");
        }
    }

    #[test]
    fn the_names_of_submitters_are_read() {
        let export = r#"---
submission_1:
  :submitters:
  - :name: Ann Bee
    :sid: '123'
    :email: ann@example.edu
  - :email: cid@example.edu
    :name: 'Cid O''Dee'
  :created_at: 2026-11-23 07:34:03.000000000 Z
  :results:
    tests:
    - name: ":submitters:"
      output: |-
        - :name: Nobody
submission_2:
  :status: processed
  :submitters:
    - :name: "Zo\xEB \"Z\" \u674E"
      :sid:
submission_3:
  :submitters: []
submission_4:
"#;
        let names = |names: &[&str]| names.iter().map(|&name| name.to_owned()).collect::<Vec<_>>();
        let expected = [names(&["Ann Bee", "Cid O'Dee"]), names(&["Zoë \"Z\" 李"]), Vec::new(), Vec::new()].into_iter();
        let folders = (1..).map(|number| format!("submission_{number}"));
        assert_eq!(parse(export), folders.zip(expected).collect::<Vec<_>>());
        assert_eq!(parse(&export.replace('\n', "\r\n")), parse(export));
        assert_eq!(parse(""), []);
    }

    #[test]
    fn long_names_are_folded() {
        let export = "a:\n  :submitters:\n  - :name: Ann\n      Bee\n    :sid: 1\n  - :name: \"Cid\\\n      \\ Dee\"\n";
        assert_eq!(parse(export)[0].1, ["Ann Bee", "Cid Dee"]);
    }

    #[test]
    fn another_structure_is_refused() {
        for (text, line) in [
            ("submission_1", 1),
            ("- a:\n", 1),
            ("a:\n  :submitters: *1\n", 2),
            ("a:\n  :submitters:\n    :name: Ann\n", 3),
            ("a:\n  :submitters:\n  - :name: *1\n", 3),
            ("a:\n  :submitters:\n  - :sid: *1\n", 3),
            ("a:\n  :submitters:\n  - :name: 'Ann\n", 3),
            ("a:\n  :submitters:\n  - :name: \"\\q\"\n", 3),
        ] {
            let error = parse_export(text.as_bytes()).expect_err(text).to_string();
            assert!(error.starts_with(&format!("line {line}: expected ")), "{text}: {error}");
        }
        assert!(parse_export(b"\xff").is_err());
    }

    /// Lines like those of the file, and unlike them.
    const LINES: &str = "((  ){0,3}(- )?(:submitters:|:name:|a:)? ?['\"]?[a-zé\\\\x0]{0,4}['\"]?\r?\n){0,8}";
    /// A name without characters that are not printed.
    const NAME: &str = "[^\\p{C}\\p{Z}]( ?[^\\p{C}\\p{Z}]){0,20}";

    proptest! {
        #[test]
        fn no_bytes_panic(text in proptest::collection::vec(any::<u8>(), 0..200)) {
            let _ = parse_export(&text);
        }

        #[test]
        fn no_lines_panic(text in LINES) {
            let _ = parse_export(text.as_bytes());
        }

        #[test]
        fn quoted_names_come_back(names in proptest::collection::vec(NAME, 1..5)) {
            let single = |name: &String| format!("  - :name: '{}'\n", name.replace('\'', "''"));
            let double = |name: &String| {
                format!("  - :name: \"{}\"\n", name.replace('\\', "\\\\").replace('"', "\\\""))
            };
            let export = |items: Vec<String>| format!("a:\n  :submitters:\n{}", items.concat());
            for items in [names.iter().map(single).collect(), names.iter().map(double).collect()] {
                prop_assert_eq!(&parse(&export(items))[0].1, &names);
            }
        }
    }
}
