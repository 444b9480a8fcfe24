//! Games on graphs: every answer is compared with the bare rules.

#[path = "naive/edge_lists.rs"]
mod edge_lists;
#[path = "naive/graphs.rs"]
mod naive;

use mexplorer::graphs::graph::{Error, MAX_REPORTED, Spec, Texts, Unknown};
use mexplorer::graphs::{
    Digraph, Label, MAX_EDGES, MAX_VERTICES, ReadError, label, label_by_loop, nimbers,
};
use mexplorer::impartial::{Impartial, solve};
use mexplorer::play::PlayText;
use mexplorer::{Outcome, graphs};
use proptest::prelude::*;

use naive::{Bare, SeededRandom, edges_of, product};

fn written(graph: &Digraph) -> String {
    let edges: Vec<String> = edges_of(graph)
        .iter()
        .map(|[from, to]| format!("{from}-{to}"))
        .collect();
    edges.join(",")
}

fn list(vertices: &[u32]) -> String {
    let vertices: Vec<String> = vertices.iter().map(u32::to_string).collect();
    vertices.join(",")
}

fn game(graph: &Digraph, tokens: &[u32], rule: &str) -> Spec {
    let texts = Texts {
        edges: &written(graph),
        vertices: Some(&graph.vertex_count().to_string()),
        tokens: Some(&list(tokens)),
        rule,
        ..Texts::default()
    };
    Spec::parse(&texts).unwrap()
}

#[test]
fn three_labellings_agree_with_cycles_and_terminals() {
    let mut random = SeededRandom(1);
    let mut seen = [0; 3];
    for _ in 0..4_000 {
        let graph = random.graph(12);
        let terminals = random.terminals(graph.vertex_count());
        let mut order = Vec::new();
        let found = label(&graph, &terminals, &mut |event: graphs::Labelled| {
            order.push(event);
        });
        let expected = naive::labels(&graph, &terminals);
        let labelled: Vec<_> = found
            .labels
            .iter()
            .copied()
            .zip(found.depths.iter().copied())
            .collect();
        assert_eq!(labelled, expected, "{} {terminals:?}", written(&graph));
        // Every vertex is reported once, in the order of its distance to the end.
        assert!(order.is_sorted_by_key(|event| event.milestone));
        assert_eq!(
            order.len(),
            labelled
                .iter()
                .filter(|(label, _)| *label != Label::Draw)
                .count()
        );
        assert!(found.examined <= graph.edge_count() as u64);
        let mut by_loop = vec![Label::Draw; graph.vertex_count()];
        let looks = label_by_loop(
            &graph,
            &terminals,
            u64::MAX,
            &mut |event: graphs::Labelled| {
                by_loop[event.vertex as usize] = event.outcome.into();
            },
        );
        assert_eq!(by_loop, found.labels);
        assert!(looks.is_some());
        for (label, _) in labelled {
            seen[label as usize] += 1;
        }
    }
    assert!(seen.iter().all(|&count| count > 1_000), "{seen:?}");
}

#[test]
fn the_sweeps_are_quadratic_in_a_bad_order_and_the_counters_are_linear() {
    let edges: Vec<[u32; 2]> = (0..999).map(|vertex| [vertex, vertex + 1]).collect();
    let graph = Digraph::new(1_000, &edges);
    let terminals = vec![None; 1_000];
    let counters = label(&graph, &terminals, &mut ()).examined;
    assert_eq!(counters, 999);
    let by_loop = label_by_loop(&graph, &terminals, u64::MAX, &mut ()).unwrap();
    assert!(by_loop > 100 * counters, "{by_loop}");
    assert_eq!(label_by_loop(&graph, &terminals, 10_000, &mut ()), None);
}

