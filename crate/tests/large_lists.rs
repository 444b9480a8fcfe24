//! Lists as long as the problems have them: each is solved as its beginning is, and as the bare rules
//! say of a short one.

#[path = "naive/seeded_random.rs"]
mod seeded_random;

use std::borrow::Cow;

use mexplorer::heaps::MAX_NIM_HEAPS;
use mexplorer::heaps::nim::{MAX_LISTED, Spec, Take, Verdict};
use mexplorer::heaps::sum::{self, Sum, Total, Unknown};
use mexplorer::rows::coins::{Coins, MAX_CELLS, MAX_COINS};
use mexplorer::rows::parity_piles::ParityPiles;
use mexplorer::rows::splitting::{Splitting, nimber_at, nimbers_by_distance};
use mexplorer::rows::staircase::Staircase;
use mexplorer::rows::{Error, MAX_LONG, MAX_REPORTED, RowGame};
use mexplorer::{BigUint, ListError, Outcome, QuestionError, list_text};

use seeded_random::SeededRandom;

/// Numbers below a limit, the same every time.
fn random_list(count: usize, limit: u32, seed: u64) -> Vec<u32> {
    let mut random = SeededRandom(seed);
    (0..count).map(|_| random.below(limit)).collect()
}

fn text(numbers: &[u32]) -> String {
    let numbers: Vec<String> = numbers.iter().map(u32::to_string).collect();
    numbers.join(",")
}

#[test]
fn the_text_of_a_file_is_read_as_people_write_lists() {
    let read = |text| list_text("9", Some("a.txt"), Some(text)).map(Cow::into_owned);
    for (written, items) in [
        ("3 4 5", "3,4,5"),
        ("3\r\n4\n\n5\n", "3,4,5"),
        ("\u{feff}3, 4;\t5,", "3,4,5"),
        ("3、4，5；6", "3,4,5,6"),
        ("007", "007"),
        ("", ""),
        (" \n", ""),
        // What is missing, and what is no number, is judged by the game.
        ("3,,5", "3,,5"),
        (",3", ",3"),
        ("3 x 5", "3,x,5"),
    ] {
        assert_eq!(read(written), Ok(items.to_owned()), "{written:?}");
    }
    assert_eq!(list_text("9", None, Some("3")).unwrap(), "9");
    let value = "a.txt".to_owned();
    for binary in ["3\0", "\u{fffd}PNG"] {
        let value = value.clone();
        assert_eq!(read(binary), Err(ListError::ListBinary { value }));
    }
    let gone = list_text("9", Some("a.txt"), None);
    assert_eq!(gone, Err(ListError::ListFile { value }));
}

/// A heap, and the most that may be taken from it, if not any number.
type Bounded = (Option<u32>, u32);

/// Heaps with bounds by trying every take from each beside the XOR of all others. The moves are
/// heaps and takes.
fn heaps_by_trying(heaps: &[Bounded], is_misere: bool) -> (Outcome, Vec<(usize, BigUint)>) {
    let residue = |max: Option<u32>, heap: u32| max.map_or(heap, |max| heap % (max + 1));
    let is_lost = |xor: u32, large: usize, ones: usize| {
        if is_misere && large == 0 {
            ones % 2 == 1
        } else {
            xor == 0
        }
    };
    let (mut xor, mut large, mut ones) = (0, 0, 0);
    for &(max, heap) in heaps {
        xor ^= residue(max, heap);
        large += usize::from(residue(max, heap) > 1);
        ones += usize::from(residue(max, heap) == 1);
    }
    let mut moves = Vec::new();
    for (heap, &(max, size)) in heaps.iter().enumerate() {
        let now = residue(max, size);
        let others = xor ^ now;
        let (large, ones) = (large - usize::from(now > 1), ones - usize::from(now == 1));
        for take in 1..=max.unwrap_or(size).min(size) {
            let left = residue(max, size - take);
            let [large, ones] = [large + usize::from(left > 1), ones + usize::from(left == 1)];
            if is_lost(others ^ left, large, ones) {
                moves.push((heap, take.into()));
            }
        }
    }
    let is_p = is_lost(xor, large, ones);
    (if is_p { Outcome::P } else { Outcome::N }, moves)
}

