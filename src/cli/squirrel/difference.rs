//! Differences between files, explained for people.

use suite_squirrel::Difference;

use suite_tabletop::style;

/// Shows a difference and explains it, in lines for a terminal.
pub fn explain(difference: &Difference) -> String {
    let [yours, right] = difference.shown().map(|line| shortened(&line));
    let mut text = format!("  yours   {}\n  right   {}\n", style::error(yours), style::success(right));
    if !difference.path.is_empty() {
        text += &format!("  node    {}\n", difference.path.join(" > "));
    }
    text += "\n";
    text.extend(difference.paragraphs().map(|text| paragraph(&text)));
    text
}

fn paragraph(text: &str) -> String {
    // 80 columns where there is no terminal; longer lines than 100 are tiring to read.
    let width = textwrap::termwidth().min(100);
    let options = textwrap::Options::new(width).initial_indent("  ").subsequent_indent("  ");
    textwrap::fill(text, options) + "\n\n"
}

/// Returns as much of a line of a file as a terminal has room for.
fn shortened(line: &str) -> String {
    /// The columns before the line, and those of the dots after it.
    const REST: usize = 10 + 3;
    let longest = textwrap::termwidth().saturating_sub(REST).max(REST);
    if line.len() <= longest { line.to_owned() } else { line.chars().take(longest).collect::<String>() + "..." }
}
