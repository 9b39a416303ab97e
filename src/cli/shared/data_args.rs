//! Data of the libraries, as the command line gives it.

use std::marker::PhantomData;
use std::ops::Deref;

use clap::{ArgMatches, Args, Command, Error, FromArgMatches};
use serde::{Deserialize, Serialize};

/// Data that the options `O` give. Records and plans have the data itself.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(transparent)]
pub struct DataArgs<T, O> {
    data: T,
    #[serde(skip)]
    options: PhantomData<fn() -> O>,
}

impl<T, O> Deref for DataArgs<T, O> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.data
    }
}

impl<T: From<O>, O: Args> FromArgMatches for DataArgs<T, O> {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, Error> {
        Ok(Self { data: O::from_arg_matches(matches)?.into(), options: PhantomData })
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), Error> {
        *self = Self::from_arg_matches(matches)?;
        Ok(())
    }
}

impl<T: From<O>, O: Args> Args for DataArgs<T, O> {
    fn augment_args(command: Command) -> Command {
        O::augment_args(command)
    }

    fn augment_args_for_update(command: Command) -> Command {
        O::augment_args_for_update(command)
    }
}
