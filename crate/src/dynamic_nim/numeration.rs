//! The losing piles as a number system: the threshold is the last digit.

use std::cmp::Ordering;

use num_bigint::BigUint;

use crate::Observer;
use crate::rational::Rational;

use super::factor::terms;
use super::rule::saturating_u64;
use super::{Error, Event, Rule, Thresholds};

/// The most memory a set may need, in MB of 2^20 bytes.
///
/// Enough for every pile of 10,000 digits with k up to 4, and of a thousand digits with k up to
/// 400; a browser tab has several times as much.
pub const MAX_NUMERATION_MB: u32 = 256;

/// The memory of a member besides its bits: its entry in the list, the allocator's overhead, half
/// of a last word, and its pointer.
const BYTES_BESIDE_BITS: u128 = 72;

/// The set N of losing piles, H₁ = 1 < H₂ < …, up to a pile.
///
/// Hⱼ₊₁ = Hⱼ + Hᵢ, where Hᵢ is the smallest member with L(Hᵢ) ≥ Hⱼ. Every pile m ≥ 1 is exactly one
/// sum d₁ + … + dₜ of members with dᵢ > L(dᵢ₊₁), the greedy one, and f(m) = dₜ, its last digit.
///
/// If no member has L(Hᵢ) ≥ Hⱼ, then L(Hⱼ) < Hⱼ and the set ends with H = Hⱼ. From there on f
/// repeats: **f(m + H) = f(m)** for m ≥ 1. The proof is by induction on m. With r in 1..=H and m ≡
/// r modulo H, a take of r leaves a multiple of H: either nothing, or a pile with the threshold H >
/// L(H) ≥ L(r). So it wins and f(m) ≤ r, and the takes x < r lead to thresholds f(m − x) = f(r −
/// x), the same as from pile r. In the sums H may then repeat. With k < 1 the set ends at once: N =
/// {1}, and f ≡ 1.
///
/// All of this is for rules that do not decrease.
///
/// ```
/// use mexplorer::dynamic_nim::{NSet, Rule};
///
/// let set = NSet::build(&Rule::factor("2")?, &100_u32.into(), &mut ())?;
/// assert_eq!(set.member(9).to_string(), "89"); // Fibonacci numbers
/// let digits = set.digits(&100_u32.into(), &mut ());
/// assert_eq!(digits.members, [9, 4, 2]); // 89 + 8 + 3
/// assert_eq!(set.threshold(&100_u32.into()), set.member(2)); // 3
/// # Ok::<(), mexplorer::dynamic_nim::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NSet {
    rule: Rule,
    up_to: BigUint,
    members: Vec<BigUint>,
    pointer: Vec<u32>,
    ends: bool,
}

/// Builds a set step by step.
///
/// ```
/// use mexplorer::dynamic_nim::{NSet, NSetBuild, Rule};
///
/// let (rule, pile) = (Rule::factor("3")?, 1_000_000_u32.into());
/// let mut build = NSetBuild::start(&rule, &pile)?;
/// while !build.advance(10, &mut ()) {
///     assert!(build.part_done() < 1.0); // a caller can show the progress here
/// }
/// assert_eq!(build.finish(), NSet::build(&rule, &pile, &mut ())?);
/// # Ok::<(), mexplorer::dynamic_nim::Error>(())
/// ```
#[derive(Debug)]
pub struct NSetBuild {
    set: NSet,
    scales: Scales,
    /// The index of the last member.
    last: u32,
    /// The pointer: the index of the member to compare next.
    i: u32,
    is_done: bool,
}

