//! Claims of proofs: wrong ones are refuted at their first wrong place, right ones are not. The
//! naive twin searches the bare rules.

use mexplorer::Outcome;
use mexplorer::hackenbush;
use mexplorer::impartial::{Impartial, solve};
use mexplorer::lab::Formula;
use mexplorer::why::beatty::{LARGEST, first_pairs, pair_of};
use mexplorer::why::dispute::{Part, PartMove, Parts};
use mexplorer::why::fusion;
use mexplorer::why::mex::{Believed, Values, read_graph};
use mexplorer::why::sg;
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
            let sizes: Vec<u64> = position.map(|part| part.left().into()).collect();
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
    // One from an odd stair is answered as in Nim, on an odd stair.
    let odd = dispute.answers.iter().filter(|one| one.by.part % 2 == 1);
    for one in odd {
        assert_eq!(one.answer.unwrap().part % 2, 1, "{one:?}");
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
        let partner = mexplorer::wythoff::partner(&value.into());
        let [pair] = holding[..] else { unreachable!() };
        assert_eq!(partner, (pair.lower + pair.upper - value).into());
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

/// The three parts of a sum and a heap of Nim by their bare rules, each as lists of what is left.
struct Unlike {
    /// Arrows from vertex to vertex.
    arrows: Vec<[u32; 2]>,
}

/// The lengths of the runs of standing pins, the heap, the vertex, the heap of Nim.
type UnlikeAt = (Vec<u32>, u32, Option<u32>, u32);

impl Impartial for Unlike {
    type Position = UnlikeAt;
    type Move = ();

    fn moves(&self, (runs, heap, token, nim): &UnlikeAt) -> Vec<((), UnlikeAt)> {
        let mut all = Vec::new();
        for (index, &run) in runs.iter().enumerate() {
            for down in 1..=run.min(2) {
                for left in 0..=run - down {
                    let mut option = runs.clone();
                    option.remove(index);
                    option.extend([left, run - down - left].into_iter().filter(|&one| one > 0));
                    option.sort_unstable();
                    all.push(((), (option, *heap, *token, *nim)));
                }
            }
        }
        for take in (2..=6).filter(|take| take <= heap) {
            all.push(((), (runs.clone(), heap - take, *token, *nim)));
        }
        for [_, to] in self.arrows.iter().filter(|arrow| Some(arrow[0]) == *token) {
            all.push(((), (runs.clone(), *heap, Some(*to), *nim)));
        }
        for left in 0..*nim {
            all.push(((), (runs.clone(), *heap, *token, left)));
        }
        all
    }
}

/// A graph, as a link writes it.
fn arrows(edges: &str) -> Vec<[u32; 2]> {
    let ends = edges.split(',').filter_map(|edge| edge.split_once('-'));
    ends.map(|(one, other)| [one, other].map(|end| end.parse().unwrap()))
        .collect()
}

/// The runs of the pins that stand, of the bits of a mask.
fn runs(standing: u32) -> Vec<u32> {
    let text = format!("{standing:b}");
    let mut runs: Vec<u32> = text
        .split('0')
        .filter(|run| !run.is_empty())
        .map(|run| u32::try_from(run.len()).unwrap())
        .collect();
    runs.sort_unstable();
    runs
}

const UNLIKE_GRAPH: &str = "0-1,0-2,1-2,1-3,2-3";

fn unlike<'a>(pins: &'a str, heap: &'a str, token: &'a str, claim: &'a str) -> Link<'a> {
    Link {
        about: "sg",
        pins,
        heap,
        token,
        edges: UNLIKE_GRAPH,
        claim,
        ..Link::default()
    }
}

/// Pins, heap, token; wrong values, and the first part that is wrong.
const WRONG_SUMS: [(&str, &str, &str, &str, &str); 14] = [
    ("5", "6", "0", "5,6,0", "1"),
    ("5", "6", "0", "4,6,0", "2"),
    ("5", "6", "0", "4,3,2", "3"),
    ("5", "6", "0", "4,3,1", "3"),
    ("5", "6", "0", "1,3,0", "1"),
    ("5", "6", "0", ",4", "2"),
    ("5", "6", "0", ",,3", "3"),
    ("7", "12", "1", "7,2,2", "1"),
    ("7", "12", "1", "2,4,2", "2"),
    ("7", "12", "1", "2,2,1", "3"),
    ("4", "8", "2", "4,0,1", "1"),
    ("4", "8", "2", "1,1,1", "2"),
    ("4", "8", "2", "0,0,1", "1"),
    ("0", "1", "3", "0,1,0", "2"),
];

/// By the naive twin, a part alone beside a heap of Nim of the claimed size.
fn loses_beside(part: usize, [pins, heap, token]: [u32; 3], nim: u32) -> bool {
    let start = match part {
        0 => (runs((1 << pins) - 1), 0, None, nim),
        1 => (vec![], heap, None, nim),
        _ => (vec![], 0, Some(token), nim),
    };
    let game = Unlike {
        arrows: arrows(UNLIKE_GRAPH),
    };
    solve(&game, &start, 100_000).unwrap()[&start].normal == Outcome::P
}

#[test]
fn wrong_values_of_unlike_parts_are_refuted_by_a_winning_move() {
    for (pins, heap, token, claim, at) in WRONG_SUMS {
        let link = unlike(pins, heap, token, claim);
        assert_eq!(judged(&link), refuted(at), "{claim}");
        let trio = sg::read_trio(pins, heap, UNLIKE_GRAPH, token).unwrap();
        let sum = sg::claimed(trio, claim, "").unwrap();
        let disputed = sum.disputed.unwrap();
        let part = disputed.wrong.unwrap();
        let sizes = [pins, heap, token].map(|one| one.parse().unwrap());
        let nim = sum.claimed[part].unwrap();
        assert!(!loses_beside(part, sizes, nim), "{claim}");
        // The move that is shown wins.
        let PartMove { part: moved, to } = disputed.dispute.answers[0].by;
        assert_eq!(disputed.dispute.answers[0].answer, None);
        let [pins, heap, token] = sizes;
        let mut left: UnlikeAt = match part {
            0 => (runs((1 << pins) - 1), 0, None, nim),
            1 => (vec![], heap, None, nim),
            _ => (vec![], 0, Some(token), nim),
        };
        match moved {
            0 => left.0 = runs(to),
            1 => left.1 = to,
            2 => left.2 = Some(to),
            _ => left.3 = to,
        }
        let game = Unlike {
            arrows: arrows(UNLIKE_GRAPH),
        };
        let solved = solve(&game, &left, 100_000).unwrap();
        assert_eq!(solved[&left].normal, Outcome::P, "{claim}");
    }
}

/// Of every part, exactly the value that the naive twin finds is not refuted.
#[test]
fn a_value_of_a_part_is_forced() {
    for [pins, heap, token] in [
        [0, 0, 0],
        [1, 2, 1],
        [3, 5, 2],
        [5, 6, 3],
        [6, 9, 0],
        [7, 12, 1],
    ] {
        let [p, h, t] = [pins, heap, token].map(|one: u32| one.to_string());
        for part in 0..3 {
            for value in 0..=8 {
                let claim = format!("{}{value}", ",".repeat(part));
                let expected = if loses_beside(part, [pins, heap, token], value) {
                    Judged::Tried(1)
                } else {
                    refuted(&(part + 1).to_string())
                };
                assert_eq!(
                    judged(&unlike(&p, &h, &t, &claim)),
                    expected,
                    "{p} {h} {t}: {claim}"
                );
            }
        }
    }
}

/// Every answer in the whole sum leaves a losing position, by the naive twin.
#[test]
fn every_move_in_a_sum_of_unlike_parts_is_answered() {
    let game = Unlike {
        arrows: arrows(UNLIKE_GRAPH),
    };
    for (pins, heap, token, claim, tried) in [
        // 9 ways to hit pins, 5 to take stones, 2 arrows, 7 stones of Nim.
        ("5", "6", "0", "4,3,0", 23),
        ("4", "5", "1", "1,2,2", 7 + 4 + 2 + 1),
        ("3", "7", "2", "3,3,1", 5 + 5 + 1 + 1),
        ("0", "0", "3", "0,0,0", 0),
    ] {
        let link = unlike(pins, heap, token, claim);
        assert_eq!(judged(&link), Judged::Tried(tried), "{claim}");
        let trio = sg::read_trio(pins, heap, UNLIKE_GRAPH, token).unwrap();
        let values = trio.values();
        let sum = sg::claimed(trio, claim, "").unwrap();
        let Some(sg::Disputed {
            wrong: None,
            dispute,
        }) = sum.disputed
        else {
            panic!("{claim}")
        };
        let solved_from = |states: [u32; 4]| {
            let start = (runs(states[0]), states[1], Some(states[2]), states[3]);
            solve(&game, &start, 100_000).unwrap()[&start].normal
        };
        let start = [0, 1, 2, 3].map(|part| dispute.position[part].left());
        for one in &dispute.answers {
            let answer = one.answer.expect("an answer");
            let mut left = start;
            left[one.by.part] = one.by.to;
            if let Some(values) = values.get(one.by.part) {
                let [before, after] = [start, left].map(|all| values[all[one.by.part] as usize]);
                // A value that is raised is brought back.
                assert_eq!(after > before, answer.part == one.by.part, "{one:?}");
            }
            left[answer.part] = answer.to;
            assert_eq!(solved_from(left), Outcome::P, "{claim}: {one:?}");
        }
    }
}

#[test]
fn sums_of_unlike_parts_are_judged_as_far_as_they_are_claimed() {
    let sum = |claim, moves| {
        judged(&Link {
            moves,
            ..unlike("5", "6", "0", claim)
        })
    };
    assert_eq!(sum("", ""), Judged::Unclaimed);
    assert_eq!(sum(",,", ""), Judged::Unclaimed);
    assert_eq!(sum("4", ""), Judged::Tried(1));
    assert_eq!(sum("4,,0", ""), Judged::Tried(2));
    assert_eq!(sum("4,3,0", ""), Judged::Tried(23));
    // The token moves to 1, of value 2, and on to 3; then pins and stones are left.
    assert_eq!(sum("4,3,0", "3-1"), Judged::Tried(1 + 9 + 5 + 7));
    for (claim, moves) in [
        ("x", ""),
        ("4,3,0,0", ""),
        ("21", ""),
        ("4,3,0", "3-3"),
        ("4,3,0", "1-31"),
        ("4,3,0", "2-5"),
        ("4,3,0", "5-0"),
        ("4,3,0", "0-0"),
    ] {
        let judged = sum(claim, moves);
        assert!(matches!(judged, Judged::Invalid(_)), "{claim} {moves}");
    }
    let refused = |pins, heap, token| {
        let link = Link {
            edges: UNLIKE_GRAPH,
            ..unlike(pins, heap, token, "")
        };
        Spec::parse(&link).unwrap_err()
    };
    for pins in ["8", "", "x", "-1"] {
        assert!(matches!(
            refused(pins, "6", "0"),
            Error::WhyPins { limit: 7, .. }
        ));
    }
    assert!(matches!(
        refused("5", "13", "0"),
        Error::WhyStones { limit: 12, .. }
    ));
    assert!(matches!(
        refused("5", "6", "4"),
        Error::WhyToken { limit: 3, .. }
    ));
}

/// A picture beside another by their bare rules.
struct Beside([hackenbush::Spec; 2]);

impl Impartial for Beside {
    type Position = [Vec<u32>; 2];
    type Move = PartMove;

    fn moves(&self, position: &[Vec<u32>; 2]) -> Vec<(PartMove, [Vec<u32>; 2])> {
        let mut all = Vec::new();
        for (part, spec) in self.0.iter().enumerate() {
            for (to, left) in spec.moves(&position[part]) {
                let mut option = position.clone();
                option[part] = left;
                all.push((PartMove { part, to }, option));
            }
        }
        all
    }
}

/// A picture, its fused edges, and the first cut for which the same edge is no answer.
const PICTURES: [(&str, &str, Option<&str>); 18] = [
    ("0-1,1-2,2-3,3-0,0-4", "0-0,0-0,0-0,0-0,0-4", Some("1-0")),
    ("0-1,1-2,2-3,3-1,3-4", "0-1,1-1,1-1,1-1,1-4", Some("1-2")),
    ("0-1,1-2,2-3,3-4,4-0", "0-0,0-0,0-0,0-0,0-0", Some("1-0")),
    (
        "0-1,1-2,2-0,2-3,3-4,4-2",
        "0-0,0-0,0-0,0-0,0-0,0-0",
        Some("1-1"),
    ),
    ("0-1,0-2,1-2", "0-0,0-0,0-0", Some("1-0")),
    ("0-1,1-0", "0-0,0-0", None),
    ("0-1,1-2,2-0", "0-0,0-0,0-0", Some("1-0")),
    ("0-1,1-2,2-3,3-1", "0-1,1-1,1-1,1-1", Some("1-1")),
    ("0-1,0-2,1-2,1-3,2-3", "0-0,0-0,0-0,0-0,0-0", Some("1-0")),
    ("0-1,1-2,2-3,3-0", "0-0,0-0,0-0,0-0", Some("1-0")),
    ("0-1,0-2,1-2,2-3", "0-0,0-0,0-0,0-3", Some("1-1")),
    ("0-1,1-2,1-2", "0-1,1-1,1-1", None),
    ("0-1,1-2,2-3,3-4,4-1", "0-1,1-1,1-1,1-1,1-1", Some("1-1")),
    (
        "0-1,0-2,1-2,1-3,2-3,0-3,3-4,4-5",
        "0-0,0-0,0-0,0-0,0-0,0-0,0-4,4-5",
        None,
    ),
    // Nothing to fuse: the twin.
    ("0-1,1-2,1-3", "0-1,1-2,1-3", None),
    ("0-1,0-2", "0-1,0-2", None),
    ("0-1,1-1", "0-1,1-1", None),
    ("", "", None),
];

#[test]
fn the_same_edge_is_no_answer_where_a_reply_wins() {
    let mut refuted_count = 0;
    for (edges, fused, _) in PICTURES {
        let pictures = fusion::read_pictures(edges).unwrap();
        assert_eq!(pictures.edges[1], arrows(fused), "{edges}");
        let specs = [edges, fused].map(|edges| hackenbush::Spec::parse(edges, "0").unwrap());
        let game = Beside(specs);
        let start = game.0.each_ref().map(hackenbush::Spec::start);
        let solved = solve(&game, &start, 100_000).unwrap();
        let is_losing = |position: &[Vec<u32>; 2]| solved[position].normal == Outcome::P;
        let option = |position: &[Vec<u32>; 2], by: PartMove| {
            let mut all = game.moves(position).into_iter();
            all.find(|(one, _)| *one == by).unwrap().1
        };
        // Any answer: each leaves a losing position.
        assert!(is_losing(&start), "{edges}");
        let any = fusion::claimed(pictures.clone(), "any", "").unwrap();
        assert_eq!(any.refuted(), None);
        assert_eq!(any.dispute.answers.len(), 2 * start[0].len());
        for one in &any.dispute.answers {
            let left = option(&start, one.by);
            assert!(
                is_losing(&option(&left, one.answer.unwrap())),
                "{edges}: {one:?}"
            );
        }
        // The same edge: judged as the twin does.
        let same_wins = |by: PartMove| {
            let same = PartMove {
                part: 1 - by.part,
                to: by.to,
            };
            is_losing(&option(&option(&start, by), same))
        };
        let all = game.moves(&start).into_iter().map(|(by, _)| by);
        let expected = all.into_iter().find(|&by| !same_wins(by));
        let same = fusion::claimed(pictures, "same", "").unwrap();
        assert_eq!(same.refuted(), expected, "{edges}");
        for (one, reply) in same.dispute.answers.iter().zip(&same.replies) {
            assert_eq!(reply.is_none(), same_wins(one.by), "{edges}: {one:?}");
            if let Some(reply) = *reply {
                let left = option(&option(&start, one.by), one.answer.unwrap());
                assert!(is_losing(&option(&left, reply)), "{edges}: {one:?}");
                refuted_count += 1;
            }
        }
    }
    assert!(refuted_count > 30);
}

#[test]
fn claims_about_fusion_are_judged() {
    for (edges, _, at) in PICTURES {
        let count = 2 * edges.split(',').filter(|edge| !edge.is_empty()).count() as u64;
        assert_eq!(judge("fusion", "", "", edges), Judged::Tried(count));
        assert_eq!(judge("fusion", "", "any", edges), Judged::Tried(count));
        let same = at.map_or(Judged::Tried(count), refuted);
        assert_eq!(judge("fusion", "", "same", edges), same, "{edges}");
    }
    let triangle = |claim, moves| {
        judged(&Link {
            about: "fusion",
            edges: "0-1,0-2,1-2",
            claim,
            moves,
            ..Link::default()
        })
    };
    assert_eq!(triangle("", "1-2"), Judged::Tried(5));
    for (claim, moves) in [("some", ""), ("", "1-3"), ("", "3-0"), ("", "1-2,1-2")] {
        assert!(
            matches!(triangle(claim, moves), Judged::Invalid(_)),
            "{claim} {moves}"
        );
    }
    let refused = |edges| {
        let link = Link {
            about: "fusion",
            edges,
            ..Link::default()
        };
        Spec::parse(&link).unwrap_err()
    };
    let many = ["0-1"; 9].join(",");
    assert!(matches!(
        refused(&many),
        Error::WhyLinesMany { value: 9, limit: 8 }
    ));
    assert!(matches!(refused("0-1,x"), Error::WhyLine { place: 2, .. }));
    assert!(matches!(refused("0-20"), Error::WhyLine { limit: 19, .. }));
    assert!(matches!(
        refused("0-1,2-3"),
        Error::WhyLoose { place: 2, .. }
    ));
}
