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
//! An entry is what is proved of a position: the two words of its key (8 bytes each), the lower and the upper bound of its value
//! (4 bytes each), the index of a move (2 bytes; 65,535 is none) and the nodes that the proof took, as a power of two (1 byte).
//! Numbers are little-endian. Entries do not depend on the question, so every checkpoint helps with every position on a board of
//! the same size.

use std::fs::File;
use std::io::{self, BufRead, BufReader, BufWriter, Read, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};
use flate2::Compression;
use flate2::bufread::GzDecoder;
use flate2::write::GzEncoder;
use suite_go::{Position, Size};
use suite_search::{Bounds, Proved, Solvable, Solver, TableHandle, Value};

use crate::output::OutputFile;

/// A checkpoint file that is saved at intervals.
pub struct Checkpoint {
    path: PathBuf,
    size: Size,
    /// The solver's table.
    table: TableHandle<Position>,
    /// The time between two saves, and the time of the next one.
    interval: Duration,
    due: Option<Instant>,
}

const TITLE: &[u8] = b"suite go solve checkpoint 1\n";
/// The title without the version.
const NAME: usize = TITLE.len() - 2;

/// The index of no move.
const NONE: u16 = u16::MAX;

/// Positions that took fewer nodes are not saved: searching them again is cheaper than a file many times as large.
const LEAST_NODES: u64 = 1 << 6;

type Entry = Proved<<Position as Solvable>::Key>;

impl Checkpoint {
    /// Opens the checkpoint at `path`, and loads its entries into the solver's table if it exists.
    pub fn open(path: &Path, size: Size, interval: Duration, solver: &Solver<Position>) -> Result<Self> {
        let table = solver.table();
        // Fails now rather than at the first save.
        OutputFile::at(path)?;
        match File::open(path) {
            Ok(file) => {
                unpack(BufReader::new(file), size, |entry| table.recall(entry))
                    .with_context(|| path.display().to_string())?;
            }
            Err(error) if error.kind() == io::ErrorKind::NotFound => {}
            Err(error) => return Err(error).with_context(|| format!("cannot read {}", path.display())),
        }
        Ok(Self { path: path.to_owned(), size, table, interval, due: Instant::now().checked_add(interval) })
    }

    /// Saves the checkpoint if the interval is over.
    pub fn save_if_due(&mut self) -> io::Result<()> {
        if self.due.is_some_and(|due| Instant::now() >= due) { self.save() } else { Ok(()) }
    }

    /// Saves the checkpoint, in place of the old one.
    pub fn save(&mut self) -> io::Result<()> {
        pack(OutputFile::at(&self.path)?, self.size, self.table.proved(LEAST_NODES))?.commit()?;
        // A save may take long; the interval begins after it.
        self.due = Instant::now().checked_add(self.interval);
        Ok(())
    }
}

/// Writes a checkpoint.
fn pack<W: Write>(out: W, size: Size, entries: impl Iterator<Item = Entry>) -> io::Result<W> {
    let mut out = BufWriter::new(GzEncoder::new(out, Compression::fast()));
    out.write_all(TITLE)?;
    out.write_all(&[size.side() as u8])?;
    for Entry { key, bounds, best, effort } in entries {
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

/// Reads a checkpoint; it is known to be undamaged only at its end.
fn unpack(packed: impl BufRead, size: Size, mut recall: impl FnMut(Entry)) -> Result<()> {
    const NO_CHECKPOINT: &str = "not a checkpoint of `suite go solve`";
    const DAMAGED: &str = "damaged or truncated";
    let mut text = BufReader::new(GzDecoder::new(packed));
    let title: [u8; TITLE.len()] = array(&mut text).context(NO_CHECKPOINT)?;
    ensure!(title[..NAME] == TITLE[..NAME], NO_CHECKPOINT);
    ensure!(title == TITLE, "expected a checkpoint of version 1, found another version");
    let [side] = array(&mut text).context(DAMAGED)?;
    let expected = size.side();
    ensure!(usize::from(side) == expected, "expected a checkpoint for board size {expected}, found one for {side}");
    while !text.fill_buf().context(DAMAGED)?.is_empty() {
        recall(entry(&mut text).context(DAMAGED)?);
    }
    let mut rest = text.into_inner().into_inner();
    ensure!(rest.fill_buf().context(DAMAGED)?.is_empty(), "damaged: data after its end");
    Ok(())
}

fn entry(text: &mut impl Read) -> io::Result<Entry> {
    Ok(Entry {
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

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns entries of all kinds.
    fn entries() -> Vec<Entry> {
        let bounds = [Bounds::OPEN, Bounds { lower: -3, upper: -3 }, Bounds { lower: 1, upper: Bounds::OPEN.upper }];
        let best = [None, Some(0), Some(65_534)];
        let entry = |number: u64| Entry {
            key: [number.wrapping_mul(0x9E37_79B9_7F4A_7C15), u64::MAX - number],
            bounds: bounds[number as usize % 3],
            best: best[number as usize / 3 % 3],
            effort: number as u8,
        };
        (0..20).map(entry).collect()
    }

    fn packed(entries: Vec<Entry>) -> Vec<u8> {
        pack(Vec::new(), Size::DEFAULT, entries.into_iter()).expect("room")
    }

    fn unpacked(packed: &[u8], size: Size) -> Result<Vec<Entry>, String> {
        let mut entries = Vec::new();
        unpack(packed, size, |entry| entries.push(entry)).map_err(|error| format!("{error:#}"))?;
        Ok(entries)
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
            (gzip(b"suite go solve checkpoint 1\n"), Size::DEFAULT, "damaged or truncated: "),
            (gzip(b"suite go solve checkpoint 1\n\x05entry"), Size::DEFAULT, "damaged or truncated: "),
            (
                gzip(b"another text, which is longer than a title"),
                Size::DEFAULT,
                "not a checkpoint of `suite go solve`",
            ),
            (gzip(b""), Size::DEFAULT, "not a checkpoint of `suite go solve`: "),
            (TITLE.to_vec(), Size::DEFAULT, "not a checkpoint of `suite go solve`: "),
            (Vec::new(), Size::DEFAULT, "not a checkpoint of `suite go solve`: "),
            ([whole.clone(), whole].concat(), Size::DEFAULT, "damaged: data after its end"),
        ] {
            let refused = unpacked(&packed, size).expect_err(message);
            assert!(refused.starts_with(message), "{refused}");
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
