//! Nim with its bounded, Moore's and misère forms: every answer is compared with the bare rules,
//! and the theorems fail where they are known to fail.

#[path = "naive/nim.rs"]
mod naive;

use std::collections::BTreeMap;

use mexplorer::QuestionError;
use mexplorer::heaps::nim::{
    Columns, ConstructCost, Error, Event, MAX_CANDIDATES, MAX_MOVES, Rules, Spec, Step, Take,
    candidates, construct, winning_moves,
};
use mexplorer::heaps::{MAX_DIGITS, MAX_HEAPS, MAX_NIM_HEAPS, Play};
use mexplorer::impartial::{Impartial, Solved, solve};
use mexplorer::play::PlayText;
use mexplorer::timeline::Milestones;
use mexplorer::{Observer, Outcome};
use num_bigint::BigUint;
use proptest::prelude::*;

use naive::Nim;

type Table = BTreeMap<Vec<u32>, Solved>;

const PLAYS: [Play; 2] = [Play::Normal, Play::Misere];

fn all_up_to(game: &Nim, top: &[u32]) -> Table {
    solve(game, &top.to_vec(), 1_000_000).unwrap()
}

fn outcome(solved: Solved, play: Play) -> Outcome {
    match play {
        Play::Normal => solved.normal,
        Play::Misere => solved.misere,
        Play::Every => unreachable!("is tested with the sums"),
    }
}

fn big(heaps: &[u32]) -> Vec<BigUint> {
    heaps.iter().map(|&heap| heap.into()).collect()
}

fn text(heaps: &[u32]) -> String {
    let heaps: Vec<String> = heaps.iter().map(u32::to_string).collect();
    heaps.join(",")
}

fn name(play: Play) -> &'static str {
    match play {
        Play::Normal => "normal",
        Play::Misere => "misere",
        Play::Every => "every",
    }
}

fn parse(heaps: &[u32], max: Option<u32>, moore: Option<usize>, play: Play) -> Result<Spec, Error> {
    let (max, moore) = (max.map(|m| m.to_string()), moore.map(|k| k.to_string()));
    Spec::parse(&text(heaps), max.as_deref(), moore.as_deref(), name(play))
}

/// The moves after which the opponent loses, ascending.
fn won_by(game: &Nim, table: &Table, heaps: &[u32], play: Play) -> Vec<Vec<(usize, u32)>> {
    let moves = game.moves(&heaps.to_vec()).into_iter();
    let mut winning: Vec<_> = moves
        .filter(|(_, left)| outcome(table[left], play) == Outcome::P)
        .map(|(takes, _)| takes)
        .collect();
    winning.sort_unstable();
    winning
}

fn big_takes(takes: &[(usize, u32)]) -> Vec<Take> {
    let take = |&(heap, take): &(usize, u32)| Take {
        heap,
        take: take.into(),
    };
    takes.iter().map(take).collect()
}

fn written(moves: &[Vec<(usize, u32)>]) -> Vec<Vec<Take>> {
    moves.iter().map(|takes| big_takes(takes)).collect()
}

