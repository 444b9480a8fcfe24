//! Every fast method agrees with the naive one, and observers see every step.

mod naive;

use mexplorer::dynamic_nim::{
    Arrival, DefinitionCost, Error, Event, Game, MAX_DEFINITION, MAX_PICTURE, MAX_SWEEP,
    MAX_SWEEP_K, MAX_TABLE, MAX_WALLS, MAX_WINDOW, Position, RowsCost, Rule, TableMethod,
    Thresholds, WallsCheck, WallsCost, Window, blocks, definition, explain, picture, rows, sweep,
    walls,
};
use mexplorer::timeline::Milestones;
use mexplorer::{Colours, Observer, Outcome, QuestionError, Rational};
use proptest::prelude::*;

use naive::Naive;

/// Factors where the game changes, their neighbours, and ratios that doubles get wrong.
const SPECIAL_RATIOS: [(u32, u32); 10] = [
    (5, 2),
    (7, 2),
    (11, 3),
    (43, 11),
    (355, 113),
    (1, 2),
    (9, 10),
    (3, 2),
    (23, 10),
    (33, 7),
];

const METHODS: [TableMethod; 3] = [
    TableMethod::Definition,
    TableMethod::Rows,
    TableMethod::Walls,
];

fn game(size: u32, p: impl Into<i64>, q: impl Into<i64>) -> Game {
    Game::new(size, Rule::fraction(p.into(), q.into()).unwrap())
}

fn naive(size: u32, p: u32, q: u32) -> Naive {
    Naive::new(size as usize, p as usize, q as usize)
}

fn outcome(mover_wins: bool) -> Outcome {
    if mover_wins { Outcome::N } else { Outcome::P }
}

/// All positions of a table, row by row.
fn positions(size: u32) -> impl Iterator<Item = Position> {
    (0..=size).flat_map(|pile| (0..=pile).map(move |cap| Position { pile, cap }))
}

fn assert_equals_naive(size: u32, p: u32, q: u32) {
    let naive = naive(size, p, q);
    let thresholds = rows(&game(size, p, q), &mut ());
    let f = thresholds.as_slice();
    assert_eq!(thresholds, walls(&game(size, p, q), &mut ()), "k = {p}/{q}");
    assert_eq!(
        thresholds,
        definition(&game(size, p, q), &mut ()),
        "k = {p}/{q}"
    );
    assert_eq!((f.len(), f[0]), (size as usize + 1, u32::MAX));
    for position in positions(size) {
        let (pile, cap) = (position.pile as usize, position.cap as usize);
        let takes: Vec<usize> = thresholds
            .winning_takes(position)
            .iter()
            .map(|&take| take as usize)
            .collect();
        assert_eq!(
            takes,
            naive.winning_takes(pile, cap),
            "k = {p}/{q}, {position:?}"
        );
        assert_eq!(
            thresholds.outcome(position),
            outcome(naive.mover_wins(pile, cap)),
            "k = {p}/{q}, {position:?}"
        );
    }
    let f: Vec<usize> = f[1..].iter().map(|&f| f as usize).collect();
    assert_eq!(f, naive.thresholds(), "k = {p}/{q}");
}

#[test]
fn tables_equal_naive_for_special_ratios() {
    for (p, q) in SPECIAL_RATIOS {
        assert_equals_naive(60, p, q);
    }
}

#[test]
fn tables_equal_naive_for_all_small_ratios() {
    for q in 1..=8 {
        for p in 1..=8 * q {
            assert_equals_naive(60, p, q);
        }
    }
}

/// A larger cap never hurts. The thresholds rely on it.
#[test]
fn a_larger_cap_is_never_worse() {
    for (p, q) in SPECIAL_RATIOS {
        let naive = naive(60, p, q);
        for pile in 0..=60 {
            let row: Vec<bool> = (0..=pile).map(|cap| naive.mover_wins(pile, cap)).collect();
            assert!(row.is_sorted(), "k = {p}/{q}, pile {pile}");
        }
    }
}

