//! Wythoff's game: every method is compared with the bare rules, with the other methods, and, at
//! hundreds of digits, with Fibonacci numbers.

#[path = "naive/wythoff.rs"]
mod naive;

use mexplorer::impartial::{Impartial, solve};
use mexplorer::timeline::Milestones;
use mexplorer::wythoff::{
    Error, Event, Line, MAX_DEFINITION, MAX_GRUNDY, MAX_LOWERS, MAX_MEX_PAIRS, MAX_STARS, Method,
    MexPairsCost, Partition, Position, Reach, Rules, Settled, Spec, StarsCost, Zeckendorf,
    are_lower, definition, explain, grundy_value, grundy_values, index_of_lower, is_p, lower,
    lowers, lowers_below, mex_pairs, partner, root, star, stars, upper, uppers_below,
    winning_moves,
};
use mexplorer::{Observer, Outcome, QuestionError};
use num_bigint::BigUint;
use proptest::prelude::*;

use naive::{Naive, moves};

fn big(number: u64) -> BigUint {
    BigUint::from(number)
}

fn verdict(a: &str, b: &str) -> (Outcome, Vec<Position>) {
    let verdict = Spec::parse(a, b).unwrap().verdict();
    (verdict.outcome, verdict.moves)
}

fn all(size: u32) -> impl Iterator<Item = (u32, u32)> {
    (0..=size).flat_map(move |a| (0..=size).map(move |b| (a, b)))
}

const KNOWN: [(u32, u32); 10] = [
    (0, 0),
    (1, 2),
    (3, 5),
    (4, 7),
    (6, 10),
    (8, 13),
    (9, 15),
    (11, 18),
    (12, 20),
    (14, 23),
];

#[test]
fn the_first_stars_are_the_published_ones() {
    let naive = Naive::new(25);
    for (i, (a, b)) in (0_u32..).zip(KNOWN) {
        assert_eq!(star(&i.into()), Position::new(a, b));
        assert!(!naive.mover_wins(a, b) && !naive.mover_wins(b, a));
        assert!(is_p(&Position::new(a, b)) && is_p(&Position::new(b, a)));
    }
    let lost = all(22).filter(|&(a, b)| !naive.mover_wins(a, b));
    assert_eq!(lost.count(), 17); // 9 pairs, without (14, 23), and one is its own image
}

#[test]
fn all_winning_moves_and_their_reasons_agree_with_the_bare_rules() {
    const SIZE: u32 = 90;
    let naive = Naive::new(SIZE);
    for (a, b) in all(SIZE) {
        let position = Position::new(a, b);
        let targets = naive.winning_moves(a, b);
        let expected: Vec<_> = (targets.iter().map(|&(x, y)| Position::new(x, y))).collect();
        assert_eq!(winning_moves(&position), expected, "{a}, {b}");
        assert_eq!(is_p(&position), !naive.mover_wins(a, b));

        let (outcome, moves) = verdict(&a.to_string(), &b.to_string());
        assert_eq!(outcome == Outcome::N, naive.mover_wins(a, b));
        assert_eq!(moves, expected);
        assert!(moves.len() <= 3);

        let explanation = explain(&position);
        assert_eq!(explanation.outcome, outcome);
        let mut reached = Vec::new();
        for (line, star) in Line::ALL.into_iter().zip(&explanation.lines) {
            assert_eq!(star.line, line);
            let (at, distance) = (&star.star, &star.distance);
            assert!(is_p(at));
            match star.reach {
                Reach::Below => {
                    assert_eq!(position.after(line, distance).as_ref(), Some(at));
                    reached.push(at.clone());
                }
                Reach::Here => assert_eq!((at, distance), (&position, &big(0))),
                Reach::Beyond => assert_eq!(at.after(line, distance).as_ref(), Some(&position)),
            }
        }
        reached.sort();
        assert_eq!(reached, expected);
    }
}

