//! The laboratory proves only what is true: every proved period holds in a table twenty times as
//! long, and rules that nearly meet the conditions of a proof have none.

#![cfg(feature = "lab")]
#![allow(
    clippy::format_push_string,
    reason = "rules are assembled from strings"
)]

#[path = "naive/seeded_random.rs"]
mod seeded_random;

use std::collections::BTreeSet;

use mexplorer::lab::{Certainty, Label, Repetition, Rule, Work};
use seeded_random::SeededRandom;

/// The last pile of the solved table, and the length of the table to compare with, as a multiple.
const LAST: i64 = 80;
const LONGER: i64 = 20;

/// The number of rules to test: more if the tests may take long.
fn rule_count() -> usize {
    if std::env::var_os("MEXPLORER_LONG").is_some() {
        3000
    } else {
        300
    }
}

fn solve(rule: &str, last: i64) -> Work {
    let text = format!("{rule}\ntable (0..{last})");
    let rule = Rule::parse(&text).unwrap_or_else(|faults| panic!("{text}\n{faults:?}"));
    let mut work = Work::new(rule, &[]).unwrap();
    while work.advance(1_000_000).unwrap() < 1.0 {}
    work
}

/// The proved period of a rule, if there is one.
fn proved(rule: &str) -> Option<Repetition> {
    solve(rule, LAST).repetition().filter(Repetition::is_proved)
}

/// Whether a repetition holds in a longer table; panics if a value of that table is unknown.
fn holds(repetition: &Repetition, rule: &str) -> bool {
    let work = solve(rule, LONGER * LAST);
    let values: Option<Vec<i64>> = if repetition.of_nimbers {
        work.nimbers().map(|one| one.map(i64::from)).collect()
    } else {
        let known = |label| matches!(label, Label::N | Label::P);
        let labels = work.labels();
        labels
            .map(|label| known(label).then_some(label as i64))
            .collect()
    };
    let values = values.unwrap_or_else(|| panic!("{rule}"));
    let mut pairs = values.iter().zip(&values[repetition.period as usize..]);
    let pairs = pairs.by_ref().skip(repetition.preperiod as usize);
    let mut risen = pairs.map(|(one, other)| other - one);
    risen.all(|risen| risen == repetition.saltus)
}

impl SeededRandom {
    fn number(&mut self, least: u32, most: u32) -> u32 {
        least + self.below(most - least + 1)
    }

    /// Different numbers, ascending.
    fn set(&mut self, most: u32) -> Vec<u32> {
        let count = self.number(1, 4);
        let set: BTreeSet<u32> = (0..count).map(|_| self.number(1, most)).collect();
        set.into_iter().collect()
    }

    /// A condition that holds for all numbers from some number of the table on.
    fn settled(&mut self) -> String {
        let number = self.number(0, 30);
        match self.below(6) {
            0 => format!("n > {number}"),
            1 => format!("{number} <= n"),
            2 => format!("n != {number}"),
            3 => format!("not n = {number}"),
            4 => format!("(n > {number} or n = 3)"),
            _ => format!("n - 7 >= {number} and n != 9"),
        }
    }

    /// A line of moves that each take one of several numbers.
    fn takes(&mut self) -> String {
        let set = self.set(9);
        let most = set[set.len() - 1];
        let listed: Vec<String> = set.iter().map(ToString::to_string).collect();
        let listed = listed.join(", ");
        match self.below(7) {
            0 => format!("(n) -> (n - {most})"),
            1 => format!("(n) -> (n - t) for t in 1..{most}"),
            2 => format!("(m) -> (m - t) for t in {{{listed}}}"),
            3 => format!("(n) -> (-t + n) for t in {{{listed}}} if t != 4"),
            4 => format!("(n) -> (n - 2*t - 1) for t in {{{listed}}}"),
            5 => format!("(n) -> (n - s - t) for s in 0..2 for t in {{{listed}}}"),
            _ => format!("(n) -> (n - t) for t in 1..{most} if t mod 2 = 1"),
        }
    }