#[test]
fn explain_agrees_with_naive_in_every_cell() {
    const SIZE: u32 = 25;
    for (p, q) in SPECIAL_RATIOS
        .into_iter()
        .chain([(1, 1), (2, 1), (1, 30), (40, 1)])
    {
        let naive = naive(SIZE, p, q);
        let thresholds = walls(&game(SIZE, p, q), &mut ());
        for position in positions(SIZE) {
            let (pile, cap) = (position.pile as usize, position.cap as usize);
            let explanation = explain(&thresholds, position).unwrap();
            let winning_takes = naive.winning_takes(pile, cap);
            assert_eq!(explanation.outcome, outcome(naive.mover_wins(pile, cap)));
            assert_eq!(
                explanation.deciding_take.map(|take| take as usize),
                winning_takes.first().copied()
            );
            let f = (pile > 0).then(|| naive.thresholds()[pile - 1]);
            assert_eq!(explanation.threshold.map(|f| f as usize), f);

            assert_eq!(explanation.takes.len(), cap);
            for (x, take) in (1..).zip(&explanation.takes) {
                let (left, next_cap) = naive.after(pile, x);
                assert_eq!(take.take as usize, x);
                assert_eq!((take.left as usize, take.cap as usize), (left, next_cap));
                assert_eq!(take.outcome, outcome(naive.mover_wins(left, next_cap)));
            }

            let arrivals: Vec<Arrival> = (position.pile + 1..=SIZE)
                .map(|from| Arrival {
                    take: from - position.pile,
                    pile: from,
                })
                .filter(|from| naive.after(from.pile as usize, from.take as usize) == (pile, cap))
                .collect();
            assert_eq!(explanation.reached_from, arrivals);
        }
    }
}

#[test]
fn explain_refuses_positions_outside_the_table() {
    let thresholds = walls(&game(7, 2_u32, 1_u32), &mut ());
    for (pile, cap) in [(8, 0), (7, 8), (0, 1), (u32::MAX, 0), (0, u32::MAX)] {
        let refused = Error::Cell { pile, cap, size: 7 };
        assert_eq!(explain(&thresholds, Position { pile, cap }), Err(refused));
    }
}

#[derive(Default)]
struct Recorder(Vec<Event>);

impl Observer<Event> for Recorder {
    fn see(&mut self, event: Event) {
        self.0.push(event);
    }
}

/// The row of the table that an event belongs to.
fn row(event: Event) -> u32 {
    match event {
        Event::Tried { m, .. }
        | Event::Decided { m, .. }
        | Event::Cell { m, .. }
        | Event::Passed { m, .. }
        | Event::Stopped { m, .. }
        | Event::Pushed { m } => m,
        other => panic!("{other:?} has no row"),
    }
}

/// Every cell tries min(n, f(m)) takes; a page finds the cell of a step by this rule.
fn takes_by_definition(naive: &Naive, size: u32) -> Vec<Event> {
    let mut events = Vec::new();
    for Position { pile, cap } in positions(size).filter(|position| position.cap > 0) {
        let f = u32::try_from(naive.thresholds()[pile as usize - 1]).unwrap();
        for take in 1..=cap.min(f) {
            let (left, next_cap) = naive.after(pile as usize, take as usize);
            let outcome_after = outcome(naive.mover_wins(left, next_cap));
            events.push(Event::Tried {
                m: pile,
                n: cap,
                take,
                outcome_after,
            });
        }
        let outcome = outcome(naive.mover_wins(pile as usize, cap as usize));
        events.push(Event::Decided {
            m: pile,
            n: cap,
            outcome,
        });
    }
    events
}

#[test]
fn every_table_method_has_its_limit() {
    let game = game(0, 2_u32, 1_u32);
    for (method, limit) in [
        (TableMethod::Definition, MAX_DEFINITION),
        (TableMethod::Rows, MAX_TABLE),
        (TableMethod::Walls, MAX_WALLS),
    ] {
        let check = |pile: u32| method.check(game.rule(), &pile.into());
        assert_eq!(check(limit), Ok(()));
        for pile in [limit + 1, u32::MAX] {
            let value = pile.to_string();
            let refused = match method {
                TableMethod::Definition => Error::DefinitionLarge { value, limit },
                _ => QuestionError::TableLarge { value, limit }.into(),
            };
            assert_eq!(check(pile), Err(refused));
        }
    }
}

/// The method as in the slides, with a stack of (row, end of its wall).
fn walls_with_a_stack(thresholds: &Thresholds, p: u32, q: u32) -> Vec<Event> {
    let f = thresholds.as_slice();
    let (p, q) = (u64::from(p), u64::from(q));
    let mut events = Vec::new();
    let mut stack = vec![(0, u64::MAX)];
    for m in 1..=thresholds.game().size() {
        // The live stack is the chain m − 1, (m − 1) − f(m − 1), …, 0.
        let mut row = m - 1;
        for &(wall, _) in stack.iter().rev() {
            assert_eq!(wall, row);
            row = row.saturating_sub(f[row as usize]);
        }

        while let Some(&(wall, end)) = stack.last() {
            if end != u64::MAX && p * u64::from(m - wall) >= q * end {
                events.push(Event::Passed { m, wall });
                stack.pop();
            } else {
                events.push(Event::Stopped { m, wall });
                stack.push((m, u64::from(m - wall)));
                events.push(Event::Pushed { m });
                break;
            }
        }
    }
    events
}