/// The verdict, the moves and the construction for one position, against the table.
fn check(game: &Nim, is_moore: bool, table: &Table, heaps: &[u32], play: Play) -> bool {
    let moore = is_moore.then_some(game.k);
    let Ok(spec) = parse(heaps, game.max, moore, play) else {
        return false;
    };
    let at = format!("{heaps:?} max {:?} moore {moore:?} {play:?}", game.max);
    let (solved, verdict) = (table[heaps], spec.verdict());
    assert_eq!(verdict.outcome, outcome(solved, play), "{at}");

    let has_nimber = !is_moore && play == Play::Normal;
    let nimber = has_nimber.then(|| solved.nimber.into());
    assert_eq!(verdict.nimber, nimber, "{at}");

    let winning = won_by(game, table, heaps, play);
    assert_eq!(verdict.moves_total, Some(winning.len()), "{at}");
    assert_eq!(verdict.moves, written(&winning), "{at}");

    let mut bare = game.moves(&heaps.to_vec());
    bare.sort_unstable();
    let moves = bare
        .iter()
        .map(|(takes, left)| (big_takes(takes), big(left)));
    let moves: Vec<_> = moves.collect();
    let rules = spec.rules();
    let position = spec.heaps().to_vec();
    assert_eq!(rules.listed(&position).as_ref(), Some(&moves), "{at}");
    assert_eq!(rules.move_count(spec.heaps()), moves.len() as u64, "{at}");
    for (takes, left) in &moves {
        assert_eq!(rules.after(spec.heaps(), takes).as_ref(), Some(left));
    }
    assert_eq!(rules.is_over(&position), moves.is_empty());
    let careless = [0.0, 0.4, 0.999].map(|die| rules.careless(&position, [die; 3]));
    for choice in careless.into_iter().chain([rules.patient(&position)]) {
        assert_eq!(choice.is_none(), moves.is_empty());
        assert!(choice.is_none_or(|choice| moves.contains(&choice)), "{at}");
    }
    let indices: Vec<usize> = (0..heaps.len()).collect();
    for (heap, beside) in spec.beside(&indices).into_iter().enumerate() {
        let take = beside.and_then(|residue| rules.take_to(&spec.heaps()[heap], &residue));
        let alone: Vec<_> = verdict
            .moves
            .iter()
            .filter(|takes| takes.len() == 1 && takes[0].heap == heap)
            .collect();
        let expected: Vec<_> = take
            .into_iter()
            .map(|take| vec![Take { heap, take }])
            .collect();
        assert_eq!(alone, expected.iter().collect::<Vec<_>>(), "{at}");
    }
    let mut run = Run::default();
    let (mut cost, mut milestones) = (ConstructCost::default(), Milestones::default());
    let constructed = construct(spec.rules(), spec.heaps(), &mut |event| {
        run.see(event);
        cost.see(event);
        milestones.see(event);
    });
    assert_eq!(constructed.is_none(), winning.is_empty(), "{at}");
    if let Some(takes) = &constructed {
        assert!(winning.contains(&small(takes)), "{at}: {takes:?}");
    }
    run.check(&spec, constructed.as_deref().unwrap_or(&[]));
    assert_eq!(run.milestones.len(), milestones.step_count() as usize);
    let steps = cost.added + cost.counted + cost.opened + cost.given + cost.fixed + cost.taken;
    assert_eq!(steps, milestones.step_count());
    let last = run.milestones.last().copied().unwrap_or(0);
    assert_eq!(milestones.into_first_steps().len(), last as usize + 2);
    true
}

/// Records a run.
#[derive(Default)]
struct Run {
    /// The milestone of each step.
    milestones: Vec<u32>,
    /// The number of heaps added.
    added: usize,
    /// The column, and the number of ones too many.
    counted: Vec<(usize, usize)>,
    /// The column and the heap.
    opened: Vec<(usize, usize)>,
    /// The column and the heap.
    given: Vec<(usize, usize)>,
    fixed: Vec<usize>,
    taken: Vec<usize>,
}

impl Observer<Event> for Run {
    fn see(&mut self, Event { milestone, step }: Event) {
        self.milestones.push(milestone);
        match step {
            Step::Added { heap } => {
                assert_eq!(heap, self.added);
                self.added += 1;
            }
            Step::Counted { column, too_many } => self.counted.push((column, too_many)),
            Step::Opened { column, heap } => self.opened.push((column, heap)),
            Step::Given { column, heap } => self.given.push((column, heap)),
            Step::Fixed { heap } => self.fixed.push(heap),
            Step::Taken { heap } => self.taken.push(heap),
        }
    }
}