#[test]
fn all_winning_moves_of_thousands_of_heaps() {
    for (count, limit, max, seed) in [
        (3_000, 300, None, 1),
        (3_000, 2, None, 2),
        (3_001, 2, None, 3),
        (2_000, 500, Some(7), 4),
        (2_000, 500, Some(1), 5),
    ] {
        let mut heaps = random_list(count, limit, seed);
        for is_misere in [false, true] {
            // As drawn, with one large heap, and with one that makes the XOR 0.
            for change in 0..3 {
                let xor = heaps[1..].iter().fold(0, |xor, heap| xor ^ heap);
                heaps[0] = [heaps[0], 299, xor][change];
                let rule = if is_misere { "misere" } else { "normal" };
                let bound = max.map(|max: u32| max.to_string());
                let spec = Spec::parse(&text(&heaps), bound.as_deref(), None, rule).unwrap();
                let verdict = spec.verdict();
                let bounded: Vec<Bounded> = heaps.iter().map(|&heap| (max, heap)).collect();
                let (outcome, moves) = heaps_by_trying(&bounded, is_misere);
                let one = |(heap, take)| vec![Take { heap, take }];
                let moves: Vec<Vec<Take>> = moves.into_iter().map(one).collect();
                assert_eq!(verdict.outcome, outcome);
                assert_eq!(verdict.moves_total, Some(moves.len()));
                assert_eq!(verdict.moves, moves);
            }
        }
    }
}

#[test]
fn half_a_million_heaps_of_nim() {
    let heaps = random_list(MAX_NIM_HEAPS, 1_000_000_000, 6);
    let xor = heaps.iter().fold(0, |xor, heap| xor ^ heap);
    let winning = heaps.iter().filter(|&heap| heap ^ xor < *heap).count();
    let Verdict {
        outcome,
        nimber,
        moves,
        moves_total,
    } = Spec::parse(&text(&heaps), None, None, "normal")
        .unwrap()
        .verdict();
    assert_eq!((outcome, nimber), (Outcome::N, Some(xor.into())));
    assert_eq!((moves.len(), moves_total), (MAX_LISTED, Some(winning)));

    // By Moore's rule one move stands for all; it wins.
    for moore in ["2", "1000", "500000"] {
        let spec = Spec::parse(&text(&heaps), None, Some(moore), "normal").unwrap();
        let verdict = spec.verdict();
        assert_eq!((verdict.moves.len(), verdict.moves_total), (1, None));
        let left = spec.rules().after(spec.heaps(), &verdict.moves[0]).unwrap();
        let left: Vec<String> = left.iter().map(BigUint::to_string).collect();
        let left = Spec::parse(&left.join(","), None, Some(moore), "normal").unwrap();
        assert_eq!(left.outcome(), Outcome::P);
    }

    // With a move in every heap the largest steps decide; the moves are not counted.
    for (heaps, outcome) in [
        (text(&heaps), Outcome::N),
        (text(&vec![0; MAX_NIM_HEAPS]), Outcome::P),
    ] {
        let verdict = Sum::nim(&heaps, None, None).unwrap().verdict();
        assert_eq!(verdict.outcome, Some(outcome));
        assert!(verdict.moves.is_empty());
        assert_eq!(verdict.total == Total::Unknown, outcome == Outcome::N);
    }

    let many = "1,".repeat(MAX_NIM_HEAPS) + "1";
    let refused = QuestionError::HeapsMany {
        value: MAX_NIM_HEAPS + 1,
        limit: MAX_NIM_HEAPS,
    };
    let error = Spec::parse(&many, None, None, "normal").unwrap_err();
    assert_eq!(error, refused.into());
}

