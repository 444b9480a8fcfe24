//! Subtraction games and sums of heaps: every answer is compared with the bare rules.

#[path = "naive/heaps.rs"]
mod naive;

use std::collections::BTreeMap;

use mexplorer::QuestionError;
use mexplorer::heaps::Cut;
use mexplorer::heaps::period::{Certainty, Found, Period};
use mexplorer::heaps::subtraction::{self, MAX_NUMBERS, Set, Subtraction};
use mexplorer::heaps::sum::{Error, MAX_REPORTED, Part, Sum, SumMove, Total, Unknown};
use mexplorer::impartial::{Impartial, Solved, solve};
use mexplorer::play::PlayText;
use mexplorer::{BigUint, Outcome};
use proptest::prelude::*;

use naive::{Bare, Heaps, takes};

/// Kinds of heaps: the name in a link, and the bare rules.
const KINDS: [(&str, Bare); 12] = [
    ("nim", |heap| takes(heap, |_| true)),
    ("subtraction:1-3", |heap| takes(heap, |take| take <= 3)),
    ("subtraction:2-6", |heap| {
        takes(heap, |take| (2..=6).contains(&take))
    }),
    ("subtraction:1,4", |heap| {
        takes(heap, |take| take == 1 || take == 4)
    }),
    ("subtraction:2,5,7", |heap| {
        takes(heap, |take| [2, 5, 7].contains(&take))
    }),
    ("subtraction:!2", |heap| takes(heap, |take| take != 2)),
    ("subtraction:!1,3-4", |heap| {
        takes(heap, |take| ![1, 3, 4].contains(&take))
    }),
    ("octal:0.07", |heap| rows(heap, &[0, 7], false)),
    ("octal:0.137", |heap| rows(heap, &[1, 3, 7], false)),
    ("octal:4!.0", |heap| rows(heap, &[], true)),
    ("octal:0.8", |heap| rows(heap, &[8], false)),
    ("octal:4.[3]", |heap| {
        let mut all = takes(heap, |_| true);
        // The rest may be at either end; a take of the whole row is one move.
        all = all
            .into_iter()
            .flat_map(|(name, left)| {
                let mut lefts = vec![0, left[0]];
                lefts.dedup();
                lefts
                    .into_iter()
                    .map(move |at| (vec![name[0], at], left.clone()))
                    .collect::<Vec<_>>()
            })
            .collect();
        all.extend((1..heap).map(|left| (vec![0, left], vec![left, heap - left])));
        all
    }),
];

/// The moves of a row by the digits after the dot, whose bits allow 0 to 3 parts; or, with
/// `is_unequal`, also the splits into unequal parts.
fn rows(heap: u32, digits: &[u32], is_unequal: bool) -> Vec<(Vec<u32>, Vec<u32>)> {
    let mut all = Vec::new();
    if is_unequal {
        let parts = (1..heap).filter(|left| 2 * left != heap);
        all.extend(parts.map(|left| (vec![0, left], vec![left, heap - left])));
    }
    for (taken, digit) in (1..=heap).zip(digits) {
        let rest = heap - taken;
        for left in 0..=rest {
            let bit = match (left, rest - left) {
                (0, 0) => 1,
                (0, _) | (_, 0) => 2,
                _ => 4,
            };
            if digit & bit > 0 {
                all.push((vec![taken, left], vec![left, rest - left]));
            }
        }
        for left in 1..rest {
            for middle in (1..rest - left).filter(|_| digit & 8 > 0) {
                all.push((
                    vec![taken, left, middle],
                    vec![left, middle, rest - left - middle],
                ));
            }
        }
    }
    all
}

const RULES: [&str; 3] = ["normal", "misere", "every"];

fn solved_sum(mut sum: Sum) -> Sum {
    while sum.advance(1_000) < 1.0 {}
    sum
}

fn text(heaps: &[(usize, u32)]) -> String {
    let part = |&(kind, heap): &(usize, u32)| format!("{}:{heap}", KINDS[kind].0);
    heaps.iter().map(part).collect::<Vec<_>>().join("+")
}