proptest! {
    #[test]
    fn tables_equal_naive(size in 0_u32..=40, p in 1_u32..=400, q in 1_u32..=100) {
        assert_equals_naive(size, p, q);
    }

    #[test]
    fn rows_equal_walls_up_to_the_limits(
        size in 0..=MAX_TABLE,
        p in 1..10_i64.pow(18),
        q in 1..10_i64.pow(18),
        shift in 0_u32..18,
    ) {
        // The shift lets k be far from 1.
        let p = (p / 10_i64.pow(shift)).max(1);
        prop_assert_eq!(rows(&game(size, p, q), &mut ()), walls(&game(size, p, q), &mut ()));
        prop_assert_eq!(rows(&game(size, q, p), &mut ()), walls(&game(size, q, p), &mut ()));
    }

    #[test]
    fn observers_see_the_run_and_change_nothing(
        size in 0_u32..=60,
        p in 1_u32..=50,
        q in 1_u32..=10,
    ) {
        let game = game(size, p, q);
        let naive = naive(size, p, q);

        let mut takes = Recorder::default();
        let by_definition = definition(&game, &mut takes);
        prop_assert_eq!(&by_definition, &definition(&game, &mut ()));
        prop_assert_eq!(&takes.0, &takes_by_definition(&naive, size));

        let mut cells = Recorder::default();
        let by_rows = rows(&game, &mut cells);
        prop_assert_eq!(&by_rows, &rows(&game, &mut ()));
        let all_cells: Vec<Event> = positions(size)
            .filter(|position| position.cap > 0)
            .map(|Position { pile, cap }| {
                let outcome = outcome(naive.mover_wins(pile as usize, cap as usize));
                Event::Cell { m: pile, n: cap, outcome }
            })
            .collect();
        prop_assert_eq!(&cells.0, &all_cells);

        let mut moves = Recorder::default();
        let by_walls = walls(&game, &mut moves);
        prop_assert_eq!(&by_walls, &walls(&game, &mut ()));
        prop_assert_eq!(&moves.0, &walls_with_a_stack(&by_rows, p, q));
    }

    #[test]
    fn milestones_and_costs_add_up(size in 0_u32..=60, p in 1_u32..=50, q in 1_u32..=10) {
        let game = game(size, p, q);
        for method in METHODS {
            let mut recorder = Recorder::default();
            let mut milestones = Milestones::default();
            method.solve(&game, &mut recorder);
            method.solve(&game, &mut milestones);
            let events = recorder.0;
            let step_count = milestones.step_count();
            // A decision is no step of its own: it belongs to the last take the cell tried.
            let events: Vec<Event> = events
                .into_iter()
                .filter(|event| !matches!(event, Event::Decided { .. }))
                .collect();
            prop_assert_eq!(step_count as usize, events.len());

            let first_step_of_row = milestones.into_first_steps();
            prop_assert_eq!(first_step_of_row.len(), size as usize + 2);
            prop_assert_eq!(first_step_of_row[0], 0);
            prop_assert_eq!(first_step_of_row[size as usize + 1], step_count + 1);
            for m in 1..=size {
                let first = events.iter().position(|event| row(*event) == m).unwrap();
                prop_assert_eq!(first_step_of_row[m as usize] as usize, first + 1);
            }

            let (mut rows_cost, mut walls_cost) = (RowsCost::default(), WallsCost::default());
            let mut definition_cost = DefinitionCost::default();
            method.solve(&game, &mut definition_cost);
            method.solve(&game, &mut rows_cost);
            method.solve(&game, &mut walls_cost);
            let WallsCost { tests, pops, pushes } = walls_cost;
            match method {
                TableMethod::Definition => {
                    prop_assert_eq!(definition_cost.takes, u64::from(step_count));
                    prop_assert_eq!(definition_cost.cells, u64::from(size * (size + 1) / 2));
                }
                TableMethod::Rows => prop_assert_eq!(rows_cost.cells, u64::from(step_count)),
                TableMethod::Walls => prop_assert_eq!(tests + pushes, u64::from(step_count)),
            }
            let stops = events.iter().filter(|event| matches!(event, Event::Stopped { .. }));
            prop_assert_eq!(tests, pops + stops.count() as u64);
            prop_assert!(pops <= pushes);
        }
    }

    #[test]
fn a_check_in_slices_equals_the_run_of_the_walls(
        size in 0_u32..=300,
        p in 1_i64..=50,
        q in 1_i64..=10,
        slice in 1_u32..=310,
    ) {
        // Small numbers, and large ones whose products need wider integers.
        for scale in [1, 10_i64.pow(15)] {
            let game = game(size, p * scale + 1, q * scale);
            let (mut moves, mut cost) = (Recorder::default(), WallsCost::default());
            let thresholds = walls(&game, &mut (&mut moves, &mut cost));
            prop_assert_eq!(&thresholds, &rows(&game, &mut ()));

            let (mut check, mut checked) = (WallsCheck::default(), Recorder::default());
            let mut slices = 1;
            while !check.advance(&thresholds, slice, &mut checked) {
                prop_assert_eq!(check.rows_done(), slice * slices);
                slices += 1;
            }
            prop_assert!(check.agrees());
            prop_assert_eq!(slices, size.div_ceil(slice).max(1));
            prop_assert_eq!(check.rows_done(), size);
            prop_assert_eq!(&checked.0, &moves.0);
            prop_assert_eq!(cost.tests + cost.pushes + cost.pops, {
                let passed = moves.0.iter().filter(|event| matches!(event, Event::Passed { .. }));
                (moves.0.len() + passed.count()) as u64
            });
        }
    }

    #[test]
fn a_picture_equals_the_mean_of_every_pixel(
        size in 0_u32..=12,
        k in 1_u32..=4,
        (first_row, rows) in (0_u32..=14, 1_u32..=14),
        (first_column, columns) in (0_u32..=14, 1_u32..=14),
        (width, height) in (1_u32..=9, 1_u32..=9),
        p in any::<[u8; 4]>(),
        n in any::<[u8; 4]>(),
    ) {
        let naive = naive(size, k, 1);
        let thresholds = walls(&game(size, k, 1_u32), &mut ());
        let window = Window { first_row, rows, first_column, columns };

        let mut expected = Vec::new();
        for y in 0..height {
            for x in 0..width {
                let mut parts = Vec::new();
                for part_y in y * rows..(y + 1) * rows {
                    for part_x in x * columns..(x + 1) * columns {
                        let row = first_row + part_y / height;
                        let column = first_column + part_x / width;
                        if row == 0 && column <= size {
                            parts.push(p);
                        } else if row <= size && column <= row {
                            let mover_wins = naive.mover_wins(row as usize, column as usize);
                            parts.push(if mover_wins { n } else { p });
                        }
                    }
                }
                expected.extend(mean_colour(&parts, rows * columns));
            }
        }
        let colours = Colours { p, n };
        prop_assert_eq!(picture(&thresholds, window, width, height, colours).unwrap(), expected);
    }
}

