//! Why the smallest digit is the smallest winning take of Dynamic Nim.
//!
//! The digits of a pile are losing piles: the largest one that fits, then the largest one in what is
//! left, and so on. A claim names the smallest winning take, and is judged by a search of the bare
//! rules; the digits stand beside it, and the proof that the search always agrees with them.
//!
//! **The proof**, by induction. Let h be a losing pile, pre(h) the largest losing pile x with k·x <
//! h, or 0 if there is none, and pre′(h) the losing pile after pre(h), or 1.
//!
//! * The piles h + r with 0 < r < pre′(h) are won by the smallest digit of r. It wins from r, or is
//!   all of it; and no digit of r is above pre(h), so h is out of reach as well.
//! * The pile h + pre′(h) is a losing one. A take below pre′(h) has the answer that it has from that
//!   losing pile. After a larger one, or pre′(h) itself, at most h stones are left, and k·pre′(h) ≥
//!   h: the answer takes them all.
//! * So the next losing pile is h + pre′(h), and **pre′(h) = pre(h) + pre′(pre(h))** where pre(h) is
//!   not 0. Unfolded, pre′(h) = 1 + pre(h) + pre(pre(h)) + …: the largest sum that begins with h is
//!   one less than the next losing pile. So every pile is one such sum, and one only.

use super::dispute::{Answered, Dispute, PartMove, not_allowed, not_allowed_at};
use super::error::{Claimed, Error, Listed};
use super::pile::read_pile;
use crate::dynamic_nim::{Game, Position, Rule, check_numeration, walls};
use crate::graphs::link::{items, number};
use crate::impartial::Impartial;
use crate::whole_number::whole_number;

/// The largest pile: the challenger's moves are tried one by one.
pub const STONES: u32 = 60;

/// Dynamic Nim by its bare rules. A move is part 0 and the stones that it takes.
#[derive(Clone, Debug)]
struct Takes {
    rule: Rule,
}

impl Impartial for Takes {
    type Position = Position;
    type Move = PartMove;

    fn moves(&self, position: &Position) -> Vec<(PartMove, Position)> {
        let takes = 1..=position.cap.min(position.pile);
        let option = |to| (PartMove { part: 0, to }, position.after(to, &self.rule));
        takes.map(option).collect()
    }
}

/// What a dispute is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum About {
    /// The take that is claimed wins: the challenger replies to it.
    Wins,
    /// No take wins.
    NoneWins,
    /// No smaller take wins than the one that is claimed.
    Smaller,
}

/// A pile, and the take that is claimed to be the smallest winning one.
#[derive(Clone, Debug)]
pub struct Numeration {
    game: Game,
    losing: Vec<u32>,
    disputes: Vec<(About, Dispute<Position>)>,
    wrong: Option<u32>,
}

/// A line of the unfolding: pre′(pile) = `before` + `after`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unfolded {
    /// A losing pile h.
    pub pile: u32,
    /// pre(h): the largest losing pile after which h is out of reach, or 0.
    pub before: u32,
    /// pre′(h): the losing pile after that.
    pub after: u32,
}

impl Numeration {
    /// Reads the pile `n` from 1, the factor `k` from 1, the take that is claimed, and the
    /// challenger's takes after it. 0 claims that no take wins; an empty claim says nothing yet.
    ///
    /// A claim or a take that cannot be read is the inner error; then nothing is claimed.
    ///
    /// # Errors
    ///
    /// If the pile or the factor is none.
    pub fn parse(
        n: &str,
        k: &str,
        claim: &str,
        moves: &str,
    ) -> Result<(Self, Option<Claimed>), Error> {
        let game = read_pile(n, k, 1..=STONES)?;
        check_numeration(game.rule())?;
        let losing = losing_piles(&game);
        let mut this = Self {
            game,
            losing,
            disputes: Vec::new(),
            wrong: None,
        };
        let problem = this.claim(claim, moves).err();
        Ok((this, problem.map(Claimed::from)))
    }

    fn claim(&mut self, claim: &str, moves: &str) -> Result<(), Listed> {
        let (claim, pile) = (claim.trim(), self.game.size());
        let takes = read_takes(moves)?;
        if claim.is_empty() {
            let first = items(moves, ',').next();
            return first.map_or(Ok(()), |first| Err(not_allowed(first, 1)));
        }
        let take = whole_number(claim)
            .and_then(|take| u32::try_from(take).ok())
            .filter(|&take| take < pile)
            .ok_or_else(|| Listed::WhyTake {
                value: claim.to_owned(),
                limit: pile - 1,
            })?;
        let opening = Position {
            pile,
            cap: pile - 1,
        };
        let (about, start) = match take {
            0 => (About::NoneWins, opening),
            _ => (About::Wins, opening.after(take, self.game.rule())),
        };
        let first = self.dispute(start, &[]).expect("no moves");
        let mut disputes = vec![(about, first)];
        if take > 1 {
            let smaller = Position {
                pile,
                cap: take - 1,
            };
            let smaller = self.dispute(smaller, &[]).expect("no moves");
            disputes.push((About::Smaller, smaller));
        }
        // What the challenger does on the way makes no wrong claim right.
        let wrong = disputes.iter().find_map(|(_, dispute)| {
            let made = dispute.unanswered()?;
            Some(dispute.position.pile - made.to)
        });
        if !takes.is_empty() {
            disputes[0].1 = self
                .dispute(start, &takes)
                .map_err(|place| not_allowed_at(moves, place))?;
        }
        (self.disputes, self.wrong) = (disputes, wrong);
        Ok(())
    }

