//! A naive laboratory to compare the fast one with: a syntax tree, sets of options, and labels by
//! sweeps until nothing changes.

use std::cmp::Ordering;
use std::collections::{BTreeMap, BTreeSet};

// ---------------------------------------------------------------- results

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Outcome {
    N,
    P,
    Draw,
}

/// The answer for one position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Info {
    /// None: unknown.
    pub outcome: Option<Outcome>,
    pub nimber: Option<u64>,
    /// The number of moves to the end, and whether it is exact (false: an upper bound).
    pub depth: Option<(u32, bool)>,
}

/// A position or a sum: its parts, ascending. Empty: `end`.
pub type Parts = Vec<Vec<i64>>;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solved {
    pub table: BTreeMap<Vec<i64>, Info>,
    pub broken: BTreeSet<Vec<i64>>,
    /// The position of the verdict: the start, or `at`.
    pub start: Parts,
    pub outcome: Option<Outcome>,
    pub nimber: Option<u64>,
    /// `data-moves`; None where the outcome is unknown.
    pub moves: Option<Vec<Parts>>,
    /// Ok: the number of positions it holds for; Err: the first position where it fails.
    pub conjecture: Option<Result<u64, Vec<i64>>>,
}

/// `KIND:LINE` of `data-error`: KIND is text, value, limit or at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    pub kind: &'static str,
    pub line: usize,
}

/// A result whose error is the kind of a fault; the caller knows the line.
type Reading<T> = Result<T, &'static str>;

// ---------------------------------------------------------------- arithmetic

/// Why a computation has no value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stop {
    Broken,
    Limit,
    /// A single range is too long; with its line.
    Long(usize),
}

/// A rational in lowest terms; |n| and d are at most 2^63 - 1, so products of two, and sums of two
/// such products, fit into an i128.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Rat {
    n: i128,
    d: i128,
}

const MAX: i128 = i64::MAX as i128;

/// The limit on evaluated lines and steps of loops.
const MAX_TURNS: u64 = 200_000_000;

fn gcd(a: i128, b: i128) -> i128 {
    if b == 0 { a.abs() } else { gcd(b, a % b) }
}

/// floor(a / b) for b of any sign, but not 0.
fn floor_div(a: i128, b: i128) -> i128 {
    (a * b.signum()).div_euclid(b.abs())
}

impl Rat {
    fn new(n: i128, d: i128) -> Result<Rat, Stop> {
        if d == 0 {
            return Err(Stop::Broken);
        }
        let g = gcd(n, d) * d.signum();
        let (n, d) = (n / g, d / g);
        let fits = n.abs() <= MAX && d <= MAX;
        fits.then_some(Rat { n, d }).ok_or(Stop::Broken)
    }

    fn floor(self) -> i128 {
        floor_div(self.n, self.d)
    }

    fn ceil(self) -> i128 {
        -floor_div(-self.n, self.d)
    }

    fn integer(self) -> Result<i128, Stop> {
        (self.d == 1).then_some(self.n).ok_or(Stop::Broken)
    }

    fn natural(self) -> Result<i128, Stop> {
        let n = self.integer()?;
        (n >= 0).then_some(n).ok_or(Stop::Broken)
    }
}

impl Ord for Rat {
    fn cmp(&self, other: &Rat) -> Ordering {
        (self.n * other.d).cmp(&(other.n * self.d))
    }
}

