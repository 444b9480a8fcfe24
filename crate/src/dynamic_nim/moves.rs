//! The moves of a position, and the position after one of them.

use num_bigint::BigUint;

use crate::impartial::Impartial;
use crate::random_choice::pick_index;
use crate::whole_number::significant_digits;

use super::spec::{big_number, parse_pile};
use super::{Error, Position, Rule, Spec};

/// The most moves of a position that are listed in a play.
pub const MAX_LISTED: u32 = 2_000;

/// The takes in ascending order.
impl Impartial for Rule {
    type Position = Position;
    type Move = u32;

    fn moves(&self, &position: &Position) -> Vec<(u32, Position)> {
        (1..=position.cap.min(position.pile))
            .map(|take| (take, position.after(take, self)))
            .collect()
    }
}

impl Spec {
    /// Another position of the same rule, written `pile,cap`, or `pile` with the opening's cap.
    ///
    /// # Errors
    ///
    /// Those of [`parse`](Self::parse) for a pile and a cap.
    ///
    /// ```
    /// use mexplorer::dynamic_nim::{RuleText, Spec};
    ///
    /// let spec = Spec::parse("24", RuleText::Factor("2"), None)?.at("21,6")?;
    /// let left = spec.after(&5_u32.into()).unwrap();
    /// assert_eq!((left.pile, left.cap), (16_u32.into(), 10_u32.into()));
    /// # Ok::<(), mexplorer::dynamic_nim::Error>(())
    /// ```
    pub fn at(&self, position: &str) -> Result<Self, Error> {
        let (pile, cap) = match position.split_once(',') {
            Some((pile, cap)) => (pile, Some(cap)),
            None => (position, None),
        };
        Self::of_pile(parse_pile(pile)?, self.rule.clone(), cap)
    }

    /// Parses a take; `None` if it is not a number, or not allowed.
    #[must_use]
    pub fn take(&self, text: &str) -> Option<BigUint> {
        let take = significant_digits(text).and_then(big_number);
        take.filter(|take| (BigUint::from(1_u32)..=self.cap.clone()).contains(take))
    }

    /// The position after a take; `None` if it is not allowed.
    #[must_use]
    pub fn after(&self, take: &BigUint) -> Option<Self> {
        if *take == BigUint::ZERO || *take > self.cap {
            return None;
        }
        let pile = &self.pile - take;
        let cap = self.rule.limit_after(take).min(pile.clone());
        let rule = self.rule.clone();
        Some(Self { rule, pile, cap })
    }

    /// Whether the player to move has no move.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.cap == BigUint::ZERO
    }

    /// All moves with their options, in the order of [`Impartial::moves`]; `None` if there are more
    /// than [`MAX_LISTED`], or if the pile does not fit in 32 bits.
    #[must_use]
    pub fn moves(&self) -> Option<Vec<(u32, Position)>> {
        let cap = u32::try_from(&self.cap).ok()?;
        let pile = u32::try_from(&self.pile).ok()?;
        (cap <= MAX_LISTED).then(|| self.rule.moves(&Position { pile, cap }))
    }

    /// The take from a losing position that makes a mistake most likely: 1, which leaves the
    /// largest pile. `None` if the game is over.
    #[must_use]
    pub fn patient_take(&self) -> Option<u32> {
        (!self.is_over()).then_some(1)
    }

    /// A take as a casual player makes it, without considering who wins: 1 to 4, chosen by a number
    /// in 0..1. `None` if the game is over.
    #[must_use]
    pub fn careless_take(&self, how_much: f64) -> Option<u32> {
        let most = usize::try_from(&self.cap).unwrap_or(4).min(4);
        let take = u32::try_from(pick_index(how_much, most)).ok()? + 1;
        (!self.is_over()).then_some(take)
    }
}

#[cfg(test)]
mod tests {
    use num_bigint::BigUint;

    use super::MAX_LISTED;
    use crate::Outcome;
    use crate::dynamic_nim::{Error, Position, RuleText, Solution, Spec};
    use crate::impartial::solve;

    fn spec(n: &str, rule: RuleText<'_>) -> Spec {
        Spec::parse(n, rule, None).unwrap()
    }

    fn text(spec: &Spec) -> (String, String) {
        (spec.pile.to_string(), spec.cap.to_string())
    }

