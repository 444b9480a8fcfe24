//! Known values: worked out by hand, from the sources, from the OEIS. The naive solver is tested on
//! them, too.

mod naive;

use mexplorer::dynamic_nim::{
    DefinitionCost, Event, Game, MAX_DEFINITION, MAX_SWEEP, MAX_TABLE, Method, NSet, Position,
    RowsCost, Rule, RuleText, Spec, TableMethod, Thresholds, WallsCost, definition, explain,
    factor, rows, sweep, walls,
};
use mexplorer::{Outcome, QuestionError};

use naive::Naive;

const METHODS: [TableMethod; 3] = [
    TableMethod::Definition,
    TableMethod::Rows,
    TableMethod::Walls,
];

fn game(size: u32, k: &str) -> Game {
    Game::new(size, Rule::factor(k).unwrap())
}

/// f(1), f(2), …: without the sentinel.
fn f(thresholds: &Thresholds) -> &[u32] {
    &thresholds.as_slice()[1..]
}

/// The piles that the first player loses, who may take anything but the whole pile.
fn losing_piles(k: &str) -> Vec<u32> {
    let thresholds = walls(&game(MAX_TABLE, k), &mut ());
    (1..=MAX_TABLE)
        .filter(|&m| thresholds.as_slice()[m as usize] == m)
        .collect()
}

#[test]
fn thresholds_worked_out_by_hand() {
    let tables: [(&str, (usize, usize), &[u32]); 3] = [
        ("2", (2, 1), &[1, 2, 3, 1, 5, 1, 2, 8, 1, 2, 3, 1, 13]),
        ("1", (1, 1), &[1, 2, 1, 4, 1, 2, 1, 8, 1, 2, 1, 4, 1]),
        (".5", (1, 2), &[1; 13]),
    ];
    for (k, (p, q), table) in tables {
        for method in METHODS {
            let thresholds = method.solve(&game(13, k), &mut ());
            assert_eq!(thresholds.as_slice()[0], u32::MAX);
            assert_eq!(f(&thresholds), table, "k = {k}, {method:?}");
        }
        let table: Vec<usize> = table.iter().map(|&f| f as usize).collect();
        assert_eq!(Naive::new(13, p, q).thresholds(), table, "k = {k}");
    }
}

#[test]
fn with_k_1_the_threshold_is_the_lowest_set_bit() {
    for method in METHODS {
        let thresholds = method.solve(&game(MAX_TABLE, "1"), &mut ());
        for (&f, m) in f(&thresholds).iter().zip(1_u32..) {
            assert_eq!(f, 1 << m.trailing_zeros());
        }
    }
}

/// The slides print f(16) = 17; taking all 16 wins, so no threshold exceeds its pile.
#[test]
fn with_k_1_the_threshold_of_16_is_16() {
    for method in METHODS {
        let thresholds = method.solve(&game(16, "1"), &mut ());
        assert_eq!(thresholds.as_slice()[16], 16);
        let whole = Position { pile: 16, cap: 16 };
        assert_eq!(thresholds.winning_takes(whole), [16]);
    }
    assert_eq!(Naive::new(16, 1, 1).winning_takes(16, 16), [16]);
    assert!(!Naive::new(16, 1, 1).mover_wins(16, 15));
}

/// One text calls k < 1 complicated, but a take of 1 leaves the opponent without a move.
#[test]
fn with_k_below_1_a_take_of_one_always_wins() {
    for k in ["1/2", "9/10", ".999", "1/999999999999999999"] {
        for method in METHODS {
            let thresholds = method.solve(&game(MAX_TABLE, k), &mut ());
            assert!(f(&thresholds).iter().all(|&f| f == 1), "k = {k}");
        }
        let mut cost = WallsCost::default();
        walls(&game(MAX_TABLE, k), &mut cost);
        assert_eq!(cost.pops, 0, "the empty walls all stay, k = {k}");
    }
}

#[test]
fn losing_piles_are_known_sequences() {
    let powers_of_two: Vec<u32> = (0..9).map(|i| 1 << i).collect();
    assert_eq!(losing_piles("1"), powers_of_two); // A000079
    let fibonacci = [1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233, 377];
    assert_eq!(losing_piles("2"), fibonacci); // A000045
    let a003411 = [
        1, 2, 3, 4, 6, 8, 11, 15, 21, 29, 40, 55, 76, 105, 145, 200, 276, 381,
    ];
    assert_eq!(losing_piles("3"), a003411);
}