fn solved_sum(parts: &str, rule: &str) -> Sum {
    let mut sum = Sum::parse(parts, rule).unwrap();
    while sum.advance(u64::MAX) < 1.0 {}
    sum
}

/// A sum as links write it; a heap without a bound also as just a number.
fn sum_text(heaps: &[Bounded]) -> String {
    let part = |(index, (max, heap)): (usize, &Bounded)| match max {
        Some(max) => format!("subtraction:1-{max}:{heap}"),
        None if index % 2 == 0 => format!("nim:{heap}"),
        None => heap.to_string(),
    };
    let parts: Vec<String> = heaps.iter().enumerate().map(part).collect();
    parts.join("+")
}

#[test]
fn all_winning_moves_of_thousands_of_nim_heaps_beside_other_games() {
    for (count, limit, seed) in [(310, 9, 1), (3_000, 300, 2), (3_001, 2, 3), (20_000, 20, 4)] {
        let mut heaps: Vec<Bounded> = (random_list(count, limit, seed).into_iter().enumerate())
            .map(|(index, heap)| ((index % 300 == 7).then_some(3), heap))
            .collect();
        for (is_misere, rule) in [(false, "normal"), (true, "misere")] {
            // As drawn, with one large heap, and with one that makes the XOR 0.
            for change in 0..3 {
                let nimber = |&(max, heap): &Bounded| max.map_or(heap, |max| heap % (max + 1));
                let xor = heaps[1..].iter().map(nimber).fold(0, |xor, one| xor ^ one);
                heaps[0].1 = [heaps[0].1, 299, xor][change];
                let (outcome, moves) = heaps_by_trying(&heaps, is_misere);
                let sum = solved_sum(&sum_text(&heaps), rule);
                let verdict = sum.verdict();
                assert_eq!(verdict.outcome, Some(outcome));
                let found: Vec<(usize, BigUint)> = (verdict.moves.iter())
                    .map(|made| (made[0].0, made[0].1.taken.clone()))
                    .collect();
                let reported = moves.len().min(sum::MAX_REPORTED);
                assert_eq!(found, moves[..reported], "{count} {rule} {change}");
                let total = match verdict.total {
                    Total::Counted(total) => total,
                    _ => found.len().into(),
                };
                assert_eq!(total, moves.len().into());
                let first = sum.first_winning_move();
                assert_eq!(first.as_ref(), verdict.moves.first());
            }
        }
    }
}

#[test]
fn half_a_million_nim_heaps_in_a_sum() {
    let heaps = random_list(MAX_NIM_HEAPS - 3, 1_000_000_000, 6);
    let nim = text(&heaps).replace(',', "+");
    // Subtraction games with the nimbers 3 and 0.
    let tame = nim.clone() + "+subtraction:1-3:7+subtraction:2-6:17";
    let xor = heaps.iter().fold(0, |xor, heap| xor ^ heap) ^ 3;
    // No option of the other parts has a nimber so large.
    assert!(xor > 1_000);
    let winning = |xor: u32| heaps.iter().filter(|&heap| heap ^ xor < *heap).count();
    for rule in ["normal", "misere"] {
        let verdict = solved_sum(&tame, rule).verdict();
        assert_eq!(verdict.nimber, (rule == "normal").then(|| xor.into()));
        assert_eq!(verdict.outcome, Some(Outcome::N));
        assert_eq!(verdict.total, Total::Counted(winning(xor).into()));
        assert_eq!(verdict.moves.len(), sum::MAX_REPORTED);
    }

    // A row of 14 has the nimber 4 by the values of 0.07. In misère play it is like no heap of Nim,
    // and there are too many positions to search.
    let wild = tame + "+octal:0.07:14";
    let verdict = solved_sum(&wild, "normal").verdict();
    assert_eq!(verdict.nimber, Some((xor ^ 4).into()));
    assert_eq!(verdict.total, Total::Counted(winning(xor ^ 4).into()));
    let verdict = solved_sum(&wild, "misere").verdict();
    assert_eq!(verdict.unknown, Some(Unknown::Misere));

    let every = solved_sum(&wild, "every").verdict();
    assert!(every.outcome.is_some() && every.moves.is_empty());
    let is_counted = every.total != Total::Unknown;
    assert_eq!(is_counted, every.outcome == Some(Outcome::P));

    let refused = QuestionError::HeapsMany {
        value: MAX_NIM_HEAPS + 1,
        limit: MAX_NIM_HEAPS,
    };
    let error = Sum::parse(&(wild + "+1"), "normal").unwrap_err();
    assert_eq!(error, refused.into());
}

