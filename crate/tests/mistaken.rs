//! Tables with a well-known mistake in them: each is what the definition with the mistake gives, and
//! differs from the right one.

use mexplorer::dynamic_nim::{self, Game, Rule, walls};
use mexplorer::heaps::octal::{Code, Octal};
use mexplorer::heaps::subtraction::{Set, Subtraction};
use mexplorer::heaps::sum::{HeapGame, Mistake, mistaken};

/// P or N by the definition: whether a take of at most `cap` leaves a position that loses, where
/// `cap_after` is the cap after a take.
fn wins(m: u32, cap: u32, cap_after: &dyn Fn(u32) -> u32) -> bool {
    (1..=cap.min(m)).any(|take| !wins(m - take, cap_after(take), cap_after))
}

/// A mistake, and the cap after a take that it comes to.
type Case = (dynamic_nim::Mistake, fn(u32) -> u32);

#[test]
fn mistaken_thresholds_are_those_of_the_mistaken_cap() {
    let rule = Rule::factor("3/2").unwrap();
    let caps: [Case; 3] = [
        (dynamic_nim::Mistake::CapBelow, |take| (3 * take) / 2 - 1),
        (dynamic_nim::Mistake::CapAbove, |take| (3 * take) / 2 + 1),
        (dynamic_nim::Mistake::Ceiling, |take| (3 * take).div_ceil(2)),
    ];
    let right = walls(&Game::new(18, rule.clone()), &mut ());
    for (mistake, cap_after) in caps {
        let found = dynamic_nim::mistaken(&rule, mistake, 18);
        let naive = (1..=18).map(|m| (1..=m).find(|&take| wins(m, take, &cap_after)).unwrap());
        assert_eq!(found, naive.collect::<Vec<_>>(), "{mistake:?}");
        assert_ne!(found, right.as_slice()[1..], "{mistake:?}");
    }
}

#[test]
fn mistaken_nimbers_are_those_of_the_mistaken_rule() {
    let taken = Subtraction::new(Set::parse("1,3,4").unwrap());
    // By hand, from the rule with its mistake.
    assert_eq!(mistaken(&taken, Mistake::MexFromOne, 6), [0, 1, 2, 1, 2, 3]);
    assert_eq!(mistaken(&taken, Mistake::WholeHeap, 6), [0, 0, 1, 0, 1, 2]);
    let kayles = Octal::new(Code::parse("0.77").unwrap());
    assert_eq!(mistaken(&kayles, Mistake::NoSplit, 6), [0, 1, 2, 0, 1, 2]);
    // A heap of 3 leaves 2, 1, and 1 + 1: values 2, 1 and 2 in the place of 0.
    // … and one of 4 then leaves the values 0, 3, 2 and 2.
    assert_eq!(mistaken(&kayles, Mistake::Sum, 5), [0, 1, 2, 0, 1]);
}

#[test]
fn a_mistake_that_changes_nothing_gives_the_right_list() {
    let set: &dyn HeapGame = &Subtraction::new(Set::parse("2,5").unwrap());
    let values = mistaken(set, Mistake::NoSplit, 100);
    assert_eq!(values, mistaken(set, Mistake::Sum, 100));
    let limit = Rule::limit("2,2,3,5").unwrap();
    let found = dynamic_nim::mistaken(&limit, dynamic_nim::Mistake::Ceiling, 100);
    let right = walls(&Game::new(100, limit), &mut ());
    assert_eq!(found, right.as_slice()[1..]);
}
