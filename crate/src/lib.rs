//! Solvers of impartial combinatorial games, exact and explained.
//!
//! A game is a module. Its rules are values, its methods functions that return
//! the solution and report every step to an observer, so that one and the same
//! algorithm solves, counts, and feeds an animation:
//!
//! ```
//! use mexplorer::Outcome;
//! use mexplorer::dynamic_nim::{RuleText, Spec, WallsCost, walls};
//!
//! // Seven stones, at most twice what the opponent took; not all at once.
//! let spec = Spec::parse("7", RuleText::Factor("2"), None)?;
//! let (game, position) = spec.table()?;
//!
//! let mut cost = WallsCost::default();
//! let thresholds = walls(&game, &mut cost);
//!
//! assert_eq!(thresholds.outcome(position), Outcome::N);
//! assert_eq!(thresholds.winning_takes(position), [2]);
//! assert_eq!(cost.pops, 5);
//! # Ok::<(), mexplorer::dynamic_nim::Error>(())
//! ```
//!
//! * [`dynamic_nim`]: one pile, and a limit that moves with the last take.
//! * [`wythoff`]: two piles, and a grid of stars that a formula knows.
//! * [`race`]: two tokens that change places, on a board of any shape.
//! * [`heaps`]: games made of heaps; Nim, bounded, Moore's, and misère.
//! * [`impartial`]: any game by its bare rules, and the search that solves it.
//! * [`Outcome`], : the vocabulary. [`QuestionError`]: all that can be asked wrongly.
//! * [`timeline`]: from a step to its place in the run, and back.
//!
//! Everything is exact (no floats), deterministic (no clock, no randomness, no
//! hash order) and bounded: limits are checked before memory is taken. For the
//! browser, and only there, the crate exports one JavaScript class per game.

mod error;
mod observer;
mod outcome;
#[cfg(any(feature = "dynamic_nim", feature = "wythoff"))]
mod raster;
#[cfg(any(feature = "dynamic_nim", feature = "heaps", feature = "wythoff"))]
mod whole_number;

#[cfg(feature = "dynamic_nim")]
pub mod dynamic_nim;
#[cfg(feature = "heaps")]
pub mod heaps;
pub mod impartial;
#[cfg(feature = "race")]
pub mod race;
pub mod timeline;
#[cfg(feature = "wythoff")]
pub mod wythoff;

#[cfg(all(target_arch = "wasm32", feature = "wasm"))]
mod wasm;

pub use error::QuestionError;
pub use observer::Observer;
pub use outcome::Outcome;
#[cfg(any(feature = "dynamic_nim", feature = "wythoff"))]
pub use raster::{Colours, MAX_TILE, Tile};
