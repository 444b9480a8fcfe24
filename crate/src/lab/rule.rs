//! Compiles the text of a rule, statement by statement.

use super::expression::Reader;
use super::program::{Instruction, MAX_COORDINATES, MAX_LOOPS, Machine, Program};
use super::shape::is_on_board;
use super::tokens::{Kind, Statement, read};
use super::{Error, MAX_PARTS, MAX_STATEMENTS};
use crate::rational::Rational;

/// An item of the values of a loop.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Item {
    /// A single value.
    One(Program),
    /// The integers from one value to another.
    Span(Program, Program),
}

/// A loop of a line of moves, and the conditions tested at each of its values.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Loop {
    /// One span, or the items of a set.
    pub(super) items: Vec<Item>,
    pub(super) is_set: bool,
    pub(super) conditions: Vec<Program>,
}

/// Where a move leads.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Target {
    /// The end of the game.
    End,
    /// The coordinates of a position, or of the parts of a sum.
    Parts(Vec<Vec<Program>>),
}

/// A line of moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Line {
    /// The line of the text.
    pub(super) number: usize,
    /// The conditions that do not depend on loop variables.
    pub(super) conditions: Vec<Program>,
    pub(super) loops: Vec<Loop>,
    pub(super) target: Target,
}

/// A condition on positions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Condition {
    /// The line of the text.
    pub(super) number: usize,
    pub(super) program: Program,
}

/// A conjecture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Guess {
    /// A position is P exactly if this holds.
    Lost(Program),
    /// A position has this nimber.
    Nimber(Program),
}

/// A constant whose value in the text is a plain number or fraction, so it can be edited in place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Constant {
    /// Its name.
    pub name: String,
    /// Its value as written in the text.
    pub value: String,
    /// The line, from 1.
    pub line: usize,
    /// The first column of the value and the column after it, in characters from 1.
    pub columns: (usize, usize),
}

/// A rule whose positions are tuples of integers.
///
/// ```
/// use mexplorer::lab::Rule;
///
/// let rule = Rule::parse("(n) -> (n - t) for t in 1..3").unwrap();
/// assert_eq!(rule.names(), ["n"]);
/// let faults = Rule::parse("(n) -> (n - k)\n(n) -> (n - ").unwrap_err();
/// assert_eq!(faults.iter().map(|fault| fault.line()).collect::<Vec<_>>(), [1, 2]);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rule {
    pub(super) names: Vec<String>,
    pub(super) lines: Vec<Line>,
    pub(super) won: Vec<Condition>,
    pub(super) lost: Vec<Condition>,
    pub(super) board: Vec<Condition>,
    pub(super) is_misere: bool,
    /// The line of the text, and the start.
    pub(super) start: Option<(usize, Vec<i64>)>,
    /// The line of the text, and the ranges.
    pub(super) table: Option<(usize, Vec<(i64, i64)>)>,
    pub(super) guess: Option<Guess>,
    constants: Vec<Constant>,
}

impl Rule {
    /// Compiles a rule.
    ///
    /// # Errors
    ///
    /// All errors in the text, at least one, by line.
    pub fn parse(text: &str) -> Result<Self, Vec<Error>> {
        let statements = read(text).map_err(|fault| vec![fault])?;
        let mut faults = Vec::new();
        if statements.len() > MAX_STATEMENTS {
            return Err(vec![Error::LabLarge {
                what: "statements",
                value: statements.len().to_string(),
                limit: MAX_STATEMENTS as u64,
            }]);
        }
        let mut compiler = Compiler::new(&statements);
        // Constants first: statements may use constants that come later.
        for is_constant in [true, false] {
            for (at, statement) in statements.iter().enumerate() {
                let is_name = matches!(statement.tokens[0].kind, Kind::Name(_));
                if is_name == is_constant {
                    let has_pattern = !compiler.rule.names.is_empty();
                    if let Err(fault) = compiler.statement(at, statement) {
                        compiler.pattern_is_faulty |=
                            !has_pattern && !compiler.rule.names.is_empty();
                        faults.push(fault);
                    }
                }
            }
        }
        faults.extend(compiler.finish());
        let rule = compiler.rule;
        if rule.lines.is_empty() && faults.is_empty() {
            faults.push(Error::LabEmpty);
        }
        if faults.is_empty() {
            faults.extend(rule.start_fault());
        }
        if faults.is_empty() {
            return Ok(rule);
        }
        faults.sort_by_key(|fault| (fault.line(), fault.column()));
        Err(faults)
    }

