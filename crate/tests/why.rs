//! Claims of proofs: wrong ones are refuted at their first wrong place, right ones are not. The
//! naive twin searches the bare rules.

use mexplorer::Outcome;
use mexplorer::impartial::{Impartial, solve};
use mexplorer::lab::Formula;
use mexplorer::why::beatty::{LARGEST, first_pairs, pair_of};
use mexplorer::why::dispute::{Part, Parts};
use mexplorer::why::mex::{Believed, Values, read_graph};
use mexplorer::why::stairs::{Staircase, read_stairs};
use mexplorer::why::xor::facts;
use mexplorer::why::xor::formula::{first_wrong, heap_of};
use mexplorer::why::xor::pairs::PairValues;
use mexplorer::why::xor::table::Table;
use mexplorer::why::{Error, Judged, Link, Spec};

/// Heaps of Nim by their bare rules.
struct Heaps;

impl Impartial for Heaps {
    type Position = Vec<u64>;
    type Move = ();

    fn moves(&self, heaps: &Vec<u64>) -> Vec<((), Vec<u64>)> {
        let moves = (0..heaps.len()).flat_map(|heap| (0..heaps[heap]).map(move |to| (heap, to)));
        let option = |(heap, to): (usize, u64)| {
            let mut left = heaps.clone();
            left[heap] = to;
            // Equal positions once, whatever the order.
            left.sort_unstable();
            ((), left)
        };
        moves.map(option).collect()
    }
}

fn outcome(mut heaps: Vec<u64>) -> Outcome {
    heaps.sort_unstable();
    solve(&Heaps, &heaps, 100_000).unwrap()[&heaps].normal
}

fn judge(about: &str, part: &str, claim: &str, edges: &str) -> Judged {
    judged(&Link {
        about,
        part,
        claim,
        edges,
        ..Link::default()
    })
}

fn judged(link: &Link) -> Judged {
    Spec::parse(link).unwrap().judge()
}

fn refuted(at: &str) -> Judged {
    Judged::Refuted(at.to_owned())
}

/// Formulas that people believe, and others, with the first pair where they are wrong.
const WRONG_FORMULAS: [(&str, &str); 30] = [
    ("a + b", "1,1"),
    ("max(a, b)", "1,1"),
    ("min(a, b)", "0,1"),
    ("abs(a - b)", "1,2"),
    ("a - b", "0,1"),
    ("(a + b) mod 2", "0,2"),
    ("(a + b) mod 3", "1,1"),
    ("(a + b) mod 4", "1,1"),
    ("a * b", "0,1"),
    ("a", "0,1"),
    ("b", "1,0"),
    ("0", "0,1"),
    ("1", "0,0"),
    ("gcd(a, b)", "1,1"),
    ("xor(a, b) mod 4", "0,4"),
    ("xor(a, b) mod 16", "0,16"),
    ("xor(a, b) mod 256", "1,256"),
    ("xor(a, b) + a div 16", "16,0"),
    ("xor(a, b) + a div 256", "256,1"),
    ("xor(a, b) + b div 1048576", "1,1048576"),
    ("xor(a, b) - a div 1000", "1024,1"),
    ("xor(a, b) + 1 / 2", "0,0"),
    ("xor(a, b) / b", "0,0"),
    ("-xor(a, b)", "0,1"),
    ("xor(a, b, 1)", "0,0"),
    ("xor(a, b + 1)", "0,0"),
    ("a + b - 2 * min(a, b)", "1,2"),
    ("max(a, b) - min(a, b) mod 2", "1,2"),
    ("isqrt(a - b)", "0,1"),
    ("(a - b) * (a - b)", "0,2"),
];

#[test]
fn wrong_formulas_are_refuted_at_their_first_pair() {
    for (text, at) in WRONG_FORMULAS {
        let judged = judge("xor", "3", text, "");
        let Judged::Refuted(found) = judged else {
            panic!("{text}: {judged:?}");
        };
        let mut formula = Formula::parse(text, &["a", "b"]).unwrap();
        let wrong = first_wrong(&mut formula).unwrap();
        let [a, b] = wrong.pair;
        assert_eq!(found, format!("{a},{b}"));
        // The claim says that this is a losing position; the bare rules, that it is none.
        if let Some(c) = heap_of(&wrong.said)
            && wrong.is_searched
            && a + b + c <= 60
        {
            assert_eq!(outcome(vec![a, b, c]), Outcome::N, "{text}");
            let made = wrong.winning.unwrap();
            let mut left = vec![a, b, c];
            left[made.heap] = made.to;
            assert_eq!(outcome(left), Outcome::P, "{text}");
        }
        assert_eq!(found, at, "{text}");
    }
}