#[test]
fn moves_are_those_of_the_bare_rules() {
    for (a, b) in all(9) {
        let position = Position::new(a, b);
        let mut options: Vec<_> = moves(a, b).map(|(x, y)| Position::new(x, y)).collect();
        let mut by_lines = Vec::new();
        for line in Line::ALL {
            let mut take = big(1);
            while let Some(left) = position.after(line, &take) {
                by_lines.push(left);
                take += 1_u32;
            }
            assert_eq!(take, position.largest_take(line) + 1_u32);
        }
        let listed = Rules.moves(&position).into_iter();
        assert_eq!(listed.map(|(_, left)| left).collect::<Vec<_>>(), by_lines);
        options.sort();
        by_lines.sort();
        assert_eq!(by_lines, options);
    }
}

#[test]
fn the_search_agrees_with_the_formula_and_the_grundy_values() {
    let corner = Position::new(24_u32, 30_u32);
    let solved = solve(&Rules, &corner, 25 * 31).unwrap();
    assert_eq!(solved.len(), 25 * 31);
    for (position, found) in solved {
        assert_eq!(found.normal == Outcome::P, is_p(&position));
        let value = grundy_value(&position).map(u32::from);
        assert_eq!(value, Some(found.nimber));
    }
}

#[test]
fn known_verdicts() {
    let moves = |a: &str, b: &str| -> Vec<(String, String)> {
        let of_pair = |Position { a, b }: &Position| (a.to_string(), b.to_string());
        verdict(a, b).1.iter().map(of_pair).collect()
    };
    let own = |pairs: &[(&str, &str)]| -> Vec<(String, String)> {
        let of_pair = |&(x, y): &(&str, &str)| (x.into(), y.into());
        pairs.iter().map(of_pair).collect()
    };
    assert_eq!(moves("0", "0"), own(&[]));
    assert_eq!(moves("0", "5"), own(&[("0", "0")]));
    assert_eq!(moves("1", "1"), own(&[("0", "0")]));
    assert_eq!(moves("12", "20"), own(&[]));
    let three = own(&[("12", "20"), ("74", "120"), ("112", "69")]);
    assert_eq!(moves("112", "120"), three);
    // The source's formula, with x in place of min(x, y), calls (2, 1) won.
    assert_eq!(moves("2", "1"), own(&[]));
    assert_eq!(moves("7", "7"), own(&[("0", "0"), ("4", "7"), ("7", "4")]));
}

#[test]
fn the_definition_reads_the_options_of_a_cell_until_one_of_them_is_p() {
    let rules = Naive::new(MAX_DEFINITION);
    for n in [0, 1, 5, MAX_DEFINITION] {
        let grid = definition(n).unwrap();
        assert_eq!(grid.n(), n);
        let mut stars = Vec::new();
        let mut reads = Vec::new();
        for (b, a) in all(n) {
            let is_p = |&(x, y): &(u32, u32)| !rules.mover_wins(x, y);
            let (options, found) = (moves(a, b).count(), moves(a, b).position(|to| is_p(&to)));
            reads.push(u32::try_from(found.map_or(options, |place| place + 1)).unwrap());
            if found.is_none() {
                stars.push([a, b]);
            }
        }
        assert_eq!(grid.stars(), stars);
        assert_eq!(grid.reads(), reads);
        let cost = grid.cost();
        assert_eq!(
            (cost.cells, cost.read),
            ((n + 1).pow(2), reads.iter().sum())
        );
        assert!(grid.agrees_with(&mex_pairs(n.max(12), &mut ()).unwrap()));
        assert!(n < 2 || !grid.agrees_with(&mex_pairs(n / 3, &mut ()).unwrap()));
    }
    assert_eq!(definition(MAX_DEFINITION).unwrap().cost().read, 148_514);
    let runs = Spec::parse("3", "61").unwrap().runs();
    assert!(runs.cells.is_none() && runs.cost.definition.is_none() && runs.agree());
}