/// Where the game changes, k from 1 to 5.
const BREAKS: [&str; 14] = [
    "1", "2", "5/2", "3", "7/2", "11/3", "43/11", "4", "13/3", "31/7", "9/2", "14/3", "33/7", "5",
];

#[test]
fn a_sweep_finds_the_known_breaks_and_no_others() {
    let breaks = |from: &str, to: &str, up_to| -> Vec<String> {
        let plateaus = sweep(factor(from).unwrap(), factor(to).unwrap(), up_to).unwrap();
        let froms = plateaus.iter().map(|plateau| plateau.from.to_string());
        froms.collect()
    };
    assert_eq!(breaks("1", "5", MAX_SWEEP), BREAKS);
    // The interval includes its ends; a value just outside is not reported.
    assert_eq!(breaks("11/3", "43/11", 400), ["11/3", "43/11"]);
    assert_eq!(
        breaks("1", "19999999/10000000", 400),
        ["1"],
        "3/2 plays like 1"
    );
    assert_eq!(breaks("7/3", "22/7", 400), ["7/3", "5/2", "3"]);
    assert_eq!(breaks("1/1000", "2", 400), ["1/1000", "1", "2"]);
    assert_eq!(breaks("5", "5", 400), ["5"]);
    // 1, 2, 4 and 1, 2, 3: the first five piles do not change at 5/2.
    assert_eq!(breaks("1", "3", 5), ["1", "2", "3"]);
}

/// Between two breaks all k give the same game.
#[test]
fn the_game_changes_only_at_the_known_breaks() {
    let just_below = |k: &str| {
        let (p, q) = k.split_once('/').unwrap_or((k, "1"));
        let (p, q): (u64, u64) = (p.parse().unwrap(), q.parse().unwrap());
        format!("{}/{}", p * 1_000_000 - 1, q * 1_000_000)
    };
    for step in BREAKS.windows(2) {
        let here = walls(&game(MAX_TABLE, step[0]), &mut ());
        let end = walls(&game(MAX_TABLE, &just_below(step[1])), &mut ());
        let next = walls(&game(MAX_TABLE, step[1]), &mut ());
        assert_eq!(f(&here), f(&end), "from {} to {}", step[0], step[1]);
        assert_ne!(f(&end), f(&next), "at {}", step[1]);
    }
    for (k, same_as) in [("3/2", "1"), ("7/3", "2"), ("22/7", "3"), ("355/113", "3")] {
        assert_eq!(losing_piles(k), losing_piles(same_as), "k = {k}");
    }
}

/// The game played in the slides: 7 stones, k = 2, takes 2, 4, 1.
#[test]
fn the_first_player_wins_the_game_of_the_slides() {
    let thresholds = walls(&game(7, "2"), &mut ());
    let takes = |pile, cap| thresholds.winning_takes(Position { pile, cap });
    assert_eq!(takes(7, 6), [2]); // A takes 2 …
    assert_eq!(takes(5, 4), []); // … B is lost and takes 4 …
    assert_eq!(takes(1, 1), [1]); // … A takes the last one.
    assert_eq!(thresholds.as_slice()[7], 2);

    let naive = Naive::new(7, 2, 1);
    assert_eq!(naive.winning_takes(7, 6), [2]);
    assert_eq!(naive.after(7, 2), (5, 4));
    assert_eq!(naive.winning_takes(5, 4), []);
    assert_eq!(naive.after(5, 4), (1, 1));
}

#[test]
fn methods_are_named_as_in_links() {
    for method in METHODS
        .map(Method::Table)
        .into_iter()
        .chain([Method::Numeration])
    {
        assert_eq!(method.name().parse(), Ok(method));
    }
    for name in ["", "Rows", "rows ", "definitions"] {
        let refused = QuestionError::Method {
            value: name.into(),
            methods: "definition, memo, rows, walls, numeration",
        };
        assert_eq!(name.parse::<Method>(), Err(refused.into()));
    }
}

