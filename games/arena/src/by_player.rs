//! Values for both players in JSON.

use std::fmt;
use std::marker::PhantomData;

use serde::de::{Deserialize, Deserializer, MapAccess, Visitor};
use serde::ser::{Serialize, Serializer};

/// A value for each player under the player's name, the first player's first: `{"black":13,"white":12}`.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct ByPlayer<T>(Vec<(String, T)>);

impl<T> ByPlayer<T> {
    /// Pairs the names of the players with their values.
    pub(crate) fn new(players: [&str; 2], values: [T; 2]) -> Self {
        Self(players.map(str::to_owned).into_iter().zip(values).collect())
    }

    /// Returns the values of the two players with these names, if there are just these.
    pub(crate) fn values(&self, players: [&str; 2]) -> Option<[&T; 2]> {
        let value = |player: &str| self.0.iter().find(|(name, _)| name == player).map(|(_, value)| value);
        match (value(players[0]), value(players[1])) {
            (Some(first), Some(second)) if self.0.len() == 2 => Some([first, second]),
            _ => None,
        }
    }
}

impl<T: Serialize> Serialize for ByPlayer<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(name, value)| (name, value)))
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for ByPlayer<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_map(Entries(PhantomData)).map(Self)
    }
}

struct Entries<T>(PhantomData<T>);

impl<'de, T: Deserialize<'de>> Visitor<'de> for Entries<T> {
    type Value = Vec<(String, T)>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object with a value for each player")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
        let mut entries = Vec::new();
        while let Some(entry) = map.next_entry()? {
            entries.push(entry);
        }
        Ok(entries)
    }
}
