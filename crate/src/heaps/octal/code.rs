//! The code of an octal game: what a move may leave, by how many it takes.

use std::fmt;

use num_bigint::BigUint;

use crate::heaps::link::range;
use crate::heaps::period::small;

use super::Error;

/// The most digits of a code, including the first one and those of a tail.
pub const MAX_DIGITS: usize = 100;

/// The largest number that a move can take in [`Code::taking`].
pub const MAX_TAKE: usize = 1_000_000;

/// The most different numbers in [`Code::taking`].
pub const MAX_TAKES: usize = 1_000;

/// A digit: what a move may leave. Its bits: [`WHOLE`](Self::WHOLE), [`ONE`](Self::ONE),
/// [`TWO`](Self::TWO), [`THREE`](Self::THREE).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Digit {
    /// 0 to 15.
    pub bits: u8,
    /// Whether two parts must be unequal; only with the bit [`TWO`](Self::TWO).
    pub is_unequal: bool,
}

impl Digit {
    /// The whole heap may be taken.
    pub const WHOLE: u8 = 1;
    /// One nonempty heap may be left.
    pub const ONE: u8 = 2;
    /// Two nonempty heaps may be left.
    pub const TWO: u8 = 4;
    /// Three nonempty heaps may be left.
    pub const THREE: u8 = 8;

    /// Whether it has any of these bits.
    #[must_use]
    #[inline]
    pub const fn has(self, bits: u8) -> bool {
        self.bits & bits != 0
    }

    fn write(self, text: &mut String) {
        text.push(char::from(b"0123456789abcdef"[usize::from(self.bits)]));
        if self.is_unequal {
            text.push('!');
        }
    }
}

/// A digit of a code with its place, the number that is taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Place {
    /// k.
    pub taken: usize,
    /// dₖ, not 0.
    pub digit: Digit,
}

/// The rules of an octal game: the digit dₖ is what may be left of a heap, or row, when k are
/// taken.
///
/// Codes with the same meaning are equal.
///
/// ```
/// use mexplorer::heaps::octal::Code;
///
/// let dawsons_kayles: Code = Code::parse("0.07")?;
/// assert_eq!(dawsons_kayles, Code::taking("2")?);
/// assert_eq!((dawsons_kayles.digit(2), dawsons_kayles.last()), (7, Some(2)));
/// assert_eq!(Code::parse("4.3[33]")?.to_string(), "4.[3]");
/// # Ok::<(), mexplorer::heaps::octal::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Code {
    /// Ascending; the nonzero digits before the tail.
    places: Vec<Place>,
    tail: Option<Tail>,
}

/// Digits that repeat for ever; not all are 0.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Tail {
    /// The place of the first digit, at least 1.
    pub(super) from: usize,
    pub(super) digits: Vec<Digit>,
}

impl Tail {
    /// Whether it allows more than taking whole heaps.
    pub(super) fn leaves_something(&self) -> bool {
        let left = Digit::ONE | Digit::TWO | Digit::THREE;
        self.digits.iter().any(|digit| digit.has(left))
    }

    fn digit(&self, k: usize) -> Digit {
        self.digits[(k - self.from) % self.digits.len()]
    }
}

