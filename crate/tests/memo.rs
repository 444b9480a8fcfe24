//! Memoised search, compared with plain recursion by the bare rules.

use std::collections::BTreeMap;

use mexplorer::Outcome;
use mexplorer::dynamic_nim::{PileSearch, Position, RuleText, Spec};
use mexplorer::heaps::subtraction::Set;
use mexplorer::heaps::{HeapSearch, Play};
use mexplorer::memo::{Error, Event, MAX_CALLS, MAX_POSITIONS, Memo, Recursive, search};
use num_bigint::BigUint;

/// win(p) without a table, too simple to be wrong. Counts its calls by position.
fn plain(
    options: &dyn Fn(&[u32]) -> Vec<Vec<u32>>,
    end: Outcome,
    position: &[u32],
    calls: &mut BTreeMap<Vec<u32>, u64>,
) -> Outcome {
    *calls.entry(position.to_vec()).or_default() += 1;
    let all = options(position);
    if all.is_empty() {
        return end;
    }
    for option in all {
        if plain(options, end, &option, calls) == Outcome::P {
            return Outcome::N;
        }
    }
    Outcome::P
}

/// Checks a search against plain recursion.
fn check(game: &impl Recursive, options: &dyn Fn(&[u32]) -> Vec<Vec<u32>>, end: Outcome) -> Memo {
    let mut events = Vec::new();
    let memo = search(game, &mut |event| events.push(event)).unwrap();
    assert_eq!(memo, search(game, &mut ()).unwrap());
    let start = game.start();
    let mut calls = BTreeMap::new();
    let outcome = plain(options, end, &start, &mut calls);
    assert_eq!(memo.outcomes[0], outcome, "{start:?}");
    assert_eq!(memo.plain_calls, calls.values().sum::<u64>().into());
    let positions: Vec<&[u32]> = memo.positions.chunks(start.len().max(1)).collect();
    // Each position that plain recursion comes to is called once.
    let mut sorted: Vec<&[u32]> = positions.clone();
    sorted.sort_unstable();
    assert!(sorted.iter().eq(calls.keys()), "{start:?}");
    for (position, outcome) in positions.iter().zip(&memo.outcomes) {
        assert_eq!(
            *outcome,
            plain(options, end, position, &mut BTreeMap::new())
        );
    }
    check_events(&events, &memo, &positions, options);
    memo
}

/// Checks that the events are a run of the recursion: each call tries the options in order, up to
/// the first that is P.
fn check_events(
    events: &[Event],
    memo: &Memo,
    positions: &[&[u32]],
    options: &dyn Fn(&[u32]) -> Vec<Vec<u32>>,
) {
    let mut path: Vec<(usize, Vec<usize>)> = Vec::new();
    let (mut first_calls, mut answered) = (0, vec![false; positions.len()]);
    for &event in events {
        match event {
            Event::Called { position } => {
                assert_eq!(position, first_calls);
                first_calls += 1;
                if let Some((_, tried)) = path.last_mut() {
                    tried.push(position);
                }
                path.push((position, Vec::new()));
            }
            Event::Found { position } => {
                assert!(answered[position]);
                path.last_mut().unwrap().1.push(position);
            }
            Event::Returned { position, outcome } => {
                let (top, tried) = path.pop().unwrap();
                assert_eq!((top, memo.outcomes[top]), (position, outcome));
                answered[position] = true;
                let all = options(positions[position]);
                let of_tried: Vec<&[u32]> = tried.iter().map(|&one| positions[one]).collect();
                assert_eq!(of_tried, all[..tried.len()]);
                let wins: Vec<bool> = (tried.iter())
                    .map(|&one| memo.outcomes[one] == Outcome::P)
                    .collect();
                let before_last = &wins[..wins.len().saturating_sub(1)];
                assert!(!before_last.contains(&true));
                assert!(tried.len() == all.len() || wins.last() == Some(&true));
            }
        }
    }
    assert!(path.is_empty());
    assert_eq!(first_calls, positions.len());
}

fn pile(n: u32, k: &str, cap: Option<u32>) -> Spec {
    let cap = cap.map(|cap| cap.to_string());
    Spec::parse(&n.to_string(), RuleText::Factor(k), cap.as_deref()).unwrap()
}

fn heaps(sizes: &[u32], set: &str, play: Play) -> Result<HeapSearch, Error> {
    let sizes: Vec<BigUint> = sizes.iter().map(|&size| size.into()).collect();
    HeapSearch::new(&sizes, &Set::parse(set).unwrap(), play)
}

#[test]
fn dynamic_nim_equals_plain_recursion() {
    for (k, p, q) in [("1/2", 1, 2), ("1", 1, 1), ("2", 2, 1), ("7/2", 7, 2)] {
        let options = |position: &[u32]| {
            let take = |take: u32| {
                let left = position[0] - take;
                vec![left, left.min(p * take / q)]
            };
            (1..=position[1]).map(take).collect()
        };
        for n in 0..=14 {
            for cap in [None, Some(n), Some(n / 3)] {
                let spec = pile(n, k, cap);
                let memo = check(&PileSearch::new(&spec).unwrap(), &options, Outcome::P);
                let game = mexplorer::dynamic_nim::Game::new(n, spec.rule.clone()).solve();
                let cap = u32::try_from(&spec.cap).unwrap();
                assert_eq!(
                    memo.outcomes[0],
                    game.outcome(Position { pile: n, cap }),
                    "{n}, {k}, {cap}"
                );
            }
        }
    }
}