#[test]
fn nimbers_are_those_of_smiths_rule() {
    let mut random = SeededRandom(2);
    let mut infinite = 0;
    for _ in 0..4_000 {
        let graph = random.graph(10);
        let found = nimbers(&graph, &mut ());
        let vertices = 0..u32::try_from(graph.vertex_count()).unwrap();
        let nimbers: Vec<_> = vertices.map(|vertex| found.of(&graph, vertex)).collect();
        assert_eq!(nimbers, naive::nimbers(&graph), "{}", written(&graph));
        infinite += usize::from(found.numbers().contains(&u32::MAX));
        // The nimbers give the same outcomes as the labels.
        let labels = label(&graph, &vec![None; graph.vertex_count()], &mut ()).labels;
        assert_eq!(
            nimbers
                .iter()
                .map(graphs::Nimber::label)
                .collect::<Vec<_>>(),
            labels
        );
    }
    assert!(infinite > 500, "{infinite}");
}

#[test]
fn the_outcome_of_a_sum_is_that_of_the_product_of_its_graphs() {
    let mut random = SeededRandom(3);
    let (mut pairs, mut drawn) = (0, 0);
    while pairs < 5_000 {
        let [first, second] = [random.graph(7), random.graph(7)];
        let [a, b] = [&first, &second].map(|graph| nimbers(graph, &mut ()));
        let both = product(&first, &second);
        let labels = label(&both, &vec![None; both.vertex_count()], &mut ()).labels;
        let columns = u32::try_from(second.vertex_count()).unwrap();
        for (place, expected) in (0..).zip(labels) {
            let (one, other) = (place / columns, place % columns);
            let sum = a.of(&first, one).plus(&b.of(&second, other));
            assert_eq!(
                sum.label(),
                expected,
                "{}; {}; {one}, {other}",
                written(&first),
                written(&second)
            );
            drawn += usize::from(expected == Label::Draw);
        }
        pairs += 1;
    }
    assert!(drawn > 5_000, "{drawn}");
}

#[test]
fn all_winning_moves_of_tokens_on_graphs_with_cycles() {
    let mut random = SeededRandom(4);
    for _ in 0..600 {
        let graph = random.graph(6);
        let count = u32::try_from(graph.vertex_count()).unwrap();
        let both = product(&graph, &graph);
        let labels = label(&both, &vec![None; both.vertex_count()], &mut ()).labels;
        let tokens = [random.below(count), random.below(count)];
        let place = |tokens: &[u32]| labels[(tokens[0] * count + tokens[1]) as usize];
        let spec = game(&graph, &tokens, "normal");
        let verdict = spec.verdict();
        assert_eq!(verdict.label, Some(place(&tokens)));
        let all = spec.moves(&tokens.to_vec());
        let winning: Vec<_> = all
            .into_iter()
            .filter(|(_, left)| place(left) == Label::P)
            .map(|(choice, _)| choice)
            .collect();
        assert_eq!(verdict.moves, winning, "{} {tokens:?}", written(&graph));
        assert_eq!(verdict.total, Some(winning.len() as u64));
    }
}

/// Compares the outcome and the winning moves under a rule with a search of the bare rules.
fn search_agrees(rule: &str, seed: u64, is_misere: bool, ends: impl Fn(&Spec, &[u32]) -> bool) {
    let mut random = SeededRandom(seed);
    let mut lost = 0;
    for _ in 0..400 {
        let graph = random.acyclic(9);
        let count = u32::try_from(graph.vertex_count()).unwrap();
        let tokens: Vec<u32> = (0..random.below(4)).map(|_| random.below(count)).collect();
        let spec = game(&graph, &tokens, rule);
        let ends = |position: &[u32]| ends(&spec, position);
        let bare = Bare {
            graph: &graph,
            is_every: rule == "every",
            ends: &ends,
        };
        let solved = solve(&bare, &tokens, 100_000).unwrap();
        let outcome = |position: &Vec<u32>| {
            if is_misere {
                solved[position].misere
            } else {
                solved[position].normal
            }
        };
        let verdict = spec.verdict();
        let context = format!("{} {tokens:?} {rule}", written(&graph));
        assert_eq!(verdict.label, Some(outcome(&tokens).into()), "{context}");
        let winning: Vec<_> = (bare.moves(&tokens).into_iter())
            .filter(|(_, left)| outcome(left) == Outcome::P)
            .map(|(choice, _)| choice)
            .collect();
        assert_eq!(verdict.moves, winning, "{context}");
        assert_eq!(verdict.total, Some(winning.len() as u64), "{context}");
        assert_eq!(verdict.is_over, bare.moves(&tokens).is_empty(), "{context}");
        assert_eq!(spec.moves(&tokens), bare.moves(&tokens), "{context}");
        lost += usize::from(outcome(&tokens) == Outcome::P);
        // A match finds a move in every position that is not over.
        for position in solved.keys() {
            let is_over = bare.moves(position).is_empty();
            assert_eq!(spec.is_over(position), is_over);
            for choice in [
                spec.patient(position),
                spec.careless(position, [0.9, 0.4, 0.]),
            ] {
                assert_eq!(choice.is_none(), is_over);
                let Some((play_move, left)) = choice else {
                    continue;
                };
                let named = spec.named(position, &spec.name(&play_move));
                assert_eq!(named, Some((play_move, left)));
            }
            assert_eq!(spec.read(&spec.write(position)), Ok(position.clone()));
        }
    }
    assert!(lost > 50, "{lost}");
}

