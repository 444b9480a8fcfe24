//! A rule for the laboratory: the outcome, the winning moves, and the test of a conjecture.

use mexplorer::lab::{Error, Label, Rule, Tested, Work, write_position};

/// Grundy's game with a conjecture.
const RULE: &str = "\
(n) -> (i) & (n - i)   for i in 1..n - 1   if i != n - i
start (16)
conjecture lost if n <= 2 or n mod 3 = 1";

fn main() -> Result<(), Error> {
    let rule = Rule::parse(RULE).map_err(|faults| faults[0].clone())?;
    let mut work = Work::new(rule, &[])?;
    while work.advance(100_000)? < 1.0 {}
    let start = work.start()?;
    let verdict = work.verdict(&start);
    let moves: Vec<String> = (verdict.moves.iter())
        .map(|left| write_position(left))
        .collect();
    println!(
        "{}: {:?}, leave {}",
        write_position(&start),
        verdict.outcome,
        moves.join(" or ")
    );
    assert_eq!(verdict.outcome, Some(Label::N));
    // The conjecture holds for small heaps, and fails at 13.
    assert_eq!(work.tested(), Some(Tested::Fails(vec![13])));
    Ok(())
}
