//! The documents name files and items of the code, which move; what they name has to be there.

use std::collections::BTreeSet;
use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use super::{done, root, text};

/// The words in code style of a piece of Markdown.
pub fn code(markdown: &str) -> impl Iterator<Item = &str> {
    markdown.split('`').skip(1).step_by(2)
}

#[test]
fn every_rule_is_where_the_architecture_says() {
    let text = fs::read_to_string(root().join("ARCHITECTURE.md")).expect("a document");
    let (mut folder, mut rules) = ("", 0);
    for row in text.lines().filter(|line| line.starts_with("| ")) {
        let cells: Vec<_> = row.split('|').map(str::trim).collect();
        let [_, rule, file, items, _] = cells[..] else { continue };
        match file.strip_prefix("in ") {
            Some(named) => folder = code(named).next().expect("a folder"),
            None if folder.is_empty() => {}
            None => {
                let path = root().join(folder).join(file.trim_matches('`'));
                let source = fs::read_to_string(&path).unwrap_or_else(|_| panic!("{rule}: no {}", path.display()));
                for item in code(items) {
                    let name = item.split(':').next_back().expect("a name");
                    // What has a dot is a call, or a field.
                    let is_there = if item.contains('.') { source.contains(item) } else { defines(&source, name) };
                    assert!(is_there, "{rule}: no `{item}` in {}", path.display());
                }
                rules += 1;
            }
        }
    }
    assert!(rules > 50, "only {rules} rules were found");
}

#[test]
fn crates_import_what_the_architecture_allows() {
    assert_crates_import_what_the_architecture_allows(root());
}

/// Checks the crates in the folder of a project.
pub fn assert_crates_import_what_the_architecture_allows(root: &Path) {
    let text = fs::read_to_string(root.join("ARCHITECTURE.md")).expect("a document");
    let names = || {
        let folders = fs::read_dir(root.join("games")).expect("a folder").map(|entry| entry.expect("an entry"));
        folders.map(|folder| folder.file_name().into_string().expect("a name"))
    };
    // A game has an edge; the crate that says what an edge is has a file of this name, too.
    let is_game = |name: &String| name != "tabletop" && root.join(format!("games/{name}/src/tabletop.rs")).exists();
    let games: Vec<_> = names().filter(is_game).collect();
    let row = text.lines().find(|line| line.starts_with("| any other game |")).expect("a row for other games");
    let of_any_game: Vec<_> = code(row).collect();
    let mut crates = Vec::new();
    for row in text.lines().filter(|line| line.starts_with("| `games/")) {
        let cells: Vec<_> = row.split('|').map(str::trim).collect();
        // Folders of a crate have two columns.
        let [_, folder, _, imports, _] = cells[..] else { continue };
        let folder = folder.trim_matches('`');
        let mut found = imports_of(&root.join(folder));
        let mut allowed: Vec<_> = code(imports).collect();
        if imports.contains("the games") {
            allowed.extend(games.iter().map(String::as_str));
        }
        found.sort_unstable();
        allowed.sort_unstable();
        assert_eq!(found, allowed, "{folder}: its dependencies, and what ARCHITECTURE.md says it may import");
        crates.push(folder.to_owned());
    }
    for name in names() {
        let folder = format!("games/{name}");
        let imports_little = || imports_of(&root.join(&folder)).iter().all(|name| of_any_game.contains(&&**name));
        let is_allowed = crates.contains(&folder) || (games.contains(&name) && imports_little());
        assert!(is_allowed, "ARCHITECTURE.md has no row for {folder}, or for a game that imports so much");
    }
}

/// Returns which of our crates a crate imports, by its manifest.
fn imports_of(folder: &Path) -> Vec<String> {
    let manifest = fs::read_to_string(folder.join("Cargo.toml")).expect("a manifest");
    let dependencies = manifest.split("\n[dependencies]").nth(1).unwrap_or_default();
    let dependencies = dependencies.split("\n[").next().expect("a part").lines();
    let ours = dependencies.filter_map(|line| line.strip_prefix("suite-"));
    ours.filter_map(|line| line.split(['.', ' ']).next()).map(str::to_owned).collect()
}