#[test]
fn normal_play_by_search() {
    search_agrees("normal", 5, false, |_, _| false);
}

#[test]
fn true_misere_play_by_search() {
    search_agrees("misere", 6, true, |_, _| false);
}

#[test]
fn every_token_by_search() {
    search_agrees("every", 7, false, |_, _| false);
}

#[test]
fn sjs_rule_by_search_of_a_game_that_ends_when_all_nimbers_are_0() {
    search_agrees("sj", 8, true, |spec, position| {
        position
            .iter()
            .all(|&vertex| spec.nimbers().number(vertex) == Some(0))
    });
}

#[test]
fn true_misere_play_is_searched_where_a_token_is_not_tame() {
    let mut random = SeededRandom(9);
    let mut searched = 0;
    for _ in 0..300 {
        let graph = random.dense(10);
        let count = u32::try_from(graph.vertex_count()).unwrap();
        let tokens = [
            random.below(count),
            random.below(count),
            random.below(count),
        ];
        let spec = game(&graph, &tokens, "misere");
        searched += usize::from(
            tokens
                .iter()
                .any(|&vertex| !spec.genera()[vertex as usize].is_tame),
        );
        let bare = Bare {
            graph: &graph,
            is_every: false,
            ends: &|_| false,
        };
        let solved = solve(&bare, &tokens.to_vec(), 100_000).unwrap();
        assert_eq!(
            spec.verdict().label,
            Some(solved[&tokens.to_vec()].misere.into())
        );
    }
    assert!(searched > 10, "{searched}");
}

#[test]
fn sjs_theorem_holds_in_true_misere_play_exactly_without_breaking_vertices() {
    // The smallest failure: SJ's rule says P, and in true misère play it is N.
    let smallest = Digraph::new(4, &[[1, 0], [2, 0], [2, 1], [3, 2]]);
    assert_eq!(game(&smallest, &[3], "sj").breaking(), [3]);
    assert_eq!(game(&smallest, &[3], "sj").verdict().label, Some(Label::N));
    assert_eq!(
        game(&smallest, &[3], "misere").verdict().label,
        Some(Label::P)
    );
    let mut random = SeededRandom(10);
    for _ in 0..300 {
        let graph = random.acyclic(8);
        let count = u32::try_from(graph.vertex_count()).unwrap();
        let mut differs = false;
        for one in 0..count {
            for other in 0..count {
                for tokens in [vec![one], vec![one, other]] {
                    let [sj, misere] =
                        ["sj", "misere"].map(|rule| game(&graph, &tokens, rule).verdict().label);
                    differs |= sj != misere;
                }
            }
        }
        let breaking = game(&graph, &[0], "sj").breaking();
        assert_eq!(differs, !breaking.is_empty(), "{}", written(&graph));
    }
}