#[test]
fn right_formulas_are_not_refuted() {
    for text in [
        "xor(a, b)",
        "xor(b, a)",
        "xor(a, b, 0)",
        "a + b - 2 * (a + b - xor(a, b)) div 2",
        "max(xor(a, b), 0)",
        "xor(a, b) + a div 1048577",
    ] {
        assert_eq!(
            judge("xor", "3", text, ""),
            Judged::Tried(1 << 20),
            "{text}"
        );
    }
}

#[test]
fn a_formula_that_does_not_read_is_invalid() {
    for text in [
        "a +", "a = b", "c", "(a", "a b", "a; b", "a\nb", "hello", "1..2", "a^b", "§",
    ] {
        let judged = judge("xor", "3", text, "");
        assert!(matches!(judged, Judged::Invalid(_)), "{text}: {judged:?}");
    }
    assert_eq!(judge("xor", "3", "  ", ""), Judged::Unclaimed);
}

#[test]
fn pairs_by_definition_are_those_of_a_search() {
    let values = PairValues::up_to(7);
    for a in 0..=7 {
        for b in 0..=7 {
            let third = (0..=15)
                .find(|&c| outcome(vec![a, b, c]) == Outcome::P)
                .unwrap();
            let [row, column] = [a, b].map(|heap| usize::try_from(heap).unwrap());
            assert_eq!(values.value(row, column), third, "{a}, {b}");
            for c in 0..=10 {
                let won = values.winning_move([a, b, c]);
                assert_eq!(won.is_some(), outcome(vec![a, b, c]) == Outcome::N);
            }
        }
    }
}

/// Tables with the first wrong place, by row + column, then row.
const WRONG_TABLES: [(&str, &str); 16] = [
    ("1", "0,0"),
    ("0,0", "0,1"),
    ("0,2", "0,1"),
    ("0,1;2", "1,0"),
    ("0,1;1,1", "1,1"),
    ("0,1;1,2", "1,1"),
    ("0,1,2;1,0,3;2,3,4", "2,2"),
    ("0,1,2;1,0,1;2,3,", "1,2"),
    ("0,1,2,3;1,0,3,2;2,3,0,1;3,2,1,4", "3,3"),
    ("0,1,2,4", "0,3"),
    ("0,1,2,3,5", "0,4"),
    ("0,1,2,3,4,5,6,8", "0,7"),
    ("0,1,1", "0,2"),
    ("0;1;2;2", "3,0"),
    ("0,1;1,0;2,2", "2,1"),
    // Two are wrong: of equal sums the one in the upper row.
    ("0,2;2,0", "0,1"),
];

#[test]
fn wrong_tables_are_refuted_at_their_first_place() {
    for (claim, at) in WRONG_TABLES {
        assert_eq!(judge("xor", "2", claim, ""), refuted(at), "{claim}");
        let table = Table::parse(claim).unwrap();
        let ([row, column], _) = table.first_wrong().unwrap();
        let number = table.number(row, column).unwrap();
        let heaps = vec![row as u64, column as u64, number.into()];
        assert_eq!(outcome(heaps), Outcome::N, "{claim}");
    }
}

/// Exactly one number passes in each place of a table whose other places are right.
#[test]
fn a_place_is_forced() {
    let values = PairValues::up_to(7);
    for [row, column] in Table::in_order() {
        let before = |r: usize, c: usize| (r, c) != (row, column) && r <= row && c <= column;
        for tried in 0..=16 {
            let place = |r, c| match (r, c) == (row, column) {
                true => tried.to_string(),
                false if before(r, c) => values.value(r, c).to_string(),
                false => String::new(),
            };
            let row_of = |r| (0..8).map(|c| place(r, c)).collect::<Vec<_>>().join(",");
            let claim = (0..8).map(row_of).collect::<Vec<_>>().join(";");
            let is_right = tried == values.value(row, column);
            let count = (row as u64 + 1) * (column as u64 + 1);
            let expected = if is_right {
                Judged::Tried(count)
            } else {
                refuted(&format!("{row},{column}"))
            };
            assert_eq!(judge("xor", "2", &claim, ""), expected, "{claim}");
        }
    }
}

