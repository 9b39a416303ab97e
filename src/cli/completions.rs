//! `suite completions`: lets a shell complete command lines.

use std::io::{self, Write};

use anyhow::Result;
use clap::Args;
use clap_complete::Shell;

use super::Status;

/// Print a script by which a shell completes command lines of `suite`.
///
/// The script takes effect in new sessions of the shell when it lies where the shell looks for completions: see the
/// examples. PowerShell and Elvish have no such place: run the script from their profiles.
#[derive(Args)]
#[command(after_help = "\
Example:
  suite completions bash > ~/.local/share/bash-completion/completions/suite
  suite completions zsh > ~/.zfunc/_suite        where $fpath in .zshrc has ~/.zfunc
  suite completions fish > ~/.config/fish/completions/suite.fish")]
pub struct Completions {
    /// Shell that runs the script
    shell: Shell,
}

impl Completions {
    pub fn run(self) -> Result<Status> {
        let mut script = Vec::new();
        clap_complete::generate(self.shell, &mut super::command(), "suite", &mut script);
        io::stdout().write_all(&script)?;
        Ok(Status::Done)
    }
}
