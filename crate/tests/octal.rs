//! Octal games: codes, moves, nimbers and proofs of periods, compared with the bare rules and with
//! known values.

#[path = "naive/octal.rs"]
mod naive;

use mexplorer::heaps::octal::{
    Code, Error, MAX_DIGITS, MAX_NAIVE, MAX_TAKE, MAX_TAKES, Mask, Method, Naive, Octal, Sparse,
    period_of,
};
use mexplorer::heaps::period::{Certainty, Found, Period};
use mexplorer::heaps::{Cut, HeapMove};
use mexplorer::impartial::{Impartial, solve};
use num_bigint::BigUint;

use naive::{Octal as Bare, name};

fn code(text: &str) -> Code {
    Code::parse(text).unwrap()
}

#[test]
fn every_code_has_one_normal_form() {
    for (typed, written) in [
        ("0.07", "0.07"),
        ("0.070", "0.07"),
        ("0.", "0.0"),
        ("0.000", "0.0"),
        ("4.0", "4.0"),
        ("4!.", "4!.0"),
        ("C.F0", "c.f"),
        ("0.7!5!7", "0.7!5!7"),
        ("0.[3]", "0.[3]"),
        ("0.33[3333]", "0.[3]"),
        ("4.3[33]", "4.[3]"),
        ("0.12[3432]", "0.1[2343]"),
        ("0.0[30]", "0.[03]"),
        ("0.1[00]", "0.1"),
        ("0.4[44!]", "0.4[44!]"),
        ("0.4![44!]", "0.[4!4]"),
    ] {
        assert_eq!(code(typed).to_string(), written, "{typed}");
        assert_eq!(code(written), code(typed), "{typed}");
    }
    for (typed, written) in [
        ("2", "0.07"),
        ("4,2-3,03,2-4", "0.0777"),
        ("99", &format!("0.{}7", "0".repeat(98))),
        ("100", "take=100"),
        ("1000000,7-9,1-2", "take=1-2,7-9,1000000"),
    ] {
        assert_eq!(Code::taking(typed).unwrap().to_string(), written);
    }
    assert_eq!(Code::taking("2-4,1").unwrap(), code("0.7777"));
}

#[test]
fn digits_are_found_before_the_tail_and_in_it() {
    let with_tail = code("4!.05[1a0]");
    let digits: Vec<u8> = (0..9).map(|k| with_tail.digit(k)).collect();
    assert_eq!(digits, [4, 0, 5, 1, 10, 0, 1, 10, 0]);
    assert_eq!([0, 2].map(|k| with_tail.is_unequal(k)), [true, false]);
    assert_eq!((with_tail.last(), code("0.0530").last()), (None, Some(3)));
    assert_eq!(code("0.0").last(), None);
    assert!(with_tail.splits() && with_tail.has_threes() && with_tail.has_unequal());
    let plain = code("0.33");
    assert!(!plain.splits() && !plain.has_threes() && !plain.has_unequal() && !plain.has_tail());
    assert!(code("0.[3]").is_nim() && code("4.[3]").is_laskers());
    for text in ["0.1[3]", "4!.[3]", "0.[33!]", "4.3", "0.4[3]", "0.[31]"] {
        let other = Code::parse(text);
        assert!(!other.is_ok_and(|code| code.is_nim() || code.is_laskers()));
    }
    let takes = Code::taking("5,1000000").unwrap();
    assert_eq!([4, 5, 6, 1_000_000].map(|k| takes.digit(k)), [0, 7, 0, 7]);
}

