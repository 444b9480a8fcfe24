//! The laboratory compared with a naive solver, and rules with known answers.

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

use compared::{compare, fault, outcome, solve};
use mexplorer::impartial::{self, Impartial};
use mexplorer::lab::{Label, Position, Tested};
use seeded_random::SeededRandom;

impl SeededRandom {
    fn index(&mut self, length: usize) -> usize {
        self.below(u32::try_from(length).unwrap()) as usize
    }

    /// An expression over these names.
    fn number(&mut self, names: &[&str], levels: usize) -> String {
        if levels == 0 || self.below(3) == 0 {
            return match self.below(4) {
                0 => self.below(5).to_string(),
                1 if self.below(4) == 0 => {
                    self.one_of(&["1/2", "3/2", "0.5", "k", "(-1)"]).to_owned()
                }
                _ => self.one_of(names).to_owned(),
            };
        }
        let mut part = || self.number(names, levels - 1);
        let (one, other) = (part(), part());
        match self.below(18) {
            0..4 => format!("({one} - {other})"),
            4..7 => format!("({one} + {other})"),
            7 => format!("{one}*{other}"),
            8 => format!("({one} / {other})"),
            9 => format!("({one} div {other})"),
            10 => format!("({one} mod {other})"),
            11 => format!("min({one}, {other})"),
            12 => format!("max({one}, {other}, 1)"),
            13 => format!("xor({one}, {other})"),
            14 => format!("floor({one}/2)"),
            15 => format!("ceil({one}/2)"),
            16 => format!("-{one}"),
            _ => match self.below(3) {
                0 => format!("abs({one} - {other})"),
                1 => format!("gcd({one}, {other})"),
                _ => format!("isqrt({one})"),
            },
        }
    }

    fn condition(&mut self, names: &[&str], levels: usize) -> String {
        if levels > 0 && self.below(2) == 0 {
            let one = self.condition(names, levels - 1);
            let other = self.condition(names, levels - 1);
            return match self.below(5) {
                0 | 1 => format!("{one} and {other}"),
                2 => format!("{one} or {other}"),
                3 => format!("({one} or {other}) and {one}"),
                _ => format!("not {one}"),
            };
        }
        let sign = self.one_of(&["=", "!=", "<", "<=", ">", ">=", "divides"]);
        format!("{} {sign} {}", self.number(names, 1), self.number(names, 1))
    }

    /// A target: mostly with one smaller coordinate, sometimes any.
    fn target(&mut self, coordinates: &[&str], names: &[&str]) -> String {
        let less = self.index(coordinates.len());
        let up = self.below(6) == 0;
        let all: Vec<String> = (0..coordinates.len())
            .map(|at| match self.below(6) {
                0 => self.number(names, 2),
                1 | 2 if at != less => self.number(names, 1),
                _ if at == less => {
                    let sign = if up { '+' } else { '-' };
                    format!(
                        "{} {sign} {}",
                        coordinates[at],
                        self.one_of(&names[coordinates.len()..])
                    )
                }
                _ => coordinates[at].to_owned(),
            })
            .collect();
        format!("({})", all.join(", "))
    }

    /// A rule, mostly one that can be parsed.
    fn rule(&mut self) -> String {
        let coordinates = &["a", "b", "c"][..[1, 2, 2, 2, 3][self.index(5)]];
        let pattern = format!("({})", coordinates.join(", "));
        let mut text = format!("k = {}\n", self.one_of(&["2", "3/2", "1", "5/2", "0"]));
        let has_sums = self.below(5) == 0;
        for _ in 0..=self.below(3) {
            let mut names = coordinates.to_vec();
            let mut loops = String::new();
            for name in ["i", "j"].into_iter().take(self.index(3)) {
                let range = match self.below(6) {
                    0 => format!("{{1, {}}}", self.number(&names, 1)),
                    1 => format!("{{1..2, {}..4}}", self.number(&names, 0)),
                    2 => format!("0..{}", self.number(&names, 1)),
                    _ => format!("1..{}", self.one_of(&names)),
                };
                loops += &format!(" for {name} in {range}");
                names.push(name);
            }
            if names.len() == coordinates.len() {
                names.push("k");
            }
            let mut target = self.target(coordinates, &names);
            if has_sums && self.below(2) == 0 {
                target = format!("{target} & {}", self.target(coordinates, &names));
            } else if self.below(12) == 0 {
                target = String::from("end");
            }
            let condition = match self.below(3) {
                0 => format!(" if {}", self.condition(&names, 2)),
                _ => String::new(),
            };
            text += &format!("{pattern} -> {target}{loops}{condition}\n");
        }
        for (often, word) in [(6, "won"), (6, "lost"), (4, "board")] {
            if self.below(often) == 0 {
                text += &format!("{word} {pattern} if {}\n", self.condition(coordinates, 1));
            }
        }
        if self.below(5) == 0 {
            text += "last loses\n";
        }
        let last = [9, 5, 3][coordinates.len() - 1];
        let ranges: Vec<String> = coordinates
            .iter()
            .map(|_| format!("{}..{last}", usize::from(self.below(5) == 0)))
            .collect();
        text += &format!("table ({})\n", ranges.join(", "));
        match self.below(4) {
            0 => text += &format!("conjecture lost if {}\n", self.condition(coordinates, 1)),
            1 => text += &format!("conjecture nimber = {}\n", self.number(coordinates, 2)),
            _ => {}
        }
        text
    }

