//! The matching game: every answer is compared with a search by the bare rules.

#[path = "naive/seeded_random.rs"]
mod seeded_random;

use std::collections::{BTreeMap, BTreeSet};

use mexplorer::Outcome;
use mexplorer::graphs::Digraph;
use mexplorer::graphs::matching::{
    Answer, Error, Event, Forest, MAX_EDGES, MAX_VERTICES, Spec, Step, solve,
};
use mexplorer::impartial::Impartial;
use mexplorer::play::PlayText;

use seeded_random::SeededRandom;

type Edges = Vec<[u32; 2]>;

fn graph(count: u32, edges: &[[u32; 2]]) -> Digraph {
    let both: Edges = edges
        .iter()
        .flat_map(|&[one, other]| [[one, other], [other, one]])
        .collect();
    Digraph::new(count as usize, &both)
}

fn written(edges: &[[u32; 2]]) -> String {
    let edges: Vec<String> = edges
        .iter()
        .map(|[one, other]| format!("{one}-{other}"))
        .collect();
    edges.join(",")
}

fn game(count: u32, edges: &[[u32; 2]], token: u32) -> Spec {
    Spec::parse(
        &written(edges),
        Some(&count.to_string()),
        &token.to_string(),
    )
    .unwrap()
}

/// The game by its bare rules: who wins, by vertex of the token and set of vertices it can't enter.
struct Bare<'a> {
    graph: &'a Digraph,
    known: BTreeMap<(u32, u32), bool>,
}

impl Bare<'_> {
    fn wins(&mut self, token: u32, been: u32) -> bool {
        if let Some(&known) = self.known.get(&(token, been)) {
            return known;
        }
        let wins = !self.winning(token, been).is_empty();
        self.known.insert((token, been), wins);
        wins
    }

    fn winning(&mut self, token: u32, been: u32) -> Vec<u32> {
        let targets: Vec<u32> = self.graph.options(token).to_vec();
        let free = targets.into_iter().filter(|&to| been & (1 << to) == 0);
        free.filter(|&to| !self.wins(to, been | 1 << to)).collect()
    }
}

/// The size of a maximum matching, by trying all edges.
fn largest_matching(edges: &[[u32; 2]], used: u32) -> usize {
    let Some((&[one, other], rest)) = edges.split_first() else {
        return 0;
    };
    let without = largest_matching(rest, used);
    let both = 1 << one | 1 << other;
    if used & both != 0 {
        return without;
    }
    without.max(1 + largest_matching(rest, used | both))
}

/// That an answer's matching is one, of maximum size, and misses a token that loses.
fn check_mates(graph: &Digraph, walk: &[u32], answer: &Answer) {
    for (vertex, mate) in (0..).zip(&answer.mates) {
        if let &Some(mate) = mate {
            assert!(graph.options(vertex).contains(&mate));
            assert_eq!(answer.mates[mate as usize], Some(vertex));
        }
    }
    let token = *walk.last().unwrap();
    let mate = answer.mates[token as usize];
    assert_eq!(mate.is_none(), answer.outcome == Outcome::P);
    if let Some(mate) = mate {
        assert!(answer.moves.contains(&mate), "the winner walks along it");
    }
}

fn check(count: u32, edges: &[[u32; 2]], random: &mut SeededRandom) {
    let graph = graph(count, edges);
    let mut bare = Bare {
        graph: &graph,
        known: BTreeMap::new(),
    };
    let wins: Vec<u32> = (0..count).filter(|&s| bare.wins(s, 1 << s)).collect();
    for token in 0..count {
        let answer = solve(&graph, &[token], &mut ());
        assert_eq!(answer.wins, wins, "{edges:?}");
        assert_eq!(
            answer.moves,
            bare.winning(token, 1 << token),
            "{token} on {edges:?}"
        );
        assert_eq!(answer.outcome == Outcome::N, wins.contains(&token));
        assert_eq!(answer.is_over, graph.options(token).is_empty());
        check_mates(&graph, &[token], &answer);
    }
    // Positions on the way: a random walk.
    let mut walk = vec![random.below(count)];
    loop {
        let been = walk.iter().fold(0, |been, vertex| been | 1 << vertex);
        let token = *walk.last().unwrap();
        let answer = solve(&graph, &walk, &mut ());
        assert_eq!(
            answer.moves,
            bare.winning(token, been),
            "{walk:?} on {edges:?}"
        );
        assert_eq!(answer.outcome == Outcome::N, bare.wins(token, been));
        check_mates(&graph, &walk, &answer);
        let free: Vec<u32> = graph
            .options(token)
            .iter()
            .copied()
            .filter(|to| !walk.contains(to))
            .collect();
        assert_eq!(answer.is_over, free.is_empty());
        if free.is_empty() {
            break;
        }
        walk.push(random.one_of(&free));
    }
}

