//! The race: every method is compared with the bare rules on small boards and with the other
//! methods on larger ones; and the boards that refute the sources.

#[path = "naive/race.rs"]
mod naive;
#[path = "naive/race_boards.rs"]
mod seeded;

use std::collections::{BTreeSet, HashSet};

use mexplorer::race::{
    Board, CyclicOrders, Decision, Error, Event, ExplainedMove, Explanation, FullGame,
    FullGameCost, Knowledge, Layers, MAX_FULL_GAME_STATES, MAX_PAIRS_MB, Method, Move, PairStep,
    PairSteps, Pairs, PairsCost, Player, RingsCost, SolvedBoard, State, UNREACHABLE, Verdict,
    Winner, best_tree_level, decide, double_tree, explain, full_game, full_game_states, maze,
    moves, open_board, other_winning_steps, pair_states, pairs, pairs_mb, random, ring_corridors,
    rings, serpentine, two_arcs, walk, winning_first_steps, wrap,
};
use mexplorer::{Observer, Outcome};

use naive::Naive;
use seeded::{Seeded, all_boards, boards};

fn board(text: &str) -> Board {
    Board::parse(text).unwrap()
}

fn naive(board: &Board) -> Naive {
    let text = board.to_link().replace('x', "#");
    Naive::new(&text.split('/').collect::<Vec<_>>())
}

fn solved_fully(board: &Board, layers: &Layers) -> FullGame {
    full_game(board, layers, &mut ()).unwrap()
}

/// Boards with their winners, worked out by hand.
const KNOWN: [(&str, char); 13] = [
    ("AB/..", 'A'), // one step
    ("A./.B", 'B'), // two: B jumps over A to the goal
    ("A.B/xxx", 'B'),
    ("A../..B", 'A'),   // three: A is a step ahead
    ("Ax/xB", '='),     // no path, and no move
    ("A.xB/..x.", '='), // no path, but moves
    ("A.../.x../..../...B", 'B'),
    ("A.../..../..x./...B", 'A'),
    ("A../.x./..B", 'B'), // around a hole: A has to choose first
    ("A...B/xxxxx", 'B'),
    ("A.../xxx./B...", 'B'),
    ("A..../xxxx./B....", 'B'),
    ("A..../xxxx./.B...", 'A'), // nine
];

#[test]
fn the_naive_solver_knows_the_known_boards() {
    for (text, winner) in KNOWN {
        assert_eq!(naive(&board(text)).winner(), winner, "{text}");
    }
    // Next to a token on its start, and next to one that has left it.
    let naive = naive(&board("..B/A../..."));
    assert_eq!(naive.moves([(0, 1), (0, 2)], 0), [(0, 0), (0, 2), (1, 1)]);
    assert_eq!(
        naive.moves([(1, 0), (1, 1)], 0),
        [(0, 0), (0, 1), (1, 0), (1, 2), (2, 1), (2, 0)]
    );
}

#[test]
fn the_known_boards_have_their_verdicts() {
    for (text, winner) in KNOWN {
        let verdict = Verdict::of(&board(text));
        let (expected, outcome) = match winner {
            'A' => (Winner::A, Some(Outcome::N)),
            'B' => (Winner::B, Some(Outcome::P)),
            _ => (Winner::Draw, None),
        };
        assert_eq!(
            (verdict.winner, verdict.outcome),
            (expected, outcome),
            "{text}"
        );
        assert_eq!(verdict.moves.is_empty(), winner != 'A', "{text}");
    }
}

/// Compares every answer for a small board with the full game.
fn check_small(board: &Board) {
    let layers = Layers::of(board);
    let game = solved_fully(board, &layers);
    let first = State::first(board);
    let winner = game.winner(first).unwrap();
    let text = board.to_link();

    let decision = rings(board, &layers, &mut ());
    assert_eq!(decision.winner(), winner, "{text}");
    let pairs = pairs(board, &layers, &mut ()).unwrap();
    assert_eq!(pairs.winner(), winner, "{text}");
    assert_eq!(winner == Winner::Draw, layers.d().is_none(), "{text}");

    let is_along = |cell: &u32| layers.layer_of_cell(*cell) == Some(1);
    let winning = game.winning_moves(board, first);
    let mut winning: Vec<u32> = winning.iter().map(|step| step.to).collect();
    winning.sort_unstable();
    let (along, others): (Vec<u32>, Vec<u32>) = winning.into_iter().partition(is_along);
    assert_eq!(
        winning_first_steps(board, &layers),
        (decision, along.clone()),
        "{text}"
    );
    assert_eq!(pairs.winning_first_steps(board, &layers), along, "{text}");
    assert_eq!(other_winning_steps(board, &layers, &game), others, "{text}");
    // No board is known on which a first step off the shortest paths wins.
    assert_eq!(others, [], "{text}");
    if layers.d().is_some_and(|d| d % 2 == 1) {
        assert_eq!(along, layers.cells_of_layer(1), "{text}");
    }
    assert_eq!(winner == Winner::A, !along.is_empty(), "{text}");
}