#[test]
fn errors_of_a_code_name_the_place() {
    let value = |text: &str| text.to_owned();
    let digit = |text: &str, place, sign: &str| Error::CodeDigit {
        value: value(text),
        place,
        sign: value(sign),
    };
    let dot = |text: &str| Error::CodeDot { value: value(text) };
    let pass = |text: &str, digit: &str| Error::CodePass {
        value: value(text),
        digit: value(digit),
    };
    let unequal = |text: &str, place| Error::CodeUnequal {
        value: value(text),
        place,
    };
    let tail = |text: &str| Error::CodeTail { value: value(text) };
    let empty = |text: &str| Error::CodeTailEmpty { value: value(text) };
    for (text, error) in [
        ("", Error::CodeEmpty),
        ("0.1g", digit("0.1g", 4, "g")),
        ("0.é", digit("0.é", 3, "é")),
        ("-0.1", digit("-0.1", 1, "-")),
        (" 0.1", digit(" 0.1", 1, " ")),
        ("0", dot("0")),
        ("07", dot("07")),
        (".07", dot(".07")),
        ("0.1.2", dot("0.1.2")),
        ("0..1", dot("0..1")),
        ("0[3]", dot("0[3]")),
        ("[3]", dot("[3]")),
        ("1.0", pass("1.0", "1")),
        ("f.0", pass("f.0", "f")),
        ("E.0", pass("E.0", "E")),
        ("!", unequal("!", 1)),
        ("0.3!", unequal("0.3!", 4)),
        ("0.c!", unequal("0.c!", 4)),
        ("0.7!!", unequal("0.7!!", 5)),
        ("4.!", unequal("4.!", 3)),
        ("0.[3", tail("0.[3")),
        ("0.3]", tail("0.3]")),
        ("0.[3[4]", tail("0.[3[4]")),
        ("0.[3]4", tail("0.[3]4")),
        ("0.[3][4]", tail("0.[3][4]")),
        ("0.[3]!", tail("0.[3]!")),
        ("0.[]", empty("0.[]")),
    ] {
        assert_eq!(Code::parse(text), Err(error), "{text}");
    }
    let longest = format!("0.{}", "7".repeat(MAX_DIGITS - 1));
    assert_eq!(code(&longest).last(), Some(MAX_DIGITS - 1));
    let error = Code::parse(&format!("{longest}[0]"));
    let (value, limit) = (MAX_DIGITS + 1, MAX_DIGITS);
    assert_eq!(error, Err(Error::CodeLong { value, limit }));
}

#[test]
fn errors_of_a_list_of_takes_name_the_place() {
    assert_eq!(Code::taking(""), Err(Error::TakeEmpty));
    for (text, place, item) in [
        ("0", 1, "0"),
        ("1,", 2, ""),
        ("1,2,-3", 3, "-3"),
        ("1,3-2", 2, "3-2"),
        ("1-2-3", 1, "1-2-3"),
        ("0-2", 1, "0-2"),
        ("1, 2", 2, " 2"),
        ("1000001", 1, "1000001"),
        ("99999999999999999999", 1, "99999999999999999999"),
        ("1-1000001", 1, "1-1000001"),
    ] {
        let error = Error::TakeNumber {
            value: item.to_owned(),
            place,
            limit: MAX_TAKE,
        };
        assert_eq!(Code::taking(text), Err(error), "{text}");
    }
    let all = Code::taking("1-1000,1-1000,7").unwrap();
    assert_eq!(all.places().len(), MAX_TAKES);
    let limit = MAX_TAKES;
    for (text, value) in [("1-1000,1001", 1_001), ("1-1000000,5", 1_000_000)] {
        assert_eq!(Code::taking(text), Err(Error::TakeMany { value, limit }));
    }
}

const OF_ALL_KINDS: [&str; 16] = [
    "0.0", "0.07", "0.77", "0.137", "4.4", "4!.0", "0.[3]", "4.[3]", "8.[3]", "0.6!", "0.5!2",
    "c.1", "0.8f", "0.[50]", "0.3[7!1]", "0.1[8]",
];