impl NSetBuild {
    /// Starts with H₁ = 1.
    ///
    /// # Errors
    ///
    /// Those of [`NSet::build`], before any memory is taken.
    pub fn start(rule: &Rule, up_to: &BigUint) -> Result<Self, Error> {
        rule.check_nondecreasing(up_to)?;
        let needed = needed_mb(rule, up_to);
        if needed > MAX_NUMERATION_MB.into() {
            return Err(Error::NumerationMemory {
                value: up_to.to_string().len(),
                needed,
                limit: MAX_NUMERATION_MB,
            });
        }
        Ok(Self {
            set: NSet {
                rule: rule.clone(),
                up_to: up_to.clone(),
                members: vec![BigUint::from(1_u32)],
                pointer: vec![u32::MAX],
                ends: false,
            },
            scales: Scales::default(),
            last: 0,
            i: 0,
            is_done: false,
        })
    }

    /// Makes at most this many comparisons. Returns whether the set is complete.
    pub fn advance(&mut self, comparisons: usize, observer: &mut impl Observer<Event>) -> bool {
        let set = &mut self.set;
        for _ in 0..comparisons {
            if self.is_done {
                break;
            }
            let (small, large) = (set.member(self.i), set.member(self.last));
            let reached = self.scales.reaches(&set.rule, small, large);
            let (last, i) = (self.last, self.i);
            observer.see(Event::Compared { last, i, reached });
            if reached {
                let next = large + small;
                if next > set.up_to {
                    self.is_done = true;
                } else {
                    set.members.push(next);
                    set.pointer.push(self.i);
                    self.last += 1;
                    observer.see(Event::Joined { j: self.last, i });
                }
            } else if self.i == self.last {
                set.ends = true;
                self.is_done = true;
            } else {
                self.i += 1;
            }
        }
        self.is_done
    }

    /// An estimate of the progress, 0 to 1: the length of the last member relative to the pile's.
    #[must_use]
    pub fn part_done(&self) -> f64 {
        let bits = |number: &BigUint| f64::from(u32::try_from(number.bits()).unwrap_or(u32::MAX));
        let last = self.set.member(self.last);
        (bits(last) / (bits(&self.set.up_to) + 1.0)).min(1.0)
    }

    /// The complete set.
    ///
    /// # Panics
    ///
    /// If it is not complete.
    #[must_use]
    pub fn finish(self) -> NSet {
        assert!(self.is_done, "the set is not complete");
        self.set
    }
}

/// A pile as a sum of members.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Digits {
    /// How many copies of the last member come before the other digits; 0 if the set does not end.
    pub periods: BigUint,
    /// The other digits, largest first, by the index of the member, from 0. If the set ends, they
    /// sum to 1..=H. Empty only for the empty pile.
    pub members: Vec<u32>,
}

impl NSet {
    /// Builds the set up to a pile; it always contains H₁ = 1.
    ///
    /// One pointer finds every Hᵢ, because it never moves back.
    ///
    /// # Errors
    ///
    /// [`Error::LimitDecreases`] if the rule decreases up to the pile.
    /// [`Error::NumerationMemory`] if the set may need more than
    /// [`MAX_NUMERATION_MB`].
    ///
    /// Cost: |N| ≤ 1 + log n / log(1 + 1/k) additions and twice as many comparisons,
    /// each of a pile's digits.
    pub fn build(
        rule: &Rule,
        up_to: &BigUint,
        observer: &mut impl Observer<Event>,
    ) -> Result<Self, Error> {
        let mut build = NSetBuild::start(rule, up_to)?;
        build.advance(usize::MAX, observer);
        Ok(build.set)
    }

    /// The pile the set was built for.
    #[must_use]
    pub fn up_to(&self) -> &BigUint {
        &self.up_to
    }

    /// The members, ascending from 1.
    #[must_use]
    pub fn members(&self) -> &[BigUint] {
        &self.members
    }

    /// How many members the set has up to the pile.
    #[must_use]
    pub fn count(&self) -> usize {
        self.members.len()
    }

    /// A member by its index, from 0.
    ///
    /// # Panics
    ///
    /// If the set has no such member.
    #[must_use]
    pub fn member(&self, index: u32) -> &BigUint {
        &self.members[index as usize]
    }

