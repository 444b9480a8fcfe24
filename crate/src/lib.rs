//! Solvers of impartial combinatorial games, exact and explained.
//!
//! Each game is a module. Its rules and positions are values. Its methods are functions that return
//! the solution and report every step to an observer, so the same algorithm solves, counts its
//! steps and feeds an animation.
//!
//! # A tour
//!
//! [`dynamic_nim`]: one pile, and a limit that depends on the last take.
//!
//! ```
//! # #[cfg(feature = "dynamic_nim")] {
//! use mexplorer::Outcome;
//! use mexplorer::dynamic_nim::{Game, Position, Rule, WallsCost, walls};
//!
//! // Piles of up to seven stones; after a take of x the opponent may take at most 2x.
//! let game = Game::new(7, Rule::factor("2")?);
//! let mut cost = WallsCost::default();
//! let thresholds = walls(&game, &mut cost);
//!
//! // The first player may not take the whole pile.
//! let opening = Position { pile: 7, cap: 6 };
//! assert_eq!(thresholds.outcome(opening), Outcome::N);
//! assert_eq!(thresholds.winning_takes(opening), [2]);
//! assert_eq!(cost.pops, 5);
//! # }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! [`wythoff`]: two piles; a formula gives the losing positions (the stars of the grid).
//!
//! ```
//! # #[cfg(feature = "wythoff")] {
//! use mexplorer::wythoff::{Position, is_p, star, winning_moves};
//!
//! // The millionth star, from one exact square root.
//! let far = star(&1_000_000_u32.into());
//! assert_eq!(far, Position::new(1_618_033_u32, 2_618_033_u32));
//! let position = Position::new(12_u32, 21_u32);
//! assert!(winning_moves(&position).iter().all(is_p));
//! # }
//! ```
//!
//! [`race`]: two tokens that swap places, on a board of any shape.
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
//! [`heaps`]: Nim in its bounded, Moore's and misère forms, subtraction games, octal games, and
//! sums of heaps.
//!
//! ```
//! # #[cfg(feature = "heaps")] {
//! use mexplorer::heaps::Play;
//! use mexplorer::heaps::nim::{Rules, Take, winning_moves};
//!
//! let rules = Rules { max: None, moore: None, play: Play::Misere };
//! let heaps = [1_u32, 1, 2].map(Into::into);
//! // Leave an odd number of single stones, so that the opponent takes the last one.
//! let all_of_two = vec![Take { heap: 2, take: 1_u32.into() }];
//! assert_eq!(winning_moves(&rules, &heaps), Some(vec![all_of_two]));
//! # }
//! ```
//!
//! ```
//! # #[cfg(feature = "heaps")] {
//! use mexplorer::heaps::octal::{Code, Octal};
//!
//! // Dawson's Kayles: take two neighbours from a row.
//! let mut rows = Octal::new(Code::parse("0.07")?);
//! rows.advance(10_000, u64::MAX);
//! let found = rows.period().expect("known since 1956");
//! assert_eq!((found.period.preperiod, found.period.period), (53, 34));
//! assert_eq!(found.values_needed(), Some(176));
//! # }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! [`graphs`]: tokens on a directed graph, which may have cycles; labels, nimbers (infinite ones
//! too), and four rules.
//!
//! ```
//! # #[cfg(feature = "graphs")] {
//! use mexplorer::graphs::{Digraph, Label, label};
//!
//! // 0 and 1 lead to each other, 1 also to 2, and 2 to itself: nobody can force a win.
//! let graph = Digraph::new(3, &[[0, 1], [1, 0], [1, 2], [2, 2]]);
//! assert_eq!(label(&graph, &[None; 3], &mut ()).labels, [Label::Draw; 3]);
//! # }
//! ```
//!
//! [`rows`]: stairs, coins and piles; each position is equivalent to a position of Nim.
//!
//! ```
//! # #[cfg(feature = "rows")] {
//! use mexplorer::rows::RowGame;
//! use mexplorer::rows::turning::Turning;
//!
//! // Mock Turtles: turn up to three coins. A head at 4 has nimber 7, the fourth odious number.
//! let game = Turning::parse("1-3", "4")?;
//! assert_eq!(game.nimber(game.start()), Some(7_u32.into()));
//! # }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! [`hackenbush`]: cut an edge; whatever is no longer connected to the ground falls.
//!
//! ```
//! # #[cfg(feature = "hackenbush")] {
//! use mexplorer::hackenbush::Spec;
//!
//! // A triangle on a stalk has nimber 2, like a stalk of two edges.
//! let game = Spec::parse("0-1,1-2,2-3,3-1", "0")?;
//! assert_eq!((game.nimber(), game.verdict().moves), (2, vec![0]));
//! # }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! [`lab`]: games whose rules are a text that anyone can write.
//!
//! ```
//! # #[cfg(feature = "lab")] {
//! use mexplorer::lab::{Label, Rule, Work};
//!
//! // Take two to six. A pile of 17 is a losing position.
//! let rule = Rule::parse("(n) -> (n - t) for t in {2..6}").unwrap();
//! let mut work = Work::new(rule, &[])?;
//! while work.advance(1_000)? < 1.0 {}
//! assert_eq!(work.label(&[17]), Some(Label::P));
//! # }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! * [`impartial`]: any game given by its moves, and a search that solves it. [`play`]: such a game
//!   with positions and moves as text, and moves for the computer.
//! * [`Outcome`], [`BigUint`]: the common types. [`timeline`]: finds the place of a step in a run.
//! * Every game has an `Error` type, which holds the offending value and the limit. Errors common
//!   to several games are in [`QuestionError`]. A game's `Spec` parses the texts of links.
//!
//! Everything is exact (no floats), deterministic (no clock, no randomness, no hash order) and
//! bounded: limits are checked before memory is taken.
//!
//! # Features
//!
//! | feature | in the default | what it adds |
//! |---|---|---|
//! | `all` | yes | every family of games |
//! | `dynamic_nim`, `graphs`, `hackenbush`, `heaps`, `lab`, `race`, `rows`, `sums`, `why`, `wythoff` | yes | the module of that name |
//! | `serde` | no | `Serialize` for outcomes and errors, `Deserialize` for the windows of pictures |
//! | `wasm` | no | on wasm32 one JavaScript class a game, and `serde` |
//! | `bench` | no | what this project times in a browser |
//!
//! Rust 1.95 is needed, the version the project is built with; older ones are not tested. Any
//! release may need a newer version.

