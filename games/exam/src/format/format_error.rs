//! The error of writing an exam.

use suite_draw::DrawError;
use thiserror::Error;

use crate::ExhibitError;

/// A reason why an exam cannot be written.
#[derive(Debug, Error)]
pub enum FormatError {
    /// A tree cannot be drawn.
    #[error(transparent)]
    Draw(#[from] DrawError),
    /// What a question is on cannot be read.
    #[error(transparent)]
    Exhibit(#[from] ExhibitError),
    /// The files cannot be packed.
    #[error(transparent)]
    Zip(#[from] zip::result::ZipError),
    /// They cannot be written.
    #[error(transparent)]
    Write(#[from] std::io::Error),
}
