//! Green Hackenbush: every answer is compared with the bare rules.

#[path = "naive/graphs.rs"]
mod naive;

use mexplorer::Outcome;
use mexplorer::hackenbush::{Component, Error, Event, Fused, MAX_EDGES, MAX_WORK, Spec, fuse};
use mexplorer::impartial::{Impartial, solve};
use mexplorer::play::PlayText;

use naive::SeededRandom;

/// Edges as pairs of vertices.
type Edges = Vec<[u32; 2]>;

/// The bare rules; a position has one bit for each remaining edge.
struct Bare {
    edges: Edges,
    ground: Vec<u32>,
}

impl Bare {
    /// The edges that are connected to the ground.
    fn joined(&self, there: u32) -> u32 {
        let mut vertices = self.ground.clone();
        let mut joined = 0;
        loop {
            let before = joined;
            for (edge, ends) in self.edges.iter().enumerate() {
                let is_there = there >> edge & 1 == 1;
                if is_there && ends.iter().any(|end| vertices.contains(end)) {
                    joined |= 1 << edge;
                    vertices.extend(ends);
                }
            }
            if joined == before {
                return joined;
            }
        }
    }
}

impl Impartial for Bare {
    type Position = u32;
    type Move = u32;

    fn moves(&self, &there: &u32) -> Vec<(u32, u32)> {
        let joined = self.joined(there);
        let all = (0..u32::BITS).filter(|edge| joined >> edge & 1 == 1);
        all.map(|edge| (edge, self.joined(there & !(1 << edge))))
            .collect()
    }
}

fn bits(edges: &[u32]) -> u32 {
    edges.iter().fold(0, |all, edge| all | 1 << edge)
}

fn list(numbers: &[u32]) -> String {
    let numbers: Vec<String> = numbers.iter().map(u32::to_string).collect();
    numbers.join(",")
}

fn written(edges: &[[u32; 2]]) -> String {
    let edges: Vec<String> = edges
        .iter()
        .map(|[one, other]| format!("{one}-{other}"))
        .collect();
    edges.join(",")
}

fn game(edges: &[[u32; 2]], ground: &[u32]) -> Spec {
    Spec::parse(&written(edges), &list(ground)).unwrap()
}

fn nimber(edges: &str, ground: &str) -> u32 {
    Spec::parse(edges, ground).unwrap().nimber()
}

/// Edges from each number to the next.
fn stalk(first: u32, length: u32) -> Edges {
    (first..first + length).map(|at| [at, at + 1]).collect()
}

/// A cycle through 0.
fn ring(length: u32) -> Edges {
    (0..length).map(|at| [at, (at + 1) % length]).collect()
}

/// A random graph, with loops, parallel edges and gaps between its numbers.
fn any_graph(random: &mut SeededRandom, vertices: u32, edges: u32) -> Edges {
    let count = 1 + random.below(vertices);
    let edges = random.below(edges + 1);
    (0..edges)
        .map(|_| [random.below(count) * 7, random.below(count) * 7])
        .collect()
}

/// A random tree with some edges back to lower vertices, often to near ones.
fn any_grown(random: &mut SeededRandom, vertices: u32, backs: u32) -> Edges {
    let mut edges: Edges = (1..vertices)
        .map(|at| [at.saturating_sub(1 + random.below(3)), at])
        .collect();
    for _ in 0..backs {
        let from = random.below(vertices);
        edges.push([from, from.saturating_sub(random.below(8))]);
    }
    edges
}

/// All winning edges, by one fusion for each edge.
fn winning(game: &Spec) -> Vec<u32> {
    let all = game.moves(&game.start()).into_iter();
    all.filter(|(_, left)| game.outcome(left) == Outcome::P)
        .map(|(edge, _)| edge)
        .collect()
}