#[test]
fn elimination_mex_and_beatty_find_the_same_stars() {
    let largest = 100_000;
    let pairs = mex_pairs(largest, &mut ()).unwrap();
    for (i, pair) in (0_u32..).zip(pairs.pairs()) {
        let i = i.into();
        assert_eq!(pair.map(BigUint::from), [lower(&i), upper(&i)]);
    }
    let expected = lowers_below(&big(u64::from(largest) + 1)) + 1_u32;
    assert_eq!(BigUint::from(pairs.lowers().len()), expected);

    for n in (0..=30).chain([99, 100, 233, MAX_STARS]) {
        let grid = stars(n, &mut ()).unwrap();
        let mut by_mex = Vec::new();
        for [a, b] in pairs.pairs().take_while(|&[_, b]| b <= n) {
            by_mex.push([a, b]);
            if a != b {
                by_mex.push([b, a]);
            }
        }
        assert_eq!(grid.stars(), by_mex, "{n}");
    }
}

#[test]
fn lower_and_upper_values_partition_the_integers() {
    let mut seen = vec![0_u32; 3_000];
    for i in 1..3_000_u32 {
        for value in [lower(&i.into()), upper(&i.into())] {
            if let Some(seen) = seen.get_mut(usize::try_from(&value).unwrap()) {
                *seen += 1;
            }
        }
    }
    assert!(seen[0] == 0 && seen[1..].iter().all(|&times| times == 1));

    let (mut lowers, mut uppers) = (0_u32, 0_u32);
    for n in 0..3_000_u32 {
        let number = n.into();
        assert_eq!(lowers_below(&number), lowers.into());
        assert_eq!(uppers_below(&number), uppers.into());
        let index = index_of_lower(&number);
        let form = Zeckendorf::of(&number);
        assert_eq!(form.is_lower(), index.is_some());
        assert_eq!(form.partner(), partner(&number));
        assert_eq!(partner(&partner(&number)), number);
        match index {
            Some(i) => assert_eq!(star(&i), Position::new(n, partner(&number))),
            None => assert_eq!(upper(&(&number - partner(&number))), number),
        }
        if n > 0 {
            lowers += u32::from(form.is_lower());
            uppers += u32::from(!form.is_lower());
        }
    }
}

#[test]
fn a_partition_counts_lower_and_upper_values() {
    for n in 0..400_u32 {
        let x = n.into();
        let below = |kind: bool, end: u32| -> BigUint {
            let is_counted = |m: &u32| index_of_lower(&(*m).into()).is_some() == kind;
            (1..end).filter(is_counted).count().into()
        };
        let partition = Partition::around(&x);
        assert_eq!(partition.lowers, below(true, n));
        assert_eq!(partition.uppers, below(false, n));
        assert_eq!(partition.lowers_next, below(true, n + 1));
        assert_eq!(partition.uppers_next, below(false, n + 1));
        let thousandths = [
            (&partition.lowers_thousandths, &partition.lowers),
            (&partition.uppers_thousandths, &partition.uppers),
            (&partition.lowers_thousandths_next, &partition.lowers_next),
            (&partition.uppers_thousandths_next, &partition.uppers_next),
        ];
        for (thousandths, whole) in thousandths {
            assert_eq!(thousandths / 1_000_u32, *whole, "{n}");
        }
    }
    // Near a Fibonacci number the multiples of φ are close to integers.
    let huge = Zeckendorf::of(&big(10).pow(999)).places()[0];
    let mut fibonacci = (big(1), big(2));
    for _ in 0..huge {
        fibonacci = (fibonacci.1.clone(), fibonacci.0 + fibonacci.1);
    }
    for from in [big(0), big(1), big(500), fibonacci.0 - 3_u32] {
        for count in [1, 9, 1_024] {
            let kinds = are_lower(&from, count).unwrap();
            let expected = (0..count).map(|k| Zeckendorf::of(&(&from + k)).is_lower());
            assert_eq!(kinds, expected.collect::<Vec<_>>());
        }
    }
    for count in [0, 1_025] {
        let refused = QuestionError::Side {
            side: "count",
            value: count,
            limit: 1_024,
        };
        assert_eq!(are_lower(&big(0), count), Err(refused.into()));
    }
}

