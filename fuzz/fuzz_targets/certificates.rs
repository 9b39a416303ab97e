//! Certificates, as bytes and as moves: none that is accepted claims more than the game is worth.

#![no_main]

use std::sync::LazyLock;

use libfuzzer_sys::fuzz_target;
use suite_fuzz::parsed;
use suite_proof::{Certificate, Claim, Resources, Subject};

/// The games that are solved at once.
const SUBJECTS: [&str; 6] =
    ["go 2", "go 3", "othello 3 ends", "othello 3 standard", "othello 4 ends", "othello 4 standard"];
const RESOURCES: Resources = Resources { bytes: 1 << 20, threads: 1 };

/// What they are worth, as a claim of each player.
static KNOWN: LazyLock<Vec<(Subject, Vec<Claim>)>> = LazyLock::new(|| {
    let subjects = SUBJECTS.iter().map(|name| Subject::parse(name).expect("a subject"));
    let exact = |subject: Subject| subject.claims(true, RESOURCES, &mut |_| Ok(())).ok().expect("a solution");
    subjects.map(|subject| (subject, exact(subject))).collect()
});

fuzz_target!(|bytes: &[u8]| {
    if let Some(certificates) = parsed(Certificate::parse_all(bytes)) {
        let again: Vec<_> = certificates.iter().flat_map(Certificate::to_bytes).collect();
        assert_eq!(Certificate::parse_all(&again), Ok(certificates));
    }
    let [choice, more, cut, moves @ ..] = bytes else { return };
    let (subject, exact) = &KNOWN[usize::from(*choice) % KNOWN.len()];
    let known = exact[usize::from(*choice) / KNOWN.len() % 2];
    let claim = Claim { bound: known.bound + i32::from(more.cast_signed()), ..known };
    let certificate = Certificate { subject: *subject, claim, cut: u32::from(cut % 4), moves: moves.to_vec() };
    if certificate.check(RESOURCES, &mut |_| Ok(())).is_ok() {
        assert!(claim.bound <= known.bound, "{certificate}");
    }
});
