//! `suite contest plan`: cuts a contest into jobs, for an engine to run.

use std::path::PathBuf;

use anyhow::{Result, ensure};
use clap::Args;
use suite_contest::{Contest, ContestPlan};
use suite_tabletop::GameFacts;
use suite_work::interrupt::Interrupt;
use suite_work::{counted, note};

use super::entries::{NamedEntries, entries};
use super::format_args::FormatArgs;
use super::game_command::{GameCommand, GameVerb, some_players};
use crate::cli::args::by_game::ByGame;
use crate::cli::args::engine_args::EngineArgs;
use crate::cli::args::seed_arg::SeedArg;
use crate::cli::status::Status;

/// Cut a contest into jobs, which run in any order, anywhere, and twice if need be.
///
/// A job is the games of two entries. A plan has all jobs of a round robin. Of Swiss rounds it has the next one, and
/// those before, since the results of a round decide who meets in the next one; so run the same command again when a
/// round is played, and to plan a final.
///
/// The programs of a FOLDER are copied to PLAN, which gets the jobs as plan.jsonl (see docs/json.md); the machines that
/// run jobs have to share it. `suite run` does jobs, and `suite merge` collects the results. Games that were played
/// already are not played again, but for those of programs that have changed.
#[derive(Args)]
#[command(
    subcommand_value_name = "GAME",
    subcommand_help_heading = "Games",
    after_help = "\
Example:
  suite contest plan go submissions --anchor greedy --openings 10 --out contest --for slurm
  suite contest plan othello -d 6 submissions --rounds 9 --finals 9 --out contest --for parallel"
)]
pub struct PlanArgs {
    #[command(subcommand)]
    game: ByGame<GameCommand<Plan>>,
}

/// The arguments of a plan, whatever the game.
#[derive(Args)]
pub struct Plan {
    /// Built-in players, or the folder or archive that has the entries
    ///
    /// A FOLDER, or an archive of one, has a folder, an archive or a source file for each entry, as for `suite class
    /// grade`; built-in PLAYERS may be named beside it.
    #[arg(required = true, value_name = "PLAYERS | FOLDER")]
    players: Vec<String>,
    #[command(flatten)]
    format: FormatArgs,
    #[command(flatten)]
    seed: SeedArg,
    /// Folder for the plan and its results
    #[arg(long, value_name = "PLAN")]
    out: PathBuf,
    #[command(flatten)]
    engine: EngineArgs,
}

impl GameVerb for Plan {
    const ABOUT: &str = "Plan of a contest";

    fn examples(facts: &GameFacts) -> Vec<String> {
        let players = if facts.program_names.is_empty() { some_players(facts, 3) } else { "submissions".to_owned() };
        vec![format!("suite contest plan {} {players} --openings 10 --out contest --for slurm", facts.name)]
    }
}

impl PlanArgs {
    pub fn run(self) -> Result<Status> {
        let GameCommand { game, args, options, programs } = self.game.0;
        let Plan { players, format, seed, out, engine } = args;
        let seed = seed.get_or(Contest::earlier_seed(&out, game)?);
        let interrupt = Interrupt::catch("there is no new plan")?;
        let named = NamedEntries::new(game, &players, &programs)?;
        let entries = entries(game, &named, format.anchor.as_deref(), &programs, &out, &interrupt)?;
        let conditions = format.conditions(game, &options, programs, seed)?;
        let contest = Contest::new(game, conditions, entries, out)?;
        let has_programs = contest.has_programs();
        // Elsewhere they might change before they play.
        ensure!(
            !has_programs || named.folder.is_some(),
            "expected built-in players, or the folder or archive that has the programs"
        );
        let programs = &contest.conditions().programs;
        ensure!(!programs.one_by_one(), "--work-dir: the programs of a plan run in temporary folders");
        let (plan, due) = ContestPlan::make(&contest, &interrupt)?;
        let (jobs, folder) = (plan.jobs().len(), contest.folder());
        note!("seed {seed}, {} in {}, {due} to do", counted(jobs, "job"), folder.display());
        // Two programs play at a time.
        let memory = if has_programs { programs.limits().memory.saturating_mul(2) } else { 0 };
        engine.print(folder, jobs, memory)?;
        Ok(Status::Done)
    }
}
