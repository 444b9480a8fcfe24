//! A recurrence as a source prints it, beside the right one: cell by cell, to the first that
//! differs.

/// A cell that both recurrences decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PrintedCell {
    /// Row and column of a table; a heap and 0 in a line.
    pub place: [u32; 2],
    /// What the recurrence says as it is printed.
    pub printed: u32,
    /// What is true.
    pub correct: u32,
}

impl PrintedCell {
    /// Whether the print is wrong here.
    #[must_use]
    pub fn differs(&self) -> bool {
        self.printed != self.correct
    }
}

/// The cells up to the first that differs, which is the last; all of them if none does.
pub(crate) fn to_first_difference(
    cells: impl IntoIterator<Item = PrintedCell>,
) -> Vec<PrintedCell> {
    let mut seen = Vec::new();
    for cell in cells {
        seen.push(cell);
        if cell.differs() {
            break;
        }
    }
    seen
}