#[test]
fn every_dependency_has_its_reason() {
    let text = fs::read_to_string(root().join("CONTRIBUTING.md")).expect("a document");
    let table = text.split("| dependency |").nth(1).expect("a table").lines();
    let rows = table.skip(2).take_while(|line| line.starts_with('|')).filter_map(|row| row.split('|').nth(1));
    let mut explained: Vec<_> = rows.flat_map(code).map(str::to_owned).collect();
    let crates = fs::read_dir(root().join("games")).expect("a folder").map(|entry| entry.expect("an entry").path());
    let mut used = Vec::new();
    for folder in crates.chain([root().to_path_buf()]) {
        let manifest = fs::read_to_string(folder.join("Cargo.toml")).expect("a manifest");
        let tables =
            manifest.split("\n[").filter(|part| part.split(']').next().expect("a name").ends_with("dependencies"));
        let lines = tables.filter(|part| !part.starts_with("workspace")).flat_map(|part| part.lines().skip(1));
        let names = lines.filter_map(|line| line.split_once(['.', ' ', '=']).map(|(name, _)| name));
        let is_name = |name: &&str| name.starts_with(|first: char| first.is_ascii_lowercase());
        used.extend(names.filter(is_name).filter(|name| !name.starts_with("suite-")).map(str::to_owned));
    }
    for names in [&mut explained, &mut used] {
        names.sort_unstable();
        names.dedup();
    }
    assert_eq!(explained, used, "the dependencies that CONTRIBUTING.md explains, and those of the manifests");
}

#[test]
fn what_is_published_is_optimized() {
    let manifest = fs::read_to_string(root().join("Cargo.toml")).expect("a manifest");
    let lines = |table: &str| {
        let rest = manifest.split(&format!("\n[{table}]\n")).nth(1).expect("a table");
        rest.split("\n[").next().expect("a part").lines()
    };
    let levels = |table: &str| -> Vec<_> { lines(table).filter_map(|line| line.split_once(".opt-level = ")).collect() };
    // Fat LTO takes the level of the last crate, `suite`, for the whole program.
    assert!(lines("profile.dist").any(|line| line == "opt-level = 3"));
    let published = levels("profile.dist.package");
    let levels = levels("profile.release.package");
    assert!(!levels.is_empty() && levels.iter().all(|&(name, _)| name != "suite"), "{levels:?}");
    for (name, _) in levels.iter().filter(|(_, level)| *level != "3") {
        assert!(published.contains(&(name, "3")), "{name} in {published:?}");
    }
}

#[test]
fn a_build_and_the_tests_share_what_is_compiled() {
    // Each package with its features. A package with others is compiled once more, and so is all that needs it.
    let packages = |options: &[&str]| {
        let mut command = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
        command.args("tree --offline --locked --prefix none --no-dedupe --format".split(' ')).arg("{p} {f}");
        let output = done(command.args(options).current_dir(root()));
        text(&output.stdout).lines().map(str::to_owned).collect::<BTreeSet<_>>()
    };
    let built = packages(&["--package", "suite", "--edges", "no-dev"]);
    let tested = packages(&["--workspace"]);
    assert_eq!(built.difference(&tested).collect::<Vec<_>>(), [""; 0], "features that only a build has");
}

#[test]
fn every_place_of_a_recipe_is_there() {
    let text = fs::read_to_string(root().join("docs/recipes.md")).expect("a document");
    let mut places = 0;
    for row in text.lines().filter(|line| line.starts_with("| ")) {
        let cells: Vec<_> = row.split('|').map(str::trim).collect();
        let [_, step, file, items, _] = cells[..] else { panic!("expected three columns, found {row}") };
        let Some(file) = code(file).next() else { continue };
        let source = fs::read_to_string(root().join(file)).unwrap_or_else(|_| panic!("{step}: no {file}"));
        assert!(code(items).next().is_some(), "{step}: no item");
        for item in code(items) {
            let is_name = item.chars().all(|c| c.is_alphanumeric() || c == '_');
            let is_rust = Path::new(file).extension() == Some("rs".as_ref());
            let is_there = if is_rust && is_name { defines(&source, item) } else { source.contains(item) };
            assert!(is_there, "{step}: no `{item}` in {file}");
            places += 1;
        }
    }
    assert!(places > 30, "only {places} places were found");
}