#[test]
fn moves_are_those_of_the_bare_rules_in_ascending_order() {
    for text in OF_ALL_KINDS {
        let code = code(text);
        let bare = Bare(code.clone());
        for heap in 0..14_u32 {
            let moves = code.moves(heap.into());
            assert!(moves.is_sorted(), "{text}, {heap}");
            let of_position = if heap == 0 { vec![] } else { vec![heap] };
            let mut expected: Vec<HeapMove> = Vec::new();
            for ((_, taken, parts), option) in bare.moves(&of_position) {
                let choice = name(taken, &parts);
                let left = choice.parts(&heap.into());
                let mut left: Vec<u32> = left.iter().map(|part| part.try_into().unwrap()).collect();
                left.sort_unstable();
                assert_eq!(left, option);
                expected.push(choice);
            }
            expected.sort_unstable();
            assert_eq!(moves, expected, "{text}, {heap}");
            let count = moves.len() as u64;
            assert_eq!(
                code.move_count(&heap.into(), 1_000),
                Some(count),
                "{text}, {heap}"
            );
            assert_eq!(code.move_count(&heap.into(), count), Some(count));
            if count > 0 {
                assert_eq!(code.move_count(&heap.into(), count - 1), None);
            }
        }
    }
    // Rows too long to list their moves.
    let huge = BigUint::from(10_u32).pow(50);
    for (text, count) in [
        ("0.[1]", Some(1)),
        ("0.33", Some(4)),
        ("4!.0", None),
        ("8.0", None),
        ("0.[3]", None),
        ("0.[0000000002]", None),
    ] {
        assert_eq!(code(text).move_count(&huge, 1_000), count, "{text}");
    }
}

#[test]
fn is_move_accepts_exactly_the_moves() {
    for text in OF_ALL_KINDS {
        let code = code(text);
        for heap in 0..8_u32 {
            let moves = code.moves(heap.into());
            let is_move = |choice: &HeapMove| code.is_move(&heap.into(), choice);
            for taken in 0..=heap + 1 {
                let all = |cut| HeapMove {
                    taken: taken.into(),
                    cut,
                };
                assert!(!is_move(&all(Cut::One)));
                for left in 0..=heap + 1 {
                    let two = all(Cut::Two(left.into()));
                    assert_eq!(is_move(&two), moves.contains(&two), "{text}, {heap}");
                    for middle in 0..=heap + 1 {
                        let three = all(Cut::Three(left.into(), middle.into()));
                        assert_eq!(is_move(&three), moves.contains(&three), "{text}, {heap}");
                    }
                }
            }
        }
    }
    // A row of any size: the last digit of the tail is for the multiples of 3.
    let code = code("0.[001]");
    let heap = BigUint::from(10_u32).pow(50) + 2_u32;
    let whole = |heap: &BigUint| HeapMove {
        taken: heap.clone(),
        cut: Cut::Two(BigUint::ZERO),
    };
    assert!(code.is_move(&heap, &whole(&heap)));
    let more = heap + 1_u32;
    assert!(!code.is_move(&more, &whole(&more)));
}

fn naive(text: &str, count: usize) -> Vec<u16> {
    let mut naive = Naive::new(code(text));
    naive.extend(count, u64::MAX);
    assert_eq!(naive.values().len(), count);
    naive.values().to_vec()
}

fn sparse(code: &Code, count: usize) -> [Sparse; 2] {
    [Sparse::plain(code), Sparse::with_parity(code)].map(|sparse| {
        let mut sparse = sparse.unwrap();
        sparse.extend(count, u64::MAX);
        assert_eq!(sparse.values().len(), count);
        sparse
    })
}

fn solved(text: &str, target: usize) -> Octal {
    let mut octal = Octal::new(code(text));
    assert!(octal.advance(target, u64::MAX).is_done);
    octal
}

fn is_proved(octal: &Octal) -> bool {
    octal.period().is_some_and(|found| found.is_certain())
}

fn lasker(n: u16) -> u16 {
    match n % 4 {
        3 => n + 1,
        0 if n > 0 => n - 1,
        _ => n,
    }
}

#[test]
fn published_nimbers() {
    let dawson = [
        0, 0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 0, 5, 2, 2, 3, 3, 0, 1, 1, 3, 0, 2, 1, 1, 0,
        4, 5, 2, 7, 4, 0,
    ];
    assert_eq!(naive("0.07", 36), dawson);
    let grundy = [
        0, 0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1, 3, 2, 1, 3, 2, 4, 3, 0,
    ];
    assert_eq!(naive("4!.0", 21), grundy);
    assert_eq!(naive("0.[3]", 200), (0..200).collect::<Vec<_>>());
    assert_eq!(
        naive("4.[3]", 400),
        (0..400).map(lasker).collect::<Vec<_>>()
    );
    let in_three = |n: u16| match n % 8 {
        7 => n + 1,
        0 if n > 0 => n - 1,
        _ => n,
    };
    assert_eq!(
        naive("8.[3]", 150),
        (0..150).map(in_three).collect::<Vec<_>>()
    );
    let Found { certainty, .. } = solved("4.[3]", 400).period().unwrap();
    assert_eq!(certainty, Certainty::Formula { window: 0 });
}

