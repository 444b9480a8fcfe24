//! Errors of the code of an octal game, or of a list of numbers that are taken.

/// Why an octal game is invalid; serialized as a [`QuestionError`](crate::QuestionError) is.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(
    feature = "serde",
    serde(tag = "id", content = "args", rename_all = "kebab-case")
)]
#[non_exhaustive]
pub enum Error {
    /// The code is empty.
    #[error("A code has a digit, a dot and more digits, as 0.07; nothing is here.")]
    CodeEmpty,
    /// There are too many digits.
    #[error("The code has {value} digits; it may have at most {limit}.")]
    CodeLong {
        /// How many it has.
        value: usize,
        /// How many it may have.
        limit: usize,
    },
    /// A character is not part of a code.
    #[error("In the code “{value}” character {place}, “{sign}”, is not a digit from 0 to f.")]
    CodeDigit {
        /// The code as typed.
        value: String,
        /// The character's place, from 1.
        place: usize,
        /// The character.
        sign: String,
    },
    /// There is no dot, more than one, or one at the wrong place.
    #[error("The code “{value}” has to have one dot, behind its first digit.")]
    CodeDot {
        /// The code as typed.
        value: String,
    },
    /// The first digit, which takes nothing, allows leaving fewer than two heaps.
    #[error(
        "The code “{value}” begins with {digit}, which would let a player pass; it may begin with \
         0, 4, 8 or c."
    )]
    CodePass {
        /// The code as typed.
        value: String,
        /// The digit.
        digit: String,
    },
    /// An exclamation mark follows a digit that does not leave exactly two parts.
    #[error(
        "In the code “{value}” the “!” at character {place} requires unequal parts, and may stand \
         only behind a digit from 4 to 7."
    )]
    CodeUnequal {
        /// The code as typed.
        value: String,
        /// The place of the `!`, from 1.
        place: usize,
    },
    /// A tail is not closed, or something follows it.
    #[error("The code “{value}” may have one repeating tail in brackets, with nothing behind it.")]
    CodeTail {
        /// The code as typed.
        value: String,
    },
    /// A tail has no digits.
    #[error("The repeating tail of the code “{value}” has no digits.")]
    CodeTailEmpty {
        /// The code as typed.
        value: String,
    },
    /// The list of numbers is empty.
    #[error("The numbers that may be taken are missing; write them as 2,3,4 or 2-6.")]
    TakeEmpty,
    /// An item in the list is neither a number nor a range.
    #[error(
        "Item {place} of what may be taken, “{value}”, is neither a whole number from 1 to \
         {limit} nor a range of them, as 2-6."
    )]
    TakeNumber {
        /// The item as typed.
        value: String,
        /// Its place in the list, from 1.
        place: usize,
        /// The largest number allowed.
        limit: usize,
    },
    /// There are too many numbers.
    #[error("There are {value} numbers that may be taken; there may be at most {limit}.")]
    TakeMany {
        /// How many different ones.
        value: usize,
        /// How many there may be.
        limit: usize,
    },
}