    /// The error if the start is not on the board, in a rule that is otherwise valid.
    fn start_fault(&self) -> Option<Error> {
        let (line, start) = self.start.as_ref()?;
        // If `board` has no value there, the position is broken, which is not an error of the rule.
        let is_off = is_on_board(self, &mut Machine::new(), start) == Ok(false);
        let numbers = start.iter().map(ToString::to_string);
        is_off.then(|| Error::LabStart {
            line: *line,
            value: numbers.collect::<Vec<_>>().join(", "),
        })
    }

    /// The names of the coordinates, from the first pattern in the text.
    #[must_use]
    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// The constants that are plain numbers, in the order of the text.
    #[must_use]
    pub fn constants(&self) -> &[Constant] {
        &self.constants
    }

    /// Whether the player who cannot move wins.
    #[must_use]
    pub fn is_misere(&self) -> bool {
        self.is_misere
    }

    /// Whether a move may lead to a sum.
    #[must_use]
    pub fn has_sums(&self) -> bool {
        let mut targets = self.lines.iter().map(|line| &line.target);
        targets.any(|target| matches!(target, Target::Parts(parts) if parts.len() > 1))
    }

    /// Whether `won` or `lost` can end the game.
    #[must_use]
    pub fn has_ends(&self) -> bool {
        !self.won.is_empty() || !self.lost.is_empty()
    }

    /// Whether the rule has a `table` statement.
    #[must_use]
    pub fn has_table(&self) -> bool {
        self.table.is_some()
    }

    /// The kind of its conjecture, `lost` or `nimber`; `None` if it has none.
    #[must_use]
    pub fn conjecture_kind(&self) -> Option<&'static str> {
        self.guess.as_ref().map(|guess| match guess {
            Guess::Lost(_) => "lost",
            Guess::Nimber(_) => "nimber",
        })
    }

    /// Whether positions have nimbers: a player who cannot move loses, and the game ends no other
    /// way.
    #[must_use]
    pub fn has_nimbers(&self) -> bool {
        !self.is_misere && !self.has_ends()
    }
}

/// A constant: the index of its statement, and its value once that is computed.
struct Definition {
    name: String,
    at: usize,
    value: Option<Rational>,
}

/// A conjecture, compiled once the names of the first pattern are known.
struct Waiting<'text> {
    reader: Reader<'text>,
    code: Vec<Instruction>,
    is_nimber: bool,
}

/// Compiles the statements one by one.
struct Compiler<'text> {
    rule: Rule,
    definitions: Vec<Definition>,
    guess: Option<Waiting<'text>>,
    /// Whether the statement with the first pattern has an error: other statements are then not
    /// compared with it.
    pattern_is_faulty: bool,
}

impl<'text> Compiler<'text> {
    fn new(statements: &[Statement]) -> Self {
        let mut definitions: Vec<Definition> = Vec::new();
        for (at, statement) in statements.iter().enumerate() {
            if let [name, equals, ..] = &statement.tokens[..]
                && let (Kind::Name(name), Kind::Fixed("=")) = (&name.kind, &equals.kind)
                && !definitions.iter().any(|one| one.name == *name)
            {
                definitions.push(Definition {
                    name: name.clone(),
                    at,
                    value: None,
                });
            }
        }
        Self {
            rule: Rule {
                names: Vec::new(),
                lines: Vec::new(),
                won: Vec::new(),
                lost: Vec::new(),
                board: Vec::new(),
                is_misere: false,
                start: None,
                table: None,
                guess: None,
                constants: Vec::new(),
            },
            definitions,
            guess: None,
            pattern_is_faulty: false,
        }
    }

    /// Compiles the statement with index `at`.
    fn statement(&mut self, at: usize, statement: &'text Statement) -> Result<(), Error> {
        let mut reader = Reader::new(statement);
        match statement.tokens[0].kind {
            Kind::Name(_) => return self.constant(at, &mut reader),
            Kind::Fixed("(") => return self.moves(&mut reader),
            Kind::Fixed(word) => {
                reader.at += 1;
                match word {
                    "won" | "lost" | "board" => {
                        let condition = self.position_condition(&mut reader)?;
                        let all = match word {
                            "won" => &mut self.rule.won,
                            "lost" => &mut self.rule.lost,
                            _ => &mut self.rule.board,
                        };
                        all.push(condition);
                        return Ok(());
                    }
                    "last" => return self.last(&mut reader),
                    "start" => return self.start(&mut reader),
                    "table" => return self.table(&mut reader),
                    "conjecture" => return self.conjecture(reader),
                    _ => reader.at = 0,
                }
            }
            Kind::Number(_) | Kind::Fault(_) => {}
        }
        Err(reader.expected("statement"))
    }

