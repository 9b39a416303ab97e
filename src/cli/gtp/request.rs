//! The lines of GTP version 2: commands, and the form of the answers to them.

/// A command with its arguments, as a controller sends it.
#[derive(Debug, PartialEq, Eq)]
pub struct Request<'a> {
    /// The number that the answer repeats; empty if there is none.
    id: &'a str,
    /// The name of the command; empty if there is none.
    pub command: &'a str,
    /// The arguments.
    pub arguments: Vec<&'a str>,
}

/// What a command comes to: the text of the answer, or what is wrong.
pub type Response = Result<String, String>;

/// Returns a line as GTP wants it read: without its comment and control characters, with spaces for tabs.
pub fn preprocess(line: &str) -> String {
    let line = line.split('#').next().unwrap_or_default();
    line.chars().filter_map(|c| if c == '\t' { Some(' ') } else { (!c.is_control()).then_some(c) }).collect()
}

impl<'a> Request<'a> {
    /// Parses a line that has been [preprocessed](preprocess); `None` if there is nothing on it.
    pub fn parse(line: &'a str) -> Option<Self> {
        let mut words = line.split_whitespace().peekable();
        words.peek()?;
        let id = words.next_if(|word| word.bytes().all(|byte| byte.is_ascii_digit())).unwrap_or_default();
        let command = words.next().unwrap_or_default();
        Some(Self { id, command, arguments: words.collect() })
    }

    /// Returns the beginning of an answer: whether it is one, and to what.
    pub fn head(&self, is_success: bool) -> String {
        format!("{}{}", if is_success { '=' } else { '?' }, self.id)
    }

    /// Returns an answer in the form of GTP, which ends with an empty line and has no other; it may begin on a line of
    /// its own.
    pub fn reply(&self, answer: &Response) -> String {
        let (Ok(text) | Err(text)) = answer;
        let lines = text.lines().filter(|line| !line.trim().is_empty()).collect::<Vec<_>>().join("\n");
        let start = if text.starts_with('\n') && !lines.is_empty() { '\n' } else { ' ' };
        format!("{}{start}{lines}\n\n", self.head(answer.is_ok()))
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn a_line_is_a_number_a_command_and_arguments() {
        let parsed = |line: &str| {
            let line = preprocess(line);
            let Request { id, command, arguments } = Request::parse(&line)?;
            Some(format!("{id}|{command}|{}", arguments.join("|")))
        };
        for (line, request) in [
            ("name", "|name|"),
            ("17 play black\tD4 # a comment", "17|play|black|D4"),
            ("\u{7}  play  \u{0}b   pass\r", "|play|b|pass"),
            ("12", "12||"),
            ("1 2 3", "1|2|3"),
            ("1a 2", "|1a|2"),
        ] {
            assert_eq!(parsed(line).as_deref(), Some(request), "{line:?}");
        }
        for nothing in ["", "  \t", "# name", "\u{1}\u{2}"] {
            assert_eq!(parsed(nothing), None, "{nothing:?}");
        }
    }

    proptest! {
        #[test]
        fn an_answer_ends_with_its_only_empty_line(line: String, text: String, is_success: bool) {
            let line = preprocess(&line);
            if let Some(request) = Request::parse(&line) {
                let answer = if is_success { Ok(text) } else { Err(text) };
                let reply = request.reply(&answer);
                prop_assert!(reply.ends_with("\n\n") && !reply[..reply.len() - 1].contains("\n\n"), "{reply:?}");
                prop_assert!(reply.starts_with(&request.head(is_success)));
            }
        }
    }
}
