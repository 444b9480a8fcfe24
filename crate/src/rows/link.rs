//! Numbers in links to games in a row, and in their moves.

use num_bigint::BigUint;

use crate::whole_number::{big_number, whole_number};

use super::Error;

/// The most decimal digits of a number of stones.
pub const MAX_DIGITS: u32 = 1_000;

/// The most coins that are turned, and the most places of a play.
pub const MAX_PLACES: usize = 100;

/// The most stairs, piles and bottles.
pub const MAX_LONG: usize = 100_000;

/// A position or a move, as numbers separated by commas.
pub trait Numbers: Sized {
    /// Whether it is always a single number.
    const IS_SINGLE: bool = false;

    /// Writes the numbers.
    fn write(&self) -> String;

    /// How many numbers there are.
    fn count(&self) -> usize {
        1
    }

    /// Parses the numbers; `None` if the text is nothing of this kind.
    fn read(text: &str) -> Option<Self>;
}

impl Numbers for u64 {
    const IS_SINGLE: bool = true;

    fn write(&self) -> String {
        self.to_string()
    }

    fn read(text: &str) -> Option<Self> {
        whole_number(text)
    }
}

impl Numbers for Vec<u64> {
    fn write(&self) -> String {
        written(self)
    }

    fn count(&self) -> usize {
        self.len()
    }

    fn read(text: &str) -> Option<Self> {
        if text.is_empty() {
            return Some(Vec::new());
        }
        text.split(',').map(whole_number).collect()
    }
}

/// Every number has at most [`MAX_DIGITS`] digits, and there are at most [`MAX_LONG`].
impl Numbers for Vec<BigUint> {
    fn write(&self) -> String {
        written(self)
    }

    fn count(&self) -> usize {
        self.len()
    }

    fn read(text: &str) -> Option<Self> {
        amounts("", text).ok()
    }
}

/// The items of a list; none in an empty text.
pub(super) fn items<'a>(
    name: &'static str,
    text: &'a str,
    most: usize,
) -> Result<Vec<&'a str>, Error> {
    if text.is_empty() {
        return Ok(Vec::new());
    }
    let items: Vec<&str> = text.split(',').collect();
    if items.len() > most {
        return Err(Error::RowMany {
            name,
            value: items.len(),
            limit: most,
        });
    }
    Ok(items)
}

/// Parses a whole number of at most [`MAX_DIGITS`] digits.
pub(super) fn number(text: &str) -> Option<BigUint> {
    big_number(text, MAX_DIGITS)
}

/// Parses the number of stones on every place, from the first on.
pub(super) fn amounts(name: &'static str, text: &str) -> Result<Vec<BigUint>, Error> {
    let amount = |(place, item): (u32, &str)| {
        number(item).ok_or_else(|| Error::RowNumber {
            name,
            value: item.to_owned(),
            place,
            limit: MAX_DIGITS,
        })
    };
    (0..)
        .zip(items(name, text, MAX_LONG)?)
        .map(amount)
        .collect()
}

/// Parses the numbers of stones in a play, for exactly `count` places.
pub(super) fn amounts_of(
    name: &'static str,
    text: &str,
    count: usize,
) -> Result<Vec<BigUint>, Error> {
    let found = amounts(name, text)?;
    if found.len() == count {
        return Ok(found);
    }
    Err(Error::RowPosition {
        value: text.to_owned(),
    })
}

/// Parses a list of places: each from 1 to `limit`, no duplicates, at most `most`. Returns them
/// ascending.
pub(super) fn numbers(
    name: &'static str,
    text: &str,
    limit: u64,
    most: usize,
) -> Result<Vec<u64>, Error> {
    let mut all: Vec<u64> = Vec::new();
    for (place, item) in (1..).zip(items(name, text, most)?) {
        let found = whole_number(item).filter(|number| (1..=limit).contains(number));
        let number = found.ok_or_else(|| Error::RowPlace {
            name,
            value: item.to_owned(),
            place,
            limit,
        })?;
        all.push(number);
    }
    all.sort_unstable();
    match all.windows(2).find(|pair| pair[0] == pair[1]) {
        Some(&[value, _]) => Err(Error::RowTwice {
            name,
            value: value.to_string(),
        }),
        _ => Ok(all),
    }
}

fn written<N: ToString>(numbers: &[N]) -> String {
    let numbers: Vec<String> = numbers.iter().map(N::to_string).collect();
    numbers.join(",")
}

/// Parses exactly N small numbers, separated by commas.
pub(super) fn indices<const N: usize>(text: &str) -> Option<[usize; N]> {
    let numbers: Option<Vec<usize>> = text.split(',').map(|one| one.parse().ok()).collect();
    numbers?.try_into().ok()
}
