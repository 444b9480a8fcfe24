//! Proofs that a learner carries out: a claim, and a challenger.
//!
//! **The challenger may choose anything; the claim must have an answer.** [`Spec::parse`] reads what a
//! link says a proof is about, and the claim. [`Spec::judge`] looks for the first place where the
//! claim is wrong, by the bare rules: a table of the sizes that make a losing position
//! ([`table`]), a formula for them ([`formula`]), values at the vertices of a graph ([`values`]),
//! or facts about positions side by side, for which every move has its answer ([`facts`]).
//!
//! ```
//! use mexplorer::why::{Judged, Spec};
//!
//! let judged = |part, claim| Spec::parse("xor", part, claim, "").map(|spec| spec.judge());
//! assert_eq!(judged("3", "a + b"), Ok(Judged::Refuted("1,1".to_owned())));
//! assert_eq!(judged("3", "xor(a, b)"), Ok(Judged::Tried(1 << 20)));
//! assert_eq!(judged("2", "0,1,2;1,0,3;2,3,"), Ok(Judged::Tried(8)));
//! assert_eq!(judged("1", ""), Ok(Judged::Tried(30)));
//! ```

pub mod answers;
mod error;
pub mod facts;
pub mod formula;
pub mod pairs;
mod spec;
pub mod table;
pub mod values;

pub use error::{Claimed, Error};
pub use spec::{ABOUTS, Judged, Spec};
