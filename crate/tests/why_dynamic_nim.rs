//! The proofs about Dynamic Nim: claims about the smallest winning take, and the walls of the table.
//! The naive twin knows the bare rules alone.

use std::collections::BTreeMap;

use mexplorer::dynamic_nim::{self, NSet, Rule};
use mexplorer::why::numeration::{Numeration, Unfolded};
use mexplorer::why::walls::{CHALLENGES, FAR, Walls};
use mexplorer::why::{Claimed, Error, Judged, Link, Listed, Spec};

/// Dynamic Nim with k = p/q by its bare rules, with a memo.
struct Naive {
    p: u32,
    q: u32,
    known: BTreeMap<[u32; 2], bool>,
}

impl Naive {
    fn new(p: u32, q: u32) -> Self {
        let known = BTreeMap::new();
        Self { p, q, known }
    }

    fn k(&self) -> String {
        format!("{}/{}", self.p, self.q)
    }

    fn cap(&self, take: u32) -> u32 {
        self.p * take / self.q
    }

    /// Whether the player to move wins.
    fn wins(&mut self, pile: u32, cap: u32) -> bool {
        let cap = cap.min(pile);
        if let Some(&known) = self.known.get(&[pile, cap]) {
            return known;
        }
        let wins = (1..=cap).any(|take| self.take_wins(pile, take));
        self.known.insert([pile, cap], wins);
        wins
    }

    fn take_wins(&mut self, pile: u32, take: u32) -> bool {
        let cap = self.cap(take);
        !self.wins(pile - take, cap)
    }

    /// The smallest winning first take, 0 if there is none.
    fn smallest(&mut self, pile: u32) -> u32 {
        let mut takes = 1..pile;
        takes.find(|&take| self.take_wins(pile, take)).unwrap_or(0)
    }
}

/// Factors with different losing piles, and two that play alike.
const FACTORS: [(u32, u32); 9] = [
    (1, 1),
    (3, 2),
    (2, 1),
    (5, 2),
    (3, 1),
    (7, 2),
    (43, 11),
    (9, 1),
    (70, 1),
];

fn judged(about: &str, n: &str, k: &str, claim: &str, moves: &str) -> Judged {
    let link = Link {
        about,
        claim,
        moves,
        n,
        k,
        ..Link::default()
    };
    Spec::parse(&link).unwrap().judge()
}

fn numeration(n: u32, k: &str, claim: &str) -> Numeration {
    let (numeration, problem) = Numeration::parse(&n.to_string(), k, claim, "").unwrap();
    assert_eq!(problem, None);
    numeration
}

/// Pile, k, the take that is claimed, and the stones that are left when that is refuted.
const WRONG_TAKES: [(&str, &str, &str, &str); 14] = [
    // The challenger's reply wins.
    ("24", "2", "1", "21"),
    ("24", "2", "2", "21"),
    ("24", "2", "4", "18"),
    ("12", "1", "3", "8"),
    ("12", "1", "6", "4"),
    ("20", "3", "4", "15"),
    ("8", "2", "1", "5"),
    ("8", "2", "7", "0"),
    ("60", "5/2", "59", "0"),
    // Another take wins, and a smaller one does.
    ("24", "2", "0", "21"),
    ("3", "1", "0", "2"),
    ("7", "2", "0", "5"),
    ("4", "2", "0", "3"),
    ("17", "2", "4", "16"),
];

#[test]
fn wrong_takes_are_refuted() {
    for (n, k, claim, left) in WRONG_TAKES {
        let expected = Judged::Refuted(left.to_owned());
        assert_eq!(
            judged("numeration", n, k, claim, ""),
            expected,
            "{n}, k = {k}: {claim}"
        );
    }
}

/// Every claim about every pile: right where the bare rules say so, else refuted by a move that wins.
#[test]
fn takes_are_judged_by_the_bare_rules() {
    for (p, q) in FACTORS {
        let mut naive = Naive::new(p, q);
        let k = naive.k();
        for pile in 1..=26 {
            let smallest = naive.smallest(pile);
            for claim in 0..pile {
                let judged = judged("numeration", &pile.to_string(), &k, &claim.to_string(), "");
                let case = format!("pile {pile}, k = {k}, claim {claim}");
                match judged {
                    Judged::Tried(count) => {
                        assert_eq!(claim, smallest, "{case}");
                        let tried = match claim {
                            0 => pile - 1,
                            _ => naive.cap(claim).min(pile - claim) + claim - 1,
                        };
                        assert_eq!(count, u64::from(tried), "{case}");
                    }
                    Judged::Refuted(left) => {
                        assert_ne!(claim, smallest, "{case}");
                        let left: u32 = left.parse().unwrap();
                        if claim > 0 && left < pile - claim {
                            let reply = pile - claim - left;
                            assert!(reply <= naive.cap(claim), "{case}");
                            assert!(naive.take_wins(pile - claim, reply), "{case}");
                        } else {
                            assert!(claim == 0 || pile - left < claim, "{case}");
                            assert!(naive.take_wins(pile, pile - left), "{case}");
                        }
                    }
                    other => panic!("{case}: {other:?}"),
                }
            }
        }
    }
}