#[test]
fn known_values() {
    // Degenerate graphs.
    assert_eq!(nimber("", ""), 0);
    assert_eq!(nimber("", "0"), 0);
    assert_eq!(nimber("0-1,1-2", ""), 0);
    assert_eq!(nimber("0-1,1-2", "3"), 0);
    assert_eq!(nimber("0-0", "0"), 1);
    assert_eq!(nimber("0-1", "0,1"), 1);
    // Stalks, and cycles through one ground vertex or two.
    for length in 1..40 {
        assert_eq!(game(&stalk(0, length), &[0]).nimber(), length);
        assert_eq!(game(&ring(length), &[0]).nimber(), length % 2);
        assert_eq!(game(&stalk(0, length), &[0, length]).nimber(), length % 2);
    }
    // Several stalks are heaps.
    assert_eq!(nimber("0-1,1-2,2-3,0-4,4-5,5-6,6-7,8-9", "0,8"), 3 ^ 4 ^ 1);
    // Parallel edges: pairs cancel, and what they carry has the same value.
    assert_eq!(nimber("0-1,0-1", "0"), 0);
    assert_eq!(nimber("0-1,1-0,0-1", "0"), 1);
    assert_eq!(nimber("0-1,0-1,1-2,2-3", "0"), 2);
    // Loops count as leaves.
    assert_eq!(nimber("0-1,1-1", "0"), 2);
    assert_eq!(nimber("0-1,1-1,1-1", "0"), 1);
    // Trees: a vertex with leaves, and one that carries 1 and 2, so 3, on an edge.
    assert_eq!(nimber("0-1,1-2,1-3,1-4", "0"), 2);
    assert_eq!(nimber("0-1,1-2,1-3,3-4", "0"), 4);
    // A house: two walls, a ceiling, a roof of two sides and a chimney.
    assert_eq!(nimber("0-1,2-3,1-3,1-4,4-3,4-5", "0,2"), 0);
    // The same with a door, a cycle of three edges through the ground.
    assert_eq!(nimber("0-1,2-3,1-3,1-4,4-3,4-5,6-7,7-8,8-9", "0,2,6,9"), 1);
    // Loose edges have no value.
    assert_eq!(nimber("0-1,5-6,6-7,7-5,8-8", "0"), 1);
}

#[test]
fn small_multigraphs_are_those_of_a_search() {
    let mut random = SeededRandom(7);
    let mut seen = [0; 2];
    for _ in 0..900 {
        let edges = any_graph(&mut random, 6, 8);
        let ground: Vec<u32> = (0..6)
            .map(|vertex| vertex * 7)
            .filter(|_| random.below(3) == 0)
            .collect();
        let text = format!("{} on {}", written(&edges), list(&ground));
        let game = game(&edges, &ground);
        let bare = Bare { edges, ground };
        let start = bits(&game.start());
        let solved = solve(&bare, &start, 1_000).unwrap();
        let verdict = game.verdict();
        assert_eq!(verdict.nimber, solved[&start].nimber, "{text}");
        assert_eq!(game.nimber(), verdict.nimber);
        assert_eq!(verdict.outcome, solved[&start].normal, "{text}");
        let all = bare.moves(&start).into_iter();
        let all: Vec<u32> = all
            .filter(|(_, left)| solved[left].nimber == 0)
            .map(|(edge, _)| edge)
            .collect();
        assert_eq!(verdict.moves, all, "{text}");
        assert_eq!(verdict.total, Some(all.len() as u64));
        assert_eq!(verdict.is_over, bare.moves(&start).is_empty());
        assert_eq!(game.is_over(&game.start()), verdict.is_over);
        seen[usize::from(verdict.outcome == Outcome::N)] += 1;
        // Every move leaves what the rules leave, in every later position too.
        let own = solve(&game, &game.start(), 1_000).unwrap();
        for (position, found) in &own {
            let there = bits(position);
            assert_eq!(*found, solved[&there], "{text}: {position:?}");
            assert_eq!(game.outcome(position), found.normal);
            let left = game.moves(position);
            let moves: Vec<(u32, u32)> = left
                .iter()
                .map(|(edge, left)| (*edge, bits(left)))
                .collect();
            assert_eq!(moves, bare.moves(&there), "{text}: {position:?}");
            let joined = bare.joined(there);
            for (edge, left) in moves {
                let fallen = bits(&game.falls(position, edge));
                assert_eq!(fallen, joined & !left & !(1 << edge));
            }
            let wins = game.winning(position).into_iter();
            let wins: Vec<u32> = wins.map(|(edge, _)| edge).collect();
            let expected = bare.moves(&there).into_iter();
            let expected = expected.filter(|(_, left)| solved[left].nimber == 0);
            assert_eq!(wins, expected.map(|(edge, _)| edge).collect::<Vec<_>>());
            assert_eq!(game.read(&game.write(position)).unwrap(), *position);
        }
    }
    assert!(seen.iter().all(|&count| count > 150), "{seen:?}");
}