fn numbers_of(play_move: &SumMove) -> Vec<(usize, Vec<u32>)> {
    let small = |number: &BigUint| u32::try_from(number).unwrap();
    let of_part = |(index, of_heap): &(usize, mexplorer::heaps::HeapMove)| {
        let mut numbers = vec![small(&of_heap.taken)];
        match &of_heap.cut {
            Cut::One => {}
            Cut::Two(left) => numbers.push(small(left)),
            Cut::Three(left, middle) => numbers.extend([small(left), small(middle)]),
        }
        (*index, numbers)
    };
    play_move.iter().map(of_part).collect()
}

fn heaps_of(parts: &[Part], kinds: &[usize]) -> Vec<(usize, u32)> {
    let heap = |part: &Part| (kinds[part.kind], u32::try_from(&part.heap).unwrap());
    parts.iter().map(heap).collect()
}

/// Compares the verdict of a sum, and its moves in a match, with a table of the bare rules.
fn check(
    heaps: &[(usize, u32)],
    rule: &str,
    naive: &Heaps,
    table: &BTreeMap<Vec<(usize, u32)>, Solved>,
) {
    let parts = text(heaps);
    let sum = solved_sum(Sum::parse(&parts, rule).unwrap());
    // The kinds of the sum, as indices of KINDS.
    let named = |kind: &_| {
        KINDS
            .iter()
            .position(|(name, _)| *name == format!("{kind}"))
            .unwrap()
    };
    let kinds: Vec<usize> = sum.kinds().iter().map(named).collect();
    let outcome = |position: &Vec<(usize, u32)>| match rule {
        "misere" => table[position].misere,
        _ => table[position].normal,
    };
    let start = heaps.to_vec();
    let all = naive.moves(&start);
    let verdict = sum.verdict();
    assert_eq!(verdict.outcome, Some(outcome(&start)), "{parts} {rule}");
    assert_eq!(verdict.is_over, all.is_empty());
    let wins = |left: &Vec<(usize, u32)>| outcome(left) == Outcome::P;
    let winning: Vec<_> = all
        .iter()
        .filter(|(_, left)| wins(left))
        .map(|(choice, _)| choice.clone())
        .collect();
    let found: Vec<_> = verdict.moves.iter().map(numbers_of).collect();
    assert_eq!(found, winning, "{parts} {rule}");
    assert_eq!(verdict.total, Total::Reported, "{parts} {rule}");
    let expected = (rule == "normal").then(|| table[&start].nimber.into());
    assert_eq!(verdict.nimber, expected, "{parts}");

    let position = sum.read(&parts).unwrap();
    assert_eq!(sum.write(&position), parts);
    let listed = sum.listed(&position).unwrap();
    let found: Vec<_> = listed
        .iter()
        .map(|(choice, left)| (numbers_of(choice), heaps_of(left, &kinds)))
        .collect();
    assert_eq!(found, all, "{parts} {rule}");
    for (choice, left) in &listed {
        let name = sum.name(choice);
        assert_eq!(
            sum.named(&position, &name),
            Some((choice.clone(), left.clone())),
            "{name}"
        );
    }
    let is_listed = |choice: &Option<_>| choice.as_ref().is_none_or(|one| listed.contains(one));
    for which in [0.0, 0.5, 0.99] {
        let careless = sum.careless(&position, [which, 1.0 - which, which]);
        assert!(is_listed(&careless), "{parts} {rule} {careless:?}");
        assert_eq!(careless.is_none(), all.is_empty());
    }
    let patient = sum.patient(&position);
    assert!(is_listed(&patient));
    assert_eq!(patient.is_none(), all.is_empty());
}

#[test]
fn all_small_sums_agree_with_the_bare_rules() {
    for rule in RULES {
        let naive = Heaps {
            kinds: KINDS.map(|(_, bare)| bare).to_vec(),
            is_every: rule == "every",
        };
        for first in 0..KINDS.len() {
            for second in first..KINDS.len() {
                // Under the rule `every` two rows that split have too many moves for larger heaps.
                let large = if first < 7 && second < 7 { 7 } else { 5 };
                let top = [(first, large), (second, large - 1)];
                for one in 0..=top[0].1 {
                    for other in 0..=top[1].1 {
                        let start = vec![(first, one), (second, other)];
                        let table = solve(&naive, &start, 100_000).unwrap();
                        check(&start, rule, &naive, &table);
                    }
                }
            }
        }
        let start = vec![(0, 3), (2, 8), (5, 4)];
        let table = solve(&naive, &start, 10_000).unwrap();
        for heaps in table.keys() {
            check(heaps, rule, &naive, &table);
        }
    }
}