/// Each reply to a right take is answered by a take that wins; it is the smallest digit of what is
/// left, which the replies before it can't reach.
#[test]
fn answers_are_smallest_digits() {
    for (p, q) in FACTORS {
        let mut naive = Naive::new(p, q);
        for pile in 1..=40 {
            let smallest = naive.smallest(pile);
            let this = numeration(pile, &naive.k(), &smallest.to_string());
            assert!(this.is_right());
            let digits = this.digits(pile);
            assert_eq!(digits.iter().sum::<u32>(), pile);
            let set = NSet::build(&Rule::factor(&naive.k()).unwrap(), &pile.into(), &mut ());
            let (set, stones) = (set.unwrap(), pile.into());
            let members = set.digits(&stones, &mut ()).members.into_iter();
            let of_set: Vec<_> = members.map(|member| set.member(member).clone()).collect();
            let of_claim: Vec<_> = digits.iter().map(|&digit| digit.into()).collect();
            assert_eq!(of_set, of_claim);
            if smallest == 0 {
                assert_eq!(digits, [pile]);
            } else {
                assert_eq!(digits.last(), Some(&smallest));
            }
            for (_, dispute) in this.disputes() {
                for one in &dispute.answers {
                    let left = dispute.position.pile - one.by.to;
                    let answer = one.answer.expect("a right claim").to;
                    assert!(naive.take_wins(left, answer));
                    assert!(answer <= naive.cap(one.by.to));
                    assert_eq!(this.digits(left).last(), Some(&answer));
                }
            }
        }
    }
}

/// The recurrence of pre′, by the definition of each of its parts.
#[test]
fn the_next_losing_pile_is_the_sum_of_the_unfolding() {
    for (p, q) in FACTORS {
        let mut naive = Naive::new(p, q);
        let losing: Vec<u32> = (1..=130)
            .filter(|&pile| naive.smallest(pile) == 0)
            .collect();
        // The largest losing pile x with k·x < h, and the losing pile after it.
        let before = |h: u32| {
            losing
                .iter()
                .copied()
                .filter(|x| p * x < q * h)
                .max()
                .unwrap_or(0)
        };
        let after = |x: u32| *losing.iter().find(|&&pile| pile > x).unwrap();
        for pair in losing.windows(2).take_while(|pair| pair[0] <= 60) {
            let [h, next] = [pair[0], pair[1]];
            let case = format!("k = {p}/{q}, h = {h}");
            assert_eq!(next, h + after(before(h)), "{case}");
            if before(h) > 0 {
                assert_eq!(
                    after(before(h)),
                    before(h) + after(before(before(h))),
                    "{case}"
                );
            } else {
                assert_eq!(after(before(h)), 1, "{case}");
            }
            let mut lines = Vec::new();
            let mut pile = h;
            while pile > 0 {
                lines.push(Unfolded {
                    pile,
                    before: before(pile),
                    after: after(before(pile)),
                });
                pile = before(pile);
            }
            let this = numeration(h, &naive.k(), "0");
            assert_eq!(this.unfolded(), lines, "{case}");
            assert_eq!(this.proof_steps(), lines.len() + 4, "{case}");
            assert_eq!(this.losing_piles().last(), Some(&next), "{case}");
            // Unfolded to 1, the largest sum that begins with h is one less than the next pile.
            let sum = lines.iter().map(|line| line.before).sum::<u32>() + 1;
            assert_eq!(sum, lines[0].after, "{case}");
        }
    }
}

#[test]
fn a_claim_is_judged_whatever_the_challenger_does_on_the_way() {
    let tried = |moves| judged("numeration", "24", "2", "3", moves);
    // 6 replies, and 2 smaller takes.
    assert_eq!(tried(""), Judged::Tried(8));
    // The challenger takes 1, the answer is 2: at most 4 of the 18.
    assert_eq!(tried("1"), Judged::Tried(1 + 4 + 2));
    for moves in ["7", "0", "x", "1,5", "1,1,1,1,1,1,1,1,1,1,1"] {
        assert!(matches!(tried(moves), Judged::Invalid(_)), "{moves}");
    }
    // A take that gives the win away does not make a wrong claim right.
    let wrong = |moves| judged("numeration", "24", "2", "4", moves);
    assert_eq!(wrong(""), Judged::Refuted("18".to_owned()));
    assert_eq!(wrong("1"), Judged::Refuted("18".to_owned()));
}