    /// An expression that is linear in the last name on a few intervals.
    fn piecewise(&mut self, names: &[&str], levels: usize) -> String {
        let last = names[names.len() - 1];
        if levels == 0 {
            return match self.below(12) {
                0..6 => last.to_owned(),
                6..10 => self.one_of(&names[..names.len() - 1]).to_owned(),
                10 => self.one_of(&["1", "2", "3", "4", "7"]).to_owned(),
                _ => self
                    .one_of(&["9223372036854775800", "1/2", "4611686018427387904", "0"])
                    .to_owned(),
            };
        }
        let one = self.piecewise(names, levels - 1);
        let under = self.index(levels);
        let other = self.piecewise(names, under);
        let factor = self.one_of(&["k", "2", "3/2", "-1", "4/3", "5"]);
        match self.below(20) {
            0..4 => format!("min({one}, {other})"),
            4..6 => format!("max({one}, {other})"),
            6..8 => format!("floor({factor}*{one})"),
            8 => format!("ceil({one}/3)"),
            9 => format!("({one} div 2)"),
            10 => format!("({one} mod 3)"),
            11 => format!("abs({one} - {other})"),
            12..16 => format!("({one} - {other})"),
            16..18 => format!("({one} + {other})"),
            18 => format!("{factor}*({one})"),
            _ => format!("-{one}"),
        }
    }

    /// A rule with long innermost loops, most of which split into a few arithmetic runs.
    fn rule_of_runs(&mut self) -> String {
        let coordinates = &["a", "b"][..[1, 2, 2][self.index(3)]];
        let pattern = format!("({})", coordinates.join(", "));
        let mut text = format!("k = {}\n", self.one_of(&["2", "3/2", "5/2", "7"]));
        for _ in 0..=self.below(2) {
            let mut names = coordinates.to_vec();
            let mut loops = String::new();
            if self.below(5) == 0 {
                loops += " for y in 1..2";
                names.push("y");
            }
            loops += " for x in ";
            loops += &match self.below(7) {
                0 => format!("{} - 8..{}", self.one_of(&names), self.one_of(&names)),
                1 => format!("{{0..4, {}..9, 15}}", self.one_of(&names)),
                2 => String::from("-5..14"),
                3 => format!("{}..9223372036854775807", "9223372036854775797"),
                _ => format!("1..{}", self.one_of(&names)),
            };
            names.push("x");
            let less = self.index(coordinates.len());
            let target: Vec<String> = (0..coordinates.len())
                .map(|at| match self.below(4) {
                    0 | 1 if at == less => format!("{} - x", coordinates[at]),
                    2 if at != less => coordinates[at].to_owned(),
                    _ => self.piecewise(&names, 3),
                })
                .collect();
            let mut conditions = Vec::new();
            for _ in 0..[0, 0, 1, 2][self.index(4)] {
                let one = self.piecewise(&names, 2);
                let sign = self.one_of(&["=", "!=", "<", "<=", ">", ">="]);
                let other = self.piecewise(&names, 1);
                let joint = self.one_of(&["and", "or", "and not"]);
                conditions.push(format!("({one} {sign} {other} {joint} x > 2)"));
            }
            text += &format!("{pattern} -> ({}){loops}", target.join(", "));
            if !conditions.is_empty() {
                text += &format!(" if {}", conditions.join(" and "));
            }
            text.push('\n');
        }
        for (often, word) in [(6, "lost"), (3, "board")] {
            if self.below(often) == 0 {
                let sign = self.one_of(&["<=", ">=", "!="]);
                text += &format!("{word} {pattern} if {} {sign} 3\n", coordinates[0]);
            }
        }
        if self.below(6) == 0 {
            text += "last loses\n";
        }
        let last = [30, 11][coordinates.len() - 1];
        let first = [0, 0, 2][self.index(3)];
        let ranges = coordinates.iter().map(|_| format!("{first}..{last}"));
        let ranges: Vec<String> = ranges.collect();
        text + &format!("table ({})\n", ranges.join(", "))
    }
}