#[test]
fn a_sum_without_parts_or_without_moves_is_finished() {
    for (rule, outcome) in [
        ("normal", Outcome::P),
        ("misere", Outcome::N),
        ("every", Outcome::P),
    ] {
        for parts in ["", "nim:0", "subtraction:2-6:1+nim:0", "subtraction:!1:1"] {
            let verdict = solved_sum(Sum::parse(parts, rule).unwrap()).verdict();
            assert_eq!(
                (verdict.outcome, verdict.is_over),
                (Some(outcome), true),
                "{parts} {rule}"
            );
            assert_eq!(
                (verdict.moves, verdict.total),
                (Vec::new(), Total::Reported)
            );
        }
    }
}

/// The nimbers of a subtraction game by their definition.
fn mex_table(may: impl Fn(usize) -> bool, length: usize) -> Vec<usize> {
    let mut values: Vec<usize> = Vec::new();
    for heap in 0..length {
        let options: Vec<usize> = (1..=heap)
            .filter(|&take| may(take))
            .map(|take| values[heap - take])
            .collect();
        values.push((0..=heap).find(|value| !options.contains(value)).unwrap());
    }
    values
}

fn solved(set: &str, heap: usize) -> Subtraction {
    let mut game = Subtraction::new(Set::parse(set).unwrap());
    while game.advance(&heap.into(), 500) < 1.0 {}
    game
}

/// Compares the nimbers of a game with the definition; a proved period has to hold as far as they
/// are computed, and to be the least.
fn check_period(set: &str, may: impl Fn(usize) -> bool, length: usize) {
    let values = mex_table(may, length);
    let game = solved(set, length - 1);
    for (heap, &value) in values.iter().enumerate() {
        assert_eq!(
            game.nimber(&heap.into()),
            Some(value.into()),
            "{set}: {heap}"
        );
    }
    let Some(Found { period, .. }) = game.found() else {
        return;
    };
    let Period {
        preperiod,
        period,
        saltus,
    } = period;
    let saltus = usize::try_from(saltus).unwrap();
    let same = |period: usize, saltus: usize, from: usize| {
        (from..length.saturating_sub(period)).all(|n| values[n] + saltus == values[n + period])
    };
    assert!(same(period, saltus, preperiod), "{set}");
    if length > 3 * (preperiod + period) {
        assert!(
            preperiod == 0 || !same(period, saltus, preperiod - 1),
            "{set}"
        );
        for shorter in 1..period {
            let raised = values[length - 1].checked_sub(values[length - 1 - shorter]);
            assert!(
                raised.is_none_or(|raised| !same(shorter, raised, length / 2)),
                "{set}: {shorter}"
            );
        }
    }
}

#[test]
fn nimbers_agree_with_the_definition_for_any_slices() {
    // From 8 and from 16 numbers on several heaps are computed at once; sets of 64 and more numbers
    // do not use bits.
    let sets: [Vec<usize>; 7] = [
        vec![5, 2_999, 5_003, 9_001],
        (1..=9).map(|i| 2 * i - 1).collect(),
        (1..=17).map(|i| i * (i + 1) / 2).collect(),
        (1..=20).map(|i| i * i).collect(),
        (1..=31).map(|i| i + i % 3).collect(),
        (2..=64).map(|i| 3 * i).collect(),
        (1..=80).map(|i| 2 * i + i % 7).collect(),
    ];
    for mut set in sets {
        set.sort_unstable();
        set.dedup();
        let heaps = 4 * set[set.len() - 1] + 4_000;
        let mut values: Vec<usize> = Vec::new();
        for heap in 0..heaps {
            let left = set.iter().filter_map(|&take| heap.checked_sub(take));
            let options: Vec<usize> = left.map(|left| values[left]).collect();
            values.push(
                (0..=set.len())
                    .find(|value| !options.contains(value))
                    .unwrap(),
            );
        }
        let listed: Vec<String> = set.iter().map(ToString::to_string).collect();
        // Slices shorter than the largest number, somewhat longer, and unlimited.
        for work in [997, 37_000, u64::MAX] {
            let mut game = Subtraction::new(Set::parse(&listed.join(",")).unwrap());
            while game.advance(&(heaps - 1).into(), work) < 1.0 {}
            for (heap, &value) in values.iter().enumerate() {
                assert_eq!(
                    game.nimber(&heap.into()),
                    Some(value.into()),
                    "{set:?}: {heap}"
                );
            }
        }
    }
}

