//! Tokens on a graph: a move takes a token along an edge.
//!
//! A position is the vertices of the tokens; it is the sum of the games of the single tokens. A
//! player who cannot move loses (`normal`) or wins (`misere`). By SJ's rule a play ends once all
//! tokens have nimber 0, and the player to move then wins. By the rule `every` a move moves every
//! token that can move, and the last token to end decides. Without tokens there are only labels;
//! with winning and losing terminals there is at most one token.

mod error;
mod every;
mod misere;
mod moves;
mod spec;
mod token_move;
mod verdict;

pub use error::Error;
pub use every::{Stepped, steps};
pub use misere::{Genus, MAX_SEARCHED, Tamed, genera};
pub use spec::{Rule, Spec, Texts};
pub use token_move::TokenMove;
pub use verdict::{MAX_LETTERS, MAX_REPORTED, Unknown, Verdict};
