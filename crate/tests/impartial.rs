//! The search over the bare rules, compared with published tables.

#[path = "naive/nim.rs"]
mod naive;

use mexplorer::Outcome;
use mexplorer::impartial::{Impartial, SearchError, Solved, solve};

use naive::Nim;

/// A move splits one heap into two unequal ones.
struct Grundys;

impl Impartial for Grundys {
    /// Heaps, ascending.
    type Position = Vec<u32>;
    /// The index of the heap, and the smaller part.
    type Move = (usize, u32);

    fn moves(&self, heaps: &Vec<u32>) -> Vec<((usize, u32), Vec<u32>)> {
        let mut all = Vec::new();
        for (index, &heap) in heaps.iter().enumerate() {
            for part in (1..heap).take_while(|part| 2 * part < heap) {
                let mut option = heaps.clone();
                option.remove(index);
                option.extend([part, heap - part]);
                option.sort_unstable();
                all.push(((index, part), option));
            }
        }
        all
    }
}

/// Moves between numbers; the moves have no names.
struct Arrows(&'static [(u32, u32)]);

impl Impartial for Arrows {
    type Position = u32;
    type Move = ();

    fn moves(&self, from: &u32) -> Vec<((), u32)> {
        let arrows = self.0.iter().filter(|(start, _)| start == from);
        arrows.map(|&(_, end)| ((), end)).collect()
    }
}

#[test]
fn one_to_three_from_a_pile_is_n_mod_4() {
    let solved = solve(&Nim { max: Some(3), k: 1 }, &vec![40], 41).unwrap();
    assert_eq!(solved.len(), 41);
    for (pile, found) in &solved {
        let nimber = pile[0] % 4;
        let outcome = |is_p| if is_p { Outcome::P } else { Outcome::N };
        let (normal, misere) = (outcome(nimber == 0), outcome(nimber == 1));
        let expected = Solved {
            nimber,
            normal,
            misere,
        };
        assert_eq!(*found, expected, "{pile:?}");
    }
}

#[test]
fn grundys_game_has_the_published_nimbers() {
    const G: [u32; 21] = [
        0, 0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1, 3, 2, 1, 3, 2, 4, 3, 0,
    ];
    for (heap, nimber) in (0..).zip(G) {
        let start = vec![heap];
        let solved = solve(&Grundys, &start, 1_000).unwrap();
        assert_eq!(solved[&start].nimber, nimber, "{heap}");
        for (heaps, found) in &solved {
            let sum = heaps.iter().fold(0, |sum, &part| sum ^ G[part as usize]);
            assert_eq!(found.nimber, sum, "{heaps:?}");
            assert_eq!(found.normal == Outcome::P, sum == 0);
        }
    }
}

#[test]
fn misere_nim_has_the_published_losing_positions() {
    let solved = solve(&Nim { max: None, k: 1 }, &vec![5, 5, 5], 216).unwrap();
    let is_lost = |&(_, found): &(&Vec<u32>, &Solved)| found.misere == Outcome::P;
    let ascending = |&(heaps, _): &(&Vec<u32>, &Solved)| heaps.is_sorted();
    let lost = solved.iter().filter(ascending).filter(is_lost);
    let lost: Vec<_> = lost.map(|(heaps, _)| heaps.clone()).collect();
    assert_eq!(
        lost,
        [
            [0, 0, 1],
            [0, 2, 2],
            [0, 3, 3],
            [0, 4, 4],
            [0, 5, 5],
            [1, 1, 1],
            [1, 2, 3],
            [1, 4, 5],
        ]
    );
}

#[test]
fn a_finished_game_is_lost_in_normal_play_and_won_in_misere_play() {
    let expected = Solved {
        nimber: 0,
        normal: Outcome::P,
        misere: Outcome::N,
    };
    for start in [vec![], vec![0], vec![0, 0]] {
        let solved = solve(&Nim { max: None, k: 1 }, &start, 1).unwrap();
        assert_eq!(solved.into_iter().collect::<Vec<_>>(), [(start, expected)]);
    }
}

#[test]
fn the_limit_may_be_reached_but_not_exceeded() {
    let game = Nim { max: None, k: 2 };
    assert_eq!(solve(&game, &vec![3, 4], 20).unwrap().len(), 20);
    for limit in 0..20 {
        let error = SearchError::PositionsMany { limit };
        assert_eq!(solve(&game, &vec![3, 4], limit), Err(error));
    }
}

#[test]
fn a_cycle_is_an_error_and_two_ways_to_a_position_are_not() {
    let outcome_of_3 = |arrows| solve(&Arrows(arrows), &3, 10).map(|solved| solved[&3].nimber);
    assert_eq!(
        outcome_of_3(&[(3, 2), (3, 1), (2, 1), (1, 0), (2, 0)]),
        Ok(0)
    );
    assert_eq!(
        outcome_of_3(&[(3, 2), (3, 0), (2, 1), (2, 0), (1, 0)]),
        Ok(1)
    );
    // A cycle that cannot be reached is no error.
    assert_eq!(outcome_of_3(&[(3, 2), (5, 5)]), Ok(1));
    for cycle in [
        &[(3, 3)][..],
        &[(3, 2), (2, 3)],
        &[(3, 0), (3, 2), (2, 1), (1, 0), (1, 2)],
    ] {
        assert_eq!(outcome_of_3(cycle), Err(SearchError::PositionsCycle));
    }
}

#[test]
fn a_long_game_needs_no_deep_stack() {
    let start = vec![200_000];
    let solved = solve(&Nim { max: Some(1), k: 1 }, &start, 200_001).unwrap();
    assert_eq!(solved[&start].normal, Outcome::P);
    assert_eq!(solved[&start].misere, Outcome::N);
}