    /// A line of moves that split, or that leave one pile such as a split could leave.
    fn splits(&mut self) -> String {
        let taken = self.number(1, 3);
        match self.below(4) {
            0 => format!("(n) -> (i) & (n - {taken} - i) for i in 0..n - {taken}"),
            1 => format!(
                "(n) -> (i) & (n - {taken} - i) for i in 1..n - {}",
                taken + 1
            ),
            2 => format!("(n) -> end if n = {taken}"),
            _ => format!("(n) -> (n - {taken}) if n > {taken}"),
        }
    }

    /// A rule of one coordinate with lines of these kinds only.
    fn rule(&mut self) -> String {
        let has_splits = self.below(3) != 0;
        let mut lines = Vec::new();
        for _ in 0..self.number(1, 3) {
            let mut line = if has_splits {
                self.splits()
            } else {
                self.takes()
            };
            // The condition uses n, so the line has to use it, too.
            if line.starts_with("(n)") && self.below(4) == 0 {
                let settled = self.settled();
                let joint = if line.contains(" if ") { " and" } else { " if" };
                line = format!("{line}{joint} {settled}");
            }
            lines.push(line);
        }
        if !has_splits && self.below(4) == 0 {
            lines.push(String::from("last loses"));
        }
        lines.join("\n")
    }

    /// A condition that is constant for all large numbers either never, or only beyond the table.
    fn condition(&mut self) -> String {
        let far = self.number(81, 1500);
        let modulus = self.number(2, 9);
        match self.below(12) {
            0 => format!("n > {far}"),
            1 => format!("n < {far}"),
            2 => format!("n != {far}"),
            3 => format!("not (n >= {far})"),
            4 => format!("n mod {modulus} = {}", modulus - 1),
            5 => format!("{modulus} divides n"),
            6 => format!("(n < 5 or n mod {modulus} != 1)"),
            7 => format!("isqrt(n) != {modulus}"),
            8 => format!("n div {modulus} < 41"),
            9 => format!("xor(n, {modulus}) > n"),
            10 => format!("(n = {far} or n > 12 and n < {far})"),
            _ => format!("min(n, {far}) != {far}"),
        }
    }

    /// A rule that nearly has a proof: with one more condition, a number that depends on n, or one
    /// more statement.
    fn nearly(&mut self, rule: &str) -> String {
        let rule = rule.replace("(m)", "(n)").replace("(m -", "(n -");
        let mut lines: Vec<String> = rule.lines().map(ToOwned::to_owned).collect();
        let moves = lines.iter().filter(|line| line.contains("->")).count();
        let at = self.below(u32::try_from(moves).unwrap()) as usize;
        let far = self.number(81, 1500);
        match self.below(8) {
            0..4 => {
                let joint = if lines[at].contains(" if ") {
                    " and"
                } else {
                    " if"
                };
                lines[at] = format!("{}{joint} {}", lines[at], self.condition());
            }
            4 => {
                let more = self.one_of(&[
                    "(n) -> (n - 1 - n div 90)",
                    "(n) -> (n - max(1, n - 1000))",
                    "(n) -> (n - t) for t in {1, n}",
                    "(n) -> (n - t) for t in 1..1 + n div 100",
                    "(n) -> (n - 2 + n mod 2)",
                    "(n) -> (i) & (n - 1 - i) for i in 0..n div 2",
                    "(n) -> (floor(n/2)) if n > 0",
                ]);
                lines.push(more.to_owned());
            }
            5 => {
                let condition = self.condition();
                let takes = self.takes().replace("(m)", "(n)").replace("(m -", "(n -");
                let joint = if takes.contains(" if ") {
                    " and"
                } else {
                    " if"
                };
                lines.push(format!("{takes}{joint} {condition}"));
            }
            6 => {
                let end = self.one_of(&["won", "lost"]);
                lines.push(format!("{end} (n) if n = {far}"));
            }
            _ => lines.push(format!("board (n) if n != {far}")),
        }
        lines.join("\n")
    }
}

