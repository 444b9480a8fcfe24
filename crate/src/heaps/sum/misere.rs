//! Misère play: a player who cannot move wins.
//!
//! A heap has two nimbers: g, and g⁻, which is 1 without a move and otherwise the mex of the
//! options' g⁻. It is *tame* if the two are 0 and 1, or 1 and 0, or equal, and all its options are
//! tame; otherwise it is *wild*. It is *firm* if g = g⁻. Let X be the XOR of the nimbers g of tame
//! parts. If some part is firm, the player to move wins if and only if X ≠ 0; otherwise if and only
//! if X = 0 (Conway; Winning Ways, chapter 13).
//!
//! All subtraction games are tame: with s the smallest number that may be taken, g(n) = 1 if and
//! only if g(n − s) = 0 (Ferguson 1974), so a heap with g = 0 that has a move has one to g = 1.

use std::collections::BTreeMap;

use num_bigint::BigUint;

use crate::Outcome;
use crate::heaps::HeapMove;
use crate::impartial::{Impartial, Solved, mex, solve};

use super::verdict::add_up;
use super::{HeapGame, Part, Sum, left};

/// The largest heap of a game with splits that is checked for tameness.
pub const MAX_TAMED: usize = 3_000;

/// The most positions that are searched if a heap is wild.
pub const MAX_SEARCHED: usize = 40_000;

/// The most parts with a move in a search: with more there are more positions than are searched,
/// because each part has a move, and a move leaves at most one part less.
const MAX_OPEN: usize = 2_000;

/// The most moves in a search, estimated from the first position, which has about as many as any.
const MAX_SEARCHED_MOVES: u64 = 4_000_000;

/// The genus of a sum of tame parts.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Genus {
    /// The XOR of the nimbers.
    pub nimber: BigUint,
    /// Whether some part is firm.
    pub is_firm: bool,
}

impl Genus {
    pub(super) fn add(&mut self, other: &Self) {
        self.nimber ^= &other.nimber;
        self.is_firm |= other.is_firm;
    }

    pub(super) fn outcome(&self) -> Outcome {
        if self.is_firm == (self.nimber == BigUint::ZERO) {
            Outcome::P
        } else {
            Outcome::N
        }
    }
}

/// The tame heaps of one kind.
#[derive(Clone, Debug)]
pub(super) enum Tamed {
    /// All heaps are tame; those with a nimber above 1 are firm.
    All,
    /// By heap: its nimber and whether it is firm; up to the first wild one.
    Some {
        tame: Vec<(u32, bool)>,
        is_wild: bool,
    },
}

impl Tamed {
    pub(super) fn new(kind: &dyn HeapGame) -> Self {
        match kind.set() {
            Some(_) => Self::All,
            None => Self::Some {
                tame: Vec::new(),
                is_wild: false,
            },
        }
    }

    /// Checks the heaps up to one, or to the first wild one. Their nimbers must be computed.
    pub(super) fn extend(&mut self, kind: &dyn HeapGame, heap: &BigUint) {
        let Self::Some { tame, is_wild } = self else {
            return;
        };
        let last = usize::try_from(heap)
            .unwrap_or(usize::MAX)
            .min(kind.largest_examined(MAX_TAMED));
        for heap in tame.len()..=last {
            if *is_wild {
                return;
            }
            let (mut plus, mut minus) = (Vec::new(), Vec::new());
            kind.options(heap, &mut |parts| {
                let mut nimber = 0;
                let mut is_firm = false;
                for &part in parts {
                    nimber ^= tame[part].0;
                    is_firm |= tame[part].1;
                }
                plus.push(nimber);
                minus.push(if is_firm { nimber } else { nimber ^ 1 });
            });
            let both = (
                mex(&mut plus),
                if minus.is_empty() { 1 } else { mex(&mut minus) },
            );
            match both {
                (0, 1) | (1, 0) => tame.push((both.0, false)),
                (plus, minus) if plus == minus => tame.push((plus, true)),
                _ => *is_wild = true,
            }
        }
    }

    fn genus(&self, kind: &dyn HeapGame, heap: &BigUint) -> Option<Genus> {
        match self {
            Self::All => {
                let nimber = kind.nimber(heap)?;
                let is_firm = nimber.bits() > 1;
                Some(Genus { nimber, is_firm })
            }
            Self::Some { tame, .. } => {
                let &(nimber, is_firm) = tame.get(usize::try_from(heap).ok()?)?;
                let nimber = nimber.into();
                Some(Genus { nimber, is_firm })
            }
        }
    }

    /// Whether the nimber of a heap determines its genus.
    pub(super) fn is_by_nimber(&self) -> bool {
        matches!(self, Self::All)
    }
}

/// The parts that have a move, by kind and heap, ascending.
type OpenParts = Vec<(usize, u32)>;

/// The results of searches.
pub(super) type Searched = BTreeMap<OpenParts, Solved>;

