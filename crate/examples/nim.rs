//! A game of Nim with winning moves where there are any, and the same heaps under other rules.

use mexplorer::heaps::Play;
use mexplorer::heaps::nim::{Columns, Rules, winning_moves};
use mexplorer::{BigUint, Outcome};

fn main() {
    let mut rules = Rules {
        max: None,
        moore: None,
        play: Play::Normal,
    };
    let mut heaps = [3_u32, 5, 7].map(BigUint::from);
    let outcome = |rules: &Rules, heaps: &[BigUint]| {
        Columns::of_residues(rules, heaps).outcome(rules.k(), rules.play)
    };

    let mut turns = 0;
    while heaps.iter().any(|heap| *heap != BigUint::ZERO) {
        let all = winning_moves(&rules, &heaps).expect("three heaps have few moves");
        // A player without a winning move takes one stone, so that the game lasts.
        let (heap, take) = all.first().map_or_else(
            || (largest(&heaps), 1_u32.into()),
            |takes| (takes[0].heap, takes[0].take.clone()),
        );
        println!(
            "{heaps:?} {}: {take} from heap {heap}",
            outcome(&rules, &heaps)
        );
        heaps[heap] -= take;
        turns += 1;
    }
    println!("The last stone was taken in turn {turns}.");
    assert_eq!(turns % 2, 1, "the first player wins with 3, 5 and 7");

    let heaps = [1_u32, 2, 3].map(BigUint::from);
    assert_eq!(outcome(&rules, &heaps), Outcome::P);
    rules.moore = Some(2);
    assert_eq!(outcome(&rules, &heaps), Outcome::N);
    println!("1, 2 and 3 are lost, but won if a move may take from two heaps.");
}

fn largest(heaps: &[BigUint]) -> usize {
    let index = (0..heaps.len()).max_by_key(|&heap| &heaps[heap]);
    index.expect("there are heaps")
}
