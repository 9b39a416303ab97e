//! What all requests share.

use std::net::SocketAddr;

use super::store::Store;
use super::token::Token;
use super::tree::{TREES, Tree};

/// The server's state.
pub struct App {
    /// The token that requests have to know.
    pub token: Token,
    /// The address that the server listens on.
    pub address: SocketAddr,
    /// The searches that the page has open.
    pub trees: Store<dyn Tree>,
}

impl App {
    /// Returns the state of a server that has just begun.
    pub const fn new(token: Token, address: SocketAddr) -> Self {
        Self { token, address, trees: Store::new(TREES) }
    }

    /// Returns the address of the page.
    pub fn url(&self) -> String {
        format!("http://{}/?token={}", self.address, self.token)
    }

    /// Returns the name of the cookie that keeps the token. Cookies do not tell ports apart, so the name does.
    pub fn cookie(&self) -> String {
        format!("suite-{}", self.address.port())
    }
}
