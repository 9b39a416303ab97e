//! Options of games, which are data, as options of commands.

use std::convert::Infallible;
use std::path::PathBuf;

use anyhow::Result;
use clap::builder::{PossibleValue, PossibleValuesParser};
use clap::{Arg, ArgAction, ArgMatches, Command, value_parser};
use suite_tabletop::{GameOption, OptionKind, OptionValue, OptionValues};
use suite_work::input;

/// Adds options of a game to a command.
pub fn add(command: Command, options: &[GameOption]) -> Command {
    command.args(options.iter().map(arg))
}

/// Returns the values of the options, given or by default. Files are read here; `-` is stdin.
pub fn values(options: &[GameOption], matches: &ArgMatches) -> Result<OptionValues> {
    let mut values = OptionValues::default();
    for option in options {
        values.set(option.name, value(option, matches)?);
    }
    Ok(values)
}

fn arg(option: &GameOption) -> Arg {
    let arg = Arg::new(option.name)
        .long(option.name)
        .short(option.letter)
        .help(option.help)
        .requires_all(option.requires)
        .conflicts_with_all(option.conflicts);
    match &option.kind {
        OptionKind::Flag => arg.action(ArgAction::SetTrue),
        OptionKind::Number { value_name, default, check, .. } => {
            let arg = arg.value_name(*value_name).value_parser(checked(*check)).allow_negative_numbers(true);
            match default {
                Some(number) => arg.default_value(number.to_string()),
                None => arg,
            }
        }
        OptionKind::Choice { value_name, values } => {
            let names = values.iter().map(|(word, meaning)| PossibleValue::new(*word).help(*meaning));
            let default = values.first().map(|(word, _)| *word);
            arg.value_name(*value_name).value_parser(PossibleValuesParser::new(names)).default_value(default)
        }
        OptionKind::Text { value_name, check } => {
            arg.value_name(*value_name).value_parser(checked(*check)).allow_negative_numbers(true)
        }
        OptionKind::File { value_name } => arg.value_name(*value_name).value_parser(value_parser!(PathBuf)),
    }
}

/// Returns a parser of texts that `check` accepts.
fn checked(
    check: fn(&str) -> Result<(), String>,
) -> impl Fn(&str) -> Result<String, String> + Clone + Send + Sync + 'static {
    move |text| check(text).map(|()| text.to_owned())
}

fn value(option: &GameOption, matches: &ArgMatches) -> Result<OptionValue> {
    Ok(match option.kind {
        OptionKind::Flag => OptionValue::Flag(matches.get_flag(option.name)),
        OptionKind::File { .. } => match matches.get_one::<PathBuf>(option.name) {
            Some(path) => {
                let bytes = input::read(path, |bytes| Ok::<_, Infallible>(bytes.to_vec()))?;
                let name = if path.as_os_str() == "-" { "stdin".to_owned() } else { path.display().to_string() };
                OptionValue::File { name, bytes }
            }
            None => OptionValue::Absent,
        },
        _ => {
            let text = matches.get_one::<String>(option.name);
            text.map_or(OptionValue::Absent, |text| OptionValue::Text(text.clone()))
        }
    })
}