impl Run {
    /// Checks that the steps are consistent and lead to the move.
    fn check(&self, spec: &Spec, takes: &[Take]) {
        let heaps: Vec<_> = takes.iter().map(|take| take.heap).collect();
        assert_eq!(self.taken, heaps);
        assert!(self.milestones.is_sorted());
        let is_gapless = self
            .milestones
            .windows(2)
            .all(|pair| pair[1] <= pair[0] + 1);
        assert!(is_gapless && self.milestones.first().is_none_or(|&first| first == 1));
        assert_eq!(self.added, spec.heaps().len());
        // In a lost position the other heaps determine the residue of each heap.
        let (rules, mut columns) = (
            spec.rules(),
            Columns::of_residues(spec.rules(), spec.heaps()),
        );
        for &heap in &self.fixed {
            let residue = rules.residue(&spec.heaps()[heap]);
            columns.remove(&residue);
            assert_eq!(
                columns.completed_by(rules.k(), rules.play),
                Some(residue.clone())
            );
            columns.add(&residue);
        }
        if self.counted.is_empty() {
            assert!(self.opened.is_empty() && self.given.is_empty());
            assert!(takes.is_empty() || spec.rules().play == Play::Misere);
            return;
        }
        // Every column is counted once, the highest first.
        let columns: Vec<usize> = self.counted.iter().map(|&(column, _)| column).collect();
        assert_eq!(columns, (0..columns.len()).rev().collect::<Vec<_>>());
        // The opened heaps are those the move takes from; each is opened once, at one of its ones.
        assert_eq!(self.opened.len(), takes.len());
        for take in takes {
            let residue = spec.rules().residue(&spec.heaps()[take.heap]);
            let mut at = self.opened.iter().filter(|(_, heap)| *heap == take.heap);
            let column = at.next().unwrap().0;
            assert!(at.next().is_none() && residue.bit(column as u64));
            // The rest keeps the digits above the column, and gets the given ones below.
            let mut left = (&residue >> (column + 1)) << (column + 1);
            for (given, _) in self.given.iter().filter(|(_, heap)| *heap == take.heap) {
                assert!(*given < column);
                left.set_bit(*given as u64, true);
            }
            assert_eq!(residue - left, take.take);
        }
        if spec.rules().k() == 1 {
            // Bouton's proof: X is the nim-sum; a heap a with the highest one of X has a XOR X < a.
            let heaps = spec.heaps().iter().map(|heap| spec.rules().residue(heap));
            let x = heaps.fold(BigUint::ZERO, |x, residue| x ^ residue);
            let [(column, heap)] = self.opened[..] else {
                panic!("one heap is opened")
            };
            assert_eq!(column as u64 + 1, x.bits());
            let a = spec.rules().residue(&spec.heaps()[heap]);
            assert_eq!(&a - (&a ^ x), takes[0].take);
        }
    }
}

fn small(takes: &[Take]) -> Vec<(usize, u32)> {
    let pair = |Take { heap, take }: &Take| (*heap, u32::try_from(take).unwrap());
    takes.iter().map(pair).collect()
}

/// Checks all positions up to `top`, in normal and in misère play. Returns the number of those with
/// an answer.
fn check_all(game: &Nim, is_moore: bool, top: &[u32]) -> usize {
    let table = all_up_to(game, top);
    let mut answered = 0;
    for heaps in table.keys() {
        for play in PLAYS {
            answered += usize::from(check(game, is_moore, &table, heaps, play));
        }
    }
    answered
}

#[test]
fn plain_nim_agrees_with_the_bare_rules() {
    let game = Nim { max: None, k: 1 };
    assert_eq!(check_all(&game, false, &[9, 9, 9]), 2 * 1_000);
    assert_eq!(check_all(&game, false, &[4, 4, 4, 4]), 2 * 625);
    assert_eq!(check_all(&game, false, &[2; 6]), 2 * 729);
}

#[test]
fn bounded_nim_agrees_with_the_bare_rules() {
    for max in 1..=7 {
        let game = Nim {
            max: Some(max),
            k: 1,
        };
        assert_eq!(check_all(&game, false, &[9, 9, 9]), 2 * 1_000);
        assert_eq!(check_all(&game, false, &[4, 4, 4, 4]), 2 * 625);
    }
}

#[test]
fn moores_nim_agrees_with_the_bare_rules() {
    for k in 1..=5 {
        let game = Nim { max: None, k };
        for top in [&[8, 8, 8][..], &[4, 4, 4, 4], &[2, 2, 2, 2, 2], &[1; 7]] {
            let count: u32 = top.iter().map(|heap| heap + 1).product();
            let answered = if k > top.len() { 0 } else { 2 * count as usize };
            assert_eq!(check_all(&game, true, top), answered, "{k}");
        }
    }
}

