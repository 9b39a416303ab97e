//! Checkpoints of `suite go solve`: files that keep what is proved, for a run to go on from.
//!
//! A checkpoint is packed with gzip, whose checksum finds out what is damaged or cut short. Unpacked it is:
//!
//! | bytes | what they are |
//! |---|---|
//! | 28 | `suite go solve checkpoint 1` and a newline |
//! | 1 | points to a side of the board |
//! | the rest | the entries, 27 bytes each |
//!
//! An entry is what is proved of a position: the two words of its key, the bounds of its value (4 bytes each), the code of a
//! move (2 bytes; 65,535 is none) and the nodes that it took, as a power of two (1 byte); of all numbers the lowest byte comes
//! first. That is true whatever was asked, so that any question about boards of this size can go on from any checkpoint.

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

/// A file that what is proved is saved to again and again.
pub struct Checkpoint {
    path: PathBuf,
    size: Size,
    /// The solver's.
    table: TableHandle<Position>,
    /// The time between two saves, and when the next one is due.
    interval: Duration,
    due: Option<Instant>,
}

const TITLE: &[u8] = b"suite go solve checkpoint 1\n";
/// The title without the version.
const NAME: usize = TITLE.len() - 2;

/// What stands for no move.
const NONE: u16 = u16::MAX;

/// Positions that took less are not saved.
///
/// Of the whole game on 5x5, stopped after two thirds of its 64 million nodes, a file of all positions has 143 MB and leaves 20
/// million nodes to search; of those that took at least 16 nodes it has 35 MB and leaves 22 million, of 64 nodes 9 MB and 26
/// million, of 256 nodes 2 MB and 28 million, of 1,024 nodes 0.5 MB and 32 million.
const LEAST_NODES: u64 = 1 << 6;

type Entry = Proved<<Position as Solvable>::Key>;

impl Checkpoint {
    /// Has the solver recall what the file at `path` has, if there is one; it will be saved to after each `interval`.
    pub fn open(path: &Path, size: Size, interval: Duration, solver: &Solver<Position>) -> Result<Self> {
        let table = solver.table();
        // Better told now than when something is proved.
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

    /// Replaces the file with what is proved by now, if it is time to.
    pub fn save_if_due(&mut self) -> io::Result<()> {
        if self.due.is_some_and(|due| Instant::now() >= due) { self.save() } else { Ok(()) }
    }

    /// Replaces the file with what is proved by now.
    pub fn save(&mut self) -> io::Result<()> {
        pack(OutputFile::at(&self.path)?, self.size, self.table.proved(LEAST_NODES))?.commit()?;
        // However long that took, the solver has the whole time for its work.
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

/// Reads a checkpoint to its end; whether it is whole is known only then.
fn unpack(packed: impl BufRead, size: Size, mut recall: impl FnMut(Entry)) -> Result<()> {
    const NO_CHECKPOINT: &str = "it is no checkpoint of `suite go solve`";
    const DAMAGED: &str = "it is damaged or cut short";
    let mut text = BufReader::new(GzDecoder::new(packed));
    let title: [u8; TITLE.len()] = array(&mut text).context(NO_CHECKPOINT)?;
    ensure!(title[..NAME] == TITLE[..NAME], NO_CHECKPOINT);
    ensure!(title == TITLE, "it is a checkpoint of another version, expected 1");
    let [side] = array(&mut text).context(DAMAGED)?;
    let expected = size.side();
    ensure!(usize::from(side) == expected, "it is for boards with {side} points to a side, expected {expected}");
    while !text.fill_buf().context(DAMAGED)?.is_empty() {
        recall(entry(&mut text).context(DAMAGED)?);
    }
    let mut rest = text.into_inner().into_inner();
    ensure!(rest.fill_buf().context(DAMAGED)?.is_empty(), "it is damaged: it goes on after its end");
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

/// As many bytes as are needed.
fn array<const N: usize>(text: &mut impl Read) -> io::Result<[u8; N]> {
    let mut bytes = [0; N];
    text.read_exact(&mut bytes)?;
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Entries of all kinds.
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
                "it is a checkpoint of another version, expected 1",
            ),
            (whole.clone(), Size::MAX, "it is for boards with 5 points to a side, expected 7"),
            (gzip(b"suite go solve checkpoint 1\n"), Size::DEFAULT, "it is damaged or cut short: "),
            (gzip(b"suite go solve checkpoint 1\n\x05entry"), Size::DEFAULT, "it is damaged or cut short: "),
            (
                gzip(b"another text, which is longer than a title"),
                Size::DEFAULT,
                "it is no checkpoint of `suite go solve`",
            ),
            (gzip(b""), Size::DEFAULT, "it is no checkpoint of `suite go solve`: "),
            (TITLE.to_vec(), Size::DEFAULT, "it is no checkpoint of `suite go solve`: "),
            (Vec::new(), Size::DEFAULT, "it is no checkpoint of `suite go solve`: "),
            ([whole.clone(), whole].concat(), Size::DEFAULT, "it is damaged: it goes on after its end"),
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
