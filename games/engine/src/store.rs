//! What the page has open, by id.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::ApiError;

/// A bounded number of things, each with an id. The oldest one makes room for the next.
pub struct Store<T: ?Sized> {
    most: usize,
    entries: Mutex<Entries<T>>,
}

struct Entries<T: ?Sized> {
    next: u64,
    by_id: BTreeMap<u64, Arc<T>>,
}

impl<T: ?Sized> Store<T> {
    /// Returns an empty store with room for `most` things, whose ids begin with `next`.
    #[must_use]
    pub const fn new(most: usize, next: u64) -> Self {
        Self { most, entries: Mutex::new(Entries { next, by_id: BTreeMap::new() }) }
    }

    /// Adds a thing and returns its id.
    pub fn add(&self, thing: Arc<T>) -> String {
        let mut entries = self.entries();
        let mut removed = Vec::new();
        while entries.by_id.len() >= self.most {
            removed.extend(entries.by_id.pop_first());
        }
        let id = entries.next;
        entries.next += 1;
        entries.by_id.insert(id, thing);
        // What is removed may take a while to end.
        drop(entries);
        drop(removed);
        id.to_string()
    }

    /// Returns the thing with an id.
    ///
    /// # Errors
    ///
    /// An error of status 404 if it is not there, or not any more.
    pub fn get(&self, id: &str) -> Result<Arc<T>, ApiError> {
        let found = id.parse().ok().and_then(|id: u64| self.entries().by_id.get(&id).cloned());
        found.ok_or_else(|| ApiError::new(404, "this is not open any more"))
    }

    /// Removes the thing with an id, if it is there.
    pub fn remove(&self, id: &str) {
        let removed = id.parse().ok().and_then(|id: u64| self.entries().by_id.remove(&id));
        drop(removed);
    }

    /// Removes everything.
    pub fn clear(&self) {
        let removed = std::mem::take(&mut self.entries().by_id);
        drop(removed);
    }

    /// Returns everything.
    pub(crate) fn all(&self) -> Vec<Arc<T>> {
        self.entries().by_id.values().cloned().collect()
    }

    fn entries(&self) -> MutexGuard<'_, Entries<T>> {
        self.entries.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
