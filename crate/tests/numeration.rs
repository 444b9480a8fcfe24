//! The number system of losing piles, compared with the walls, the bare rules and known number
//! systems.

mod naive;

use mexplorer::Outcome;
use mexplorer::dynamic_nim::{
    Game, MAX_MOVES, MAX_TABLE, NSet, NumerationCost, Rule, RuleText, Spec, Thresholds, sums, walls,
};
use num_bigint::BigUint;
use proptest::prelude::*;

use naive::Naive;

fn big(number: impl Into<BigUint>) -> BigUint {
    number.into()
}

fn set(rule: &Rule, up_to: impl Into<BigUint>) -> NSet {
    NSet::build(rule, &up_to.into(), &mut ()).unwrap()
}

fn table(rule: &Rule, size: u32) -> Thresholds {
    walls(&Game::new(size, rule.clone()), &mut ())
}

fn members(set: &NSet) -> Vec<u32> {
    (0..)
        .take(set.count())
        .map(|index| u32::try_from(set.member(index)).unwrap())
        .collect()
}

/// Factors with very different number systems.
const FACTORS: [&str; 12] = [
    "1", "3/2", "2", "7/3", "5/2", "3", "7/2", "11/3", "43/11", "23/10", "10", "100",
];

#[test]
fn the_last_digit_is_the_threshold_up_to_200_000() {
    const SIZE: u32 = 200_000;
    for k in ["1", "2", "3", "5/2", "10"] {
        let rule = Rule::factor(k).unwrap();
        let thresholds = table(&rule, SIZE);
        assert!(set(&rule, SIZE).agrees_with(&thresholds), "k = {k}");
    }
}

#[test]
fn the_last_digit_is_the_threshold_for_many_factors() {
    for q in 1..=9 {
        for p in (q..=12 * q).step_by(if q < 6 { 1 } else { 3 }) {
            let rule = Rule::fraction(p, q).unwrap();
            let set = set(&rule, 700_u32);
            assert!(set.agrees_with(&table(&rule, 700)), "k = {p}/{q}");
        }
    }
}

#[test]
fn both_constructions_find_the_same_set() {
    const SIZE: u32 = 100_000;
    for k in FACTORS.into_iter().chain(["1/2", "999999999999999999"]) {
        let rule = Rule::factor(k).unwrap();
        let sums = sums(&rule, SIZE).unwrap();
        assert_eq!(sums.members, members(&set(&rule, SIZE)), "k = {k}");
        assert_eq!(sums.last_digit, table(&rule, SIZE).as_slice(), "k = {k}");
    }
}

/// All sums d₁ + … + dₜ below `end` with d₁ from the members and dᵢ > k·dᵢ₊₁, as digits.
fn all_sums(members: &[u32], p: u32, q: u32, end: u32) -> Vec<Vec<u32>> {
    let mut sums: Vec<Vec<u32>> = members.iter().map(|&member| vec![member]).collect();
    let mut next = 0;
    while next < sums.len() {
        let digits = sums[next].clone();
        for &member in members {
            let sum: u32 = digits.iter().sum::<u32>() + member;
            if q * digits.last().unwrap() > p * member && sum < end {
                sums.push([&digits[..], &[member]].concat());
            }
        }
        next += 1;
    }
    sums
}

#[test]
fn every_number_has_exactly_one_sum_and_it_is_the_greedy_one() {
    const SIZE: u32 = 300;
    for (p, q) in [(1, 1), (3, 2), (2, 1), (5, 2), (3, 1), (11, 3), (10, 1)] {
        let rule = Rule::fraction(p.into(), q.into()).unwrap();
        let set = set(&rule, SIZE);
        let mut sums = all_sums(&members(&set), p, q, SIZE + 1);
        sums.sort_by_key(|digits| digits.iter().sum::<u32>());
        assert_eq!(sums.len(), SIZE as usize);
        for (digits, m) in sums.iter().zip(1_u32..) {
            let greedy = set.digits(&big(m), &mut ()).members;
            let greedy: Vec<BigUint> = greedy.iter().map(|&d| set.member(d).clone()).collect();
            assert_eq!(*digits.iter().map(|&d| big(d)).collect::<Vec<_>>(), greedy);
        }
    }
}