#[test]
fn tables_are_judged_as_far_as_they_are_filled() {
    for (claim, tried) in [
        ("0,1,2;1,0,3;2,3,", 8),
        ("0", 1),
        // What waits for its neighbours is not judged.
        (",5", 0),
        ("0,,9;1", 2),
    ] {
        assert_eq!(
            judge("xor", "2", claim, ""),
            Judged::Tried(tried),
            "{claim}"
        );
    }
    for claim in ["", ";;", " , ; "] {
        assert_eq!(judge("xor", "2", claim, ""), Judged::Unclaimed);
    }
    let long_row = "0,1,2,3,4,5,6,7,8";
    let many_rows = ";".repeat(8);
    for claim in ["x", "0,-1", "0,1.5", "99999999999", long_row, &many_rows] {
        let judged = judge("xor", "2", claim, "");
        assert!(matches!(judged, Judged::Invalid(_)), "{claim}: {judged:?}");
    }
}

/// Graphs with wrong values, and the first wrong vertex.
const WRONG_VALUES: [(&str, &str, &str); 16] = [
    ("0-1,1-2", "0,1,1", "1"),
    ("0-1,1-2", "2,1,0", "0"),
    ("0-1,1-2", "0,0,0", "0"),
    ("0-1,1-2", "1,1,0", "0"),
    ("0-1,1-2", "0,2,0", "1"),
    ("0-1,1-2,0-2", "1,1,0", "0"),
    ("0-1,1-2,0-2", "3,1,0", "0"),
    ("0-1,0-2,1-2,1-3,2-3", "2,0,1,0", "1"),
    ("0-1,0-2,1-2,1-3,2-3", "0,2,1,1", "1"),
    ("0-1,0-2,1-2,1-3,2-3", "3,2,1,0", "0"),
    // Shortest way to an end; number of options; parity; the largest value of an option plus one.
    ("0-1,1-2,0-2", "1,1,0", "0"),
    ("0-2,1-2,1-3", "1,2,0,0", "1"),
    ("0-1,1-2,0-2,3-0,3-2", "0,1,0,1", "0"),
    ("3-2,2-1,1-0", "0,1,2,3", "2"),
    ("3-2,3-0,2-1,2-0,1-0", "0,1,2,3", "3"),
    ("1-0", "1,0", "0"),
];

#[test]
fn wrong_values_are_refuted_at_the_first_vertex() {
    for (edges, claim, at) in WRONG_VALUES {
        assert_eq!(
            judge("mex", "1", claim, edges),
            refuted(at),
            "{edges}: {claim}"
        );
    }
}

#[test]
fn right_values_are_proved() {
    for (edges, claim) in [
        ("0-1,1-2", "0,1,0"),
        ("0-1,1-2,0-2", "2,1,0"),
        ("0-1,0-2,1-2,1-3,2-3", "0,2,1,0"),
        ("", "0"),
        ("3-2,3-0,2-1,2-0,1-0", "0,1,2,1"),
    ] {
        assert_eq!(judge("mex", "1", claim, edges), Judged::Proved, "{edges}");
    }
}

/// Values that pass are those for which every vertex beside a heap of its value is a losing
/// position, by a search of the bare rules; and at a vertex that fails first, that is none.
#[test]
fn values_pass_where_every_vertex_beside_its_heap_loses() {
    let graphs = [
        "0-1,1-2",
        "0-1,1-2,0-2",
        "0-1,0-2,1-2,1-3,2-3",
        "0-2,1-2,1-3",
    ];
    for edges in graphs {
        let graph = read_graph(edges).unwrap();
        let count = graph.vertex_count();
        let parts = Parts::on(graph.clone());
        let loses = |vertex: u32, value: u32| {
            let start = vec![Part::Token(vertex), Part::Heap(value)];
            solve(&parts, &start, 10_000).unwrap()[&start].normal == Outcome::P
        };
        for code in 0..4_u32.pow(u32::try_from(count).unwrap()) {
            let values: Vec<u32> = (0..count).map(|place| code >> (2 * place) & 3).collect();
            let claim = values
                .iter()
                .map(u32::to_string)
                .collect::<Vec<_>>()
                .join(",");
            let all_lose = (0..)
                .zip(&values)
                .all(|(vertex, &value)| loses(vertex, value));
            let judged = judge("mex", "1", &claim, edges);
            assert_eq!(judged == Judged::Proved, all_lose, "{edges}: {claim}");
            assert_eq!(
                matches!(judged, Judged::Refuted(_)),
                !all_lose,
                "{edges}: {claim}"
            );
        }
    }
}

#[test]
fn values_are_judged_as_far_as_they_are_written() {
    assert_eq!(judge("mex", "1", "", "0-1,1-2"), Judged::Unclaimed);
    assert_eq!(judge("mex", "1", ",,0", "0-1,1-2"), Judged::Tried(1));
    assert_eq!(judge("mex", "1", "0,0", "0-1,1-2"), refuted("0"));
    for claim in ["x", "0,1,0,1", "1,one"] {
        let judged = judge("mex", "1", claim, "0-1,1-2");
        assert!(matches!(judged, Judged::Invalid(_)), "{claim}: {judged:?}");
    }
}

