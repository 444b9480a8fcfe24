//! Proofs that a learner carries out: a claim, and a challenger.
//!
//! **The challenger may choose anything; the claim must have an answer.** [`Spec::parse`] reads what a
//! link says a proof is about, and the claim. [`Spec::judge`] looks for the first place where the
//! claim is wrong, by the bare rules. A claim about one position is a [`dispute`]: every move that
//! the challenger may make, with its answer. Each proof has a module: [`xor`] (facts, a table, a
//! formula), [`mex`] (values at the vertices of a graph), [`stairs`],
//! [`beatty`] (the pairs of Wythoff's game), [`sg`] (unlike parts side by side), [`fusion`] (the
//! cycles of Green Hackenbush), [`numeration`] (the smallest winning take of Dynamic Nim), [`walls`]
//! (those of its table).
//!
//! ```
//! use mexplorer::why::{Judged, Link, Spec};
//!
//! let judged = |part, claim| {
//!     let link = Link { about: "xor", part, claim, ..Link::default() };
//!     Spec::parse(&link).map(|spec| spec.judge())
//! };
//! assert_eq!(judged("3", "a + b"), Ok(Judged::Refuted("1,1".to_owned())));
//! assert_eq!(judged("3", "xor(a, b)"), Ok(Judged::Tried(1 << 20)));
//! assert_eq!(judged("2", "0,1,2;1,0,3;2,3,"), Ok(Judged::Tried(8)));
//! assert_eq!(judged("1", ""), Ok(Judged::Tried(30)));
//! ```

pub mod beatty;
pub mod dispute;
mod error;
pub mod fusion;
mod labels;
pub mod mex;
pub mod numeration;
mod pile;
pub mod sg;
mod spec;
pub mod stairs;
pub mod walls;
pub mod xor;

pub use error::{Claimed, Error, Listed};
pub use spec::{ABOUTS, Claim, Judged, Link, Spec};