/// Every pair of vertices that a rule allows is an edge with such a chance in a hundred.
fn random_edges(
    random: &mut SeededRandom,
    count: u32,
    chance: u32,
    allows: impl Fn(u32, u32) -> bool,
) -> Edges {
    let mut edges = Vec::new();
    for other in 0..count {
        for one in 0..other {
            if allows(one, other) && random.below(100) < chance {
                edges.push([one, other]);
            }
        }
    }
    edges
}

#[test]
fn winners_and_winning_moves_are_those_of_a_search() {
    let mut random = SeededRandom(44);
    for _ in 0..3_000 {
        let count = 1 + random.below(10);
        let chance = [12, 20, 30, 45, 70, 100][random.below(6) as usize];
        let edges = random_edges(&mut random, count, chance, |_, _| true);
        check(count, &edges, &mut random);
    }
    for _ in 0..60 {
        let count = 11 + random.below(4);
        let chance = [14, 20, 30][random.below(3) as usize];
        let edges = random_edges(&mut random, count, chance, |_, _| true);
        check(count, &edges, &mut random);
    }
}

#[test]
fn bipartite_graphs_have_no_blossoms() {
    let mut random = SeededRandom(45);
    for _ in 0..600 {
        let count = 2 + random.below(11);
        let edges = random_edges(&mut random, count, 40, |one, other| (one + other) % 2 == 1);
        check(count, &edges, &mut random);
        let graph = graph(count, &edges);
        let forest = Forest::new(&graph, |_| true, &mut |event: Event<'_>| {
            assert!(!matches!(event, Event::Shrink { .. }));
        });
        assert_eq!(forest.size(), largest_matching(&edges, 0));
    }
}

/// Odd cycles joined at vertices, inside one another, and with tails: blossoms within blossoms.
#[test]
fn nested_blossoms() {
    let mut random = SeededRandom(46);
    let mut nested = 0;
    for _ in 0..1_500 {
        let mut edges: BTreeSet<[u32; 2]> = BTreeSet::new();
        let mut count = 1;
        // Ears of odd and even length, and tails, on random vertices; the numbers are shuffled.
        while count < 9 + random.below(5) {
            let (from, to) = (random.below(count), random.below(count));
            let inner = (1 + random.below(4)).min(14 - count);
            let is_tail = random.below(4) == 0;
            let mut last = from;
            for vertex in count..count + inner {
                edges.insert([last.min(vertex), last.max(vertex)]);
                last = vertex;
            }
            if !is_tail && last != to {
                edges.insert([last.min(to), last.max(to)]);
            }
            count += inner;
        }
        let mut numbers: Vec<u32> = (0..count).collect();
        for at in (1..count).rev() {
            numbers.swap(at as usize, random.below(at + 1) as usize);
        }
        let edges: Edges = edges
            .into_iter()
            .map(|[one, other]| [numbers[one as usize], numbers[other as usize]])
            .collect();
        check(count, &edges, &mut random);
        let graph = graph(count, &edges);
        // A vertex in two blossoms of one tree.
        let mut shrunk: BTreeMap<u32, u32> = BTreeMap::new();
        let forest = Forest::new(&graph, |_| true, &mut |event: Event<'_>| match event {
            Event::Search { .. } => shrunk.clear(),
            Event::Shrink { cycle } => {
                for &vertex in cycle {
                    let times = shrunk.entry(vertex).or_default();
                    *times += 1;
                    nested += u32::from(*times == 2);
                }
                assert!(cycle.len() > 1);
                for pair in cycle.windows(2) {
                    assert!(graph.options(pair[0]).contains(&pair[1]));
                }
            }
            _ => {}
        });
        assert_eq!(forest.size(), largest_matching(&edges, 0), "{edges:?}");
    }
    assert!(nested > 200, "{nested}");
}