#[test]
fn heaps_equal_plain_recursion() {
    for (play, end) in [(Play::Normal, Outcome::P), (Play::Misere, Outcome::N)] {
        for set in ["!", "1-2", "2-4", "1,3", "!2", "2"] {
            let allowed = Set::parse(set).unwrap();
            let options = |position: &[u32]| {
                let mut all = Vec::new();
                for heap in 0..position.len() {
                    for take in 1..=position[heap] {
                        if allowed.contains(&take.into()) {
                            let mut left = position.to_vec();
                            left[heap] -= take;
                            all.push(left);
                        }
                    }
                }
                all
            };
            let starts: [&[u32]; 8] = [
                &[0],
                &[1],
                &[7],
                &[10],
                &[2, 3],
                &[3, 2],
                &[1, 2, 3],
                &[0, 4, 2],
            ];
            for start in starts {
                check(&heaps(start, set, play).unwrap(), &options, end);
            }
        }
    }
}

#[test]
fn the_first_calls_of_a_small_pile() {
    let mut events = Vec::new();
    let spec = pile(4, "1", None);
    let memo = search(&PileSearch::new(&spec).unwrap(), &mut |event| {
        events.push(event);
    });
    let memo = memo.unwrap();
    // win(4, 3) tries 1, win(3, 1) tries 1, win(2, 1) tries 1, win(1, 1) takes all.
    assert_eq!(memo.positions, [4, 3, 3, 1, 2, 1, 1, 1, 0, 0, 2, 2]);
    let [p, n] = [Outcome::P, Outcome::N];
    assert_eq!(memo.outcomes, [p, n, p, n, p, n]);
    assert_eq!(
        events[8..],
        [
            Event::Returned {
                position: 1,
                outcome: n
            },
            Event::Called { position: 5 },
            Event::Found { position: 3 },
            Event::Found { position: 4 },
            Event::Returned {
                position: 5,
                outcome: n
            },
            Event::Found { position: 3 },
            Event::Returned {
                position: 0,
                outcome: p
            },
        ]
    );
    // 5 + the tree of (2, 2), which is itself, (1, 1) with (0, 0), and (0, 0); + (1, 1) with (0, 0).
    assert_eq!(memo.plain_calls, (5_u32 + 4 + 2).into());
}

#[test]
fn plain_calls_are_counted_beyond_all_that_could_be_made() {
    let spec = pile(120, "2", None);
    let memo = search(&PileSearch::new(&spec).unwrap(), &mut ()).unwrap();
    assert!(memo.plain_calls > BigUint::from(10_u32).pow(9));
    // The naive twin of the count: the recurrence, on the whole table.
    let mut calls: BTreeMap<(u32, u32), BigUint> = BTreeMap::new();
    let table = mexplorer::dynamic_nim::Game::new(120, spec.rule.clone()).solve();
    for m in 0..=120_u32 {
        for n in 0..=m {
            let mut count = BigUint::from(1_u32);
            for take in 1..=n {
                let left = m - take;
                let cap = left.min(2 * take);
                count += &calls[&(left, cap)];
                let left = Position { pile: left, cap };
                if table.outcome(left) == Outcome::P {
                    break;
                }
            }
            calls.insert((m, n), count);
        }
    }
    assert_eq!(memo.plain_calls, calls[&(120, 119)]);
}

#[test]
fn what_is_too_large_is_refused() {
    let large = Error::MemoLarge {
        positions: MAX_POSITIONS,
        calls: MAX_CALLS,
    };
    let spec = |n: &str| Spec::parse(n, RuleText::Factor("2"), None).unwrap();
    assert!(search(&PileSearch::new(&spec("140")).unwrap(), &mut ()).is_ok());
    assert_eq!(
        search(&PileSearch::new(&spec("141")).unwrap(), &mut ()),
        Err(large)
    );
    assert_eq!(PileSearch::new(&spec("4294967296")), Err(large));
    assert_eq!(heaps(&[20_000], "1-3", Play::Normal), Err(large));
    let most = heaps(&[19_999], "1-3", Play::Normal).unwrap();
    assert_eq!(search(&most, &mut ()).unwrap().outcomes.len(), 20_000);
    let sum = heaps(&[141, 141], "1-3", Play::Normal).unwrap();
    assert_eq!(search(&sum, &mut ()), Err(large));
    // Few positions, but each with many takes.
    let calls = heaps(&[1_000], "!1", Play::Misere).unwrap();
    assert_eq!(search(&calls, &mut ()), Err(large));
    assert_eq!(heaps(&[3, 4], "1-3", Play::Every), Err(Error::MemoMoves));
}

#[test]
fn no_heaps_are_one_position() {
    let memo = search(&heaps(&[], "1-3", Play::Normal).unwrap(), &mut ()).unwrap();
    assert_eq!((memo.outcomes, memo.positions), (vec![Outcome::P], vec![]));
}