#[test]
fn winning_edges_within_cycles_are_found() {
    let mut random = SeededRandom(11);
    let mut found = 0;
    for round in 0..600 {
        let (vertices, most) = if round < 500 { (25, 40) } else { (120, 160) };
        let edges = match round % 3 {
            0 => any_graph(&mut random, vertices, most),
            1 => any_grown(&mut random, vertices, most - vertices),
            _ => any_grown(&mut random, vertices, 4),
        };
        let ground = [0, 7 * random.below(vertices)];
        let game = game(&edges, &ground);
        let verdict = game.verdict();
        let expected = winning(&game);
        found += expected.len();
        assert_eq!(verdict.moves, expected, "{} on {ground:?}", written(&edges));
        assert_eq!(verdict.total, Some(expected.len() as u64));
    }
    assert!(found > 500, "{found}");
    // A cycle with a stalk on every vertex: all its edges lie on one cycle.
    for length in 1..30 {
        let mut edges = ring(length);
        let mut next = length;
        for at in 0..length {
            let height = random.below(5);
            if height > 0 {
                edges.push([at, next]);
                edges.extend(stalk(next, height - 1));
                next += height;
            }
        }
        let game = game(&edges, &[0]);
        assert_eq!(game.verdict().moves, winning(&game), "{}", written(&edges));
    }
    // Cycles of cycles.
    let mut edges = Vec::new();
    for at in 0..12 {
        edges.extend([[at, 20 + at], [20 + at, (at + 1) % 12], [at, 40 + at]]);
        edges.extend([
            [40 + at, (at + 1) % 12],
            [20 + at, 60 + at],
            [60 + at, 80 + at],
        ]);
    }
    let game = game(&edges, &[0, 80]);
    assert_eq!(game.verdict().moves, winning(&game));
}

#[test]
fn all_winning_edges_of_five_thousand_are_known() {
    // A cycle, a ladder, and a graph without any order.
    let most = 5_000;
    let mut grown = SeededRandom(3);
    let ladder = (0..1_666).flat_map(|at| {
        let at = 2 * at;
        [[at, at + 1], [at, at + 2], [at + 1, at + 3]]
    });
    let games = [
        game(&ring(most - 1), &[0]),
        game(&ladder.collect::<Vec<_>>(), &[0]),
        game(&any_grown(&mut grown, 2_000, 3_000), &[0]),
        game(
            &(0..most)
                .map(|_| [grown.below(2_500), grown.below(2_500)])
                .collect::<Vec<_>>(),
            &[0, 1, 2],
        ),
    ];
    for game in games {
        let verdict = game.verdict();
        assert_eq!(verdict.total, Some(verdict.moves.len() as u64));
        assert!(verdict.nimber == 0 || !verdict.moves.is_empty());
        // Some of the winning edges, and some others.
        for edge in (0..most).step_by(211) {
            let left = game.named(&game.start(), &edge.to_string());
            let wins = left.is_some_and(|(_, left)| game.outcome(&left) == Outcome::P);
            assert_eq!(verdict.moves.contains(&edge), wins);
        }
    }
}