#[test]
fn nimbers_agree_with_a_search_of_the_bare_rules() {
    for text in OF_ALL_KINDS {
        let values = naive(text, 13);
        let found = solve(&Bare(code(text)), &vec![12], 10_000).unwrap();
        for (position, solved) in found {
            let nimber = (position.iter()).fold(0, |sum, &heap| sum ^ values[heap as usize]);
            assert_eq!(solved.nimber, nimber.into(), "{text}, {position:?}");
        }
    }
}

/// Nimbers as the mex over all moves.
fn by_moves(code: &Code, count: u64) -> Vec<u16> {
    let mut values: Vec<u16> = Vec::new();
    for heap in 0..count {
        let nimber = |choice: HeapMove| {
            let parts = choice.parts(&heap.into()).into_iter();
            let of_part = |part: BigUint| values[usize::try_from(part).unwrap()];
            parts.map(of_part).fold(0, |sum, value| sum ^ value)
        };
        let options: Vec<u16> = code.moves(heap).into_iter().map(nimber).collect();
        let mex = (0..=u16::MAX)
            .find(|value| !options.contains(value))
            .unwrap();
        values.push(mex);
    }
    values
}

#[test]
fn the_naive_values_are_the_mex_of_all_moves() {
    for text in OF_ALL_KINDS {
        let code = code(text);
        let count = if code.has_threes() { 40 } else { 90 };
        assert_eq!(naive(text, count), by_moves(&code, count as u64), "{text}");
    }
    // Unequal parts and three parts in one tail, and takes longer than the row.
    for text in ["0.1[24!8]", "4![7!07]", "c.[09]"] {
        let text = text.replace("![7", "!.[7");
        assert_eq!(naive(&text, 45), by_moves(&code(&text), 45), "{text}");
    }
    let takes = Code::taking("3,5-7,1000").unwrap();
    let mut rows = Naive::new(takes.clone());
    rows.extend(90, u64::MAX);
    assert_eq!(rows.values(), by_moves(&takes, 90));
}

#[test]
fn naive_plain_and_parity_agree_on_all_codes_of_three_digits_that_split() {
    let mut codes = 0;
    for number in 0..512 {
        let text = format!("0.{number:03o}");
        let code = code(&text);
        if !code.splits() {
            continue;
        }
        codes += 1;
        let expected = naive(&text, 2_000);
        for sparse in sparse(&code, 2_000) {
            assert_eq!(sparse.values(), expected, "{text}");
        }
    }
    assert_eq!(codes, 448);
}

#[test]
fn naive_plain_and_parity_agree_on_unusual_codes() {
    for text in [
        "4.0",
        "4.4",
        "4.07",
        "0.0",
        "0.3",
        "0.77777777",
        "0.0004",
        "0.10000407",
    ] {
        let expected = naive(text, 1_500);
        for sparse in sparse(&code(text), 1_500) {
            assert_eq!(sparse.values(), expected, "{text}");
        }
    }
    for text in ["0.4!", "0.8", "0.[3]"] {
        assert!(Sparse::plain(&code(text)).is_none());
        assert_eq!(Octal::new(code(text)).method(), Method::Naive);
        assert!(Octal::by(code(text), Method::Parity).is_none());
    }
}