    /// The members that each member is the sum of.
    ///
    /// Length: the number of members. Entry j is the i with member j = member j − 1 + member i.
    /// Entry 0 is [`u32::MAX`], because member 0, the number 1, is not a sum.
    #[must_use]
    pub fn pointer(&self) -> &[u32] {
        &self.pointer
    }

    /// The chain below a member h: the indices of pre(h), pre(pre(h)), … down to the last above 0,
    /// where pre(h) is the largest member x with L(x) < h, or 0 if there is none. Empty for the last
    /// member, which has no successor to be the sum with.
    ///
    /// With pre′(h) for the member after pre(h), the next member is h + pre′(h), and **pre′(h) = 1 +
    /// pre(h) + pre(pre(h)) + …** The proof: pre′(h) = pre(h) + pre′(pre(h)), because the member
    /// after pre(h) is found by the same rule; and pre′(h) = 1 where pre(h) = 0.
    ///
    /// Cost: one step for each entry.
    ///
    /// ```
    /// use mexplorer::dynamic_nim::{NSet, Rule};
    ///
    /// let set = NSet::build(&Rule::factor("2")?, &100_u32.into(), &mut ())?;
    /// // 13 = H₆: the next is 13 + 8, and 8 = 1 + 5 + 2.
    /// let chain: Vec<_> = set.chain(5).into_iter().map(|at| set.member(at)).collect();
    /// assert_eq!(chain, [&5_u32.into(), &2_u32.into()]);
    /// # Ok::<(), mexplorer::dynamic_nim::Error>(())
    /// ```
    #[must_use]
    pub fn chain(&self, index: u32) -> Vec<u32> {
        let mut chain = Vec::new();
        let mut next = index as usize + 1;
        while let Some(&after) = self.pointer.get(next).filter(|&&after| after > 0) {
            chain.push(after - 1);
            next = after as usize;
        }
        chain
    }

    /// The last member, if the set ends there: it is then a period of f.
    #[must_use]
    pub fn period(&self) -> Option<&BigUint> {
        self.members.last().filter(|_| self.ends)
    }

    /// The rule the set belongs to.
    #[must_use]
    pub fn rule(&self) -> &Rule {
        &self.rule
    }

    /// The digits of a pile, found greedily.
    ///
    /// # Panics
    ///
    /// If the pile is above [`up_to`](Self::up_to).
    pub fn digits(&self, pile: &BigUint, observer: &mut impl Observer<Event>) -> Digits {
        assert!(*pile <= self.up_to, "the set does not go that far");
        let one = BigUint::from(1_u32);
        let mut periods = BigUint::ZERO;
        let mut rest = pile.clone();
        if let Some(period) = self.period().filter(|&period| pile > period) {
            periods = (pile - &one) / period;
            rest -= &periods * period;
        }

        let members = self.greedy(rest);
        for &digit in &members {
            observer.see(Event::Digit { member: digit });
        }
        Digits { periods, members }
    }

    /// The members that sum to `rest`, largest first, each the largest that fits; `rest` is at
    /// most the period, if there is one.
    pub(super) fn greedy(&self, mut rest: BigUint) -> Vec<u32> {
        let mut members = Vec::new();
        let mut end = self.members.len();
        while rest > BigUint::ZERO {
            // Digits never repeat.
            end = self.members[..end].partition_point(|member| *member <= rest) - 1;
            rest -= &self.members[end];
            members.push(u32::try_from(end).expect("members are counted in 32 bits"));
        }
        members
    }

    /// f(pile), the smallest cap that wins: the last digit.
    ///
    /// # Panics
    ///
    /// If the pile is 0, which has no threshold, or above [`up_to`](Self::up_to).
    #[must_use]
    pub fn threshold(&self, pile: &BigUint) -> &BigUint {
        let digits = self.digits(pile, &mut ()).members;
        self.member(*digits.last().expect("the empty pile has no threshold"))
    }