    /// The claim that a position is a losing one, after takes of the challenger; or the place of the
    /// first one that is not allowed. Of several answers the smallest take is the one.
    fn dispute(&self, start: Position, moves: &[PartMove]) -> Result<Dispute<Position>, usize> {
        let takes = Takes {
            rule: self.game.rule().clone(),
        };
        // Sixty stones: 1,830 positions.
        Dispute::play(&takes, &start, moves, |_, _, _| true).expect("few positions")
    }

    /// The pile and the rule.
    #[must_use]
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// What is disputed; nothing before there is a claim. The challenger's takes are made in the
    /// first dispute.
    #[must_use]
    pub fn disputes(&self) -> &[(About, Dispute<Position>)] {
        &self.disputes
    }

    /// The takes that were made on the way, with their answers.
    #[must_use]
    pub fn made(&self) -> &[Answered] {
        self.disputes
            .first()
            .map_or(&[], |(_, dispute)| &dispute.made)
    }

    /// The stones that are left by the first take without an answer, if the claim is wrong: by the
    /// challenger's reply to the take that is claimed, or by a smaller take that wins.
    #[must_use]
    pub fn wrong(&self) -> Option<u32> {
        self.wrong
    }

    /// Whether there is a claim, and a right one.
    #[must_use]
    pub fn is_right(&self) -> bool {
        !self.disputes.is_empty() && self.wrong.is_none()
    }

    /// How many takes of the challenger were tried.
    #[must_use]
    pub fn tried(&self) -> u64 {
        self.disputes
            .iter()
            .map(|(_, dispute)| dispute.tried())
            .sum()
    }

    /// The losing piles, ascending from 1, up to the first one above the pile.
    #[must_use]
    pub fn losing_piles(&self) -> &[u32] {
        &self.losing
    }

    /// The digits of a number of stones up to the pile: always the largest losing pile that fits.
    #[must_use]
    pub fn digits(&self, stones: u32) -> Vec<u32> {
        let mut rest = stones;
        let digits = self.losing.iter().rev().filter(|&&pile| {
            let fits = pile <= rest;
            rest -= if fits { pile } else { 0 };
            fits
        });
        digits.copied().collect()
    }

    /// pre′ of the largest losing pile up to the pile, and of what is before that, down to the line
    /// where nothing is before: there pre′ is 1.
    #[must_use]
    pub fn unfolded(&self) -> Vec<Unfolded> {
        let mut lines = Vec::new();
        // The last one is above the pile.
        let mut pile = self.losing[self.losing.len() - 2];
        while pile > 0 {
            let is_far = |&&x: &&u32| !self.game.rule().reaches(x.into(), pile.into());
            let before = self.losing.iter().rev().find(is_far).copied();
            let before = before.unwrap_or(0);
            let is_after = |&&x: &&u32| x > before;
            // The pile itself, at the latest.
            let after = self.losing.iter().find(is_after).copied().unwrap_or(pile);
            lines.push(Unfolded {
                pile,
                before,
                after,
            });
            pile = before;
        }
        lines
    }

    /// How many steps the proof has: three about the next losing pile, one for each line of the
    /// unfolding but the last, and two about the sums.
    #[must_use]
    pub fn proof_steps(&self) -> usize {
        if self.is_right() {
            4 + self.unfolded().len()
        } else {
            0
        }
    }
}

/// The losing piles up to the first one above the pile of a game: those whose smallest winning take is
/// the whole pile.
fn losing_piles(game: &Game) -> Vec<u32> {
    // After a losing pile h comes one of at most 2·h, since k ≥ 1.
    let table = walls(&Game::new(2 * game.size(), game.rule().clone()), &mut ());
    let thresholds = (0..).zip(table.as_slice()).skip(1);
    let losing: Vec<u32> = thresholds
        .filter(|&(pile, &f)| f == pile)
        .map(|(pile, _)| pile)
        .collect();
    let end = losing.partition_point(|&pile| pile <= game.size());
    losing[..=end].to_vec()
}

/// Reads the challenger's takes, `2,1`.
fn read_takes(text: &str) -> Result<Vec<PartMove>, Listed> {
    let one = |(place, item): (usize, &str)| {
        let to = number(item, STONES + 1).filter(|&take| take > 0);
        let made = to.map(|to| PartMove { part: 0, to });
        made.ok_or_else(|| not_allowed(item, place))
    };
    (1..).zip(items(text, ',')).map(one).collect()
}
