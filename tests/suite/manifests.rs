//! What package managers read of a release: `.ci/manifests`, and Cargo.toml.

use std::fs;
use std::io::Write;
use std::process::Command;

use serde_json::Value;
use sha2::{Digest, Sha256};

use crate::{done, find, has, python, root, text};

/// The archives that a release has for the systems.
const ARCHIVES: [&str; 5] = [
    "suite-aarch64-apple-darwin-v1.2.3.tgz",
    "suite-aarch64-unknown-linux-musl-v1.2.3.tgz",
    "suite-x86_64-apple-darwin-v1.2.3.tgz",
    "suite-x86_64-pc-windows-gnu-v1.2.3.zip",
    "suite-x86_64-unknown-linux-musl-v1.2.3.tgz",
];
const HOME: &str = "https://example.org/course/suite";
/// Prints YAML files as JSON.
const READ_YAML: &str =
    "import json, sys, yaml; print(json.dumps([yaml.safe_load(open(path)) for path in sys.argv[1:]]))";

#[test]
fn manifests_are_read_and_name_the_archives_of_a_release() {
    let Some(python) = python() else { return };
    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name);
    for name in ARCHIVES {
        fs::write(path(name), name).expect("a file");
    }
    let mut command = Command::new(python);
    command.arg(root().join(".ci/manifests")).arg(folder.path()).arg("1.2.3").env("REPOSITORY", HOME);
    done(command.current_dir(root()));

    let read = |name: &str| fs::read_to_string(path(name)).expect("a manifest");
    let checksum = |name: &str| format!("{:x}", Sha256::digest(name));
    let address = |name: &str| format!("{HOME}/releases/download/v1.2.3/{name}");
    let windows = ARCHIVES[3];
    let windows_folder = windows.strip_suffix(".zip").expect("an archive");

    let scoop: Value = serde_json::from_str(&read("suite.scoop.json")).expect("JSON");
    let scoop = &scoop["architecture"]["64bit"];
    assert_eq!([&scoop["url"], &scoop["hash"]], [&*address(windows), &*checksum(windows)]);
    assert_eq!(scoop["extract_dir"], windows_folder);

    let formula = read("suite.rb");
    for name in ARCHIVES.into_iter().filter(|&name| name != windows) {
        let download = format!("      url \"{}\"\n      sha256 \"{}\"\n", address(name), checksum(name));
        assert!(formula.contains(&download), "{formula}");
    }
    if has("ruby") {
        done(Command::new("ruby").arg("-c").arg(path("suite.rb")));
    }

    // The interpreter above has no packages.
    let mut command = Command::new(find("python3").expect("an interpreter"));
    let winget = ["", ".locale.en-US", ".installer"].map(|part| path(&format!("course.Suite{part}.yaml")));
    let output = command.args(["-c", READ_YAML]).args(winget).output().expect("the command starts");
    if text(&output.stderr).contains("No module named 'yaml'") {
        let _ = writeln!(std::io::stderr(), "skipped: there is no PyYAML");
        return;
    }
    assert!(output.status.success(), "{output:?}");
    let manifests: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    for (manifest, kind) in
        manifests.as_array().expect("manifests").iter().zip(["version", "defaultLocale", "installer"])
    {
        assert_eq!(manifest["ManifestType"], kind);
        assert_eq!([&manifest["PackageIdentifier"], &manifest["PackageVersion"]], ["course.Suite", "1.2.3"]);
    }
    let installer = &manifests[2];
    let program = format!("{windows_folder}\\suite.exe");
    assert_eq!(installer["NestedInstallerFiles"][0]["RelativeFilePath"], program);
    let installer = &installer["Installers"][0];
    assert_eq!([&installer["InstallerUrl"], &installer["InstallerSha256"]], [&*address(windows), &*checksum(windows)]);
}

#[test]
fn cargo_binstall_finds_an_archive_for_each_system() {
    let mut command = Command::new(env!("CARGO"));
    let output = done(command.args(["metadata", "--no-deps", "--format-version", "1"]).current_dir(root()));
    let metadata: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    let packages = metadata["packages"].as_array().expect("packages");
    let package = packages.iter().find(|package| package["name"] == "suite").expect("the command");
    let binstall = &package["metadata"]["binstall"];
    for (system, archive) in [
        ("aarch64-apple-darwin", ARCHIVES[0]),
        ("aarch64-unknown-linux-gnu", ARCHIVES[1]),
        ("aarch64-unknown-linux-musl", ARCHIVES[1]),
        ("x86_64-apple-darwin", ARCHIVES[2]),
        ("x86_64-pc-windows-gnu", ARCHIVES[3]),
        ("x86_64-pc-windows-msvc", ARCHIVES[3]),
        ("x86_64-unknown-linux-gnu", ARCHIVES[4]),
        ("x86_64-unknown-linux-musl", ARCHIVES[4]),
    ] {
        let setting = |name: &str| {
            let own = binstall["overrides"][system][name].as_str();
            let template = own.or(binstall[name].as_str()).expect("a setting");
            let values =
                [("repo", HOME), ("name", "suite"), ("target", system), ("version", "1.2.3"), ("bin", "suite")];
            values.iter().fold(template.to_owned(), |text, (name, value)| text.replace(&format!("{{ {name} }}"), value))
        };
        assert_eq!(setting("pkg-url"), format!("{HOME}/releases/download/v1.2.3/{archive}"), "{system}");
        let (folder, format) = archive.rsplit_once('.').expect("an archive");
        assert_eq!(setting("pkg-fmt"), format, "{system}");
        let extension = if format == "zip" { ".exe" } else { "" };
        let program = setting("bin-dir").replace("{ binary-ext }", extension);
        assert_eq!(program, format!("{folder}/suite{extension}"), "{system}");
    }
}