    /// Whether the set gives all thresholds of a table; the table's pile is at most the set's.
    #[must_use]
    pub fn agrees_with(&self, thresholds: &Thresholds) -> bool {
        let mut rows = (0_u32..).zip(thresholds.as_slice()).skip(1);
        rows.all(|(m, &f)| *self.threshold(&m.into()) == f.into())
    }
}

/// Checks that there is a number system to show: k is at least 1, or the rule is a list.
///
/// With k < 1 the set is {1}; its answers are still right.
///
/// # Errors
///
/// [`Error::NumerationK`] if k is below 1.
pub fn check_numeration(rule: &Rule) -> Result<(), Error> {
    match rule {
        Rule::Factor(k) if *k < Rational::integer(1) => Err(Error::NumerationK {
            value: k.to_string(),
        }),
        _ => Ok(()),
    }
}

/// How much memory the set up to a pile may need, in MB of 2^20 bytes, rounded up.
///
/// An upper bound, in integers: the largest possible number of members, times the largest average
/// of their bits.
#[must_use]
pub fn needed_mb(rule: &Rule, up_to: &BigUint) -> u128 {
    let bits = match rule {
        Rule::Factor(_) => u128::from(up_to.bits()),
        // All members but the last are at most the largest cap, a `u32`.
        Rule::Limit(_) => 64,
    };
    let members = most_members(rule, up_to).min(saturating_u64(up_to).into());
    // From H_M ≤ n down, members decrease at least by the factor 1 + 1/k, so the bits fall evenly
    // from those of n to 1.
    let bytes = members * (bits.div_ceil(16) + BYTES_BESIDE_BITS);
    bytes.div_ceil(1 << 20)
}

fn most_members(rule: &Rule, up_to: &BigUint) -> u128 {
    match rule {
        Rule::Factor(k) if *k < Rational::integer(1) => 1,
        // Hⱼ₊₁ ≥ (1 + 1/k)·Hⱼ, so there are at most 1 + log₂ n / log₂(1 + 1/k), and
        // ln(1 + y) ≥ 2y / (2 + y) with y = q/p, and 1 / ln 2 > 1.4426.
        Rule::Factor(k) => {
            let (p, q) = terms(*k);
            let (p, q, bits) = (u128::from(p), u128::from(q), u128::from(up_to.bits()));
            2 + bits * (2 * p + q) * 5_000 / (14_426 * q)
        }
        // A member in L(x − 1) + 1..=L(x) is reached only by takes from x on, so the next member is
        // larger by at least x.
        Rule::Limit(limit) => {
            let (mut count, mut below) = (1, 0);
            for (&cap, x) in limit.up_to(up_to).iter().zip(1..) {
                let top = u64::from(cap).min(saturating_u64(up_to));
                if top > below {
                    count += u128::from((top - below).div_ceil(x));
                    below = top;
                }
            }
            count
        }
    }
}

/// Compares multiples of big numbers, in two reused buffers.
#[derive(Debug, Default)]
pub(super) struct Scales {
    left: BigUint,
    right: BigUint,
}

impl Scales {
    /// Whether L(`take`) ≥ `height`, both at least 1.
    pub(super) fn reaches(&mut self, rule: &Rule, take: &BigUint, height: &BigUint) -> bool {
        let (p, q) = match rule {
            Rule::Factor(k) => terms(*k),
            Rule::Limit(_) => {
                let height = u64::try_from(height);
                return height.is_ok_and(|height| rule.reaches(saturating_u64(take), height));
            }
        };
        let bits = |number: u64| u64::from(u64::BITS - number.leading_zeros());
        // A product has as many bits as its factors together, or one fewer.
        let left_bits = bits(p) + take.bits();
        let right_bits = bits(q) + height.bits();
        if left_bits > right_bits + 1 || right_bits > left_bits + 1 {
            return left_bits > right_bits;
        }
        multiple(&mut self.left, take, p).cmp(multiple(&mut self.right, height, q))
            != Ordering::Less
    }
}

