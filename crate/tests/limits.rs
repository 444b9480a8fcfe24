//! Lists as the limit, compared with the bare rules: lists that never go down, and lists that do.

mod naive;

use mexplorer::dynamic_nim::{
    Error, Game, MAX_ROWS, MAX_WALLS, Method, NSet, PileSearch, Rule, RuleText, Solution, Spec,
    StackError, TableMethod, blocks, definition, rows, stack_error, sums, walls,
};
use mexplorer::memo::search;
use num_bigint::BigUint;
use proptest::prelude::*;

use naive::Naive;

fn rule(caps: &[u32]) -> Rule {
    let list: Vec<String> = caps.iter().map(u32::to_string).collect();
    Rule::limit(&list.join(",")).unwrap()
}

fn naive(size: usize, caps: &[u32]) -> Naive {
    let caps: Vec<usize> = caps.iter().map(|&cap| cap as usize).collect();
    Naive::with_limit(size, move |take| {
        *caps.get(take - 1).or(caps.last()).unwrap_or(&0)
    })
}

fn thresholds(naive: &Naive) -> Vec<u32> {
    let thresholds = naive.thresholds().into_iter();
    thresholds.map(|f| u32::try_from(f).unwrap()).collect()
}

/// Every list of `length` caps below `end`.
fn all_lists(length: u32, end: u32) -> impl Iterator<Item = Vec<u32>> {
    (0..end.pow(length)).map(move |code| (0..length).map(|i| code / end.pow(i) % end).collect())
}

fn spec(n: &str, caps: &[u32]) -> Spec {
    let list: Vec<String> = caps.iter().map(u32::to_string).collect();
    Spec::parse(n, RuleText::Limit(&list.join(",")), None).unwrap()
}

#[test]
fn every_short_list_is_solved_and_every_stack_error_found() {
    const SIZE: u32 = 24;
    for length in 0..=4 {
        for caps in all_lists(length, 6) {
            let game = Game::new(SIZE, rule(&caps));
            let f = thresholds(&naive(SIZE as usize, &caps));
            let (by_rows, by_walls) = (rows(&game, &mut ()), walls(&game, &mut ()));
            assert_eq!(by_rows.as_slice()[1..], f, "{caps:?}");
            assert_eq!(definition(&game, &mut ()), by_rows, "{caps:?}");
            assert_eq!(game.solve(), by_rows, "{caps:?}");

            let wrong = (1..)
                .zip(&f)
                .find(|&(m, f)| by_walls.as_slice()[m as usize] != *f);
            let error = wrong.map(|(m, &f)| StackError {
                m,
                stack: by_walls.as_slice()[m as usize],
                f,
            });
            assert_eq!(stack_error(&game), error, "{caps:?}");
            // This condition is enough for the stack.
            if caps.windows(2).all(|pair| pair[1] + 1 >= pair[0]) {
                assert_eq!(error, None, "{caps:?}");
            }
        }
    }
}

#[test]
fn the_stack_holds_while_the_limit_goes_down_by_one_at_a_time() {
    let gentle = all_lists(6, 6).filter(|caps| caps.windows(2).all(|pair| pair[1] + 1 >= pair[0]));
    for caps in gentle {
        assert_eq!(stack_error(&Game::new(40, rule(&caps))), None, "{caps:?}");
    }
}

proptest! {
    /// Lists of any length that never fall by more than one, with zeros, against the definition.
    #[test]
    fn walls_are_offered_where_the_limit_goes_down_by_one_at_a_time(
        first in 0..6_u32,
        steps in prop::collection::vec(0..4_u32, 0..100),
    ) {
        let mut caps = vec![first];
        for step in steps {
            let last = caps[caps.len() - 1];
            caps.push((last + step).saturating_sub(1));
        }
        let game = Game::new(120, rule(&caps));
        let by_definition = definition(&game, &mut ());
        prop_assert_eq!(TableMethod::Walls.check(game.rule(), &120_u32.into()), Ok(()));
        prop_assert_eq!(&walls(&game, &mut ()), &by_definition);
        prop_assert_eq!(&game.solve(), &by_definition);
        prop_assert_eq!(spec("120", &caps).stack_error(), Ok(None));
    }
}

