//! Codes of turns: how many coins, and how they lie.

use crate::whole_number::whole_number;

use super::super::Error;

/// The most coins that are turned at once where they may lie anywhere.
pub const MAX_ANYWHERE: u32 = 7;

/// How the coins lie that are turned at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lie {
    /// Anywhere.
    Anywhere,
    /// Side by side; in codes `C`.
    Neighbours,
    /// At equal distances; in codes `E`.
    Equal,
}

/// Which coins a move may turn; the rightmost of them from heads to tails.
///
/// ```
/// use mexplorer::rows::turning::{Code, Lie};
///
/// let code = Code::parse("1+C")?;
/// assert_eq!(code, Code { least: 1, most: u64::MAX, lie: Lie::Neighbours });
/// assert!(code.allows(&[7, 6, 5]) && !code.allows(&[7, 5]));
/// # Ok::<(), mexplorer::rows::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Code {
    /// How many coins at least, from 1.
    pub least: u64,
    /// And at most; [`u64::MAX`] for as many as one likes.
    pub most: u64,
    /// How they lie.
    pub lie: Lie,
}

impl Code {
    /// Reads a code: a number of coins (`2`), a range (`1-3`), or a least number (`1+`); and behind
    /// it `C` or `E`.
    ///
    /// # Errors
    ///
    /// For what is no code, and for more than [`MAX_ANYWHERE`] coins that lie anywhere.
    pub fn parse(text: &str) -> Result<Self, Error> {
        let (numbers, lie) = match text.as_bytes().last() {
            Some(b'C') => (&text[..text.len() - 1], Lie::Neighbours),
            Some(b'E') => (&text[..text.len() - 1], Lie::Equal),
            _ => (text, Lie::Anywhere),
        };
        let (least, most) = if let Some(least) = numbers.strip_suffix('+') {
            (whole_number(least), Some(u64::MAX))
        } else {
            let (least, most) = numbers.split_once('-').unwrap_or((numbers, numbers));
            (whole_number(least), whole_number(most))
        };
        let (Some(least @ 1..), Some(most)) = (least, most) else {
            return Err(wrong(text));
        };
        if most < least {
            return Err(wrong(text));
        }
        if lie == Lie::Anywhere && most > MAX_ANYWHERE.into() {
            return Err(Error::TurnMany {
                value: text.to_owned(),
                limit: MAX_ANYWHERE,
            });
        }
        Ok(Self { least, most, lie })
    }

    /// Whether coins may be turned at once: their numbers, descending.
    #[must_use]
    pub fn allows(&self, coins: &[u64]) -> bool {
        let count = coins.len() as u64;
        let mut distances = coins.windows(2).map(|pair| pair[0].checked_sub(pair[1]));
        let first = distances.clone().next().flatten();
        let lie_so = match self.lie {
            Lie::Anywhere => distances.all(|distance| distance > Some(0)),
            Lie::Neighbours => distances.all(|distance| distance == Some(1)),
            Lie::Equal => distances.all(|distance| distance > Some(0) && distance == first),
        };
        (self.least..=self.most).contains(&count) && lie_so
    }
}

fn wrong(text: &str) -> Error {
    Error::TurnCode {
        value: text.to_owned(),
    }
}