/// The number of rules to try: more if the tests may take long.
fn tries(usual: usize, long: usize) -> usize {
    if std::env::var_os("MEXPLORER_LONG").is_some() {
        long
    } else {
        usual
    }
}

#[test]
fn random_rules_agree_with_the_naive_solver() {
    let mut random = SeededRandom(7);
    let (mut rules, mut draws, mut broken, mut unknown) = (0, 0, 0, 0);
    for round in 0..tries(600, 8000) {
        let text = random.rule();
        let at = match round % 4 {
            0 => Some(
                [
                    "0", "3", "2,1", "1,1,1", "3,2+1,4", "4+2", "end", "9,9", "1,x",
                ][random.index(9)],
            ),
            _ => None,
        };
        if compare(&text, at)
            && let Ok((work, _)) = solve(&text, None)
        {
            rules += 1;
            let counts = work.counts();
            draws += u32::from(counts[2] > 0);
            unknown += u32::from(counts[3] > 0);
            broken += u32::from(work.broken().is_some());
        }
    }
    // Enough of the rules were of these kinds.
    assert!(
        rules > 300 && draws > 30 && broken > 50 && unknown > 50,
        "{rules} {draws} {broken} {unknown}"
    );
}

#[test]
fn rules_of_runs_agree_with_the_naive_solver() {
    let mut random = SeededRandom(13);
    let (mut rules, mut one_pass, mut broken, mut unknown) = (0, 0, 0, 0);
    for _ in 0..tries(1500, 20_000) {
        let text = random.rule_of_runs();
        if compare(&text, None)
            && let Ok((work, _)) = solve(&text, None)
        {
            rules += 1;
            one_pass += u32::from(!work.is_retrograde());
            broken += u32::from(work.broken().is_some());
            unknown += u32::from(work.counts()[3] > 0);
        }
    }
    assert!(
        rules > 1000 && one_pass > 300 && broken > 300 && unknown > 300,
        "{rules} {one_pass} {broken} {unknown}"
    );
}

#[test]
fn runs_count_their_turns_like_single_moves() {
    // Each of the 20 positions costs one line and 9,999,999 values: together 200,000,000.
    let text = "(n) -> (min(n - 1, i)) for i in 1..9999999\ntable (0..19)";
    assert_eq!(fault(text), "none");
    assert_eq!(fault(&text.replace("9999999", "10000000")), "limit:0");
}

#[test]
fn random_tokens_have_the_same_first_fault() {
    let tokens = [
        "(a, b)",
        "(n)",
        "->",
        "(a - 1, b)",
        "(n - 1)",
        "end",
        "&",
        "for",
        "i",
        "in",
        "1..3",
        "{1, 2}",
        "if",
        "and",
        "or",
        "not",
        "n = 1",
        "a < b",
        "< 2",
        "k = 2",
        "won",
        "lost",
        "board",
        "start (3)",
        "start (1, 2)",
        "table",
        "(0..3)",
        "(0..3, 0..3)",
        "last loses",
        "conjecture",
        "nimber =",
        "1 / 0",
        "\n",
        ";",
        "\n",
        "2k",
        "§",
        "#",
        "min(",
        ")",
        "-",
        "n",
        "9223372036854775808",
    ];
    let mut random = SeededRandom(11);
    for _ in 0..3000 {
        let count = 1 + random.below(9);
        let text: Vec<&str> = (0..count).map(|_| random.one_of(&tokens)).collect();
        compare(&text.join(" "), None);
        compare(&format!("(n) -> (n - 1)\n{}", text.join(" ")), None);
    }
}

