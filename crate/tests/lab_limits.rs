//! The limits of the laboratory: coordinates near 10^18 and 2^63, and the largest tables, texts and
//! ranges, and those one larger. Nothing panics, and small tables agree with the naive solver.
#![cfg(feature = "lab")]
#![allow(
    clippy::format_push_string,
    reason = "rules are assembled from strings"
)]

#[path = "naive/lab_compared.rs"]
mod compared;
#[path = "naive/lab.rs"]
#[allow(dead_code, unreachable_pub, clippy::pedantic, missing_docs)]
mod naive;
#[path = "naive/seeded_random.rs"]
mod seeded_random;

use compared::{compare, fault, solve};
use mexplorer::lab::{Label, Position, Rule, Work, write_position};
use mexplorer::play::PlayText;
use seeded_random::SeededRandom;

/// Whether the tests may take long.
fn is_long() -> bool {
    std::env::var_os("MEXPLORER_LONG").is_some()
}

impl SeededRandom {
    /// A number near some limit.
    fn edge(&mut self) -> i64 {
        let base = self.one_of(&[
            0,
            1 << 31,
            1 << 32,
            1 << 53,
            1 << 62,
            1_000_000_000_000_000_000,
            4_000_000,
            200_000_000,
            3_037_000_500,
            i64::MAX - 15,
        ]);
        base.saturating_add(i64::from(self.below(16)) - 8).max(0)
    }

    /// A number as text; one in four is negative.
    fn literal(&mut self, edges: &[i64]) -> String {
        let value = match self.below(8) {
            0 => self.edge(),
            1..4 => i64::from(self.below(5)),
            _ => {
                let edge = self.one_of(edges);
                edge.saturating_add(i64::from(self.below(9)) - 4).max(0)
            }
        };
        let sign = self.one_of(&["", "", "", "-"]);
        format!("{sign}{value}")
    }

    fn number(&mut self, names: &[&str], edges: &[i64], levels: u32) -> String {
        if levels == 0 || self.below(3) == 0 {
            return match self.below(3) {
                0 => self.literal(edges),
                _ => self.one_of(names).to_owned(),
            };
        }
        let one = self.number(names, edges, levels - 1);
        let other = self.number(names, edges, levels - 1);
        match self.below(17) {
            0..4 => format!("({one} - {other})"),
            4..6 => format!("({one} + {other})"),
            6 => format!("{one}*{other}"),
            7 => format!("({one} / {other})"),
            8 => format!("({one} div {other})"),
            9 => format!("({one} mod {other})"),
            10 => format!("min({one}, {other})"),
            11 => format!("max({one}, {other})"),
            12 => format!("xor({one}, {other})"),
            13 => format!("gcd({one}, {other})"),
            14 => format!("isqrt({one})"),
            15 => format!("abs({one} - {other})"),
            _ => format!("-{one}"),
        }
    }

    fn condition(&mut self, names: &[&str], edges: &[i64]) -> String {
        let sign = self.one_of(&["=", "!=", "<", "<=", ">", ">=", "divides"]);
        let (one, other) = (self.number(names, edges, 1), self.number(names, edges, 1));
        format!("{one} {sign} {other}")
    }

