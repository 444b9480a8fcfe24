//! The race with other rules for the extra step: what the slides claim of them, by the bare rules.

#[path = "naive/race.rs"]
mod naive;
#[path = "naive/race_boards.rs"]
mod seeded;

use std::collections::BTreeSet;

use mexplorer::race::{
    Board, Decision, Error, Layers, Method, Player, SolvedBoard, State, Verdict, Winner, full_game,
    moves, walk,
};

use naive::{Extra, Naive};
use seeded::{Seeded, all_boards, boards};

fn naive(board: &Board, extra: Extra) -> Naive {
    let text = board.to_link().replace('x', "#");
    Naive::with(&text.split('/').collect::<Vec<_>>(), extra)
}

/// Small boards: all of 2 × 2, 2 × 3 and (in part in a debug build) 3 × 3, and random ones.
fn small_boards(random: u64) -> impl Iterator<Item = Board> {
    let step = if cfg!(debug_assertions) { 61 } else { 1 };
    let mut seeded = Seeded(41);
    let all = all_boards(2, 2).chain(all_boards(2, 3));
    let all = all.chain(all_boards(3, 3).step_by(step));
    all.chain(boards(random).map(move |_| seeded.board(5)))
}

/// Compares every state of a board without jumps with the bare rules: the full game, and what the
/// distances say.
fn check_without_jumps(board: Board) {
    let board = board.without_jumps();
    let text = board.to_link();
    let bare = naive(&board, Extra::Never);
    let layers = Layers::of(&board);
    let game = full_game(&board, &layers, &mut ()).unwrap();
    let solved = SolvedBoard::new(board.clone());
    let known = solved.knowledge().unwrap();
    let cell = |(row, column): (usize, usize)| {
        board.cell(u32::try_from(row).unwrap(), u32::try_from(column).unwrap())
    };
    for tokens in bare.cells().into_iter().flat_map(|a| {
        let with = move |b| [a, b];
        bare.cells().into_iter().map(with)
    }) {
        for (index, mover) in [Player::A, Player::B].into_iter().enumerate() {
            let [a, b] = tokens.map(cell);
            let state = State { a, b, mover };
            let is_reached =
                |player| layers.distances(player)[state.token(player) as usize] != u32::MAX;
            if !bare.is_state(tokens) || !is_reached(Player::A) || !is_reached(Player::B) {
                continue;
            }
            let expected = match bare.mover_wins(tokens, index) {
                Some(true) => mover.into(),
                Some(false) => (!mover).into(),
                None => Winner::Draw,
            };
            assert_eq!(game.winner(state), Some(expected), "{state:?}, {text}");
            let ends: BTreeSet<u32> = bare.moves(tokens, index).into_iter().map(cell).collect();
            let listed: BTreeSet<u32> = moves(&board, state).iter().map(|step| step.to).collect();
            assert_eq!(listed, ends, "{state:?}, {text}");
            let Some(explained) = solved.explain(state).unwrap() else {
                assert!(ends.is_empty(), "{state:?}, {text}");
                continue;
            };
            assert_eq!(explained.winner, expected, "{state:?}, {text}");
            assert_eq!(
                explained.moves_left,
                game.moves_left(state),
                "{state:?}, {text}"
            );
            let wins = |to: u32| {
                explained
                    .moves
                    .iter()
                    .any(|one| one.step.to == to && one.winner == mover.into())
            };
            let winning: BTreeSet<u32> = game
                .winning_moves(&board, state)
                .iter()
                .map(|step| step.to)
                .collect();
            assert!(
                listed.iter().all(|&to| wins(to) == winning.contains(&to)),
                "{state:?}, {text}"
            );
        }
    }
    let verdict = Verdict::of(&board);
    let steps = bare.winning_first_steps().into_iter().map(cell);
    let steps: Vec<[u32; 2]> = steps.map(|cell| board.row_column(cell)).collect();
    assert_eq!(verdict.moves, steps, "{text}");
    let is_joined = layers.d().is_some();
    assert_eq!(bare.winner(), if is_joined { 'A' } else { '=' }, "{text}");
    assert_eq!(verdict.winner == Winner::A, is_joined, "{text}");
    let course = walk(&board, known);
    assert_eq!(
        course.len(),
        layers.d().map_or(0, |d| 2 * d as usize - 1),
        "{text}"
    );
}

/// S0: without the extra step the first player wins. True where tokens may share a cell; the steps
/// that win at first are those of the shortest paths.
#[test]
fn without_jumps_the_first_player_wins_by_the_shortest_paths() {
    small_boards(800).for_each(check_without_jumps);
}

/// S0: the extra step may be left out, or may not lead back; the winner is the same.
#[test]
fn the_extra_step_may_be_optional_or_not_lead_back() {
    for board in small_boards(1_600) {
        let winner = naive(&board, Extra::Must).winner();
        for extra in [Extra::May, Extra::NotBack] {
            assert_eq!(
                naive(&board, extra).winner(),
                winner,
                "{extra:?}, {}",
                board.to_link()
            );
        }
    }
}

/// B wins this board; without jumps A does, and a step that is not along a shortest path loses.
#[test]
fn the_rule_changes_the_winner() {
    let with = Board::parse("A.../.x../..../...B").unwrap();
    assert_eq!(Verdict::of(&with).winner, Winner::B);
    let verdict = Verdict::of(&with.without_jumps());
    assert_eq!((verdict.winner, verdict.d), (Winner::A, Some(6)));
    assert_eq!(verdict.decision, Decision::FirstThere { d: 6 });
    assert_eq!(verdict.moves, [[0, 1], [1, 0]]);
}

/// Rings and pairs are about meetings, of which there are none; a play may share a cell.
#[test]
fn rings_and_pairs_are_refused_without_jumps() {
    let solved = SolvedBoard::new(Board::parse("A.B/...").unwrap().without_jumps());
    for (method, name) in [(Method::Rings, "rings"), (Method::Pairs, "pairs")] {
        assert_eq!(
            solved.check_method(method),
            Err(Error::MethodNeedsJumps { method: name })
        );
    }
    assert_eq!(solved.check_method(Method::FullGame), Ok(()));
    assert!(solved.pairs().is_err());
    assert!(solved.playable("0,1,0,1,A").unwrap().1.is_some());
    assert!(
        SolvedBoard::new(Board::parse("A.B/...").unwrap())
            .playable("0,1,0,1,A")
            .is_err()
    );
}

/// The largest boards need no full game to be played.
#[test]
fn large_boards_are_known_by_their_distances() {
    let board = Board::parse(&format!("A{}/{}B", ".".repeat(1999), ".".repeat(1999))).unwrap();
    let solved = SolvedBoard::new(board.without_jumps());
    let explained = solved
        .explain(State::first(solved.board()))
        .unwrap()
        .unwrap();
    assert_eq!(
        (explained.winner, explained.moves_left, explained.whole),
        (Winner::A, Some(3999), true)
    );
}