#[test]
fn faults_name_their_line() {
    for (text, expected) in [
        ("", "text:0"),
        ("k = 2", "text:0"),
        ("(n) -> (n - 1)\n(n) -> (m)", "text:2"),
        ("(n) -> (n - 1) if 1 < n < 3", "text:1"),
        ("(n) -> (n - 2n)", "text:1"),
        ("(n) -> (n - (n > 1))", "text:1"),
        ("a = b; b = 1\n(n) -> (n - 1)", "text:1"),
        ("(n) -> (n - 1)\n\nk = 1/0", "value:3"),
        ("(n) -> (n - 1)\nstart (-1)", "value:2"),
        ("(n) -> (n - 1); start (1/2)", "value:1"),
        ("(n) -> (n - 1)\ntable (5..3)", "value:2"),
        ("(n) -> (n - 1)\nboard (n) if n > 3\nstart (2)", "value:3"),
        ("(n) -> (n - 1)\ntable (0..4000000)", "limit:2"),
        ("(n) -> (n - 1)\nstart (4000000)", "limit:2"),
        ("start (2000, 2000)\n(a, b) -> (a - 1, b)", "limit:1"),
        ("(n) -> (n - 1)\nstart (4000000)\ntable (0..4)", "none"),
        (
            "(n) -> (n - i - j - k - l) for i in 1..2 for j in 1..2 for k in 1..2 for l in 1..2",
            "limit:1",
        ),
        ("(a, b, c, d, e) -> end", "limit:1"),
        ("(n) -> (n) & (n) & (n) & (n) & (n)", "limit:1"),
        ("(n) -> (n - 1) for i in 1..1000000000", "limit:1"),
        (
            "(n) -> (n - 1)\n(n) -> (n - 1) for i in 1..200000001",
            "limit:2",
        ),
        (
            "(n) -> (n - 1)\n(n) -> (n - 1) for i in 1..200000000",
            "limit:0",
        ),
        (
            "(n) -> (n - 1)\n(n) -> (n - 1) for j in {1, 2} for i in {n, 5..n*9000000000} if n > 3",
            "limit:2",
        ),
        (
            "(n) -> (n - 1) for i in 1..20000 for j in 1..20000 if j < 0",
            "limit:0",
        ),
    ] {
        assert_eq!(fault(text), expected, "{text}");
    }
    let deep = |levels: usize| format!("(n) -> ({}n{})", "(".repeat(levels), ")".repeat(levels));
    assert_eq!(
        (fault(&deep(100)), fault(&deep(101))),
        ("none".into(), "limit:1".into())
    );
    assert_eq!(
        fault(&format!("(n) -> (n - 1)#{}", "x".repeat(10_000))),
        "limit:0"
    );
    assert_eq!(fault(&"(n) -> (n - 1);".repeat(101)), "limit:0");
    // A sum of thousands of terms has few levels.
    let long = format!("(n) -> (n{}) if n > 2000", " - 1".repeat(2000));
    assert_eq!(fault(&long), "none");
}

#[test]
fn known_rules_have_their_known_answers() {
    let nimbers = |text: &str, count: i64| -> Vec<Option<u32>> {
        let (work, _) = solve(text, None).unwrap();
        (0..count).map(|n| work.nimber(&[n])).collect()
    };
    let all =
        |values: &[u32]| -> Vec<Option<u32>> { values.iter().map(|&value| Some(value)).collect() };
    assert_eq!(
        nimbers("(n) -> (i) & (n - 2 - i) for i in 0..n - 2", 16),
        all(&[0, 0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 0])
    );
    let grundy = "(n) -> (i) & (n - i) for i in 1..n - 1 if i != n - i\nconjecture lost if n <= 2 or n mod 3 = 1";
    let (work, _) = solve(grundy, None).unwrap();
    assert_eq!(work.tested(), Some(Tested::Fails(vec![13])));
    // A rook that may step back: there are draws, and no nimbers where play need not end.
    let rook = "(x, y) -> (x - t, y) for t in 1..x
(x, y) -> (x, y - t) for t in 1..y
(x, y) -> (x, y + 1) if y < 7
lost (x, y) if x = 0 and y = 0
table (0..7, 0..7)
start (3, 3)";
    let (work, start) = solve(rook, None).unwrap();
    assert_eq!(work.counts(), [14, 1, 49, 0]);
    assert_eq!(work.verdict(&start).outcome, Some(Label::Draw));
    // Without `if y < 7` the step back leaves the table: the outcome is unknown.
    let open = rook.replace(" if y < 7", "");
    let (work, start) = solve(&open, None).unwrap();
    assert_eq!(
        (work.counts(), work.verdict(&start).outcome),
        ([14, 1, 0, 49], None)
    );
}

