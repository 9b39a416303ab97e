//! The option that names the rules.

use clap::Args;
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use suite_othello::RuleSet;

/// The rule for a player without a legal move.
#[derive(Args)]
pub struct RulesArg {
    /// Rule for a player without a legal move
    #[arg(long, value_name = "RULES", default_value = "ends", value_parser = rules())]
    pub rules: RuleSet,
}

/// Returns a parser of the names of rules.
fn rules() -> impl TypedValueParser<Value = RuleSet> {
    let names = [("ends", "The game ends, as in the assignment"), ("standard", "The player passes")];
    let names = names.map(|(name, meaning)| PossibleValue::new(name).help(meaning));
    PossibleValuesParser::new(names).map(|name| if name == "ends" { RuleSet::Ends } else { RuleSet::Standard })
}
