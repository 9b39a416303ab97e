//! Who plays: people at the terminal, and players behind other programs.

pub mod controller;
pub mod keyboard;
pub mod person;
pub mod session;
pub mod session_args;
