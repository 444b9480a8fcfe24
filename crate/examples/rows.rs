//! Games in a row that are Nim in disguise: staircase Nim, moving coins, parity piles, beans that
//! become two, and turning coins. Each is played with winning moves where there are any, and its
//! nimber is compared with a search of all later positions.

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
    // Mock Turtles: a move turns up to three coins.
    play(&Turning::parse("1-3", "2,4,5")?)?;
    Ok(())
}

/// Plays to the end; a player without a winning move makes the game last.
fn play<G>(game: &G) -> Result<(), SearchError>
where
    G: RowGame + PlayText<Position = <G as RowGame>::Position>,
{
    let mut position = game.start().clone();
    let nimber = game.nimber(&position).expect("these games have nimbers");
    println!("{}: nimber {nimber}", game.write(&position));
    assert_eq!(
        nimber,
        solve(game, &position, 10_000)?[&position].nimber.into()
    );
    let mut turns = 0;
    while let Some((play_move, left)) =
        (game.winning(&position).into_iter().next()).or_else(|| game.patient(&position))
    {
        println!("  {} leaves {}", game.name(&play_move), game.write(&left));
        position = left;
        turns += 1;
    }
    assert_eq!(
        turns % 2 == 1,
        nimber.bits() > 0,
        "the winner of the position wins"
    );
    Ok(())
}