/// Compares all states of the full game with the bare rules.
fn check_naive(board: &Board) {
    let layers = Layers::of(board);
    let game = solved_fully(board, &layers);
    let naive = naive(board);
    let cell = |(row, column): (usize, usize)| {
        board.cell(u32::try_from(row).unwrap(), u32::try_from(column).unwrap())
    };
    for a in naive.cells() {
        for b in naive.cells() {
            for (index, mover) in [Player::A, Player::B].into_iter().enumerate() {
                let state = State {
                    a: cell(a),
                    b: cell(b),
                    mover,
                };
                let is_reached = |cell: u32| game.cells().contains(&cell);
                if !naive.is_state([a, b]) || !is_reached(state.a) || !is_reached(state.b) {
                    continue;
                }
                let expected = match naive.mover_wins([a, b], index) {
                    Some(true) => mover.into(),
                    Some(false) => (!mover).into(),
                    None => Winner::Draw,
                };
                assert_eq!(
                    game.winner(state),
                    Some(expected),
                    "{state:?}, {}",
                    board.to_link()
                );
                let ends: BTreeSet<u32> =
                    naive.moves([a, b], index).into_iter().map(cell).collect();
                let moves = moves(board, state);
                assert_eq!(moves.len(), ends.len());
                assert_eq!(
                    moves.iter().map(|step| step.to).collect::<BTreeSet<_>>(),
                    ends
                );
            }
        }
    }
    let steps: Vec<u32> = naive.winning_first_steps().into_iter().map(cell).collect();
    let mut winning: Vec<u32> = game
        .winning_moves(board, State::first(board))
        .iter()
        .map(|step| step.to)
        .collect();
    winning.sort_unstable();
    assert_eq!(winning, steps);
}

#[test]
fn the_full_game_is_that_of_the_bare_rules() {
    all_boards(2, 2).for_each(|board| check_naive(&board));
    all_boards(2, 3).for_each(|board| check_naive(&board));
    let step = if cfg!(debug_assertions) { 61 } else { 1 };
    all_boards(3, 3)
        .step_by(step)
        .for_each(|board| check_naive(&board));
    let mut seeded = Seeded(2);
    for _ in boards(1_600) {
        check_naive(&seeded.board(5));
    }
}

#[test]
fn all_methods_agree_on_every_board_of_3_by_3() {
    for (rows, columns) in [(2, 2), (2, 3), (3, 2), (2, 4), (3, 3)] {
        all_boards(rows, columns).for_each(|board| check_small(&board));
    }
}

#[test]
fn all_methods_agree_on_every_board_of_3_by_4() {
    all_boards(3, 4).for_each(|board| check_small(&board));
}

#[test]
fn all_methods_agree_on_random_boards() {
    let mut seeded = Seeded(3);
    for _ in boards(24_000) {
        check_small(&seeded.board(8));
    }
}

/// The observed arcs: the player to move, i, l and r.
#[derive(Default)]
struct Arcs(Vec<(Player, u32, Vec<i64>, Vec<i64>)>);

impl Observer<Event<'_>> for Arcs {
    fn see(&mut self, event: Event<'_>) {
        if let Event::Arcs { mover, i, l, r } = event {
            self.0.push((mover, i, l.to_vec(), r.to_vec()));
        }
    }
}

/// A board, its layers and its pairs.
struct Solved {
    board: Board,
    layers: Layers,
    pairs: Pairs,
}

impl Solved {
    fn new(board: Board) -> Self {
        let layers = Layers::of(&board);
        let pairs = pairs(&board, &layers, &mut ()).unwrap();
        Self {
            board,
            layers,
            pairs,
        }
    }

    /// Whether B wins with the tokens on two cells of shortest paths.
    fn b_wins(&self, mover: Player, i: u32, a: u32, b: u32) -> bool {
        let [j, k] = [a, b].map(|cell| self.pairs.index_in_layer(&self.layers, cell).unwrap());
        match mover {
            Player::A => self.pairs.b_wins(i, j, k),
            Player::B => self.pairs.b_wins_moving(&self.board, &self.layers, i, j, k),
        }
    }
}