fn path(count: u32) -> Edges {
    (1..count).map(|vertex| [vertex - 1, vertex]).collect()
}

fn cycle(count: u32) -> Edges {
    (0..count)
        .map(|vertex| [vertex, (vertex + 1) % count])
        .collect()
}

fn complete(count: u32) -> Edges {
    random_edges(&mut SeededRandom(0), count, 100, |_, _| true)
}

fn wins(count: u32, edges: &[[u32; 2]]) -> Vec<u32> {
    game(count, edges, 0).answer().wins.clone()
}

#[test]
fn known_graphs() {
    let all = |count: u32| (0..count).collect::<Vec<_>>();
    for count in 1..30 {
        let is_even = count % 2 == 0;
        // A path of an even number of vertices has a perfect matching; on an odd one those at an
        // even distance from an end can be missed.
        let expected: Vec<u32> = (0..count)
            .filter(|vertex| is_even || vertex % 2 == 1)
            .collect();
        assert_eq!(wins(count, &path(count)), expected);
        let expected = if is_even { all(count) } else { Vec::new() };
        if count > 2 {
            assert_eq!(wins(count, &cycle(count)), expected);
        }
        assert_eq!(wins(count, &complete(count)), expected);
    }
    // The Petersen graph has a perfect matching, and so has every graph that is left without two
    // neighbours: every move wins or loses alike.
    let mut petersen = cycle(5);
    petersen.extend((0..5).map(|vertex| [vertex, vertex + 5]));
    petersen.extend((0..5).map(|vertex| [vertex + 5, (vertex + 2) % 5 + 5]));
    assert_eq!(wins(10, &petersen), all(10));
    for token in 0..10 {
        let game = game(10, &petersen, token);
        assert_eq!(game.answer().moves, game.graph().options(token));
    }
    // A star: the middle wins, its rays lose.
    let star: Edges = (1..6).map(|ray| [0, ray]).collect();
    assert_eq!(wins(6, &star), [0]);
}

/// Pieces on a board with holes: the cells that are left, joined by a piece's moves.
fn board(rows: i32, columns: i32, holes: &[(i32, i32)], steps: &[(i32, i32)]) -> (u32, Edges) {
    let cells: Vec<(i32, i32)> = (0..rows)
        .flat_map(|row| (0..columns).map(move |column| (row, column)))
        .filter(|cell| !holes.contains(cell))
        .collect();
    let at = |cell: (i32, i32)| cells.iter().position(|&one| one == cell);
    let mut edges = Vec::new();
    for (one, &(row, column)) in cells.iter().enumerate() {
        for &(down, right) in steps {
            if let Some(other) = at((row + down, column + right)) {
                edges.push([one, other].map(|place| u32::try_from(place).unwrap()));
            }
        }
    }
    (u32::try_from(cells.len()).unwrap(), edges)
}

const ROOK: [(i32, i32); 2] = [(0, 1), (1, 0)];
const KNIGHT: [(i32, i32); 4] = [(1, 2), (2, 1), (1, -2), (2, -1)];
const KING: [(i32, i32); 4] = [(0, 1), (1, 0), (1, 1), (1, -1)];

