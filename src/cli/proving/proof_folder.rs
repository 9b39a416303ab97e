//! The folder of a proof that is made by jobs.
//!
//! | in the folder | content |
//! |---|---|
//! | `proof.part` | the moves of whole levels, as `suite prove` keeps them while it works |
//! | `plan.jsonl` | the positions of the next level, as jobs |
//! | `first-24/0-49` and so on | moves in these positions of the first player's level with 24 placements left |
//! | `certificates.proof` | the certificates, once they are complete |

use std::io::{self, Write};
use std::ops::Range;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use suite_proof::{Certificate, Maker, OpenLevel, Resources};
use suite_work::Progress;
use suite_work::interrupt::Interrupt;
use suite_work::output::OutputFile;

use super::draft::Draft;
use super::make_args::{bytes, show};
use super::proof_question::ProofQuestion;
use crate::cli::solving::solver_watch::SolverWatch;

/// The folder of a proof.
pub struct ProofFolder {
    path: PathBuf,
    question: ProofQuestion,
    draft: Draft,
}

/// The resources for a walk by moves that are known.
const FEW: Resources = Resources { bytes: 1 << 20, threads: 1 };

impl ProofFolder {
    /// Opens a folder, which has to be there, for a question. If the proof has not been begun, the game is solved.
    pub fn open(path: PathBuf, question: ProofQuestion, resources: Resources, watch: SolverWatch) -> Result<Self> {
        let draft = Draft::open(draft_file(&path), question, resources, watch)?;
        Ok(Self { path, question, draft })
    }

    /// Returns the number of moves that are known.
    pub fn known(&self) -> usize {
        self.draft.known.len()
    }

    /// Returns the first level that has positions without a move, or none if all moves are known.
    pub fn open_level(&self, progress: &Progress, interrupt: &Interrupt) -> Result<Option<OpenLevel>> {
        self.prove(self.known(), &(0..0), FEW, &mut io::sink(), progress, interrupt)
    }

    /// Proves positions of the level that follows the first `known` moves, and writes their moves. Returns that level.
    pub fn prove(
        &self,
        known: usize,
        positions: &Range<usize>,
        resources: Resources,
        out: &mut dyn Write,
        progress: &Progress,
        interrupt: &Interrupt,
    ) -> Result<Option<OpenLevel>> {
        let known = self.draft.known.get(..known).with_context(|| self.not_of_the_plan())?;
        let ProofQuestion { subject, cut, .. } = self.question;
        let mut watch = SolverWatch::new(progress, interrupt);
        let report = &mut |left, done, positions| show(progress, left, done, positions);
        let mut maker = Maker { subject, cut, resources, known, draft: out, report };
        let level = maker.make_part(&self.draft.claims, positions, &mut |solver| watch.see(solver));
        level.map_err(|error| self.draft.error(error))
    }

    /// Adds the moves of a level, which follow the first `known` ones, unless they have been added.
    pub fn add(&mut self, known: usize, moves: &[u8]) -> Result<()> {
        let rest = self.draft.known.get(known..).and_then(|added| moves.strip_prefix(added));
        let rest = rest.with_context(|| self.not_of_the_plan())?;
        self.draft.write_all(rest)?;
        self.draft.flush()?;
        self.draft.known.extend(rest);
        Ok(())
    }

    fn not_of_the_plan(&self) -> String {
        format!("{}: expected the moves of the levels before; plan again", draft_file(&self.path).display())
    }

    /// Writes the certificates of a proof whose moves are all known, and returns them.
    pub fn certificates(&self) -> Result<Vec<Certificate>> {
        let ProofQuestion { subject, cut, .. } = self.question;
        let (known, draft, report) = (&self.draft.known, &mut io::sink(), &mut |_, _, _| ());
        let mut maker = Maker { subject, cut, resources: FEW, known, draft, report };
        let certificates = self.draft.claims.iter().map(|&claim| maker.make(claim, &mut |_| Ok(())));
        let certificates = certificates.collect::<Result<Vec<_>, _>>();
        let certificates = certificates.map_err(|error| self.draft.error(error))?;
        OutputFile::at(&self.path.join("certificates.proof"))?.put(&bytes(&certificates))?;
        Ok(certificates)
    }
}

fn draft_file(folder: &Path) -> PathBuf {
    folder.join("proof.part")
}