/// Compares rings with pairs: the winner, the first steps, every arc and the deciding event.
fn check_rings(board: Board) {
    let solved = Solved::new(board);
    let Solved {
        board,
        layers,
        pairs,
    } = &solved;
    let mut arcs = Arcs::default();
    let decision = rings(board, layers, &mut arcs);
    let text = board.to_link();
    assert_eq!(decision, rings(board, layers, &mut ()));
    assert_eq!(decision.winner(), pairs.winner(), "{text}");
    let steps = winning_first_steps(board, layers);
    assert_eq!(
        steps,
        (decision, pairs.winning_first_steps(board, layers)),
        "{text}"
    );

    let orders = CyclicOrders::of(board, layers, &mut ());
    let Some((orders, half)) = orders.zip(layers.half()) else {
        assert!(arcs.0.is_empty());
        assert_eq!(Verdict::of_layers(board, layers).1, None);
        return;
    };
    let (verdict, returned) = Verdict::of_layers(board, layers);
    assert_eq!(
        (verdict.decision, returned.as_ref()),
        (decision, Some(&orders))
    );
    for k in 0..=2 * half {
        let mut cells = orders.layer(k).to_vec();
        cells.sort_unstable();
        assert_eq!(cells, layers.cells_of_layer(k), "{text}");
        assert_eq!(cells, pairs.layer(k));
    }
    for (mover, i, l, r) in &arcs.0 {
        let a_layer = orders.layer(if *mover == Player::A { *i } else { i + 1 });
        let b_layer = orders.layer(2 * half - i);
        for ((a, l), r) in a_layer.iter().zip(l).zip(r) {
            let q = i64::try_from(b_layer.len()).unwrap();
            let arc: BTreeSet<i64> = (*l..=*r)
                .take(b_layer.len())
                .map(|p| p.rem_euclid(q))
                .collect();
            for (place, b) in (0..).zip(b_layer) {
                let b_wins = solved.b_wins(*mover, *i, *a, *b);
                assert_eq!(arc.contains(&place), b_wins, "{mover:?}, {i}, {text}");
            }
        }
    }
    match decision {
        Decision::BRow { i, cell } => {
            let cells = orders.layer(i + 1).iter();
            assert!(
                cells
                    .into_iter()
                    .all(|&a| solved.b_wins(Player::B, i, a, cell)),
                "{text}"
            );
        }
        Decision::AColumn { i, cell } => {
            let cells = orders.layer(2 * half - i).iter();
            assert!(
                !cells
                    .into_iter()
                    .any(|&b| solved.b_wins(Player::A, i, cell, b)),
                "{text}"
            );
        }
        _ => {}
    }
}

#[test]
fn rings_agree_with_pairs_arc_by_arc_on_random_boards() {
    let mut seeded = Seeded(4);
    for _ in boards(40_000) {
        check_rings(seeded.board(13));
    }
    for _ in boards(1_600) {
        check_rings(seeded.board(60));
    }
}

/// [`decide`] without the B-row test.
fn winner_without_b_row(orders: &CyclicOrders) -> Winner {
    let d = orders.d();
    let through = |steps: &[u32], place: i64, p: i64| {
        let q = i64::try_from(steps.len()).unwrap();
        let place_in_ring = usize::try_from(place.rem_euclid(q)).unwrap();
        i64::from(steps[place_in_ring]) + place.div_euclid(q) * p
    };
    let mut arcs: Vec<(i64, i64)> = (0..)
        .take(orders.layer(d / 2).len())
        .map(|t| (t, t))
        .collect();
    for i in (1..d / 2).rev() {
        let p = i64::try_from(orders.layer(d - i).len()).unwrap();
        let (lo, hi) = (orders.lo(d - i - 1), orders.hi(d - i - 1));
        for (l, r) in &mut arcs {
            (*l, *r) = (through(lo, *l, p), through(hi, *r, p));
        }
        let end = |place: u32| {
            let m = u32::try_from(arcs.len()).unwrap();
            let (l, r) = arcs[(place % m) as usize];
            let turns = i64::from(place / m) * p;
            (l + turns, r + turns)
        };
        let ends = orders.lo(i).iter().zip(orders.hi(i));
        arcs = ends
            .map(|(&first, &last)| (end(last).0, end(first).1))
            .collect();
        if arcs.iter().any(|(l, r)| l > r) {
            return Winner::A;
        }
    }
    Winner::B
}

/// Whether the winner is wrong without the B-row test.
fn needs_b_row(board: &Board) -> bool {
    let layers = Layers::of(board);
    let orders = CyclicOrders::of(board, &layers, &mut ());
    let orders = orders.filter(|_| layers.half().is_some());
    orders.is_some_and(|orders| {
        let (decision, winner) = (decide(&orders, &mut ()), winner_without_b_row(&orders));
        // Without the test only A can win more boards.
        assert!(winner == decision.winner() || winner == Winner::A);
        winner != decision.winner()
    })
}

/// The sample board `wrap` in the middle of a larger one.
fn wrap_with_margin(margin: u32) -> (u32, Vec<bool>, [u32; 2]) {
    let wrap = wrap();
    let side = wrap.rows() + 2 * margin;
    let mut white = vec![false; (side * side) as usize];
    let place = |cell| {
        let [row, column] = wrap.row_column(cell);
        (row + margin) * side + column + margin
    };
    for cell in (0..wrap.cell_count()).filter(|&cell| wrap.is_white(cell)) {
        white[place(cell) as usize] = true;
    }
    let starts = [Player::A, Player::B].map(|player| place(wrap.start(player)));
    (side, white, starts)
}