#[test]
fn of_larger_cycles_bridges_and_loops_are_reported() {
    let mut random = SeededRandom(5);
    let mut reported = 0;
    for round in 0..12 {
        // A cycle too large to examine, with or without a loop, and a tree on it; and a large stalk
        // beside it.
        let mut edges: Edges = (0..11_000)
            .map(|_| [random.below(5_000), random.below(5_000)])
            .filter(|ends| ends[0] != ends[1])
            .collect();
        if round % 2 == 0 {
            edges.push([0, 0]);
        }
        edges.extend([[0, 9_000], [9_000, 9_001], [9_000, 9_002], [9_001, 9_003]]);
        edges.extend(stalk(10_000, round));
        let game = game(&edges, &[0, 10_000]);
        let verdict = game.verdict();
        let is_known = verdict.nimber == 0;
        assert_eq!(verdict.total, is_known.then_some(0), "{round}");
        reported += verdict.moves.len();
        for &edge in &verdict.moves {
            let (_, left) = game.named(&game.start(), &edge.to_string()).unwrap();
            assert_eq!(game.outcome(&left), Outcome::P);
        }
    }
    assert!(reported > 5, "{reported}");
    // Many small cycles cost little.
    let triangles = (0..10_000).flat_map(|at| {
        let at = 3 * at;
        [[at, at + 1], [at + 1, at + 2], [at + 2, at], [at, at + 3]]
    });
    let game = game(&triangles.collect::<Vec<_>>(), &[0]);
    assert!(game.verdict().total.is_some());
    assert_eq!(MAX_WORK, 5_000 * 5_000);
}

#[test]
fn a_hundred_thousand_edges_do_not_overflow_the_stack() {
    let most = u32::try_from(MAX_EDGES).unwrap();
    let path = game(&stalk(0, most), &[0]);
    let verdict = path.verdict();
    assert_eq!((verdict.nimber, verdict.total), (most, Some(1)));
    assert_eq!(verdict.moves, [0]);
    assert_eq!(fuse(&path, &mut ()).components().len(), MAX_EDGES + 1);
    assert_eq!(path.falls(&path.start(), 60_000).len(), 39_999);
    assert_eq!(path.patient(&path.start()).unwrap().0, most - 1);

    assert_eq!(game(&ring(most), &[0]).verdict().nimber, 0);
    let odd = game(&ring(most - 1), &[5]);
    assert_eq!((odd.verdict().nimber, odd.verdict().total), (1, None));
    assert_eq!(fuse(&odd, &mut ()).components().len(), 1);

    let mut random = SeededRandom(2);
    let edges: Edges = (0..most)
        .map(|_| [random.below(60_000), random.below(60_000)])
        .collect();
    let any = game(&edges, &[0, 1, 2]);
    let fused = fuse(&any, &mut ());
    assert_eq!(any.nimber(), fused.nimber());
    let joined = any.joined().into_iter().filter(|&is_joined| is_joined);
    let counted: u32 = fused
        .components()
        .iter()
        .map(|one| one.edges + u32::from(one.bridge.is_some()))
        .sum();
    assert_eq!(joined.count(), counted as usize);

    let loops = game(&vec![[9, 9]; MAX_EDGES], &[9]);
    assert_eq!((loops.nimber(), loops.verdict().total), (0, Some(0)));
    let loops = game(&vec![[9, 9]; MAX_EDGES - 1], &[9]);
    assert_eq!(loops.verdict().moves.len(), MAX_EDGES - 1);
    let far = game(&[[0, 999_999]], &[999_999]);
    assert_eq!(
        (far.vertices(), far.ground()),
        (&[0, 999_999][..], &[1][..])
    );
}

/// Whether the nimber of every component follows from the colon principle.
fn is_colon(components: &[Component]) -> bool {
    components.iter().all(|one| {
        let carried = components
            .iter()
            .filter(|other| other.parent == Some(one.vertex));
        let value = carried.fold(one.edges % 2, |all, other| all ^ (other.nimber + 1));
        one.nimber == value
    })
}

