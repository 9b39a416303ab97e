//! The server beside a match, on a thread of its own.

use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, mpsc};
use std::thread::{self, JoinHandle};

use anyhow::{Result, anyhow};

use super::live::live_match::LiveMatch;
use super::page_address::PageAddress;
use super::serve::serve_beside;

/// A server that goes on while something else is done. Dropping it ends it.
pub struct Companion {
    address: PageAddress,
    ending: Arc<AtomicBool>,
    thread: Option<JoinHandle<Result<()>>>,
}

impl Companion {
    /// Serves the page with what is played, and returns when it is ready.
    pub fn start(address: SocketAddr, live: Arc<LiveMatch>) -> Result<Self> {
        let (ready, announced) = mpsc::channel();
        let ending = Arc::new(AtomicBool::new(false));
        let announce = move |address: &PageAddress| Ok(ready.send(address.clone())?);
        let thread = thread::Builder::new().name("server".to_owned()).spawn({
            let ending = Arc::clone(&ending);
            move || serve_beside(address, Some(live), announce, &ending)
        })?;
        match announced.recv() {
            Ok(address) => Ok(Self { address, ending, thread: Some(thread) }),
            // It has not come so far.
            Err(_) => match thread.join() {
                Ok(Err(error)) => Err(error),
                _ => Err(anyhow!("the server has ended")),
            },
        }
    }

    /// Returns the address of the page.
    pub const fn address(&self) -> &PageAddress {
        &self.address
    }
}

impl Drop for Companion {
    fn drop(&mut self) {
        self.ending.store(true, Ordering::Relaxed);
        // What has gone wrong with it is nothing to the match.
        let _ = self.thread.take().map(JoinHandle::join);
    }
}