/// Such boards are rare. A random walk finds them: each step changes a few cells or moves a token,
/// and is taken back if the new board does not need the test.
#[test]
fn boards_that_wrap_around_need_the_b_row_test() {
    assert!(needs_b_row(&wrap()));
    let mut seeded = Seeded(5);
    let mut found = BTreeSet::new();
    for margin in 0..4 {
        let (side, mut white, mut starts) = wrap_with_margin(margin);
        for _ in boards(4_000) {
            let (mut next_white, mut next_starts) = (white.clone(), starts);
            for _ in 0..=seeded.below(3) {
                let cell = seeded.below(side * side);
                next_white[cell as usize] ^= true;
            }
            if seeded.below(5) == 0 {
                next_starts[seeded.below(2) as usize] = seeded.below(side * side);
            }
            let [a, b] = next_starts;
            let is_legal = a != b && next_white[a as usize] && next_white[b as usize];
            if !is_legal {
                continue;
            }
            let board = Board::new(side, side, &next_white, a, b);
            if needs_b_row(&board) {
                let text = board.to_link();
                if found.insert(text) && found.len() % 64 == 0 {
                    check_small(&board);
                    assert_eq!(naive(&board).winner(), 'B');
                }
                check_rings(board);
                (white, starts) = (next_white, next_starts);
            }
        }
    }
    assert!(found.len() > boards(3_000).count(), "{}", found.len());
}

/// The source's claim that the B cells of a ring from which B wins are one arc.
#[test]
fn on_the_board_of_two_arcs_a_row_after_the_event_is_no_arc() {
    let solved = Solved::new(two_arcs());
    let Solved {
        board,
        layers,
        pairs,
    } = &solved;
    assert_eq!(pairs.winner(), Winner::B);
    let at = |row, column| board.cell(row, column);
    // A stepped to (0, 4) from (1, 4), its start: i = 1.
    assert_eq!(board.start(Player::A), at(1, 4));
    let b_wins = |b| solved.b_wins(Player::A, 1, at(0, 4), b);
    assert!(b_wins(at(6, 4)) && b_wins(at(8, 4)));
    assert!(!b_wins(at(7, 3)) && !b_wins(at(7, 5)));
    // Winning and losing cells alternate around B's ring, so the winning ones are no arc.
    let orders = CyclicOrders::of(board, layers, &mut ()).unwrap();
    let ring: Vec<bool> = orders
        .layer(orders.d() - 1)
        .iter()
        .map(|&b| b_wins(b))
        .collect();
    assert!(ring == [true, false, true, false] || ring == [false, true, false, true]);
    // The method is still right: the deciding event comes before.
    let Decision::BRow { i, .. } = rings(board, layers, &mut ()) else {
        panic!("B wins by a row");
    };
    assert!(i > 1);
}

/// Compares an explanation with the full game, for the state and after every move.
fn check_explanation(solved: &Solved, game: &FullGame, known: Knowledge<'_>, state: State) {
    let board = &solved.board;
    let Explanation {
        winner,
        moves_left,
        moves: steps,
        best,
        whole,
    } = explain(board, known, state).unwrap();
    let mover: Winner = state.mover.into();
    assert_eq!(game.winner(state), Some(winner), "{}", board.to_link());
    assert_eq!(whole, matches!(known, Knowledge::FullGame(_)));
    assert!(moves_left.is_none() || moves_left == game.moves_left(state));
    let legal = moves(board, state);
    for step in &steps {
        assert!(legal.contains(&step.step));
        let after = state.after(&step.step);
        let winner = if step.step.wins {
            Some(mover)
        } else {
            game.winner(after)
        };
        assert_eq!(winner, Some(step.winner));
        let is_answered = !step.step.wins && step.winner == (!state.mover).into();
        assert_eq!(step.reply.is_some(), is_answered);
        if let Some(reply) = step.reply {
            let answers = game.winning_moves(board, after);
            assert!(answers.iter().any(|answer| answer.to == reply));
        }
    }
    assert_eq!(steps[best].winner, winner, "the best move keeps the winner");
    if winner != mover {
        assert!(steps.iter().all(|step| step.winner != mover));
    }
}

#[test]
fn explanations_agree_with_the_full_game() {
    let mut seeded = Seeded(6);
    let (mut states, mut passed) = (0, 0);
    for _ in boards(16_000) {
        let solved = Solved::new(seeded.board(7));
        let Solved {
            board,
            layers,
            pairs,
        } = &solved;
        let game = solved_fully(board, layers);
        let on_paths = Knowledge::Paths(layers, pairs);
        for &a in game.cells() {
            for &b in game.cells() {
                for mover in [Player::A, Player::B] {
                    let state = State { a, b, mover };
                    if explain(board, Knowledge::FullGame(&game), state).is_some() {
                        check_explanation(&solved, &game, Knowledge::FullGame(&game), state);
                    }
                }
            }
        }
        // All states that can be reached on shortest paths.
        let (mut seen, mut next) = (HashSet::new(), vec![State::first(board)]);
        while let Some(state) = next.pop() {
            let explanation = explain(board, on_paths, state);
            if explanation.is_none() || !seen.insert(state) {
                continue;
            }
            check_explanation(&solved, &game, on_paths, state);
            states += 1;
            let layer = |cell| layers.layer_of_cell(cell).unwrap();
            passed += usize::from(layer(state.a) >= layer(state.b));
            for known in explanation.unwrap().moves {
                next.push(state.after(&known.step));
            }
        }
    }
    assert!(states > boards(32_000).count() && passed > boards(4_000).count());
}