#[test]
fn a_run_reports_each_component_after_those_it_carries() {
    // Two ground vertices on a cycle; a stalk, and on it a triangle with a loop; a loose edge.
    let game = Spec::parse("9-2,2-4,4-9,4-5,6-5,6-7,7-6,6-6,0-1", "9,4,3").unwrap();
    assert_eq!(game.vertices(), [0, 1, 2, 4, 5, 6, 7, 9]);
    assert_eq!(game.ground(), [3, 7]);
    assert_eq!(
        game.joined(),
        [true, true, true, true, true, true, true, true, false]
    );
    let mut seen = Vec::new();
    let fused = fuse(&game, &mut |event| seen.push(event));
    let one = |vertex, vertices, edges, nimber, parent, bridge| Component {
        vertex,
        vertices,
        edges,
        nimber,
        parent,
        bridge,
    };
    assert_eq!(
        fused.components(),
        [
            one(5, 2, 3, 1, Some(4), Some(4)),
            one(4, 1, 0, 2, Some(3), Some(3)),
            one(3, 3, 3, 3 ^ 1, None, None),
        ]
    );
    assert_eq!(
        fused.places(),
        [
            None,
            None,
            Some(2),
            Some(2),
            Some(1),
            Some(0),
            Some(0),
            Some(2)
        ]
    );
    assert_eq!(fused.component(7).unwrap().vertex, 3);
    assert_eq!((fused.component(0), fused.component(8)), (None, None));
    assert_eq!(
        seen,
        [
            Event::Ground { vertices: 2 },
            Event::Fused {
                component: 5,
                vertices: 2,
                edges: 3
            },
            Event::Paired {
                component: 5,
                left: 1
            },
            Event::Fused {
                component: 3,
                vertices: 3,
                edges: 3
            },
            Event::Paired {
                component: 3,
                left: 1
            },
            Event::Valued {
                component: 5,
                nimber: 1
            },
            Event::Valued {
                component: 4,
                nimber: 2
            },
            Event::Valued {
                component: 3,
                nimber: 2
            },
            Event::Answered { nimber: 2 },
        ]
    );
    // Observing changes nothing.
    assert_eq!(fuse(&game, &mut ()), fused);
    let nothing: Fused = fuse(&Spec::parse("1-2", "3").unwrap(), &mut ());
    assert_eq!((nothing.components(), nothing.nimber()), (&[][..], 0));
}

#[test]
fn reported_components_of_random_graphs_have_their_edges_and_nimbers() {
    let mut random = SeededRandom(13);
    for _ in 0..300 {
        let ground = [7 * random.below(12), 7 * random.below(12)];
        let game = game(&any_graph(&mut random, 12, 16), &ground);
        let fused = fuse(&game, &mut ());
        assert!(is_colon(fused.components()));
        assert_eq!(fused.nimber(), game.nimber());
        for (place, one) in fused.components().iter().enumerate() {
            let members = (0..).zip(fused.places());
            let members = members.filter(|(_, at)| at.is_some_and(|at| at as usize == place));
            let members: Vec<u32> = members.map(|(vertex, _)| vertex).collect();
            let name = one.parent.map_or(game.ground()[0], |_| members[0]);
            assert_eq!((one.vertex, one.vertices as usize), (name, members.len()));
            let parent = one.parent.map(|parent| {
                assert_eq!(fused.component(parent).unwrap().vertex, parent);
                fused.places()[parent as usize].unwrap() as usize
            });
            assert!(parent.is_none_or(|parent| parent > place));
            let ends = one.bridge.map(|bridge| game.edges()[bridge as usize]);
            if let Some(ends) = ends {
                let mut joins = ends.map(|end| fused.component(end).unwrap().vertex);
                joins.sort_unstable();
                let mut expected = [one.vertex, one.parent.unwrap()];
                expected.sort_unstable();
                assert_eq!(joins, expected);
            }
        }
    }
}

