//! Command lines, as people type them.

use std::borrow::Cow;

/// The rules by which a command line falls into words.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Quoting {
    /// Those of Unix shells.
    Unix,
    /// Double quotes hold a word together, and two of them are one within; a backslash is a letter, as in paths.
    Windows,
}

/// The rules of this system.
const HERE: Quoting = if cfg!(windows) { Quoting::Windows } else { Quoting::Unix };

impl Quoting {
    fn split(self, text: &str) -> Option<Vec<String>> {
        match self {
            Self::Unix => shlex::split(text),
            Self::Windows => split_at_blanks(text),
        }
    }

    fn quote(self, word: &str) -> Cow<'_, str> {
        match self {
            // Only a word with a zero byte has no quotes; no program can be given one.
            Self::Unix => shlex::try_quote(word).unwrap_or(Cow::Borrowed(word)),
            Self::Windows => {
                let is_plain = |letter: char| letter.is_alphanumeric() || r"-_+.,:/\=@~".contains(letter);
                if !word.is_empty() && word.chars().all(is_plain) {
                    return Cow::Borrowed(word);
                }
                format!("\"{}\"", word.replace('"', "\"\"")).into()
            }
        }
    }

    fn join<'a>(self, words: impl IntoIterator<Item = &'a str>) -> String {
        words.into_iter().map(|word| self.quote(word)).collect::<Vec<_>>().join(" ")
    }
}

/// Splits by the rules of Windows.
fn split_at_blanks(text: &str) -> Option<Vec<String>> {
    let mut words = Vec::new();
    let mut word: Option<String> = None;
    let mut is_quoted = false;
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        match letter {
            '"' if is_quoted && letters.next_if_eq(&'"').is_some() => word.get_or_insert_default().push('"'),
            '"' => {
                is_quoted = !is_quoted;
                word.get_or_insert_default();
            }
            blank if blank.is_whitespace() && !is_quoted => words.extend(word.take()),
            other => word.get_or_insert_default().push(other),
        }
    }
    words.extend(word);
    (!is_quoted).then_some(words)
}

/// Splits a command line into its words; `None` if a quote is not closed. On Windows, backslashes are letters of paths.
#[must_use]
pub fn split_words(text: &str) -> Option<Vec<String>> {
    HERE.split(text)
}

/// Returns the command line of these words, quoted where that is needed, so that [`split_words`] finds them again.
pub fn join_words<'a>(words: impl IntoIterator<Item = &'a str>) -> String {
    HERE.join(words)
}

/// Returns the command line of this program with these arguments, quoted where a shell needs it.
pub fn command_line<'a>(arguments: impl IntoIterator<Item = &'a str>) -> String {
    ["suite"].into_iter().chain(arguments).map(|word| quoted(HERE, word)).collect::<Vec<_>>().join(" ")
}

/// Quotes a word, or the value of an option.
fn quoted(quoting: Quoting, word: &str) -> Cow<'_, str> {
    match word.split_once('=').filter(|_| word.starts_with("--")) {
        Some((option, value)) => format!("{option}={}", quoting.quote(value)).into(),
        None => quoting.quote(word),
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn what_a_shell_would_change_is_quoted() {
        let words = ["go", "grade", "python3 it's.py", "--seed=1", "--points=a b=1", "a=b;c"];
        for (quoting, expected) in [
            (Quoting::Unix, r#"go grade "python3 it's.py" --seed=1 --points='a b=1' 'a=b;c'"#),
            (Quoting::Windows, r#"go grade "python3 it's.py" --seed=1 --points="a b=1" "a=b;c""#),
        ] {
            let line = words.map(|word| quoted(quoting, word)).join(" ");
            assert_eq!(line, expected);
            assert_eq!(quoting.split(&line), Some(words.map(str::to_owned).to_vec()));
        }
    }

    #[test]
    fn paths_of_windows_keep_their_backslashes() {
        for (line, words) in [
            (r".\agent.exe", &[r".\agent.exe"][..]),
            (r"C:\games\agent.exe -l 4", &[r"C:\games\agent.exe", "-l", "4"]),
            (r#"py "C:\My Games\agent.py" O'Brien"#, &["py", r"C:\My Games\agent.py", "O'Brien"]),
            (r#""C:\My Games\" x"#, &[r"C:\My Games\", "x"]),
            (r#"say "a ""b"" c" """#, &["say", r#"a "b" c"#, ""]),
            (r"\\server\share\agent.exe", &[r"\\server\share\agent.exe"]),
            (" \t ", &[]),
        ] {
            assert_eq!(
                Quoting::Windows.split(line).as_deref(),
                Some(&words.iter().map(|&word| word.to_owned()).collect::<Vec<_>>()[..])
            );
        }
        assert_eq!(Quoting::Windows.split(r#"py "agent.py"#), None);
    }

    proptest! {
        #[test]
        fn words_are_found_again(words in prop::collection::vec("[^\0]*", 1..4)) {
            for quoting in [Quoting::Unix, Quoting::Windows] {
                let line = quoting.join(words.iter().map(String::as_str));
                prop_assert_eq!(quoting.split(&line), Some(words.clone()));
            }
        }
    }
}