#[test]
fn a_sparse_space_evaluates_less_and_parity_less_again() {
    // At 40,000 heaps 0.051 needs 525 million evaluations without parity, 0.36 million with it.
    let count = 8_000;
    let [plain, parity] = sparse(&code("0.051"), count).map(|sparse| sparse.evaluations());
    assert!(plain > 15_000_000, "{plain}");
    assert!(parity < 100_000, "{parity}");
    let [plain, parity] = sparse(&code("0.104"), count).map(|sparse| sparse.evaluations());
    assert!(plain > 15_000_000 && parity < 500_000, "{plain}, {parity}");
    let mut all = Naive::new(code("0.56"));
    all.extend(count, u64::MAX);
    // Two digits; for each of them half of the rests.
    let splits = |k: usize| {
        (0..count)
            .map(|heap| heap.saturating_sub(k) / 2)
            .sum::<usize>()
    };
    assert_eq!(all.evaluations(), (splits(1) + splits(2)) as u64);
}

#[test]
fn every_recorded_count_is_that_of_a_shorter_run() {
    let mut all = Sparse::with_parity(&code("0.56")).unwrap();
    all.extend(2_000, u64::MAX);
    assert!(all.counted().len() > 30);
    for &(count, evaluations) in all.counted() {
        let mut some = Sparse::with_parity(&code("0.56")).unwrap();
        some.extend(count as usize, u64::MAX);
        assert_eq!(some.evaluations(), evaluations, "{count}");
    }
}

#[test]
fn rare_heaps_are_those_of_the_mask() {
    for text in ["0.56", "0.127", "0.165", "0.104"] {
        for sparse in sparse(&code(text), 3_000) {
            for space in sparse.spaces() {
                let odd = space.takes()[0] % 2;
                let rare = (1..3_000_u32).map(|heap| (heap, sparse.values()[heap as usize]));
                let is_rare = |heap: u32, value: u16| {
                    let mut sum = (value & space.mask().bits).count_ones();
                    if space.mask().has_size {
                        assert!(space.takes().iter().all(|k| k % 2 == odd));
                        sum += heap + u32::try_from(odd).unwrap();
                    }
                    sum.is_multiple_of(2)
                };
                let rare: Vec<_> = rare.filter(|&(heap, value)| is_rare(heap, value)).collect();
                assert_eq!(space.rare(), rare, "{text}");
            }
        }
    }
    let [plain, _] = sparse(&code("0.156"), 4_000);
    let mask = Mask {
        bits: 27,
        has_size: false,
    };
    assert_eq!(plain.spaces()[0].mask(), mask);
}

#[test]
fn a_nimber_is_explained_by_marks_and_sought_splits() {
    let mut found = 0;
    for text in ["0.56", "0.127", "0.07", "4.4", "0.3", "0.104"] {
        let code = code(text);
        for sparse in sparse(&code, 300) {
            let values = sparse.values();
            assert!(sparse.explain(300).is_none());
            for heap in 0..300 {
                let how = sparse.explain(heap).unwrap();
                assert_eq!(
                    (how.heap, how.value),
                    (heap, values[heap]),
                    "{text}, {heap}"
                );
                let sought_found = how.sought.iter().filter_map(|sought| sought.found);
                for split in how.rare.iter().copied().chain(sought_found) {
                    let other = heap - split.taken - split.part;
                    assert!(split.part > 0 && other > 0 && code.digit(split.taken) & 4 != 0);
                    assert_eq!(values[split.part] ^ values[other], split.value);
                }
                let rare: Vec<u16> = how.rare.iter().map(|split| split.value).collect();
                let is_marked = |value: u16| {
                    rare.contains(&value) || how.unsplit.iter().any(|&(_, of)| of == value)
                };
                found += how
                    .sought
                    .iter()
                    .filter(|sought| sought.found.is_some())
                    .count();
                let below = (0..how.value).filter(|&value| !is_marked(value));
                let looked_for = how.sought.iter().map(|sought| sought.value);
                let looked_for: Vec<u16> = looked_for.filter(|&value| value < how.value).collect();
                assert_eq!(below.collect::<Vec<_>>(), looked_for, "{text}, {heap}");
                let is_last = how
                    .sought
                    .last()
                    .is_some_and(|sought| sought.found.is_none());
                assert!(is_last || how.common == Some(how.value));
            }
        }
    }
    assert!(found > 100);
}