#[test]
fn every_move_of_the_facts_is_answered() {
    for heaps in [[0, 0], [0, 7], [2, 3], [5, 5], [7, 6]] {
        for fact in facts::tried(heaps, "").unwrap() {
            let position = fact.dispute.position.iter();
            let sizes: Vec<u64> = position
                .map(|&(Part::Heap(size) | Part::Token(size))| size.into())
                .collect();
            let count: u64 = sizes.iter().sum();
            assert_eq!(fact.dispute.answers.len() as u64, count, "{fact:?}");
            for one in &fact.dispute.answers {
                let answer = one.answer.expect("a losing position");
                let mut left = sizes.clone();
                assert!(u64::from(one.by.to) < left[one.by.part]);
                left[one.by.part] = one.by.to.into();
                assert!(u64::from(answer.to) < left[answer.part], "{fact:?}");
                left[answer.part] = answer.to.into();
                assert_eq!(outcome(left.clone()), Outcome::P);
                // Each of the two sides is again what the fact is about.
                let (one_side, other) = left.split_at(fact.first);
                let sides = [one_side, other].map(|side| {
                    let mut side = side.to_vec();
                    side.sort_unstable();
                    side
                });
                match fact.fact {
                    facts::Fact::LosingPart => {
                        assert!(sides.into_iter().all(|side| outcome(side) == Outcome::P));
                    }
                    _ => assert_eq!(sides[0], sides[1]),
                }
            }
        }
    }
    assert_eq!(judge("xor", "1", "2,3", ""), Judged::Tried(30));
    for claim in ["2", "2,8", "a,b", "1,2,3"] {
        assert!(
            matches!(judge("xor", "1", claim, ""), Judged::Invalid(_)),
            "{claim}"
        );
    }
}

#[test]
fn a_link_that_names_no_proof_is_refused() {
    let refused = |about, part, edges| {
        Spec::parse(&Link {
            about,
            part,
            edges,
            ..Link::default()
        })
        .unwrap_err()
    };
    assert!(matches!(refused("nim", "1", ""), Error::WhyAbout { .. }));
    assert!(matches!(
        refused("xor", "4", ""),
        Error::WhyPart { limit: 3, .. }
    ));
    assert!(matches!(refused("xor", "", ""), Error::WhyPart { .. }));
    assert!(matches!(
        refused("mex", "1", "0-1,1"),
        Error::WhyEdge { place: 2, .. }
    ));
    assert!(matches!(
        refused("mex", "1", "0-20"),
        Error::WhyEdge { limit: 19, .. }
    ));
    assert!(matches!(
        refused("mex", "1", "0-1,1-0"),
        Error::WhyCycle { .. }
    ));
    let many = vec!["0-1"; 61].join(",");
    assert!(matches!(
        refused("mex", "1", &many),
        Error::WhyEdgesMany { value: 61, .. }
    ));
}

/// A vertex beside a heap has an answer to every move if and only if the heap is its value.
#[test]
fn every_move_beside_the_right_heap_is_answered() {
    for edges in ["0-1,1-2,0-2", "0-1,0-2,1-2,1-3,2-3", "0-2,1-2,1-3"] {
        let graph = read_graph(edges).unwrap();
        let values = Values::parse(graph.clone(), "").unwrap();
        for (vertex, nimber) in (0..).zip(values.nimbers()) {
            for heap in 0..6 {
                let all = values.beside(vertex, heap).unwrap();
                assert_eq!(all.len(), graph.options(vertex).len() + heap as usize);
                let is_answered = all.iter().all(|one| one.answer.is_some());
                assert_eq!(
                    is_answered,
                    heap == nimber,
                    "{edges}: {vertex} beside {heap}"
                );
            }
        }
    }
}

/// Each function that people believe is refuted on some graph; one that is right there is proved.
#[test]
fn functions_that_people_believe_are_refuted() {
    let graphs = [
        "0-1,1-2,0-2",
        "0-1,0-2,1-2,1-3,2-3",
        "3-2,3-0,2-1,2-0,1-0",
        "0-1,0-2,0-3",
    ];
    for function in Believed::ALL {
        let judged = |edges: &str| {
            let graph = read_graph(edges).unwrap();
            let values = Values::parse(graph, "").unwrap();
            let believed = values.believed(function);
            let claim = believed
                .iter()
                .map(u32::to_string)
                .collect::<Vec<_>>()
                .join(",");
            (
                judge("mex", "1", &claim, edges) == Judged::Proved,
                believed == values.nimbers(),
            )
        };
        let all = graphs.map(judged);
        assert!(
            all.iter()
                .all(|(is_proved, is_right)| is_proved == is_right),
            "{function:?}"
        );
        assert!(all.iter().any(|&(is_proved, _)| !is_proved), "{function:?}");
    }
}

