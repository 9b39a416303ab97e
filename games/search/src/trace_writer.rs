//! The observer that records a search.

use std::mem;
use std::sync::atomic::{AtomicBool, Ordering};

use thiserror::Error;

use crate::trace::Chunk;
use crate::trace_state::Event;
use crate::{Game, Node, Observe, StepKind, Trace, TraceState};

/// An observer that records a search in a [`Trace`]. The recording becomes readable a part at a time, the last part
/// when the observer is dropped.
#[derive(Debug)]
pub struct TraceWriter<'a, G: Game> {
    trace: &'a Trace<G>,
    state: TraceState<G>,
    chunk: Chunk<G>,
    /// The maximum number of steps to record.
    most: u32,
    interrupt: &'a AtomicBool,
}

/// The reasons for which the recording of a search ends before the search does.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum TraceStop {
    /// The search has more steps than are to be recorded.
    #[error("the search has more than {0} steps")]
    TooLong(u32),
    /// The interrupt flag was raised.
    #[error("interrupted")]
    Interrupted,
}

impl<G: Game> Trace<G> {
    /// Returns an observer that records at most `most` steps, until `interrupt` is raised. A trace has one writer, for
    /// one search.
    #[must_use]
    pub fn writer<'a>(&'a self, most: u32, interrupt: &'a AtomicBool) -> TraceWriter<'a, G> {
        let state = self.start().clone();
        TraceWriter { trace: self, chunk: Chunk::new(state.clone()), state, most, interrupt }
    }
}

impl<G: Game> TraceWriter<'_, G> {
    fn record(&mut self, event: Event<G::Move>, node: &Node<G>) -> Result<(), TraceStop> {
        if self.state.steps() == self.most {
            return Err(TraceStop::TooLong(self.most));
        }
        self.state.apply(event);
        debug_assert!(self.state.path().last().is_some_and(|last| last.node == *node), "the trace is the search");
        self.chunk.add(event, self.state.path().len());
        if self.chunk.is_full() {
            self.publish();
            if self.interrupt.load(Ordering::Relaxed) {
                return Err(TraceStop::Interrupted);
            }
        }
        Ok(())
    }

    fn publish(&mut self) {
        self.trace.push(mem::replace(&mut self.chunk, Chunk::new(self.state.clone())));
    }
}

impl<G: Game> Drop for TraceWriter<'_, G> {
    fn drop(&mut self) {
        if !self.chunk.is_empty() {
            self.publish();
        }
    }
}

impl<G: Game> Observe<G> for TraceWriter<'_, G> {
    type Stop = TraceStop;

    fn enter(&mut self, node: &Node<G>) -> Result<(), TraceStop> {
        self.record(Event::Arrive(StepKind::Enter, node.last_move, node.value), node)
    }

    fn leaf(&mut self, node: &Node<G>) -> Result<(), TraceStop> {
        self.record(Event::Arrive(StepKind::Leaf, node.last_move, node.value), node)
    }

    fn cached(&mut self, node: &Node<G>) -> Result<(), TraceStop> {
        self.record(Event::Arrive(StepKind::Cached, node.last_move, node.value), node)
    }

    fn update(&mut self, node: &Node<G>, _: &Node<G>) -> Result<(), TraceStop> {
        self.record(Event::Return(StepKind::Update), node)
    }

    fn cut(&mut self, node: &Node<G>, _: &Node<G>) -> Result<(), TraceStop> {
        self.record(Event::Return(StepKind::Cut), node)
    }
}