/// The sum as an [`Impartial`] game with anonymous moves and sorted parts.
struct Bare<'a>(&'a Sum);

impl Impartial for Bare<'_> {
    type Position = OpenParts;
    type Move = ();

    fn moves(&self, position: &OpenParts) -> Vec<((), OpenParts)> {
        let mut all = Vec::new();
        for (index, &(kind, heap)) in position.iter().enumerate() {
            // Equal parts have the same options.
            if index > 0 && position[index - 1] == (kind, heap) {
                continue;
            }
            self.0.kinds[kind].options(heap as usize, &mut |parts| {
                let mut left = position.clone();
                left.remove(index);
                for &part in parts {
                    self.0.add_open(&mut left, (kind, u32_of(part)));
                }
                all.push(((), left));
            });
        }
        all
    }
}

fn u32_of(heap: usize) -> u32 {
    u32::try_from(heap).expect("a part of a small heap")
}

impl Sum {
    /// Adds a part in its place, if it has a move.
    fn add_open(&self, open: &mut OpenParts, part: (usize, u32)) {
        let (kind, heap) = part;
        if !self.kinds[kind].is_over(&heap.into()) {
            open.insert(open.partition_point(|one| *one < part), part);
        }
    }

    fn genus_of(&self, part: &Part) -> Option<Genus> {
        self.tamed[part.kind].genus(self.kind(part), &part.heap)
    }

    /// The genus of tame parts; `None` if one is wild, or too large to be known.
    pub(super) fn genus(&self, parts: &[Part]) -> Option<Genus> {
        let mut all = Genus::default();
        for part in parts {
            all.add(&self.genus_of(part)?);
        }
        Some(all)
    }

    /// Who wins in misère play; `None` if a part is wild and there is too much to search.
    pub(super) fn misere(&self, parts: &[Part]) -> Option<Outcome> {
        if let Some(genus) = self.genus(parts) {
            return Some(genus.outcome());
        }
        let mut open = OpenParts::new();
        for part in parts {
            self.add_open(&mut open, (part.kind, u32::try_from(&part.heap).ok()?));
            if open.len() > MAX_OPEN {
                return None;
            }
        }
        if let Some(solved) = self.searched.borrow().get(&open) {
            return Some(solved.misere);
        }
        let moves = |&(kind, heap): &(usize, u32)| self.kinds[kind].move_count(&heap.into());
        let most = MAX_SEARCHED_MOVES / open.iter().map(moves).sum::<u64>().max(1);
        let limit = usize::try_from(most).map_or(MAX_SEARCHED, |most| most.min(MAX_SEARCHED));
        if limit <= open.len() {
            return None;
        }
        let mut solved = solve(&Bare(self), &open, limit).ok()?;
        let outcome = solved[&open].misere;
        self.searched.borrow_mut().append(&mut solved);
        Some(outcome)
    }

    /// The winning moves in misère play, each in one part: the first `limit` ones, and how many there
    /// are.
    pub(super) fn misere_moves(
        &self,
        parts: &[Part],
        limit: usize,
    ) -> (Vec<(usize, HeapMove)>, Option<BigUint>) {
        let is_firm = |part: &&Part| self.genus_of(part).is_some_and(|genus| genus.is_firm);
        let firm = parts.iter().filter(is_firm).count();
        let all = self.genus(parts);
        add_up(parts, limit, |index, part, limit| {
            let own = all.as_ref().and_then(|_| self.genus_of(part));
            let others = all.as_ref().zip(own).map(|(all, own)| Genus {
                nimber: &all.nimber ^ own.nimber,
                is_firm: firm > usize::from(own.is_firm),
            });
            match others {
                // If another part is firm, X must become 0, otherwise 1. A move to a firm heap
                // beside others of nimber 0 or 1 never makes X = 0, because its nimber is above 1.
                Some(Genus { nimber, is_firm }) if self.tamed[part.kind].is_by_nimber() => {
                    let target = nimber ^ BigUint::from(u32::from(!is_firm));
                    self.kind(part).moves_to(&part.heap, &target, limit)
                }
                others => {
                    let mut wins = self.kind(part).moves(&part.heap);
                    wins.retain(|play_move| {
                        let outcome = match &others {
                            Some(others) => self.outcome_beside(others, part, play_move),
                            None => self.misere(&left(parts, &vec![(index, play_move.clone())])),
                        };
                        outcome == Some(Outcome::P)
                    });
                    let count = wins.len().into();
                    wins.truncate(limit);
                    (wins, Some(count))
                }
            }
        })
    }

    /// Who wins after a move in one part beside tame ones.
    fn outcome_beside(&self, others: &Genus, part: &Part, play_move: &HeapMove) -> Option<Outcome> {
        let mut all = others.clone();
        for heap in play_move.parts(&part.heap) {
            let kind = part.kind;
            all.add(&self.genus_of(&Part { kind, heap })?);
        }
        Some(all.outcome())
    }
}
