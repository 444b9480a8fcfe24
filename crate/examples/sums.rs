//! A subtraction game, an octal game, and a sum of them with a Nim heap.

use mexplorer::Outcome;
use mexplorer::heaps::octal::{Code, Octal};
use mexplorer::heaps::subtraction::{Set, Subtraction};
use mexplorer::heaps::sum::{Error, Sum};
use mexplorer::play::PlayText;

fn main() -> Result<(), Error> {
    // Take 1, 3 or 4.
    let mut takes = Subtraction::new(Set::parse("1,3,4")?);
    while takes.advance(&1000_u32.into(), 10_000) < 1.0 {}
    let period = takes.found().expect("a finite set has one").period;
    println!("take 1, 3 or 4: nimbers repeat after {}", period.period);
    assert_eq!((period.preperiod, period.period), (0, 7));

    // Kayles: a move takes one pin or two neighbours from anywhere in the row.
    let mut kayles = Octal::new(Code::parse("0.77")?);
    kayles.advance(2000, u64::MAX);
    let period = kayles.period().expect("known since 1956").period;
    println!(
        "Kayles: from {} on nimbers repeat after {}",
        period.preperiod, period.period
    );
    assert_eq!((period.preperiod, period.period), (71, 12));
    // 10^30 pins by the proved period.
    let far = "1000000000000000000000000000000".parse().expect("a number");
    println!("10^30 pins have nimber {:?}", kayles.nimber(&far));

    let mut sum = Sum::parse("nim:6+subtraction:1,3,4:10+octal:0.77:9", "normal")?;
    while sum.advance(1000) < 1.0 {}
    let verdict = sum.verdict();
    println!(
        "the sum: {:?}, winning moves {:?}",
        verdict.outcome, verdict.moves
    );
    assert_eq!(verdict.outcome, Some(Outcome::N));
    let mut position = sum.parts().to_vec();
    let mut turns = 0;
    while let Some((_, left)) =
        (sum.winning(&position).into_iter().next()).or_else(|| sum.patient(&position))
    {
        position = left;
        println!("  {}", sum.write(&position));
        turns += 1;
    }
    assert_eq!(turns % 2, 1, "the first player wins");
    Ok(())
}