#[test]
fn moves_of_every_token_are_counted_beyond_those_reported() {
    // A star: the centre has 30 options without moves, and one with a move.
    let mut edges: Vec<[u32; 2]> = (0..30).map(|vertex| [31, vertex]).collect();
    edges.extend([[30, 0], [31, 30]]);
    let graph = Digraph::new(32, &edges);
    let verdict = game(&graph, &[31, 31, 31], "every").verdict();
    assert_eq!(verdict.moves.len(), MAX_REPORTED);
    assert_eq!(verdict.total, Some(30 * 30 * 30));
    assert!(verdict.moves.is_sorted());
    let many = game(&graph, &[31; 100], "every").verdict();
    assert_eq!((many.total, many.label), (None, Some(Label::N)));
}

#[test]
fn degenerate_positions_are_answered() {
    let none = Texts {
        rule: "normal",
        tokens: Some(""),
        ..Texts::default()
    };
    let verdict = Spec::parse(&none).unwrap().verdict();
    assert_eq!((verdict.label, verdict.is_over), (Some(Label::P), true));
    assert_eq!(verdict.nimber.unwrap().to_string(), "0");
    for (rule, label) in [("misere", Label::N), ("sj", Label::N), ("every", Label::P)] {
        let verdict = Spec::parse(&Texts { rule, ..none }).unwrap().verdict();
        assert_eq!(
            (verdict.label, verdict.is_over),
            (Some(label), true),
            "{rule}"
        );
    }
    let labels = Texts {
        edges: "0-1,1-1,2-1,2-3",
        rule: "normal",
        ..Texts::default()
    };
    let spec = Spec::parse(&labels).unwrap();
    assert_eq!(
        (spec.verdict().label, spec.letters()),
        (None, "??NP".to_owned())
    );
    // A drawn position has moves, but no winning one.
    let drawn = Spec::parse(&Texts {
        tokens: Some("0"),
        ..labels
    });
    let verdict = drawn.unwrap().verdict();
    assert_eq!(
        (verdict.label, verdict.moves.len(), verdict.is_over),
        (Some(Label::Draw), 0, false)
    );
    assert_eq!(verdict.nimber.unwrap().to_string(), "inf()");
    // Terminals: their options are ignored.
    let terminals = Texts {
        edges: "0-1,1-2,2-0",
        win: "1",
        tokens: Some("0"),
        rule: "normal",
        ..Texts::default()
    };
    let verdict = Spec::parse(&terminals).unwrap().verdict();
    assert_eq!(
        (verdict.label, verdict.moves, verdict.nimber),
        (Some(Label::N), vec![vec![(0, 1)]], None)
    );
    let on_terminal = Spec::parse(&Texts {
        tokens: Some("1"),
        ..terminals
    });
    let verdict = on_terminal.unwrap().verdict();
    assert_eq!((verdict.label, verdict.is_over), (Some(Label::P), true));
    let lost = Spec::parse(&Texts {
        win: "",
        lose: "1",
        ..terminals
    });
    assert_eq!(lost.unwrap().verdict().label, Some(Label::P));
}

#[test]
fn a_rule_without_an_answer_for_cycles_shows_one() {
    for rule in ["misere", "sj", "every"] {
        let verdict = game(&Digraph::new(4, &[[0, 1], [1, 2], [2, 1]]), &[3], rule).verdict();
        assert_eq!(verdict.label, None);
        assert_eq!(verdict.unknown, Some(Unknown::Cycle { cycle: vec![1, 2] }));
    }
}