fn assert_takes_equal_naive(rule: &Rule, naive: &Naive, size: u32) {
    for pile in 0..=size {
        let set = set(rule, pile);
        for cap in 0..=pile {
            let takes = set.winning_takes(&big(pile), &big(cap));
            let found: Vec<BigUint> = takes.starting_at(0).map(|take| take.take).collect();
            let expected = naive.winning_takes(pile as usize, cap as usize);
            let expected: Vec<BigUint> = expected.into_iter().map(BigUint::from).collect();
            assert_eq!(found, expected, "{rule:?}, pile {pile}, cap {cap}");
            assert_eq!(takes.count(), found.len().into());
            for (take, first) in takes.starting_at(0).zip(0..) {
                assert_eq!(takes.starting_at(first).next(), Some(take.clone()));
                // The take is the sum of the suffix it names.
                let digits = &takes.digits().members[take.digit..];
                let sum: BigUint = digits.iter().map(|&digit| set.member(digit)).sum();
                let periods = set.period().map_or(BigUint::ZERO, |h| h * take.periods);
                assert_eq!(sum + periods, take.take);
            }
        }
    }
}

#[test]
fn all_winning_takes_are_suffixes_for_every_pile_and_cap() {
    for q in 1..=5 {
        for p in 1..=8 * q {
            let rule = Rule::factor(&format!("{p}/{q}")).unwrap();
            assert_takes_equal_naive(&rule, &Naive::new(60, p, q), 60);
        }
    }
}

#[test]
fn all_winning_takes_are_suffixes_for_lists_that_do_not_decrease() {
    let lists = [
        "",
        "0",
        "1",
        "3",
        "0,0,0,7",
        "0,1",
        "1,1,2",
        "2,2,2,9,9,9,20",
        "5,5,5,5,5,5",
        "1-60",
        "0-30",
        "0,4-40",
        "2,4,6,8,10,12",
        "1,3,3,3,3,3,8",
        "0,0,1,1,1,50",
        "40",
    ];
    for list in lists {
        let rule = Rule::limit(list).unwrap();
        let own = rule.clone();
        let limit = move |take| usize::try_from(own.cap_after(take as u64)).unwrap();
        assert_takes_equal_naive(&rule, &Naive::with_limit(60, limit), 60);
    }
}

/// A pseudorandom number of `length` digits.
fn digits_from_seed(seed: u64, length: usize) -> String {
    let mut state = seed;
    let digits = (0..length).map(|_| {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        char::from(b'1' + u8::try_from((state >> 33) % 9).unwrap())
    });
    digits.collect()
}

#[test]
fn with_k_1_it_is_binary_at_1000_digits() {
    for seed in 0..5 {
        let pile: BigUint = digits_from_seed(seed, 1000).parse().unwrap();
        let pile = pile >> (40 * seed) << (40 * seed);
        let set = set(&Rule::factor("1").unwrap(), pile.clone());
        let ones: Vec<u32> = (0..)
            .take(set.count())
            .filter(|&i| pile.bit(i.into()))
            .collect();
        let mut digits = set.digits(&pile, &mut ()).members;
        digits.reverse();
        assert_eq!(digits, ones);
        assert_eq!(*set.threshold(&pile), BigUint::from(1_u32) << ones[0]);
        assert_eq!(
            set.pointer()[1..],
            (0..).take(set.count() - 1).collect::<Vec<u32>>()
        );
    }
}

/// Fibonacci numbers 1, 2, 3, 5, …, greedily, by indices from the largest.
fn zeckendorf(mut number: BigUint) -> Vec<u32> {
    let mut fibonacci = vec![big(1_u32), big(2_u32)];
    while fibonacci[fibonacci.len() - 1] <= number {
        fibonacci.push(&fibonacci[fibonacci.len() - 1] + &fibonacci[fibonacci.len() - 2]);
    }
    let mut digits = Vec::new();
    for (term, index) in fibonacci
        .iter()
        .zip(0_u32..)
        .collect::<Vec<_>>()
        .into_iter()
        .rev()
    {
        if *term <= number {
            number -= term;
            digits.push(index);
        }
    }
    digits
}

