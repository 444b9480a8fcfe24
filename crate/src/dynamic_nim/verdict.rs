//! Who wins, and by which takes, however large the pile.

use num_bigint::BigUint;

use crate::Outcome;

use super::{
    Error, Game, MAX_NUMERATION_MB, MAX_TABLE, MAX_WALLS, NSet, Spec, StackError, Thresholds,
    needed_mb, stack_error,
};

/// The largest pile answered by rows, where the limit goes down and nothing faster is right.
///
/// Fifty million decisions: 0.2 s as wasm on a laptop.
pub const MAX_ROWS: u32 = 10_000;

/// The most winning takes written out.
pub const MAX_MOVES: usize = 10_000;

/// The most text of winning takes written out, in characters of JSON.
pub const MAX_MOVES_TEXT: usize = 1_000_000;

/// The answer to a question.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "camelCase"))]
pub struct Verdict {
    /// Who wins.
    pub outcome: Outcome,
    /// All winning takes as decimal strings, ascending; the first of them where
    /// they are too many ([`MAX_MOVES`]) or too long ([`MAX_MOVES_TEXT`]).
    pub moves: Vec<String>,
    /// How many there are, where not all are written out.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub moves_total: Option<String>,
}

impl Verdict {
    /// Bytes of memory that the moves take, or a few more.
    #[must_use]
    pub fn bytes(&self) -> usize {
        let texts: usize = self.moves.iter().map(String::capacity).sum();
        texts + self.moves.capacity() * size_of::<String>()
    }

    fn of(total: &BigUint, takes: impl Iterator<Item = BigUint>) -> Self {
        let mut text = "[]".len();
        let moves: Vec<String> = takes
            .take(MAX_MOVES)
            .map(|take| take.to_string())
            .take_while(|take| {
                text += take.len() + "\"\",".len();
                text <= MAX_MOVES_TEXT
            })
            .collect();
        let is_cut = *total > BigUint::from(moves.len());
        Self {
            outcome: if *total == BigUint::ZERO {
                Outcome::P
            } else {
                Outcome::N
            },
            moves,
            moves_total: is_cut.then(|| total.to_string()),
        }
    }
}

impl Spec {
    /// Answers who wins, whatever the methods can show.
    ///
    /// # Errors
    ///
    /// Where the rule decreases up to the pile, [`Error::RowsLarge`] above
    /// [`MAX_ROWS`]. Otherwise [`Error::NumerationMemory`] if the pile and k
    /// are too large together.
    ///
    /// ```
    /// use mexplorer::dynamic_nim::{RuleText, Spec};
    ///
    /// let pile = format!("1{}", "0".repeat(60));
    /// let verdict = Spec::parse(&pile, RuleText::Factor("1"), None)?.verdict()?;
    /// assert_eq!(verdict.moves[0], (1_u64 << 60).to_string()); // the lowest set bit of 10^60
    /// # Ok::<(), mexplorer::dynamic_nim::Error>(())
    /// ```
    pub fn verdict(&self) -> Result<Verdict, Error> {
        if let Some(game) = self.game_to_solve()? {
            return Ok(self.verdict_by_table(&game.solve()));
        }
        let set = NSet::build(&self.rule, &self.pile, &mut ())?;
        Ok(self.verdict_by_set(&set))
    }

    /// The game whose table answers: up to [`MAX_TABLE`], where nothing faster is right, and
    /// up to [`MAX_WALLS`] where k is so large that the set would be.
    ///
    /// `None` is for [`verdict_by_set`](Self::verdict_by_set) to answer.
    ///
    /// # Errors
    ///
    /// [`Error::RowsLarge`] where only rows are right, above [`MAX_ROWS`].
    pub fn game_to_solve(&self) -> Result<Option<Game>, Error> {
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
        let decreasing = self.decreasing_game()?;
        Ok(decreasing.and_then(|game| stack_error(&game)))
    }

    /// The game that only rows answer; `None` if the rule does not decrease.
    fn decreasing_game(&self) -> Result<Option<Game>, Error> {
        let Err(Error::LimitDecreases { place, .. }) = self.rule.check_nondecreasing(&self.pile)
        else {
            return Ok(None);
        };
        match self.table_to(MAX_ROWS) {
            Some((game, _)) => Ok(Some(game)),
            None => Err(Error::RowsLarge {
                value: self.pile.to_string(),
                place,
                limit: MAX_ROWS,
            }),
        }
    }

    /// Answers by a table that was solved for the rule and the pile.
    ///
    /// # Panics
    ///
    /// If the table ends before the pile.
    #[must_use]
    pub fn verdict_by_table(&self, thresholds: &Thresholds) -> Verdict {
        let (_, position) = self
            .table_to(thresholds.game().size())
            .expect("the table goes up to the pile");
        let takes = thresholds.winning_takes(position);
        Verdict::of(&takes.len().into(), takes.into_iter().map(BigUint::from))
    }

    /// Answers by a set that was built for the rule and the pile.
    #[must_use]
    pub fn verdict_by_set(&self, set: &NSet) -> Verdict {
        let takes = set.winning_takes(&self.pile, &self.cap);
        Verdict::of(&takes.count(), takes.starting_at(0).map(|take| take.take))
    }
}
