//! Board sizes.

pub use suite_tabletop::SizeError;

suite_tabletop::board_size! {
    /// A board size: the number of rows and of columns, from 3 to 16.
    ///
    /// On a smaller board there is never a legal move.
    ///
    /// ```
    /// use suite_othello::Size;
    /// assert_eq!(Size::new(8).map(Size::side), Ok(8));
    /// assert_eq!(Size::new(2).unwrap_err().to_string(), "expected a board size from 3 to 16, found 2");
    /// ```
    3 to 16
}