#[test]
fn with_k_2_it_is_zeckendorf_at_1000_digits() {
    for seed in 0..5 {
        let pile: BigUint = digits_from_seed(seed, 1000).parse().unwrap();
        let set = set(&Rule::factor("2").unwrap(), pile.clone());
        let digits = set.digits(&pile, &mut ()).members;
        assert_eq!(digits, zeckendorf(pile.clone()));

        // Neighbours in a Zeckendorf form are at least two places apart. At a distance of two
        // 2·F(i) < F(i + 2) holds, but not always with the whole suffix in place of F(i).
        let takes = set.winning_takes(&pile, &pile);
        for take in takes.starting_at(0) {
            let left = &pile - &take.take;
            let wins = left == BigUint::ZERO || *set.threshold(&left) > &take.take * 2_u32;
            assert!(wins);
        }
        let every_suffix = (0..digits.len()).filter(|&j| {
            let suffix: BigUint = digits[j..].iter().map(|&d| set.member(d)).sum();
            j == 0 || suffix * 2_u32 < *set.member(digits[j - 1])
        });
        assert_eq!(takes.count(), every_suffix.count().into());
    }
}

#[test]
fn sets_are_known_sequences() {
    let of = |k: &str, up_to: u32| members(&set(&Rule::factor(k).unwrap(), up_to));
    assert_eq!(of("1", 100), [1, 2, 4, 8, 16, 32, 64]); // A000079
    assert_eq!(of("2", 100), [1, 2, 3, 5, 8, 13, 21, 34, 55, 89]); // A000045
    assert_eq!(of("3", 100), [1, 2, 3, 4, 6, 8, 11, 15, 21, 29, 40, 55, 76]); // A003411
    assert_eq!(of("1/2", 100), [1]);
    for k in FACTORS {
        assert_eq!(of(k, 0), [1], "k = {k}");
        assert_eq!(of(k, 1), [1], "k = {k}");
    }
}

/// For 1 ≤ k ≤ 5 the set up to 10^30 changes at these breaks and nowhere else.
#[test]
fn between_the_known_breaks_there_is_one_set() {
    let breaks = [
        (1, 1),
        (2, 1),
        (5, 2),
        (3, 1),
        (7, 2),
        (11, 3),
        (43, 11),
        (4, 1),
        (13, 3),
        (31, 7),
        (9, 2),
        (14, 3),
        (33, 7),
        (5, 1),
    ];
    let up_to = big(10_u32).pow(30);
    let pointer = |p: i64, q: i64| {
        let rule = Rule::fraction(p, q).unwrap();
        set(&rule, up_to.clone()).pointer().to_vec()
    };
    for step in breaks.windows(2) {
        let ((p, q), (next_p, next_q)) = (step[0], step[1]);
        let end = pointer(next_p * 1_000_000_000 - 1, next_q * 1_000_000_000);
        assert_eq!(pointer(p, q), end, "from {p}/{q}");
        assert_ne!(end, pointer(next_p, next_q), "at {next_p}/{next_q}");
    }
}

#[test]
fn costs_count_members_digits_and_comparisons() {
    let pile = big(10_u32).pow(40);
    for k in FACTORS {
        let mut cost = NumerationCost::default();
        let set = NSet::build(&Rule::factor(k).unwrap(), &pile, &mut cost).unwrap();
        let digits = set.digits(&pile, &mut cost);
        assert_eq!(cost.members, set.count() as u64 - 1, "k = {k}");
        assert_eq!(cost.digits, digits.members.len() as u64, "k = {k}");
        // The pointer never moves back, and each member needs one comparison that succeeds.
        let moved = u64::from(*set.pointer().last().unwrap());
        assert!(cost.comparisons >= cost.members + moved, "k = {k}");
        assert!(cost.comparisons <= 2 * set.count() as u64, "k = {k}");
    }
}