// A build with only some families does not use all of the shared code.
#![cfg_attr(
    not(feature = "all"),
    allow(dead_code, unreachable_pub, unused_imports, unused_macros)
)]

mod cache;
mod error;
mod list_text;
mod observer;
mod outcome;
mod printed;
mod random_choice;
mod raster;
#[cfg(any(feature = "dynamic_nim", feature = "lab", feature = "why"))]
mod rational;
mod whole_number;

#[cfg(any(feature = "dynamic_nim", feature = "why"))]
pub mod dynamic_nim;
#[cfg(any(feature = "graphs", feature = "hackenbush", feature = "why"))]
pub mod graphs;
#[cfg(any(feature = "hackenbush", feature = "why"))]
pub mod hackenbush;
#[cfg(any(feature = "heaps", feature = "sums"))]
pub mod heaps;
pub mod impartial;
#[cfg(any(feature = "lab", feature = "why"))]
pub mod lab;
#[cfg(any(
    feature = "dynamic_nim",
    feature = "heaps",
    feature = "sums",
    feature = "why"
))]
pub mod memo;
pub mod nim_product;
pub mod play;
#[cfg(feature = "race")]
pub mod race;
#[cfg(feature = "rows")]
pub mod rows;
pub mod timeline;
#[cfg(feature = "why")]
pub mod why;
#[cfg(any(feature = "why", feature = "wythoff"))]
pub mod wythoff;

#[cfg(all(target_arch = "wasm32", feature = "wasm"))]
mod wasm;

pub use error::QuestionError;
pub use list_text::{ListError, list_text};
pub use num_bigint::BigUint;
pub use observer::Observer;
pub use outcome::Outcome;
pub use printed::PrintedCell;
pub use raster::{Colours, MAX_TILE, Tile};
#[cfg(any(feature = "dynamic_nim", feature = "lab", feature = "why"))]
pub use rational::Rational;