#[test]
fn the_first_lower_values_are_listed_up_to_a_limit() {
    assert_eq!(lowers(0).unwrap(), []);
    let listed = lowers(MAX_LOWERS).unwrap();
    let pairs = mex_pairs(20_000, &mut ()).unwrap();
    assert_eq!(listed, pairs.lowers()[..MAX_LOWERS as usize]);
    let beyond = lowers(MAX_LOWERS + 1).unwrap_err();
    assert!(matches!(
        beyond,
        Error::Question(QuestionError::Range { .. })
    ));
    assert_eq!(root(&big(8)), big(17)); // √320
}

/// ⌊iφ⌋ in double precision.
#[expect(
    clippy::cast_precision_loss,
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "to show what doubles do"
)]
fn lower_by_doubles(i: u64) -> u64 {
    (i as f64 * f64::midpoint(1.0, 5.0_f64.sqrt())).floor() as u64
}

#[test]
fn the_formula_is_right_where_doubles_first_fail() {
    let first = 102_334_155; // a Fibonacci number
    assert_eq!(lower(&big(first)), big(165_580_140));
    assert_eq!(lower_by_doubles(first), 165_580_141);
    assert_eq!(lower_by_doubles(first - 1), 165_580_139);
    assert_eq!(lower(&big(first - 1)), big(165_580_139));
    let pair = Position::new(165_580_140_u32, 267_914_295_u32);
    assert!(is_p(&pair) && winning_moves(&pair).is_empty());
}

#[test]
fn pairs_near_ten_to_the_fifteen_are_lost_where_doubles_are_wrong() {
    let mut wrong = 0;
    for i in (0..200).map(|step| 618_033_988_749_895 + step * 7) {
        let [a, b] = [lower(&big(i)), upper(&big(i))];
        assert_eq!(a, Zeckendorf::of(&b).partner());
        assert_eq!(verdict(&a.to_string(), &b.to_string()).0, Outcome::P);
        wrong += u32::from(big(lower_by_doubles(i)) != a);
    }
    assert!(wrong > 0, "doubles are right near 10^15");
}

/// A number of up to `digits` digits.
fn number(digits: usize) -> impl Strategy<Value = BigUint> {
    prop::collection::vec(0..10_u8, 1..=digits)
        .prop_map(|digits| BigUint::from_radix_be(&digits, 10).unwrap())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn at_hundreds_of_digits_the_formula_agrees_with_fibonacci_numbers(n in number(700)) {
        let form = Zeckendorf::of(&n);
        prop_assert_eq!(form.to_number(), n.clone());
        let other = partner(&n);
        prop_assert_eq!(&form.partner(), &other);
        let index = index_of_lower(&n);
        prop_assert_eq!(index.is_some(), form.is_lower());
        let position = Position::new(n.clone(), other.clone());
        prop_assert!(is_p(&position));
        prop_assert!(winning_moves(&position).is_empty());
        if let Some(i) = index {
            prop_assert_eq!(star(&i), position);
            prop_assert_eq!(lower(&i), n);
        } else {
            prop_assert_eq!(&upper(&(&n - &other)), &n);
        }
    }

    #[test]
    fn at_hundreds_of_digits_winning_moves_lead_to_stars(a in number(400), b in number(400)) {
        let position = Position::new(a.clone(), b.clone());
        let targets = winning_moves(&position);
        prop_assert_eq!(targets.is_empty(), is_p(&position));
        prop_assert!(targets.is_sorted());
        for target in &targets {
            prop_assert!(position.move_to(target).is_some());
            prop_assert_eq!(&Zeckendorf::of(&target.a).partner(), &target.b);
        }
        // The stars of the row and of the column by Fibonacci numbers.
        for (line, star) in [
            (Line::Row, Position::new(Zeckendorf::of(&b).partner(), b.clone())),
            (Line::Column, Position::new(a.clone(), Zeckendorf::of(&a).partner())),
        ] {
            let reached = position.move_to(&star);
            prop_assert!(reached.as_ref().is_none_or(|found| found.line == line));
            prop_assert_eq!(targets.contains(&star), reached.is_some());
        }
    }
}

