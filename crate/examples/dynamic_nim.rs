//! Dynamic Nim by three methods, with their costs, and an explanation of the result.

use mexplorer::dynamic_nim::{
    DefinitionCost, Error, Game, NSet, Position, RowsCost, Rule, WallsCost, definition, explain,
    rows, walls,
};
use mexplorer::{BigUint, Outcome};

fn main() -> Result<(), Error> {
    // A take may be at most 5/2 times the opponent's last one.
    let rule = Rule::factor("5/2")?;
    let game = Game::new(100, rule.clone());

    let mut tries = DefinitionCost::default();
    let mut cells = RowsCost::default();
    let mut tests = WallsCost::default();
    let thresholds = walls(&game, &mut tests);
    assert_eq!(definition(&game, &mut tries), thresholds);
    assert_eq!(rows(&game, &mut cells), thresholds);
    println!("definition {tries:?}\nrows       {cells:?}\nwalls      {tests:?}");

    let opening = Position { pile: 100, cap: 99 };
    let explanation = explain(&thresholds, opening)?;
    let takes = thresholds.winning_takes(opening);
    println!(
        "100 stones: {}, winning takes {takes:?}",
        explanation.outcome
    );
    assert_eq!(explanation.outcome, Outcome::N);
    assert_eq!(explanation.deciding_take, takes.first().copied());

    // A pile of 100 digits, written as a sum of losing piles.
    let pile = BigUint::from(10_u32).pow(99) + 7_u32;
    let set = NSet::build(&rule, &pile, &mut ())?;
    let take = set.threshold(&pile);
    println!(
        "10^99 + 7 stones: take {take}, the last digit, in a number system of {} losing piles",
        set.count()
    );
    assert!(set.members().contains(take));

    let refused = explain(&thresholds, Position { pile: 101, cap: 1 }).unwrap_err();
    println!("{refused}");
    assert!(matches!(refused, Error::Cell { size: 100, .. }));
    Ok(())
}
