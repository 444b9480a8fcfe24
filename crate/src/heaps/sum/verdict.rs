//! Who wins a sum, and by which moves.

use num_bigint::BigUint;

use crate::Outcome;
use crate::heaps::{HeapMove, MAX_HEAPS, Play};

use super::{Part, Sum, SumMove};

/// The most winning moves that are reported.
pub const MAX_REPORTED: usize = 10_000;

/// The most digits of all reported moves together.
const MAX_REPORTED_DIGITS: usize = 600_000;

/// How many winning moves there are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Total {
    /// Those that are reported.
    Reported,
    /// This many, more than are reported.
    Counted(BigUint),
    /// It is unknown.
    Unknown,
}

impl Total {
    /// How many there are, if not all are reported; `?` if it is unknown.
    #[must_use]
    pub fn beyond_reported(&self) -> Option<String> {
        match self {
            Self::Reported => None,
            Self::Counted(total) => Some(total.to_string()),
            Self::Unknown => Some("?".to_owned()),
        }
    }
}

/// Why the winner is unknown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unknown {
    /// The nimber of a part is not computed, and no period is proved.
    Nimber {
        /// The index of the part.
        part: usize,
    },
    /// In misère play some heap is not tame, and there are too many positions to search.
    Misere,
    /// The steps of a part are not computed.
    Steps {
        /// The index of the part.
        part: usize,
    },
}

/// The answer for a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// Who wins; `None` if that is unknown.
    pub outcome: Option<Outcome>,
    /// Why it is unknown.
    pub unknown: Option<Unknown>,
    /// The nimber, in normal play.
    pub nimber: Option<BigUint>,
    /// In misère play: who would win if every part were a heap of Nim with its nimber (the SJ
    /// theorem assumes this).
    pub as_nim: Option<Outcome>,
    /// The winning moves, ascending, as many as are reported.
    pub moves: Vec<SumMove>,
    /// How many winning moves there are.
    pub total: Total,
    /// Whether there is no move.
    pub is_over: bool,
}

impl Sum {
    /// Who wins, and by which moves. The work must be complete ([`advance`](Self::advance)).
    #[must_use]
    pub fn verdict(&self) -> Verdict {
        let parts = self.parts();
        let nimbers = self.nimbers();
        let missing = |values: &[Option<BigUint>]| values.iter().position(Option::is_none);
        let outcome = self.outcome_of(parts);
        let unknown = outcome.is_none().then(|| match self.play() {
            Play::Every => Unknown::Steps {
                part: missing(&self.known_steps()).unwrap_or(0),
            },
            Play::Normal => Unknown::Nimber {
                part: missing(&nimbers).unwrap_or(0),
            },
            Play::Misere => {
                missing(&nimbers).map_or(Unknown::Misere, |part| Unknown::Nimber { part })
            }
        });
        let (moves, total) = match outcome {
            Some(Outcome::N) => self.winning_moves(parts, MAX_REPORTED),
            _ => (Vec::new(), Total::Reported),
        };
        let sum = self.nim_sum(parts);
        let as_nim = (self.play() == Play::Misere).then(|| {
            let is_zero = sum.as_ref()? == &BigUint::ZERO;
            let some_above_one = nimbers.iter().flatten().any(|nimber| nimber.bits() > 1);
            Some(if some_above_one == is_zero {
                Outcome::P
            } else {
                Outcome::N
            })
        });
        Verdict {
            unknown,
            nimber: sum.filter(|_| self.play() == Play::Normal),
            as_nim: as_nim.flatten(),
            outcome,
            moves,
            total,
            is_over: self.is_finished(parts),
        }
    }

    /// By part: its nimber, if it is known.
    #[must_use]
    pub fn nimbers(&self) -> Vec<Option<BigUint>> {
        let of = |part: &Part| self.kind(part).nimber(&part.heap);
        self.parts().iter().map(of).collect()
    }

    /// By part: its steps, if they are known; empty unless *every* is played.
    #[must_use]
    pub fn known_steps(&self) -> Vec<Option<BigUint>> {
        if self.play() != Play::Every {
            return Vec::new();
        }
        let of = |part: &Part| self.steps(std::slice::from_ref(part))?.pop();
        self.parts().iter().map(of).collect()
    }

    /// Whether no part has a move.
    pub(super) fn is_finished(&self, parts: &[Part]) -> bool {
        parts.iter().all(|part| self.kind(part).is_over(&part.heap))
    }

