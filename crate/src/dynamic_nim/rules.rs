//! The rules: what a position is, who wins it, and by which takes.

use crate::Outcome;

use super::{Rule, blocks, rows, walls};

/// A game: the pile it starts from, and the rule.
///
/// Take at least 1 from the pile; after a take of x the opponent may take at most L(x), which is
/// floor(k·x) or an entry of a list. A player who cannot move loses, so taking the last stone wins.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Game {
    size: u32,
    rule: Rule,
}

impl Game {
    /// The game that starts from a pile of `size`.
    ///
    /// Its table takes 4·(`size` + 1) bytes, and solving it takes more. Callers that let others
    /// choose the size should limit it, for example to [`MAX_TABLE`](super::MAX_TABLE).
    #[must_use]
    pub fn new(size: u32, rule: Rule) -> Self {
        Self { size, rule }
    }

    /// S, the pile at the start.
    #[must_use]
    pub fn size(&self) -> u32 {
        self.size
    }

    /// The rule.
    #[must_use]
    pub fn rule(&self) -> &Rule {
        &self.rule
    }

    /// Solves the game by the fastest method that is right for its rule.
    #[must_use]
    pub fn solve(&self) -> Thresholds {
        // `blocks` only fails if the rule decreases.
        blocks(self).unwrap_or_else(|_| match self.rule.check_stack(&self.size.into()) {
            Ok(()) => walls(self, &mut ()),
            Err(_) => rows(self, &mut ()),
        })
    }
}

/// A position: the stones left, and how many of them the player to move may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Position {
    /// m, the stones left: the row of the table.
    pub pile: u32,
    /// n, the largest take allowed: the column of the table. A cap above the pile means the same as
    /// the pile.
    pub cap: u32,
}

impl Position {
    /// The position after a take: the opponent may take at most L(take) of the rest.
    ///
    /// The take is at least 1 and at most the pile.
    pub(crate) fn after(self, take: u32, rule: &Rule) -> Self {
        let rest = self.pile - take;
        let cap = u32::try_from(rule.cap_after(take.into())).map_or(rest, |cap| cap.min(rest));
        Self { pile: rest, cap }
    }
}

/// The solution of a game: the threshold of every pile.
///
/// More allowed takes never hurt, so pile m wins with every cap from a threshold on: position (m,
/// n) is N if and only if n ≥ f(m). Row m of the table begins with f(m) P-cells; its *wall* stands
/// on the cells (m, 1) to (m, f(m) − 1).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thresholds {
    game: Game,
    f: Vec<u32>,
}

impl Thresholds {
    /// Row 0 alone: with no stones, no cap wins.
    pub(super) fn of_empty_pile(game: &Game) -> Self {
        let mut f = Vec::with_capacity(game.size as usize + 1);
        f.push(u32::MAX);
        Self {
            game: game.clone(),
            f,
        }
    }

    /// Adds the next row.
    #[inline]
    pub(super) fn push(&mut self, threshold: u32) {
        self.f.push(threshold);
    }

    /// Adds `count` rows, copies of rows 1, 2, … in order.
    pub(super) fn copy_first_rows(&mut self, count: u32) {
        self.f.extend_from_within(1..=count as usize);
    }

    /// The solved game.
    #[must_use]
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// f: the smallest cap that wins.
    ///
    /// Length S + 1; index: the pile m = 0..=S. 1 ≤ f(m) ≤ m, because taking everything wins; f(0)
    /// is [`u32::MAX`], which stands for infinity.
    #[must_use]
    #[inline]
    pub fn as_slice(&self) -> &[u32] {
        &self.f
    }

    /// Who wins a position.
    ///
    /// # Panics
    ///
    /// If the pile is larger than the game's.
    #[must_use]
    pub fn outcome(&self, position: Position) -> Outcome {
        let Position { pile, cap } = position;
        // With the cap limited to the pile, the empty pile never reaches its infinite threshold.
        if cap.min(pile) < self.f[pile as usize] {
            Outcome::P
        } else {
            Outcome::N
        }
    }

    /// All winning takes of a position, in ascending order.
    ///
    /// They are the takes x that leave a threshold the opponent cannot reach: f(m − x) > L(x).
    /// Taking everything is one of them whenever it is allowed.
    ///
    /// # Panics
    ///
    /// If the pile is larger than the game's.
    ///
    /// ```
    /// use mexplorer::dynamic_nim::{Game, Position, Rule, walls};
    ///
    /// let thresholds = walls(&Game::new(7, Rule::factor("2")?), &mut ());
    /// assert_eq!(thresholds.winning_takes(Position { pile: 7, cap: 6 }), [2]);
    /// assert_eq!(thresholds.winning_takes(Position { pile: 7, cap: 7 }), [2, 7]);
    /// # Ok::<(), mexplorer::dynamic_nim::Error>(())
    /// ```
    #[must_use]
    pub fn winning_takes(&self, position: Position) -> Vec<u32> {
        let Position { pile, cap } = position;
        let wins = |&take: &u32| {
            let left = pile - take;
            left == 0
                || !self
                    .game
                    .rule
                    .reaches(take.into(), self.f[left as usize].into())
        };
        (1..=cap.min(pile)).filter(wins).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::{Game, Position};
    use crate::dynamic_nim::Rule;

    #[test]
    fn a_cap_above_the_pile_is_as_good_as_the_pile() {
        let thresholds = Game::new(3, Rule::factor("2").unwrap()).solve();
        for pile in 0..=3 {
            let all = Position { pile, cap: pile };
            let more = Position {
                pile,
                cap: u32::MAX,
            };
            assert_eq!(thresholds.outcome(all), thresholds.outcome(more));
            assert_eq!(
                thresholds.winning_takes(all),
                thresholds.winning_takes(more)
            );
        }
    }
}
