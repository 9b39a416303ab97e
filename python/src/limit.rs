//! Depth limits, as the courses write them.

use pyo3::prelude::*;
use pyo3::types::PyAny;

use crate::value_error::value_error;

/// A depth limit in plies; the courses' -1 is none.
pub struct Limit(pub Option<u32>);

impl FromPyObject<'_, '_> for Limit {
    type Error = PyErr;

    fn extract(limit: Borrowed<'_, '_, PyAny>) -> PyResult<Self> {
        let plies: i64 = limit.extract()?;
        let expected = |_| value_error(format!("expected a limit in plies, or -1 for none, found {plies}"));
        if plies == -1 { Ok(Self(None)) } else { Ok(Self(Some(u32::try_from(plies).map_err(expected)?))) }
    }
}