    #[test]
    fn the_printed_game_seven_stones_takes_two_four_and_one() {
        let mut play = spec("7", RuleText::Factor("2"));
        for take in [2_u32, 4, 1] {
            assert!(!play.is_over());
            play = play.after(&take.into()).unwrap();
        }
        assert_eq!(text(&play), ("0".into(), "0".into()));
        assert!(play.is_over());
    }

    #[test]
    fn what_is_not_allowed_leaves_nothing() {
        let play = spec("7", RuleText::Factor("2")).at("7,3").unwrap();
        for take in [0_u32, 4, 8] {
            assert_eq!(play.after(&take.into()), None);
        }
        let beyond = "9".repeat(20_000);
        for wrong in ["", "0", "4", "-1", "+1", "1_0", "1.5", " 1", "x", &beyond] {
            assert_eq!(play.take(wrong), None, "{wrong:?}");
        }
        assert_eq!(play.take("003"), Some(3_u32.into()));
        for over in ["5,0", "0,0", "0", "1"] {
            let over = play.at(over).unwrap();
            assert!(over.is_over());
            assert_eq!(over.moves(), Some(Vec::new()));
            assert_eq!((over.patient_take(), over.careless_take(0.9)), (None, None));
        }
        assert!(matches!(play.at("7,8"), Err(Error::Cap { .. })));
        for wrong in ["", ",", "x,1", "-7,1", "7,3,1"] {
            assert!(play.at(wrong).is_err(), "{wrong:?}");
        }
    }

    #[test]
    fn takes_of_any_size_leave_the_floor_of_the_multiple() {
        let many = format!("1{}", "0".repeat(9_999));
        let take: BigUint = format!("1{}", "0".repeat(5_000)).parse().unwrap();
        let left = spec(&many, RuleText::Factor("7/3")).after(&take).unwrap();
        assert_eq!(left.cap, &take * 7_u32 / 3_u32);
        let left = spec(&many, RuleText::Limit("1,2,9")).after(&take).unwrap();
        assert_eq!(left.cap, 9_u32.into());
        let left = spec(&many, RuleText::Limit("")).after(&take).unwrap();
        assert!(left.is_over());
    }

    #[test]
    fn moves_and_who_wins_are_those_of_the_bare_search() {
        for rule in [
            RuleText::Factor("2"),
            RuleText::Factor("5/2"),
            RuleText::Factor("1/2"),
            RuleText::Limit("2,0,3"),
            RuleText::Limit(""),
        ] {
            let start = Spec::parse("24", rule, Some("24")).unwrap();
            let solution = Solution::new(start.clone());
            let top = Position { pile: 24, cap: 24 };
            for (position, solved) in solve(&start.rule, &top, 1_000).unwrap() {
                let at = format!("{},{}", position.pile, position.cap);
                let at = start.at(&at).unwrap();
                assert_eq!(solution.outcome(&at), Ok(solved.normal), "{rule:?}, {at:?}");
                let winning: Vec<BigUint> = solution.winning(&at).unwrap().takes().collect();
                let mut of_all = Vec::new();
                for (take, left) in at.moves().unwrap() {
                    let after = at.after(&take.into()).unwrap();
                    let (pile, cap) = (left.pile.into(), left.cap.into());
                    assert_eq!((&after.pile, &after.cap), (&pile, &cap));
                    if solution.outcome(&after) == Ok(Outcome::P) {
                        of_all.push(take.into());
                    }
                }
                assert_eq!(winning, of_all, "{rule:?}, {at:?}");
            }
        }
    }

    #[test]
    fn few_moves_of_a_small_pile_are_listed() {
        let start = spec("1000000", RuleText::Factor("2"));
        assert_eq!(start.moves(), None);
        let listed = start.at(&format!("1000000,{MAX_LISTED}")).unwrap();
        assert_eq!(listed.moves().unwrap().len(), MAX_LISTED as usize);
        let more = start.at(&format!("1000000,{}", MAX_LISTED + 1)).unwrap();
        assert_eq!(more.moves(), None);
        assert_eq!(start.at("99999999999,3").unwrap().moves(), None);
    }

    #[test]
    fn a_careless_take_is_one_to_four_within_the_cap() {
        let start = spec("24", RuleText::Factor("2"));
        let takes = [0.0, 0.25, 0.6, 0.999].map(|random| start.careless_take(random));
        assert_eq!(takes, [Some(1), Some(2), Some(3), Some(4)]);
        let within = start.at("24,2").unwrap();
        assert_eq!(within.careless_take(0.999), Some(2));
        assert_eq!(within.patient_take(), Some(1));
    }
}
