//! Types whose values are texts in JSON documents.

/// Implements `Serialize` and `Deserialize` for a type by its `Display` and `FromStr`: a document has the text that
/// people type.
///
/// ```
/// use std::{fmt, num::ParseIntError, str::FromStr};
///
/// #[derive(Debug, PartialEq)]
/// struct Percentage(u8);
///
/// impl fmt::Display for Percentage {
///     fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
///         write!(f, "{} %", self.0)
///     }
/// }
///
/// impl FromStr for Percentage {
///     type Err = ParseIntError;
///
///     fn from_str(text: &str) -> Result<Self, ParseIntError> {
///         text.trim_end_matches(" %").parse().map(Self)
///     }
/// }
///
/// suite_work::serialize_as_text!(Percentage);
///
/// assert_eq!(serde_json::to_string(&Percentage(7))?, r#""7 %""#);
/// assert_eq!(serde_json::from_str::<Percentage>(r#""7 %""#)?, Percentage(7));
/// assert!(serde_json::from_str::<Percentage>(r#""x""#).is_err());
/// # Ok::<_, serde_json::Error>(())
/// ```
#[macro_export]
macro_rules! serialize_as_text {
    ($type:ty) => {
        impl ::serde::Serialize for $type {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $type {
            fn deserialize<D: ::serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = <String as ::serde::Deserialize>::deserialize(deserializer)?;
                text.parse().map_err(<D::Error as ::serde::de::Error>::custom)
            }
        }
    };
}