#[test]
fn boards_with_holes() {
    let mut random = SeededRandom(47);
    for steps in [&ROOK[..], &KNIGHT, &KING] {
        for _ in 0..40 {
            let holes: Vec<(i32, i32)> = (0..16)
                .map(|cell| (cell / 4, cell % 4))
                .filter(|_| random.below(4) == 0)
                .collect();
            let (count, edges) = board(4, 4, &holes, steps);
            if (1..=14).contains(&count) {
                check(count, &edges, &mut random);
            }
        }
    }
    // On a whole board with an even number of cells dominoes are a perfect matching.
    let (count, edges) = board(6, 7, &[], &ROOK);
    assert_eq!(wins(count, &edges).len(), 42);
    // Without two opposite corners one colour has two cells more.
    let (count, edges) = board(8, 8, &[(0, 0), (7, 7)], &ROOK);
    assert_eq!(wins(count, &edges).len(), 30);
}

/// The run is a proof: the trees that got stuck have as many more odd parts than inner vertices as
/// there are exposed vertices (Berge's formula).
#[test]
fn large_graphs_are_solved_and_their_matching_is_a_largest_one() {
    let mut random = SeededRandom(48);
    let count = MAX_VERTICES;
    let mut edges: BTreeSet<[u32; 2]> = BTreeSet::new();
    while edges.len() < MAX_EDGES {
        let [one, other] = [random.below(count), random.below(count)];
        if one != other {
            edges.insert([one.min(other), one.max(other)]);
        }
    }
    let dense: Edges = edges.into_iter().collect();
    let sparse: Edges = (0..2_200)
        .map(|_| [random.below(count), random.below(count)])
        .filter(|[one, other]| one != other)
        .collect();
    // Triangles in a row, each joined to the next: blossoms one after the other.
    let triangles: Edges = (0..666)
        .flat_map(|at| {
            [
                [3 * at, 3 * at + 1],
                [3 * at + 1, 3 * at + 2],
                [3 * at, 3 * at + 2],
                [3 * at + 2, 3 * at + 3],
            ]
        })
        .collect();
    let clique = complete(200);
    for (edges, token) in [
        (dense, 7),
        (sparse, 3),
        (triangles, 0),
        (clique, 5),
        (cycle(1_999), 4),
    ] {
        let game = game(count, &edges, token);
        let forest = Forest::new(game.graph(), |_| true, &mut ());
        let missed: Vec<u32> = (0..count)
            .filter(|&vertex| forest.can_miss(vertex))
            .collect();
        let mut inner: BTreeSet<u32> = BTreeSet::new();
        for &vertex in &missed {
            inner.extend(
                game.graph()
                    .options(vertex)
                    .iter()
                    .filter(|&&to| !forest.can_miss(to)),
            );
        }
        let mut components = 0;
        let mut found = vec![false; count as usize];
        for &start in &missed {
            let mut waiting = vec![start];
            let mut size = 0;
            while let Some(vertex) = waiting.pop() {
                if !std::mem::replace(&mut found[vertex as usize], true) {
                    size += 1;
                    let near = game.graph().options(vertex).iter().copied();
                    waiting.extend(near.filter(|&to| forest.can_miss(to)));
                }
            }
            components += size % 2;
            assert!(size == 0 || size % 2 == 1);
        }
        assert_eq!(count as usize - 2 * forest.size(), components - inner.len());
        let answer = game.answer();
        assert_eq!(answer.wins.len() + missed.len(), count as usize);
        let walk = vec![token];
        let winning = game.winning(&walk);
        assert_eq!(winning.len(), answer.moves.len());
        for (to, left) in winning.iter().take(3) {
            assert_eq!(game.outcome(left), Outcome::P, "{to}");
        }
        assert_eq!(game.patient(&walk).is_some(), !answer.is_over);
    }
}

#[test]
fn the_winner_walks_along_the_matching() {
    let mut random = SeededRandom(49);
    for _ in 0..300 {
        let count = 2 + random.below(11);
        let edges = random_edges(&mut random, count, 35, |_, _| true);
        let game = game(count, &edges, random.below(count));
        let mates = game.answer().mates.clone();
        let mut walk = vec![game.token()];
        let mut is_winner = game.answer().outcome == Outcome::N;
        loop {
            let moves = game.moves(&walk);
            if moves.is_empty() {
                assert!(!is_winner, "the winner is never stuck");
                break;
            }
            let token = *walk.last().unwrap() as usize;
            walk = if is_winner {
                let (to, left) = game.winning(&walk).swap_remove(0);
                assert_eq!(Some(to), mates[token]);
                left
            } else {
                assert!(game.winning(&walk).is_empty());
                moves[random.below(u32::try_from(moves.len()).unwrap()) as usize]
                    .1
                    .clone()
            };
            assert_eq!(game.read(&game.write(&walk)).unwrap(), walk);
            is_winner = !is_winner;
        }
    }
}