#[test]
fn piles_of_a_thousand_digits_are_solved() {
    let longest = "9".repeat(1_000);
    let (outcome, moves) = verdict(&longest, &longest);
    assert_eq!(outcome, Outcome::N);
    assert_eq!(moves[0], Position::new(0_u32, 0_u32));
    for Position { a, b } in &moves[1..] {
        assert_eq!(Zeckendorf::of(a).partner(), *b);
    }
    let longer = "1".repeat(1_001);
    let refused = Error::Coordinate {
        name: "b",
        value: longer.clone(),
        limit: 1_000,
    };
    assert_eq!(Spec::parse("1", &longer), Err(refused));
}

#[test]
fn grundy_values_agree_with_the_bare_rules() {
    for n in [0, 1, 2, 3, 40] {
        let naive = Naive::new(n);
        let values = grundy_values(n).unwrap();
        let expected: Vec<u32> = all(n).map(|(b, a)| naive.grundy(a, b)).collect();
        let values: Vec<u32> = values
            .as_slice()
            .iter()
            .map(|&value| value.into())
            .collect();
        assert_eq!(values, expected);
    }
}

#[test]
fn verdicts_contain_the_grundy_value() {
    let naive = Naive::new(40);
    let grundy = |a: &str, b: &str| Spec::parse(a, b).unwrap().verdict().grundy;
    for (a, b) in all(40) {
        let expected = naive.grundy(a, b);
        let position = Position::new(a, b);
        assert_eq!(grundy_value(&position).map(u32::from), Some(expected));
        let value = grundy(&a.to_string(), &b.to_string());
        assert_eq!(value.map(u32::from), Some(expected));
    }
    // With one pile empty the game is Nim with one heap: its value is the other pile.
    assert_eq!(grundy("0", "2000"), Some(2_000));
    assert_eq!(grundy("0", "2001"), None);
    assert_eq!(grundy("2001", "2001"), None);
    // P-positions of any size have value 0.
    let far = star(&big(10).pow(300));
    assert_eq!(grundy(&far.b.to_string(), &far.a.to_string()), Some(0));
    assert_eq!(grundy(&far.b.to_string(), &far.b.to_string()), None);
}

#[test]
fn methods_are_named_as_in_links() {
    let all = [
        Method::Stars,
        Method::Mex,
        Method::Beatty,
        Method::Definition,
    ];
    for method in all {
        assert_eq!(method.name().parse(), Ok(method));
    }
    for name in ["", "Stars", "stars ", "z"] {
        let refused = QuestionError::Method {
            value: name.into(),
            methods: "stars, mex, beatty, definition",
        };
        assert_eq!(name.parse::<Method>(), Err(refused.into()));
    }
}

#[test]
fn all_methods_that_can_run_agree_and_count_their_steps() {
    let runs = |b: &str| Spec::parse("3", b).unwrap().runs();
    for (pile, n) in [("0", 12), ("12", 12), ("13", 13), ("400", MAX_STARS)] {
        let runs = runs(pile);
        let (grid, pairs) = (runs.grid.as_ref().unwrap(), runs.pairs.as_ref().unwrap());
        assert_eq!((grid.n(), pairs.n()), (n, n));
        let (mut stars_cost, mut mex_cost) = (StarsCost::default(), MexPairsCost::default());
        stars(n, &mut stars_cost).unwrap();
        mex_pairs(n, &mut mex_cost).unwrap();
        let counted = (runs.cost.stars, runs.cost.mex);
        assert_eq!(counted, (Some(stars_cost), Some(mex_cost)));
        assert!(runs.agree());
        assert!(!grid.agrees_with(&mex_pairs(n / 3, &mut ()).unwrap()));
    }
    let above = runs("401");
    assert_eq!((above.grid.is_some(), above.cost.stars), (false, None));
    assert!(above.cost.mex.is_some() && above.agree());
    let above = runs("1000001");
    assert_eq!((above.pairs.is_some(), above.cost.mex), (false, None));
    assert!(above.agree());
    assert!(runs("1000000").agree());

    // The radicand is 5 · 4^p, where p is the number of binary digits of the pile plus 64.
    for (pile, exponent) in [("3", 66), ("4", 67), ("1000000", 84)] {
        let digits = (big(4).pow(exponent) * 5_u32).to_string().len();
        assert_eq!(runs(pile).cost.beatty.digits, digits);
    }
}

