//! Certificates, and their format.

use std::fmt;
use std::str;

use thiserror::Error;

use crate::claim::Claim;
use crate::subject::Subject;

const TITLE: &str = "suite proof 1";

/// A claim about a game, with the moves that prove it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Certificate {
    /// The game.
    pub subject: Subject,
    /// The claim about its start.
    pub claim: Claim,
    /// The most placements left at which a checker solves a position itself.
    pub cut: u32,
    /// For each position of the proof, in their order, the number of the move among the legal ones.
    pub moves: Vec<u8>,
}

impl Certificate {
    /// Returns the bytes of the certificate: a text of six lines and an empty one, and the moves.
    ///
    /// ```
    /// use suite_proof::{Certificate, Claim, Subject};
    /// use suite_search::Player;
    ///
    /// let claim = Claim { player: Player::Second, bound: -1 };
    /// let subject = Subject::parse("go 3").unwrap();
    /// let certificate = Certificate { subject, claim, cut: 0, moves: vec![1, 0] };
    /// let bytes = certificate.to_bytes();
    /// assert!(bytes.starts_with(b"suite proof 1\ngame go 3\nclaim second -1\ncut 0\nmoves 2\ncrc32 58c223be\n\n"));
    /// assert_eq!(Certificate::parse_all(&bytes), Ok(vec![certificate]));
    /// ```
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let Self { subject, claim, cut, moves } = self;
        let (count, checksum) = (moves.len(), crc32fast::hash(moves));
        let header =
            format!("{TITLE}\ngame {subject}\nclaim {claim}\ncut {cut}\nmoves {count}\ncrc32 {checksum:08x}\n\n");
        [header.as_bytes(), moves].concat()
    }

    /// Parses a file of certificates, one after the other.
    ///
    /// # Errors
    ///
    /// Bytes that are no certificates, or that have changed.
    pub fn parse_all(mut bytes: &[u8]) -> Result<Vec<Self>, ParseCertificateError> {
        let mut certificates = Vec::new();
        while !bytes.is_empty() || certificates.is_empty() {
            let (certificate, rest) = Self::parse(bytes)?;
            certificates.push(certificate);
            bytes = rest;
        }
        Ok(certificates)
    }

    /// Parses a certificate, and returns the bytes after it.
    fn parse(bytes: &[u8]) -> Result<(Self, &[u8]), ParseCertificateError> {
        let mut rest = bytes;
        let mut line = |expected| field(&mut rest, expected).ok_or(ParseCertificateError::Expected(expected));
        line(TITLE)?;
        let subject = line("game ")?;
        let claim = line("claim ")?;
        let cut = line("cut ")?;
        let count = line("moves ")?;
        let checksum = line("crc32 ")?;
        line("\n")?;
        let subject = Subject::parse(subject).ok_or(ParseCertificateError::Expected("game "))?;
        let claim = Claim::parse(claim).ok_or(ParseCertificateError::Expected("claim "))?;
        let cut = cut.parse().map_err(|_| ParseCertificateError::Expected("cut "))?;
        let count: usize = count.parse().map_err(|_| ParseCertificateError::Expected("moves "))?;
        let (moves, rest) = rest.split_at_checked(count).ok_or(ParseCertificateError::Truncated)?;
        if format!("{:08x}", crc32fast::hash(moves)) != checksum {
            return Err(ParseCertificateError::Checksum);
        }
        Ok((Self { subject, claim, cut, moves: moves.to_vec() }, rest))
    }
}

/// Takes a line that begins as expected from the bytes, and returns its rest.
fn field<'a>(bytes: &mut &'a [u8], expected: &str) -> Option<&'a str> {
    let end = bytes.iter().position(|&byte| byte == b'\n')?;
    let line = str::from_utf8(&bytes[..end]).ok()?;
    let value = if expected == "\n" { line.is_empty().then_some("") } else { line.strip_prefix(expected) };
    *bytes = &bytes[end + 1..];
    value
}

/// Writes the claim in words.
impl fmt::Display for Certificate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { subject, claim: Claim { player, bound }, .. } = *self;
        write!(f, "{subject}: {} leads by at least {:+}", subject.color(player), subject.points(bound))
    }
}

/// The error of bytes that are no certificates.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum ParseCertificateError {
    /// A line of the header is missing, or has another content.
    #[error("not a certificate: expected a line `{}...`", .0.trim_end())]
    Expected(&'static str),
    /// The file ends before the moves do.
    #[error("truncated")]
    Truncated,
    /// The moves have changed.
    #[error("corrupt: checksum mismatch")]
    Checksum,
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// Returns certificates of all kinds of games.
    fn certificates(moves: &[u8], cut: u32, bound: i32) -> Vec<Certificate> {
        let subjects = ["go 2", "go 7", "othello 3 ends", "othello 8 standard"].map(Subject::parse);
        let claims = Claim::exactly(bound);
        let of = |subject: Subject| claims.map(|claim| Certificate { subject, claim, cut, moves: moves.to_vec() });
        subjects.into_iter().flat_map(|subject| of(subject.expect("a subject"))).collect()
    }

    proptest! {
        #[test]
        fn parsing_reverses_printing(moves: Vec<u8>, cut: u32, bound in -200..200) {
            let certificates = certificates(&moves, cut, bound);
            let bytes: Vec<_> = certificates.iter().flat_map(Certificate::to_bytes).collect();
            prop_assert_eq!(Certificate::parse_all(&bytes), Ok(certificates));
        }

        #[test]
        fn no_bytes_panic(bytes: Vec<u8>, place in 0..90_usize, byte: u8) {
            let mut changed = certificates(&bytes, 0, 1)[0].to_bytes();
            let place = place.min(changed.len() - 1);
            let is_same = changed[place] == byte;
            changed[place] = byte;
            let parsed = Certificate::parse_all(&changed);
            prop_assert!(is_same || parsed.is_err() || parsed != Ok(certificates(&bytes, 0, 1)[..1].to_vec()));
            prop_assert!(Certificate::parse_all(&bytes).is_err());
            prop_assert!(Certificate::parse_all(&changed[..place]).is_err());
        }
    }

    #[test]
    fn claims_that_no_game_can_reach_are_refused() {
        let text = String::from_utf8(certificates(&[], u32::MAX, 1)[0].to_bytes()).expect("text");
        let with = |bound: &str| Certificate::parse_all(text.replace("first 1", &format!("first {bound}")).as_bytes());
        assert!(with("1").is_ok() && with("-32768").is_ok());
        for bound in ["-2147483648", "2147483647", "32768"] {
            assert_eq!(with(bound), Err(ParseCertificateError::Expected("claim ")), "{bound}");
        }
    }

    #[test]
    fn unknown_games_are_refused() {
        for name in ["go", "go 1", "go 8", "go 5 ends", "othello 6", "othello 2 ends", "othello 9 ends", "chess 8"] {
            assert_eq!(Subject::parse(name), None, "{name}");
        }
    }
}