#[test]
fn bounded_moore_agrees_with_the_bare_rules_wherever_it_has_an_answer() {
    for k in 1..=4 {
        for max in 1..=5 {
            let game = Nim { max: Some(max), k };
            for top in [&[7, 7, 7][..], &[4, 4, 4, 4], &[2, 2, 2, 2, 2]] {
                let count = top.iter().map(|heap| heap + 1).product::<u32>() as usize;
                let answered = check_all(&game, true, top);
                // There is an answer for k = 1, for up to k + 1 heaps, and for heaps within the
                // bound.
                let is_whole = k == 1 || top.len() <= k + 1 || top[0] <= max;
                match k > top.len() {
                    true => assert_eq!(answered, 0),
                    false if is_whole => assert_eq!(answered, count),
                    false => assert!(0 < answered && answered < count),
                }
            }
        }
    }
}

/// Whether the theorem by residues gives the outcome of a position, answered or not.
fn residues_are_right(game: &Nim, table: &Table, heaps: &[u32], play: Play) -> bool {
    let rules = Rules {
        max: game.max.map(BigUint::from),
        moore: u32::try_from(game.k).ok(),
        play,
    };
    let columns = Columns::of_residues(&rules, &big(heaps));
    columns.outcome(rules.k(), play) == outcome(table[heaps], play)
}

/// The positions up to `top` for which the residues are wrong, as ascending heaps without 0;
/// ordered by the number of stones, then by the heaps.
fn refuted(game: &Nim, top: &[u32], play: Play) -> Vec<Vec<u32>> {
    let table = all_up_to(game, top);
    let mut wrong: Vec<Vec<u32>> = (table.keys())
        .filter(|heaps| heaps.is_sorted() && !residues_are_right(game, &table, heaps, play))
        .map(|heaps| heaps.iter().copied().filter(|&heap| heap > 0).collect())
        .collect();
    wrong.sort_by_key(|heaps: &Vec<u32>| (heaps.iter().sum::<u32>(), heaps.clone()));
    wrong
}

#[test]
fn the_residues_are_wrong_for_a_bound_and_moore_from_k_plus_2_heaps_on() {
    let first = |max, k, top: &[u32]| refuted(&Nim { max: Some(max), k }, top, Play::Normal);
    let least = [1, 1, 1, 2];
    assert_eq!(first(1, 2, &[3; 4])[0], least);
    for max in 1..=4 {
        // The residues are right for k = 1, and for up to k + 1 heaps.
        assert!(first(max, 1, &[5; 4]).is_empty());
        assert!(first(max, 2, &[7; 3]).is_empty());
        assert!(first(max, 3, &[4; 4]).is_empty());
        // No other bound and k has a wrong position with so few stones.
        for k in 2..=4 {
            let wrong = first(max, k, &[2; 5]);
            let fewest = wrong.first().map(|heaps| heaps.iter().sum::<u32>());
            assert!((max, k) == (1, 2) || fewest.is_none_or(|stones| stones > 5));
        }
    }
    // By hand: there is a winning move, to a position that Moore's theorem calls lost.
    let game = Nim { max: Some(1), k: 2 };
    let table = all_up_to(&game, &least);
    assert_eq!(table[&vec![0, 1, 1, 1]].normal, Outcome::P);
    assert!(won_by(&game, &table, &least, Play::Normal).contains(&vec![(0, 1), (3, 1)]));
}

#[test]
fn a_bound_moore_and_misere_play_have_no_theorem() {
    let game = Nim { max: Some(1), k: 2 };
    let wrong = refuted(&game, &[3; 3], Play::Misere);
    assert_eq!(wrong[0], [1, 2]);
    // The residues are 1 and 0. The winning move takes one from both heaps and leaves a single one.
    let table = all_up_to(&game, &[1, 2]);
    assert_eq!(
        won_by(&game, &table, &[1, 2], Play::Misere),
        [[(0, 1), (1, 1)]]
    );
    // Moore's rule is the reason, not the bound: with k = 1 the residues are right.
    for max in 1..=5 {
        assert!(
            refuted(
                &Nim {
                    max: Some(max),
                    k: 1
                },
                &[7; 3],
                Play::Misere
            )
            .is_empty()
        );
    }
}

