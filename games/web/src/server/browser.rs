//! The user's browser.

use std::process::{Command, Stdio};

use suite_work::note;

/// Opens the browser at an address, or says that it cannot: the address is printed anyway.
pub fn open_browser(url: &str) {
    let mut command = match std::env::consts::OS {
        "macos" => Command::new("open"),
        "windows" => {
            let mut command = Command::new("rundll32");
            command.arg("url.dll,FileProtocolHandler");
            command
        }
        _ => Command::new("xdg-open"),
    };
    let opened = command.arg(url).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).spawn();
    match opened {
        // It is waited for, so that it does not stay behind as a zombie.
        Ok(mut browser) => drop(std::thread::spawn(move || browser.wait())),
        Err(error) => note!("cannot open a browser: {error}"),
    }
}
