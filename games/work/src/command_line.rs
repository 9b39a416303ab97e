//! Command lines, as people type them.

use std::borrow::Cow;

/// Returns the command line of this program with these arguments, quoted where a shell needs it.
pub fn command_line<'a>(arguments: impl IntoIterator<Item = &'a str>) -> String {
    ["suite"].into_iter().chain(arguments).map(quoted).collect::<Vec<_>>().join(" ")
}

/// Quotes a word, or the value of an option.
fn quoted(word: &str) -> Cow<'_, str> {
    // Only a word with a zero byte has no quotes; no program can be given one.
    let quote = |text| shlex::try_quote(text).unwrap_or(Cow::Borrowed(text));
    match word.split_once('=').filter(|_| word.starts_with("--")) {
        Some((option, value)) => format!("{option}={}", quote(value)).into(),
        None => quote(word),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_shell_would_change_is_quoted() {
        let words = ["go", "grade", "python3 it's.py", "--seed=1", "--points=a b=1", "a=b;c"];
        let line = command_line(words);
        assert_eq!(line, r#"suite go grade "python3 it's.py" --seed=1 --points='a b=1' 'a=b;c'"#);
        assert_eq!(shlex::split(&line).map(|split| split[1..].to_vec()), Some(words.map(str::to_owned).to_vec()));
    }
}
