//! Splits the text of a rule into signs, keywords, names and numbers.

use super::{Error, FaultKind, MAX_CHARACTERS};
use crate::rational::Rational;

/// Keywords, which cannot be names.
const WORDS: [&str; 27] = [
    "for",
    "in",
    "if",
    "and",
    "or",
    "not",
    "div",
    "mod",
    "divides",
    "end",
    "won",
    "lost",
    "last",
    "loses",
    "start",
    "table",
    "conjecture",
    "nimber",
    "board",
    "min",
    "max",
    "floor",
    "ceil",
    "abs",
    "gcd",
    "isqrt",
    "xor",
];

/// Signs; longer ones come before their prefixes.
const SIGNS: [&str; 21] = [
    "->", "..", "!=", "<=", ">=", "(", ")", "{", "}", ",", "=", "<", ">", "+", "-", "*", "/", "&",
    ";", " ", "#",
];

/// What a token is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Number(Rational),
    Name(String),
    /// A keyword or a sign.
    Fixed(&'static str),
    /// Invalid text; the error is reported by whatever reads this token.
    Fault(Error),
}

/// A token of a statement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Token {
    pub(super) kind: Kind,
    /// The first character, counted from 1.
    pub(super) column: usize,
    /// In characters.
    pub(super) length: usize,
    /// With its characters replaced by ASCII.
    pub(super) text: String,
}

/// A statement: its line, from 1, and its tokens, at least one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Statement {
    pub(super) line: usize,
    pub(super) tokens: Vec<Token>,
    /// The column after its last character.
    pub(super) end: usize,
}

/// The ASCII that a character stands for, or the character itself.
fn ascii_of(character: char) -> String {
    let read = match character {
        '→' => "->",
        '≤' => "<=",
        '≥' => ">=",
        '≠' => "!=",
        '·' | '×' => "*",
        '−' => "-",
        '…' => "..",
        '、' => ",",
        '\t' | '\u{a0}' | '\u{3000}' => " ",
        '\u{ff01}'..='\u{ff5e}' => {
            let ascii = char::from_u32(u32::from(character) - 0xfee0);
            return ascii.unwrap_or(character).to_string();
        }
        _ => return character.to_string(),
    };
    read.to_owned()
}

/// The lines of a text, which end with LF, CR LF or CR.
pub(super) fn lines(text: &str) -> Vec<&str> {
    let mut lines = Vec::new();
    for line in text.split('\n') {
        let line = line.strip_suffix('\r').unwrap_or(line);
        lines.extend(line.split('\r'));
    }
    lines
}

/// Splits a text into statements.
///
/// # Errors
///
/// If there are more than [`MAX_CHARACTERS`] characters.
pub(super) fn read(text: &str) -> Result<Vec<Statement>, Error> {
    let characters = text.chars().take(MAX_CHARACTERS + 1).count();
    if characters > MAX_CHARACTERS {
        return Err(Error::LabLarge {
            what: "characters",
            value: text.chars().count().to_string(),
            limit: MAX_CHARACTERS as u64,
        });
    }
    let mut statements = Vec::new();
    for (number, line) in (1..).zip(lines(text)) {
        let end = line.chars().count() + 1;
        statements.append(&mut statements_of(number, tokens_of(number, line), end));
    }
    Ok(statements)
}

/// Splits a line into statements at its semicolons.
fn statements_of(line: usize, tokens: Vec<Token>, end: usize) -> Vec<Statement> {
    let mut statements = Vec::new();
    let mut rest = tokens.into_iter().peekable();
    while rest.peek().is_some() {
        let mut tokens = Vec::new();
        let mut ends_at = end;
        for token in rest.by_ref() {
            if token.kind == Kind::Fixed(";") {
                ends_at = token.column;
                break;
            }
            tokens.push(token);
        }
        if !tokens.is_empty() {
            statements.push(Statement {
                line,
                tokens,
                end: ends_at,
            });
        }
    }
    statements
}