#[test]
fn known_positions() {
    let verdict = |heaps, max, moore, rule| Spec::parse(heaps, max, moore, rule).unwrap().verdict();
    // Bouton's 1, 2, 3 and 1, 4, 5 are lost in both kinds of play.
    for heaps in ["1,2,3", "1,4,5", "2,4,6", "3,5,6"] {
        for rule in ["normal", "misere"] {
            let verdict = verdict(heaps, None, None, rule);
            assert_eq!(
                (verdict.outcome, verdict.moves_total),
                (Outcome::P, Some(0))
            );
        }
    }
    // Marienbad.
    assert_eq!(verdict("1,3,5,7", None, None, "misere").outcome, Outcome::P);
    // Bash's game: 21 stones, at most 3.
    let bash = verdict("21", Some("3"), None, "normal");
    assert_eq!(bash.moves, written(&[vec![(0, 1)]]));
    assert_eq!(bash.nimber, Some(1_u32.into()));
    assert_eq!(verdict("21", Some("3"), None, "misere").outcome, Outcome::P);
    // Moore's Nim with at most k heaps: a move takes all of them.
    let all = verdict("5,6", None, Some("2"), "normal");
    assert_eq!(all.moves, written(&[vec![(0, 5), (1, 6)]]));
    assert_eq!((all.nimber, all.moves_total), (None, Some(1)));
}

#[test]
fn a_run_in_steps() {
    let mut run = Run::default();
    let takes = construct(
        Spec::parse("3,4,5", None, None, "normal").unwrap().rules(),
        &big(&[3, 4, 5]),
        &mut run,
    );
    let take = 2_u32.into();
    assert_eq!(takes, Some(vec![Take { heap: 0, take }]));
    assert_eq!((run.added, run.fixed.len()), (3, 0));
    // X = 010: the 3 is opened in column 1. The other heaps have a single one in column 0.
    assert_eq!(run.counted, [(2, 0), (1, 1), (0, 1)]);
    assert_eq!((run.opened, run.given), (vec![(1, 0)], vec![(0, 0)]));
    assert_eq!(run.milestones, [1, 2, 3, 4, 5, 5, 6, 6, 7]);
}

#[test]
fn a_finished_game_has_no_moves() {
    for heaps in ["", "0", "0,0,000"] {
        for (max, moore) in [(None, None), (Some("2"), None), (None, Some("1"))] {
            if heaps.is_empty() && moore.is_some() {
                continue;
            }
            for (rule, outcome) in [("normal", Outcome::P), ("misere", Outcome::N)] {
                let verdict = Spec::parse(heaps, max, moore, rule).unwrap().verdict();
                assert_eq!(verdict.outcome, outcome);
                assert_eq!(verdict.moves_total, Some(0));
                let is_bare = rule == "normal" && moore.is_none();
                assert_eq!(verdict.nimber, is_bare.then_some(BigUint::ZERO));
            }
        }
    }
}

