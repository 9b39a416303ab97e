//! Built-in players by name and option.

use std::any::Any;
use std::fmt::{self, Debug};
use std::sync::Arc;

use crate::{OptionValues, PlayerOption};

/// The names of a person, where players are named.
pub const PERSON_NAMES: [&str; 2] = ["human", "manual"];

/// The built-in players of a game, with their options.
pub trait BuiltInPlayer: Debug + Clone + Send + Sync + 'static {
    /// Their names, in the order of help texts.
    const NAMES: &'static [&'static str];
    /// The default opponent of a person.
    const OPPONENT: &'static str;

    /// Returns the player with this name, or another word for it, with its default options.
    fn named(name: &str) -> Option<Self>;

    /// Sets an option, given as `key` or `key=value`.
    ///
    /// # Errors
    ///
    /// A message for people if the player has no such option.
    fn set(&mut self, option: &str) -> Result<(), String>;

    /// Returns the options that people choose by fields, such as those of [`Textbook`](crate::Textbook); there may be
    /// others.
    #[must_use]
    fn options(&self) -> Vec<PlayerOption> {
        Vec::new()
    }

    /// Returns the player that gives hints.
    fn strongest() -> Self;

    /// Returns the player with what a host tells all agents; options of its own come first.
    #[must_use]
    fn told(self, _options: &OptionValues) -> Self {
        self
    }

    /// Parses `name` or `name:option,option=value`; returns `None` if no player has that name.
    #[must_use]
    fn parse(text: &str) -> Option<Result<Self, String>> {
        let (name, options) = text.split_once(':').unwrap_or((text, ""));
        let mut player = Self::named(name)?;
        let mut options = options.split(',').filter(|option| !option.is_empty());
        Some(options.try_for_each(|option| player.set(option)).map(|()| player))
    }
}

/// A built-in player of any game.
#[derive(Clone)]
pub struct AnyPlayer(Arc<dyn ErasedPlayer>);

impl AnyPlayer {
    /// Returns the player of a game.
    #[must_use]
    pub fn new(player: impl BuiltInPlayer) -> Self {
        Self(Arc::new(player))
    }

    /// Returns the options that people choose by fields.
    #[must_use]
    pub fn options(&self) -> Vec<PlayerOption> {
        self.0.options()
    }

    /// Returns the player with what a host tells all agents; options of its own come first.
    #[must_use]
    pub fn told(&self, options: &OptionValues) -> Self {
        self.0.told(options)
    }

    /// Returns the player if it is one of this type.
    #[must_use]
    pub fn downcast_ref<P: BuiltInPlayer>(&self) -> Option<&P> {
        (&*self.0 as &dyn Any).downcast_ref()
    }
}

impl Debug for AnyPlayer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

trait ErasedPlayer: Any + Debug + Send + Sync {
    fn options(&self) -> Vec<PlayerOption>;
    fn told(&self, options: &OptionValues) -> AnyPlayer;
}

impl<P: BuiltInPlayer> ErasedPlayer for P {
    fn options(&self) -> Vec<PlayerOption> {
        BuiltInPlayer::options(self)
    }

    fn told(&self, options: &OptionValues) -> AnyPlayer {
        AnyPlayer::new(BuiltInPlayer::told(self.clone(), options))
    }
}
