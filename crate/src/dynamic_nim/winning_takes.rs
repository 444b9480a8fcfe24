//! All winning takes of a position, from the digits of its pile.

use num_bigint::BigUint;

use super::numeration::Scales;
use super::{Digits, NSet};

/// All winning takes of a position, enumerated on demand.
///
/// Let d₁ + … + dₜ be the digits of the pile m, and sⱼ = dⱼ + … + dₜ. **A take
/// wins if and only if it is s₁ = m, or an sⱼ with L(sⱼ) < dⱼ₋₁.**
///
/// Such a take wins: sⱼ leaves d₁ + … + dⱼ₋₁, whose threshold is dⱼ₋₁. No other take x does: let
/// sⱼ₊₁ < x < sⱼ, with sₜ₊₁ = 0, and z = sⱼ − x, so that x leaves d₁ + … + dⱼ₋₁ + z and 0 < z < dⱼ.
/// The digits of z are at most z < dⱼ, so they may follow dⱼ₋₁, and the threshold left is f(z).
/// From the losing pile dⱼ the take dⱼ − z does not win: f(z) ≤ L(dⱼ − z). As dⱼ − z ≤ x, also f(z)
/// ≤ L(x).
///
/// In a set that ends with H, the first c digits are H. The suffixes that begin with them form the
/// progression s₁ + H, s₁ + 2H, …, of which those x with L(x) < H win, and the whole pile.
#[derive(Clone, Debug)]
pub struct WinningTakes<'set> {
    set: &'set NSet,
    digits: Digits,
    /// The indices of the digits at which a winning suffix within the cap begins, last first.
    starts: Vec<usize>,
    /// The sum of all digits but the periods: the progression starts after it.
    rest: BigUint,
    /// How many takes of the progression win, not counting the whole pile.
    further: BigUint,
    /// Whether the whole pile wins in addition to `further`.
    whole: bool,
}

/// A winning take: a suffix of the digits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WinningTake {
    /// The stones taken.
    pub take: BigUint,
    /// The index of the digit at which its suffix begins; 0 is the largest.
    pub digit: usize,
    /// How many periods come before that digit.
    pub periods: BigUint,
}

impl NSet {
    /// All winning takes of the position with this pile and cap.
    ///
    /// # Panics
    ///
    /// If the pile is above the one the set is built for.
    ///
    /// Cost: O(log n) additions and comparisons; memory for the digits.
    ///
    /// ```
    /// use mexplorer::dynamic_nim::{NSet, Rule};
    ///
    /// let (pile, cap) = (100_u32.into(), 99_u32.into());
    /// let set = NSet::build(&Rule::factor("2")?, &pile, &mut ())?;
    /// let takes = set.winning_takes(&pile, &cap); // 100 = 89 + 8 + 3
    /// let takes: Vec<String> = takes.starting_at(0).map(|x| x.take.to_string()).collect();
    /// assert_eq!(takes, ["3", "11"]);
    /// # Ok::<(), mexplorer::dynamic_nim::Error>(())
    /// ```
    #[must_use]
    pub fn winning_takes(&self, pile: &BigUint, cap: &BigUint) -> WinningTakes<'_> {
        let digits = self.digits(pile, &mut ());
        let mut takes = WinningTakes {
            set: self,
            starts: Vec::new(),
            rest: BigUint::ZERO,
            further: BigUint::ZERO,
            whole: false,
            digits,
        };
        let mut scales = Scales::default();
        for j in (0..takes.digits.members.len()).rev() {
            takes.rest += self.member(takes.digits.members[j]);
            if takes.rest > *cap {
                return takes;
            }
            let wins = j == 0 || {
                let before = self.member(takes.digits.members[j - 1]);
                !scales.reaches(self.rule(), &takes.rest, before)
            };
            if wins {
                takes.starts.push(j);
            }
        }
        if let Some(period) = self
            .period()
            .filter(|_| takes.digits.periods > BigUint::ZERO)
        {
            let largest = self
                .rule()
                .largest_take_below(period, pile)
                .min(cap.clone());
            if largest > takes.rest {
                takes.further = (largest - &takes.rest) / period;
            }
            takes.whole = cap >= pile && takes.further < takes.digits.periods;
        }
        takes
    }
}

impl WinningTakes<'_> {
    /// The digits of the pile.
    #[must_use]
    pub fn digits(&self) -> &Digits {
        &self.digits
    }

    /// How many there are; 0 if and only if it is a P-position.
    #[must_use]
    pub fn count(&self) -> BigUint {
        &self.further + self.starts.len() + u32::from(self.whole)
    }

    /// The takes in ascending order, from the one with index `first` on.
    ///
    /// Cost: the sums of all takes before it, and one addition for each further take.
    pub fn starting_at(&self, first: usize) -> impl Iterator<Item = WinningTake> {
        let mut sum = BigUint::ZERO;
        let mut start_of_sum = self.digits.members.len();
        let suffixes = self
            .starts
            .iter()
            .enumerate()
            .filter_map(move |(index, &digit)| {
                for &member in &self.digits.members[digit..start_of_sum] {
                    sum += self.set.member(member);
                }
                start_of_sum = digit;
                (index >= first).then(|| WinningTake {
                    take: sum.clone(),
                    digit,
                    periods: BigUint::ZERO,
                })
            });

        let mut periods = BigUint::from(first.saturating_sub(self.starts.len()));
        let progression = std::iter::from_fn(move || {
            periods += 1_u32;
            let whole = self.whole && periods == &self.further + 1_u32;
            if whole {
                return Some(self.with_periods(self.digits.periods.clone()));
            }
            (periods <= self.further).then(|| self.with_periods(periods.clone()))
        });
        suffixes.chain(progression)
    }

    fn with_periods(&self, periods: BigUint) -> WinningTake {
        let period = self.set.period().expect("only a set that ends has periods");
        WinningTake {
            take: &self.rest + &periods * period,
            digit: 0,
            periods,
        }
    }
}
