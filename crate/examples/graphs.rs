//! Tokens on a graph, with cycles and without; tokens that split into several; and a token that
//! never comes back.

use mexplorer::graphs::graph::{self, Texts};
use mexplorer::graphs::matching;
use mexplorer::graphs::multi;
use mexplorer::graphs::{Label, label};
use mexplorer::play::PlayText;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    // 4 and 5 are a cycle; 4 also leads to 1, a winning vertex.
    let game = graph::Spec::parse(&Texts {
        edges: "1-0,2-1,2-0,3-2,4-5,5-4,4-1",
        tokens: Some("3"),
        rule: "normal",
        ..Texts::default()
    })?;
    let labels = label(game.graph(), game.terminals(), &mut |step| {
        println!("{step:?}");
    });
    let letters: String = labels.labels.iter().map(|one| one.letter()).collect();
    println!("0 to 5: {letters}");
    // Nobody leaves the cycle: the only way out is from 4 to a vertex that the opponent wins from.
    assert_eq!(labels.labels[4..], [Label::Draw; 2]);
    let verdict = game.verdict();
    println!(
        "a token on 3 has nimber {:?}",
        verdict.nimber.map(|one| one.to_string())
    );
    assert_eq!(verdict.label, Some(Label::P));

    // A token on 3 becomes two on 2, or moves to 1; one on 2 becomes two on 0, or moves to 1.
    let splitting = multi::Spec::parse("0:|1:0|2:0+0;1|3:2+2;1", "3,2")?;
    println!("nimbers of the vertices: {:?}", splitting.nimbers());
    let mut tokens = splitting.tokens().to_vec();
    let mut turns = 0;
    while let Some((_, left)) =
        (splitting.winning(&tokens).into_iter().next()).or_else(|| splitting.patient(&tokens))
    {
        tokens = left;
        println!("  {}", splitting.write(&tokens));
        turns += 1;
    }
    assert_eq!(turns % 2 == 1, splitting.nimber(splitting.tokens()) != 0);

    // A triangle with a tail, 0-1-2 and 2-3-4: every maximum matching covers 3 alone.
    let walking = matching::Spec::parse("0-1,1-2,0-2,2-3,3-4", None, "3")?;
    let answer = walking.answer();
    println!(
        "winning starts {:?}, winning moves {:?}",
        answer.wins, answer.moves
    );
    assert_eq!(
        (&answer.wins[..], &answer.moves[..]),
        (&[3][..], &[2, 4][..])
    );
    Ok(())
}
