//! Records with checksums, as only somebody with the key can write them: what is in them is checked, too.

use std::path::Path;

use serde_json::Value;
use suite_work::ChecksumKey;

/// Returns these lines with checksums of the key in `folder`, as records of `place` have them.
pub fn signed(folder: &Path, place: &str, lines: &str) -> String {
    let key = ChecksumKey::open(folder).expect("a key");
    let sign = |(number, line): (u32, &str)| {
        let mut entry: Value = serde_json::from_str(line).expect("JSON");
        entry.as_object_mut().expect("an object").remove("checksum");
        key.sign(&format!("{place}:{number}"), &entry).expect("a line") + "\n"
    };
    (1..).zip(lines.lines()).map(sign).collect()
}

/// Returns these lines with checksums, as those of a part of the grading in `folder`.
pub fn signed_records(folder: &Path, part: &str, lines: &str) -> String {
    let grading = std::fs::read_to_string(folder.join("grading.json")).expect("a grading");
    let grading = ChecksumKey::open(folder).expect("a key").verify("grading.json", grading.trim_end());
    signed(folder, &format!("{part} of {}", grading.expect("an unchanged grading")), lines)
}