    /// A rule with a table anywhere, and a position near the table.
    fn rule_at_the_edge(&mut self) -> (String, String) {
        let names = &["a", "b"][..self.one_of(&[1, 1, 2])];
        let edges: Vec<i64> = names.iter().map(|_| self.edge()).collect();
        let pattern = format!("({})", names.join(", "));
        let mut lines = Vec::new();
        for _ in 0..=self.below(2) {
            let mut known = names.to_vec();
            let mut loops = String::new();
            for name in ["t", "s"].into_iter().take(self.one_of(&[0, 1, 1, 2])) {
                let from = self.literal(&edges);
                let range = match self.below(6) {
                    0 => format!("{{1, {from}}}"),
                    1 => format!("{from}..{from} + 3"),
                    2 => format!("{} - 3..{0}", self.one_of(&known)),
                    3 => format!("-9223372036854775807..{}", self.literal(&edges)),
                    4 => {
                        format!("{{{from}..{from} + 2, 9223372036854775805..9223372036854775807}}")
                    }
                    _ => String::from("1..3"),
                };
                loops += &format!(" for {name} in {range}");
                known.push(name);
            }
            let mut target = || -> String {
                let all = names.iter().map(|name| match self.below(5) {
                    0 => self.number(&known, &edges, 2),
                    1 => (*name).to_owned(),
                    _ => format!(
                        "{name} - {}",
                        known
                            .last()
                            .filter(|last| !names.contains(last))
                            .unwrap_or(&"1")
                    ),
                });
                format!("({})", all.collect::<Vec<_>>().join(", "))
            };
            let (one, other) = (target(), target());
            let target = match self.below(9) {
                0 => String::from("end"),
                1 => format!("{one} & {other}"),
                _ => one,
            };
            let condition = match self.below(2) {
                0 => format!(" if {}", self.condition(&known, &edges)),
                _ => String::new(),
            };
            lines.push(format!("{pattern} -> {target}{loops}{condition}"));
        }
        for (often, word) in [(8, "won"), (8, "lost"), (6, "board")] {
            if self.below(often) == 0 {
                lines.push(format!(
                    "{word} {pattern} if {}",
                    self.condition(names, &edges)
                ));
            }
        }
        if self.below(6) == 0 {
            lines.push(String::from("last loses"));
        }
        let size = [25, 6][names.len() - 1];
        // Without a `table` line the table begins at 0: too large for the naive solver.
        let is_far = |&edge: &i64| edge > 5_000_000;
        if self.below(10) > 0 || !edges.iter().any(is_far) {
            let ranges = edges.iter().map(|&edge| {
                let last = edge.saturating_add(i64::from(self.below(size)));
                format!("{edge}..{last}")
            });
            lines.push(format!("table ({})", ranges.collect::<Vec<_>>().join(", ")));
        }
        let mut near = || -> String {
            let all = edges
                .iter()
                .map(|&edge| edge.saturating_add(i64::from(self.below(8))));
            all.map(|one| one.to_string()).collect::<Vec<_>>().join(",")
        };
        let (at, start) = (near(), near());
        if self.below(4) == 0 {
            lines.push(format!("start ({start})"));
        }
        match self.below(5) {
            0 => lines.push(format!(
                "conjecture nimber = {}",
                self.number(names, &edges, 1)
            )),
            1 => lines.push(format!(
                "conjecture lost if {}",
                self.condition(names, &edges)
            )),
            _ => {}
        }
        (lines.join("\n"), at)
    }
}

/// Calls everything that a page may call on a solved table.
fn call_everything(work: &Work, position: &Position) {
    let verdict = work.verdict(position);
    assert!(verdict.moves.len() <= verdict.count);
    let _ = (
        work.steps(),
        work.tested(),
        work.failures(10),
        work.repetition(),
    );
    let _ = (
        work.broken(),
        work.is_over(position),
        work.options(position),
    );
    let text = write_position(position);
    assert_eq!(work.read(&text).as_ref(), Ok(position));
    let _ = work.careless(position, [0.9, 0.1, 0.5]);
    let listed = work.listed(position).unwrap_or_default();
    for (choice, left) in listed.iter().take(3) {
        let named = work.named(position, &work.name(choice));
        assert_eq!(named.as_ref().map(|(_, to)| to), Some(left));
    }
    let _ = (work.winning(position), work.patient(position));
}

#[test]
fn rules_at_the_limits_agree_with_the_naive_solver() {
    let mut random = SeededRandom(53);
    let (mut rules, mut large) = (0, 0);
    for round in 0..if is_long() { 100_000 } else { 3000 } {
        let (text, at) = random.rule_at_the_edge();
        for at in [None, Some(at.as_str())] {
            if compare(&text, at)
                && let Ok((work, position)) = solve(&text, at)
            {
                call_everything(&work, &position);
                // A sum that grows costs much until the search gives up.
                if round % 50 == 0 {
                    let _ = work.search(&position);
                }
                rules += 1;
                large += u32::from(position.iter().flatten().any(|&one| one > 1 << 53));
            }
        }
    }
    assert!(rules > 1000 && large > 300, "{rules} {large}");
}

#[test]
fn a_table_of_large_coordinates_is_solved_like_one_from_0() {
    let text = "(n) -> (n - t) for t in {1, 2} if n > 1000000000000000000\ntable (1000000000000000000..1000000000000000020)";
    let (work, position) = solve(text, Some("1000000000000000011")).unwrap();
    assert_eq!(work.counts(), [14, 7, 0, 0]);
    let verdict = work.verdict(&position);
    assert_eq!(verdict.outcome, Some(Label::N));
    assert_eq!(verdict.moves, [vec![vec![1_000_000_000_000_000_009]]]);
    // Every value of the first coordinate has its own round.
    let rounds: Vec<u32> = work
        .steps()
        .unwrap()
        .iter()
        .map(|step| step.round)
        .collect();
    assert_eq!(rounds, (0..21).collect::<Vec<_>>());
}

