//! A board of the race, decided by rings and by pairs, and the costs of both methods.

use mexplorer::race::{
    Board, Error, Layers, PairsCost, RingsCost, Verdict, best_tree_level, double_tree, pairs, rings,
};

fn main() -> Result<(), Error> {
    let board = Board::parse(
        "A..../\
         .##../\
         ....B",
    )?;
    let verdict = Verdict::of(&board);
    println!("{}: {:?} wins", board.to_link(), verdict.winner);

    // On these boards the pairs of the official method grow like the fourth power of the side.
    println!("side  rings               pairs");
    for side in [30, 60, 120] {
        let board = double_tree(side, best_tree_level(side))?;
        let layers = Layers::of(&board);
        let (mut few, mut many) = (RingsCost::default(), PairsCost::default());
        let decision = rings(&board, &layers, &mut few);
        let solved = pairs(&board, &layers, &mut many)?;
        let [few, many] = [few.ordered + few.arcs, many.a_to_move + many.b_to_move];
        println!("{side:4}  {few:5} cells, arcs  {many:8} states");
        assert_eq!(decision.winner(), solved.winner());
        assert!(few < many);
    }
    Ok(())
}