#[test]
fn errors_name_the_wrong_value() {
    let error = |heaps: &str, max, moore, rule| Spec::parse(heaps, max, moore, rule).unwrap_err();
    let long = "9".repeat(1_001);
    for (heaps, value, place) in [
        (",", "", 1),
        ("3,", "", 2),
        ("3,-1", "-1", 2),
        ("1,2,1.5", "1.5", 3),
        ("+1", "+1", 1),
        (" 1", " 1", 1),
        ("a", "a", 1),
        (&*long, &*long, 1),
    ] {
        let refused = QuestionError::Heap {
            value: value.into(),
            place,
            limit: MAX_DIGITS,
        };
        assert_eq!(error(heaps, None, None, "normal"), refused.into());
    }
    let many = vec!["1"; MAX_NIM_HEAPS + 1].join(",");
    let refused = QuestionError::HeapsMany {
        value: MAX_NIM_HEAPS + 1,
        limit: MAX_NIM_HEAPS,
    };
    assert_eq!(error(&many, None, None, "normal"), refused.into());
    for max in ["0", "", "-1", "1/2", &long] {
        let refused = Error::HeapMax {
            value: max.into(),
            limit: MAX_DIGITS,
        };
        assert_eq!(error("3,4", Some(max), None, "normal"), refused);
    }
    for moore in ["0", "3", "", "-1", "99999999999999999999999"] {
        let refused = Error::HeapMoore {
            value: moore.into(),
            limit: 2,
        };
        assert_eq!(error("3,4", None, Some(moore), "normal"), refused);
    }
    for rule in ["", "Normal", "misère"] {
        let refused = QuestionError::HeapRule {
            value: rule.into(),
            rules: "normal, misere, every",
        };
        assert_eq!(error("3,4", None, None, rule), refused.into());
    }
    let three = Error::HeapThree {
        max: "2".into(),
        moore: 1,
    };
    assert_eq!(error("3,4", Some("2"), Some("1"), "misere"), three);
    let bounded = Error::HeapBoundedMoore {
        value: 4,
        limit: 3,
        heap: "2".into(),
        max: "1".into(),
    };
    assert_eq!(error("1,1,1,0,2", Some("1"), Some("2"), "normal"), bounded);
}

/// Asserts that every move leaves a lost position.
fn leaves_p(spec: &Spec, moves: &[Vec<Take>]) {
    let rules = spec.rules();
    for takes in moves {
        let left = rules.after(spec.heaps(), takes).unwrap();
        let columns = Columns::of_residues(rules, &left);
        assert_eq!(columns.outcome(rules.k(), rules.play), Outcome::P);
    }
}

#[test]
fn takes_that_are_no_move_leave_no_position() {
    let spec = Spec::parse("3,0,5", Some("2"), Some("2"), "normal").unwrap();
    for takes in [
        &[][..],
        &[(0, 0)],
        &[(0, 3)],
        &[(1, 1)],
        &[(3, 1)],
        &[(2, 1), (0, 1)],
        &[(0, 1), (0, 1)],
        &[(0, 1), (1, 1), (2, 1)],
    ] {
        assert_eq!(spec.rules().after(spec.heaps(), &big_takes(takes)), None);
    }
}

#[test]
fn moves_are_listed_up_to_the_limit() {
    let most = usize::try_from(MAX_MOVES).unwrap();
    let rules = Spec::parse("", None, None, "normal")
        .unwrap()
        .rules()
        .clone();
    let moves = |heaps: &str| rules.listed(&rules.read(heaps).unwrap());
    assert_eq!(moves("1999,1").map(|moves| moves.len()), Some(most));
    assert_eq!(moves("1999,2"), None);
}

#[test]
fn a_hundred_heaps_of_a_thousand_digits() {
    let digits = MAX_DIGITS as usize;
    let heap = |i: usize| format!("{}{i:03}", "8".repeat(digits - 3));
    let heaps: Vec<String> = (1..=MAX_HEAPS).map(heap).collect();
    let heaps = heaps.join(",");
    let max = "7".repeat(digits);
    for (max, moore) in [
        (None, None),
        (Some(&*max), None),
        (None, Some("3")),
        (None, Some("100")),
    ] {
        for rule in ["normal", "misere"] {
            let spec = Spec::parse(&heaps, max, moore, rule).unwrap();
            let verdict = spec.verdict();
            assert_eq!(verdict.outcome, Outcome::N);
            assert!(!verdict.moves.is_empty());
            leaves_p(&spec, &verdict.moves);
            let known = moore.is_none().then_some(verdict.moves.len());
            assert_eq!(verdict.moves_total, known);
            assert_eq!(verdict.moves.len() == 1, moore.is_some());
            assert_eq!(spec.rules().listed(&spec.heaps().to_vec()), None);
        }
    }
    // Two equal heaps are lost.
    let twice = format!("{0},{0}", "9".repeat(digits));
    let verdict = Spec::parse(&twice, None, None, "normal").unwrap().verdict();
    assert_eq!(
        (verdict.outcome, verdict.nimber),
        (Outcome::P, Some(BigUint::ZERO))
    );
}