#[test]
fn nimbers_and_periods_of_all_small_sets_agree_with_the_definition() {
    let mut proved = 0;
    for bits in 1..256_usize {
        let has = |take: usize| take <= 8 && bits >> (take - 1) & 1 == 1;
        let listed: Vec<String> = (1..=8)
            .filter(|&take| has(take))
            .map(|take| take.to_string())
            .collect();
        let listed = listed.join(",");
        check_period(&listed, has, 300);
        check_period(&format!("!{listed}"), |take| !has(take), 300);
        proved += usize::from(solved(&listed, 400).found().is_some());
        proved += usize::from(solved(&format!("!{listed}"), 400).found().is_some());
    }
    assert!(proved > 480, "{proved}");
}

#[test]
fn known_periods_are_found() {
    for (set, preperiod, period, saltus) in [
        ("2-6", 0, 8, 0),
        ("1-6", 0, 7, 0),
        ("!2", 0, 4, 2),
        ("!", 0, 1, 1),
        ("1", 0, 2, 0),
        ("1,4", 0, 5, 0),
    ] {
        let game = solved(set, 10_000);
        let found = game.found().map(|found| found.period);
        assert_eq!(
            found,
            Some(Period {
                preperiod,
                period,
                saltus
            }),
            "{set}"
        );
        assert!(
            game.known() < 100,
            "{set}: the table ends soon after the proof"
        );
    }
    let certainty = solved("2-6", 100).found().unwrap().certainty;
    assert_eq!(certainty, Certainty::Proved { from: 0, window: 6 });
}

#[test]
fn heaps_of_a_thousand_digits_are_solved_by_the_period() {
    let huge = BigUint::from(10_u32).pow(999);
    for (set, rest, modulus) in [("2-6", 5_u32, 8_u32), ("1-3", 3, 4)] {
        // 10^999 is a multiple of both.
        let heap = (&huge + rest).to_string();
        for rule in ["normal", "misere"] {
            let large =
                solved_sum(Sum::subtraction(set, &format!("{heap},9"), rule).unwrap()).verdict();
            let small = (modulus * 4 + rest).to_string();
            let small =
                solved_sum(Sum::subtraction(set, &format!("{small},9"), rule).unwrap()).verdict();
            assert_eq!(
                (large.outcome, &large.moves),
                (small.outcome, &small.moves),
                "{set} {rule}"
            );
            assert!(large.outcome.is_some());
        }
    }
    // g(n + 4) = g(n) + 2: few heaps have a given nimber; they are found without a search.
    let sum = solved_sum(Sum::subtraction("!2", &format!("{huge},7"), "normal").unwrap());
    let verdict = sum.verdict();
    assert_eq!(verdict.outcome, Some(Outcome::N));
    assert!(!verdict.moves.is_empty());
    for choice in &verdict.moves {
        let left = sum
            .named(&sum.read(&format!("{huge},7")).unwrap(), &sum.name(choice))
            .unwrap()
            .1;
        assert_eq!(sum.outcome(&left), Outcome::P);
    }
}

#[test]
fn every_counts_moves_beyond_those_reported() {
    // Three Nim heaps of 30: the only winning move takes all of them.
    let verdict = solved_sum(Sum::nim("30,30,30", None, None).unwrap()).verdict();
    assert_eq!((verdict.moves.len(), verdict.total), (1, Total::Reported));
    // Takes of 1 to 2 from a heap of 3: it has 2 steps, and the player to move cannot win.
    let sum = solved_sum(Sum::nim("3,1", Some("2"), None).unwrap());
    assert_eq!(
        (sum.verdict().outcome, &sum.known_steps()[..]),
        (
            Some(Outcome::P),
            &[Some(2_u32.into()), Some(1_u32.into())][..]
        )
    );
    assert_eq!(sum.first_winning_move(), None);
    // Takes of 1 to 40: a heap of 82 has 4 steps, one of 83 has 5. Any take from the others will
    // do.
    let sum = solved_sum(Sum::nim("83,75,75,75", Some("40"), None).unwrap());
    let verdict = sum.verdict();
    assert_eq!(sum.first_winning_move().as_ref(), verdict.moves.first());
    assert_eq!(verdict.moves.len(), MAX_REPORTED);
    let Total::Counted(total) = verdict.total else {
        panic!("{:?}", verdict.total);
    };
    // 83 → 82, and 40 takes from each 75, since no rest has more than 4 steps.
    assert_eq!(total, 64_000_u32.into());
    assert!(verdict.moves.is_sorted());
    let huge = "9".repeat(1000);
    let verdict = solved_sum(Sum::nim(&huge, Some("7"), None).unwrap()).verdict();
    assert!(verdict.outcome.is_some());
}