#[test]
fn a_large_pile_of_a_list_that_falls_gently_is_answered_by_walls() {
    let gentle = |n: &str| spec(n, &[3, 2, 1, 2]);
    let by_rows = rows(&Game::new(2_000, rule(&[3, 2, 1, 2])), &mut ());
    let verdict = gentle("2000").verdict().unwrap();
    let f = by_rows.as_slice()[2_000];
    assert_eq!(
        verdict.moves.first(),
        (f < 2_000).then(|| f.into()).as_ref()
    );
    assert!(gentle("100000").verdict().is_ok());
    let refused = Error::RowsLarge {
        value: (MAX_WALLS + 1).to_string(),
        place: 2,
        limit: MAX_WALLS,
    };
    let beyond = (MAX_WALLS + 1).to_string();
    assert_eq!(gentle(&beyond).verdict(), Err(refused));
    let mut solution = Solution::new(gentle("100000"));
    let run = solution.table_run(TableMethod::Walls).unwrap();
    assert!(run.counted.agree && run.counted.cost.numeration.is_none());
}

/// No shorter list and no smaller pile refutes the stack.
#[test]
fn the_least_list_that_refutes_the_stack() {
    let least = StackError {
        m: 3,
        stack: 3,
        f: 2,
    };
    assert_eq!(stack_error(&Game::new(400, rule(&[2, 0]))), Some(least));
    assert_eq!(spec("3", &[2, 0]).stack_error(), Ok(Some(least)));
    assert_eq!(spec("2", &[2, 0]).stack_error(), Ok(None));
    for caps in all_lists(1, 50) {
        assert_eq!(stack_error(&Game::new(60, rule(&caps))), None);
    }
    for caps in all_lists(2, 8) {
        assert!(stack_error(&Game::new(60, rule(&caps))).is_none_or(|error| error.m >= 3));
    }
}

#[test]
fn where_the_limit_goes_down_only_definition_rows_and_memo_are_offered() {
    let decreasing = spec("10", &[2, 0]);
    let (game, _) = decreasing.table().unwrap();
    for method in ["walls", "numeration", "definition", "rows", "memo"] {
        let refused = match method.parse().unwrap() {
            Method::Table(method) => method.check(game.rule(), &game.size().into()),
            Method::Numeration => NSet::build(game.rule(), &10_u32.into(), &mut ()).map(|_| ()),
            Method::Memo => PileSearch::new(&decreasing)
                .and_then(|game| search(&game, &mut ()))
                .map(|memo| assert_eq!(memo.outcomes[0], decreasing.verdict().unwrap().outcome))
                .map_err(Error::from),
        };
        match refused {
            Ok(()) => assert!(["definition", "rows", "memo"].contains(&method)),
            Err(error) => assert_eq!(
                error,
                Error::LimitDecreases {
                    value: 0,
                    place: 2,
                    before: 2
                }
            ),
        }
    }
    let by_rows = rows(&game, &mut ()).winning_takes(decreasing.table().unwrap().1);
    let by_rows: Vec<BigUint> = by_rows.into_iter().map(BigUint::from).collect();
    assert_eq!(decreasing.verdict().unwrap().moves, by_rows);

    let largest = spec(&MAX_ROWS.to_string(), &[2, 0]);
    assert_eq!(largest.verdict().unwrap().moves[0], 2_u32.into());
    for n in [(MAX_ROWS + 1).to_string(), "9".repeat(10_000)] {
        let beyond = spec(&n, &[2, 0]);
        let refused = Error::RowsLarge {
            value: n,
            place: 2,
            limit: MAX_ROWS,
        };
        assert_eq!(beyond.verdict(), Err(refused.clone()));
        assert_eq!(beyond.stack_error(), Err(refused));
    }
}