#[test]
fn grundy_values_are_zero_at_the_stars_and_different_within_a_row() {
    for n in [MAX_STARS, MAX_GRUNDY] {
        let values = grundy_values(n).unwrap();
        let side = n as usize + 1;
        let mut zeros = 0;
        for [a, b] in mex_pairs(n, &mut ())
            .unwrap()
            .pairs()
            .filter(|&[_, b]| b <= n)
        {
            let (a, b) = (a as usize, b as usize);
            assert_eq!(values.as_slice()[b * side + a], 0);
            assert_eq!(values.as_slice()[a * side + b], 0);
            zeros += if a == b { 1 } else { 2 };
        }
        assert_eq!(
            values
                .as_slice()
                .iter()
                .filter(|&&value| value == 0)
                .count(),
            zeros
        );
        for row in values.as_slice().chunks(side) {
            let mut sorted = row.to_vec();
            sorted.sort_unstable();
            assert!(sorted.is_sorted_by(|one, next| one < next));
        }
    }
}

/// Replays the elimination from its events.
#[derive(Default)]
struct Replay {
    n: u32,
    steps: u32,
    /// Each cell with its step, in the order of the decisions.
    decided: Vec<((u32, u32), u32)>,
    first_free: Vec<(u32, u32)>,
}

impl Observer<Event> for Replay {
    fn see(&mut self, event: Event) {
        match event {
            Event::Looked { a, b, is_free } => {
                assert!(a <= b && b <= self.n);
                if is_free {
                    self.first_free.push((a, b));
                }
            }
            Event::Placed { star, a, b } => {
                self.steps += 1;
                assert_eq!(self.steps, 2 * star + 1);
                self.decided.push(((a, b), self.steps));
            }
            Event::Covered {
                star,
                a,
                b,
                is_first,
            } => {
                let is_star = false;
                let covered = Settled { star, is_star };
                assert_eq!(covered.step(), self.steps + 1);
                assert_eq!(Settled::in_step(covered.step()), covered);
                if is_first {
                    self.decided.push(((a, b), self.steps + 1));
                }
            }
            Event::Drawn { .. } => self.steps += 1,
            other => panic!("{other:?} is not of the elimination"),
        }
    }
}

#[test]
fn the_steps_of_the_elimination_follow_from_its_arrays() {
    for n in [0, 1, 2, 3, 25, 60] {
        let (mut replay, mut cost) = (Replay::default(), StarsCost::default());
        let mut milestones = Milestones::default();
        replay.n = n;
        let grid = stars(n, &mut (&mut replay, &mut (&mut cost, &mut milestones))).unwrap();
        assert_eq!(grid, stars(n, &mut ()).unwrap());

        // Every cell is decided once, in the step given in the array.
        assert!(replay.decided.is_sorted_by_key(|&(_, step)| step));
        let side = n as usize + 1;
        assert_eq!(replay.decided.len(), side * side);
        for &((a, b), step) in &replay.decided {
            assert_eq!(grid.step_of_cell()[b as usize * side + a as usize], step);
            let Settled { star, is_star } = grid.settled(a, b);
            let [x, y] = grid.stars()[star as usize];
            assert_eq!([a, b] == [x, y], is_star);
            let taken = Position::new(a, b).move_to(&Position::new(x, y));
            assert_eq!(taken.is_none(), is_star);
        }
        assert_eq!(grid.step_count(), replay.steps);
        assert_eq!(replay.first_free.len(), grid.stars().len().div_ceil(2));

        let first_steps = milestones.into_first_steps();
        assert_eq!(first_steps[0], 0);
        let formula: Vec<u32> = (0..=replay.steps / 2).map(|star| 2 * star + 1).collect();
        assert_eq!(first_steps[1..], formula);

        assert_eq!(cost.stars, grid.stars().len() as u64);
        assert_eq!(cost.looked, (side * (side + 1) / 2) as u64);
        assert!(cost.covered >= (side * side) as u64 - cost.stars);
    }
}