/// Compares the winner and all winning moves with a trial of every move.
fn check_by_trying<G: RowGame>(game: &G)
where
    G::Move: PartialEq + std::fmt::Debug,
{
    let start = game.start();
    let mut winning = game.all_moves(start);
    assert_eq!(game.move_count(start), winning.len() as u64);
    winning.retain(|made| game.winner(&game.after(start, made).unwrap()) == Outcome::P);
    let found = game.winning_moves(start);
    assert_eq!(
        found.total.unwrap_or(found.moves.len() as u64),
        winning.len() as u64
    );
    winning.truncate(MAX_REPORTED);
    assert_eq!(found.moves, winning);
}

#[test]
fn all_winning_moves_of_some_dozens_of_places() {
    for seed in 0..8 {
        check_by_trying(&Staircase::parse(&text(&random_list(40, 60, seed))).unwrap());
        check_by_trying(&ParityPiles::parse(&text(&random_list(70, 4, seed))).unwrap());
        check_by_trying(&Splitting::parse(&text(&random_list(37, 3, seed))).unwrap());
    }
    // Every pair of the same bottles wins, and more than are reported.
    check_by_trying(&Splitting::parse(&text(&[2; 40])).unwrap());
    check_by_trying(&ParityPiles::parse(&text(&[1; 64])).unwrap());
    for seed in 0..200 {
        let mut random = SeededRandom(seed);
        let cells: u64 = random.one_of(&[30, 60, 61, 200]);
        // Runs of coins, one of which may end before the last cell.
        let mut coins: Vec<u64> = (1..cells - 1).filter(|_| random.below(3) > 0).collect();
        coins.extend((random.below(2) == 0).then_some(cells - 1));
        let coins: Vec<String> = coins.iter().map(u64::to_string).collect();
        for reading in ["blocked", "goal"] {
            let cells = cells.to_string();
            check_by_trying(
                &Coins::parse("", Some(&cells), Some(&coins.join(",")), reading).unwrap(),
            );
        }
    }
}

#[test]
fn the_nimber_of_a_bean_is_the_odious_number_of_its_distance() {
    let by_formula: Vec<u32> = (0..300).map(nimber_at).collect();
    assert_eq!(nimbers_by_distance(300), by_formula);
}