fn multiple<'a>(buffer: &'a mut BigUint, number: &'a BigUint, factor: u64) -> &'a BigUint {
    if factor == 1 {
        return number;
    }
    buffer.clone_from(number);
    *buffer *= factor;
    buffer
}

/// An observer that counts what [`NSet::build`] and [`NSet::digits`] do.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(
    feature = "wasm",
    derive(serde::Serialize, tsify::Tsify),
    tsify(type_prefix = "DynamicNim")
)]
pub struct NumerationCost {
    /// Members found, without the first, 1.
    pub members: u64,
    /// Comparisons of L(member) with the last member.
    pub comparisons: u64,
    /// Digits found.
    pub digits: u64,
}

impl Observer<Event> for NumerationCost {
    fn see(&mut self, event: Event) {
        match event {
            Event::Compared { .. } => self.comparisons += 1,
            Event::Joined { .. } => self.members += 1,
            Event::Digit { .. } => self.digits += 1,
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use num_bigint::BigUint;

    use super::{Error, MAX_NUMERATION_MB, NSet, most_members, needed_mb};
    use crate::dynamic_nim::Rule;

    fn power_of_ten(exponent: u32) -> BigUint {
        BigUint::from(10_u32).pow(exponent)
    }

    #[test]
    fn the_estimate_is_never_too_small_and_seldom_far_off() {
        for k in [
            "1/2", "1", "3/2", "2", "7/3", "3", "5", "10", "43/11", "100",
        ] {
            let rule = Rule::factor(k).unwrap();
            for pile in [BigUint::from(1_u32), 7_u32.into(), power_of_ten(60)] {
                let set = NSet::build(&rule, &pile, &mut ()).unwrap();
                let most = most_members(&rule, &pile);
                assert!((set.count() as u128) <= most, "k = {k}, n = {pile}");

                let bytes: u64 = set.members.iter().map(|h| h.bits().div_ceil(8)).sum();
                let with_lists = bytes + 48 * set.count() as u64;
                assert!(u128::from(with_lists) <= needed_mb(&rule, &pile) << 20);
            }
        }
        let set = NSet::build(&Rule::factor("1").unwrap(), &power_of_ten(500), &mut ()).unwrap();
        assert_eq!(set.count(), 1661);
        assert_eq!(most_members(set.rule(), &power_of_ten(500)), 1729);
    }

    #[test]
    fn the_estimate_of_a_list_bounds_its_set() {
        for list in [
            "",
            "0",
            "5",
            "1-9",
            "1,1,8,8,20",
            "100",
            "1-1000",
            "2,4,900",
        ] {
            let rule = Rule::limit(list).unwrap();
            for pile in [1_u32, 2, 13, 500, 10_000] {
                let set = NSet::build(&rule, &pile.into(), &mut ()).unwrap();
                let most = most_members(&rule, &pile.into());
                assert!((set.count() as u128) <= most, "{list}, n = {pile}");
            }
        }
    }

    #[test]
    fn a_set_beyond_the_memory_is_refused_with_the_numbers() {
        let largest = power_of_ten(10_000) - 1_u32;
        let needed = |k| needed_mb(&Rule::factor(k).unwrap(), &largest);
        assert_eq!(["1", "2", "4"].map(needed), [71, 118, 213]);
        for k in ["10", "999999", "999999999999999999"] {
            let error = NSet::build(&Rule::factor(k).unwrap(), &largest, &mut ());
            let refused = Error::NumerationMemory {
                value: 10_000,
                needed: needed(k),
                limit: MAX_NUMERATION_MB,
            };
            assert_eq!(error, Err(refused));
        }
        let rule = Rule::limit("4000000000").unwrap();
        let refused = NSet::build(&rule, &largest, &mut ());
        assert!(matches!(refused, Err(Error::NumerationMemory { .. })));
        // A pile of five stones has at most five members, whatever the rule.
        let k = Rule::factor("999999999999999999").unwrap();
        assert_eq!(NSet::build(&k, &5_u32.into(), &mut ()).unwrap().count(), 5);
    }
}