impl Code {
    /// Parses a code: d₀, a dot, then d₁, d₂, …, hexadecimal, at most [`MAX_DIGITS`]. It may end
    /// with a tail in brackets, which repeats for ever. A `!` after a digit from 4 to 7 means that
    /// its two parts must be unequal.
    ///
    /// * `0.07`: take two neighbours from a row. `0.[3]`: Nim. `4.[3]`: Lasker's Nim. `4!.0`:
    ///   Grundy's game.
    ///
    /// # Errors
    ///
    /// [`Error::CodeEmpty`]; [`Error::CodeLong`]; then the first of these, from left to right:
    /// [`Error::CodeDigit`] for an invalid character, [`Error::CodePass`] for a first digit other
    /// than 0, 4, 8 or c, [`Error::CodeDot`], [`Error::CodeUnequal`], [`Error::CodeTail`],
    /// [`Error::CodeTailEmpty`].
    ///
    /// ```
    /// use mexplorer::heaps::octal::{Code, Error};
    ///
    /// assert!(Code::parse("0.137").is_ok());
    /// assert!(matches!(Code::parse("0.1g"), Err(Error::CodeDigit { place: 4, .. })));
    /// ```
    pub fn parse(text: &str) -> Result<Self, Error> {
        if text.is_empty() {
            return Err(Error::CodeEmpty);
        }
        let count = text.chars().filter(char::is_ascii_hexdigit).count();
        if count > MAX_DIGITS {
            return Err(Error::CodeLong {
                value: count,
                limit: MAX_DIGITS,
            });
        }
        let value = || text.to_owned();
        let mut digits: Vec<Digit> = Vec::new();
        // The place of the first digit of a tail, and whether its bracket is closed.
        let mut tail_from = None;
        let (mut has_dot, mut is_closed) = (false, false);
        let mut before = ' ';
        for (place, sign) in (1..).zip(text.chars()) {
            if is_closed {
                return Err(Error::CodeTail { value: value() });
            }
            match sign {
                '.' => {
                    if has_dot || digits.len() != 1 {
                        return Err(Error::CodeDot { value: value() });
                    }
                    has_dot = true;
                }
                '!' => match digits.last_mut() {
                    Some(digit) if before.is_ascii_hexdigit() && (4..8).contains(&digit.bits) => {
                        digit.is_unequal = true;
                    }
                    _ => {
                        return Err(Error::CodeUnequal {
                            value: value(),
                            place,
                        });
                    }
                },
                '[' => {
                    if tail_from.is_some() {
                        return Err(Error::CodeTail { value: value() });
                    }
                    if !has_dot {
                        return Err(Error::CodeDot { value: value() });
                    }
                    tail_from = Some(digits.len());
                }
                ']' => {
                    if tail_from.is_none() {
                        return Err(Error::CodeTail { value: value() });
                    }
                    if tail_from == Some(digits.len()) {
                        return Err(Error::CodeTailEmpty { value: value() });
                    }
                    is_closed = true;
                }
                _ => {
                    let bits = sign.to_digit(16).and_then(|bits| u8::try_from(bits).ok());
                    let bits = bits.ok_or_else(|| Error::CodeDigit {
                        value: value(),
                        place,
                        sign: sign.into(),
                    })?;
                    if digits.is_empty() && bits & 3 != 0 {
                        return Err(Error::CodePass {
                            value: value(),
                            digit: sign.into(),
                        });
                    }
                    if !has_dot && digits.len() == 1 {
                        return Err(Error::CodeDot { value: value() });
                    }
                    digits.push(Digit {
                        bits,
                        is_unequal: false,
                    });
                }
            }
            before = sign;
        }
        if !has_dot {
            return Err(Error::CodeDot { value: value() });
        }
        if tail_from.is_some() && !is_closed {
            return Err(Error::CodeTail { value: value() });
        }
        Ok(Self::of_digits(digits, tail_from))
    }

    /// The game in which a move takes that many neighbours from anywhere in a row: the digit 7 at
    /// those places. The text has whole numbers from 1 to [`MAX_TAKE`] and ranges of them, as
    /// `2,3,4` or `2-6`, separated by commas; at most [`MAX_TAKES`] different ones.
    ///
    /// # Errors
    ///
    /// The first of these: [`Error::TakeEmpty`]; [`Error::TakeNumber`] for the first invalid item;
    /// [`Error::TakeMany`].
    ///
    /// ```
    /// use mexplorer::heaps::octal::Code;
    ///
    /// assert_eq!(Code::taking("4,2-3,3")?.to_string(), "0.0777");
    /// assert_eq!(Code::taking("1,100-102")?.to_string(), "take=1,100-102");
    /// # Ok::<(), mexplorer::heaps::octal::Error>(())
    /// ```
    pub fn taking(text: &str) -> Result<Self, Error> {
        if text.is_empty() {
            return Err(Error::TakeEmpty);
        }
        // By number: how many more ranges begin there than ended before it.
        let mut begun: Vec<isize> = Vec::new();
        for (place, item) in (1..).zip(text.split(',')) {
            let [first, last] = range(item, MAX_TAKE).ok_or_else(|| Error::TakeNumber {
                value: item.to_owned(),
                place,
                limit: MAX_TAKE,
            })?;
            begun.resize(begun.len().max(last + 2), 0);
            begun[first] += 1;
            begun[last + 1] -= 1;
        }
        let mut open = 0;
        let mut takes: Vec<usize> = Vec::new();
        for (taken, begun) in begun.into_iter().enumerate() {
            open += begun;
            if open > 0 {
                takes.push(taken);
            }
        }
        if takes.len() > MAX_TAKES {
            return Err(Error::TakeMany {
                value: takes.len(),
                limit: MAX_TAKES,
            });
        }
        let digit = Digit {
            bits: 7,
            is_unequal: false,
        };
        let place = |taken| Place { taken, digit };
        Ok(Self {
            places: takes.into_iter().map(place).collect(),
            tail: None,
        })
    }

    /// Builds the normal form of a list of digits; those from `tail_from` on are the tail.
    fn of_digits(mut digits: Vec<Digit>, tail_from: Option<usize>) -> Self {
        let mut tail = tail_from.map_or_else(Vec::new, |from| digits.split_off(from));
        if tail.iter().all(|&digit| digit == Digit::default()) {
            tail.clear();
        }
        // The shortest tail, then as early as possible.
        let length = (1..tail.len()).find(|&length| {
            tail.len().is_multiple_of(length) && tail[length..] == tail[..tail.len() - length]
        });
        tail.truncate(length.unwrap_or(tail.len()));
        while digits.len() > 1 && tail.last().is_some_and(|last| digits.last() == Some(last)) {
            digits.pop();
            tail.rotate_right(1);
        }
        let from = digits.len();
        let places = (0..).zip(digits);
        Self {
            places: places
                .filter(|(_, digit)| digit.bits != 0)
                .map(|(taken, digit)| Place { taken, digit })
                .collect(),
            tail: (!tail.is_empty()).then_some(Tail { from, digits: tail }),
        }
    }