    /// Checks and compiles what needs all statements: the conjecture, and the numbers of
    /// coordinates of start and table.
    fn finish(&mut self) -> Vec<Error> {
        let expected = self.rule.names.len();
        let mut faults = Vec::new();
        if expected == 0 || self.pattern_is_faulty {
            return faults;
        }
        let start = self.rule.start.as_ref();
        let start = start.map(|(line, values)| (*line, values.len()));
        let table = self.rule.table.as_ref();
        let table = table.map(|(line, ranges)| (*line, ranges.len()));
        for (line, value) in start.into_iter().chain(table) {
            if value != expected {
                faults.push(Error::LabArity {
                    line,
                    value,
                    expected,
                });
            }
        }
        if let Some(guess) = self.guess.take() {
            let names: Vec<_> = self.rule.names.iter().cloned().zip(0..).collect();
            match self.program(&guess.reader, guess.code, &names, usize::MAX, u8::MAX) {
                Ok(program) if guess.is_nimber => self.rule.guess = Some(Guess::Nimber(program)),
                Ok(program) => self.rule.guess = Some(Guess::Lost(program)),
                Err(fault) => faults.push(fault),
            }
        }
        faults
    }

    /// The value of a constant, in statement `at`, which may use the constants above it.
    fn constant_value(&self, name: &str, at: usize) -> Result<Rational, &'static str> {
        match self.definitions.iter().find(|one| one.name == name) {
            None => Err("unknown"),
            Some(one) if one.at >= at => Err("later"),
            // An error in the constant is reported at its own statement.
            Some(one) => Ok(one.value.unwrap_or(Rational::integer(1))),
        }
    }

    /// Replaces names by slots (`names`) and by the constants of statements before `below`, and
    /// compiles the code.
    fn program(
        &self,
        reader: &Reader,
        mut code: Vec<Instruction>,
        names: &[(String, u8)],
        below: usize,
        whole: u8,
    ) -> Result<Program, Error> {
        for instruction in &mut code {
            let Instruction::Name(token) = *instruction else {
                continue;
            };
            let name = text_of(reader, token as usize);
            let slot = names.iter().find(|(one, _)| one == name);
            *instruction = if let Some(&(_, slot)) = slot {
                Instruction::Load(slot)
            } else {
                let value = self.constant_value(name, below);
                Instruction::Push(
                    value.map_err(|problem| bad_name(reader, token as usize, problem))?,
                )
            };
        }
        Ok(Program::new(code, whole))
    }

    /// The value of an expression whose only names are constants.
    fn value(&self, reader: &mut Reader, below: usize) -> Result<Rational, Error> {
        let code = reader.number()?;
        let program = self.program(reader, code, &[], below, 0)?;
        Machine::new()
            .number(&program)
            .map_err(|fault| Error::LabValue {
                line: reader.statement.line,
                problem: fault.kind.name(),
                first: fault.values[0].to_string(),
                second: fault.values[1].to_string(),
            })
    }

    fn constant(&mut self, at: usize, reader: &mut Reader) -> Result<(), Error> {
        let token = reader.name()?;
        let name = text_of(reader, token).to_owned();
        if !reader.take("=") {
            return Err(reader.expected("rule"));
        }
        let own = self.definitions.iter().position(|one| one.name == name);
        let own = own.filter(|&own| self.definitions[own].at == at);
        let Some(own) = own else {
            return Err(bad_name(reader, token, "twice"));
        };
        let from = reader.at;
        let value = self.value(reader, at)?;
        reader.end("operator")?;
        self.definitions[own].value = Some(value);
        let tokens = &reader.statement.tokens[from..];
        let is_plain = tokens.iter().all(|token| match token.kind {
            Kind::Number(_) => true,
            Kind::Fixed(sign) => matches!(sign, "-" | "/"),
            Kind::Name(_) | Kind::Fault(_) => false,
        });
        if let (true, [first, .., last] | [first @ last]) = (is_plain, tokens) {
            self.rule.constants.push(Constant {
                name,
                value: tokens.iter().map(|token| token.text.as_str()).collect(),
                line: reader.statement.line,
                columns: (first.column, last.column + last.length),
            });
        }
        Ok(())
    }

    /// A pattern: the names in parentheses, and their slots.
    fn pattern(&mut self, reader: &mut Reader) -> Result<Vec<(String, u8)>, Error> {
        reader.expect("(")?;
        let mut names: Vec<(String, u8)> = Vec::new();
        loop {
            let token = reader.name()?;
            self.new_name(reader, token, &mut names)?;
            if !reader.take(",") {
                break;
            }
        }
        reader.expect(")")?;
        self.arity(reader, names.len())?;
        if self.rule.names.is_empty() {
            self.rule.names = names.iter().map(|(name, _)| name.clone()).collect();
        }
        Ok(names)
    }

    /// Adds a name, which must be new, in the next slot.
    fn new_name(
        &self,
        reader: &Reader,
        token: usize,
        names: &mut Vec<(String, u8)>,
    ) -> Result<(), Error> {
        let name = text_of(reader, token);
        let is_defined = self.definitions.iter().any(|one| one.name == name);
        if is_defined || names.iter().any(|(one, _)| one == name) {
            return Err(bad_name(reader, token, "twice"));
        }
        let slot = u8::try_from(names.len()).unwrap_or(u8::MAX);
        names.push((name.to_owned(), slot));
        Ok(())
    }

    /// Checks that a tuple has as many coordinates as the first one.
    fn arity(&self, reader: &Reader, count: usize) -> Result<(), Error> {
        let line = reader.statement.line;
        if count > MAX_COORDINATES {
            return Err(Error::LabMany {
                line,
                what: "coordinates",
                value: count.to_string(),
                limit: MAX_COORDINATES as u64,
            });
        }
        let expected = self.rule.names.len();
        if expected != 0 && expected != count && !self.pattern_is_faulty {
            return Err(Error::LabArity {
                line,
                value: count,
                expected,
            });
        }
        Ok(())
    }

    fn moves(&mut self, reader: &mut Reader) -> Result<(), Error> {
        let mut names = self.pattern(reader)?;
        let coordinates = names.len();
        reader.expect("->")?;
        let target = self.target(reader)?;
        let mut loops = Vec::new();
        let mut whole = (1_u8 << coordinates) - 1;
        while reader.take("for") {
            if loops.len() == MAX_LOOPS {
                return Err(Error::LabMany {
                    line: reader.statement.line,
                    what: "loops",
                    value: (MAX_LOOPS + 1).to_string(),
                    limit: MAX_LOOPS as u64,
                });
            }
            let token = reader.name()?;
            reader.expect("in")?;
            let (items, is_set) = self.range(reader, &names, whole)?;
            self.new_name(reader, token, &mut names)?;
            let slot = names.len() - 1;
            let is_whole = |item: &Item| match item {
                Item::One(program) => program.is_whole(),
                Item::Span(..) => true,
            };
            if items.iter().all(is_whole) {
                whole |= 1 << slot;
            }
            loops.push(Loop {
                items,
                is_set,
                conditions: Vec::new(),
            });
        }
        let mut conditions = Vec::new();
        if reader.take("if") {
            for code in reader.conditions()? {
                let program = self.program(reader, code, &names, usize::MAX, whole)?;
                // At the innermost loop whose variable it uses.
                let slots = program.slots >> coordinates;
                match slots.checked_ilog2() {
                    Some(innermost) => loops[innermost as usize].conditions.push(program),
                    None => conditions.push(program),
                }
            }
        }
        let target = match target {
            None => Target::End,
            Some(parts) => {
                let mut compiled = Vec::new();
                for part in parts {
                    let programs = part
                        .into_iter()
                        .map(|code| self.program(reader, code, &names, usize::MAX, whole));
                    compiled.push(programs.collect::<Result<_, _>>()?);
                }
                Target::Parts(compiled)
            }
        };
        reader.end("end")?;
        self.rule.lines.push(Line {
            number: reader.statement.line,
            conditions,
            loops,
            target,
        });
        Ok(())
    }

    /// The coordinates of every part; `None` for `end`.
    fn target(&self, reader: &mut Reader) -> Result<Option<Vec<Vec<Vec<Instruction>>>>, Error> {
        if reader.take("end") {
            return Ok(None);
        }
        let mut parts = Vec::new();
        loop {
            if !reader.is("(") {
                return Err(reader.expected("target"));
            }
            let part = tuple(reader, Reader::number)?;
            self.arity(reader, part.len())?;
            parts.push(part);
            if !reader.take("&") {
                break;
            }
        }
        if parts.len() > MAX_PARTS {
            return Err(Error::LabMany {
                line: reader.statement.line,
                what: "parts",
                value: parts.len().to_string(),
                limit: MAX_PARTS as u64,
            });
        }
        Ok(Some(parts))
    }

    /// The items of a loop, and whether they form a set.
    fn range(
        &self,
        reader: &mut Reader,
        names: &[(String, u8)],
        whole: u8,
    ) -> Result<(Vec<Item>, bool), Error> {
        let is_set = reader.take("{");
        let mut items = Vec::new();
        loop {
            let first = reader.number()?;
            let first = self.program(reader, first, names, usize::MAX, whole)?;
            if reader.take("..") {
                let last = reader.number()?;
                let last = self.program(reader, last, names, usize::MAX, whole)?;
                items.push(Item::Span(first, last));
            } else if is_set {
                items.push(Item::One(first));
            } else {
                return Err(reader.expected(".."));
            }
            if !is_set || !reader.take(",") {
                break;
            }
        }
        if is_set {
            reader.expect("}")?;
        }
        Ok((items, is_set))
    }

    /// `won`, `lost` or `board`: a pattern and a condition.
    fn position_condition(&mut self, reader: &mut Reader) -> Result<Condition, Error> {
        let names = self.pattern(reader)?;
        reader.expect("if")?;
        let code = reader.condition()?;
        let program = self.program(reader, code, &names, usize::MAX, u8::MAX)?;
        reader.end("operator")?;
        Ok(Condition {
            number: reader.statement.line,
            program,
        })
    }

    fn last(&mut self, reader: &mut Reader) -> Result<(), Error> {
        reader.expect("loses")?;
        reader.end("end")?;
        check_once(reader, self.rule.is_misere, "last loses")?;
        self.rule.is_misere = true;
        Ok(())
    }

    fn start(&mut self, reader: &mut Reader) -> Result<(), Error> {
        let values = tuple(reader, |reader| self.value(reader, usize::MAX))?;
        reader.end("end")?;
        check_once(reader, self.rule.start.is_some(), "start")?;
        let line = reader.statement.line;
        let whole = values.into_iter().map(|value| natural(line, value));
        let whole: Vec<i64> = whole.collect::<Result<_, _>>()?;
        self.rule.start = Some((line, whole));
        Ok(())
    }

    fn table(&mut self, reader: &mut Reader) -> Result<(), Error> {
        let ranges = tuple(reader, |reader| {
            let first = self.value(reader, usize::MAX)?;
            reader.expect("..")?;
            Ok((first, self.value(reader, usize::MAX)?))
        })?;
        reader.end("end")?;
        check_once(reader, self.rule.table.is_some(), "table")?;
        let line = reader.statement.line;
        let mut whole = Vec::new();
        for (first, last) in ranges {
            let (first, last) = (natural(line, first)?, natural(line, last)?);
            if first > last {
                return Err(Error::LabTable {
                    line,
                    first: first.to_string(),
                    last: last.to_string(),
                });
            }
            whole.push((first, last));
        }
        self.rule.table = Some((line, whole));
        Ok(())
    }

    fn conjecture(&mut self, mut reader: Reader<'text>) -> Result<(), Error> {
        let is_nimber = reader.take("nimber");
        let code = if is_nimber {
            reader.expect("=")?;
            reader.number()?
        } else {
            if !reader.take("lost") {
                return Err(reader.expected("lost"));
            }
            reader.expect("if")?;
            reader.condition()?
        };
        reader.end("operator")?;
        check_once(&reader, self.guess.is_some(), "conjecture")?;
        self.guess = Some(Waiting {
            reader,
            code,
            is_nimber,
        });
        Ok(())
    }
}

