//! A position with cached results.

use std::cell::OnceCell;

use super::{CellByCell, Error, Method, MexPairs, Runs, Spec, StarGrid, Verdict};

/// A position whose results are cached for further questions.
///
/// ```
/// use mexplorer::wythoff::{Solved, Spec};
///
/// let solved = Solved::new(Spec::parse("3", "5")?);
/// assert_eq!(solved.bytes(), 0);
/// assert_eq!(solved.pairs()?.lowers()[..3], [0, 1, 3]);
/// assert!(solved.bytes() > 0 && solved.do_agree());
/// # Ok::<(), mexplorer::wythoff::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct Solved {
    spec: Spec,
    verdict: OnceCell<Verdict>,
    runs: OnceCell<Runs>,
    agree: OnceCell<bool>,
}

impl Solved {
    /// A position without any results yet.
    #[must_use]
    pub fn new(spec: Spec) -> Self {
        Self {
            spec,
            verdict: OnceCell::new(),
            runs: OnceCell::new(),
            agree: OnceCell::new(),
        }
    }

    /// The position.
    #[must_use]
    pub fn spec(&self) -> &Spec {
        &self.spec
    }

    /// See [`Spec::verdict`].
    #[must_use]
    pub fn verdict(&self) -> &Verdict {
        self.verdict.get_or_init(|| self.spec.verdict())
    }

    /// See [`Spec::runs`].
    #[must_use]
    pub fn runs(&self) -> &Runs {
        self.runs.get_or_init(|| self.spec.runs())
    }

    /// See [`Runs::agree`].
    #[must_use]
    pub fn do_agree(&self) -> bool {
        *self.agree.get_or_init(|| self.runs().agree())
    }

    /// The grid that the elimination fills up to the position.
    ///
    /// # Errors
    ///
    /// Those of [`Spec::table`], before anything is run.
    #[expect(clippy::missing_panics_doc, reason = "what is within the limit is run")]
    pub fn grid(&self) -> Result<&StarGrid, Error> {
        self.spec.table(Method::Stars)?;
        let grid = self.runs().grid.as_ref();
        Ok(grid.expect("the table is within the limit"))
    }

    /// The pairs up to the position.
    ///
    /// # Errors
    ///
    /// Those of [`Spec::table`], before anything is run.
    #[expect(clippy::missing_panics_doc, reason = "what is within the limit is run")]
    pub fn pairs(&self) -> Result<&MexPairs, Error> {
        self.spec.table(Method::Mex)?;
        let pairs = self.runs().pairs.as_ref();
        Ok(pairs.expect("the table is within the limit"))
    }

    /// The grid that the definition fills up to the position.
    ///
    /// # Errors
    ///
    /// Those of [`Spec::table`], before anything is run.
    #[expect(clippy::missing_panics_doc, reason = "what is within the limit is run")]
    pub fn cells(&self) -> Result<&CellByCell, Error> {
        self.spec.table(Method::Definition)?;
        let cells = self.runs().cells.as_ref();
        Ok(cells.expect("the table is within the limit"))
    }

    /// The memory of the cached results in bytes, see [`Runs::bytes`].
    #[must_use]
    pub fn bytes(&self) -> usize {
        self.runs.get().map_or(0, Runs::bytes)
    }
}

#[cfg(test)]
mod tests {
    use super::Solved;
    use crate::QuestionError;
    use crate::wythoff::{MAX_MEX_PAIRS, MAX_STARS, Spec};

    #[test]
    fn an_answer_is_worked_out_once_and_is_that_of_the_position() {
        let spec = Spec::parse("7", "300").unwrap();
        let solved = Solved::new(spec.clone());
        assert_eq!((solved.spec(), solved.bytes()), (&spec, 0));
        assert_eq!(*solved.verdict(), spec.verdict());
        assert_eq!(solved.bytes(), 0, "the verdict needs no run");
        assert_eq!(*solved.runs(), spec.runs());
        assert_eq!(solved.grid().unwrap().n(), 300);
        assert_eq!(solved.pairs().unwrap().n(), 300);
        assert_eq!(solved.bytes(), spec.runs().bytes());
        assert!(solved.do_agree());
        assert!(std::ptr::eq(solved.verdict(), solved.verdict()));
        assert!(std::ptr::eq(solved.runs(), solved.runs()));
    }

    #[test]
    fn a_table_beyond_its_limit_is_refused_and_nothing_is_run() {
        for (pile, has_pairs) in [(MAX_STARS + 1, true), (MAX_MEX_PAIRS + 1, false)] {
            let value = pile.to_string();
            let solved = Solved::new(Spec::parse("1", &value).unwrap());
            let limit = MAX_STARS;
            let refused = QuestionError::TableLarge { value, limit };
            assert_eq!(solved.grid().unwrap_err(), refused.into());
            assert_eq!(solved.bytes(), 0);
            assert_eq!(solved.pairs().is_ok(), has_pairs);
        }
    }
}