#[test]
fn a_hundred_thousand_stairs_piles_and_bottles() {
    let numbers = random_list(MAX_LONG, 1_000_000_000, 7);
    let odd_stairs = numbers.iter().skip(1).step_by(2);
    let xor = odd_stairs.fold(0, |xor, stones| xor ^ stones);
    let stairs = Staircase::parse(&text(&numbers)).unwrap();
    assert_eq!(stairs.nimber(stairs.start()), Some(xor.into()));
    let winning = stairs.winning_moves(stairs.start());
    assert_eq!(winning.moves.len(), MAX_REPORTED);
    let wins = |stair: &usize| {
        let odd = stair - usize::from(stair.is_multiple_of(2));
        let (now, wanted) = (numbers[odd], numbers[odd] ^ xor);
        if odd == *stair {
            wanted < now
        } else {
            wanted > now && wanted - now <= numbers[*stair]
        }
    };
    assert_eq!(
        winning.total,
        Some((1..numbers.len()).filter(wins).count() as u64)
    );

    let piles = ParityPiles::parse(&text(&numbers)).unwrap();
    let odd = |pile: u32| {
        numbers
            .get(pile as usize)
            .is_some_and(|stones| stones % 2 == 1)
    };
    let indices = || 0..u32::try_from(MAX_LONG).unwrap();
    let xor = indices()
        .filter(|&pile| odd(pile))
        .fold(0, |xor, pile| xor ^ pile);
    assert_eq!(piles.nimber(piles.start()), Some(xor.into()));
    let winning = piles.winning_moves(piles.start());
    let ways = |left: u32| {
        let is_move = left ^ xor > left && odd(left ^ xor);
        u64::from(is_move) * if numbers[left as usize] == 0 { 1 } else { 2 }
    };
    let total: u64 = indices().map(ways).sum();
    assert_eq!(winning.total.unwrap_or(winning.moves.len() as u64), total);

    let beans = Splitting::parse(&text(&numbers)).unwrap();
    let value = |bottle: u32| nimber_at(u32::try_from(MAX_LONG).unwrap() - 1 - bottle);
    let odd_beans = indices().filter(|&bottle| odd(bottle));
    let xor = odd_beans.fold(0, |xor, bottle| xor ^ value(bottle));
    assert_eq!(beans.nimber(beans.start()), Some(xor.into()));
    let winning = beans.winning_moves(beans.start());
    assert_eq!(winning.moves.len(), MAX_REPORTED);
    assert!(winning.total > Some(1_000_000));
    for made in &winning.moves {
        let [one, other] = made.to.map(|bottle| value(u32::try_from(bottle).unwrap()));
        assert_eq!(
            xor ^ value(u32::try_from(made.from).unwrap()) ^ one ^ other,
            0
        );
    }
    assert!(winning.moves.is_sorted());

    let many = "1,".repeat(MAX_LONG) + "1";
    let refused = |name| Error::RowMany {
        name,
        value: MAX_LONG + 1,
        limit: MAX_LONG,
    };
    assert_eq!(Staircase::parse(&many), Err(refused("stairs")));
    assert_eq!(ParityPiles::parse(&many), Err(refused("piles")));
    assert_eq!(Splitting::parse(&many), Err(refused("beans")));
}

#[test]
fn a_million_coins_on_a_thousand_million_cells() {
    let mut random = SeededRandom(8);
    // Runs of up to five, with gaps of up to two hundred cells.
    let (mut coins, mut next) = (Vec::new(), 1_u64);
    while coins.len() < MAX_COINS {
        let run = (1 + random.below(5) as usize).min(MAX_COINS - coins.len());
        coins.extend((next..).take(run));
        next += run as u64 + 1 + u64::from(random.below(200));
    }
    // In any order.
    let reversed = coins.iter().rev().map(u64::to_string);
    let listed = reversed.collect::<Vec<_>>().join(",");
    let cells = MAX_CELLS.to_string();
    for reading in ["blocked", "goal"] {
        let row = Coins::parse("", Some(&cells), Some(&listed), reading).unwrap();
        assert_eq!(row.start(), &coins);
        let places = row.places(row.start());
        let xor = mexplorer::rows::total(&places);
        assert_eq!(row.winner(row.start()) == Outcome::P, xor == BigUint::ZERO);
        let holds: BigUint = places.iter().map(|place| &place.holds).sum();
        assert_eq!(holds, MAX_COINS.into());
        let winning = row.winning_moves(row.start());
        for coin in winning.moves.iter().take(20) {
            let left = row.after(row.start(), coin).unwrap();
            assert_eq!(row.winner(&left), Outcome::P);
        }
    }
    let many = listed.clone() + ",999999999";
    let refused = Error::RowMany {
        name: "coins",
        value: MAX_COINS + 1,
        limit: MAX_COINS,
    };
    let parse = |coins: &str| Coins::parse("", Some(&cells), Some(coins), "blocked");
    assert_eq!(parse(&many), Err(refused));
    let (name, value) = ("coins", "7".to_owned());
    assert_eq!(parse("9,7,8,7"), Err(Error::RowTwice { name, value }));
}