    /// Who wins; `None` if it is unknown.
    pub(super) fn outcome_of(&self, parts: &[Part]) -> Option<Outcome> {
        match self.play() {
            Play::Normal => {
                let sum = self.nim_sum(parts)?;
                Some(if sum == BigUint::ZERO {
                    Outcome::P
                } else {
                    Outcome::N
                })
            }
            Play::Misere if self.is_finished(parts) => Some(Outcome::N),
            Play::Misere => self.misere(parts),
            Play::Every => self.every(parts),
        }
    }

    fn nim_sum(&self, parts: &[Part]) -> Option<BigUint> {
        let nimbers = parts.iter().map(|part| self.kind(part).nimber(&part.heap));
        nimbers
            .into_iter()
            .try_fold(BigUint::ZERO, |sum, nimber| Some(sum ^ nimber?))
    }

    /// The first winning move of [`verdict`](Self::verdict), without computing the others; `None`
    /// also where it lists none.
    #[must_use]
    pub fn first_winning_move(&self) -> Option<SumMove> {
        let parts = self.parts();
        match self.outcome_of(parts)? {
            Outcome::N => self.winning_moves(parts, 1).0.pop(),
            Outcome::P => None,
        }
    }

    /// The winning moves of a position that is N, the first `limit` ones.
    pub(super) fn winning_moves(&self, parts: &[Part], limit: usize) -> (Vec<SumMove>, Total) {
        let (mut moves, total) = match self.play() {
            // One move has as many parts, and there are a power of that as many.
            Play::Every if parts.len() > MAX_HEAPS => (Vec::new(), None),
            Play::Every => match self.every_moves(parts, limit.min(reported_limit(parts.len()))) {
                Some((moves, total)) => (moves, Some(total)),
                None => (Vec::new(), None),
            },
            _ => self.moves_in_one(parts, limit),
        };
        let mut digits = 0;
        let reported = moves.iter().take_while(|play_move| {
            digits += play_move
                .iter()
                .map(|(_, play_move)| digits_of(play_move))
                .sum::<usize>();
            digits <= MAX_REPORTED_DIGITS
        });
        moves.truncate(reported.count().max(1));
        let total = match total {
            None => Total::Unknown,
            Some(total) if total == moves.len().into() => Total::Reported,
            Some(total) => Total::Counted(total),
        };
        (moves, total)
    }

    /// The winning moves in one part: the first `limit` ones, and how many there are, if that is
    /// known.
    ///
    /// Cost: O(parts), if the nimber of a heap tells whether it is tame.
    fn moves_in_one(&self, parts: &[Part], limit: usize) -> (Vec<SumMove>, Option<BigUint>) {
        let (moves, total) = match (self.play(), self.nim_sum(parts)) {
            (Play::Normal, Some(sum)) => add_up(parts, limit, |_, part, limit| {
                let kind = self.kind(part);
                let others = kind.nimber(&part.heap).unwrap_or_default() ^ &sum;
                kind.moves_to(&part.heap, &others, limit)
            }),
            _ => self.misere_moves(parts, limit),
        };
        (moves.into_iter().map(|made| vec![made]).collect(), total)
    }
}

/// Moves of each part by its index and how many to find, with how many there are: together.
pub(super) fn add_up(
    parts: &[Part],
    limit: usize,
    of_part: impl Fn(usize, &Part, usize) -> (Vec<HeapMove>, Option<BigUint>),
) -> (Vec<(usize, HeapMove)>, Option<BigUint>) {
    let mut moves: Vec<(usize, HeapMove)> = Vec::new();
    let mut total = Some(BigUint::ZERO);
    for (index, part) in parts.iter().enumerate() {
        let (found, count) = of_part(index, part, limit - moves.len());
        total = total.zip(count).map(|(total, count)| total + count);
        moves.extend(found.into_iter().map(|play_move| (index, play_move)));
    }
    (moves, total)
}

/// How many moves are reported if each takes from that many parts.
fn reported_limit(parts: usize) -> usize {
    (MAX_REPORTED_DIGITS / (10 * parts.max(1))).max(1)
}

/// About how many digits a move is written with.
fn digits_of(play_move: &HeapMove) -> usize {
    usize::try_from(play_move.taken.bits() / 3).unwrap_or(usize::MAX) + 10
}