#[test]
fn a_walk_ends_with_the_winner_at_the_goal() {
    let mut seeded = Seeded(7);
    for _ in boards(4_000) {
        let solved = Solved::new(seeded.board(7));
        let Solved {
            board,
            layers,
            pairs,
        } = &solved;
        let game = solved_fully(board, layers);
        for known in [Knowledge::FullGame(&game), Knowledge::Paths(layers, pairs)] {
            let mut state = State::first(board);
            let walk = walk(board, known);
            for &to in &walk {
                let legal = moves(board, state);
                state = state.after(legal.iter().find(|step| step.to == to).unwrap());
            }
            let winner = pairs.winner();
            let won_by = state.won_by(board).map_or(Winner::Draw, Winner::from);
            assert_eq!(won_by, winner, "{}", board.to_link());
            if matches!(known, Knowledge::FullGame(_)) && winner != Winner::Draw {
                // The winner hurries, and the loser delays.
                let moves_left = game.moves_left(State::first(board)).unwrap();
                assert_eq!(walk.len(), moves_left as usize);
            }
        }
    }
}

#[test]
fn a_state_that_is_not_on_shortest_paths_has_no_explanation() {
    let solved = Solved::new(board("A.../..../..x./...B"));
    let Solved {
        board,
        layers,
        pairs,
    } = &solved;
    let known = Knowledge::Paths(layers, pairs);
    let is_explained = |a, b, mover| explain(board, known, State { a, b, mover }).is_some();
    assert!(is_explained(0, 15, Player::A));
    assert!(is_explained(1, 15, Player::B));
    assert!(is_explained(2, 11, Player::B)); // A in layer 2, B in layer 5
    assert!(!is_explained(0, 15, Player::B)); // A is behind
    assert!(!is_explained(1, 15, Player::A)); // and ahead
    assert!(is_explained(7, 3, Player::A)); // they have passed each other
    assert!(!is_explained(3, 3, Player::A)); // they have met
    assert!(!is_explained(15, 0, Player::A)); // the race is over
    assert!(!is_explained(10, 15, Player::A)); // a wall
    assert!(!is_explained(16, 15, Player::A)); // no cell
    let odd = Solved::new(self::board("AB/.."));
    let known = Knowledge::Paths(&odd.layers, &odd.pairs);
    let explanation = explain(&odd.board, known, State::first(&odd.board)).unwrap();
    assert_eq!(
        (explanation.winner, explanation.moves[0].step.wins),
        (Winner::A, true)
    );
    assert_eq!(walk(&odd.board, known), [1]);
    let apart = Solved::new(self::board("Ax/xB"));
    let known = Knowledge::Paths(&apart.layers, &apart.pairs);
    assert_eq!(
        explain(&apart.board, known, State::first(&apart.board)),
        None
    );
    assert!(walk(&apart.board, known).is_empty());
}

#[test]
fn states_are_read_as_they_are_written() {
    let board = board("A.../.#../..../...B");
    for a in 0..16 {
        for b in 0..16 {
            for mover in [Player::A, Player::B] {
                let state = State { a, b, mover };
                let text = state.to_link(&board);
                let is_white = a != 5 && b != 5;
                let has_won = state.token(mover) == board.goal(mover);
                let is_state = is_white && !has_won && (a != b || state.won_by(&board).is_some());
                let read = State::parse(&board, &text);
                let refused = Err(Error::State { value: text });
                assert_eq!(read, if is_state { Ok(state) } else { refused });
            }
        }
    }
    for text in [
        "",
        "0,1,3,2",
        "0,1,3,2,C",
        "0,1,3,2,A,",
        "0,4,3,2,A",
        "-1,0,3,3,A",
        "+0,1,3,2,A",
    ] {
        assert!(State::parse(&board, text).is_err(), "{text}");
    }
}

