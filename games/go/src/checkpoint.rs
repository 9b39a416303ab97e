//! Checkpoints of `suite go solve`: files of proved positions, from which a run can be resumed.
//!
//! A checkpoint is compressed with gzip, whose checksum detects damaged and truncated files. Uncompressed:
//!
//! | bytes | content |
//! |---|---|
//! | 28 | `suite go solve checkpoint 1` and a newline |
//! | 1 | board size |
//! | the rest | entries of 27 bytes |
//!
//! An entry is a proved result for a position: the two words of its key (8 bytes each), the lower and the upper bound
//! of its value (4 bytes each), the index of a move (2 bytes; 65,535 is none) and the nodes that the proof took, as a
//! power of two (1 byte). Numbers are little-endian. Entries do not depend on the question, so every checkpoint helps
//! with every position on a board of the same size.

use std::io::{self, BufRead, BufReader, BufWriter, Read, Write};

use flate2::Compression;
use flate2::bufread::GzDecoder;
use flate2::write::GzEncoder;
use suite_search::{Bounds, Proved, Solvable, Value};
use thiserror::Error;

use crate::position::Position;
use crate::size::Size;

/// A proved result for a position, as a checkpoint keeps it.
pub type ProvedPosition = Proved<<Position as Solvable>::Key>;

const TITLE: &[u8] = b"suite go solve checkpoint 1\n";
/// The length of the title without the version.
const NAME: usize = TITLE.len() - 2;

/// The index of no move.
const NONE: u16 = u16::MAX;

/// Writes a checkpoint, and returns the writer.
///
/// # Errors
///
/// Returns the first error of the writer.
pub fn write_checkpoint<W: Write>(
    out: W,
    size: Size,
    entries: impl IntoIterator<Item = ProvedPosition>,
) -> io::Result<W> {
    let mut out = BufWriter::new(GzEncoder::new(out, Compression::fast()));
    out.write_all(TITLE)?;
    out.write_all(&[size.side() as u8])?;
    for ProvedPosition { key, bounds, best, effort } in entries {
        for word in key {
            out.write_all(&word.to_le_bytes())?;
        }
        for bound in [bounds.lower, bounds.upper] {
            out.write_all(&bound.to_le_bytes())?;
        }
        out.write_all(&best.unwrap_or(NONE).to_le_bytes())?;
        out.write_all(&[effort])?;
    }
    out.into_inner()?.finish()
}

/// Reads a checkpoint for boards of a size, and passes each entry to `recall`. Only its end shows that it is undamaged.
///
/// # Errors
///
/// Returns an error if the bytes are not a checkpoint, or one of another version, for another size, or damaged.
pub fn read_checkpoint(
    packed: impl BufRead,
    size: Size,
    mut recall: impl FnMut(ProvedPosition),
) -> Result<(), CheckpointError> {
    let mut text = BufReader::new(GzDecoder::new(packed));
    let title: [u8; TITLE.len()] = array(&mut text).map_err(|error| CheckpointError::NotACheckpoint(Some(error)))?;
    if title[..NAME] != TITLE[..NAME] {
        return Err(CheckpointError::NotACheckpoint(None));
    }
    if title != TITLE {
        return Err(CheckpointError::Version);
    }
    let [side] = array(&mut text)?;
    if usize::from(side) != size.side() {
        return Err(CheckpointError::Size { expected: size.side(), found: side });
    }
    while !text.fill_buf()?.is_empty() {
        recall(entry(&mut text)?);
    }
    let mut rest = text.into_inner().into_inner();
    if rest.fill_buf()?.is_empty() { Ok(()) } else { Err(CheckpointError::DataAfterEnd) }
}

fn entry(text: &mut impl Read) -> io::Result<ProvedPosition> {
    Ok(ProvedPosition {
        key: [u64::from_le_bytes(array(text)?), u64::from_le_bytes(array(text)?)],
        bounds: Bounds { lower: Value::from_le_bytes(array(text)?), upper: Value::from_le_bytes(array(text)?) },
        best: Some(u16::from_le_bytes(array(text)?)).filter(|&best| best != NONE),
        effort: u8::from_le_bytes(array(text)?),
    })
}

/// Reads an array of bytes.
fn array<const N: usize>(text: &mut impl Read) -> io::Result<[u8; N]> {
    let mut bytes = [0; N];
    text.read_exact(&mut bytes)?;
    Ok(bytes)
}

