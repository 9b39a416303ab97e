//! Differences between files, explained for people.

use suite_squirrel::Difference;

use crate::cli::shared::style;

/// Shows a difference and explains it, in lines for a terminal.
pub fn explain(difference: &Difference) -> String {
    let [yours, right] = [&difference.found, &difference.expected].map(|text| line(text.as_deref()));
    let mut text = format!("  yours   {}\n  right   {}\n", style::error(yours), style::success(right));
    if !difference.path.is_empty() {
        text += &format!("  node    {}\n", difference.path.join(" > "));
    }
    text += "\n";
    text += &paragraph(&difference.explanation);
    for mistake in &difference.mistakes {
        text += &paragraph(&format!("This known mistake gives exactly your file: {}.", mistake.description()));
    }
    text
}

fn paragraph(text: &str) -> String {
    // 80 columns where there is no terminal; longer lines than 100 are tiring to read.
    let width = textwrap::termwidth().min(100);
    let options = textwrap::Options::new(width).initial_indent("  ").subsequent_indent("  ");
    textwrap::fill(text, options) + "\n\n"
}

/// Formats a line of a file for a terminal.
fn line(line: Option<&str>) -> String {
    /// The columns before the line, and those of the dots after it.
    const REST: usize = 10 + 3;
    let longest = textwrap::termwidth().saturating_sub(REST).max(REST);
    match line {
        None => "(the end of the file)".to_owned(),
        Some("") => "(an empty line)".to_owned(),
        Some(line) => {
            let mut shown = line.chars().flat_map(char::escape_default);
            let start: String = shown.by_ref().take(longest).collect();
            if shown.next().is_some() { start + "..." } else { start }
        }
    }
}
