//! An octal game, solved in slices until its period is proved.

use num_bigint::BigUint;

use crate::heaps::period::{Found, Period};

use super::{Code, Naive, Sparse, period_of};

/// The most values of the naive method.
pub const MAX_NAIVE: usize = 20_000;

/// The most values of the sparse space.
pub const MAX_SPARSE: usize = 21_000_000;

/// The most work of [`Method::Naive`], a second or two; the sparse space may do eight times as
/// much.
pub const MAX_WORK: u64 = 1_000_000_000;

/// How nimbers are computed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Method {
    /// Every split, as [`Naive`].
    Naive,
    /// [`Sparse::plain`].
    Plain,
    /// [`Sparse::with_parity`].
    Parity,
}

/// How far a table has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Progress {
    /// How many values there are.
    pub values: usize,
    /// How many are wanted, at most the limit.
    pub target: usize,
    /// Whether no more values follow: all wanted ones are computed, the period is proved, or a
    /// limit is reached.
    pub is_done: bool,
}

#[derive(Clone, Debug)]
enum Table {
    Naive(Naive),
    Sparse(Sparse),
}

/// An octal game with the nimbers of its first heaps, and their period if it is known.
///
/// ```
/// use mexplorer::heaps::octal::{Code, Octal};
///
/// let mut kayles = Octal::new(Code::parse("0.77")?);
/// assert!(kayles.advance(1_000, u64::MAX).is_done);
/// let found = kayles.period().ok_or("known")?;
/// assert_eq!((found.period.preperiod, found.period.period), (71, 12));
/// assert_eq!(found.values_needed(), Some(168));
/// let far = mexplorer::BigUint::from(10_u32).pow(50) + 1_u32;
/// assert_eq!(kayles.nimber(&far), Some(4_u32.into()));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Octal {
    code: Code,
    method: Method,
    table: Table,
    found: Option<Found>,
    /// The number of values at which the next search for a period takes place.
    next_search: usize,
    /// The number of values at the last search.
    last_search: usize,
    /// The cost of the values so far.
    work: u64,
}

impl Octal {
    /// Starts without any heap; by the sparse space with parity if it applies, otherwise by the
    /// naive method.
    #[must_use]
    pub fn new(code: Code) -> Self {
        let sparse = Self::by(code.clone(), Method::Parity);
        sparse.unwrap_or_else(|| {
            let naive = Table::Naive(Naive::new(code.clone()));
            Self::of(code, Method::Naive, naive)
        })
    }

    /// Starts without any heap, by a given method; `None` if it does not apply to the code.
    #[must_use]
    pub fn by(code: Code, method: Method) -> Option<Self> {
        let table = match method {
            Method::Naive => Table::Naive(Naive::new(code.clone())),
            Method::Plain => Table::Sparse(Sparse::plain(&code)?),
            Method::Parity => Table::Sparse(Sparse::with_parity(&code)?),
        };
        Some(Self::of(code, method, table))
    }

    fn of(code: Code, method: Method, table: Table) -> Self {
        Self {
            code,
            method,
            table,
            found: None,
            next_search: 16,
            last_search: 0,
            work: 0,
        }
    }

    /// The rules.
    #[must_use]
    pub fn code(&self) -> &Code {
        &self.code
    }

    /// How nimbers are computed.
    #[must_use]
    pub fn method(&self) -> Method {
        self.method
    }

    /// The most values it computes: [`MAX_NAIVE`] or [`MAX_SPARSE`]. There are fewer if the period
    /// is proved earlier, or if a limit of work is reached.
    #[must_use]
    pub fn limit(&self) -> usize {
        match self.method {
            Method::Naive => MAX_NAIVE,
            Method::Plain | Method::Parity => MAX_SPARSE,
        }
    }

    /// g(0), g(1), …
    #[must_use]
    pub fn values(&self) -> &[u16] {
        match &self.table {
            Table::Naive(naive) => naive.values(),
            Table::Sparse(sparse) => sparse.values(),
        }
    }

    /// How many splits were evaluated.
    #[must_use]
    pub fn evaluations(&self) -> u64 {
        match &self.table {
            Table::Naive(naive) => naive.evaluations(),
            Table::Sparse(sparse) => sparse.evaluations(),
        }
    }

    /// The sparse space; `None` for the naive method.
    #[must_use]
    pub fn sparse(&self) -> Option<&Sparse> {
        match &self.table {
            Table::Naive(_) => None,
            Table::Sparse(sparse) => Some(sparse),
        }
    }

    /// The period, as of the last search.
    #[must_use]
    pub fn period(&self) -> Option<Found> {
        self.found
    }

    /// The period, if it holds for all heaps.
    pub(super) fn proved(&self) -> Option<Period> {
        let found = self.found.filter(Found::is_certain);
        found.map(|found| found.period)
    }

    /// Continues until there are `target` values, the period is proved, a limit is reached, or the
    /// budget is spent. An evaluation costs 1, a heap 1 for each digit; budget and limits may be
    /// exceeded a little.
    ///
    /// A period is searched for each time there are a sixteenth more values, and at the end, so all
    /// searches together cost O(N).
    pub fn advance(&mut self, target: usize, budget: u64) -> Progress {
        let target = target.min(self.limit());
        let most = match self.method {
            Method::Naive => MAX_WORK,
            Method::Plain | Method::Parity => 8 * MAX_WORK,
        };
        let end = self.work.saturating_add(budget).min(most);
        while self.values().len() < target && self.work < end && !self.has_ended() {
            let (next, left) = (target.min(self.next_search), end - self.work);
            self.work += match &mut self.table {
                Table::Naive(naive) => naive.extend(next, left),
                Table::Sparse(sparse) => sparse.extend(next, left),
            };
            if self.values().len() >= self.next_search {
                self.find_period();
            }
        }
        let is_done = self.values().len() >= target || self.work >= most || self.has_ended();
        // Not for fewer values than there are: another question wants more of them, slice by slice.
        if is_done && self.last_search != self.values().len() && self.values().len() <= target {
            self.find_period();
        }
        Progress {
            values: self.values().len(),
            target,
            is_done,
        }
    }

    /// Whether no more values follow, whatever the budget.
    fn has_ended(&self) -> bool {
        let is_full = match &self.table {
            Table::Naive(naive) => naive.is_full(),
            Table::Sparse(sparse) => sparse.is_full(),
        };
        is_full || self.proved().is_some()
    }

    fn find_period(&mut self) {
        self.found = period_of(&self.code, self.values());
        self.last_search = self.values().len();
        self.next_search = self.last_search + self.last_search / 16 + 16;
    }

    /// The nimber of a heap of any size: from the table, or by the period if it is proved. `None`
    /// if it is unknown.
    #[must_use]
    pub fn nimber(&self, heap: &BigUint) -> Option<BigUint> {
        let place = usize::try_from(heap).ok();
        if let Some(value) = place.and_then(|place| self.values().get(place)) {
            return Some((*value).into());
        }
        let period = self.proved()?;
        let (place, times) = period.place_and_times(heap);
        let value = self.values().get(place)?;
        Some(times * period.saltus + *value)
    }
}