/// Replays the mex method from its events, with a bitmap of its own.
struct MexReplay {
    used: Vec<bool>,
    next: u32,
    pairs: u32,
}

impl Observer<Event> for MexReplay {
    fn see(&mut self, event: Event) {
        match event {
            Event::Passed { i, x } => {
                assert!(self.used[x as usize]);
                assert_eq!((i, x), (self.pairs, self.next));
                self.next += 1;
            }
            Event::Chosen { i, a } => {
                let mex = self.used.iter().position(|&used| !used);
                assert_eq!(mex, Some(a as usize));
                assert_eq!((i, a), (self.pairs, self.next));
                self.used[a as usize] = true;
                self.next += 1;
            }
            Event::Marked { i, b } => {
                assert!(i == 0 || !self.used[b as usize]);
                assert_eq!(i, self.pairs);
                self.used[b as usize] = true;
                self.pairs += 1;
            }
            other => panic!("{other:?} is not of the mex method"),
        }
    }
}

#[test]
fn the_mex_uses_every_integer_once() {
    for n in [0, 1, 2, 3, 4, 5, 64, 1_000] {
        let mut replay = MexReplay {
            used: vec![false; 2 * n as usize + 2],
            next: 0,
            pairs: 0,
        };
        let (mut cost, mut milestones) = (MexPairsCost::default(), Milestones::default());
        let pairs = mex_pairs(n, &mut (&mut replay, &mut (&mut cost, &mut milestones))).unwrap();
        assert_eq!(replay.next, n + 1);
        assert!(replay.used[..=n as usize].iter().all(|&used| used));
        assert_eq!(cost.pairs, pairs.lowers().len() as u64);
        assert_eq!(cost.passed + cost.pairs, u64::from(n) + 1);
        assert_eq!(pairs.step_count(), milestones.step_count() as usize);

        // Before pair i there are 2i steps of pairs, and one for each integer passed until then.
        let first_steps = milestones.into_first_steps();
        for ((i, [a, _]), &first) in (0_u32..).zip(pairs.pairs()).skip(1).zip(&first_steps[2..]) {
            let before = pairs.lowers()[i as usize - 1];
            assert_eq!(first, 1 + 2 * i + before - (i - 1), "{a}");
        }
    }
}

#[test]
fn tables_are_refused_beyond_their_limits() {
    let large = |n: u32, limit| {
        Error::from(QuestionError::TableLarge {
            value: n.to_string(),
            limit,
        })
    };
    for n in [MAX_STARS + 1, u32::MAX] {
        assert_eq!(stars(n, &mut ()), Err(large(n, MAX_STARS)));
    }
    for n in [MAX_MEX_PAIRS + 1, u32::MAX] {
        assert_eq!(mex_pairs(n, &mut ()), Err(large(n, MAX_MEX_PAIRS)));
    }
    for n in [MAX_GRUNDY + 1, u32::MAX] {
        assert_eq!(grundy_values(n), Err(large(n, MAX_GRUNDY)));
    }
    assert_eq!(
        mex_pairs(MAX_MEX_PAIRS, &mut ()).unwrap().lowers().len(),
        618_035
    );
    for n in [MAX_DEFINITION + 1, u32::MAX] {
        assert_eq!(definition(n), Err(large(n, MAX_DEFINITION)));
    }
    let largest = stars(MAX_STARS, &mut ()).unwrap();
    assert_eq!((largest.stars().len(), largest.step_count()), (307, 614));
}
