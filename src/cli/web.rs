//! `suite web`: the page in the browser.

use std::net::{IpAddr, SocketAddr};

use anyhow::Result;
use clap::Args;

use super::shared::args::number;
use super::shared::status::Status;
use crate::interrupt::Interrupt;
use crate::web::server::serve;

/// See games and search trees in the browser: step through searches, play, look at records.
///
/// Serves the page on this machine until Ctrl-C, and prints its address on stdout when it is ready. The address has a token,
/// without which nothing is answered: the page can start programs, so keep the address to yourself.
#[derive(Args)]
#[command(after_help = "\
Example:
  suite web
  suite web --port 0 --no-open")]
pub struct Web {
    /// Port; 0 chooses a free one
    #[arg(long, value_name = "PORT", default_value = "8000", value_parser = number::<u16>)]
    port: u16,
    /// IP address to listen on; others than the default let other machines in
    #[arg(long, value_name = "IP", default_value = "127.0.0.1")]
    address: IpAddr,
    /// Print the address only, without opening the browser, in whose command line other users of this machine could see it
    #[arg(long)]
    no_open: bool,
}

impl Web {
    /// Serves the page until one of the signals to end comes.
    pub fn run(self) -> Result<Status> {
        let interrupt = Interrupt::catch("the page is no longer served")?;
        serve(SocketAddr::new(self.address, self.port), !self.no_open, interrupt.flag())?;
        interrupt.check()?;
        Ok(Status::Done)
    }
}