fn tokens_of(line: usize, text: &str) -> Vec<Token> {
    // The characters in ASCII, each with the column it comes from.
    let mut read: Vec<(char, usize)> = Vec::new();
    for (column, character) in (1..).zip(text.chars()) {
        for ascii in ascii_of(character).chars() {
            read.push((ascii, column));
        }
    }
    let is_digit = |at: usize| read.get(at).is_some_and(|(one, _)| one.is_ascii_digit());
    let is_of_name = |at: usize| {
        let one = read.get(at).map(|&(one, _)| one);
        one.is_some_and(|one| one.is_alphabetic() || one.is_ascii_digit() || one == '_')
    };
    let string =
        |from: usize, to: usize| -> String { read[from..to].iter().map(|&(one, _)| one).collect() };
    let mut tokens = Vec::new();
    let mut at = 0;
    while let Some(&(first, column)) = read.get(at) {
        let from = at;
        let kind = if first.is_ascii_digit() {
            let mut point = at;
            while is_digit(point) {
                point += 1;
            }
            at = point;
            if read.get(point).is_some_and(|&(one, _)| one == '.') && is_digit(point + 1) {
                at = point + 1;
                while is_digit(at) {
                    at += 1;
                }
            }
            let decimals = string((point + 1).min(at), at);
            let value = Rational::from_decimal(&string(from, point), &decimals);
            value.map_or_else(
                || {
                    let value = string(from, at);
                    Kind::Fault(Error::LabValue {
                        line,
                        problem: FaultKind::Range.name(),
                        first: value.clone(),
                        second: value,
                    })
                },
                Kind::Number,
            )
        } else if is_of_name(at) {
            while is_of_name(at) {
                at += 1;
            }
            let name = string(from, at);
            match WORDS.into_iter().find(|&word| word == name) {
                Some(word) => Kind::Fixed(word),
                None => Kind::Name(name),
            }
        } else {
            let is_here = |sign: &&str| {
                let mut ahead = read[from..].iter().map(|&(one, _)| one);
                sign.chars().all(|one| ahead.next() == Some(one))
            };
            match SIGNS.into_iter().find(is_here) {
                Some("#") => break,
                Some(sign) => {
                    at += sign.len();
                    if sign == " " {
                        continue;
                    }
                    Kind::Fixed(sign)
                }
                None => {
                    at += 1;
                    let sign = text.chars().nth(column - 1).unwrap_or(first);
                    Kind::Fault(Error::LabSign {
                        line,
                        column,
                        value: sign.to_string(),
                        code: format!("U+{:04X}", u32::from(sign)),
                    })
                }
            }
        };
        let last = read[at - 1].1;
        tokens.push(Token {
            kind,
            column,
            length: last + 1 - column,
            text: string(from, at),
        });
    }
    tokens
}

#[cfg(test)]
mod tests {
    use super::{Kind, read};
    use crate::rational::Rational;

    fn texts(text: &str) -> Vec<Vec<String>> {
        let statements = read(text).unwrap();
        let texts = statements.into_iter().map(|statement| {
            let tokens = statement.tokens.into_iter();
            tokens.map(|token| token.text).collect()
        });
        texts.collect()
    }

    #[test]
    fn signs_of_other_keyboards_read_as_their_twins() {
        for text in [
            "(n) -> (n - 2*k) for k in 1..3 if n >= 1, 2",
            "（ｎ）→（ｎ－２×ｋ）　ｆｏｒ　ｋ　ｉｎ　１…３\u{a0}if\tn≥1、2",
            "(n)->(n−2·k)for k in 1．．3 if n＞＝1，2 # a comment; with a sign §",
        ] {
            assert_eq!(texts(text)[0].concat(), "(n)->(n-2*k)forkin1..3ifn>=1,2");
        }
    }

    #[test]
    fn lines_end_in_three_ways_and_at_semicolons() {
        let text = "a = 1\r\nb = 2\rc = 3\nd = 4 ; e = 5;;# f\n\n";
        assert_eq!(texts(text).len(), 5);
        let statements = read(text).unwrap();
        let lines: Vec<_> = statements.iter().map(|statement| statement.line).collect();
        assert_eq!(lines, [1, 2, 3, 4, 4]);
    }

    #[test]
    fn numbers_and_ranges_are_distinguished() {
        assert_eq!(
            texts("1..5 2.5 1.5..2.5 2k 数_1"),
            [["1", "..", "5", "2.5", "1.5", "..", "2.5", "2", "k", "数_1"]]
        );
        let statements = read("2.5").unwrap();
        let half = Rational::from_decimal("2", "5").unwrap();
        assert_eq!(statements[0].tokens[0].kind, Kind::Number(half));
    }

    #[test]
    fn other_signs_are_faults_with_their_code_points() {
        for (text, column, code) in [
            ("a = 1 § 2", 7, "U+00A7"),
            ("a = 1.", 6, "U+002E"),
            ("½", 1, "U+00BD"),
            ("→→！", 3, "U+FF01"),
            ("n = 😀", 5, "U+1F600"),
        ] {
            let statements = read(text).unwrap();
            let mut tokens = statements[0].tokens.iter();
            let fault = tokens.find_map(|token| match &token.kind {
                Kind::Fault(fault) => Some(fault),
                _ => None,
            });
            assert_eq!(fault.unwrap().column(), Some(column), "{text}");
            assert!(fault.unwrap().to_string().contains(code), "{text}");
        }
    }
}
