//! The names of files in an export of Canvas: `beeann_LATE_123_4567_agent.py`.
//!
//! They tell the name of the student without spaces, the mark of a late submission, the student's number on Canvas, the
//! number of the file, and the name that the file had.

use std::path::Path;

/// What the name of a file in an export tells.
#[derive(Debug, PartialEq, Eq)]
pub struct CanvasName<'a> {
    /// The name of the student, or of the group, in small letters without spaces.
    pub student: &'a str,
    /// The student's number on Canvas.
    pub lms_id: &'a str,
    pub is_late: bool,
    /// The name that the file had.
    pub file: &'a str,
}

impl<'a> CanvasName<'a> {
    /// Parses the name of a file; `None` if it is none of an export.
    pub fn parse(name: &'a str) -> Option<Self> {
        let (student, rest) = name.split_once('_')?;
        let late = rest.strip_prefix("LATE_");
        let (lms_id, rest) = late.unwrap_or(rest).split_once('_')?;
        let (number, file) = rest.split_once('_')?;
        let is_name = !student.is_empty() && !file.is_empty();
        (is_name && is_number(lms_id) && is_number(number)).then_some(Self {
            student,
            lms_id,
            is_late: late.is_some(),
            file,
        })
    }

    /// Returns the name that the file had before Canvas has counted how often it was handed in: `agent.py` for
    /// `agent-2.py`.
    pub fn file_without_count(&self) -> String {
        let (stem, extension) = self.file.rsplit_once('.').unwrap_or((self.file, ""));
        match stem.rsplit_once('-') {
            Some((first, count)) if !first.is_empty() && is_number(count) => format!("{first}.{extension}"),
            _ => self.file.to_owned(),
        }
    }

    /// Parses the name of the file at a path.
    pub fn of(path: &'a Path) -> Option<Self> {
        Self::parse(path.file_name()?.to_str()?).filter(|_| path.is_file())
    }
}

fn is_number(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn how_often_a_file_was_handed_in_is_no_part_of_its_name() {
        for (name, expected) in [
            ("a_1_2_agent.py", "agent.py"),
            ("a_1_2_agent-2.py", "agent.py"),
            ("a_1_2_my_player3-12.py", "my_player3.py"),
            ("a_1_2_a-b.py", "a-b.py"),
            ("a_1_2_-1.py", "-1.py"),
            ("a_1_2_agent", "agent"),
        ] {
            assert_eq!(CanvasName::parse(name).map(|name| name.file_without_count()).as_deref(), Some(expected));
        }
    }

    #[test]
    fn names_are_those_of_canvas() {
        let name = |student, lms_id, is_late, file| Some(CanvasName { student, lms_id, is_late, file });
        for (text, expected) in [
            ("beeann_123_4567_agent.py", name("beeann", "123", false, "agent.py")),
            ("beeann_LATE_123_4567_my_player3-1.py", name("beeann", "123", true, "my_player3-1.py")),
            ("group7_LATE_5_6_a_b.zip", name("group7", "5", true, "a_b.zip")),
            ("my_player3.py", None),
            ("_1_2_a.py", None),
            ("ann_1_2_", None),
            ("ann_LATE_x_2_a.py", None),
        ] {
            assert_eq!(CanvasName::parse(text), expected, "{text}");
        }
    }
}
