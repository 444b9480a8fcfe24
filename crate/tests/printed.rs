//! What sources print against what is true, each recurrence written down once more by itself; and
//! the tables that only pages show.

use mexplorer::dynamic_nim::{self, Game, NSet, Rule, definition, nimbers};
use mexplorer::heaps::subtraction::{self, Misprint, Set};
use mexplorer::wythoff::{self, roundings};

/// S0 prints NP(m − x, 1): that is the game in which every take leaves the cap 1. S1 prints any cap
/// from 1 to x, which comes to the same.
#[test]
fn the_printed_recurrences_of_dynamic_nim_are_those_of_the_cap_one() {
    for k in ["1/2", "1", "3/2", "2", "5/2", "3", "10"] {
        let rule = Rule::factor(k).unwrap();
        let cells = dynamic_nim::printed(&rule, 24);
        let mut any_cap = vec![vec![false; 26]; 26];
        let with_one = definition(&Game::new(24, Rule::limit("1").unwrap()), &mut ());
        let truth = definition(&Game::new(24, rule), &mut ());
        for m in 1..=24_usize {
            for n in 1..=m {
                any_cap[m][n] =
                    (1..=n).any(|r| m == r || (1..=r.min(m - r)).any(|cap| !any_cap[m - r][cap]));
            }
        }
        for cell in &cells {
            let [m, n] = cell.place;
            let f = |of: &dynamic_nim::Thresholds| of.as_slice()[m as usize];
            assert_eq!(cell.printed == 1, n >= f(&with_one), "k = {k}, ({m}, {n})");
            assert_eq!(
                cell.printed == 1,
                any_cap[m as usize][n as usize],
                "k = {k}, ({m}, {n})"
            );
            assert_eq!(cell.correct == 1, n >= f(&truth), "k = {k}, ({m}, {n})");
        }
        // All cells before the last agree, and the last does not.
        let differing: Vec<bool> = cells.iter().map(mexplorer::PrintedCell::differs).collect();
        assert_eq!(
            differing.iter().position(|&differs| differs),
            Some(cells.len() - 1),
            "k = {k}"
        );
    }
    assert_eq!(
        dynamic_nim::printed(&Rule::limit("1").unwrap(), 9).len(),
        45
    );
    assert_eq!(dynamic_nim::printed(&Rule::factor("2").unwrap(), 0), []);
}

/// S1: sets of takes, the print, the first heap that it gets wrong, and what it says there.
#[test]
fn the_printed_recurrences_of_subtraction_games_fail_early() {
    for (set, print, heap, printed, correct) in [
        ("2-6", Misprint::AllOptions, 4, 0, 1),
        ("1-6", Misprint::AllOptions, 2, 0, 1),
        ("1-6", Misprint::FirstValue, 3, 2, 3),
        ("1-2", Misprint::FirstValue, 4, 0, 1),
    ] {
        let cells = subtraction::printed(&Set::parse(set).unwrap(), print, 50);
        let last = cells.last().unwrap();
        assert_eq!(
            (last.place, last.printed, last.correct),
            ([heap, 0], printed, correct),
            "{set}"
        );
        assert!(
            cells[..cells.len() - 1]
                .iter()
                .all(|cell| cell.printed == cell.correct)
        );
    }
    // Where one move is all there is, all options are one option.
    let one = subtraction::printed(&Set::parse("3").unwrap(), Misprint::AllOptions, 40);
    assert!(one.len() == 41 && one.iter().all(|cell| !cell.differs()));
    assert_eq!("else".parse::<Misprint>(), Err(()));
}

/// S2: the test with x is wrong at (1, 0); with min(x, y) it is right everywhere.
#[test]
fn the_printed_test_of_wythoff_fails_at_the_first_position_but_one() {
    let cells = wythoff::printed(30);
    assert_eq!(cells.len(), 2);
    let cell = cells[1];
    assert_eq!((cell.place, cell.printed, cell.correct), ([1, 0], 0, 1));
}