#[test]
fn values_come_in_slices() {
    let [_, at_once] = sparse(&code("0.127"), 3_000);
    let mut slices = Octal::new(code("0.127"));
    let mut calls = 0;
    while !slices.advance(3_000, 500).is_done {
        calls += 1;
        assert!(calls < 100_000);
    }
    assert!(calls > 100);
    assert_eq!(slices.values(), at_once.values());
    // A code that never splits has a budget, too, and a finished table does not grow.
    let mut plain = Octal::new(Code::taking("500").unwrap());
    let progress = plain.advance(100, 10);
    assert!(!progress.is_done && progress.values < 10);
    let mut single = Octal::new(code("0.33"));
    let progress = single.advance(1_000, 12);
    assert_eq!(
        (progress.values, progress.target, progress.is_done),
        (4, 1_000, false)
    );
    let mut naive = Octal::by(code("0.6"), Method::Naive).unwrap();
    assert_eq!(naive.advance(usize::MAX, 0).target, MAX_NAIVE);
}

#[test]
fn periods_are_proved_with_the_values_needed() {
    for (text, preperiod, period) in [
        ("0.07", 53, 34),
        ("0.137", 52, 34),
        ("0.77", 71, 12),
        ("0.117", 47, 48),
        ("0.7777", 142, 24),
        ("0.17", 33, 34),
        ("4.4", 72, 12),
        ("0.4", 54, 34),
        ("0.115", 1, 14),
        ("0.45", 498, 20),
        ("0.156", 3_479, 349),
        ("0.356", 7_315, 142),
        ("0.644", 3_256, 442),
        ("0.165", 5_181, 1_550),
        ("0.33", 1, 3),
        ("4.0", 1, 2),
        ("0.0", 1, 1),
    ] {
        let octal = solved(text, 100_000);
        let last = octal.code().last().unwrap_or(0);
        let expected = Period {
            preperiod,
            period,
            saltus: 0,
        };
        let values_needed = 2 * preperiod + 2 * period + last;
        let found = octal.period().unwrap();
        assert_eq!(found.period, expected, "{text}");
        assert_eq!(found.values_needed(), Some(values_needed), "{text}");
        // Few more values than needed were computed, and one value fewer proves nothing.
        let count = octal.values().len();
        assert!(
            count <= values_needed + values_needed / 16 + 32,
            "{text}: {count}"
        );
        let proof = period_of(octal.code(), &octal.values()[..values_needed]);
        assert_eq!(proof, octal.period(), "{text}");
        let less = period_of(octal.code(), &octal.values()[..values_needed - 1]);
        assert!(!less.is_some_and(|found| found.is_certain()), "{text}");
    }
}

#[test]
fn a_forbidden_equal_split_is_no_proof() {
    // 0.6! meets the condition that is a proof for other codes, with n₀ = 2 and p = 3.
    let values = naive("0.6!", 11);
    for heap in 2..8 {
        assert_eq!(values[heap + 3], values[heap]);
    }
    let Found { period, certainty } = period_of(&code("0.6!"), &values).unwrap();
    assert_eq!((period.preperiod, period.period), (2, 3));
    assert_eq!(certainty, Certainty::Seen { to: 11 });
    let values = naive("0.6!", 13);
    assert_eq!([values[9], values[12]], [0, 3]);
    // Where a period is proved, it holds for as many values again.
    let mut proved = 0;
    for digits in 0..64 {
        for place in 3..5 {
            let mut text = format!("0.{digits:02o}");
            if place < text.len() {
                text.insert(place, '!');
            } else {
                text.push('!');
            }
            let Ok(code) = Code::parse(&text) else {
                continue;
            };
            let mut octal = Octal::new(code);
            octal.advance(600, u64::MAX);
            let Some(Found { period, .. }) = octal.period().filter(Found::is_certain) else {
                continue;
            };
            proved += 1;
            let values = naive(&text, 2_000);
            for heap in period.preperiod..2_000 - period.period {
                assert_eq!(values[heap + period.period], values[heap], "{text}, {heap}");
            }
        }
    }
    assert!(proved > 5, "{proved}");
}