/// The mean of `count` colours; those missing from `parts` are transparent.
fn mean_colour(parts: &[[u8; 4]], count: u32) -> [u8; 4] {
    let opacity: u32 = parts.iter().map(|part| u32::from(part[3])).sum();
    let rounded = |sum: u32, count: u32| u8::try_from((2 * sum + count) / (2 * count)).unwrap();
    let channel = |i: usize| {
        let weighed = |part: &[u8; 4]| u32::from(part[i]) * u32::from(part[3]);
        rounded(parts.iter().map(weighed).sum(), opacity.max(1))
    };
    [channel(0), channel(1), channel(2), rounded(opacity, count)]
}

#[test]
fn a_picture_checks_its_sides_before_it_allocates() {
    let thresholds = walls(&game(7, 2_u32, 1_u32), &mut ());
    let colours = Colours {
        p: [255, 0, 0, 255],
        n: [0, 0, 255, 255],
    };
    let window = |rows, columns| Window {
        first_row: u32::MAX,
        rows,
        first_column: u32::MAX,
        columns,
    };
    let error_of = |rows, columns, width, height| match picture(
        &thresholds,
        window(rows, columns),
        width,
        height,
        colours,
    ) {
        Err(Error::Question(QuestionError::Side { side, .. })) => side,
        other => panic!("{other:?}"),
    };
    assert_eq!(error_of(0, 1, 1, 1), "rows");
    assert_eq!(error_of(1, MAX_WINDOW + 1, 1, 1), "columns");
    assert_eq!(error_of(1, 1, 0, 1), "width");
    assert_eq!(error_of(1, 1, 1, MAX_PICTURE + 1), "height");
    assert_eq!(error_of(1, 1, u32::MAX, u32::MAX), "width");

    let far_away = picture(&thresholds, window(MAX_WINDOW, MAX_WINDOW), 2, 2, colours).unwrap();
    assert_eq!(far_away, [0; 16]);
}