#[test]
#[expect(clippy::too_many_lines, reason = "a table")]
fn errors_name_the_value_and_the_limit() {
    let usual = Texts {
        edges: "0-1",
        rule: "normal",
        ..Texts::default()
    };
    let error = |texts: &Texts<'_>| Spec::parse(texts).unwrap_err().to_string();
    let edges = |edges: &str| error(&Texts { edges, ..usual });
    assert!(edges("0-1,1+2").contains("Edge 2, “1+2”"));
    assert!(edges("0-1,,2-0").contains("Edge 2, “”"));
    assert!(edges("0-1000000").contains("999999"));
    assert!(edges("0-99999999999999999999").contains("999999"));
    assert!(
        error(&Texts {
            vertices: Some("1"),
            ..usual
        })
        .contains("no vertex 1 (edges): there are only 1")
    );
    assert!(
        error(&Texts {
            vertices: Some("-1"),
            ..usual
        })
        .contains("got “-1”")
    );
    assert!(
        error(&Texts {
            vertices: Some(""),
            ..usual
        })
        .contains("got “”")
    );
    assert!(
        error(&Texts {
            vertices: Some("1000001"),
            ..usual
        })
        .contains("1000000")
    );
    assert!(
        error(&Texts {
            tokens: Some("0,2"),
            ..usual
        })
        .contains("no vertex 2")
    );
    assert!(
        error(&Texts {
            tokens: Some("0,a"),
            ..usual
        })
        .contains("Item 2, “a”, is not a vertex (tokens)")
    );
    assert!(
        error(&Texts {
            tokens: Some("1-0"),
            ..usual
        })
        .contains("“1-0”")
    );
    assert!(
        error(&Texts {
            tokens: Some(&["0"; 101].join(",")),
            ..usual
        })
        .contains("101 tokens")
    );
    assert!(
        error(&Texts {
            win: "0",
            lose: "0-1",
            ..usual
        })
        .contains("Vertex 0 can't")
    );
    assert!(
        error(&Texts {
            win: "0",
            tokens: Some("1,1"),
            ..usual
        })
        .contains("2 tokens")
    );
    assert!(
        error(&Texts {
            lose: "0",
            rule: "every",
            ..usual
        })
        .contains("got “every”")
    );
    assert!(
        error(&Texts {
            rule: "last",
            ..usual
        })
        .contains("normal, misere, sj, every")
    );
    assert!(
        error(&Texts {
            file: Some("big.txt"),
            ..usual
        })
        .contains("“big.txt”")
    );
    let many = vec!["0-1"; MAX_EDGES + 1].join("\n");
    let read = graphs::read_graph(&many).unwrap_err();
    assert_eq!(
        read,
        ReadError::GraphEdgesMany {
            line: MAX_EDGES + 1,
            value: MAX_EDGES + 1,
            limit: MAX_EDGES
        }
    );
    let spec = Spec::parse(&Texts {
        file: Some("name"),
        text: Some("3: 0 1"),
        ..usual
    })
    .unwrap();
    assert_eq!(spec.graph().vertex_count(), 4);
    assert_eq!(
        Spec::parse(&Texts {
            file: Some("name"),
            text: Some("3: 0 x"),
            ..usual
        })
        .unwrap_err()
        .to_string(),
        format!(
            "Line 1, “3: 0 x”, is not a list of options. Write a vertex, a colon and vertices, like 0: 1 2, each a whole number up to {}.",
            MAX_VERTICES - 1
        )
    );
    let position = Spec::parse(&usual).unwrap();
    for text in ["2", "a", "0,,1"] {
        assert_eq!(
            position.read(text),
            Err(Error::GraphPosition {
                value: text.to_owned()
            })
        );
    }
}

#[test]
fn large_graphs_are_written_as_counts() {
    let edges: Vec<[u32; 2]> = (1..20_000).map(|vertex| [vertex, vertex - 1]).collect();
    let spec = game(&Digraph::new(20_000, &edges), &[19_999], "normal");
    assert_eq!(spec.letters(), "P:10000,N:10000,?:0");
    assert_eq!(spec.verdict().moves, [[(0, 19_998)]]);
}

#[test]
fn the_winner_takes_the_shortest_way_and_the_loser_holds_a_draw_if_there_is_one() {
    // 0 → 1 wins as well, but 1 → 0 leads back.
    let round = Spec::parse(&Texts {
        edges: "0-1,1-0,0-2",
        tokens: Some("0"),
        rule: "normal",
        ..Texts::default()
    })
    .unwrap();
    let moves: Vec<_> = (round.winning(&vec![0]).into_iter())
        .map(|(_, left)| left[0])
        .collect();
    assert_eq!(moves.first(), Some(&2));
    // Many losing moves come before the one that holds the draw.
    let losing: Vec<String> = (2..=46).map(|to| format!("0-{to},{to}-1")).collect();
    let edges = format!("{},0-47,47-48,48-47", losing.join(","));
    let drawn = Spec::parse(&Texts {
        edges: &edges,
        tokens: Some("0"),
        rule: "normal",
        ..Texts::default()
    })
    .unwrap();
    assert_eq!(drawn.verdict().label, Some(Label::Draw));
    assert_eq!(drawn.patient(&vec![0]).unwrap().1, vec![47]);
}