/// The search orders moves by their last heap, so nearly all pairs of moves are in the wrong order
/// at first: a sort that swaps neighbours would need 10^10 swaps.
#[test]
fn many_winning_moves_are_sorted() {
    let spec = parse(&[1; 99], None, Some(3), Play::Normal).unwrap();
    let moves = winning_moves(spec.rules(), spec.heaps()).unwrap();
    assert_eq!(moves.len(), 99 * 98 * 97 / 6);
    assert_eq!(moves[0], big_takes(&[(0, 1), (1, 1), (2, 1)]));
    assert!(moves.is_sorted());
}

#[test]
fn all_moves_are_known_up_to_the_limit_of_candidates() {
    let rules = |k| Rules {
        max: None,
        moore: Some(k),
        play: Play::Normal,
    };
    // The candidates: two with the last heap, alone or after a take from the first; and the first
    // alone.
    let most = u32::try_from(MAX_CANDIDATES).unwrap() - 2;
    assert_eq!(candidates(&rules(2), &big(&[most, 5])), MAX_CANDIDATES);
    assert!(winning_moves(&rules(2), &big(&[most, 5])).is_some());
    assert_eq!(
        candidates(&rules(2), &big(&[most + 1, 5])),
        MAX_CANDIDATES + 1
    );
    assert_eq!(winning_moves(&rules(2), &big(&[most + 1, 5])), None);

    let one = Spec::parse("999999,5", None, Some("2"), "normal").unwrap();
    assert_eq!(one.verdict().moves_total, None);
    assert_eq!(one.verdict().moves, written(&[vec![(0, 999_999), (1, 5)]]));
}

proptest! {
    #[test]
fn every_answer_agrees_with_the_bare_rules(
        heaps in prop::collection::vec(0_u32..=4, 0..=4),
        max in prop::option::of(1_u32..=5),
        moore in prop::option::of(1_usize..=4),
    ) {
        let game = Nim { max, k: moore.unwrap_or(1) };
        let table = all_up_to(&game, &heaps);
        for play in PLAYS {
            check(&game, moore.is_some(), &table, &heaps, play);
        }
    }

    #[test]
    fn the_construction_leaves_a_lost_position_of_any_size(
        heaps in prop::collection::vec(prop_oneof![0_u32..=2, any::<u32>()], 1..=100),
        k in 1_u32..=100,
        is_misere in any::<bool>(),
    ) {
        let play = PLAYS[usize::from(is_misere)];
        let rules = Rules { max: None, moore: Some(k), play };
        let mut left = big(&heaps);
        let columns = Columns::of_residues(&rules, &left);
        let takes = construct(&rules, &left, &mut ());
        let is_finished = heaps.iter().all(|&heap| heap == 0);
        prop_assert_eq!(takes.is_none(), is_finished || columns.outcome(k, play) == Outcome::P);
        if let Some(takes) = takes {
            prop_assert!(takes.len() <= k as usize);
            for Take { heap, take } in takes {
                left[heap] -= take;
            }
            prop_assert_eq!(Columns::of_residues(&rules, &left).outcome(k, play), Outcome::P);
        }
    }
}

/// In a play the move that leaves equal heaps comes first: from then on one copies the other player.
#[test]
fn a_play_prefers_the_move_that_leaves_equal_heaps() {
    let first_left = |heaps: &str| {
        let spec = Spec::parse(heaps, None, None, "normal").unwrap();
        let rules = spec.rules();
        let position = rules.read(heaps).unwrap();
        let (_, left) = rules.winning(&position).swap_remove(0);
        rules.write(&left)
    };
    assert_eq!(first_left("3,1,3"), "3,0,3");
    assert_eq!(first_left("1,3,3"), "0,3,3");
    assert_eq!(first_left("5,5,2,2,4"), "5,5,2,2,0");
    assert_eq!(first_left("3,4,5"), "1,4,5");
}