    /// dₖ with its `!`.
    #[must_use]
    pub fn at(&self, k: usize) -> Digit {
        if let Some(tail) = self.tail.as_ref().filter(|tail| k >= tail.from) {
            return tail.digit(k);
        }
        let found = self.places.binary_search_by_key(&k, |place| place.taken);
        found.map_or_else(|_| Digit::default(), |index| self.places[index].digit)
    }

    /// dₖ for any k.
    pub(super) fn at_big(&self, k: &BigUint) -> Digit {
        match (usize::try_from(k), &self.tail) {
            (Ok(k), _) => self.at(k),
            (Err(_), None) => Digit::default(),
            (Err(_), Some(tail)) => tail.digits[small(&((k - tail.from) % tail.digits.len()))],
        }
    }

    /// dₖ, 0 to 15.
    #[must_use]
    pub fn digit(&self, k: usize) -> u8 {
        self.at(k).bits
    }

    /// Whether the two parts must be unequal when k are taken.
    #[must_use]
    pub fn is_unequal(&self, k: usize) -> bool {
        self.at(k).is_unequal
    }

    /// The nonzero digits, ascending; only those before the tail.
    #[must_use]
    pub fn places(&self) -> &[Place] {
        &self.places
    }

    pub(super) fn tail(&self) -> Option<&Tail> {
        self.tail.as_ref()
    }

    /// Whether its digits repeat for ever.
    #[must_use]
    pub fn has_tail(&self) -> bool {
        self.tail.is_some()
    }

    /// The place of the last nonzero digit; `None` if there is none, or a tail.
    #[must_use]
    pub fn last(&self) -> Option<usize> {
        let last = self.places.last().filter(|_| !self.has_tail());
        last.map(|place| place.taken)
    }

    /// All nonzero digits, those of the tail once.
    fn digits(&self) -> impl Iterator<Item = Digit> {
        let tail = self.tail.iter().flat_map(|tail| &tail.digits);
        (self.places.iter().map(|place| place.digit)).chain(tail.copied())
    }

    /// Whether a move may leave two or three parts.
    #[must_use]
    pub fn splits(&self) -> bool {
        self.digits()
            .any(|digit| digit.has(Digit::TWO | Digit::THREE))
    }

    /// Whether a move may leave three parts.
    #[must_use]
    pub fn has_threes(&self) -> bool {
        self.digits().any(|digit| digit.has(Digit::THREE))
    }

    /// Whether some digit requires unequal parts.
    #[must_use]
    pub fn has_unequal(&self) -> bool {
        self.digits().any(|digit| digit.is_unequal)
    }

    /// Whether it is `0.[3]`, Nim.
    #[must_use]
    pub fn is_nim(&self) -> bool {
        self.places.is_empty() && self.takes_any()
    }

    /// Whether it is `4.[3]`, Lasker's Nim.
    #[must_use]
    pub fn is_laskers(&self) -> bool {
        let parted = Digit {
            bits: Digit::TWO,
            is_unequal: false,
        };
        self.takes_any()
            && matches!(self.places[..], [Place { taken: 0, digit }] if digit == parted)
    }

    fn takes_any(&self) -> bool {
        let tail = self.tail.as_ref();
        tail.is_some_and(|tail| {
            tail.from == 1 && matches!(tail.digits[..], [digit] if digit.bits == 3)
        })
    }
}

/// In the format of [`Code::parse`], without zeros at the end, with a tail as short and as early as
/// possible; a code of too many digits is `take=` and a list in the format of [`Code::taking`].
impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let digits_before = match &self.tail {
            Some(tail) => tail.from,
            None => self.last().unwrap_or(0) + 1,
        };
        let mut text = String::new();
        if digits_before > MAX_DIGITS {
            text.push_str("take=");
            for (index, place) in self.places.iter().enumerate() {
                let is_taken = |k: usize| self.digit(k) != 0;
                let (follows, goes_on) = (is_taken(place.taken - 1), is_taken(place.taken + 1));
                if follows && goes_on {
                    continue;
                }
                if follows {
                    text.push('-');
                } else if index > 0 {
                    text.push(',');
                }
                text.push_str(&place.taken.to_string());
            }
            return f.write_str(&text);
        }
        (0..digits_before).for_each(|k| self.at(k).write(&mut text));
        // After the first digit; something always follows.
        let dot = if self.is_unequal(0) { 2 } else { 1 };
        if let Some(tail) = &self.tail {
            text.push('[');
            tail.digits.iter().for_each(|digit| digit.write(&mut text));
            text.push(']');
        } else if digits_before == 1 {
            text.push('0');
        }
        text.insert(dot, '.');
        f.write_str(&text)
    }
}
