//! `suite completions`: lets a shell complete command lines.

use std::io::{self, Write};

use anyhow::{Result, anyhow};
use clap::Args;
use clap_complete::env::Shells;
use clap_complete::{CompleteEnv, Shell};

use super::status::Status;

/// The variable by which a shell asks the program to complete a command line.
const VARIABLE: &str = "SUITE_COMPLETE";

/// The command for shells.
const NAME: &str = "suite";

/// What zsh runs when it loads the script at the first Tab: without this, nothing would be completed then.
const AUTOLOADED: &[u8] = b"\nif [[ $funcstack[1] == _suite ]]; then _clap_dynamic_completer_suite \"$@\"; fi\n";

/// Print a script by which a shell completes command lines of `suite`.
///
/// The script takes effect in new sessions of the shell when it lies where the shell looks for completions: see the
/// examples. PowerShell and Elvish have no such place: run the script from their profiles. It asks `suite` itself what
/// can follow; print it again with another version of `suite`.
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
        let shells = Shells::builtins();
        let shell = shells.completer(&self.shell.to_string()).ok_or_else(|| anyhow!("no script for {}", self.shell))?;
        let mut script = Vec::new();
        shell.write_registration(VARIABLE, NAME, NAME, NAME, &mut script)?;
        if self.shell == Shell::Zsh {
            script.extend_from_slice(AUTOLOADED);
        }
        io::stdout().write_all(&script)?;
        Ok(Status::Done)
    }
}

/// Completes a command line and ends the program, if a shell asks for that.
pub fn complete() {
    CompleteEnv::with_factory(super::command).var(VARIABLE).complete();
}
