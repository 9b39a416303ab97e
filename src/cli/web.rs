//! `suite web`: the page in the browser.

use std::io::{self, Write};
use std::path::PathBuf;

use anyhow::Result;
use clap::Args;
use suite_web::export_site;
use suite_web::server::{PageAddress, serve};
use suite_work::interrupt::Interrupt;

use super::args::server_args::ServerArgs;
use super::status::Status;

/// See games and search trees in the browser: step through searches, play, look at records.
///
/// Serves the page on this machine until Ctrl-C, and prints its address on stdout when it is ready. The address has a
/// token, without which the page does nothing: it can start programs, so keep the address to yourself.
#[derive(Args)]
#[command(after_help = "\
Example:
  suite web
  suite web --port 0 --no-open
  suite web --export site")]
pub struct Web {
    #[command(flatten)]
    server: ServerArgs,
    /// Write the page to DIR as a static site instead of serving it: everything but programs of your own and live
    /// matches works there, on any web server, at any path
    #[arg(long, value_name = "DIR", conflicts_with = "ServerArgs")]
    export: Option<PathBuf>,
}

impl Web {
    /// Serves the page until one of the signals to end comes, or writes it.
    pub fn run(self) -> Result<Status> {
        if let Some(folder) = &self.export {
            export_site(folder)?;
            return Ok(Status::Done);
        }
        let interrupt = Interrupt::catch("the page is no longer served")?;
        let announce = |address: &PageAddress| {
            let mut out = io::stdout().lock();
            writeln!(out, "{}", address.url).and_then(|()| out.flush())?;
            self.server.open_browser(address);
            Ok(())
        };
        serve(self.server.address(), announce, interrupt.flag())?;
        interrupt.check()?;
        Ok(Status::Done)
    }
}
