//! Answers to requests.

use std::sync::atomic::AtomicBool;

use serde_json::Value;

/// Work that takes a while: it tells of events as they happen, and ends early once the flag is raised.
pub type EventProducer = Box<dyn FnOnce(&mut dyn FnMut(Value), &AtomicBool) + Send>;

/// The answer to a request.
pub enum Answer {
    /// The answer, and nothing that goes on.
    Whole(Value),
    /// An answer, and work that goes on after it.
    Begun(Value, EventProducer),
    /// The events of some work.
    Events(EventProducer),
}
