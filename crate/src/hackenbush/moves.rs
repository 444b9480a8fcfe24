//! The moves, which edges fall with them, and plays.

use crate::Outcome;
use crate::graphs::link::{items, number};
use crate::impartial::Impartial;
use crate::play::{MoveTo, PlayText};
use crate::random_choice::pick_index;

use super::tree::Tree;
use super::{Error, MAX_EDGES, Spec};

/// The most moves, and the most winning moves, listed in a play.
const MAX_LISTED: usize = 200;

impl Spec {
    /// The edges that fall when an edge is cut, ascending, without the edge itself; empty for an
    /// edge that cannot be cut.
    ///
    /// Cost: O(V + E).
    ///
    /// ```
    /// use mexplorer::hackenbush::Spec;
    ///
    /// let game = Spec::parse("0-1,1-2,2-3,3-1,8-9", "0")?;
    /// assert_eq!(game.falls(&game.start(), 0), [1, 2, 3]);
    /// assert_eq!(game.falls(&game.start(), 2), []);
    /// assert_eq!(game.falls(&game.start(), 4), []); // not connected to the ground
    /// # Ok::<(), mexplorer::hackenbush::Error>(())
    /// ```
    #[must_use]
    pub fn falls(&self, position: &[u32], edge: u32) -> Vec<u32> {
        let before = self.tree_of(position, None);
        if !before.has(edge) {
            return Vec::new();
        }
        let after = self.tree_of(position, Some(edge));
        let mut all = before.joined();
        all.retain(|&one| one != edge && !after.has(one));
        all
    }

    /// The tree of the edges of a position, perhaps with one edge cut.
    fn tree_of(&self, position: &[u32], cut: Option<u32>) -> Tree {
        let mut is_present = vec![false; self.edges().len()];
        for &edge in position {
            if let Some(is_present) = is_present.get_mut(edge as usize) {
                *is_present = Some(edge) != cut;
            }
        }
        Tree::new(self, &is_present)
    }

    /// With the option: the edges that are still connected to the ground.
    fn with_option(&self, position: &[u32], edge: u32) -> MoveTo<Self> {
        (edge, self.tree_of(position, Some(edge)).joined())
    }
}

/// A position is its edges, ascending. After a cut all of them are connected to the ground; only
/// the start may have edges that are not.
impl Impartial for Spec {
    type Position = Vec<u32>;
    type Move = u32;

    fn moves(&self, position: &Vec<u32>) -> Vec<MoveTo<Self>> {
        let all = self.tree_of(position, None).joined().into_iter();
        all.map(|edge| self.with_option(position, edge)).collect()
    }
}

/// A position is written as its edges, ascending and separated by commas, a move as its edge.
impl PlayText for Spec {
    type Error = Error;

    fn read(&self, text: &str) -> Result<Vec<u32>, Error> {
        let count = self.edges().len();
        let edges = items(text, ',').take(MAX_EDGES + 1).map(|typed| {
            let edge = number(typed, u32::MAX)?;
            ((edge as usize) < count).then_some(edge)
        });
        let edges: Option<Vec<u32>> = edges.collect();
        let edges = edges.filter(|edges| edges.is_sorted_by(|one, next| one < next));
        edges.ok_or_else(|| Error::HackenbushPosition {
            value: text.to_owned(),
        })
    }

    fn write(&self, position: &Vec<u32>) -> String {
        let edges: Vec<String> = position.iter().map(u32::to_string).collect();
        edges.join(",")
    }

    fn name(&self, edge: &u32) -> String {
        edge.to_string()
    }

    fn outcome(&self, position: &Vec<u32>) -> Outcome {
        if self.tree_of(position, None).nimber() == 0 {
            Outcome::P
        } else {
            Outcome::N
        }
    }

    fn is_over(&self, position: &Vec<u32>) -> bool {
        self.tree_of(position, None).is_empty()
    }

    /// `None` if there are more than 200.
    fn listed(&self, position: &Vec<u32>) -> Option<Vec<MoveTo<Self>>> {
        let count = self.tree_of(position, None).joined().len();
        (count <= MAX_LISTED).then(|| self.moves(position))
    }

    fn named(&self, position: &Vec<u32>, name: &str) -> Option<MoveTo<Self>> {
        let edge: u32 = name.parse().ok()?;
        let is_move = self.name(&edge) == name && self.tree_of(position, None).has(edge);
        is_move.then(|| self.with_option(position, edge))
    }

    /// The first 200. For graphs with many cycles there may be none, if not all are known
    /// ([`MAX_WORK`](super::MAX_WORK)).
    fn winning(&self, position: &Vec<u32>) -> Vec<MoveTo<Self>> {
        let (edges, _) = self.tree_of(position, None).winning();
        let winning = edges.into_iter().take(MAX_LISTED);
        winning
            .map(|edge| self.with_option(position, edge))
            .collect()
    }

    fn count(&self, position: &Vec<u32>) -> u64 {
        self.tree_of(position, None).joined().len() as u64
    }

    /// The first edge that falls alone.
    fn patient_of_many(&self, position: &Vec<u32>) -> Option<MoveTo<Self>> {
        let edge = self.tree_of(position, None).first_single_cut()?;
        Some(self.with_option(position, edge))
    }

    fn careless(&self, position: &Vec<u32>, [which, ..]: [f64; 3]) -> Option<MoveTo<Self>> {
        let all = self.tree_of(position, None).joined();
        let edge = *all.get(pick_index(which, all.len()))?;
        Some(self.with_option(position, edge))
    }
}
