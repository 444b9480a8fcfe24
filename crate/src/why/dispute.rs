//! A dispute: every move that a challenger may make, with its answer, and the way there.

use super::error::Listed;
use crate::Outcome;
use crate::graphs::Digraph;
use crate::graphs::link::{items, pair};
use crate::impartial::{Impartial, SearchError, solve};

/// The most positions that are searched.
pub const MAX_POSITIONS: usize = 20_000;

/// A move in one of the parts of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PartMove {
    /// The index of the part.
    pub part: usize,
    /// What is left of the part: the stones of a heap, the vertex that a token moves to, the bits of
    /// the pins. In a picture of Hackenbush the edge that is cut.
    pub to: u32,
}

/// A move of the challenger.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Answered {
    /// The move.
    pub by: PartMove,
    /// The answer; `None` if the move wins, so that the position is no losing one.
    pub answer: Option<PartMove>,
}

/// A claim about one position, after the challenger's first moves and their answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dispute<P> {
    /// The moves that were made on the way, with their answers. Only the last one may have none.
    pub made: Vec<Answered>,
    /// The position that they lead to.
    pub position: P,
    /// Every move that the challenger may make now; none after a move without an answer.
    pub answers: Vec<Answered>,
}

impl<P: Clone + Ord> Dispute<P> {
    /// Makes the challenger's moves from a position, each with its answer, and finds the answer to
    /// every move after them, by a search of the bare rules. Of several answers it takes the first
    /// one that is `preferred` to the challenger's move in that position, if there is one, else the
    /// first.
    ///
    /// # Errors
    ///
    /// If there are more than [`MAX_POSITIONS`] positions. The inner error is the place of the
    /// first move, from 1, that the rules do not allow.
    pub fn play<G: Impartial<Position = P, Move = PartMove>>(
        game: &G,
        start: &P,
        moves: &[PartMove],
        preferred: impl Fn(&P, PartMove, PartMove) -> bool,
    ) -> Result<Result<Self, usize>, SearchError> {
        let solved = solve(game, start, MAX_POSITIONS)?;
        let is_losing = |position: &P| solved[position].normal == Outcome::P;
        Ok(Self::labelled(game, start, moves, is_losing, preferred))
    }

    /// The same, where it is known which positions are losing ones.
    ///
    /// # Errors
    ///
    /// The place of the first move, from 1, that the rules do not allow.
    pub fn labelled<G: Impartial<Position = P, Move = PartMove>>(
        game: &G,
        start: &P,
        moves: &[PartMove],
        is_losing: impl Fn(&P) -> bool,
        preferred: impl Fn(&P, PartMove, PartMove) -> bool,
    ) -> Result<Self, usize> {
        let answered = |position: &P, by: PartMove, left: &P| {
            let replies = game.moves(left).into_iter();
            let winning: Vec<_> = replies.filter(|(_, option)| is_losing(option)).collect();
            let liked = winning
                .iter()
                .find(|&&(reply, _)| preferred(position, by, reply));
            let (answer, option) = liked.or(winning.first()).cloned()?;
            Some((answer, option))
        };
        let (mut made, mut position) = (Vec::new(), start.clone());
        let mut is_won = false;
        for (place, &by) in (1..).zip(moves) {
            let mut all = game.moves(&position).into_iter();
            let Some((_, left)) = all.find(|(one, _)| *one == by && !is_won) else {
                return Err(place);
            };
            let reply = answered(&position, by, &left);
            made.push(Answered {
                by,
                answer: reply.as_ref().map(|&(answer, _)| answer),
            });
            is_won = reply.is_none();
            position = reply.map_or(left, |(_, option)| option);
        }
        let all = game.moves(&position).into_iter().filter(|_| !is_won);
        let answers = all.map(|(by, left)| Answered {
            by,
            answer: answered(&position, by, &left).map(|(answer, _)| answer),
        });
        Ok(Self {
            made,
            answers: answers.collect(),
            position,
        })
    }
}

