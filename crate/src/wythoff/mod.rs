//! Wythoff's game: two piles, and a star grid without edges.
//!
//! Take any number from one pile, or the same number from both. Who cannot move loses. The
//! P-positions are (aᵢ, bᵢ) and their mirror images, i = 0, 1, 2, …: the *stars* of the grid,
//! one in every row, every column and every diagonal b − a = ±i.
//!
//! Three methods find them, and agree:
//!
//! * [`stars()`] places a star on the next free cell and covers what can reach it, O(n²) cells;
//! * [`mex_pairs()`] takes for aᵢ the least integer not used yet, and aᵢ + i for bᵢ, O(n);
//! * Beatty: [`lower()`] is aᵢ = ⌊iφ⌋ by one exact square root, at any size.
//!
//! The first two report every step to an [`Observer`], and nothing to `&mut ()`. A fourth
//! way, [`Zeckendorf`], reads the stars off sums of Fibonacci numbers; and
//! [`grundy_values()`] has all nimbers of a grid, 0 where the stars are.
//!
//! [`winning_moves()`] answers a position, [`explain()`] says why, and [`map()`] draws the stars
//! of any part of the grid at any scale.
//!
//! Sources: W. A. Wythoff, *A modification of the game of Nim*, Nieuw Archief voor Wiskunde 7
//! (1907); S. Beatty, Problem 3173, American Mathematical Monthly 33 (1926); OEIS A000201,
//! A001950.

mod beatty;
mod golden_ratio;
mod rules;

pub use beatty::{
    index_of_lower, is_p, lower, lowers_below, partner, star, stars_on_lines, upper, uppers_below,
    winning_moves,
};
pub use rules::{Line, Move, Position};