#[test]
fn texts_at_the_limits_are_accepted_and_larger_ones_refused() {
    let rule = "(n) -> (n - 1)";
    let long = |characters: usize| format!("{rule}#{}", "數".repeat(characters - 15));
    assert_eq!(
        (fault(&long(10_000)), fault(&long(10_001))),
        ("none".into(), "limit:0".into())
    );
    let many = |statements: usize| vec![rule; statements].join("\n");
    assert_eq!(
        (fault(&many(100)), fault(&many(101))),
        ("none".into(), "limit:0".into())
    );
    let loops = |count: usize| {
        let all = [
            " for i in 0..1",
            " for j in 0..1",
            " for k in 0..1",
            " for l in 0..1",
        ];
        let loops = all[..count].concat();
        format!("(n) -> (n - 1){loops}")
    };
    assert_eq!(
        (fault(&loops(3)), fault(&loops(4))),
        ("none".into(), "limit:1".into())
    );
    let names = |count: usize| ["a", "b", "c", "d", "e"][..count].join(", ");
    let coordinates = |count: usize| format!("({}) -> end", names(count));
    assert_eq!(
        (fault(&coordinates(4)), fault(&coordinates(5))),
        ("none".into(), "limit:1".into())
    );
    let parts = |count: usize| format!("(n) -> {} if n < 0", vec!["(n)"; count].join(" & "));
    assert_eq!(
        (fault(&parts(4)), fault(&parts(5))),
        ("none".into(), "limit:1".into())
    );
    let table = |last: &str| fault(&format!("(a, b) -> (a - 1, b)\ntable (0..1999, {last})"));
    assert_eq!(
        (table("0..2000"), table("7..2007")),
        ("limit:2".into(), "limit:2".into())
    );
    for (text, expected) in [
        ("(n) -> (n - 9223372036854775807)", "none"),
        ("(n) -> (n - 9223372036854775808)", "value:1"),
        (
            "(n) -> (n - 1) if n < 1\ntable (9223372036854775807..9223372036854775807)",
            "none",
        ),
        ("(n) -> (n - 1)\ntable (0..9223372036854775807)", "limit:2"),
        (
            "(a, b, c, d) -> end\ntable (0..9223372036854775807, 0..9223372036854775807, 0..9223372036854775807, 0..9223372036854775807)",
            "limit:2",
        ),
        ("(n) -> (n - 1)\nstart (9223372036854775807)", "limit:2"),
        (
            "(n) -> (n - i) for i in -9223372036854775807..9223372036854775807",
            "limit:1",
        ),
        (
            "(n) -> (n - 1) for i in {1..150000000, 150000001..200000000} if n < 0",
            "none",
        ),
    ] {
        assert_eq!(fault(text), expected, "{text}");
    }
    let at = |text: &str| {
        solve("(n) -> (n - 1)", Some(text))
            .map(|_| ())
            .map_err(|faults| faults[0].kind())
    };
    assert_eq!(
        (at("9223372036854775807"), at("9223372036854775808")),
        (Err("limit"), Err("at"))
    );
    let sum = |parts: usize| vec!["1"; parts].join("+");
    assert_eq!((at(&sum(100)), at(&sum(101))), (Ok(()), Err("at")));
}

/// A solved rule.
fn solved(text: &str) -> Work {
    let mut work = Work::new(Rule::parse(text).unwrap(), &[]).unwrap();
    while work.advance(1_000_000).unwrap() < 1.0 {}
    work
}

#[test]
fn a_position_with_very_many_options_lists_the_first_of_them() {
    // 100,000 options; 1,000,000 options, all of them lost; and 500,000 sums of two.
    for (text, at, is_all) in [
        (
            "(n) -> (t) for t in 0..99999 if n = 100000\ntable (0..100000)",
            100_000,
            true,
        ),
        (
            "(n) -> (t) for t in 0..999999 if n = 1000000\ntable (0..1000000)",
            1_000_000,
            false,
        ),
        (
            "(n) -> (i) & (j) for i in 0..999 for j in 0..n - 1 if n = 1000\ntable (0..1000)",
            1000,
            false,
        ),
    ] {
        let work = solved(text);
        let position = vec![vec![at]];
        let verdict = work.verdict(&position);
        assert_eq!(
            (verdict.outcome, verdict.is_all),
            (Some(Label::N), is_all),
            "{text}"
        );
        let first: Vec<i64> = verdict.moves[..3]
            .iter()
            .map(|to| *to.last().unwrap().last().unwrap())
            .collect();
        assert_eq!(first, [0, 1, 2], "{text}");
        call_everything(&work, &position);
    }
    // Outside the table nothing is known, whatever the moves.
    let work = solved("(n) -> (n - t) for t in 1..n\ntable (0..5)");
    let position = vec![vec![3_000_000]];
    assert_eq!(work.verdict(&position).outcome, None);
    assert!(!work.options(&position).unwrap().is_all);
}