#[test]
fn a_match_has_the_legal_moves_and_its_best_keeps_the_winner() {
    let mut seeded = Seeded(11);
    for _ in boards(800) {
        let solved = SolvedBoard::new(seeded.board(5));
        let board = solved.board();
        let mut state = State::first(board);
        let mut over = Vec::new();
        for turn in 0..20 {
            let Ok((read, explanation)) = solved.playable(&state.to_link(board)) else {
                assert!(moves(board, state).is_empty());
                break;
            };
            assert_eq!(read, state);
            let Some(explanation) = explanation else {
                assert!(state.won_by(board).is_some());
                break;
            };
            let legal = moves(board, state);
            let steps: Vec<Move> = explanation.moves.iter().map(|one| one.step).collect();
            assert_eq!(steps, legal.to_vec());
            over.extend(steps.iter().filter(|step| step.over.is_some()).copied());
            let names: HashSet<String> = steps.iter().map(|step| step.name(board)).collect();
            assert_eq!(names.len(), steps.len(), "names are unique");
            let winning: Vec<_> = explanation.winning(state.mover).collect();
            let best = &explanation.moves[explanation.best];
            assert_eq!(best.winner, explanation.winner);
            assert_eq!(
                winning.first().copied(),
                winning.contains(&best).then_some(best)
            );
            let to_goal = solved.layers().to_goal(state.mover);
            let left = |one: &ExplainedMove| to_goal[one.step.to as usize];
            let nearest = explanation.moves.iter().map(left).min();
            let mut onward = explanation.moves.clone();
            onward.retain(|one| Some(left(one)) == nearest);
            for (at, &one) in (0_u8..).zip(&onward) {
                let which = (f64::from(at) + 0.5) / f64::from(u8::try_from(onward.len()).unwrap());
                assert_eq!(explanation.careless(which, to_goal), Some(one));
            }
            let patient = explanation.patient(state.mover, to_goal).unwrap();
            assert_eq!(patient.winner, explanation.winner);
            if explanation.winner == (!state.mover).into() {
                // Who is losing runs on, as long as that goes.
                assert!(onward.contains(&patient));
                assert!(
                    onward
                        .iter()
                        .all(|one| one.moves_left <= patient.moves_left)
                );
            } else {
                assert_eq!(patient, *best);
            }
            state = state.after(&steps[(turn * 3 + 1) % steps.len()]);
        }
        assert!(over.iter().all(|step| step.name(board).contains(';')));
    }
}

#[test]
fn results_are_cached_and_counted() {
    let solved = SolvedBoard::new(open_board(20, 20));
    let before = solved.bytes();
    assert!(std::ptr::eq(
        solved.pairs().unwrap(),
        solved.pairs().unwrap()
    ));
    let with_pairs = solved.bytes();
    assert!(with_pairs > before);
    assert!(solved.has_full_game());
    assert!(std::ptr::eq(
        solved.full_game().unwrap().0,
        solved.full_game().unwrap().0
    ));
    assert!(solved.bytes() > with_pairs);
    assert_eq!(solved.walk_on_paths().unwrap().last(), Some(&0)); // B wins
    assert_eq!(solved.other_steps(), Some(Vec::new()));
    let sizes: Vec<u32> = solved.layers().sizes().collect();
    assert_eq!(
        solved.pair_table(3).unwrap().len(),
        (sizes[3] * sizes[3]) as usize
    );
    assert!(solved.pair_table(20).unwrap().is_empty());

    let large = SolvedBoard::new(open_board(2_000, 2_000));
    assert!(matches!(
        large.full_game(),
        Err(Error::FullGameLarge { .. })
    ));
    assert_eq!(
        (large.other_steps(), large.walk_on_paths()),
        (None, Ok(&[][..]))
    );
    let refused = large.playable("0,0,1999,1999,A").unwrap_err();
    assert!(matches!(refused, Error::PairsLarge { .. }));
}

#[test]
fn steps_of_pairs_are_found_by_number_and_by_state() {
    /// States in the order in which they are decided.
    #[derive(Default)]
    struct Seen(Vec<(PairStep, bool)>);
    impl Observer<Event<'_>> for Seen {
        fn see(&mut self, event: Event<'_>) {
            if let Event::Decided { state, b_wins } = event {
                self.0.push((state, b_wins));
            }
        }
    }
    let mut seeded = Seeded(7);
    let boards = boards(3_200).map(|_| seeded.board(9));
    for board in boards.chain([
        two_arcs(),
        wrap(),
        self::board("A./.B"),
        self::board("A./xB"),
    ]) {
        let layers = Layers::of(&board);
        let (mut seen, mut cost) = (Seen::default(), PairsCost::default());
        let pairs = pairs(&board, &layers, &mut (&mut seen, &mut cost)).unwrap();
        let Some(steps) = PairSteps::of(&layers) else {
            assert!(seen.0.is_empty() && pairs.half().is_none());
            continue;
        };
        assert_eq!(cost.a_to_move, pair_states(&layers));
        assert_eq!(steps.count(), cost.a_to_move + cost.b_to_move);
        assert_eq!(
            (steps.state(0), steps.state(steps.count() + 1)),
            (None, None)
        );
        for (step, (state, b_wins)) in (1..).zip(&seen.0) {
            assert_eq!(
                (steps.state(step), steps.step(*state)),
                (Some(*state), step)
            );
            let PairStep { mover, i, j, k } = *state;
            assert_eq!(
                *b_wins,
                match mover {
                    Player::A => pairs.b_wins(i, j, k),
                    Player::B => pairs.b_wins_moving(&board, &layers, i, j, k),
                }
            );
        }
        let half = pairs.half().unwrap();
        let first_steps: Vec<u64> = steps.first_steps().collect();
        assert_eq!(first_steps.len(), 2 * half as usize + 2);
        assert_eq!(
            (first_steps[0], first_steps.last()),
            (1, Some(&(steps.count() + 1)))
        );
        assert_eq!(pairs.b_wins(0, 0, 0), pairs.winner() == Winner::B);
        let middle = 0..layers.size(half);
        for (j, k) in middle
            .clone()
            .flat_map(|j| middle.clone().map(move |k| (j, k)))
        {
            assert_eq!(pairs.b_wins(half, j, k), j == k);
        }
    }
}

