//! Who wins, and by which takes, however large the pile.

use num_bigint::BigUint;

use crate::Outcome;

use super::{
    Error, Game, MAX_NUMERATION_MB, MAX_TABLE, MAX_WALLS, Solution, Spec, StackError, needed_mb,
    stack_error,
};

/// The largest pile solved by rows, where the limit goes down and no faster method is right.
///
/// Fifty million decisions: 0.2 s as wasm on a laptop.
pub const MAX_ROWS: u32 = 10_000;

/// The most winning takes in a [`Verdict`]: 40 MB for the largest piles.
pub const MAX_MOVES: usize = 10_000;

/// The answer for a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// Who wins.
    pub outcome: Outcome,
    /// The winning takes, ascending; the first [`MAX_MOVES`] of them if there are more.
    pub moves: Vec<BigUint>,
    /// How many there are.
    pub moves_total: BigUint,
}

impl Spec {
    /// Determines who wins, whatever the methods can show.
    ///
    /// # Errors
    ///
    /// If the rule decreases up to the pile, [`Error::RowsLarge`] above [`MAX_ROWS`], or above
    /// [`MAX_WALLS`] if it never does by more than one at a time. Otherwise
    /// [`Error::NumerationMemory`] if pile and k together need too large a set.
    ///
    /// ```
    /// use mexplorer::dynamic_nim::{RuleText, Spec};
    ///
    /// let pile = format!("1{}", "0".repeat(60));
    /// let verdict = Spec::parse(&pile, RuleText::Factor("1"), None)?.verdict()?;
    /// assert_eq!(verdict.moves[0], (1_u64 << 60).into()); // the lowest set bit of 10^60
    /// # Ok::<(), mexplorer::dynamic_nim::Error>(())
    /// ```
    pub fn verdict(&self) -> Result<Verdict, Error> {
        let solution = Solution::new(self.clone());
        let winning = solution.winning(self)?;
        Ok(Verdict {
            outcome: winning.outcome(),
            moves: winning.takes().take(MAX_MOVES).collect(),
            moves_total: winning.count(),
        })
    }

    /// The game whose table answers: up to [`MAX_TABLE`]; where no faster method is right; and up
    /// to [`MAX_WALLS`] where k is so large that the set would take too much memory.
    ///
    /// `None` if an [`NSet`](super::NSet) answers.
    ///
    /// # Errors
    ///
    /// [`Error::RowsLarge`] if only a table is right, above its limit.
    pub(super) fn game_to_solve(&self) -> Result<Option<Game>, Error> {
        let game_to = |limit| self.table_to(limit).map(|(game, _)| game);
        match game_to(MAX_TABLE) {
            Some(game) => Ok(Some(game)),
            None => Ok(self.decreasing_game()?.or_else(|| {
                let set_is_large = needed_mb(&self.rule, &self.pile) > MAX_NUMERATION_MB.into();
                game_to(MAX_WALLS).filter(|_| set_is_large)
            })),
        }
    }

    /// The first row up to the pile that the stack gets wrong, if there is one.
    ///
    /// # Errors
    ///
    /// Where the rule decreases, [`Error::RowsLarge`] above [`MAX_ROWS`].
    pub fn stack_error(&self) -> Result<Option<StackError>, Error> {
        if self.rule.check_stack(&self.pile).is_ok() {
            return Ok(None);
        }
        let decreasing = self.decreasing_game()?;
        Ok(decreasing.and_then(|game| stack_error(&game)))
    }

    /// The game, if only its table answers; `None` if the rule does not decrease.
    fn decreasing_game(&self) -> Result<Option<Game>, Error> {
        let Err(Error::LimitDecreases { place, .. }) = self.rule.check_nondecreasing(&self.pile)
        else {
            return Ok(None);
        };
        let limit = match self.rule.check_stack(&self.pile) {
            Ok(()) => MAX_WALLS,
            Err(_) => MAX_ROWS,
        };
        match self.table_to(limit) {
            Some((game, _)) => Ok(Some(game)),
            None => Err(Error::RowsLarge {
                value: self.pile.to_string(),
                place,
                limit,
            }),
        }
    }
}