#[test]
fn degenerate_games_are_solved() {
    let p_positions = [("0", None), ("0", Some("0")), ("1", None), ("7", Some("0"))];
    for (n, cap) in p_positions {
        let spec = Spec::parse(n, RuleText::Factor("2"), cap).unwrap();
        assert_eq!(spec.verdict().unwrap().outcome, Outcome::P);
        let set = NSet::build(&spec.rule, &spec.pile, &mut ()).unwrap();
        assert_eq!(
            set.winning_takes(&spec.pile, &spec.cap).count(),
            0_u32.into()
        );

        let (game, position) = spec.table().unwrap();
        for method in METHODS {
            let thresholds = method.solve(&game, &mut ());
            assert_eq!(thresholds.as_slice().len(), game.size() as usize + 1);
            assert_eq!(thresholds.outcome(position), Outcome::P);
            assert_eq!(thresholds.winning_takes(position), []);
            let explanation = explain(&thresholds, position).unwrap();
            assert!(explanation.takes.is_empty() && explanation.deciding_take.is_none());
        }
    }
    let spec = Spec::parse("1", RuleText::Factor("2"), Some("1")).unwrap();
    let verdict = spec.verdict().unwrap();
    assert_eq!(
        (verdict.outcome, verdict.moves),
        (Outcome::N, vec![1_u32.into()])
    );
}

#[test]
fn with_a_huge_k_only_taking_everything_wins() {
    // The opponent may take whatever the first move leaves.
    let plain = walls(&game(MAX_TABLE, "999999999999999999"), &mut ());
    assert!(f(&plain).iter().zip(1..).all(|(&f, m): (_, u32)| f == m));
    assert_eq!(plain, rows(&game(MAX_TABLE, "999999999999999999"), &mut ()));
}

#[test]
fn costs_equal_those_of_the_lesson() {
    let mut definition_cost = DefinitionCost::default();
    let largest = game(MAX_DEFINITION, "999999999999999999");
    definition(&largest, &mut definition_cost);
    assert_eq!(definition_cost.takes, 295_240);
    assert_eq!(definition_cost.cells, 7_260);

    let mut rows_cost = RowsCost::default();
    rows(&game(MAX_TABLE, "2"), &mut rows_cost);
    assert_eq!(rows_cost.cells, 80_200);

    let mut walls_cost = WallsCost::default();
    walls(&game(MAX_TABLE, "2"), &mut walls_cost);
    assert_eq!(walls_cost.pushes, 400);
    assert!(walls_cost.pops < 400 && walls_cost.tests == walls_cost.pops + 400);
}

/// The walls popped in each row, first popped first.
fn pops(game: &Game) -> Vec<Vec<u32>> {
    let mut pops = vec![Vec::new(); game.size() as usize + 1];
    walls(game, &mut |event| {
        if let Event::Passed { m, wall } = event {
            pops[m as usize].push(wall);
        }
    });
    pops
}

/// The slides give every wall a right end; row 0 has none, and is never popped.
#[test]
fn one_row_may_pop_many_walls_but_never_row_0() {
    let popped = pops(&game(16, "1"));
    assert_eq!(popped[4], [3, 2]);
    assert_eq!(popped[16], [15, 14, 12, 8]);

    for k in ["1", "2", "7/2", "999999999999999999"] {
        let popped = pops(&game(MAX_TABLE, k));
        assert!(popped.iter().flatten().all(|&wall| wall != 0), "k = {k}");
    }
}

/// The periods of all sets of three numbers up to 24, against values by the definition.
#[test]
fn periods_of_three_numbers() {
    use mexplorer::heaps::subtraction::{PeriodKind, threes};

    let mut counts = std::collections::HashMap::new();
    for three in (1..=24).flat_map(|a| threes(a, 24)) {
        *counts.entry(three.kind).or_insert(0) += 1;
        let (first, period) = (three.period.preperiod, three.period.period);
        let mut values: Vec<u32> = Vec::new();
        for heap in 0..first + 3 * period + 24 {
            let options: Vec<u32> = (three.takes.iter())
                .filter_map(|&take| Some(values[heap.checked_sub(take as usize)?]))
                .collect();
            values.push((0..4).find(|value| !options.contains(value)).unwrap());
        }
        let repeats =
            |from: usize, by: usize| (from..values.len() - by).all(|n| values[n] == values[n + by]);
        assert!(repeats(first, period), "{:?}", three.takes);
        assert!(
            first == 0 || !repeats(first - 1, period),
            "{:?}",
            three.takes
        );
        assert!(
            (1..period).all(|shorter| !repeats(first, shorter)),
            "{:?}",
            three.takes
        );
    }
    let sums = [
        PeriodKind::FirstTwo,
        PeriodKind::FirstLast,
        PeriodKind::LastTwo,
    ];
    assert_eq!(sums.iter().map(|kind| counts[kind]).sum::<i32>(), 1_679);
    assert_eq!(counts[&PeriodKind::Divisor], 213);
    assert_eq!(counts[&PeriodKind::Additive], 132);
    assert_eq!(counts.get(&PeriodKind::Other), None);
}