#[test]
fn three_parts_need_more_values() {
    let mut proved = 0;
    for digit in 8..16_u32 {
        for second in 0..4 {
            let text = format!("0.{digit:x}{second:x}");
            let mut octal = Octal::new(code(&text));
            octal.advance(400, u64::MAX);
            let Some(found) = octal.period().filter(Found::is_certain) else {
                continue;
            };
            let period = found.period;
            proved += 1;
            let last = octal.code().last().unwrap();
            let expected = 3 * (period.preperiod + period.period) + last;
            assert_eq!(found.values_needed(), Some(expected));
            let values = naive(&text, 900);
            for heap in period.preperiod..900 - period.period {
                assert_eq!(values[heap + period.period], values[heap], "{text}, {heap}");
            }
        }
    }
    assert!(proved > 3, "{proved}");
}

#[test]
fn a_pattern_is_not_a_proof() {
    let [one, other] = ["0.161", "0.36"].map(|text| naive(text, 520));
    assert_eq!(one[..519], other[..519]);
    assert_ne!(one[519], other[519]);
}

#[test]
fn a_period_without_proof_is_seen_or_unknown() {
    // 0.6, Officers, and Grundy's game have no known period.
    for text in ["0.6", "4!.0"] {
        let octal = solved(text, 3_000);
        assert_eq!(octal.values().len(), 3_000);
        assert!(!is_proved(&octal), "{text}");
        assert_eq!(
            octal.nimber(&2_999_u32.into()),
            Some(octal.values()[2_999].into())
        );
        assert_eq!(octal.nimber(&3_000_u32.into()), None);
        let (moves, count) = octal.moves_to(&3_000_u32.into(), &BigUint::ZERO, 9);
        assert_eq!((moves.len(), count), (0, None));
    }
    // 0.37[3] repeats up to the saltus: seen, but not proved.
    let risen = solved("0.37[3]", 500);
    let Found { period, certainty } = risen.period().unwrap();
    assert_eq!(certainty, Certainty::Seen { to: 500 });
    let values = risen.values();
    for heap in period.preperiod..500 - period.period {
        let saltus = u16::try_from(period.saltus).unwrap();
        assert_eq!(values[heap + period.period], values[heap] + saltus);
    }
    assert_eq!(risen.nimber(&500_u32.into()), None);
}

#[test]
fn rows_beyond_the_table_have_nimbers() {
    let rows = solved("0.07", 10_000);
    let far = naive("0.07", 2_000);
    assert!(rows.values().len() < 250);
    for (heap, &value) in far.iter().enumerate() {
        assert_eq!(rows.nimber(&heap.into()), Some(value.into()), "{heap}");
    }
    let huge = BigUint::from(10_u32).pow(50);
    let nim = solved("0.[3]", 100);
    assert_eq!(nim.nimber(&huge), Some(huge.clone()));
    let laskers = solved("4.[3]", 100);
    for (heap, value) in (0..400_u16).map(|heap| (heap, lasker(heap))) {
        assert_eq!(laskers.nimber(&heap.into()), Some(value.into()), "{heap}");
    }
    assert_eq!(laskers.nimber(&huge), Some(huge - 1_u32));
}

/// The moves to a nimber by listing all moves, with the nimbers of a table.
fn enumerated(code: &Code, values: &[u16], heap: u64, target: u16) -> Vec<HeapMove> {
    let mut moves = code.moves(heap);
    moves.retain(|choice| {
        let parts = choice.parts(&heap.into()).into_iter();
        let values = parts.map(|part| values[usize::try_from(part).unwrap()]);
        values.fold(0, |sum, value| sum ^ value) == target
    });
    moves
}

