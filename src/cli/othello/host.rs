//! The further options of `suite othello host`: those of programs, and logs.

use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result};
use clap::Args;
use suite_arena::{AgentSource, GameSpec, Limits, Record};
use suite_othello::{Bits, Move, Position};
use suite_work::output;

use super::ggf::ggf;
use super::player::BuiltIn;
use super::program::Source;
use super::program_args::ProgramArgs;
use crate::cli::players::keyboard::Keyboard;
use crate::cli::shared::host::HostOptions;
use crate::cli::shared::player_arg::PlayerArg;
use crate::cli::shared::programs::Programs;

/// The options that only the host of Othello has.
#[derive(Args)]
pub struct HostArgs {
    #[command(flatten)]
    program: ProgramArgs,
    /// Log protocol traffic (game-0001.wire) and stderr (game-0001-dark.stderr) to DIR
    #[arg(long, value_name = "DIR")]
    log: Option<PathBuf>,
    /// Write each game to DIR as GGF: game-0001.ggf, game-0002.ggf, ...
    #[arg(long, value_name = "DIR")]
    ggf: Option<PathBuf>,
}

impl<B: Bits> HostOptions<Position<B>> for HostArgs {
    const ALWAYS_SWAPS: bool = true;

    /// The course's manager has it so.
    const PERSON_FIRST: bool = true;

    fn limits(&self) -> Limits {
        Programs::<Position<B>>::limits(&self.program)
    }

    fn log(&self) -> Option<PathBuf> {
        self.log.clone()
    }

    fn one_by_one(&self) -> bool {
        self.program.limits.shares_folder()
    }

    fn prepare(&self, jobs: u32) -> Result<()> {
        self.program.limits.folder(jobs)?;
        self.log.iter().chain(&self.ggf).try_for_each(|folder| {
            fs::create_dir_all(folder).with_context(|| format!("cannot write to {}", folder.display()))
        })
    }

    fn source<'a>(
        &'a self,
        player: &'a PlayerArg<BuiltIn>,
        keyboard: &'a Keyboard,
    ) -> Result<Box<dyn AgentSource<Position<B>> + 'a>> {
        Ok(Box::new(Source::new(player, &self.program, None, keyboard)?.compiled()?))
    }

    fn keep(&self, record: &Record<Move>, spec: &GameSpec<Position<B>>) -> Result<()> {
        let Some(folder) = &self.ggf else { return Ok(()) };
        let file = folder.join(format!("game-{:04}.ggf", record.number));
        Ok(output::write(&file, ggf(record, &spec.start).to_string().as_bytes())?)
    }
}