/// Single rows of several codes, compared with the bare rules.
#[test]
fn single_rows_agree_with_the_bare_rules() {
    for rule in ["misere", "normal"] {
        let naive = Heaps {
            kinds: KINDS.map(|(_, bare)| bare).to_vec(),
            is_every: false,
        };
        for (kind, most) in [(7, 22), (8, 14), (9, 16)] {
            for heap in 0..=most {
                let start = vec![(kind, heap)];
                let table = solve(&naive, &start, 1_000_000).unwrap();
                check(&start, rule, &naive, &table);
            }
        }
    }
}

#[test]
fn the_sj_theorem_is_no_theorem_of_all_sums() {
    // Some rows have another winner than the theorem's.
    let mut differing = Vec::new();
    for heap in 0..=30 {
        let verdict =
            solved_sum(Sum::octal("0.07", None, &heap.to_string(), "misere").unwrap()).verdict();
        if verdict.outcome.is_some() && verdict.outcome != verdict.as_nim {
            differing.push(heap);
        }
    }
    assert!(!differing.is_empty());
}

#[test]
fn positions_beyond_all_methods_are_unknown() {
    let far = (u64::from(u32::MAX) * 1_000).to_string();
    let sum = Sum::subtraction("3,999983,1000000", &format!("1,{far}"), "normal").unwrap();
    // Without a table of values the nimber of the large heap is unknown.
    let verdict = sum.verdict();
    assert_eq!(
        (verdict.outcome, verdict.unknown),
        (None, Some(Unknown::Nimber { part: 0 }))
    );
    assert_eq!((verdict.nimber, verdict.moves), (None, Vec::new()));
    let sum = solved_sum(Sum::subtraction("2-6", "1,100000", "every").unwrap());
    let verdict = sum.verdict();
    assert_eq!(
        (verdict.outcome, verdict.unknown),
        (None, Some(Unknown::Steps { part: 1 }))
    );
    assert_eq!(
        sum.read("1,100000"),
        Err(Error::SumUnknown {
            value: "1,100000".into()
        })
    );
}

#[test]
fn errors_name_the_value_and_the_limit() {
    let set = |text: &str| Sum::subtraction(text, "3", "normal").unwrap_err();
    let limit = subtraction::MAX_NUMBER;
    for value in [
        "0", "x", "6-2", "-1", "1.5", "1000001", "2-", "-", "", "1-0",
    ] {
        let text = if value.is_empty() { "2,,3" } else { value };
        let refused = subtraction::Error::SetEntry {
            value: value.into(),
            limit,
        };
        assert_eq!(set(text), refused.into());
    }
    assert_eq!(set(""), subtraction::Error::SetEmpty.into());
    assert_eq!(
        set("2-1002"),
        subtraction::Error::SetMany { limit: MAX_NUMBERS }.into()
    );
    assert!(Sum::subtraction("2-1001", "3", "normal").is_ok());
    assert!(Sum::subtraction("1-999999999999", "3", "normal").is_ok());
    let kind = |parts: &str| Sum::parse(parts, "normal").unwrap_err();
    for (parts, value) in [
        ("nim", "nim"),
        ("chess:3", "chess"),
        ("nim:2:3", "nim:2"),
        ("nim:3+", ""),
        ("subtraction:3", "subtraction"),
    ] {
        if parts == "nim" {
            let refused = QuestionError::Heap {
                value: String::new(),
                place: 1,
                limit: 1_000,
            };
            assert_eq!(kind(parts), refused.into());
        } else {
            assert_eq!(
                kind(parts),
                Error::SumKind {
                    value: value.into()
                },
                "{parts}"
            );
        }
    }
    // There may be many heaps of Nim, but not of other games.
    let many = vec!["nim:1"; 500_001].join("+");
    assert_eq!(
        kind(&many),
        QuestionError::HeapsMany {
            value: 500_001,
            limit: 500_000
        }
        .into()
    );
    let others = vec!["nim:1+subtraction:!2:9+7"; 101].join("+");
    assert_eq!(
        kind(&others),
        Error::SumOthers {
            value: 101,
            limit: 100
        }
    );
    let refused = QuestionError::Heap {
        value: "-3".into(),
        place: 2,
        limit: 1_000,
    };
    assert_eq!(kind("nim:1+nim:-3"), refused.into());
    let rule = QuestionError::HeapRule {
        value: "last".into(),
        rules: "normal, misere, every",
    };
    assert_eq!(Sum::parse("nim:1", "last").unwrap_err(), rule.into());
    let moore = Sum::nim("3,4", None, Some("2")).unwrap_err();
    assert_eq!(
        moore,
        mexplorer::heaps::nim::Error::HeapMooreEvery { moore: 2 }
    );
}

