//! The engine of the page as WebAssembly: an adapter between it and the messages of a web worker.

use std::sync::atomic::AtomicBool;

use js_sys::{Function, Math};
use serde_json::Value;
use suite_engine::{Answer, Engine, Request, StandaloneHost};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// The engine of a worker.
#[wasm_bindgen]
pub struct Worker(Engine);

#[wasm_bindgen]
impl Worker {
    /// Returns an engine with nothing open; `first_id` is the id of what it opens first.
    #[wasm_bindgen(constructor)]
    #[must_use]
    pub fn new(first_id: u32) -> Self {
        let seed = || (Math::random() * f64::from(u32::MAX)) as u64;
        Self(Engine::new(StandaloneHost { seed, first_id: first_id.into() }))
    }

    /// Answers a request by its method, its path below `/api/` with the query, and its body: passes the status and the
    /// answer to `answer`, and then events, as they happen, to `tell`. Both are JSON. Returns when all is done.
    pub fn ask(&self, method: &str, path: &str, body: &str, answer: &Function, tell: &Function) {
        // Neither function throws.
        let respond = |status: u16, text: String| _ = answer.call2(&JsValue::NULL, &status.into(), &text.into());
        let work = match self.0.answer(&Request::new(method, path, body)) {
            Ok(Answer::Whole(whole)) => return respond(200, whole.to_string()),
            Ok(Answer::Begun(begun, work)) => {
                respond(200, begun.to_string());
                work
            }
            Ok(Answer::Events(work)) => {
                respond(200, String::new());
                work
            }
            Err(error) => return respond(error.status(), error.to_json().to_string()),
        };
        // A worker that is not to go on is ended from outside.
        let mut tell = |event: Value| _ = tell.call1(&JsValue::NULL, &event.to_string().into());
        work(&mut tell, &AtomicBool::new(false));
    }
}
