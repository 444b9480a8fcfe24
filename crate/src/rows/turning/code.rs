//! Codes of turns: how many coins are turned, and how they are spaced.

use crate::whole_number::whole_number;

use super::super::Error;

/// The most coins that are turned at once if they may lie anywhere.
pub const MAX_ANYWHERE: u32 = 7;

/// How the coins that are turned at once are spaced.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spacing {
    /// Anywhere.
    Anywhere,
    /// Side by side; `C` in codes.
    Neighbours,
    /// At equal distances; `E` in codes.
    Equal,
}

/// Which coins a move may turn; the rightmost of them turns from heads to tails.
///
/// ```
/// use mexplorer::rows::turning::{Code, Spacing};
///
/// let code = Code::parse("1+C")?;
/// assert_eq!(code, Code { least: 1, most: u64::MAX, spacing: Spacing::Neighbours });
/// assert!(code.allows(&[7, 6, 5]) && !code.allows(&[7, 5]));
/// # Ok::<(), mexplorer::rows::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Code {
    /// The smallest number of coins, at least 1.
    pub least: u64,
    /// The largest number of coins; [`u64::MAX`] for no bound.
    pub most: u64,
    /// How they are spaced.
    pub spacing: Spacing,
}

impl Code {
    /// Parses a code: a number of coins (`2`), a range (`1-3`), or a smallest number (`1+`),
    /// optionally followed by `C` or `E`.
    ///
    /// # Errors
    ///
    /// For any other text, and for more than [`MAX_ANYWHERE`] coins that may spacing anywhere.
    pub fn parse(text: &str) -> Result<Self, Error> {
        let (numbers, spacing) = match text.as_bytes().last() {
            Some(b'C') => (&text[..text.len() - 1], Spacing::Neighbours),
            Some(b'E') => (&text[..text.len() - 1], Spacing::Equal),
            _ => (text, Spacing::Anywhere),
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
        if spacing == Spacing::Anywhere && most > MAX_ANYWHERE.into() {
            return Err(Error::TurnMany {
                value: text.to_owned(),
                limit: MAX_ANYWHERE,
            });
        }
        Ok(Self {
            least,
            most,
            spacing,
        })
    }

    /// Whether these coins may be turned at once; their numbers are descending.
    #[must_use]
    pub fn allows(&self, coins: &[u64]) -> bool {
        let count = coins.len() as u64;
        let mut distances = coins.windows(2).map(|pair| pair[0].checked_sub(pair[1]));
        let first = distances.clone().next().flatten();
        let are_spaced = match self.spacing {
            Spacing::Anywhere => distances.all(|distance| distance > Some(0)),
            Spacing::Neighbours => distances.all(|distance| distance == Some(1)),
            Spacing::Equal => distances.all(|distance| distance > Some(0) && distance == first),
        };
        (self.least..=self.most).contains(&count) && are_spaced
    }
}

fn wrong(text: &str) -> Error {
    Error::TurnCode {
        value: text.to_owned(),
    }
}
