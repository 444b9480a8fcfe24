//! Tokens on a graph: a move takes a token along an edge.
//!
//! A position is where the tokens stand, each a game of its own. Who cannot move loses (`normal`)
//! or wins (`misere`); by SJ's rule the play stops once all tokens are worth 0, and who is then to
//! move wins; and where every token that can is to be moved, the last of them to end decides.
//! Without tokens there are labels only; with winning and losing terminals one token at most.

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
pub use verdict::{MAX_LETTERS, MAX_TOLD, Unknown, Verdict};
