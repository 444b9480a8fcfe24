//! Tokens that are replaced: every answer is compared with the bare rules.

use mexplorer::graphs::multi::{Choice, Error, Event, Spec};
use mexplorer::impartial::{Impartial, solve};
use mexplorer::play::PlayText;

/// All heaps up to the largest, each with its options.
fn heaps(largest: u32, options: impl Fn(u32) -> Vec<Vec<u32>>) -> String {
    let lists = (0..=largest).map(|heap| {
        let options = options(heap).into_iter().map(|parts| {
            let parts: Vec<String> = parts.iter().map(u32::to_string).collect();
            if parts.is_empty() {
                "-".to_owned()
            } else {
                parts.join("+")
            }
        });
        format!("{heap}:{}", options.collect::<Vec<_>>().join(";"))
    });
    lists.collect::<Vec<_>>().join("|")
}

fn lasker(heap: u32) -> Vec<Vec<u32>> {
    let takes = (0..heap).map(|left| vec![left]);
    takes
        .chain((1..heap).map(|one| vec![one, heap - one]))
        .collect()
}

fn grundy(heap: u32) -> Vec<Vec<u32>> {
    (1..heap)
        .filter(|one| 2 * one != heap)
        .map(|one| vec![one, heap - one])
        .collect()
}

#[test]
fn laskers_nim_and_grundys_game() {
    let game = Spec::parse(&heaps(12, lasker), "").unwrap();
    assert_eq!(game.nimbers(), [0, 1, 2, 4, 3, 5, 6, 8, 7, 9, 10, 12, 11]);
    let game = Spec::parse(&heaps(20, grundy), "").unwrap();
    assert_eq!(
        game.nimbers(),
        [
            0, 0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1, 3, 2, 1, 3, 2, 4, 3, 0
        ]
    );
    // A split into three heaps that are not empty swaps the values of 8k+7 and 8k+8.
    let three = |heap: u32| {
        let mut all: Vec<Vec<u32>> = (0..heap).map(|left| vec![left]).collect();
        for one in 1..heap {
            all.extend(
                (1..heap.saturating_sub(one)).map(|other| vec![one, other, heap - one - other]),
            );
        }
        all
    };
    let game = Spec::parse(&heaps(16, three), "").unwrap();
    assert_eq!(game.nimbers()[7..=8], [8, 7]);
    assert_eq!(game.nimbers()[15..], [16, 15]);
}

#[test]
fn nimbers_and_winning_moves_are_those_of_a_search() {
    for (rule, largest) in [(lasker as fn(u32) -> Vec<Vec<u32>>, 5), (grundy, 8)] {
        let options = heaps(largest, rule);
        for one in 0..=largest {
            for other in 0..=largest {
                let game = Spec::parse(&options, &format!("{one},{other}")).unwrap();
                let tokens = game.tokens().to_vec();
                let solved = solve(&game, &tokens, 100_000).unwrap();
                let verdict = game.verdict();
                assert_eq!(verdict.nimber, solved[&tokens].nimber);
                assert_eq!(verdict.outcome, solved[&tokens].normal);
                let winning = game
                    .moves(&tokens)
                    .into_iter()
                    .filter(|(_, left)| solved[left].nimber == 0);
                let winning: Vec<Choice> = winning.map(|(choice, _)| choice).collect();
                assert_eq!(verdict.moves, winning);
                assert_eq!(verdict.is_over, game.moves(&tokens).is_empty());
            }
        }
    }
}

#[test]
fn equal_options_are_one_move() {
    let game = Spec::parse("0:|1:-;0|2:0+1;1+0;-;-;1", "2,1").unwrap();
    let names: Vec<String> = game
        .moves(&vec![2, 1])
        .iter()
        .map(|(choice, _)| game.name(choice))
        .collect();
    assert_eq!(names, ["0,0", "0,2", "0,4", "1,0", "1,1"]);
    assert_eq!(
        game.write(&game.named(&vec![2, 1], "0,0").unwrap().1),
        "0,1,1"
    );
    assert_eq!(game.write(&game.named(&vec![2, 1], "1,0").unwrap().1), "2");
    assert_eq!(game.named(&vec![2, 1], "0,1"), None);
    let mut seen = Vec::new();
    game.run(&mut |event: Event| seen.push(event));
    assert_eq!(seen.len(), 6);
    assert_eq!(
        seen[3],
        Event::Mex {
            vertex: 1,
            nimber: 1
        }
    );
}

#[test]
fn degenerate_games_and_errors() {
    let empty = Spec::parse("", "").unwrap();
    assert!(empty.verdict().is_over && empty.verdict().nimber == 0);
    let error = |options: &str, tokens: &str| Spec::parse(options, tokens).unwrap_err();
    assert_eq!(
        error("0:|2:0", ""),
        Error::MultiVertex {
            name: "options",
            value: 1
        }
    );
    assert_eq!(
        error("0:5", ""),
        Error::MultiVertex {
            name: "options",
            value: 1
        }
    );
    assert_eq!(
        error("0:", "1"),
        Error::MultiVertex {
            name: "tokens",
            value: 1
        }
    );
    assert_eq!(error("0:|0:", ""), Error::MultiTwice { value: 0 });
    assert_eq!(
        error("0:0", "").to_string(),
        "The options go round in a circle, 0→0: such a game may never end."
    );
    assert_eq!(
        error("0:1|1:2+1|2:0", ""),
        Error::MultiCycle {
            cycle: "1→1".to_owned()
        }
    );
    assert!(error("0:|1:0++0", "").to_string().contains("“0++0”"));
    assert!(error("0:|x:0", "").to_string().contains("List 2, “x:0”"));
    assert!(error("0:", "0,x").to_string().contains("Token 2, “x”"));
    assert!(
        error(&format!("0:|1:{}", ["0"; 21].join("+")), "")
            .to_string()
            .contains("21 parts")
    );
    assert!(
        error(&heaps(1_000, |_| vec![]), "")
            .to_string()
            .contains("1001 vertices")
    );
    assert!(
        error(&heaps(150, lasker), "")
            .to_string()
            .contains("options")
    );
    assert!(
        error("0:", &["0"; 101].join(","))
            .to_string()
            .contains("101 tokens")
    );
}
