//! What all requests share.

use std::io;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::Result;
use suite_engine::{Engine, Host, Records, Store};
use suite_work::{cores, random_seed};
use tokio::sync::Semaphore;

use super::live::live_match::LiveMatch;
use super::page_address::PageAddress;
use super::play::hosted_game::HostedGame;
use super::token::Token;

/// The games that are played at a time.
const GAMES: usize = 8;
/// The analyses at a time.
pub const STREAMS: usize = 2;
/// The time that games may take to end, and that between two looks whether they have.
const PATIENCE: Duration = Duration::from_secs(5);
const PAUSE: Duration = Duration::from_millis(5);

/// The server's state.
pub struct App {
    /// The token that requests have to know.
    pub token: Token,
    /// The token that opens the page once, until it has.
    once: Mutex<Option<Token>>,
    /// The address that the server listens on.
    pub address: SocketAddr,
    /// The match that is played beside the server, if one is.
    pub live: Option<Arc<LiveMatch>>,
    /// The games that are played on the page.
    pub games: Store<HostedGame>,
    /// What each thread of a game holds while it runs.
    running: Arc<()>,
    /// What answers requests that are not about games in progress.
    pub engine: Engine,
    /// The places for analyses.
    pub streams: Arc<Semaphore>,
}

/// What the server has beside the engine.
struct Surroundings {
    live: Option<Arc<LiveMatch>>,
}

impl Host for Surroundings {
    fn random_seed(&self) -> u64 {
        random_seed()
    }

    fn threads(&self) -> usize {
        cores()
    }

    fn has_programs(&self) -> bool {
        true
    }

    fn live_title(&self) -> Option<&str> {
        self.live.as_ref().map(|live| live.title())
    }

    fn live_records(&self, id: &str) -> Option<Result<Records>> {
        self.live.as_ref().filter(|live| live.id() == id).map(|live| live.records())
    }
}

impl App {
    /// Returns the state of a server that has just begun.
    pub fn new(address: SocketAddr, live: Option<Arc<LiveMatch>>) -> io::Result<Self> {
        let (token, once) = (Token::random()?, Mutex::default());
        let surroundings = Surroundings { live: live.clone() };
        let (games, running) = (Store::new(GAMES, surroundings.first_id()), Arc::default());
        let engine = Engine::new(surroundings);
        let streams = Arc::new(Semaphore::new(STREAMS));
        Ok(Self { token, once, address, live, games, running, engine, streams })
    }

    /// Returns what the thread of a game has to hold while it runs.
    pub fn running(&self) -> Arc<()> {
        Arc::clone(&self.running)
    }

    /// Ends all games, and waits until their programs have ended, too.
    pub fn end_games(&self) {
        self.games.clear();
        let until = Instant::now() + PATIENCE;
        while Arc::strong_count(&self.running) > 1 && Instant::now() < until {
            thread::sleep(PAUSE);
        }
    }

    /// Returns the address of the page, or of the view of what is played beside the server. What opens it once is
    /// that of the last call.
    ///
    /// The token is behind the `#`, which browsers neither send to servers nor tell to other sites.
    pub fn page_address(&self) -> io::Result<PageAddress> {
        let view = if self.live.is_some() { "/live" } else { "" };
        let mut host = self.address;
        // All addresses of this machine are none that a browser could open. The name `localhost` could lead to the
        // server of somebody else, who listens on the other one of its addresses.
        match host.ip() {
            IpAddr::V4(ip) if ip.is_unspecified() => host.set_ip(Ipv4Addr::LOCALHOST.into()),
            IpAddr::V6(ip) if ip.is_unspecified() => host.set_ip(Ipv6Addr::LOCALHOST.into()),
            _ => {}
        }
        let url = |token: &Token| format!("http://{host}/#token={token}{view}");
        let once = Token::random()?;
        let address = PageAddress { url: url(&self.token), once: url(&once) };
        *self.once.lock().unwrap_or_else(PoisonError::into_inner) = Some(once);
        Ok(address)
    }

    /// Returns whether a text is the token that opens the page once, which it does not do again.
    pub fn opens_once(&self, text: &str) -> bool {
        let mut once = self.once.lock().unwrap_or_else(PoisonError::into_inner);
        once.take_if(|token| token.is(text)).is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_address_of_the_page_can_be_opened() {
        for (listening, opened) in [
            ("127.0.0.1:80", "127.0.0.1:80"),
            ("[::1]:80", "[::1]:80"),
            ("0.0.0.0:80", "127.0.0.1:80"),
            ("[::]:80", "[::1]:80"),
        ] {
            let app = App::new(listening.parse().expect("an address"), None).expect("a token");
            let address = app.page_address().expect("a token");
            let start = format!("http://{opened}/#token=");
            assert!(address.url.starts_with(&start) && address.once.starts_with(&start), "{}", address.url);
        }
    }
}
