//! Times in JSON documents: numbers of seconds.

use std::time::Duration;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serializer};

/// Serializes a time as a number of seconds.
///
/// # Errors
///
/// That of the serializer.
pub fn serialize<S: Serializer>(time: &Duration, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_f64(time.as_secs_f64())
}

/// Deserializes a number of seconds.
///
/// # Errors
///
/// Anything but a number of seconds that a time can have.
pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Duration, D::Error> {
    Duration::try_from_secs_f64(f64::deserialize(deserializer)?).map_err(D::Error::custom)
}

/// Times that may be missing.
pub mod optional {
    use super::{Deserialize, Deserializer, Duration, Error, Serializer};

    /// Serializes a time as a number of seconds, or as `null`.
    ///
    /// # Errors
    ///
    /// That of the serializer.
    pub fn serialize<S: Serializer>(time: &Option<Duration>, serializer: S) -> Result<S::Ok, S::Error> {
        match time {
            Some(time) => serializer.serialize_some(&time.as_secs_f64()),
            None => serializer.serialize_none(),
        }
    }

    /// Deserializes a number of seconds, or `null`.
    ///
    /// # Errors
    ///
    /// Anything but `null` or a number of seconds that a time can have.
    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Duration>, D::Error> {
        let seconds = Option::<f64>::deserialize(deserializer)?;
        seconds.map(Duration::try_from_secs_f64).transpose().map_err(D::Error::custom)
    }
}
