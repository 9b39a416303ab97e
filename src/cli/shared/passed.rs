//! Options that are checked here and passed on to another command.

use clap::{Arg, ArgMatches, Args, Command, Error, FromArgMatches, parser::ValueSource};

/// Options that are parsed, and kept as they were given.
#[derive(Debug, Clone)]
pub struct Passed<T> {
    pub parsed: T,
    /// The options that were given, each with its value in one word.
    pub words: Vec<String>,
}

impl<T: Args> FromArgMatches for Passed<T> {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, Error> {
        let parsed = T::from_arg_matches(matches)?;
        let options = T::augment_args(Command::new(""));
        Ok(Self { parsed, words: options.get_arguments().flat_map(|option| words(option, matches)).collect() })
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), Error> {
        *self = Self::from_arg_matches(matches)?;
        Ok(())
    }
}

impl<T: Args> Args for Passed<T> {
    fn augment_args(command: Command) -> Command {
        T::augment_args(command)
    }

    fn augment_args_for_update(command: Command) -> Command {
        T::augment_args_for_update(command)
    }
}

/// Returns the words of an option, if it was given.
fn words(option: &Arg, matches: &ArgMatches) -> Vec<String> {
    let id = option.get_id().as_str();
    let Some(name) = option.get_long().filter(|_| matches.value_source(id) == Some(ValueSource::CommandLine)) else {
        return Vec::new();
    };
    if !option.get_action().takes_values() {
        return vec![format!("--{name}")];
    }
    let values = matches.get_raw(id).into_iter().flatten();
    values.map(|value| format!("--{name}={}", value.to_string_lossy())).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Debug, Args)]
    struct Options {
        #[arg(long, default_value = "7")]
        number: u32,
        #[arg(long, value_delimiter = ',')]
        many: Vec<String>,
        #[arg(long)]
        flag: bool,
    }

    fn passed(line: &str) -> Passed<Options> {
        let command = Passed::<Options>::augment_args(Command::new("test"));
        let matches = command.try_get_matches_from(line.split(' ')).expect("options");
        Passed::from_arg_matches(&matches).expect("options")
    }

    #[test]
    fn options_are_passed_on_as_they_were_given() {
        let Passed { parsed, words } = passed("test --many a,b --flag --number 8 --many=c");
        assert_eq!((parsed.number, parsed.many.len(), parsed.flag), (8, 3, true));
        assert_eq!(words, ["--number=8", "--many=a", "--many=b", "--many=c", "--flag"]);
        assert_eq!(passed("test").words, [""; 0], "defaults are not passed on");
    }
}
