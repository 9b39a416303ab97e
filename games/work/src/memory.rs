//! Amounts of memory, as people type and read them.

use std::fmt;

use serde::{Deserialize, Serialize};

/// An amount of memory in bytes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Memory(pub u64);

impl fmt::Display for Memory {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            bytes if bytes.is_multiple_of(1 << 30) => write!(f, "{}G", bytes >> 30),
            bytes if bytes.is_multiple_of(1 << 20) => write!(f, "{}M", bytes >> 20),
            bytes => write!(f, "{}K", bytes as f64 / 1024.0),
        }
    }
}

/// Parses an amount of memory, such as `512M` or `2G`.
///
/// # Errors
///
/// A text that is no such amount, with what was expected.
pub fn memory(text: &str) -> Result<Memory, String> {
    let expected = || format!("expected an amount of memory such as 512M or 2G, found `{text}`");
    let unit = text.bytes().last().ok_or_else(expected)?;
    let shift = match unit.to_ascii_uppercase() {
        b'K' => 10,
        b'M' => 20,
        b'G' => 30,
        b'T' => 40,
        _ => return Err(expected()),
    };
    let number: f64 = text[..text.len() - 1].parse().map_err(|_| expected())?;
    let bytes = number * f64::from(2_u32).powi(shift);
    if bytes >= 1.0 && bytes <= f64::from(2_u32).powi(50) { Ok(Memory(bytes as u64)) } else { Err(expected()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn memory_has_a_unit() {
        for (text, bytes) in
            [("512M", 512 << 20), ("2G", 2 << 30), ("1.5g", 3 << 29), ("64K", 64 << 10), ("0.3K", 307), ("1T", 1 << 40)]
        {
            assert_eq!(memory(text), Ok(Memory(bytes)), "{text}");
            assert_eq!(memory(&Memory(bytes).to_string()), Ok(Memory(bytes)), "{text}");
        }
        for wrong in ["", "M", "512", "0G", "-1G", "1e99G", "NaNG", "2 X", "2GB", "é"] {
            assert!(memory(wrong).is_err_and(|message| message.contains("such as 512M or 2G")), "{wrong}");
        }
    }
}
