//! The class that a Java file is for. A file must be called like its public class, but is not always handed in so.

/// A class of a file that is in no other class.
#[derive(Debug, Default)]
struct Class<'a> {
    name: &'a str,
    is_public: bool,
    has_main: bool,
}

/// Returns the class by which a file is compiled and started that was handed in by the name `stem`: the one of that
/// name, or else the public one, or else the first one with `main`; `None` if there is none of these.
pub fn class_of<'a>(text: &'a str, stem: &str) -> Option<&'a str> {
    let classes = classes(text);
    let first = |is_it: &dyn Fn(&&Class<'a>) -> bool| classes.iter().find(is_it).map(|class| class.name);
    first(&|class| class.name == stem).or_else(|| first(&|class| class.is_public)).or_else(|| first(&|c| c.has_main))
}

/// Returns the classes of a file.
fn classes(text: &str) -> Vec<Class<'_>> {
    let (mut classes, mut depth, mut rest) = (Vec::<Class<'_>>::new(), 0_usize, text);
    // The words of the declaration that is read.
    let mut words: Vec<&str> = Vec::new();
    while let Some(letter) = rest.chars().next() {
        let length = length(rest, letter);
        let (token, after) = rest.split_at(length);
        rest = after;
        match letter {
            '{' => depth += 1,
            '}' => depth = depth.saturating_sub(1),
            _ if letter.is_alphabetic() || letter == '_' => {
                let is_named = words.last().is_some_and(|word| ["class", "enum", "record"].contains(word));
                if depth == 0 && is_named {
                    classes.push(Class { name: token, is_public: words.contains(&"public"), has_main: false });
                }
                if let (1, "main", Some(class)) = (depth, token, classes.last_mut()) {
                    class.has_main |= words.contains(&"static");
                }
                words.push(token);
            }
            _ => {}
        }
        if matches!(letter, '{' | '}' | ';') {
            words.clear();
        }
    }
    classes
}

/// Returns the bytes of what a text begins with, with this letter: a word, a comment, a text in quotes, or the letter.
fn length(text: &str, letter: char) -> usize {
    let through = |end: &str, from: usize| text[from..].find(end).map_or(text.len(), |at| from + at + end.len());
    match letter {
        _ if text.starts_with("//") => through("\n", 2),
        _ if text.starts_with("/*") => through("*/", 2),
        '"' | '\'' => {
            let mut is_escaped = false;
            let end = text.char_indices().skip(1).find(|&(_, next)| {
                let is_end = next == letter && !is_escaped || next == '\n';
                is_escaped = next == '\\' && !is_escaped;
                is_end
            });
            end.map_or(text.len(), |(at, _)| at + 1)
        }
        _ if letter.is_alphabetic() || letter == '_' => {
            text.find(|next: char| !next.is_alphanumeric() && next != '_' && next != '$').unwrap_or(text.len())
        }
        _ => letter.len_utf8(),
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn a_file_is_for_its_public_class_or_the_one_with_main() {
        let main = "public static void main(String[] arguments) { }";
        for (text, expected) in [
            (format!("class Board {{ }}\npublic final class my_player {{ {main} }}"), Some("my_player")),
            (format!("class Board {{ int main; }}\nclass my_player {{ {main} }}"), Some("my_player")),
            (format!("class my_player {{ {main} }} class park {{ }}"), Some("park")),
            (
                format!("/* class A {{ {main} }} */ // class B\nclass C {{ String s = \"}} \\\" }}\"; {main} }}"),
                Some("C"),
            ),
            (format!("class C {{ char c = '}}', d = '\\''; static class D {{ {main} }} {main} }}"), Some("C")),
            (format!("class C {{ static class D {{ {main} }} }}"), None),
            ("int x;".to_owned(), None),
            ("class".to_owned(), None),
        ] {
            assert_eq!(class_of(&text, "park"), expected, "{text}");
        }
    }

    proptest! {
        #[test]
        fn any_text_is_read(text in "([a-z/*\"'{};ü\\\\ \n]|class |public |main)*") {
            class_of(&text, "a");
        }
    }
}