#[test]
fn positions_and_moves_are_texts() {
    let game = Spec::parse("0-1,1-2,2-3,3-1,8-9,9-9", "0").unwrap();
    let start = game.start();
    assert_eq!(game.write(&start), "0,1,2,3,4,5");
    let (edge, left) = game.named(&start, "2").unwrap();
    assert_eq!(
        (game.name(&edge), game.write(&left)),
        ("2".to_owned(), "0,1,3".to_owned())
    );
    for name in ["", "4", "5", "6", "02", "-1", "x", "4294967296"] {
        assert_eq!(game.named(&start, name), None, "{name}");
    }
    assert_eq!(game.read("").unwrap(), []);
    assert!(game.is_over(&vec![]) && game.is_over(&vec![4, 5]));
    assert_eq!(game.patient(&vec![]), None);
    assert_eq!(game.careless(&vec![], [0.0; 3]), None);
    assert_eq!(game.careless(&start, [0.99, 0.0, 0.0]).unwrap().0, 3);
    for text in ["x", "6", "0,0", "1,0", "0,,1", "0;1", "99999999999"] {
        let expected = Error::HackenbushPosition {
            value: text.to_owned(),
        };
        assert_eq!(game.read(text), Err(expected), "{text}");
    }
    // In Rust, edges that do not exist are ignored.
    assert_eq!(game.falls(&[0, 77], 77), []);
    assert_eq!(game.moves(&vec![0, 77]), [(0, vec![])]);
    // In a lost position: a move that leaves one winning move among as many moves as possible.
    let two = Spec::parse("0-1,1-2,2-3,0-4,4-5,5-6", "0").unwrap();
    let (_, left) = two.patient(&two.start()).unwrap();
    assert_eq!((two.outcome(&two.start()), left.len()), (Outcome::P, 5));

    let heaps = |height: u32| {
        let mut edges = stalk(0, height);
        edges.extend(stalk(1_000, height));
        self::game(&edges, &[0, 1_000])
    };
    let few = heaps(100);
    assert_eq!(few.listed(&few.start()).unwrap().len(), 200);
    assert_eq!(few.patient(&few.start()).unwrap().0, 99);
    let many = heaps(101);
    assert_eq!(many.listed(&many.start()), None);
    // No edge of a cycle makes anything fall.
    let round = self::game(&ring(70), &[0]);
    assert_eq!(round.patient(&round.start()).unwrap().0, 0);
    let many = self::game(&vec![[0, 1]; 301], &[0]);
    assert_eq!(many.verdict().total, Some(301));
    assert_eq!(many.winning(&many.start()).len(), 200);
}

#[test]
fn errors_have_their_sentences() {
    let error = |edges: &str, ground: &str| Spec::parse(edges, ground).unwrap_err().to_string();
    for (typed, place) in [
        ("0", 1),
        ("-", 1),
        ("0-1,", 2),
        ("0-1,1--2", 2),
        ("0-1,1-2-3", 2),
        ("0-1, 1->2", 2),
        ("0-x", 1),
        ("0-1,-1", 2),
        ("0 1", 1),
        ("１-2", 1),
    ] {
        let value = typed.split(',').nth(place - 1).unwrap().trim();
        assert_eq!(
            error(typed, "0"),
            format!(
                "Edge {place}, “{value}”, is not two vertices joined by -, like 0-1. Each vertex is a \
                 whole number up to 999999."
            )
        );
    }
    assert_eq!(
        error("0-1", "0,x"),
        "Ground vertex 2, “x”, is not a vertex: write a whole number up to 999999."
    );
    assert_eq!(
        error("0-1", "0,2-3"),
        "Ground vertex 2, “2-3”, is not a vertex: write a whole number up to 999999."
    );
    assert_eq!(
        error("0-1,5-1000000", "0"),
        "Item 2 of edges names vertex 1000000; vertices go up to 999999."
    );
    assert_eq!(
        error("0-1", "99999999999999999999"),
        "Item 1 of ground names vertex 99999999999999999999; vertices go up to 999999."
    );
    assert_eq!(
        error(&written(&vec![[0, 1]; MAX_EDGES + 1]), "0"),
        "There are 100001 edges; the limit is 100000."
    );
    let game = Spec::parse("0-1", "0").unwrap();
    assert_eq!(
        game.read("0,1").unwrap_err().to_string(),
        "“0,1” is not a position of this game."
    );
    // No errors: spaces, leading zeros, a ground vertex without edges, or one listed twice.
    let game = Spec::parse(" 00-1 , 1 - 002", " 0 ,7, 0,999999").unwrap();
    assert_eq!((game.nimber(), game.ground()), (2, &[0][..]));
}