impl PartialOrd for Rat {
    fn partial_cmp(&self, other: &Rat) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// `a op b`; each result is checked by `Rat::new`.
fn binary(op: &str, a: Rat, b: Rat) -> Result<Rat, Stop> {
    // a = x / (a.d * b.d) and b = y / (a.d * b.d)
    let (x, y, d) = (a.n * b.d, b.n * a.d, a.d * b.d);
    match op {
        "+" => Rat::new(x + y, d),
        "-" => Rat::new(x - y, d),
        "*" => Rat::new(a.n * b.n, d),
        "/" => Rat::new(x, y),
        _ if y == 0 => Err(Stop::Broken),
        "div" => Rat::new(floor_div(x, y), 1),
        "mod" => Rat::new(x - y * floor_div(x, y), d),
        _ => unreachable!(),
    }
}

fn truth(value: bool) -> Result<Rat, Stop> {
    Rat::new(value.into(), 1)
}

/// Functions, comparisons, signs and `not`; [`Tree::value`] evaluates `and` and `or`.
fn call(name: &str, args: &[Rat]) -> Result<Rat, Stop> {
    let x = args[0];
    let y = *args.last().unwrap();
    match name {
        "min" => Ok(*args.iter().min().unwrap()),
        "max" => Ok(*args.iter().max().unwrap()),
        "xor" => {
            let values: Result<Vec<i128>, Stop> = args.iter().map(|a| a.natural()).collect();
            Rat::new(values?.into_iter().fold(0, |a, b| a ^ b), 1)
        }
        "floor" => Rat::new(x.floor(), 1),
        "ceil" => Rat::new(x.ceil(), 1),
        "abs" => Rat::new(x.n.abs(), x.d),
        "gcd" => Rat::new(gcd(x.integer()?, y.integer()?), 1),
        "isqrt" => Rat::new(x.natural()?.isqrt(), 1),
        "negative" => Rat::new(-x.n, x.d),
        "not" => truth(x.n == 0),
        "group" => Ok(x),
        "=" => truth(x == y),
        "!=" => truth(x != y),
        "<" => truth(x < y),
        "<=" => truth(x <= y),
        ">" => truth(x > y),
        ">=" => truth(x >= y),
        "divides" if x.n == 0 => truth(y.n == 0),
        "divides" => truth((y.n * x.d) % (x.n * y.d) == 0),
        _ => unreachable!(),
    }
}

/// The number divided by `by`, if there is no remainder.
fn divided(digits: &[u8], by: u8) -> Option<Vec<u8>> {
    let mut rest = 0;
    let mut quotient = Vec::new();
    for digit in digits {
        rest = rest * 10 + digit;
        quotient.push(rest / by);
        rest %= by;
    }
    (rest == 0).then_some(quotient)
}

/// The exact value of a literal of any length.
fn literal(text: &str) -> Reading<Rat> {
    let (whole, fraction) = text.split_once('.').unwrap_or((text, ""));
    let fraction = fraction.trim_end_matches('0');
    // The last digit is not 0, so in lowest terms the denominator is at least 2^(number of digits).
    if fraction.len() > 62 {
        return Err("value");
    }
    let mut digits: Vec<u8> = (whole.to_owned() + fraction)
        .bytes()
        .map(|b| b - b'0')
        .collect();
    let mut denominator = 1_i128;
    for prime in [2, 5] {
        for _ in 0..fraction.len() {
            match divided(&digits, prime) {
                Some(quotient) => digits = quotient,
                None => denominator = denominator.checked_mul(prime.into()).ok_or("value")?,
            }
        }
    }
    let mut n = 0_i128;
    for digit in digits {
        n = n * 10 + i128::from(digit);
        if n > MAX {
            return Err("value");
        }
    }
    Rat::new(n, denominator).map_err(|_| "value")
}

// ---------------------------------------------------------------- the syntax tree and its values

/// A number or a condition; the value of a condition is 1 or 0.
enum Tree {
    Number(Rat),
    Name(String),
    /// first op term op term …, of operators of one precedence, from left to right.
    Chain(Box<Tree>, Vec<(&'static str, Tree)>),
    /// A function, a comparison, `and`, `or`, `not`, "negative", or "group", a condition in
    /// parentheses.
    Call(&'static str, Vec<Tree>),
}

/// The values of the names.
type Env<'a> = Vec<(&'a str, Rat)>;

impl Tree {
    fn value(&self, env: &Env) -> Result<Rat, Stop> {
        match self {
            Tree::Number(value) => Ok(*value),
            Tree::Name(name) => Ok(env.iter().find(|(known, _)| known == name).unwrap().1),
            Tree::Chain(first, rest) => rest
                .iter()
                .try_fold(first.value(env)?, |value, (op, term)| {
                    binary(op, value, term.value(env)?)
                }),
            Tree::Call(name @ ("and" | "or"), parts) => {
                for part in parts {
                    if part.holds(env)? == (*name == "or") {
                        return truth(*name == "or");
                    }
                }
                truth(*name == "and")
            }
            Tree::Call(name, args) => {
                let values: Result<Vec<Rat>, Stop> = args.iter().map(|a| a.value(env)).collect();
                call(name, &values?)
            }
        }
    }

    fn holds(&self, env: &Env) -> Result<bool, Stop> {
        Ok(self.value(env)?.n == 1)
    }

    fn is_condition(&self) -> bool {
        matches!(self, Tree::Call(name, _) if CONDITIONS.contains(name) || COMPARISONS.contains(name))
    }

    fn names(&self) -> Vec<&str> {
        match self {
            Tree::Number(_) => Vec::new(),
            Tree::Name(name) => vec![name],
            Tree::Chain(first, rest) => {
                let rest = rest.iter().flat_map(|(_, term)| term.names());
                first.names().into_iter().chain(rest).collect()
            }
            Tree::Call(_, args) => args.iter().flat_map(Tree::names).collect(),
        }
    }
}

/// A set of items, each a value or `from..to`; a plain range is a set of one such item.
type Range = Vec<(Tree, Option<Tree>)>;

struct Move {
    /// 0 until the statement is added to the rule.
    line: usize,
    pattern: Vec<String>,
    /// The parts of the target; empty: `end`.
    target: Vec<Vec<Tree>>,
    loops: Vec<(String, Range)>,
    /// The conjuncts of the `if`, each with the number of loops whose names it needs.
    tests: Vec<(usize, Tree)>,
}

enum Statement {
    Constant(Tree),
    Move(Move),
    /// `won`, `lost` or `board`.
    If(&'static str, Vec<String>, Tree),
    LastLoses,
    Start(Vec<Tree>),
    Table(Vec<(Tree, Tree)>),
    /// A condition for `lost`, or a number for the nimber.
    Conjecture(Tree),
}

// ---------------------------------------------------------------- tokens

const WORDS: &str = " for in if and or not div mod divides end won lost last loses start table conjecture nimber board \
                     min max floor ceil abs gcd isqrt xor ";
const SIGNS: [&str; 18] = [
    "->", "<=", ">=", "!=", "..", "(", ")", "{", "}", ",", "&", "=", "<", ">", "+", "-", "*", "/",
];
const CONDITIONS: [&str; 4] = ["and", "or", "not", "group"];
const COMPARISONS: [&str; 7] = ["=", "!=", "<", "<=", ">", ">=", "divides"];
const FUNCTIONS: [&str; 8] = ["min", "max", "floor", "ceil", "abs", "gcd", "isqrt", "xor"];

#[derive(Clone, Copy, PartialEq)]
enum Kind {
    Number,
    Name,
    /// A reserved word or a sign, or an unknown character, which no rule accepts.
    Fixed,
}

type Token = (Kind, String);

/// The plain form of a character.
fn plain(c: char) -> String {
    match c {
        '→' => "->".into(),
        '≤' => "<=".into(),
        '≥' => ">=".into(),
        '≠' => "!=".into(),
        '×' | '·' => "*".into(),
        '−' => "-".into(),
        '…' => "..".into(),
        '、' => ",".into(),
        '\t' | '\u{a0}' | '\u{3000}' => " ".into(),
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(c as u32 - 0xfee0).unwrap().into(),
        _ => c.into(),
    }
}

fn is_name_char(c: char) -> bool {
    c.is_alphabetic() || c.is_ascii_digit() || c == '_'
}

/// The number of digits at the beginning of the text.
fn digits(text: &str) -> usize {
    text.chars().take_while(char::is_ascii_digit).count()
}

fn tokens(mut text: &str) -> Vec<Token> {
    let mut list = Vec::new();
    loop {
        text = text.trim_start_matches(' ');
        let Some(c) = text.chars().next() else {
            return list;
        };
        let (kind, length) = if c.is_ascii_digit() {
            let whole = digits(text);
            match text[whole..].strip_prefix('.').map_or(0, digits) {
                0 => (Kind::Number, whole),
                fraction => (Kind::Number, whole + 1 + fraction),
            }
        } else if is_name_char(c) {
            let length = text.find(|c| !is_name_char(c)).unwrap_or(text.len());
            let reserved = WORDS.contains(&format!(" {} ", &text[..length]));
            (if reserved { Kind::Fixed } else { Kind::Name }, length)
        } else {
            let sign = SIGNS.iter().find(|sign| text.starts_with(**sign));
            (Kind::Fixed, sign.map_or(c.len_utf8(), |sign| sign.len()))
        };
        list.push((kind, text[..length].to_owned()));
        text = &text[length..];
    }
}

/// The statements with their lines.
fn statements(text: &str) -> Vec<(usize, Vec<Token>)> {
    let text = text.replace("\r\n", "\n").replace('\r', "\n");
    let mut list = Vec::new();
    for (index, line) in text.split('\n').enumerate() {
        let line: String = line.chars().map(plain).collect();
        let code = line.split('#').next().unwrap();
        list.extend(code.split(';').map(|part| (index + 1, tokens(part))));
    }
    list.retain(|(_, tokens)| !tokens.is_empty());
    list
}

// ---------------------------------------------------------------- parsing one statement

struct Parser<'a> {
    tokens: &'a [Token],
    /// The number of open parentheses, calls, `-` and `not`.
    levels: usize,
}

impl Parser<'_> {
    fn next_is(&self, text: &str) -> bool {
        matches!(self.tokens.first(), Some((Kind::Fixed, next)) if next == text)
    }

    fn eat(&mut self, text: &str) -> bool {
        let found = self.next_is(text);
        if found {
            self.tokens = &self.tokens[1..];
        }
        found
    }

    fn eat_one_of(&mut self, list: &[&'static str]) -> Option<&'static str> {
        list.iter().copied().find(|text| self.eat(text))
    }

    fn need(&mut self, text: &str) -> Reading<()> {
        self.eat(text).then_some(()).ok_or("text")
    }

    fn name(&mut self) -> Reading<String> {
        let [(Kind::Name, name), rest @ ..] = self.tokens else {
            return Err("text");
        };
        self.tokens = rest;
        Ok(name.clone())
    }

    /// item, item, … and `close`; at most `limit` items.
    fn list<T>(
        &mut self,
        close: &str,
        limit: usize,
        mut item: impl FnMut(&mut Self) -> Reading<T>,
    ) -> Reading<Vec<T>> {
        let mut list = vec![item(self)?];
        while self.eat(",") {
            if list.len() == limit {
                return Err("limit");
            }
            list.push(item(self)?);
        }
        self.need(close)?;
        Ok(list)
    }

    /// An expression of this precedence or higher: 0 `or`, 1 `and`, 2 `not`, 3 comparisons, 4 `+
    /// -`, 5 `* / div mod`, 6 the rest.
    fn tree(&mut self, level: usize) -> Reading<Tree> {
        match level {
            0 | 1 => self.joined(level),
            2 if self.eat("not") => {
                let inner = self.inside(|p| p.typed(2, true))?;
                Ok(Tree::Call("not", vec![inner]))
            }
            2 => self.tree(3),
            3 => self.comparison(),
            4 | 5 => self.chain(level),
            _ => self.operand(),
        }
    }

    /// As `tree`, but it has to be a condition or a number, as given.
    fn typed(&mut self, level: usize, condition: bool) -> Reading<Tree> {
        let tree = self.tree(level)?;
        is_condition_as(tree, condition)
    }

    fn number(&mut self) -> Reading<Tree> {
        self.typed(0, false)
    }

    /// Calls `read` one level deeper.
    fn inside<T>(&mut self, read: impl FnOnce(&mut Self) -> Reading<T>) -> Reading<T> {
        if self.levels == 100 {
            return Err("limit");
        }
        self.levels += 1;
        let result = read(self);
        self.levels -= 1;
        result
    }

    fn joined(&mut self, level: usize) -> Reading<Tree> {
        let word = ["or", "and"][level];
        let first = self.tree(level + 1)?;
        if !self.next_is(word) {
            return Ok(first);
        }
        let mut parts = vec![is_condition_as(first, true)?];
        while self.eat(word) {
            parts.push(self.typed(level + 1, true)?);
        }
        Ok(Tree::Call(word, parts))
    }

    fn comparison(&mut self) -> Reading<Tree> {
        let left = self.tree(4)?;
        let Some(op) = self.eat_one_of(&COMPARISONS) else {
            return Ok(left);
        };
        let both = vec![is_condition_as(left, false)?, self.typed(4, false)?];
        match self.eat_one_of(&COMPARISONS) {
            None => Ok(Tree::Call(op, both)),
            Some(_) => Err("text"),
        }
    }

    fn chain(&mut self, level: usize) -> Reading<Tree> {
        let ops: &[&str] = [&["+", "-"][..], &["*", "/", "div", "mod"]][level - 4];
        let first = self.tree(level + 1)?;
        let mut rest = Vec::new();
        while let Some(op) = self.eat_one_of(ops) {
            rest.push((op, self.typed(level + 1, false)?));
        }
        if rest.is_empty() {
            return Ok(first);
        }
        Ok(Tree::Chain(Box::new(is_condition_as(first, false)?), rest))
    }

    fn operand(&mut self) -> Reading<Tree> {
        if self.eat("-") {
            let inner = self.inside(|p| p.typed(6, false))?;
            return Ok(Tree::Call("negative", vec![inner]));
        }
        if self.eat("(") {
            let inner = self.inside(|p| p.tree(0))?;
            self.need(")")?;
            return Ok(if inner.is_condition() {
                Tree::Call("group", vec![inner])
            } else {
                inner
            });
        }
        if let Some(function) = self.eat_one_of(&FUNCTIONS) {
            self.need("(")?;
            let args = self.inside(|p| p.list(")", usize::MAX, Self::number))?;
            let fits = match function {
                "min" | "max" | "xor" => true,
                "gcd" => args.len() == 2,
                _ => args.len() == 1,
            };
            return fits.then_some(Tree::Call(function, args)).ok_or("text");
        }
        if let [(Kind::Number, digits), rest @ ..] = self.tokens {
            self.tokens = rest;
            return Ok(Tree::Number(literal(digits)?));
        }
        Ok(Tree::Name(self.name()?))
    }

    fn tuple(&mut self) -> Reading<Vec<Tree>> {
        self.need("(")?;
        self.list(")", 4, Self::number)
    }

    fn pattern(&mut self) -> Reading<Vec<String>> {
        self.need("(")?;
        self.list(")", 4, Self::name)
    }

    fn interval(&mut self) -> Reading<(Tree, Tree)> {
        let from = self.number()?;
        self.need("..")?;
        Ok((from, self.number()?))
    }

    fn range(&mut self) -> Reading<Range> {
        if !self.eat("{") {
            let (from, to) = self.interval()?;
            return Ok(vec![(from, Some(to))]);
        }
        self.list("}", usize::MAX, |p| {
            let from = p.number()?;
            let to = if p.eat("..") { Some(p.number()?) } else { None };
            Ok((from, to))
        })
    }

    fn target(&mut self) -> Reading<Vec<Vec<Tree>>> {
        if self.eat("end") {
            return Ok(Vec::new());
        }
        let mut parts = vec![self.tuple()?];
        while self.eat("&") {
            if parts.len() == 4 {
                return Err("limit");
            }
            parts.push(self.tuple()?);
        }
        Ok(parts)
    }

    fn family(&mut self) -> Reading<Move> {
        let pattern = self.pattern()?;
        self.need("->")?;
        let target = self.target()?;
        let mut loops: Vec<(String, Range)> = Vec::new();
        while self.eat("for") {
            if loops.len() == 3 {
                return Err("limit");
            }
            let name = self.name()?;
            self.need("in")?;
            loops.push((name, self.range()?));
        }
        let parts = match self.next_is("if").then(|| self.condition()).transpose()? {
            None => Vec::new(),
            Some(Tree::Call("and", parts)) => parts,
            Some(one) => vec![one],
        };
        let needs = |part: &Tree| {
            let names = part.names();
            let last = loops.iter().rposition(|(v, _)| names.contains(&v.as_str()));
            last.map_or(0, |index| index + 1)
        };
        let tests = parts.into_iter().map(|part| (needs(&part), part)).collect();
        Ok(Move {
            line: 0,
            pattern,
            target,
            loops,
            tests,
        })
    }

    fn condition(&mut self) -> Reading<Tree> {
        self.need("if")?;
        self.typed(0, true)
    }

    fn statement(&mut self) -> Reading<Statement> {
        if self.next_is("(") {
            return Ok(Statement::Move(self.family()?));
        }
        let heads = [
            "won",
            "lost",
            "board",
            "last",
            "start",
            "table",
            "conjecture",
        ];
        Ok(match self.eat_one_of(&heads) {
            Some("last") => {
                self.need("loses")?;
                Statement::LastLoses
            }
            Some("start") => Statement::Start(self.tuple()?),
            Some("table") => {
                self.need("(")?;
                Statement::Table(self.list(")", 4, Self::interval)?)
            }
            Some("conjecture") if self.eat("lost") => Statement::Conjecture(self.condition()?),
            Some("conjecture") => {
                self.need("nimber")?;
                self.need("=")?;
                Statement::Conjecture(self.number()?)
            }
            Some(head) => Statement::If(head, self.pattern()?, self.condition()?),
            None => {
                self.name()?;
                self.need("=")?;
                Statement::Constant(self.number()?)
            }
        })
    }
}

fn is_condition_as(tree: Tree, condition: bool) -> Reading<Tree> {
    (tree.is_condition() == condition)
        .then_some(tree)
        .ok_or("text")
}

fn read_statement(tokens: &[Token]) -> Reading<Statement> {
    let mut parser = Parser { tokens, levels: 0 };
    let statement = parser.statement()?;
    parser.tokens.is_empty().then_some(statement).ok_or("text")
}

// ---------------------------------------------------------------- the rule as a whole

#[derive(Default)]
struct Rule {
    constants: Vec<(String, Rat)>,
    /// All constants of the text, with or without a value.
    declared: Vec<String>,
    /// The first pattern of the text; empty if it has a fault.
    first: Vec<String>,
    moves: Vec<Move>,
    /// `won`, `lost` and `board`.
    ifs: Vec<(&'static str, Vec<String>, Tree)>,
    misere: bool,
    /// Its line, and its tuple.
    start: Option<(usize, Vec<i64>)>,
    table: Option<(usize, Vec<(i64, i64)>)>,
    guess: Option<Tree>,
}

fn all_in<'a>(names: impl IntoIterator<Item = &'a str>, known: &[String]) -> Reading<()> {
    let fine = names
        .into_iter()
        .all(|name| known.iter().any(|k| k == name));
    fine.then_some(()).ok_or("text")
}

impl Rule {
    fn has_nimbers(&self) -> bool {
        self.ifs.iter().all(|(head, ..)| *head == "board") && !self.misere
    }

    fn has_sums(&self) -> bool {
        self.moves.iter().any(|family| family.target.len() > 1)
    }

    /// Checks that a tuple has as many coordinates as the first pattern.
    fn fits(&self, count: usize) -> Reading<()> {
        let fine = self.first.is_empty() || count == self.first.len();
        fine.then_some(()).ok_or("text")
    }

    /// The constants and the names of a pattern; the pattern has to be valid.
    fn known(&self, pattern: &[String]) -> Reading<Vec<String>> {
        self.fits(pattern.len())?;
        let mut known = self.declared.clone();
        for name in pattern {
            if known.contains(name) {
                return Err("text");
            }
            known.push(name.clone());
        }
        Ok(known)
    }

    fn check_move(&self, family: &Move) -> Reading<()> {
        let mut known = self.known(&family.pattern)?;
        for (name, range) in &family.loops {
            for tree in range.iter().flat_map(|(from, to)| to.iter().chain([from])) {
                all_in(tree.names(), &known)?;
            }
            if known.contains(name) {
                return Err("text");
            }
            known.push(name.clone());
        }
        if family
            .target
            .iter()
            .any(|part| part.len() != family.pattern.len())
        {
            return Err("text");
        }
        let tests = family.tests.iter().map(|(_, test)| test);
        let mut trees = family.target.iter().flatten().chain(tests);
        trees.try_for_each(|tree| all_in(tree.names(), &known))
    }

    /// An integer ≥ 0 computed from constants; None if one of them has a fault of its own.
    fn fixed(&self, tree: &Tree) -> Reading<Option<i64>> {
        let env = self.env(&[], &[]);
        all_in(tree.names(), &self.declared)?;
        if tree
            .names()
            .iter()
            .any(|name| env.iter().all(|(k, _)| k != name))
        {
            return Ok(None);
        }
        let value = tree.value(&env).and_then(Rat::natural);
        value.map(|n| Some(n as i64)).map_err(|_| "value")
    }

    /// Adds a statement to the rule; constants are there already.
    fn admit(&mut self, line: usize, statement: Statement) -> Reading<()> {
        match statement {
            Statement::Constant(_) => {}
            Statement::Move(family) => {
                self.check_move(&family)?;
                self.moves.push(Move { line, ..family });
            }
            Statement::If(head, pattern, condition) => {
                all_in(condition.names(), &self.known(&pattern)?)?;
                self.ifs.push((head, pattern, condition));
            }
            Statement::LastLoses => self.misere = true,
            Statement::Start(trees) => {
                self.fits(trees.len())?;
                let values: Reading<Option<Vec<i64>>> =
                    trees.iter().map(|tree| self.fixed(tree)).collect();
                self.start = values?.map(|tuple| (line, tuple));
            }
            Statement::Table(ranges) => {
                self.fits(ranges.len())?;
                let mut list = Vec::new();
                for (from, to) in &ranges {
                    match (self.fixed(from)?, self.fixed(to)?) {
                        (Some(from), Some(to)) if from > to => return Err("value"),
                        (Some(from), Some(to)) => list.push((from, to)),
                        _ => return Ok(()),
                    }
                }
                self.table = Some((line, list));
            }
            Statement::Conjecture(guess) => {
                if !self.first.is_empty() {
                    all_in(guess.names(), &[&self.first[..], &self.declared].concat())?;
                }
                self.guess = Some(guess);
            }
        }
        Ok(())
    }

    /// The values of the constants and of the pattern's names.
    fn env<'a>(&'a self, pattern: &'a [String], position: &[i64]) -> Env<'a> {
        let constants = self.constants.iter().map(|(k, v)| (k.as_str(), *v));
        let whole = |x: &i64| Rat {
            n: (*x).into(),
            d: 1,
        };
        let bound = pattern
            .iter()
            .map(String::as_str)
            .zip(position.iter().map(whole));
        constants.chain(bound).collect()
    }

    /// Whether the tuple is a position. An error: it is a broken position.
    fn on_board(&self, tuple: &[i64]) -> Result<bool, Stop> {
        for (head, pattern, condition) in &self.ifs {
            if *head == "board" && !condition.holds(&self.env(pattern, tuple))? {
                return Ok(false);
            }
        }
        Ok(true)
    }
}

fn one_fault(kind: &'static str, line: usize) -> Vec<Fault> {
    vec![Fault { kind, line }]
}

fn read(text: &str) -> Result<Rule, Vec<Fault>> {
    let list = statements(text);
    if text.chars().count() > 10_000 || list.len() > 100 {
        return Err(one_fault("limit", 0));
    }
    let mut rule = Rule::default();
    let mut read: Vec<(usize, Reading<Statement>)> = Vec::new();
    let mut heads: Vec<&str> = Vec::new();
    let mut above: Vec<String> = Vec::new();
    for (line, tokens) in &list {
        let head = tokens[0].1.as_str();
        let mut statement = read_statement(tokens);
        if ["start", "table", "last", "conjecture"].contains(&head) && heads.contains(&head) {
            statement = Err("text");
        }
        // Constants are computed here: they use only constants of earlier lines.
        if let Ok(Statement::Constant(tree)) = &statement {
            let names = tree.names();
            let has_value = |n: &&str| rule.constants.iter().any(|(known, _)| known == n);
            if above.iter().any(|name| name == head) || all_in(names.clone(), &above).is_err() {
                statement = Err("text");
            } else if names.iter().all(has_value) {
                match tree.value(&rule.env(&[], &[])) {
                    Ok(value) => rule.constants.push((head.to_owned(), value)),
                    Err(_) => statement = Err("value"),
                }
            }
        }
        if tokens[0].0 == Kind::Name && tokens.get(1).is_some_and(|(_, sign)| sign == "=") {
            above.push(head.to_owned());
        }
        heads.push(head);
        read.push((*line, statement));
    }
    rule.declared = above;
    let patterned = |head: &&str| ["(", "won", "lost", "board"].contains(head);
    if let Some(index) = heads.iter().position(patterned)
        && let Ok(Statement::Move(Move { pattern, .. }) | Statement::If(_, pattern, _)) =
            &read[index].1
    {
        rule.first = pattern.clone();
    }
    let mut faults = Vec::new();
    for (line, statement) in read {
        if let Err(kind) = statement.and_then(|statement| rule.admit(line, statement)) {
            faults.push(Fault { kind, line });
        }
    }
    if !faults.is_empty() {
        return Err(faults);
    }
    if rule.moves.is_empty() {
        return Err(one_fault("text", 0));
    }
    match &rule.start {
        Some((line, start)) if rule.on_board(start) == Ok(false) => Err(one_fault("value", *line)),
        _ => Ok(rule),
    }
}

/// Parses the position of a link: `3,5`, `3,5+0,2` or `end`.
fn read_at(text: &str, rule: &Rule) -> Option<Parts> {
    if text == "end" {
        return Some(Vec::new());
    }
    let mut parts = Vec::new();
    for part in text.split('+') {
        let mut tuple: Vec<i64> = Vec::new();
        for number in part.split(',') {
            if !number.chars().all(|c| c.is_ascii_digit()) {
                return None;
            }
            tuple.push(number.parse().ok()?);
        }
        if tuple.len() != rule.first.len() || rule.on_board(&tuple) == Ok(false) {
            return None;
        }
        parts.push(tuple);
    }
    parts.sort();
    Some(parts)
}

// ---------------------------------------------------------------- moves

/// The different values of a range of a line; `left` is the number of steps still allowed.
fn values(range: &Range, env: &Env, left: u64, line: usize) -> Result<BTreeSet<Rat>, Stop> {
    let mut set = BTreeSet::new();
    for (from, to) in range {
        let from = from.value(env)?;
        let Some(to) = to else {
            set.insert(from);
            continue;
        };
        let (from, to) = (from.ceil(), to.value(env)?.floor());
        if to - from >= i128::from(MAX_TURNS) {
            return Err(Stop::Long(line));
        }
        if to - from >= i128::from(left) {
            return Err(Stop::Limit);
        }
        set.extend((from..=to).map(|n| Rat { n, d: 1 }));
    }
    Ok(set)
}

/// Adds the targets of one line of moves, with the first `level` loops bound.
fn walk<'a>(
    rule: &'a Rule,
    family: &'a Move,
    level: usize,
    env: &mut Env<'a>,
    left: &mut u64,
    options: &mut BTreeSet<Parts>,
) -> Result<(), Stop> {
    for (needs, test) in &family.tests {
        if *needs == level && !test.holds(env)? {
            return Ok(());
        }
    }
    if let Some((name, range)) = family.loops.get(level) {
        for value in values(range, env, *left, family.line)? {
            *left = left.checked_sub(1).ok_or(Stop::Limit)?;
            env.push((name, value));
            walk(rule, family, level + 1, env, left, options)?;
            env.pop();
        }
        return Ok(());
    }
    let mut parts: Parts = Vec::new();
    for tuple in &family.target {
        let integer = |tree: &Tree| Ok(tree.value(env)?.integer()? as i64);
        parts.push(tuple.iter().map(integer).collect::<Result<_, Stop>>()?);
    }
    let negative = parts.iter().flatten().any(|x| *x < 0);
    if negative || parts.iter().any(|part| rule.on_board(part) == Ok(false)) {
        return Ok(());
    }
    parts.sort();
    options.insert(parts);
    Ok(())
}

/// A position of the table that is not broken.
struct Look {
    /// N where `won` holds, P where `lost` does.
    end: Option<Outcome>,
    options: BTreeSet<Parts>,
}

fn look(rule: &Rule, position: &[i64], left: &mut u64) -> Result<Look, Stop> {
    rule.on_board(position)?;
    let mut ends = BTreeSet::new();
    for (head, pattern, condition) in &rule.ifs {
        if *head != "board" && condition.holds(&rule.env(pattern, position))? {
            ends.insert(if *head == "won" {
                Outcome::N
            } else {
                Outcome::P
            });
        }
    }
    if ends.len() == 2 {
        return Err(Stop::Broken);
    }
    let end = ends.into_iter().next();
    let mut options = BTreeSet::new();
    if end.is_none() {
        for family in &rule.moves {
            *left = left.checked_sub(1).ok_or(Stop::Limit)?;
            let mut env = rule.env(&family.pattern, position);
            walk(rule, family, 0, &mut env, left, &mut options)?;
        }
    }
    Ok(Look { end, options })
}

// ---------------------------------------------------------------- labels

/// The indices of the parts of a target; None: outside the table.
type Link = Vec<Option<usize>>;

/// The table while it is solved. Its vectors are indexed by position.
struct Search {
    index: BTreeMap<Vec<i64>, usize>,
    /// None for a broken position; no options for an end.
    looks: Vec<Option<Look>>,
    /// The options as indices, in the same order.
    links: Vec<Vec<Link>>,
    /// The label of `end` and of positions without moves.
    stuck: Outcome,
    has_nimbers: bool,
    nimbers: Vec<Option<u64>>,
    /// Each label with its round, which is the depth.
    labels: Vec<Option<(Outcome, u32)>>,
}

impl Search {
    fn link(&self, parts: &Parts) -> Link {
        let find = |part| self.index.get(part).copied();
        parts.iter().map(find).collect()
    }

    fn nimber(&self, link: &Link) -> Option<u64> {
        let mut xor = 0;
        for part in link {
            xor ^= self.nimbers[(*part)?]?;
        }
        self.has_nimbers.then_some(xor)
    }

    fn label(&self, link: &Link) -> Option<Outcome> {
        match link[..] {
            [] => Some(self.stuck),
            [position] => self.labels[position?].map(|(label, _)| label),
            _ if self.nimber(link)? == 0 => Some(Outcome::P),
            _ => Some(Outcome::N),
        }
    }

    /// Gives the mex to positions whose options all have a nimber, until nothing changes.
    fn sweep_nimbers(&mut self) {
        let mut changed = self.has_nimbers;
        while changed {
            changed = false;
            for (i, links) in self.links.iter().enumerate() {
                if self.looks[i].is_none() || self.nimbers[i].is_some() {
                    continue;
                }
                let seen: Option<Vec<u64>> = links.iter().map(|l| self.nimber(l)).collect();
                if let Some(seen) = seen {
                    self.nimbers[i] = (0..).find(|g| !seen.contains(g));
                    changed = true;
                }
            }
        }
    }

    /// Round 0 labels positions where play is over; a later round uses the labels of earlier rounds
    /// only.
    fn sweep_labels(&mut self) {
        for round in 0.. {
            let mut new = Vec::new();
            for (i, look) in self.looks.iter().enumerate() {
                let (Some(look), None, links) = (look, self.labels[i], &self.links[i]) else {
                    continue;
                };
                let label = if round == 0 {
                    look.end.or(links.is_empty().then_some(self.stuck))
                } else if links.iter().any(|l| self.label(l) == Some(Outcome::P)) {
                    Some(Outcome::N)
                } else if links.iter().all(|l| self.label(l) == Some(Outcome::N)) {
                    Some(Outcome::P)
                } else {
                    None
                };
                new.extend(label.map(|label| (i, label)));
            }
            if round > 0 && new.is_empty() {
                return;
            }
            for (i, label) in new {
                self.labels[i] = Some((label, round));
            }
        }
    }

    /// Which positions are unknown; the other unlabelled ones are draws.
    fn unknown(&self) -> Vec<bool> {
        let mut unknown: Vec<bool> = self.looks.iter().map(Option::is_none).collect();
        let mut changed = true;
        while changed {
            changed = false;
            for (i, links) in self.links.iter().enumerate() {
                let reaches = |link: &Link| match link[..] {
                    [position] => position.is_none_or(|j| unknown[j]),
                    _ => self.label(link).is_none(),
                };
                if self.labels[i].is_none() && !unknown[i] && links.iter().any(reaches) {
                    unknown[i] = true;
                    changed = true;
                }
            }
        }
        unknown
    }

    /// The least number of moves to an unknown position (in rules without sums).
    fn moves_to_unknown(&self, unknown: &[bool]) -> Vec<u32> {
        let zero_or_far = |unknown: &bool| if *unknown { 0 } else { u32::MAX };
        let mut far: Vec<u32> = unknown.iter().map(zero_or_far).collect();
        let mut changed = true;
        while changed {
            changed = false;
            for (i, links) in self.links.iter().enumerate() {
                // `end` has no parts.
                for part in links.iter().flatten() {
                    let further = part.map_or(0, |j| far[j]).saturating_add(1);
                    changed |= further < far[i];
                    far[i] = far[i].min(further);
                }
            }
        }
        far
    }

    /// The winning moves of a position, or of a sum whose parts all have nimbers.
    fn winning(&self, parts: &Parts) -> Vec<Parts> {
        let mut moves = BTreeSet::new();
        for (k, i) in self.link(parts).into_iter().enumerate() {
            let look = i.and_then(|i| self.looks[i].as_ref());
            for option in look.iter().flat_map(|look| &look.options) {
                let mut whole = parts.clone();
                whole.remove(k);
                whole.extend(option.iter().cloned());
                whole.sort();
                let wins = if parts.len() == 1 {
                    self.label(&self.link(option)) == Some(Outcome::P)
                } else {
                    self.nimber(&self.link(&whole)) == Some(0)
                };
                if wins {
                    moves.insert(whole);
                }
            }
        }
        moves.into_iter().collect()
    }
}

// ---------------------------------------------------------------- solving

/// The number of tuples in these ranges.
fn count(ranges: &[(i64, i64)]) -> u128 {
    ranges.iter().fold(1_u128, |count, (from, to)| {
        count.saturating_mul((to - from) as u128 + 1)
    })
}

/// Solves a rule. Errors are all faults, in the order of their lines.
pub fn solve(rule: &str, at: Option<&str>) -> Result<Solved, Vec<Fault>> {
    let rule = read(rule)?;
    let at = match at {
        Some(text) => Some(read_at(text, &rule).ok_or_else(|| one_fault("at", 0))?),
        None => None,
    };
    let (table_line, ranges) = rule.table.clone().unwrap_or_else(|| {
        let least = [60, 60, 20, 10][rule.first.len() - 1];
        let ranges = |held: &[&Vec<i64>]| -> Vec<(i64, i64)> {
            let end = |i: usize| held.iter().map(|tuple| tuple[i]).fold(least, i64::max);
            (0..rule.first.len()).map(|i| (0, end(i))).collect()
        };
        let start: Vec<_> = rule.start.iter().map(|(_, start)| start).collect();
        let all: Vec<_> = at.iter().flatten().chain(start.clone()).collect();
        // The start alone may need too large a table.
        match &rule.start {
            Some((line, _)) if count(&ranges(&start)) > 4_000_000 => (*line, ranges(&start)),
            _ => (0, ranges(&all)),
        }
    });
    let count = count(&ranges);
    if count > 4_000_000 {
        return Err(one_fault("limit", table_line));
    }
    let mut left = MAX_TURNS;
    if count as u64 * rule.moves.len() as u64 > left {
        return Err(one_fault("limit", 0));
    }

    let mut positions: Vec<Vec<i64>> = vec![Vec::new()];
    for (from, to) in ranges {
        let longer = |tuple: Vec<i64>| (from..=to).map(move |x| [&tuple[..], &[x]].concat());
        positions = positions.into_iter().flat_map(longer).collect();
    }
    positions.retain(|tuple| rule.on_board(tuple) != Ok(false));
    let start = match (at, &rule.start, positions.last()) {
        (Some(at), _, _) => at,
        (None, Some((_, start)), _) => vec![start.clone()],
        (None, None, Some(last)) => vec![last.clone()],
        (None, None, None) => return Err(one_fault("value", table_line)),
    };

    let mut looks = Vec::new();
    for position in &positions {
        match look(&rule, position, &mut left) {
            Ok(look) => looks.push(Some(look)),
            Err(Stop::Broken) => looks.push(None),
            Err(Stop::Limit) => return Err(one_fault("limit", 0)),
            Err(Stop::Long(line)) => return Err(one_fault("limit", line)),
        }
    }
    let mut search = Search {
        index: positions.iter().cloned().zip(0..).collect(),
        looks,
        links: Vec::new(),
        stuck: if rule.misere { Outcome::N } else { Outcome::P },
        has_nimbers: rule.has_nimbers(),
        nimbers: vec![None; positions.len()],
        labels: vec![None; positions.len()],
    };
    for look in &search.looks {
        let options = look.iter().flat_map(|look| &look.options);
        search.links.push(options.map(|o| search.link(o)).collect());
    }
    search.sweep_nimbers();
    search.sweep_labels();
    let unknown = search.unknown();
    let far = if rule.has_sums() {
        Vec::new()
    } else {
        // Unknown positions lead out of the table or to broken ones.
        let broken: Vec<bool> = search.looks.iter().map(Option::is_none).collect();
        search.moves_to_unknown(&broken)
    };

    let info = |i: usize| Info {
        outcome: match search.labels[i] {
            Some((label, _)) => Some(label),
            None if unknown[i] => None,
            None => Some(Outcome::Draw),
        },
        nimber: search.nimbers[i],
        depth: match search.labels[i] {
            Some((_, depth)) if !rule.has_sums() => Some((depth, far[i] >= depth)),
            _ => None,
        },
    };
    let table: BTreeMap<Vec<i64>, Info> = positions.iter().cloned().zip((0..).map(info)).collect();
    let outcome = match &start[..] {
        [position] => table.get(position).and_then(|info| info.outcome),
        _ => search.label(&search.link(&start)),
    };
    let moves = outcome.map(|outcome| match outcome {
        Outcome::N => search.winning(&start),
        _ => Vec::new(),
    });
    let conjecture = rule.guess.as_ref().map(|guess| test(&rule, guess, &table));
    let broken = |position: &&Vec<i64>| search.looks[search.index[*position]].is_none();
    Ok(Solved {
        broken: positions.iter().filter(broken).cloned().collect(),
        nimber: search.nimber(&search.link(&start)),
        table,
        start,
        outcome,
        moves,
        conjecture,
    })
}

/// Tests the conjecture at every position whose outcome or nimber is known.
fn test(rule: &Rule, guess: &Tree, table: &BTreeMap<Vec<i64>, Info>) -> Result<u64, Vec<i64>> {
    let mut tested = 0;
    for (position, info) in table {
        let env = rule.env(&rule.first, position);
        let right = match (info.outcome, info.nimber) {
            (Some(outcome), _) if guess.is_condition() => {
                guess.holds(&env) == Ok(outcome == Outcome::P)
            }
            (_, Some(nimber)) if !guess.is_condition() => {
                guess.value(&env).and_then(Rat::integer) == Ok(nimber.into())
            }
            _ => continue,
        };
        if !right {
            return Err(position.clone());
        }
        tested += 1;
    }
    Ok(tested)
}