#[test]
fn known_labels_of_a_small_table_are_those_of_a_larger_one() {
    let mut random = SeededRandom(23);
    let wanted = tries(200, 2000);
    let mut compared = 0;
    while compared < wanted {
        let text = random.rule();
        let large = text
            .replace("..9)", "..14)")
            .replace("..5)", "..8)")
            .replace("..5,", "..8,")
            .replace("..3)", "..5)")
            .replace("..3,", "..5,");
        let (Ok((small, _)), Ok((large, _))) = (solve(&text, None), solve(&large, None)) else {
            continue;
        };
        compared += 1;
        let ranges = small.shape().ranges().to_vec();
        let mut tuples = vec![Vec::new()];
        for (first, last) in ranges {
            tuples = tuples
                .iter()
                .flat_map(|tuple: &Vec<i64>| {
                    (first..=last).map(|value| [tuple.clone(), vec![value]].concat())
                })
                .collect();
        }
        for tuple in tuples {
            let known = outcome(small.label(&tuple));
            if known.is_some() {
                assert_eq!(known, outcome(large.label(&tuple)), "{text}\n{tuple:?}");
            }
            if let Some(nimber) = small.nimber(&tuple) {
                assert_eq!(Some(nimber), large.nimber(&tuple), "{text}\n{tuple:?}");
            }
            if let (Some((depth, true)), Some((other, true))) =
                (small.depth(&tuple), large.depth(&tuple))
            {
                assert_eq!(depth, other, "{text}\n{tuple:?}");
            }
        }
    }
}

/// Kayles by the bare rules; positions are sorted lists of rows.
struct Kayles;

impl Impartial for Kayles {
    type Position = Vec<i64>;
    type Move = ();

    fn moves(&self, rows: &Vec<i64>) -> Vec<((), Vec<i64>)> {
        let mut all = Vec::new();
        for (at, &row) in rows.iter().enumerate() {
            for taken in 1..=row.min(2) {
                for left in 0..=row - taken {
                    let mut rows = rows.clone();
                    rows[at] = left;
                    rows.push(row - taken - left);
                    rows.retain(|&row| row > 0);
                    rows.sort_unstable();
                    all.push(((), rows));
                }
            }
        }
        all
    }
}

#[test]
fn sums_where_the_last_move_loses_are_searched() {
    let text = "(n) -> (i) & (n - 1 - i) for i in 0..n - 1\n(n) -> (i) & (n - 2 - i) for i in 0..n - 2\nlast loses\ntable (0..14)";
    let (work, _) = solve(text, None).unwrap();
    for position in [
        vec![1],
        vec![2],
        vec![7],
        vec![12],
        vec![3, 5],
        vec![4, 4, 6],
        vec![0],
    ] {
        let parts: Position = position.iter().map(|&row| vec![row]).collect();
        // In misère play nimbers do not decide a sum.
        assert!(parts.len() == 1 || work.label_of(&parts) == Label::Unknown);
        let searched = work.search(&parts).expect("a small sum");
        let rows: Vec<i64> = position.iter().copied().filter(|&row| row > 0).collect();
        let all = impartial::solve(&Kayles, &rows, 100_000).unwrap();
        assert_eq!(searched.outcome, all[&rows].misere, "{position:?}");
        let winning = Kayles.moves(&rows).into_iter().map(|((), left)| left);
        let mut winning: Vec<Vec<i64>> = winning
            .filter(|left| all[left].misere == mexplorer::Outcome::P)
            .collect();
        winning.sort_unstable();
        winning.dedup();
        // The rule has empty rows as well.
        let found = searched.moves.iter().map(|left| {
            let rows = left.iter().map(|part| part[0]);
            rows.filter(|&row| row > 0).collect::<Vec<_>>()
        });
        let mut found: Vec<Vec<i64>> = found.collect();
        found.sort_unstable();
        found.dedup();
        assert_eq!(found, winning, "{position:?}");
    }
    // There is no search in normal play, with cycles, or where moves leave the table.
    for text in [
        "(n) -> (n - 1)",
        "(n) -> (n - 1)\nlast loses\nwon (n) if n = 1",
        "(n) -> (1 - n)\nlast loses\ntable (0..1)\nstart (1)",
        "(n) -> (n - 2) if n > 1\nlast loses\ntable (2..5)",
        "(n) -> (1/n)\nlast loses\ntable (1..5)",
        // Sums that grow with every move.
        "(n) -> (n - t) & (n) for t in 0..3\nlast loses\ntable (0..3)",
    ] {
        let (work, position) = solve(text, None).unwrap();
        assert_eq!(work.search(&position), None, "{text}");
    }
}
