//! Grundy values of the grid: the mex along three lines, by bits.

use super::spec::check_table;
use super::{Error, Position};

/// The largest pile for which Grundy values are computed: 8 MB of them.
pub const MAX_GRUNDY: u32 = 2_000;

/// The Grundy value of every position with both piles up to n.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GrundyValues {
    n: u32,
    values: Vec<u16>,
}

impl GrundyValues {
    /// The largest pile.
    #[must_use]
    pub fn n(&self) -> u32 {
        self.n
    }

    /// The values.
    ///
    /// Length (n + 1)², by rows: position (a, b) has the index b·(n + 1) + a. A value is at most
    /// a + b, the length of the longest play; it is 0 at the stars.
    #[must_use]
    pub fn as_slice(&self) -> &[u16] {
        &self.values
    }
}

/// Computes g(a, b) = mex of the values to the left, below, and down the diagonal.
///
/// Every line stores its values as bits, so the mex is the first zero in the OR of three words.
/// Words that are full on one of the lines are skipped, so about two words are examined. As g(a,
/// b) = g(b, a), only a ≤ b is computed; row k and column k then have the same values and share one
/// line: when (a, b) is computed, line b has the values to its left, and line a those below it.
///
/// # Errors
///
/// [`QuestionError::TableLarge`](crate::QuestionError::TableLarge) above [`MAX_GRUNDY`].
///
/// Cost: n²/2 positions, each a few words; memory for n² numbers.
///
/// ```
/// use mexplorer::wythoff::grundy_values;
///
/// let values = grundy_values(3)?;
/// assert_eq!(values.as_slice(), [
///     0, 1, 2, 3, //
///     1, 2, 0, 4, //
///     2, 0, 1, 5, //
///     3, 4, 5, 6, //
/// ]);
/// # Ok::<(), mexplorer::wythoff::Error>(())
/// ```
pub fn grundy_values(n: u32) -> Result<GrundyValues, Error> {
    check_table(Some(n), MAX_GRUNDY, || n.to_string())?;
    let side = n as usize + 1;
    let mut values = vec![0; side * side];
    let (mut lines, mut diagonals) = (vec![Line::EMPTY; side], vec![Line::EMPTY; side]);
    for b in 0..side {
        let (below, rest) = lines.split_at_mut(b);
        let row = &mut rest[0];
        let down = diagonals[1..=b].iter_mut().rev();
        for (a, (column, diagonal)) in below.iter_mut().zip(down).enumerate() {
            let mex = Free::first(column, row, diagonal);
            column.insert(&mex);
            row.insert(&mex);
            diagonal.insert(&mex);
            values[b * side + a] = mex.value();
            values[a * side + b] = mex.value();
        }
        let mex = Free::first(row, row, &diagonals[0]);
        row.insert(&mex);
        diagonals[0].insert(&mex);
        values[b * side + b] = mex.value();
    }
    Ok(GrundyValues { n, values })
}

/// The Grundy value of a position; `None` if a pile is above [`MAX_GRUNDY`].
///
/// Cost: that of [`grundy_values`] up to the larger pile.
///
/// ```
/// use mexplorer::wythoff::{Position, grundy_value};
///
/// assert_eq!(grundy_value(&Position::new(1_u32, 3_u32)), Some(4));
/// assert_eq!(grundy_value(&Position::new(1_u32, 2_001_u32)), None);
/// ```
#[must_use]
pub fn grundy_value(position: &Position) -> Option<u16> {
    let pile = |pile| u32::try_from(pile).ok();
    let (a, b) = (pile(&position.a)?, pile(&position.b)?);
    let values = grundy_values(a.max(b)).ok()?;
    let side = values.n as usize + 1;
    Some(values.values[b as usize * side + a as usize])
}

/// Words of a line. Another word has a bit for each of them; the last word stays empty.
const WORDS: usize = u64::BITS as usize;
const _: () = assert!(2 * (MAX_GRUNDY as usize) < 64 * (WORDS - 1));

/// The values on a line, one bit each.
#[derive(Clone)]
struct Line {
    words: [u64; WORDS],
    /// Which of the words are full, one bit each.
    full: u64,
}

impl Line {
    const EMPTY: Self = Self {
        words: [0; WORDS],
        full: 0,
    };

    fn insert(&mut self, value: &Free) {
        let word = &mut self.words[value.word];
        *word |= value.bit;
        if *word == u64::MAX {
            self.full |= 1 << value.word;
        }
    }
}

/// A value that is missing on some lines.
struct Free {
    word: usize,
    /// The value's bit in the word.
    bit: u64,
}

impl Free {
    /// The smallest value that is on none of three lines.
    fn first(column: &Line, row: &Line, diagonal: &Line) -> Self {
        let mut full = column.full | row.full | diagonal.full;
        loop {
            // Below 64, because the last word stays empty; the remainder lets the compiler see it.
            let word = full.trailing_ones() as usize % WORDS;
            let used = column.words[word] | row.words[word] | diagonal.words[word];
            if used != u64::MAX {
                let bit = !used & used.wrapping_add(1);
                return Self { word, bit };
            }
            full |= 1 << word;
        }
    }

    fn value(&self) -> u16 {
        let value = 64 * self.word as u64 + u64::from(self.bit.trailing_zeros());
        u16::try_from(value).expect("at most 4,095")
    }
}