#[test]
fn moves_left_are_minimal_for_the_winner_and_maximal_for_the_loser() {
    /// States in the order in which they are labelled.
    #[derive(Default)]
    struct Labels(Vec<(State, u32)>);
    impl Observer<Event<'_>> for Labels {
        fn see(&mut self, event: Event<'_>) {
            if let Event::Labelled { state, moves } = event {
                self.0.push((state, moves));
            }
        }
    }
    let mut seeded = Seeded(8);
    for _ in boards(1_600) {
        let board = seeded.board(6);
        let layers = Layers::of(&board);
        let (mut cost, mut labels) = (FullGameCost::default(), Labels::default());
        let game = full_game(&board, &layers, &mut (&mut cost, &mut labels)).unwrap();
        assert!(labels.0.is_sorted_by_key(|(_, moves)| *moves));
        assert_eq!(labels.0.last().map_or(0, |(_, moves)| *moves), cost.longest);
        for &(state, moves) in &labels.0 {
            assert_eq!(game.moves_left(state), Some(moves));
        }
        let by_moves = game.states_by_moves();
        for (moves, &count) in by_moves.iter().enumerate().skip(1) {
            let at = |&&(_, one): &&(State, u32)| one as usize == moves;
            assert_eq!(labels.0.iter().filter(at).count(), count as usize);
        }
        assert_eq!(by_moves.len().max(1), cost.longest as usize + 1);
        let mut labelled = 0;
        for &a in game.cells() {
            for &b in game.cells() {
                for mover in [Player::A, Player::B] {
                    let state = State { a, b, mover };
                    let Some(left) = game.moves_left(state).filter(|&left| left > 0) else {
                        continue;
                    };
                    labelled += 1;
                    let moves = moves(&board, state);
                    let after = moves.iter().map(|step| {
                        if step.wins {
                            Some(0)
                        } else {
                            game.moves_left(state.after(step))
                        }
                    });
                    let best = if left % 2 == 1 {
                        after.flatten().filter(|left| left % 2 == 0).min()
                    } else {
                        after.max_by_key(|left| left.unwrap_or(u32::MAX)).flatten()
                    };
                    assert_eq!(best, Some(left - 1));
                }
            }
        }
        assert_eq!(cost.labelled, labelled);
        for &a in game.cells() {
            let winners = game.winners(Player::B, a);
            assert_eq!(winners.len(), game.cells().len());
            for (&b, winner) in game.cells().iter().zip(winners) {
                assert_eq!(
                    winner,
                    game.winner(State {
                        a,
                        b,
                        mover: Player::B
                    })
                );
            }
        }
    }
}

#[test]
fn only_legal_states_have_a_winner() {
    let board = board("A../.x./..B");
    let game = solved_fully(&board, &Layers::of(&board));
    let winner = |a, b, mover| game.winner(State { a, b, mover });
    assert_eq!(winner(0, 0, Player::A), None);
    assert_eq!(winner(4, 8, Player::A), None); // a wall
    assert_eq!(winner(9, 8, Player::A), None); // no cell
    assert_eq!(winner(8, 5, Player::A), None); // A has won already
    assert_eq!(winner(8, 5, Player::B), Some(Winner::A));
    assert_eq!(winner(1, 0, Player::A), Some(Winner::B));
    let finished = State {
        a: 8,
        b: 5,
        mover: Player::B,
    };
    assert_eq!(game.moves_left(finished), Some(0));
    assert!(game.winning_moves(&board, finished).is_empty());
}

#[test]
fn too_large_boards_are_refused_before_anything_is_allocated() {
    let board = open_board(2_000, 2_000);
    let layers = Layers::of(&board);
    assert_eq!(
        full_game(&board, &layers, &mut ()).unwrap_err(),
        Error::FullGameLarge {
            value: 32_000_000_000_000,
            limit: MAX_FULL_GAME_STATES
        },
    );
    assert_eq!(
        pairs(&board, &layers, &mut ()).unwrap_err(),
        Error::PairsLarge {
            value: 326,
            limit: MAX_PAIRS_MB
        },
    );
    assert_eq!(pair_states(&layers), 2_000 * 2_001 * 4_001 / 6);
}