#[test]
fn the_winner_of_a_sum_with_cycles_reaches_its_end() {
    let mut random = SeededRandom(23);
    let (mut won, mut longest) = (0, 0);
    for _ in 0..600 {
        let edges: Vec<[u32; 2]> = (0..11)
            .map(|_| [random.below(8), random.below(8)])
            .collect();
        let graph = Digraph::new(8, &edges);
        for tokens in [2, 3] {
            let start: Vec<u32> = (0..tokens).map(|_| random.below(8)).collect();
            let spec = game(&graph, &start, "normal");
            if spec.order().is_ok() || spec.verdict().label != Some(Label::N) {
                continue;
            }
            won += 1;
            for _ in 0..20 {
                let (mut position, mut moves) = (start.clone(), 0);
                while let Some((_, left)) = spec.winning(&position).first() {
                    assert_eq!(spec.outcome(left), Outcome::P);
                    // The opponent moves at random.
                    let replies = spec.moves(left);
                    if replies.is_empty() {
                        position.clone_from(left);
                        break;
                    }
                    let reply = random.below(u32::try_from(replies.len()).unwrap());
                    position = replies[reply as usize].1.clone();
                    moves += 2;
                    assert!(moves < 250, "{edges:?} {start:?}");
                }
                assert!(spec.moves(&position).is_empty());
                longest = longest.max(moves);
            }
        }
    }
    assert!(won > 40 && longest > 6, "{won} {longest}");
}

/// Pieces of lines; the first ones occur in most texts.
fn line() -> impl Strategy<Value = String> {
    let vertex = prop_oneof![
        6 => (0..12_u32).prop_map(|vertex| vertex.to_string()),
        1 => prop::sample::select(vec![
            "", "007", "999999", "1000000", "0999999", "4294967297", "00000000000000000003", "-1", "+1", "1.0", "a", "٣",
        ]).prop_map(str::to_owned),
    ];
    let between = prop_oneof![
        6 => prop::sample::select(vec![" ", ",", "-", "\t"]),
        1 => prop::sample::select(vec![
            "", "  ", "->", " -> ", "→", ";", " - ", "--", ", ", " ,", "-\t", "- >", " - > ", "\u{3000}", "#", "%", "/",
        ]),
    ];
    let before =
        prop_oneof![12 => Just(""), 1 => prop::sample::select(vec![" ", "\t", "\u{a0}", "-", ";"])];
    let after = prop_oneof![
        12 => Just(""),
        3 => prop::sample::select(vec![
            "\r", " ", ",", ";", ";,;", "; ", " # why", "%", "//", "// 1 2", " 1", "-", ">", "\u{2028}", "\u{b}", "\0",
        ]),
    ];
    (before, vertex.clone(), between, vertex, after).prop_map(
        |(before, from, between, to, after)| format!("{before}{from}{between}{to}{after}"),
    )
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(20_000))]

    /// Both readers give the same graph, or the same error at the same line.
    #[test]
    fn lists_of_edges_are_read_as_by_the_naive_reader(
        // This line makes the text a list of edges; it may state their number.
        first in (0..14_u32, 0..6_usize),
        lines in prop::collection::vec(line(), 0..6),
        end in prop::sample::select(vec!["", "\n", "\r\n", "\r", "\n\n", "\n \n"]),
        has_mark in any::<bool>(),
    ) {
        let text = format!("{} {}\n{}{end}", first.0, first.1, lines.join("\n"));
        let expected = edge_lists::read_edges(&text);
        let mark = if has_mark { "\u{feff}" } else { "" };
        prop_assert_eq!(graphs::read_graph(&format!("{mark}{text}")), expected, "{:?}", text);
    }
}
