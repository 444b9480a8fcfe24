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
//! # Ok::<(), mexplorer::SolveError>(())
//! ```
//!
//! * [`dynamic_nim`]: one pile, and a limit that moves with the last take.
//! * [`wythoff`]: two piles, and a grid of stars that a formula knows.
//! * [`race`]: two tokens that change places, on a board of any shape.
//! * [`heaps`]: games made of heaps; Nim, bounded, Moore's, and misère.
//! * [`impartial`]: any game by its bare rules, and the search that solves it.
//! * [`Outcome`], [`Ratio`]: the vocabulary. [`SolveError`]: all that can be asked wrongly.
//! * [`timeline`]: from a step to its place in the run, and back.
//!
//! Everything is exact (no floats), deterministic (no clock, no randomness, no
//! hash order) and bounded: limits are checked before memory is taken. For the
//! browser, and only there, the crate exports one JavaScript class per game.

mod error;
mod observer;
mod outcome;
mod raster;
mod ratio;
mod whole_number;

pub mod dynamic_nim;
pub mod heaps;
pub mod impartial;
pub mod race;
pub mod timeline;
pub mod wythoff;

#[cfg(target_arch = "wasm32")]
mod wasm;

pub use error::{Place, SolveError};
pub use observer::Observer;
pub use outcome::Outcome;
pub use raster::{Colours, MAX_TILE, Tile};
pub use ratio::Ratio;