/// A list in parentheses, separated by commas.
fn tuple<'text, T>(
    reader: &mut Reader<'text>,
    mut one: impl FnMut(&mut Reader<'text>) -> Result<T, Error>,
) -> Result<Vec<T>, Error> {
    reader.expect("(")?;
    let mut all = vec![one(reader)?];
    while reader.take(",") {
        all.push(one(reader)?);
    }
    reader.expect(")")?;
    Ok(all)
}

/// A natural number, of the start or the table.
fn natural(line: usize, value: Rational) -> Result<i64, Error> {
    let whole = (value.denominator() == 1).then_some(value.numerator());
    let whole = whole.filter(|&whole| whole >= 0);
    whole.ok_or_else(|| Error::LabWhole {
        line,
        value: value.to_string(),
    })
}

/// Returns an error if the statement is a repetition.
fn check_once(reader: &Reader, is_repeated: bool, value: &'static str) -> Result<(), Error> {
    if is_repeated {
        let line = reader.statement.line;
        return Err(Error::LabTwice { line, value });
    }
    Ok(())
}

/// The name in a token.
pub(super) fn text_of<'text>(reader: &Reader<'text>, token: usize) -> &'text str {
    match &reader.statement.tokens[token].kind {
        Kind::Name(name) => name,
        _ => "",
    }
}

pub(super) fn bad_name(reader: &Reader, token: usize, problem: &'static str) -> Error {
    Error::LabName {
        line: reader.statement.line,
        column: reader.statement.tokens[token].column,
        value: text_of(reader, token).to_owned(),
        problem,
    }
}