#[test]
fn the_double_tree_has_its_known_number_of_states() {
    for (side, level, block, per_mille) in [
        (120, 4, 21_u64, 492),
        (200, 4, 41, 762),
        (300, 6, 27, 1_053),
    ] {
        let board = double_tree(side, level).unwrap();
        let layers = Layers::of(&board);
        let states = pair_states(&layers);
        assert_eq!(states * 1_000 / u64::from(side).pow(3), per_mille);
        // The two halves of the blocks have nearly all states.
        let in_blocks = 4_u64.pow(level) * block * (block + 1) * (2 * block + 1) / 6;
        assert!(in_blocks < states && states < in_blocks + in_blocks / 200);
        assert_eq!(
            u64::from(layers.size(layers.half().unwrap())),
            block << level
        );
    }
    let layers = Layers::of(&double_tree(300, 6).unwrap());
    assert_eq!((pair_states(&layers), pairs_mb(&layers)), (28_438_194, 4));
    assert_eq!(
        [2, 9, 120, 200, 300, 600].map(best_tree_level),
        [0, 0, 2, 4, 6, 8]
    );
    let too_high = Error::TreeLevel {
        value: 7,
        side: 60,
        limit: 4,
    };
    assert_eq!(double_tree(60, 7).unwrap_err(), too_high);
    assert!(double_tree(60, u32::MAX).is_err());
    assert_eq!(pair_states(&Layers::of(&open_board(300, 300))), 9_045_050);
}

#[test]
fn generated_boards_are_as_described_and_reproducible() {
    for side in 2..40 {
        for seed in 0..8 {
            let generated = [
                serpentine(side, side + 1),
                ring_corridors(side, seed),
                maze(side, side + 2, 12, seed),
                random(side + 1, side, 30, seed),
            ];
            for board in &generated {
                let d = Layers::of(board).d().unwrap();
                assert!(d.is_multiple_of(2) || d == 1, "{}", board.to_link());
            }
            assert_eq!(generated[2], maze(side, side + 2, 12, seed));
            let level = best_tree_level(side);
            let layers = Layers::of(&double_tree(side, level).unwrap());
            assert!(layers.half().is_some() && layers.size(1) <= 2);
        }
    }
    let d = Layers::of(&serpentine(300, 300)).d().unwrap();
    assert_eq!(d, 150 * 299 + 149 * 2);
    assert_eq!(random(2, 2, 100, 0).to_link().matches('x').count(), 2);
    // A tree: one path.
    let layers = Layers::of(&maze(41, 41, 0, 3));
    assert!(layers.sizes().all(|size| size == 1));
}

#[test]
fn observers_see_the_same_run_and_the_costs_add_up() {
    let board = double_tree(40, 2).unwrap();
    let layers = Layers::of(&board);
    let (mut cost, mut arcs) = (RingsCost::default(), Arcs::default());
    let decision = rings(&board, &layers, &mut (&mut cost, &mut arcs));
    assert_eq!(decision, rings(&board, &layers, &mut ()));
    assert_eq!(cost.ordered, layers.sizes().map(u64::from).sum::<u64>());
    assert_eq!(
        cost.arcs,
        arcs.0.iter().map(|arcs| arcs.2.len() as u64).sum::<u64>()
    );
    for method in [Method::FullGame, Method::Pairs, Method::Rings] {
        assert_eq!(method.name().parse(), Ok(method));
    }
    assert!("ring".parse::<Method>().is_err());
}

#[test]
fn the_largest_boards_are_decided() {
    for (board, winner) in [
        (serpentine(2_000, 2_000), Winner::B),
        (double_tree(2_000, 12).unwrap(), Winner::A),
    ] {
        assert_eq!(rings(&board, &Layers::of(&board), &mut ()).winner(), winner);
    }
}

#[test]
fn black_cells_and_unconnected_ones_have_no_distance() {
    let layers = Layers::of(&board("A.x/xxx/..B"));
    assert_eq!(
        (layers.d(), layers.half(), layers.sizes().len()),
        (None, None, 0)
    );
    assert_eq!(layers.distances(Player::A)[..3], [0, 1, UNREACHABLE]);
    assert_eq!(layers.distances(Player::B)[6..], [2, 1, 0]);
    assert_eq!(
        (
            layers.layer_of_cell(0),
            pair_states(&layers),
            pairs_mb(&layers)
        ),
        (None, 0, 0)
    );
    assert_eq!(full_game_states(&layers), 2 * 5 * 5);
    assert_eq!(layers.cells(), (vec![], vec![0]));
    let verdict = Verdict::of(&board("A.x/xxx/..B"));
    assert_eq!(
        (verdict.decision, verdict.d),
        (Decision::NotConnected, None)
    );
}