/// The challenger's moves are made one after another; what the rules do not allow is said.
#[test]
fn moves_of_the_challenger_are_answered_one_after_another() {
    let twin = |moves| {
        judged(&Link {
            about: "xor",
            part: "1",
            claim: "2,3",
            moves,
            ..Link::default()
        })
    };
    // 10 + 8 + 10 moves in the beginning; a whole heap and its twin are six stones less.
    assert_eq!(twin(""), Judged::Tried(30));
    assert_eq!(twin("2-0"), Judged::Tried(30 - 6 + 1));
    assert_eq!(twin("2-0,1-0"), Judged::Tried(30 - 10 + 2));
    for moves in ["2-3", "2-0,2-0", "5-0", "0-0", "x", "2", "2-0,1-0,1-0"] {
        assert!(matches!(twin(moves), Judged::Invalid(_)), "{moves}");
    }
}

/// A staircase is a losing position as the bare rules say, and a refutation wins by them.
#[test]
fn staircases_are_judged_by_every_move() {
    let mut count = [0, 0];
    for code in 0..256 {
        let stones: Vec<u32> = (0..4).map(|stair| code >> (2 * stair) & 3).collect();
        let text = stones
            .iter()
            .map(u32::to_string)
            .collect::<Vec<_>>()
            .join(",");
        let stairs = read_stairs(&text).unwrap();
        let solved = solve(&Staircase, &stairs, 100_000).unwrap();
        let link = Link {
            about: "stairs",
            stairs: &text,
            ..Link::default()
        };
        match judged(&link) {
            Judged::Tried(tried) => {
                assert_eq!(solved[&stairs].normal, Outcome::P, "{text}");
                assert_eq!(tried, u64::from(stones[1..].iter().sum::<u32>()));
                count[0] += 1;
            }
            Judged::Refuted(at) => {
                let (stair, left) = at.split_once('-').unwrap();
                let (stair, left): (usize, u32) = (stair.parse().unwrap(), left.parse().unwrap());
                let mut after = stairs.clone();
                after[stair - 1] += after[stair] - left;
                after[stair] = left;
                assert_eq!(solved[&after].normal, Outcome::P, "{text}: {at}");
                count[1] += 1;
            }
            other => panic!("{text}: {other:?}"),
        }
    }
    assert_eq!(count, [64, 192]);
}

/// A move from an even stair is undone: the same stones move on.
#[test]
fn a_move_from_an_even_stair_is_undone() {
    let stairs = read_stairs("0,2,3,2").unwrap();
    let dispute = mexplorer::why::stairs::dispute(&stairs, "").unwrap();
    let even: Vec<_> = dispute
        .answers
        .iter()
        .filter(|one| one.by.part == 2)
        .collect();
    assert_eq!(even.len(), 3);
    for one in even {
        let answer = one.answer.unwrap();
        assert_eq!((answer.part, answer.to), (1, 2));
    }
    for text in ["", "1", "0,x", "0,13", "0,1,1,1,1,1,1", "0,7,6"] {
        assert!(
            matches!(read_stairs(text), Err(Error::WhyStairs { .. })),
            "{text}"
        );
    }
}

/// By Beatty's theorem as by the definition: every number stands in exactly one pair.
#[test]
fn every_number_stands_in_one_pair() {
    let pairs = first_pairs(4_000);
    for value in 1..=6_000 {
        let holding: Vec<_> = pairs
            .iter()
            .filter(|pair| pair.lower == value || pair.upper == value)
            .collect();
        assert_eq!(holding, [&pair_of(value)], "{value}");
    }
    let far = pair_of(LARGEST);
    assert_eq!(far.upper - far.lower, far.number);
    let beatty = |moves| {
        judged(&Link {
            about: "beatty",
            moves,
            ..Link::default()
        })
    };
    assert_eq!(beatty(""), Judged::Tried(12));
    assert_eq!(beatty("1000000000"), Judged::Tried(13));
    for moves in ["0", "1000000001", "x", "-1", "1.5"] {
        assert!(matches!(beatty(moves), Judged::Invalid(_)), "{moves}");
    }
}