/// S2: floor, ceiling and rounding of iφ. The definitions in doubles, which are exact enough here.
#[test]
fn only_the_floor_of_i_phi_gives_the_stars() {
    let phi = f64::midpoint(1.0, 5.0_f64.sqrt());
    let three = roundings(1_000).unwrap();
    for (i, real) in (0_u32..1_000).map(|i| (i as usize, phi * f64::from(i))) {
        assert!((f64::from(three.floor[i]) - real.floor()).abs() < 0.5);
        assert!((f64::from(three.ceiling[i]) - real.ceil()).abs() < 0.5);
        assert!((f64::from(three.nearest[i]) - real.round()).abs() < 0.5);
        // S2: i ≤ aᵢ ≤ 2i.
        assert!((i..=2 * i).contains(&(three.floor[i] as usize)));
    }
    assert!(roundings(10_001).is_err());
    let is_star =
        |i: usize, a: u32| wythoff::is_p(&wythoff::Position::new(a, a + u32::try_from(i).unwrap()));
    assert!((0..1_000).all(|i| is_star(i, three.floor[i])));
    for wrong in [&three.ceiling, &three.nearest] {
        assert_eq!((0..1_000).find(|&i| !is_star(i, wrong[i])), Some(1));
    }
}

/// The nimbers of the table by the bare rules: mex of the options of every cell.
#[test]
fn the_nimbers_of_the_table_are_those_of_the_rules() {
    let rules = ["1/2", "1", "3/2", "2", "5/2", "3", "7"].map(|k| Rule::factor(k).unwrap());
    let lists = ["2,0,3,1", "1", "5,1,1,9"].map(|list| Rule::limit(list).unwrap());
    for rule in rules.iter().chain(&lists) {
        let size = 30_u32;
        let values = nimbers(rule, size).unwrap();
        let index = |m: u32, n: u32| (m * (m + 1) / 2 + n) as usize;
        assert_eq!(values.len(), index(size + 1, 0));
        let f = definition(&Game::new(size, rule.clone()), &mut ());
        for m in 0..=size {
            for n in 0..=m {
                let option = |x: u32| {
                    let cap = rule.cap_after(x.into()).min((m - x).into());
                    values[index(m - x, u32::try_from(cap).unwrap())]
                };
                let options: Vec<u16> = (1..=n).map(option).collect();
                let mex = (0..=u16::MAX)
                    .find(|value| !options.contains(value))
                    .unwrap();
                assert_eq!(values[index(m, n)], mex, "({m}, {n})");
                assert_eq!(
                    mex > 0,
                    m > 0 && n >= f.as_slice()[m as usize],
                    "({m}, {n})"
                );
            }
        }
    }
    // Whole piles after a first take that leaves a stone, as published for k = 1 and k = 3/2.
    for (k, known) in [
        ("1", [0, 0, 2, 0, 3, 3, 3, 0, 4]),
        ("3/2", [0, 0, 2, 0, 3, 3, 4, 0, 4]),
    ] {
        let values = nimbers(&Rule::factor(k).unwrap(), 9).unwrap();
        let whole: Vec<u16> = (1..=9_usize)
            .map(|m| values[m * (m + 1) / 2 + m - 1])
            .collect();
        assert_eq!(whole, known, "k = {k}");
    }
    assert!(nimbers(&Rule::factor("2").unwrap(), 401).is_err());
}

/// S2: 1 + pre + pre∘pre + … = pre′, with pre found by its definition.
#[test]
fn a_losing_pile_grows_by_one_and_the_chain_below_it() {
    for k in [
        "1", "3/2", "2", "9/4", "5/2", "3", "7/2", "11/3", "4", "5", "8", "10",
    ] {
        let rule = Rule::factor(k).unwrap();
        let set = NSet::build(&rule, &1_000_000_000_u64.into(), &mut ()).unwrap();
        let members: Vec<u64> = set
            .members()
            .iter()
            .map(|member| member.try_into().unwrap())
            .collect();
        let pre = |h: u64| {
            let below = members.iter().rev().find(|&&x| !rule.reaches(x, h));
            below.copied()
        };
        for index in 0..members.len() - 1 {
            let h = members[index];
            let chain: Vec<u64> = (set.chain(u32::try_from(index).unwrap()).iter())
                .map(|&at| members[at as usize])
                .collect();
            let expected: Vec<u64> = std::iter::successors(pre(h), |&x| pre(x)).collect();
            assert_eq!(chain, expected, "k = {k}, h = {h}");
            assert_eq!(
                h + 1 + chain.iter().sum::<u64>(),
                members[index + 1],
                "k = {k}, h = {h}"
            );
        }
    }
}