#[test]
fn a_number_is_a_heap_of_nim_and_a_list_may_have_sets() {
    let link = "3+nim:4+subtraction:1,4-5,9:17+5+octal:0.07:3";
    let sum = solved_sum(Sum::parse(link, "normal").unwrap());
    let parts: Vec<(String, BigUint)> = (sum.parts().iter())
        .map(|part| (sum.kinds()[part.kind].to_string(), part.heap.clone()))
        .collect();
    for (index, (kind, heap)) in [
        ("nim", 3_u32),
        ("nim", 4),
        ("subtraction:1,4-5,9", 17),
        ("nim", 5),
        ("octal:0.07", 3),
    ]
    .into_iter()
    .enumerate()
    {
        assert_eq!(parts[index], (kind.to_owned(), heap.into()));
    }
    for list in [
        "3,nim:4,subtraction:1,4-5,9:17,5,octal:0.07:3",
        "3,4+subtraction:1,4-5,9:17+5,octal:0.07:3",
    ] {
        let listed = Sum::parse_list(list, "normal").unwrap();
        assert_eq!(listed.parts(), sum.parts(), "{list}");
    }
    assert_eq!(Sum::parse_list("", "normal").unwrap().parts(), []);
    assert!(Sum::parse_list("3,,4", "normal").is_err());
}

#[test]
fn names_of_no_move_and_texts_of_no_position_are_refused() {
    let sum = solved_sum(Sum::parse("nim:4+subtraction:2-6:9", "normal").unwrap());
    let start = sum.parts().to_vec();
    for name in [
        "", "0", "0,0", "0,5", "1,1", "1,7", "2,1", "0,1,0", "0,1;1,2", "0,-1", "x,1",
    ] {
        assert_eq!(sum.named(&start, name), None, "{name}");
    }
    for text in ["nim", "octal:0.07:3", "nim:-1", "subtraction:2-5:3"] {
        assert_eq!(
            sum.read(text),
            Err(Error::SumPosition { value: text.into() })
        );
    }
    let every = solved_sum(Sum::parse("nim:4+subtraction:2-6:9", "every").unwrap());
    for name in ["0,1", "1,2;0,1", "0,1;0,1", "0,1;1,1"] {
        assert_eq!(every.named(&start, name), None, "{name}");
    }
    assert!(every.named(&start, "0,1;1,2").is_some());
}

proptest! {
    #[test]
    fn a_set_is_read_as_it_is_written(listed in prop::collection::btree_set(1_u32..60, 1..20), but: bool) {
        let listed: Vec<u32> = listed.into_iter().collect();
        let set = if but { Set::AllBut(listed.clone()) } else {
            Set::parse(&listed.iter().map(u32::to_string).collect::<Vec<_>>().join(",")).unwrap()
        };
        prop_assert_eq!(&Set::parse(&set.to_string()).unwrap(), &set);
        for take in 0..70_u32 {
            prop_assert_eq!(set.contains(&take.into()), take > 0 && listed.contains(&take) != but);
            let heap = BigUint::from(take);
            let takes: Vec<u64> = set.takes(take.into()).collect();
            prop_assert_eq!(takes.len() as u64, set.take_count(&heap));
            prop_assert_eq!(set.most(&heap), takes.last().map(|&most| most.into()));
        }
    }
}