/// Whether a file of Rust defines something of this name: an item, a variant or a field.
fn defines(source: &str, name: &str) -> bool {
    source.lines().any(|line| {
        let words: Vec<_> = line
            .split_whitespace()
            .skip_while(|word| word.starts_with("pub") || ["const", "static", "async"].contains(word))
            .collect();
        let [first, second, ..] = words[..] else {
            return words.first().is_some_and(|word| word.trim_end_matches(',') == name);
        };
        let is_item = ["fn", "struct", "enum", "trait", "type", "mod"].contains(&first);
        let defined = if is_item { second } else { first };
        let end = defined.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(defined.len());
        defined[..end] == *name && (is_item || defined[end..].starts_with([':', '(', ',']) || second == "{")
    })
}

#[test]
fn every_path_in_the_documents_is_there() {
    let documents =
        ["ARCHITECTURE.md", "CONTRIBUTING.md", "benches/README.md", "docs/add-a-game.md", "docs/recipes.md"];
    let tops =
        ["benches/", "contrib/", "docs/", "fuzz/", "games/", "python/", "snapshots/", "src/", "testdata/", "tests/"];
    for document in documents {
        let text = fs::read_to_string(root().join(document)).expect("a document");
        // The game of the chapter is not there.
        let is_path =
            |word: &&str| tops.iter().any(|top| word.starts_with(top)) && !word.starts_with("games/connectfour/");
        for path in code(&text).filter(is_path).filter(|path| !path.contains(['<', '*', ' '])) {
            assert!(root().join(path).exists(), "{document}: no {path}");
        }
    }
}

#[test]
fn every_script_that_is_named_is_there() {
    let documents = documents().into_iter().map(|document| root().join(document));
    let mut named = BTreeSet::new();
    for file in documents.chain(files(".github/workflows")).chain(files(".ci")) {
        let text = fs::read_to_string(&file).expect("a text");
        for (before, after) in text.match_indices(".ci/").map(|(at, found)| text.split_at(at + found.len())) {
            let script = &after[..after.find(|c: char| !c.is_ascii_alphanumeric()).unwrap_or(after.len())];
            let is_name = !before.ends_with("/.ci/") && !script.is_empty();
            assert!(!is_name || root().join(".ci").join(script).is_file(), "{}: no .ci/{script}", file.display());
            named.insert(script.to_owned());
        }
    }
    assert!(named.contains("release"), "only {named:?} were found");
}

#[test]
fn every_test_of_the_page_is_run_on_the_server_or_the_site() {
    let package = fs::read_to_string(root().join("tests/web/package.json")).expect("a package");
    let package: serde_json::Value = serde_json::from_str(&package).expect("JSON");
    let scripts = ["test:server", "test:site"].map(|name| package["scripts"][name].as_str().expect("a script"));
    let is_test = |word: &&str| word.ends_with(".test.js");
    let run: BTreeSet<_> = scripts.iter().flat_map(|script| script.split(' ').filter(is_test)).collect();
    let files = files("tests/web");
    let names = files.iter().filter_map(|file| file.file_name()?.to_str());
    assert_eq!(run, names.filter(is_test).collect());
}

/// Returns the paths of all that is in a folder of the project.
fn files(folder: &str) -> Vec<PathBuf> {
    let entries = fs::read_dir(root().join(folder)).expect("a folder");
    entries.map(|entry| entry.expect("an entry").path()).collect()
}

