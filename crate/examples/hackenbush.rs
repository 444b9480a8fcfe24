//! Green Hackenbush: a house is fused to a tree, and play with winning moves where there are any.

use mexplorer::Outcome;
use mexplorer::hackenbush::{Error, Event, Spec, fuse};
use mexplorer::play::PlayText;

fn main() -> Result<(), Error> {
    // A house of two walls, a ceiling, a roof of two sides and a chimney with smoke; and a flower:
    // a stem with two leaves.
    let game = Spec::parse("0-1,2-3,1-3,1-4,4-3,4-5,5-6,7-8,8-9,8-10", "0,2,7")?;
    let fused = fuse(&game, &mut |event: Event| println!("{event:?}"));
    let components = fused.components().len();
    println!("{components} components with nimber {}", fused.nimber());
    assert_eq!(fused.nimber(), game.nimber());

    let verdict = game.verdict();
    println!("{}: cut one of {:?}", verdict.outcome, verdict.moves);
    assert_eq!(verdict.outcome, Outcome::N);

    let mut position = game.start();
    let mut turns = 0;
    // A player without a winning move makes the game last.
    while let Some((edge, left)) = game
        .winning(&position)
        .into_iter()
        .next()
        .or_else(|| game.patient(&position))
    {
        let falls = game.falls(&position, edge);
        println!("{}: edge {edge}, {falls:?} fall", game.write(&position));
        position = left;
        turns += 1;
    }
    println!("The last edge was cut in turn {turns}.");
    assert_eq!(turns % 2, 1, "the first player wins");
    Ok(())
}
