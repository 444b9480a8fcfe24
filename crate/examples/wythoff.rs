//! The stars of Wythoff's game by three methods, and one too far for two of them.

use mexplorer::BigUint;
use mexplorer::wythoff::{
    Error, MexPairsCost, Position, StarsCost, mex_pairs, star, stars, winning_moves,
};

fn main() -> Result<(), Error> {
    let (mut looks, mut steps) = (StarsCost::default(), MexPairsCost::default());
    let grid = stars(20, &mut looks)?;
    let pairs = mex_pairs(20, &mut steps)?;
    println!("elimination {looks:?}\nmex pairs   {steps:?}");
    for (i, [a, b]) in (0_u32..).zip(pairs.pairs()) {
        assert_eq!(star(&i.into()), Position::new(a, b));
        println!("star {i}: ({a}, {b})");
    }
    assert!(grid.agrees_with(&pairs));

    let i = BigUint::from(10_u32).pow(50);
    let far = star(&i);
    println!("star 10^50: ({}, {})", far.a, far.b);
    assert_eq!(far.difference(), i);

    let beside = Position::new(far.a.clone(), &far.b + 1_u32);
    let options = winning_moves(&beside);
    println!("With one more on the larger pile there is a winning move to this star.");
    assert!(options.contains(&far));
    Ok(())
}