/// Returns the paths of all documents, relative to the project's folder.
fn documents() -> Vec<String> {
    let mut found = Vec::new();
    let mut folders: Vec<_> = ["benches", "docs", "fuzz", "games", "python"].map(PathBuf::from).into();
    let is_document = |path: &Path| path.extension() == Some("md".as_ref());
    let entries = |folder: &Path| {
        let entries = fs::read_dir(root().join(folder)).expect("a folder").map(|entry| entry.expect("an entry"));
        entries.map(|entry| (folder.join(entry.file_name()), entry.file_type().expect("a type"))).collect::<Vec<_>>()
    };
    found.extend(entries(Path::new("")).into_iter().map(|(path, _)| path).filter(|path| is_document(path)));
    while let Some(folder) = folders.pop() {
        for (path, kind) in entries(&folder) {
            let name = path.file_name().expect("a name").to_string_lossy();
            // What tools have put there is not the project's.
            if kind.is_dir() && !name.starts_with('.') && name != "target" {
                folders.push(path);
            } else if is_document(&path) {
                found.push(path);
            }
        }
    }
    found.into_iter().map(|path| path.to_str().expect("a path").replace('\\', "/")).collect()
}

/// The anchor of a heading, as forges make it.
fn anchor(heading: &str) -> String {
    let kept = heading.trim_start_matches('#').trim().chars().filter(|c| c.is_alphanumeric() || " -_".contains(*c));
    kept.flat_map(char::to_lowercase).map(|c| if c == ' ' { '-' } else { c }).collect()
}

#[test]
fn every_link_in_the_documents_leads_somewhere() {
    let mut links = 0;
    for document in documents() {
        let path = root().join(&document);
        let text = fs::read_to_string(&path).expect("a document");
        for link in text.split("](").skip(1).map(|rest| rest.split(')').next().expect("a link")) {
            if link.starts_with("https://") {
                continue;
            }
            let (file, heading) = link.split_once('#').unwrap_or((link, ""));
            assert!(
                !(document.starts_with("docs/") && file.contains("../")),
                "{document}: {link} leads out of the book"
            );
            let target = if file.is_empty() { path.clone() } else { path.with_file_name(file) };
            assert!(target.exists(), "{document}: no {link}");
            let linked = if heading.is_empty() { String::new() } else { fs::read_to_string(&target).expect("a text") };
            let mut headings = linked.lines().filter(|line| line.starts_with('#'));
            assert!(heading.is_empty() || headings.any(|line| anchor(line) == heading), "{document}: no {link}");
            links += 1;
        }
    }
    assert!(links > 80, "only {links} links were found");
}

/// The manual is the guide in `docs/`.
#[test]
fn the_readme_is_short() {
    let readme = fs::read_to_string(root().join("README.md")).expect("a document");
    assert!(readme.lines().count() <= 200, "README.md has more than 200 lines");
}

#[test]
fn no_line_of_rust_is_too_long() {
    let listed = Command::new("git").args(["ls-files", "-z", "*.rs"]).current_dir(root()).output();
    // There may be no git, or no repository: a copy of the sources has nothing to list.
    let Some(listed) = listed.ok().filter(|output| output.status.success()) else { return };
    let files = String::from_utf8(listed.stdout).expect("paths in UTF-8");
    for file in files.split_terminator('\0') {
        // A file that was removed may still be listed.
        let Ok(text) = fs::read_to_string(root().join(file)) else { continue };
        for (number, line) in (1..).zip(text.lines()) {
            assert!(line.chars().count() <= 120, "{file}:{number} has more than 120 columns");
        }
    }
}

#[test]
fn no_line_of_prose_is_too_long() {
    for document in documents() {
        let text = fs::read_to_string(root().join(&document)).expect("a document");
        for (number, line) in (1..).zip(text.lines()) {
            // Tables and strings cannot be wrapped.
            let is_prose = !line.starts_with(['|', ' ']);
            assert!(!is_prose || line.chars().count() <= 120, "{document}:{number} has more than 120 columns");
        }
    }
}