#[test]
fn what_is_proved_holds_in_longer_tables() {
    let mut random = SeededRandom(37);
    let (mut rules, mut splits) = (BTreeSet::new(), 0);
    while rules.len() < rule_count() {
        let rule = random.rule();
        let Some(repetition) = proved(&rule).filter(|_| !rules.contains(&rule)) else {
            continue;
        };
        assert!(holds(&repetition, &rule), "{rule}\n{repetition:?}");
        splits += usize::from(matches!(repetition.certainty, Certainty::Splits(_)));
        // A condition that always holds changes nothing.
        if !rule.contains('m') {
            let line = rule.lines().next().unwrap();
            let joint = if line.contains(" if ") { " and" } else { " if" };
            let always = format!("{line}{joint} n >= 0 and not 1 > 2");
            assert_eq!(
                proved(&rule.replacen(line, &always, 1)),
                Some(repetition),
                "{rule}"
            );
        }
        rules.insert(rule);
    }
    assert!(10 * splits > rule_count(), "{splits}");
}

#[test]
fn rules_that_nearly_have_a_proof_have_none() {
    let mut random = SeededRandom(41);
    let mut rules = BTreeSet::new();
    // Counts only rules whose values repeat nevertheless.
    while rules.len() < rule_count() {
        let rule = random.rule();
        if proved(&rule).is_none() {
            continue;
        }
        let nearly = random.nearly(&rule);
        let seen = solve(&nearly, LAST).repetition();
        assert!(!seen.is_some_and(|one| one.is_proved()), "{nearly}");
        if seen.is_some() {
            rules.insert(nearly);
        }
    }
}

#[test]
fn a_line_that_applies_later_prevents_a_proof() {
    let certainty = |rule: &str, last| solve(rule, last).repetition().map(|one| one.certainty);
    // g(51) = 2.
    let rule = "(n) -> (n - 1)\n(n) -> (n - 2) if n > 50";
    assert_eq!(certainty(rule, 40), Some(Certainty::Needs(53)));
    assert_eq!(solve(rule, 60).nimber(&[51]), Some(2));
    // A table that shows the effect of the second line allows a proof.
    let repetition = solve(rule, 80).repetition().unwrap();
    assert_eq!(
        (repetition.period, repetition.preperiod),
        (3, 49),
        "{repetition:?}"
    );
    assert!(repetition.is_proved());
    let never = "(n) -> (n - 1)\n(n) -> (n - 2) if n > 9223372036854775806";
    assert_eq!(certainty(never, 40), Some(Certainty::Seen));
}

#[test]
fn sums_and_tables_that_begin_late_are_only_seen() {
    let dawson = "(n) -> (i) & (n - 2 - i) for i in 0..n - 2";
    let certainty = |rule: &str, last| solve(rule, last).repetition().map(|one| one.certainty);
    assert_eq!(certainty(dawson, 176), Some(Certainty::Splits(176)));
    assert_eq!(certainty(dawson, 175), Some(Certainty::Needs(176)));
    // In misère play nimbers do not decide a sum.
    assert_eq!(certainty(&format!("{dawson}\nlast loses"), 300), None);
    let rule = Rule::parse("(n) -> (n - 1) if n > 2\ntable (2..60)").unwrap();
    let mut work = Work::new(rule, &[]).unwrap();
    while work.advance(1000).unwrap() < 1.0 {}
    assert_eq!(work.repetition(), None);
}

#[test]
fn outcomes_may_repeat_where_nimbers_do_not() {
    // The nimbers are the exponents of 2 in n.
    let divisors = "(n) -> (n - d) for d in 1..n - 1 if d divides n";
    let seen = solve(divisors, 80).repetition().unwrap();
    assert_eq!(
        (seen.of_nimbers, seen.preperiod, seen.period),
        (false, 1, 2)
    );
    assert_eq!(seen.certainty, Certainty::Seen);
}
