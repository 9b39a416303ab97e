//! `suite man`: the manual pages.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use clap::{Args, Command};
use suite_work::output::OutputFile;

use super::status::Status;

/// Write the manual pages, one for each command.
///
/// A page has the text of `--help`: suite.1, suite-go.1, suite-go-host.1 and so on. `man` finds them in the folder man1
/// of any folder that `manpath` prints.
#[derive(Args)]
#[command(after_help = "\
Example:
  suite man --out ~/.local/share/man/man1
  suite man --out . && man ./suite-go-host.1")]
pub struct Man {
    /// Folder for the pages; created if need be
    #[arg(long, value_name = "DIR")]
    out: PathBuf,
}

impl Man {
    pub fn run(self) -> Result<Status> {
        fs::create_dir_all(&self.out).with_context(|| format!("cannot create {}", self.out.display()))?;
        let mut command = super::command().disable_help_subcommand(true);
        command.build();
        write_pages(command, &self.out)?;
        Ok(Status::Done)
    }
}

/// Writes the pages of a command and its subcommands.
fn write_pages(command: Command, folder: &Path) -> Result<()> {
    let subcommands: Vec<_> = command.get_subcommands().filter(|command| !command.is_hide_set()).cloned().collect();
    let usage = usage(&command);
    let page = clap_mangen::Man::new(command.override_usage(usage));
    let mut file = OutputFile::create(folder, page.get_filename())?;
    page.render(&mut file)?;
    file.commit()?;
    subcommands.into_iter().try_for_each(|subcommand| write_pages(subcommand, folder))
}

/// Returns the command line of a command, each option with its values, which `clap_mangen` leaves out of the synopsis.
fn usage(command: &Command) -> String {
    let name = command.get_bin_name().unwrap_or_else(|| command.get_name());
    let shown = command.get_arguments().filter(|arg| !arg.is_hide_set());
    // As on the command line: options, then operands.
    let (operands, options): (Vec<_>, Vec<_>) = shown.partition(|arg| arg.is_positional());
    let arguments = options.into_iter().chain(operands).map(|arg| {
        let word = match arg.get_short() {
            Some(short) if !arg.is_positional() => format!("-{short}|{arg}"),
            _ => arg.to_string(),
        };
        if arg.is_required_set() || arg.is_positional() { word } else { format!("[{word}]") }
    });
    let subcommand = match (command.has_subcommands(), command.is_subcommand_required_set()) {
        (false, _) => None,
        (true, true) => Some("<command>".to_owned()),
        (true, false) => Some("[command]".to_owned()),
    };
    let words: Vec<_> = [name.to_owned()].into_iter().chain(arguments).chain(subcommand).collect();
    words.join(" ")
}