#[test]
fn both_constructions_and_the_period_agree_for_lists() {
    const SIZE: u32 = 5_000;
    for caps in [
        &[][..],
        &[0],
        &[3],
        &[1, 1, 1, 1, 5],
        &[2, 4, 6, 8, 10, 12, 14],
        &[0, 0, 0, 900],
        &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 300],
        &[4_000_000_000],
    ] {
        let rule = rule(caps);
        let set = NSet::build(&rule, &SIZE.into(), &mut ()).unwrap();
        let f = walls(&Game::new(SIZE, rule.clone()), &mut ());
        assert!(set.agrees_with(&f), "{caps:?}");
        let sums = sums(&rule, SIZE).unwrap();
        assert_eq!(sums.last_digit, f.as_slice(), "{caps:?}");
        assert_eq!(sums.members.len(), set.count(), "{caps:?}");
        if let Some(period) = set.period() {
            let period = usize::try_from(period).unwrap();
            let f = &f.as_slice()[1..];
            assert_eq!(f[..f.len() - period], f[period..], "{caps:?}");
        }
    }
}

/// Take 1, 2 or 3: lost on the multiples of 4, and there are as many winning takes as rows.
#[test]
fn a_constant_limit_is_bash_at_any_size() {
    let n = format!("1{}2", "0".repeat(9_998));
    let verdict = spec(&n, &[3]).verdict().unwrap();
    assert_eq!(verdict.moves[..3], [2_u32, 6, 10].map(BigUint::from));
    let pile: BigUint = n.parse().unwrap();
    assert_eq!(verdict.moves_total, pile >> 2_u32);

    let verdict = spec(&format!("1{}", "0".repeat(9_999)), &[3])
        .verdict()
        .unwrap();
    assert_eq!(
        verdict.moves[..2],
        [4_u32, 8].map(BigUint::from),
        "any multiple of 4 but the whole pile"
    );
}

#[test]
fn blocks_end_with_the_set_and_refuse_a_limit_that_goes_down() {
    for length in 0..=4 {
        for caps in all_lists(length, 6) {
            let game = Game::new(24, rule(&caps));
            if caps.is_sorted() {
                assert_eq!(blocks(&game), Ok(walls(&game, &mut ())), "{caps:?}");
            } else {
                let refused = blocks(&game);
                assert!(
                    matches!(refused, Err(Error::LimitDecreases { .. })),
                    "{caps:?}"
                );
            }
        }
    }
    // Only caps after takes below the pile matter.
    let unseen = Game::new(1, rule(&[2, 0]));
    assert_eq!(blocks(&unseen), Ok(rows(&unseen, &mut ())));
}

proptest! {
    #[test]
    fn blocks_equal_walls_for_every_list_that_never_goes_down(
        mut caps in prop::collection::vec(0_u32..900, 0..300),
        size in 0_u32..=700,
    ) {
        caps.sort_unstable();
        let game = Game::new(size, rule(&caps));
        prop_assert_eq!(blocks(&game), Ok(walls(&game, &mut ())));
    }

    #[test]
    fn every_list_that_never_goes_down_has_one_set(
        mut caps in prop::collection::vec(0_u32..120, 0..50),
        size in 1_u32..=120,
    ) {
        caps.sort_unstable();
        let rule = rule(&caps);
        let game = Game::new(size, rule.clone());
        let set = NSet::build(&rule, &size.into(), &mut ()).unwrap();
        prop_assert!(set.agrees_with(&rows(&game, &mut ())));
        let pile = BigUint::from(size);
        let takes = set.winning_takes(&pile, &pile);
        let found: Vec<BigUint> = takes.starting_at(0).map(|take| take.take).collect();
        let naive = naive(size as usize, &caps).winning_takes(size as usize, size as usize);
        prop_assert_eq!(found, naive.into_iter().map(BigUint::from).collect::<Vec<_>>());
    }

    #[test]
    fn every_list_is_solved_by_rows(
        caps in prop::collection::vec(0_u32..40, 0..40),
        size in 0_usize..=40,
    ) {
        let game = Game::new(u32::try_from(size).unwrap(), rule(&caps));
        let f = thresholds(&naive(size, &caps));
        let solved = game.solve();
        prop_assert_eq!(&solved.as_slice()[1..], &f);
        prop_assert_eq!(definition(&game, &mut ()), solved);
    }
}