/// The largest sums that a picture computes, with the largest channel values.
#[test]
fn the_largest_window_is_still_exact() {
    let thresholds = walls(&game(0, 1_u32, 1_u32), &mut ());
    let window = Window {
        first_row: 0,
        rows: MAX_WINDOW,
        first_column: 0,
        columns: MAX_WINDOW,
    };
    let white = Colours {
        p: [255; 4],
        n: [255; 4],
    };
    // One cell of 65,535² has opacity 0 after rounding, but its colour remains.
    let pixel = picture(&thresholds, window, 1, 1, white).unwrap();
    assert_eq!(pixel, [255, 255, 255, 0]);
}

#[test]
fn blocks_equal_walls_for_all_small_ratios() {
    for q in 1..=8_i64 {
        for p in 1..=8 * q {
            let game = game(700, p, q);
            assert_eq!(blocks(&game), Ok(walls(&game, &mut ())), "k = {p}/{q}");
        }
    }
}

#[test]
fn blocks_equal_walls_for_the_smallest_piles() {
    for size in 0..=2 {
        for (p, q) in [(1_i64, 2_i64), (1, 1), (2, 1), (10_i64.pow(18) - 1, 1)] {
            let game = game(size, p, q);
            assert_eq!(blocks(&game), Ok(walls(&game, &mut ())), "k = {p}/{q}");
        }
    }
}

#[test]
fn blocks_equal_walls_up_to_200_000() {
    for (p, q) in [
        (1_u32, 1_u32),
        (2, 1),
        (5, 2),
        (3, 1),
        (10, 1),
        (43, 11),
        (9, 10),
        (999_999, 1),
    ] {
        let game = game(200_000, p, q);
        assert_eq!(blocks(&game), Ok(walls(&game, &mut ())), "k = {p}/{q}");
    }
}

/// The piles that only a take of everything wins.
fn losing_piles(thresholds: &Thresholds) -> Vec<u32> {
    let rows = (1..).zip(&thresholds.as_slice()[1..]);
    rows.filter(|&(m, &f)| f == m).map(|(m, _)| m).collect()
}

#[test]
fn every_factor_has_the_losing_piles_of_its_plateau() {
    let ratio = |p: u32, q: u32| Rational::new(p.into(), q.into()).unwrap();
    for (up_to, largest_q) in [(1, 2), (2, 3), (5, 6), (120, 12), (MAX_SWEEP, 4)] {
        let plateaus = sweep(ratio(1, 100), ratio(9, 1), up_to).unwrap();
        assert!(plateaus.is_sorted_by(|a, b| a.from < b.from && a.members != b.members));
        for q in 1..=largest_q {
            for p in 1..=9 * q {
                let here = plateaus.partition_point(|plateau| plateau.from <= ratio(p, q));
                let game = game(up_to, p, q);
                let thresholds = if up_to <= 120 {
                    rows(&game, &mut ())
                } else {
                    blocks(&game).unwrap()
                };
                let members = losing_piles(&thresholds);
                assert_eq!(plateaus[here - 1].members, members, "k = {p}/{q}");
            }
        }
    }
}

#[test]
fn a_sweep_has_limits() {
    let ratio = Rational::integer;
    let most = ratio(10_i64.pow(18) - 1);
    assert_eq!(sweep(ratio(3), ratio(2), 10), Ok(vec![]));
    assert_eq!(sweep(most, most, 10), Ok(vec![]));
    // From k = 6 on all piles are lost.
    assert_eq!(
        sweep(ratio(1), most, 7)
            .unwrap()
            .last()
            .unwrap()
            .members
            .len(),
        7
    );
    let far = sweep(ratio(99), most, 1_000).unwrap();
    assert!(far.last().unwrap().from <= ratio(MAX_SWEEP_K.into()));
    for up_to in [0, 1] {
        let plateaus = sweep(ratio(1), ratio(5), up_to).unwrap();
        assert_eq!((plateaus.len(), &plateaus[0].members[..]), (1, &[1][..]));
    }
    for up_to in [MAX_SWEEP + 1, u32::MAX] {
        let refused = QuestionError::TableLarge {
            value: up_to.to_string(),
            limit: MAX_SWEEP,
        };
        assert_eq!(sweep(ratio(1), most, up_to), Err(refused.into()));
    }
}
