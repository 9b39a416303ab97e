//! Completions, asked for in the shells themselves.

use std::env;
use std::path::Path;
use std::process::Command;

use crate::{SUITE, done, has, run, search_path, text};

/// Returns the output of a shell that runs `code` after it has loaded the completions; `None` where there is no such
/// shell.
fn completed(shell: &str, options: &[&str], code: &str) -> Option<String> {
    if !has(shell) {
        return None;
    }
    let output = run(&format!("completions {shell}"));
    assert_eq!((output.status.code(), text(&output.stderr)), (Some(0), ""));
    let file = tempfile::NamedTempFile::new().expect("a file");
    std::fs::write(&file, &output.stdout).expect("a script");
    let home = tempfile::tempdir().expect("a folder");
    let own = Path::new(SUITE).parent().expect("a folder").to_owned();
    let search_path = env::join_paths([own].into_iter().chain(env::split_paths(search_path()))).expect("a search path");
    let mut command = Command::new(shell);
    command.env("PATH", search_path);
    command.args(options).args(["-c", code]).env("SCRIPT", file.path()).env("HOME", home.path());
    let output = done(&mut command);
    assert_eq!(text(&output.stderr), "");
    Some(text(&output.stdout).to_owned())
}

#[test]
fn bash_completes_subcommands_and_options() {
    let code = r#"
        source "$SCRIPT"
        complete -p suite > /dev/null || exit 1
        complete_last() {
            COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1))
            _clap_complete_suite suite "${!#}" "${@:$#-1:1}"
            echo "${COMPREPLY[*]}"
        }
        complete_last suite oth
        complete_last suite go ho
        complete_last suite go host --rand
        complete_last suite go host --confine s"#;
    let Some(printed) = completed("bash", &["--norc"], code) else { return };
    assert_eq!(printed, "othello\nhost\n--random-plies\nstrict\n");
}

#[test]
fn zsh_completes_from_the_first_tab_on() {
    // What zsh shows is described to it.
    let code = r#"
        mkdir "$HOME/functions" && cp "$SCRIPT" "$HOME/functions/_suite" && fpath+=("$HOME/functions")
        autoload -U compinit && compinit -D -u && print $_comps[suite]
        _describe() { print -l ${(P)3} }
        words=(suite go ho); CURRENT=3; _suite
        words=(suite go host --confine s); CURRENT=5; $_comps[suite]"#;
    let Some(printed) = completed("zsh", &["-f"], code) else { return };
    let words: Vec<_> = printed.lines().map(|line| line.split(':').next().unwrap_or(line)).collect();
    assert_eq!(words, ["_suite", "host", "strict"], "{printed}");
}

#[test]
fn fish_completes_subcommands_and_options() {
    let code = r#"
        source "$SCRIPT"
        complete --do-complete 'suite oth'
        complete --do-complete 'suite go ho'
        complete --do-complete 'suite go host --rand'
        complete --do-complete 'suite go host --confine s'"#;
    let Some(printed) = completed("fish", &["--no-config"], code) else { return };
    let words: Vec<_> = printed.lines().map(|line| line.split('\t').next().unwrap_or(line)).collect();
    assert_eq!(words, ["othello", "host", "--random-plies", "strict"], "{printed}");
}

#[test]
fn there_are_completions_for_every_shell_of_the_help() {
    for shell in ["elvish", "powershell"] {
        let output = run(&format!("completions {shell}"));
        assert_eq!((output.status.code(), text(&output.stderr)), (Some(0), ""));
        assert!(text(&output.stdout).contains("SUITE_COMPLETE"), "{shell}");
    }
}

#[test]
fn scripts_are_small() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let size = run(&format!("completions {shell}")).stdout.len();
        assert!((1..4096).contains(&size), "{shell}: {size} bytes");
    }
}
