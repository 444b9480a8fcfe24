//! Solvers of impartial combinatorial games, exact and explained.
//!
//! A game is a module. Its rules and positions are values, its methods functions that return the
//! solution and report every step to an observer, so that one and the same algorithm solves,
//! counts, and feeds an animation.
//!
//! # A tour
//!
//! [`dynamic_nim`]: one pile, and a limit that moves with the last take.
//!
//! ```
//! # #[cfg(feature = "dynamic_nim")] {
//! use mexplorer::Outcome;
//! use mexplorer::dynamic_nim::{Game, Position, Ratio, WallsCost, walls};
//!
//! // Piles to seven stones; who answers a take of x may take at most 2x.
//! let game = Game::new(7, Ratio::new(2, 1)?);
//! let mut cost = WallsCost::default();
//! let thresholds = walls(&game, &mut cost);
//!
//! // Who begins may not take all.
//! let opening = Position { pile: 7, cap: 6 };
//! assert_eq!(thresholds.outcome(opening), Outcome::N);
//! assert_eq!(thresholds.winning_takes(opening), [2]);
//! assert_eq!(cost.pops, 5);
//! # }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! [`wythoff`]: two piles, and a grid of stars that a formula knows.
//!
//! ```
//! # #[cfg(feature = "wythoff")] {
//! use mexplorer::wythoff::{Position, is_p, star, winning_moves};
//!
//! // The millionth star, by one exact square root.
//! let far = star(&1_000_000_u32.into());
//! assert_eq!(far, Position::new(1_618_033_u32, 2_618_033_u32));
//! let position = Position::new(12_u32, 21_u32);
//! assert!(winning_moves(&position).iter().all(is_p));
//! # }
//! ```
//!
//! [`race`]: two tokens that change places, on a board of any shape.
//!
//! ```
//! # #[cfg(feature = "race")] {
//! use mexplorer::race::{Layers, RingsCost, Winner, open_board, rings};
//!
//! let board = open_board(5, 7);
//! let mut cost = RingsCost::default();
//! let decision = rings(&board, &Layers::of(&board), &mut cost);
//! assert_eq!(decision.winner(), Winner::B);
//! # }
//! ```
//!
//! [`heaps`]: games made of heaps; Nim, bounded, Moore's, and misère; rows that fall in parts;
//! sums of them.
//!
//! ```
//! # #[cfg(feature = "heaps")] {
//! use mexplorer::heaps::Play;
//! use mexplorer::heaps::nim::{Rules, Take, winning_moves};
//!
//! let rules = Rules { max: None, moore: None, play: Play::Misere };
//! let heaps = [1_u32, 1, 2].map(Into::into);
//! // Whoever may not take the last one leaves an odd number of ones.
//! let all_of_two = vec![Take { heap: 2, take: 1_u32.into() }];
//! assert_eq!(winning_moves(&rules, &heaps), Some(vec![all_of_two]));
//! # }
//! ```
//!
//! ```
//! # #[cfg(feature = "heaps")] {
//! use mexplorer::heaps::octal::{Code, Octal};
//!
//! // Dawson's Kayles: two neighbours are taken from a row.
//! let mut rows = Octal::new(Code::parse("0.07")?);
//! rows.advance(10_000, u64::MAX);
//! let found = rows.period().expect("known since 1956");
//! assert_eq!((found.period.preperiod, found.period.period), (53, 34));
//! assert_eq!(found.values_needed(), Some(176));
//! # }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! [`graphs`]: tokens on a graph, which may have cycles; labels, nimbers that may be infinite, and
//! four rules.
//!
//! ```
//! # #[cfg(feature = "graphs")] {
//! use mexplorer::graphs::{Digraph, Label, label};
//!
//! // 0 and 1 lead to each other, and 1 to 2, which leads to itself: nobody can force an end.
//! let graph = Digraph::new(3, &[[0, 1], [1, 0], [1, 2], [2, 2]]);
//! assert_eq!(label(&graph, &[None; 3], &mut ()).labels, [Label::Draw; 3]);
//! # }
//! ```
//!
//! [`rows`]: stairs, coins and piles, whose positions are positions of Nim.
//!
//! ```
//! # #[cfg(feature = "rows")] {
//! use mexplorer::rows::RowGame;
//! use mexplorer::rows::turning::Turning;
//!
//! // Mock Turtles: up to three coins are turned. A head at 4 is worth 7, the fourth odious number.
//! let game = Turning::parse("1-3", "4")?;
//! assert_eq!(game.nimber(game.start()), Some(7_u32.into()));
//! # }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! [`hackenbush`]: edges that are cut from the ground, and what falls with them.
//!
//! ```
//! # #[cfg(feature = "hackenbush")] {
//! use mexplorer::hackenbush::Spec;
//!
//! // A triangle on a stalk is worth 2, as a stalk of two edges is.
//! let game = Spec::parse("0-1,1-2,2-3,3-1", "0")?;
//! assert_eq!((game.nimber(), game.verdict().moves), (2, vec![0]));
//! # }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! [`lab`]: games by rules that anyone writes, as text.
//!
//! ```
//! # #[cfg(feature = "lab")] {
//! use mexplorer::lab::{Label, Rule, Work};
//!
//! // Two to six are taken. Of 17 whoever moves loses.
//! let rule = Rule::parse("(n) -> (n - t) for t in {2..6}").unwrap();
//! let mut work = Work::new(rule, &[])?;
//! while work.advance(1_000)? < 1.0 {}
//! assert_eq!(work.label(&[17]), Some(Label::P));
//! # }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! * [`impartial`]: any game by its bare rules, and the search that solves it. [`play`]: such a
//!   game by text, with an opponent's moves.
//! * [`Outcome`], [`BigUint`]: the vocabulary. [`timeline`]: from a step to its place in the run.
//! * Every game has an `Error`, with the offending value and the limit it broke; what several
//!   games refuse is a [`QuestionError`]. Texts of links are read by a game's `Spec`.
//!
//! Everything is exact (no floats), deterministic (no clock, no randomness, no hash order) and
//! bounded: limits are checked before memory is taken.
//!
//! # Features
//!
//! | feature | in the default | what it adds |
//! |---|---|---|
//! | `all` | yes | every family of games |
//! | `dynamic_nim`, `graphs`, `hackenbush`, `heaps`, `lab`, `race`, `rows`, `sums`, `wythoff` | yes | the module of that name |
//! | `serde` | no | `Serialize` for outcomes and errors, `Deserialize` for the windows of pictures |
//! | `wasm` | no | on wasm32 one JavaScript class a game, and `serde` |
//! | `bench` | no | what this project times in a browser |
//!
//! Rust 1.95 is needed, the version the project is built with; an older one is not tested. A new
//! version may be needed with any release.

// A build with some of the families has no use for all that they share.
#![cfg_attr(
    not(feature = "all"),
    allow(dead_code, unreachable_pub, unused_imports, unused_macros)
)]

mod cache;
mod error;
mod observer;
mod outcome;
mod random_choice;
mod raster;
mod whole_number;

#[cfg(feature = "dynamic_nim")]
pub mod dynamic_nim;
#[cfg(any(feature = "graphs", feature = "hackenbush"))]
pub mod graphs;
#[cfg(feature = "hackenbush")]
pub mod hackenbush;
#[cfg(any(feature = "heaps", feature = "sums"))]
pub mod heaps;
pub mod impartial;
#[cfg(feature = "lab")]
pub mod lab;
pub mod play;
#[cfg(feature = "race")]
pub mod race;
#[cfg(feature = "rows")]
pub mod rows;
pub mod timeline;
#[cfg(feature = "wythoff")]
pub mod wythoff;

#[cfg(all(target_arch = "wasm32", feature = "wasm"))]
mod wasm;

pub use error::QuestionError;
pub use num_bigint::BigUint;
pub use observer::Observer;
pub use outcome::Outcome;
pub use raster::{Colours, MAX_TILE, Tile};