#[test]
fn without_a_claim_nothing_is_told() {
    for claim in ["", "  "] {
        let this = numeration(24, "2", claim);
        assert!(this.disputes().is_empty());
        assert_eq!((this.is_right(), this.proof_steps()), (false, 0));
        assert_eq!(
            judged("numeration", "24", "2", claim, ""),
            Judged::Unclaimed
        );
    }
    for claim in ["24", "-1", "x", "1.5", "99999999999"] {
        assert_eq!(
            judged("numeration", "24", "2", claim, ""),
            Judged::Invalid(Claimed::Listed(Listed::WhyTake {
                value: claim.to_owned(),
                limit: 23
            }))
        );
    }
    assert!(matches!(
        judged("numeration", "24", "2", "", "1"),
        Judged::Invalid(_)
    ));
}

#[test]
fn a_pile_or_a_factor_that_is_none_is_refused() {
    let refused = |about, n, k| {
        let link = Link {
            about,
            n,
            k,
            ..Link::default()
        };
        Spec::parse(&link).unwrap_err()
    };
    for (about, least, most) in [("numeration", 1, 60), ("walls", 3, 40)] {
        let outside = if least == 1 { ["0", "61"] } else { ["2", "41"] };
        for n in ["", "x", "-1", "7.5", "99999999999"]
            .into_iter()
            .chain(outside)
        {
            let value = n.to_owned();
            let limit = most;
            assert_eq!(
                refused(about, n, "2"),
                Error::WhyPile {
                    value,
                    least,
                    limit
                }
            );
        }
        for k in ["", "0", "x", "1/0", "-2", "1e9"] {
            assert!(
                matches!(
                    refused(about, "7", k),
                    Error::DynamicNim(dynamic_nim::Error::Ratio { .. })
                ),
                "{k}"
            );
        }
    }
    assert_eq!(
        refused("numeration", "7", "0.5"),
        Error::DynamicNim(dynamic_nim::Error::NumerationK {
            value: "1/2".to_owned()
        })
    );
    let value = "1/2".to_owned();
    assert_eq!(refused("walls", "7", "1/2"), Error::WhyFactor { value });
}

/// Each challenge is a wall that a ray passed and a ray after that; by the bare rules the take that
/// leads there does not win, so the wall stops it not.
#[test]
fn no_popped_wall_stops_a_later_ray() {
    for (p, q) in FACTORS {
        let mut naive = Naive::new(p, q);
        for rows in [3, 4, 7, 18, 40] {
            let (walls, problem) = Walls::parse(&rows.to_string(), &naive.k(), "").unwrap();
            assert_eq!(problem, None);
            let answers = &walls.dispute.answers;
            let most = CHALLENGES as usize;
            assert!((1..=most).contains(&answers.len()), "{}", answers.len());
            assert!(!walls.popped().is_empty());
            for &[wall, by] in walls.popped() {
                for ray in by..=rows {
                    let cap = naive.cap(ray - wall);
                    assert!(naive.wins(wall, cap), "wall {wall}, ray {ray}");
                }
                let count = answers.iter().filter(|one| one.by.part == wall as usize);
                assert_eq!(
                    count.count(),
                    walls.next_rays().min(rows - by) as usize,
                    "wall {wall}"
                );
            }
            for one in answers {
                let wall = u32::try_from(one.by.part).unwrap();
                let answer = one.answer.expect("the ray passes");
                let column = naive.cap(one.by.to - wall);
                assert!(answer.part < one.by.to as usize);
                assert_eq!(answer.to, column.min(FAR));
                // A wall stands on the cells where the player to move loses.
                assert!(naive.wins(wall, column));
            }
            let expected = Judged::Tried(answers.len() as u64);
            let judged = judged("walls", &rows.to_string(), &naive.k(), "", "");
            assert_eq!(judged, expected);
        }
    }
}

#[test]
fn a_challenge_names_a_popped_wall_and_a_later_ray() {
    let judged = |named| judged("walls", "24", "2", "", named);
    let Judged::Tried(all) = judged("") else {
        panic!("no claim is wrong")
    };
    // Ray 2 pops wall 1, ray 5 wall 3.
    assert_eq!(judged("1-3"), Judged::Tried(all + 1));
    assert_eq!(judged("1-24, 3-6"), Judged::Tried(all + 2));
    for named in [
        "1-2", "1-1", "1-25", "24-25", "21-24", "0-5", "1", "x", "1-x", "3-5", "1-3,1-2",
    ] {
        assert!(matches!(judged(named), Judged::Invalid(_)), "{named}");
    }
}

#[test]
fn columns_are_exact() {
    let column = |k, distance| Walls::parse("40", k, "").unwrap().0.column_text(distance);
    assert_eq!(column("5/2", 3), "15/2");
    assert_eq!(column("5/2", 4), "10");
    assert_eq!(column("2", 7), "14");
    assert_eq!(column("355/113", 5), "1775/113");
    assert_eq!(column("7/6", 4), "14/3");
    assert_eq!(column("999999999999999999", 40), "39999999999999999960");
    let far = Walls::parse("40", "999999999999999999", "1-40").unwrap().0;
    assert_eq!(far.dispute.made[0].answer.unwrap().to, FAR);
}
