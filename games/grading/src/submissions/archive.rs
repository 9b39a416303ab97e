//! Archives: `.zip`, `.tar`, `.tar.gz` and `.tgz`.

use std::fs::File;
use std::io::{self, BufReader, ErrorKind, Read};
use std::path::Path;

use flate2::read::GzDecoder;
use tar::EntryType;
use thiserror::Error;
use zip::ZipArchive;
use zip::result::ZipError;

use super::intake::{Intake, IntakeError};

/// The bytes that a tape archive may have besides those of the files that are taken in: names, which are read whole
/// before anybody sees them, and hidden files. A few kilobytes of an archive may stand for gigabytes of either.
const BESIDES: u64 = 256 << 20;

/// An archive that cannot be unpacked.
#[derive(Debug, Error)]
pub enum ArchiveError {
    #[error("cannot be unpacked: the archive is damaged or incomplete")]
    Damaged,
    #[error("cannot be unpacked")]
    Zip(#[source] ZipError),
    #[error("cannot be unpacked")]
    Io(#[source] io::Error),
    #[error("expected at most {} MiB with hidden files, found more", .0 >> 20)]
    TooLong(u64),
    #[error(transparent)]
    Intake(#[from] IntakeError),
}

impl From<ZipError> for ArchiveError {
    fn from(error: ZipError) -> Self {
        match error {
            ZipError::InvalidArchive(_) => Self::Damaged,
            ZipError::Io(error) => error.into(),
            other => Self::Zip(other),
        }
    }
}

impl From<io::Error> for ArchiveError {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            ErrorKind::UnexpectedEof | ErrorKind::InvalidData | ErrorKind::InvalidInput => Self::Damaged,
            _ => Self::Io(error),
        }
    }
}

/// Unpacks the regular files of an archive, and no links, as far as [`Intake::take`] does not leave them out.
///
/// # Errors
///
/// [`ArchiveError`] if it is damaged, or if a file in it cannot be taken in.
pub fn unpack(path: &Path, intake: &mut Intake) -> Result<(), ArchiveError> {
    let file = BufReader::new(File::open(path)?);
    let ends_with = |end: &str| path.to_string_lossy().to_ascii_lowercase().ends_with(end);
    match () {
        () if ends_with(".zip") => unpack_zip(file, intake),
        () if ends_with(".tar") => unpack_tar(file, intake),
        () => unpack_tar(GzDecoder::new(file), intake),
    }
}

fn unpack_zip(file: BufReader<File>, intake: &mut Intake) -> Result<(), ArchiveError> {
    let mut archive = ZipArchive::new(file)?;
    for index in 0..archive.len() {
        let entry = archive.by_index(index)?;
        if !entry.is_dir() && !entry.is_symlink() {
            let name = entry.name()?.into_owned();
            intake.take(Path::new(&name), entry.size(), entry)?;
        }
    }
    Ok(())
}

fn unpack_tar(file: impl Read, intake: &mut Intake) -> Result<(), ArchiveError> {
    let most = intake.capacity().bytes.saturating_add(BESIDES);
    let mut archive = tar::Archive::new(file.take(most));
    let unpacked = take_entries(&mut archive, intake);
    if archive.into_inner().limit() == 0 { Err(ArchiveError::TooLong(most)) } else { unpacked }
}

fn take_entries(archive: &mut tar::Archive<impl Read>, intake: &mut Intake) -> Result<(), ArchiveError> {
    for entry in archive.entries()? {
        let entry = entry?;
        if matches!(entry.header().entry_type(), EntryType::Regular | EntryType::Continuous | EntryType::GNUSparse) {
            let path = entry.path()?.into_owned();
            intake.take(&path, entry.size(), entry)?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::super::intake::Capacity;
    use super::*;

    #[test]
    fn names_and_hidden_files_without_end_are_refused() {
        let folder = tempfile::tempdir().expect("a folder");
        for (kind, path) in [(EntryType::GNULongName, "././@LongLink"), (EntryType::Regular, ".hidden")] {
            let mut header = tar::Header::new_gnu();
            header.set_path(path).expect("a path");
            header.set_entry_type(kind);
            header.set_size(1 << 40);
            header.set_cksum();
            let mut intake = Intake::new(folder.path().to_owned(), Capacity { bytes: 10, files: 2 });
            let error = unpack_tar(header.as_bytes().chain(io::repeat(b'a')), &mut intake).expect_err(path);
            assert_eq!(error.to_string(), "expected at most 256 MiB with hidden files, found more", "{path}");
        }
    }
}
