//! Where the page is served, and whether the browser opens it.

use std::net::{IpAddr, SocketAddr};

use clap::Args;
use suite_text::whole_number;
use suite_web::server::{PageAddress, open_browser};

/// The options of the server behind the page.
#[derive(Debug, Args)]
pub struct ServerArgs {
    /// Port of the page; 0 chooses a free one
    #[arg(long, value_name = "PORT", default_value = "8000", value_parser = whole_number::<u16>)]
    port: u16,
    /// IP address to serve the page on; others than the default let other machines in
    #[arg(long, value_name = "IP", default_value = "127.0.0.1")]
    address: IpAddr,
    /// Print the page's address only, without opening the browser
    #[arg(long)]
    no_open: bool,
}

impl ServerArgs {
    /// Returns the address to listen on.
    pub const fn address(&self) -> SocketAddr {
        SocketAddr::new(self.address, self.port)
    }

    /// Opens the page in the browser, if that is wanted.
    pub fn open_browser(&self, address: &PageAddress) {
        if !self.no_open {
            open_browser(&address.once);
        }
    }
}