#[test]
fn the_moves_to_a_nimber_are_those_that_leave_it() {
    let mut listed = 0;
    for text in OF_ALL_KINDS {
        let octal = solved(text, 60);
        let code = octal.code();
        let values = naive(text, 60);
        let heaps = if code.has_threes() { 0..25 } else { 0..50 };
        for heap in heaps {
            for target in 0..20 {
                let expected = enumerated(code, &values, heap, target);
                listed += expected.len();
                let all = octal.moves_to(&heap.into(), &target.into(), usize::MAX);
                let count = Some(expected.len().into());
                assert_eq!(
                    all,
                    (expected.clone(), count.clone()),
                    "{text}, {heap}, {target}"
                );
                let (few, of_all) = octal.moves_to(&heap.into(), &target.into(), 3);
                assert_eq!(
                    (&few[..], of_all),
                    (&expected[..expected.len().min(3)], count)
                );
            }
        }
        // Numbers that are no nimber of a small heap.
        for target in [65_535_u32, 65_536, 100_000] {
            let none = (Vec::new(), Some(BigUint::ZERO));
            assert_eq!(octal.moves_to(&20_u32.into(), &target.into(), 9), none);
        }
    }
    assert!(listed > 5_000, "{listed}");
}

#[test]
fn the_moves_beyond_the_table_are_those_of_a_larger_one() {
    // Codes with and without `!`, with whole takes, and with more digits.
    for text in ["0.07", "0.77", "0.115", "4.4", "0.7777", "0.33", "0.7!"] {
        let code = code(text);
        let octal = solved(text, 1_000);
        assert!(is_proved(&octal), "{text}");
        let table = octal.values().len();
        let values = naive(text, 3 * table + 10);
        let (from, upto) = (table as u64 - 2, 3 * table as u64);
        for heap in (from..from + 12).chain(upto - 4..upto) {
            for target in 0..9 {
                let expected = enumerated(&code, &values, heap, target);
                let count = Some(expected.len().into());
                let all = octal.moves_to(&heap.into(), &target.into(), usize::MAX);
                assert_eq!(
                    all,
                    (expected.clone(), count.clone()),
                    "{text}, {heap}, {target}"
                );
                let (few, of_all) = octal.moves_to(&heap.into(), &target.into(), 40);
                assert_eq!(
                    (&few[..], of_all),
                    (&expected[..expected.len().min(40)], count)
                );
            }
        }
    }
}

#[test]
fn moves_of_huge_rows() {
    let huge = BigUint::from(10_u32).pow(50);
    let rows = solved("0.07", 1_000);
    let (moves, count) = rows.moves_to(&huge, &BigUint::ZERO, 100);
    assert_eq!(moves.len(), 100);
    assert!(moves.is_sorted() && count.unwrap() > BigUint::from(10_u32).pow(48));
    for choice in &moves {
        assert!(rows.code().is_move(&huge, choice));
        let nimbers = choice
            .parts(&huge)
            .into_iter()
            .map(|part| rows.nimber(&part).unwrap());
        assert_eq!(
            nimbers.fold(BigUint::ZERO, |sum, nimber| sum ^ nimber),
            BigUint::ZERO
        );
    }
    // Nim: a move leaves seven, at one end or the other.
    let nim = solved("0.[3]", 100);
    let (moves, count) = nim.moves_to(&huge, &7_u32.into(), 9);
    assert_eq!(count, Some(2_u32.into()));
    assert_eq!(moves[1].cut, Cut::Two(7_u32.into()));
    // Lasker's Nim: the takes are found, the splits are not counted.
    let laskers = solved("4.[3]", 100);
    let (moves, count) = laskers.moves_to(&huge, &3_u32.into(), 9);
    assert_eq!(count, None);
    assert_eq!(moves.last().unwrap().taken, &huge - 4_u32);
    // Moves into three parts are found, but not counted.
    let threes = solved("0.81", 2_000);
    assert!(is_proved(&threes));
    let own = u32::try_from(threes.nimber(&huge).unwrap()).unwrap();
    for target in (0..own).chain(own + 1..own + 3) {
        let (moves, count) = threes.moves_to(&huge, &target.into(), 5);
        assert_eq!(count, None);
        assert!(target > own || !moves.is_empty());
        for choice in &moves {
            assert!(threes.code().is_move(&huge, choice));
            let parts = choice.parts(&huge).into_iter();
            let nimbers = parts.map(|part| threes.nimber(&part).unwrap());
            let sum = nimbers.fold(BigUint::ZERO, |sum, nimber| sum ^ nimber);
            assert_eq!(sum, target.into());
        }
    }
}