#[test]
fn steps_of_a_small_run() {
    // A triangle with a tail: 0-1-2 and 2-3-4.
    let graph = graph(5, &[[0, 1], [1, 2], [0, 2], [2, 3], [3, 4]]);
    let mut seen = Vec::new();
    let answer = solve(&graph, &[2], &mut |step: Step<'_>| {
        seen.push(match step {
            Step::Search(Event::Search { root }) => format!("search {root}"),
            Step::Search(Event::Grow { outer, inner }) => format!("grow {outer} {inner}"),
            Step::Search(Event::Shrink { cycle }) => format!("shrink {cycle:?}"),
            Step::Search(Event::Augment { path }) => format!("augment {path:?}"),
            Step::Search(Event::Stuck { root }) => format!("stuck {root}"),
            Step::Starts => "starts".to_owned(),
            Step::Without { token, mate } => format!("without {token} {mate}"),
            Step::Expose { path } => format!("expose {path:?}"),
        });
    });
    assert_eq!(
        seen,
        [
            "search 0",
            "augment [1, 0]",
            "search 2",
            "grow 2 0",
            "shrink [2, 1, 0, 2]",
            "augment [3, 2]",
            "search 4",
            "grow 4 3",
            "grow 2 0",
            "shrink [2, 1, 0, 2]",
            "stuck 4",
            "starts",
            "expose [2, 3, 4]",
        ]
    );
    assert_eq!(answer.wins, [3]);
    assert_eq!(answer.outcome, Outcome::P);
    assert_eq!(answer.mates, [Some(1), Some(0), None, Some(4), Some(3)]);
}

#[test]
fn degenerate_games_and_errors() {
    let alone = Spec::parse("", Some("1"), "0").unwrap();
    assert!(alone.answer().is_over);
    assert_eq!(alone.answer().outcome, Outcome::P);
    let twice = Spec::parse("0-1, 1-0,0-1", None, " 1 ").unwrap();
    assert_eq!(twice.edges().collect::<Vec<_>>(), [[0, 1]]);
    let error = |edges: &str, vertices: Option<&str>, token: &str| {
        Spec::parse(edges, vertices, token).unwrap_err()
    };
    assert_eq!(
        error("", None, "0"),
        Error::MatchingVertex {
            name: "token",
            value: 0,
            count: 0
        }
    );
    assert_eq!(
        error("0-3", Some("3"), "0"),
        Error::MatchingVertex {
            name: "edges",
            value: 3,
            count: 3
        }
    );
    assert!(matches!(
        error("0-1,2-2", None, "0"),
        Error::MatchingLoop { place: 2, .. }
    ));
    assert!(
        error("0-1,x", None, "0")
            .to_string()
            .contains("Edge 2, “x”")
    );
    assert!(error("0-2000", None, "0").to_string().contains("1999"));
    assert!(error("0-1", Some("2001"), "0").to_string().contains("2000"));
    assert!(error("0-1", None, "a").to_string().contains("“a”"));
    let many = complete(202);
    assert_eq!(
        error(&written(&many), None, "0"),
        Error::MatchingEdgesMany {
            value: 20_301,
            limit: 20_000
        }
    );
    let game = Spec::parse("0-1,1-2", Some("4"), "0").unwrap();
    for text in ["", "3,4", "0,2", "0,1,0", "x", "0,,1", "-1"] {
        assert!(game.read(text).is_err(), "{text}");
    }
    assert_eq!(game.read("2,1,0").unwrap(), [2, 1, 0]);
    assert!(game.named(&vec![0], "1").is_some());
    assert!(game.named(&vec![0], "2").is_none());
    assert!(game.named(&vec![0, 1], "0").is_none());
}
