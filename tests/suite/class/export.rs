//! The source files of a class, for programs that look for copies.

use std::fs;
use std::path::Path;

use super::bad_input::refused;
use super::{Class, program_without};
use crate::text;

/// Returns the paths of all files below a folder.
fn files(folder: &Path, below: &str) -> Vec<String> {
    let entries = fs::read_dir(folder.join(below)).expect("a folder").map(|entry| entry.expect("an entry"));
    let mut all = Vec::new();
    for entry in entries {
        let name = format!("{below}/{}", entry.file_name().to_string_lossy());
        if entry.path().is_dir() { all.extend(files(folder, &name)) } else { all.push(name) }
    }
    all.sort();
    all
}

#[test]
fn source_files_are_laid_out_for_moss_and_jplag() {
    let class = Class::new();
    class.submit("ann/my_player3.py", &program_without(3));
    class.submit("ann/lib/search.py", "x = 1\n");
    class.submit("ann/lib-search.py", "x = 2\n");
    class.submit("ann/read.py", "the course's\n");
    class.submit("Bob B./my_player.cpp", "int main() {}\n");
    class.submit("Bob B./board.h", "");
    class.submit("eve/README", "later");
    fs::create_dir(class.path("kit")).expect("a folder");
    fs::write(class.path("kit/read.py"), "the course's\n").expect("a file");
    class.done("plan go submissions --out results --seed 1 --with kit");
    let output = class.done("export results --out out");
    let expected = "\
python: 1 submission
  moss -l python -b out/base/python/*.py -d out/python/*/*.py
  java -jar jplag.jar -l python3 -bc out/base/python out/python
cpp: 1 submission
  moss -l cc -d out/cpp/*/*.cpp out/cpp/*/*.h
  java -jar jplag.jar -l cpp out/cpp
";
    assert_eq!(text(&output.stdout), expected);
    let found = files(class.0.path(), "out");
    let expected = [
        "out/base/python/read.py",
        "out/cpp/Bob-B./board.h",
        "out/cpp/Bob-B./my_player.cpp",
        "out/python/ann/-lib-search.py",
        "out/python/ann/lib-search.py",
        "out/python/ann/my_player3.py",
    ];
    assert_eq!(found, expected);
    assert_eq!(refused(&class, "export results --out out"), "error: --out: expected a new folder, found out\n");
    assert!(refused(&class, "export kit --out new").starts_with("error: kit"));
    let empty = Class::new();
    empty.submit("eve/README", "later");
    empty.done("plan go submissions --out results --seed 1");
    let said = refused(&empty, "export results --out out");
    assert_eq!(said, "error: results: expected source files of submissions, found none\n");
    assert!(!empty.path("out").exists());
}