/// An error in a checkpoint.
#[derive(Debug, Error)]
pub enum CheckpointError {
    /// The bytes do not begin like a checkpoint.
    #[error("not a checkpoint of `suite go solve`")]
    NotACheckpoint(#[source] Option<io::Error>),
    /// The version of the format is not supported.
    #[error("expected a checkpoint of version 1, found another version")]
    Version,
    /// The checkpoint is for another board size.
    #[error("expected a checkpoint for board size {expected}, found one for {found}")]
    Size {
        /// The expected size.
        expected: usize,
        /// The size that was found.
        found: u8,
    },
    /// The bytes have been changed or truncated, or cannot be read.
    #[error("damaged or truncated")]
    Damaged(#[from] io::Error),
    /// The checkpoint is followed by other bytes.
    #[error("damaged: data after its end")]
    DataAfterEnd,
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns entries of all kinds.
    fn entries() -> Vec<ProvedPosition> {
        let bounds = [Bounds::OPEN, Bounds { lower: -3, upper: -3 }, Bounds { lower: 1, upper: Bounds::OPEN.upper }];
        let best = [None, Some(0), Some(65_534)];
        let entry = |number: u64| ProvedPosition {
            key: [number.wrapping_mul(0x9E37_79B9_7F4A_7C15), u64::MAX - number],
            bounds: bounds[number as usize % 3],
            best: best[number as usize / 3 % 3],
            effort: number as u8,
        };
        (0..20).map(entry).collect()
    }

    fn packed(entries: Vec<ProvedPosition>) -> Vec<u8> {
        write_checkpoint(Vec::new(), Size::DEFAULT, entries).expect("room")
    }

    fn unpacked(packed: &[u8], size: Size) -> Result<Vec<ProvedPosition>, String> {
        let mut entries = Vec::new();
        let read = read_checkpoint(packed, size, |entry| entries.push(entry));
        read.map(|()| entries).map_err(|error| error.to_string())
    }

    #[test]
    fn what_is_packed_is_unpacked() {
        for entries in [entries(), Vec::new()] {
            assert_eq!(unpacked(&packed(entries.clone()), Size::DEFAULT), Ok(entries));
        }
    }

    #[test]
    fn what_is_no_checkpoint_or_another_one_is_refused() {
        let gzip = |text: &[u8]| {
            let mut out = GzEncoder::new(Vec::new(), Compression::fast());
            out.write_all(text).expect("room");
            out.finish().expect("room")
        };
        let whole = packed(entries());
        for (packed, size, message) in [
            (
                gzip(b"suite go solve checkpoint 2\n\x05"),
                Size::DEFAULT,
                "expected a checkpoint of version 1, found another version",
            ),
            (whole.clone(), Size::MAX, "expected a checkpoint for board size 7, found one for 5"),
            (gzip(b"suite go solve checkpoint 1\n"), Size::DEFAULT, "damaged or truncated"),
            (gzip(b"suite go solve checkpoint 1\n\x05entry"), Size::DEFAULT, "damaged or truncated"),
            (
                gzip(b"another text, which is longer than a title"),
                Size::DEFAULT,
                "not a checkpoint of `suite go solve`",
            ),
            (gzip(b""), Size::DEFAULT, "not a checkpoint of `suite go solve`"),
            (TITLE.to_vec(), Size::DEFAULT, "not a checkpoint of `suite go solve`"),
            (Vec::new(), Size::DEFAULT, "not a checkpoint of `suite go solve`"),
            ([whole.clone(), whole].concat(), Size::DEFAULT, "damaged: data after its end"),
        ] {
            assert_eq!(unpacked(&packed, size), Err(message.to_owned()));
        }
    }

    #[test]
    fn what_is_damaged_or_cut_short_is_refused() {
        let whole = packed(entries());
        for length in 0..whole.len() {
            assert!(unpacked(&whole[..length], Size::DEFAULT).is_err(), "{length}");
        }
        for (index, bit) in (0..whole.len()).flat_map(|index| (0..8).map(move |bit| (index, bit))) {
            let mut damaged = whole.clone();
            damaged[index] ^= 1 << bit;
            // A few bits mean nothing, such as those of the time in the head.
            let found = unpacked(&damaged, Size::DEFAULT);
            assert!(found.is_err() || found == Ok(entries()), "bit {bit} of byte {index}");
        }
    }
}
