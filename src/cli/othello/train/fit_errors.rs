//! The errors of what was learned, as they are printed.

use std::io::{self, Write};

use suite_othello::Fit;

/// Prints the errors of a round.
pub fn print_errors(round: u32, fit: &Fit) -> io::Result<()> {
    let mut out = anstream::stdout().lock();
    writeln!(out, "round {round}{:>15}{:>10}{:>10}{:>10}", "positions", "error", "held out", "error")?;
    for stage in &fit.stages {
        let disks = format!("{} to {} disks", stage.disks.start(), stage.disks.end());
        let [(learned, error), (held_out, held_out_error)] =
            [stage.learned, stage.held_out].map(|part| (part.samples, part.root_mean_square));
        writeln!(out, "{disks:14}{learned:9}{error:10.2}{held_out:10}{held_out_error:10.2}")?;
    }
    Ok(())
}
