//! The options of a game on the command line of a contest.

use std::path::Path;

use clap::builder::{PossibleValue, PossibleValuesParser, ValueParser};
use clap::error::ErrorKind;
use clap::{Arg, ArgAction, ArgMatches, Args, Command, Error, FromArgMatches};
use suite_programs::ProgramTerms;
use suite_tabletop::{AnyGame, GameOption, OptionKind, OptionValue, OptionValues, Protocol};
use suite_text::seconds;

use crate::cli::shared::limit_args::LimitOptions;

/// The option for the time that a program has to start.
const START_LIMIT: &str = "start_limit";

/// Adds the options of a game: those that name the start, those of its protocol, and the limits of programs.
pub fn augment(command: Command, game: &'static dyn AnyGame) -> Command {
    let options = game.start_options().into_iter().chain(game.program_options());
    let command = options.fold(command, |command, option| command.arg(arg(&option)));
    if game.facts().program_names.is_empty() {
        return command;
    }
    let command = LimitOptions::augment_args(command);
    if !runs_during_games(game) {
        return command;
    }
    command.arg(
        Arg::new(START_LIMIT)
            .long("start-limit")
            .value_name("SECONDS")
            .default_value("10")
            .value_parser(seconds)
            .help("Wall-clock time limit for a program to start and print its name"),
    )
}

/// Returns the options that name the start, and what programs may use and are told.
pub fn read(matches: &ArgMatches, game: &'static dyn AnyGame) -> Result<(OptionValues, ProgramTerms), Error> {
    let start = values(matches, &game.start_options())?;
    if game.facts().program_names.is_empty() {
        return Ok((start, ProgramTerms::none()));
    }
    let terms = ProgramTerms {
        options: values(matches, &game.program_options())?,
        limits: Some(LimitOptions::from_arg_matches(matches)?.into()),
        start_limit: runs_during_games(game).then(|| *matches.get_one(START_LIMIT).expect("it has a default")),
    };
    Ok((start, terms))
}

/// Returns whether programs run during the whole game, and not for each move.
fn runs_during_games(game: &'static dyn AnyGame) -> bool {
    let protocol = game.usual_spec().ok().and_then(|spec| spec.start.protocol(&OptionValues::default()));
    matches!(protocol, Some(Protocol::Pipe(_)))
}

/// Returns an option for clap.
fn arg(option: &GameOption) -> Arg {
    let arg = Arg::new(option.name).long(option.name).help(option.help);
    let arg = option.letter.map_or(arg.clone(), |letter| arg.short(letter));
    let checked = |check: fn(&str) -> Result<(), String>| {
        ValueParser::new(move |text: &str| check(text).map(|()| text.to_owned()))
    };
    match &option.kind {
        OptionKind::Flag => arg.action(ArgAction::SetTrue),
        OptionKind::Number { value_name, default, check, .. } => {
            let arg = arg.value_name(value_name).value_parser(checked(*check)).allow_negative_numbers(true);
            default.iter().fold(arg, |arg, default| arg.default_value(default.to_string()))
        }
        OptionKind::Choice { value_name, values } => {
            let words = values.iter().map(|&(word, help)| PossibleValue::new(word).help(help));
            let arg = arg.value_name(value_name).value_parser(PossibleValuesParser::new(words));
            values.first().map_or(arg.clone(), |&(default, _)| arg.default_value(default))
        }
        OptionKind::Text { value_name, check } => {
            arg.value_name(value_name).value_parser(checked(*check)).allow_negative_numbers(true)
        }
        OptionKind::File { value_name } => arg.value_name(value_name),
    }
}

/// Returns the values of options.
fn values(matches: &ArgMatches, options: &[GameOption]) -> Result<OptionValues, Error> {
    let mut values = OptionValues::defaults(options);
    for option in options {
        let name = option.name;
        if matches!(option.kind, OptionKind::Flag) {
            values.set(name, OptionValue::Flag(matches.get_flag(name)));
        } else if let Some(text) = matches.get_one::<String>(name) {
            let value = match option.kind {
                OptionKind::File { .. } => file(text)?,
                _ => OptionValue::Text(text.clone()),
            };
            values.set(name, value);
        }
    }
    Ok(values)
}

/// Reads a file that an option names.
fn file(name: &str) -> Result<OptionValue, Error> {
    let bytes = suite_text::read_file(Path::new(name)).map_err(|error| Error::raw(ErrorKind::Io, error))?;
    Ok(OptionValue::File { name: name.to_owned(), bytes })
}
