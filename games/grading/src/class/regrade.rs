//! Gradings that are to be made anew, though nothing has changed.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use suite_work::interrupt::Interrupt;
use suite_work::jobs::lock;
use suite_work::output;

use super::{ClassJob, ClassPlan, RECORDS, RESULTS};

impl ClassPlan {
    /// Returns the jobs of the students with these names.
    ///
    /// # Errors
    ///
    /// A name of no student.
    pub fn of(&self, names: &[String]) -> Result<Vec<&ClassJob>> {
        let find = |name: &String| {
            let is_named = |job: &&ClassJob| job.names().any(|own| own == name);
            let job = self.jobs.iter().find(is_named);
            job.with_context(|| format!("--regrade: found no submission of `{name}`"))
        };
        names.iter().map(find).collect()
    }
}

/// Removes the records and the results of these jobs in the folder of a class, so that they are done anew.
///
/// # Errors
///
/// A folder that cannot be written to, or an interrupt.
pub fn forget(folder: &Path, jobs: &[&ClassJob], interrupt: &Interrupt) -> Result<()> {
    for ClassJob { id, .. } in jobs {
        let records = folder.join(RECORDS).join(id);
        let cannot = || format!("cannot remove {}", records.display());
        fs::create_dir_all(folder.join(RECORDS)).with_context(cannot)?;
        // Nobody is to grade it at this moment.
        let _lock = lock(&records.with_file_name(format!("{id}.lock")), interrupt)?;
        output::remove_if_any(&records, fs::remove_dir_all).with_context(cannot)?;
        let result = folder.join(RESULTS).join(format!("{id}.json"));
        output::remove_if_any(&result, fs::remove_file)
            .with_context(|| format!("cannot remove {}", result.display()))?;
    }
    Ok(())
}
