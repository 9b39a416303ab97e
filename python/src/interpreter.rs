//! The interpreter that the package works in: one of a process, since it shares objects between all calls.

use std::sync::OnceLock;

use pyo3::exceptions::PyImportError;
use pyo3::prelude::*;

/// Refuses every interpreter but the first one that imports the package.
pub fn ensure_first(py: Python<'_>) -> PyResult<()> {
    // Each interpreter has a `sys` of its own, as long as it lives.
    static SYS: OnceLock<usize> = OnceLock::new();
    let sys = py.import("sys")?.as_ptr().addr();
    if *SYS.get_or_init(|| sys) == sys {
        return Ok(());
    }
    Err(PyImportError::new_err("suite_games works in one interpreter of a process: use threads or processes"))
}
