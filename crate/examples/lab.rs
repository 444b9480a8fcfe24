//! A rule of one's own: who wins, by which moves, and how far a conjecture holds.

use mexplorer::lab::{Error, Label, Rule, Tested, Work, write_position};

/// Grundy's game, and a guess.
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
    // The guess is right as far as a beginner looks.
    assert_eq!(work.tested(), Some(Tested::Fails(vec![13])));
    Ok(())
}
