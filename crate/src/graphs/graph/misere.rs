//! Misère play: a player who cannot move wins.
//!
//! A vertex has two nimbers: g, and g⁻, which is 1 without options and otherwise the mex of the
//! options' g⁻. A single token is a losing position if and only if g⁻ is 0. A vertex is *tame* if
//! the two are 0 and 1, or 1 and 0, or equal, and all its options are tame. Let X be the XOR of the
//! nimbers g of tame tokens. If some token has g = g⁻, the player to move wins if and only if X ≠
//! 0; otherwise if and only if X = 0 (Conway; Winning Ways, chapter 13). Other tokens are searched.

use crate::Observer;
use crate::graphs::digraph::Heights;
use crate::graphs::nimbers::Mex;
use crate::graphs::{Digraph, Label};
use crate::impartial::{Impartial, solve};

use super::Spec;

/// The most positions in a search, for tokens that are not tame.
pub const MAX_SEARCHED: usize = 1_000_000;

/// The two nimbers of a vertex.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Genus {
    /// In normal play.
    pub nimber: u32,
    /// In misère play: 0 if and only if a single token on the vertex loses.
    pub misere: u32,
    /// Whether the vertex and all that can be reached from it behave like heaps of Nim.
    pub is_tame: bool,
}

/// The event that a vertex gets its two nimbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tamed {
    /// The height of the vertex, plus 1.
    pub milestone: u32,
    /// The vertex.
    pub vertex: u32,
    /// Its nimbers.
    pub genus: Genus,
}

/// The two nimbers of all vertices; `order` is [`Digraph::order`].
///
/// Cost: O(V + E).
pub fn genera(graph: &Digraph, order: &[u32], observer: &mut impl Observer<Tamed>) -> Vec<Genus> {
    let none = Genus {
        nimber: 0,
        misere: 1,
        is_tame: true,
    };
    let mut all = vec![none; graph.vertex_count()];
    let mut heights = Heights::new(graph);
    let mut mex = Mex::default();
    for &vertex in order {
        let options = graph.options(vertex);
        let of_options = || options.iter().map(|&option| all[option as usize]);
        if !options.is_empty() {
            let nimber = mex.of(of_options().map(|genus| genus.nimber));
            let misere = mex.of(of_options().map(|genus| genus.misere));
            let is_pair = matches!((nimber, misere), (0, 1) | (1, 0)) || nimber == misere;
            let is_tame = is_pair && of_options().all(|genus| genus.is_tame);
            all[vertex as usize] = Genus {
                nimber,
                misere,
                is_tame,
            };
        }
        observer.see(Tamed {
            milestone: heights.of(graph, vertex) + 1,
            vertex,
            genus: all[vertex as usize],
        });
    }
    all
}

/// The tokens as an [`Impartial`] game; a position has the tokens that can move, ascending.
struct Bare<'a>(&'a Spec);

impl Bare<'_> {
    fn of(&self, position: &[u32]) -> Vec<u32> {
        let can_move = |&&vertex: &&u32| !self.0.options(vertex).is_empty();
        let mut tokens: Vec<u32> = position.iter().filter(can_move).copied().collect();
        tokens.sort_unstable();
        tokens
    }
}

impl Impartial for Bare<'_> {
    type Position = Vec<u32>;
    type Move = ();

    fn moves(&self, position: &Vec<u32>) -> Vec<((), Vec<u32>)> {
        let mut all = Vec::new();
        for (token, vertex) in position.iter().enumerate() {
            // Tokens on the same vertex have the same moves.
            if token > 0 && position[token - 1] == *vertex {
                continue;
            }
            for &option in self.0.options(*vertex) {
                let mut left = position.clone();
                left[token] = option;
                all.push(((), self.of(&left)));
            }
        }
        all
    }
}

impl Spec {
    /// Who wins in misère play; `None` if tokens are not tame and have too many positions.
    pub(super) fn misere(&self, position: &[u32]) -> Option<Label> {
        let genera = self.genera();
        let of_tokens = || position.iter().map(|&vertex| genera[vertex as usize]);
        if of_tokens().all(|genus| genus.is_tame) {
            let is_firm = of_tokens().any(|genus| genus.nimber == genus.misere);
            let nimber = of_tokens().fold(0, |sum, genus| sum ^ genus.nimber);
            return Some(Label::of(is_firm != (nimber == 0)));
        }
        let bare = Bare(self);
        let tokens = bare.of(position);
        // A single token needs no search.
        if let [vertex] = tokens[..] {
            return Some(Label::of(genera[vertex as usize].misere != 0));
        }
        let start = self.tokens().unwrap_or_default();
        let searched = self
            .searched
            .get_or_init(|| solve(&bare, &bare.of(start), MAX_SEARCHED).ok());
        Some(searched.as_ref()?.get(&tokens)?.misere.into())
    }
}
