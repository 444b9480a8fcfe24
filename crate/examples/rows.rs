//! Games in a row as Nim has them, each played perfectly by whoever can: stairs, coins that jump, piles
//! of which only the parity counts, beans that become two, and coins that are turned. What a position
//! is worth as heaps of Nim is compared with a search through all that can come of it.

use mexplorer::impartial::{SearchError, solve};
use mexplorer::play::PlayText;
use mexplorer::rows::RowGame;
use mexplorer::rows::coins::Coins;
use mexplorer::rows::parity_piles::ParityPiles;
use mexplorer::rows::splitting::Splitting;
use mexplorer::rows::staircase::Staircase;
use mexplorer::rows::turning::Turning;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    play(&Staircase::parse("0,3,1,4")?)?;
    play(&Coins::parse("0110100", None, None, "blocked")?)?;
    play(&ParityPiles::parse("2,3,4,1")?)?;
    play(&Splitting::parse("1,0,2,1")?)?;
    // Mock Turtles: up to three coins are turned.
    play(&Turning::parse("1-3", "2,4,5")?)?;
    Ok(())
}

/// Plays to the end; who has no winning move plays for time.
fn play<G>(game: &G) -> Result<(), SearchError>
where
    G: RowGame + PlayText<Position = <G as RowGame>::Position>,
{
    let mut position = game.start().clone();
    let worth = game.nimber(&position).expect("heaps of Nim have one");
    println!("{}: worth {worth}", game.write(&position));
    assert_eq!(
        worth,
        solve(game, &position, 10_000)?[&position].nimber.into()
    );
    let mut turns = 0;
    while let Some((made, left)) =
        (game.winning(&position).into_iter().next()).or_else(|| game.patient(&position))
    {
        println!("  {} leaves {}", game.name(&made), game.write(&left));
        position = left;
        turns += 1;
    }
    assert_eq!(turns % 2 == 1, worth.bits() > 0, "who can win does");
    Ok(())
}
