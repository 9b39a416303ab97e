//! The user's browser.

use std::process::{Command, Stdio};

use suite_arena::run_helper;
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
    command.arg(url).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    std::thread::spawn(move || {
        if let Err(error) = run_helper(&mut command) {
            note!("cannot open a browser: {error}");
        }
    });
}