fn verdict(n: &str, rule: RuleText<'_>, cap: Option<&str>) -> (Outcome, Vec<String>, String) {
    let spec = Spec::parse(n, rule, cap).unwrap();
    let verdict = spec.verdict().unwrap();
    let moves = verdict.moves.iter().map(BigUint::to_string).collect();
    (verdict.outcome, moves, verdict.moves_total.to_string())
}

/// Below and above [`MAX_TABLE`] two different methods answer.
#[test]
fn both_methods_give_the_same_verdict() {
    for k in FACTORS
        .into_iter()
        .chain(["1/2", "2/7", "1/300", "999999999999999999"])
    {
        let rule = Rule::factor(k).unwrap();
        let thresholds = table(&rule, MAX_TABLE + 60);
        for pile in (MAX_TABLE - 5)..=(MAX_TABLE + 60) {
            for cap in [0, 1, 13, pile / 2, pile - 1, pile] {
                let position = mexplorer::dynamic_nim::Position { pile, cap };
                let takes = thresholds.winning_takes(position);
                let moves: Vec<String> = takes.iter().map(u32::to_string).collect();
                let count = takes.len().to_string();
                let found = verdict(
                    &pile.to_string(),
                    RuleText::Factor(k),
                    Some(&cap.to_string()),
                );
                assert_eq!(found, (thresholds.outcome(position), moves, count));
            }
        }
    }
}

#[test]
fn below_k_1_the_takes_under_1_over_k_win() {
    let n = format!("1{}", "0".repeat(9_000));
    let (outcome, moves, total) = verdict(&n, RuleText::Factor("1/3"), None);
    assert_eq!(
        (outcome, moves, total),
        (Outcome::N, vec!["1".into(), "2".into()], "2".into())
    );
    let (_, moves, _) = verdict(&n, RuleText::Factor("1/3"), Some(&n));
    assert_eq!(moves, ["1", "2", &n]);

    // More takes than a verdict lists: every one below 10^17, and the whole pile.
    let k = format!(".{}1", "0".repeat(16));
    let (_, moves, total) = verdict(&n, RuleText::Factor(&k), Some(&n));
    assert_eq!(
        (moves.len(), moves[MAX_MOVES - 1].as_str()),
        (MAX_MOVES, "10000")
    );
    assert_eq!(total, format!("1{}", "0".repeat(17)));
}

#[test]
fn with_k_1_every_suffix_of_the_binary_digits_wins() {
    let n = "7".repeat(10_000);
    let (outcome, moves, total) = verdict(&n, RuleText::Factor("1"), Some(&n));
    assert_eq!((outcome, moves.len()), (Outcome::N, MAX_MOVES));
    let pile: BigUint = n.parse().unwrap();
    assert_eq!(total, pile.count_ones().to_string());
}

proptest! {
    #[test]
    fn the_last_digit_is_the_threshold(size in 1_u32..=700, p in 1_i64..=4000, q in 1_i64..=400) {
        let rule = Rule::fraction(p, q).unwrap();
        prop_assert!(set(&rule, size).agrees_with(&table(&rule, size)));
    }

    #[test]
    fn winning_takes_leave_thresholds_out_of_reach(
        seed in any::<u64>(),
        length in 5_usize..60,
        p in 1_u64..=100,
        q in 1_u64..=20,
    ) {
        let rule = Rule::fraction(p.cast_signed(), q.cast_signed()).unwrap();
        let pile: BigUint = digits_from_seed(seed, length).parse().unwrap();
        let set = set(&rule, pile.clone());
        let takes = set.winning_takes(&pile, &pile);
        for take in takes.starting_at(0).take(200) {
            let left = &pile - &take.take;
            prop_assert!(left == BigUint::ZERO || set.threshold(&left) * q > &take.take * p);
        }
        let least = takes.starting_at(0).next().unwrap().take;
        prop_assert_eq!(set.threshold(&pile), &least);
    }
}
