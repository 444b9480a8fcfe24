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
    #[error("A code is a digit, a dot and more digits, such as 0.07; yours is empty.")]
    CodeEmpty,
    /// There are too many digits.
    #[error("The code has {value} digits; the limit is {limit}.")]
    CodeLong {
        /// How many it has.
        value: usize,
        /// How many it may have.
        limit: usize,
    },
    /// A character is not part of a code.
    #[error("Character {place} of the code “{value}”, “{sign}”, is not a digit from 0 to f.")]
    CodeDigit {
        /// The code as typed.
        value: String,
        /// The character's place, from 1.
        place: usize,
        /// The character.
        sign: String,
    },
    /// There is no dot, more than one, or one at the wrong place.
    #[error("A code has one dot, after its first digit; got “{value}”.")]
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
        "The “!” at character {place} of the code “{value}” asks for two unequal parts, so it \
         must follow a digit from 4 to 7."
    )]
    CodeUnequal {
        /// The code as typed.
        value: String,
        /// The place of the `!`, from 1.
        place: usize,
    },
    /// A tail is not closed, or something follows it.
    #[error("A code may end in one repeating part in brackets, such as 4.[3]; got “{value}”.")]
    CodeTail {
        /// The code as typed.
        value: String,
    },
    /// A tail has no digits.
    #[error("The repeating part of the code “{value}” has no digits; write one, as in 4.[3].")]
    CodeTailEmpty {
        /// The code as typed.
        value: String,
    },
    /// The list of numbers is empty.
    #[error("Say how many may be taken, such as 2,3,4 or 2-6; the list is empty.")]
    TakeEmpty,
    /// An item in the list is neither a number nor a range.
    #[error(
        "Item {place} of what may be taken must be a whole number from 1 to {limit}, or a \
         range such as 2-6; got “{value}”."
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
    #[error("The list has {value} numbers that may be taken; the limit is {limit}.")]
    TakeMany {
        /// How many different ones.
        value: usize,
        /// How many there may be.
        limit: usize,
    },
}