impl<P> Dispute<P> {
    /// How many moves were tried: those made, and those that may be made now.
    #[must_use]
    pub fn tried(&self) -> u64 {
        (self.made.len() + self.answers.len()) as u64
    }

    /// The first move without an answer, which shows that the claim is wrong.
    #[must_use]
    pub fn unanswered(&self) -> Option<PartMove> {
        let mut all = self.made.iter().chain(&self.answers);
        all.find(|one| one.answer.is_none()).map(|one| one.by)
    }
}

/// Reads the challenger's moves, `2-0,4-1`: the part, counted from `first`, and what is left of it.
///
/// # Errors
///
/// If an item is not two whole numbers.
pub fn read_moves(text: &str, first: u32) -> Result<Vec<PartMove>, Listed> {
    let one = |(place, item): (usize, &str)| {
        let read = || {
            let [part, to] = pair(item, [1_000, u32::MAX])?;
            Some(PartMove {
                part: part.checked_sub(first)? as usize,
                to,
            })
        };
        read().ok_or_else(|| not_allowed(item, place))
    };
    (1..).zip(items(text, ',')).map(one).collect()
}

/// The error of a move that cannot be made: as typed, and its place, from 1.
pub(super) fn not_allowed(typed: &str, place: usize) -> Listed {
    Listed::WhyMove {
        value: typed.to_owned(),
        place,
    }
}

/// The same, where only the place in a list of moves is known.
pub(super) fn not_allowed_at(moves: &str, place: usize) -> Listed {
    not_allowed(items(moves, ',').nth(place - 1).unwrap_or_default(), place)
}

/// A part of a position: games side by side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Part {
    /// A heap of Nim.
    Heap(u32),
    /// A token on the graph.
    Token(u32),
    /// A row of Kayles. A move knocks down a pin, or two neighbours; bit i stands for pin i.
    Pins(u32),
    /// A heap from which 2 to 6 stones are taken.
    Few(u32),
}

impl Part {
    /// What there is of it: the stones, the vertex, or the bits of the standing pins.
    #[must_use]
    pub fn left(self) -> u32 {
        let (Self::Heap(left) | Self::Token(left) | Self::Pins(left) | Self::Few(left)) = self;
        left
    }
}

/// Games side by side. The tokens are on one graph, and do not meet.
#[derive(Clone, Debug)]
pub struct Parts {
    graph: Digraph,
}

impl Parts {
    /// Heaps alone.
    #[must_use]
    pub fn of_heaps() -> Self {
        Self::on(Digraph::new(1, &[]))
    }

    /// Tokens on a graph without cycles, and other parts.
    #[must_use]
    pub fn on(graph: Digraph) -> Self {
        Self { graph }
    }

    /// The parts that a move in a part leads to.
    #[must_use]
    pub fn options(&self, part: Part) -> Vec<Part> {
        match part {
            Part::Heap(size) => (0..size).map(Part::Heap).collect(),
            Part::Token(at) => {
                let options = self.graph.options(at).iter();
                options.map(|&to| Part::Token(to)).collect()
            }
            Part::Pins(standing) => {
                let places = 0..u32::BITS - standing.leading_zeros();
                let down = places.flat_map(|pin| [1 << pin, 3 << pin]);
                down.filter(|down| standing & down == *down)
                    .map(|down| Part::Pins(standing - down))
                    .collect()
            }
            Part::Few(size) => {
                let all = (2..=6).filter_map(|take| size.checked_sub(take));
                all.map(Part::Few).collect()
            }
        }
    }
}

impl Impartial for Parts {
    type Position = Vec<Part>;
    type Move = PartMove;

    fn moves(&self, position: &Vec<Part>) -> Vec<(PartMove, Vec<Part>)> {
        let mut all = Vec::new();
        for (index, &part) in position.iter().enumerate() {
            for option in self.options(part) {
                let by = PartMove {
                    part: index,
                    to: option.left(),
                };
                let mut left = position.clone();
                left[index] = option;
                all.push((by, left));
            }
        }
        all
    }
}
