//! Parses expressions and conditions by recursive descent, from `or` down to unary minus, and emits
//! stack machine code.

use super::Error;
use super::program::{Instruction, Op};
use super::tokens::{Kind, Statement, Token};

/// The deepest nesting of parentheses, calls, `-` and `not`.
pub const MAX_LEVELS: usize = 100;

/// The type of an expression.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Type {
    Number,
    Condition,
}

impl Type {
    fn name(self) -> &'static str {
        match self {
            Self::Number => "number",
            Self::Condition => "condition",
        }
    }
}

/// A position in a statement.
pub(super) struct Reader<'text> {
    pub(super) statement: &'text Statement,
    /// The index of the next token.
    pub(super) at: usize,
    levels: usize,
}

impl<'text> Reader<'text> {
    pub(super) fn new(statement: &'text Statement) -> Self {
        Self {
            statement,
            at: 0,
            levels: 0,
        }
    }

    pub(super) fn peek(&self) -> Option<&'text Token> {
        self.statement.tokens.get(self.at)
    }

    /// Whether the next token is this sign or keyword.
    pub(super) fn is(&self, fixed: &str) -> bool {
        self.peek()
            .is_some_and(|token| matches!(token.kind, Kind::Fixed(one) if one == fixed))
    }

    /// Skips the next token if it is this sign or keyword.
    pub(super) fn take(&mut self, fixed: &str) -> bool {
        let is_here = self.is(fixed);
        self.at += usize::from(is_here);
        is_here
    }

    /// Skips the next token, which must be this sign or keyword. If a value follows another value,
    /// the error reports a missing operator.
    pub(super) fn expect(&mut self, fixed: &'static str) -> Result<(), Error> {
        if self.take(fixed) {
            return Ok(());
        }
        let is_value = |token: &Token| {
            matches!(
                token.kind,
                Kind::Number(_) | Kind::Name(_) | Kind::Fixed("(" | ")")
            )
        };
        let before = self.at.checked_sub(1).map(|at| &self.statement.tokens[at]);
        let joins = before.is_some_and(is_value) && self.peek().is_some_and(is_value);
        Err(
            self.expected(if joins && matches!(fixed, ")" | ",") && !self.is(")") {
                "operator"
            } else {
                fixed
            }),
        )
    }

    /// The column of the next token.
    fn column(&self) -> usize {
        self.peek().map_or(self.statement.end, |token| token.column)
    }

    /// The error that something else is expected here.
    pub(super) fn expected(&self, expected: &'static str) -> Error {
        if let Some(Kind::Fault(fault @ Error::LabSign { .. })) = self.peek().map(|at| &at.kind) {
            return fault.clone();
        }
        let (line, column) = (self.statement.line, self.column());
        match self.peek() {
            None => Error::LabEnds {
                line,
                column,
                expected,
            },
            Some(token) => Error::LabExpected {
                line,
                column,
                expected,
                found: token.text.clone(),
            },
        }
    }

    /// Checks that the statement ends here.
    pub(super) fn end(&self, expected: &'static str) -> Result<(), Error> {
        match self.peek() {
            None => Ok(()),
            Some(_) => Err(self.expected(expected)),
        }
    }

    /// Parses a name. Returns the index of its token.
    pub(super) fn name(&mut self) -> Result<usize, Error> {
        match self.peek() {
            Some(Token {
                kind: Kind::Name(_),
                ..
            }) => {
                self.at += 1;
                Ok(self.at - 1)
            }
            _ => Err(self.expected("name")),
        }
    }

    fn of_type(&self, found: Type, wanted: Type, column: usize) -> Result<(), Error> {
        if found == wanted {
            return Ok(());
        }
        Err(Error::LabKind {
            line: self.statement.line,
            column,
            expected: wanted.name(),
        })
    }

    fn enter(&mut self) -> Result<(), Error> {
        self.levels += 1;
        if self.levels > MAX_LEVELS {
            return Err(Error::LabMany {
                line: self.statement.line,
                what: "levels",
                value: self.levels.to_string(),
                limit: MAX_LEVELS as u64,
            });
        }
        Ok(())
    }

    /// Parses a number.
    pub(super) fn number(&mut self) -> Result<Vec<Instruction>, Error> {
        let (column, mut code) = (self.column(), Vec::new());
        let found = self.any(&mut code)?;
        self.of_type(found, Type::Number, column)?;
        Ok(code)
    }

    /// Parses a condition.
    pub(super) fn condition(&mut self) -> Result<Vec<Instruction>, Error> {
        let (column, mut code) = (self.column(), Vec::new());
        let found = self.any(&mut code)?;
        self.of_type(found, Type::Condition, column)?;
        Ok(code)
    }

    /// Parses a condition into the parts joined by `and`.
    pub(super) fn conditions(&mut self) -> Result<Vec<Vec<Instruction>>, Error> {
        let from = self.at;
        let mut parts = Vec::new();
        loop {
            let (column, mut code) = (self.column(), Vec::new());
            let found = self.negation(&mut code)?;
            self.of_type(found, Type::Condition, column)?;
            parts.push(code);
            if !self.take("and") {
                break;
            }
        }
        if !self.is("or") {
            return Ok(parts);
        }
        self.at = from;
        Ok(vec![self.condition()?])
    }

    /// `or`, which binds least.
    fn any(&mut self, code: &mut Vec<Instruction>) -> Result<Type, Error> {
        self.joined(code, "or", Instruction::Or, Self::all)
    }

    fn all(&mut self, code: &mut Vec<Instruction>) -> Result<Type, Error> {
        self.joined(code, "and", Instruction::And, Self::negation)
    }

    /// Conditions joined by `word`, with short-circuit evaluation.
    fn joined(
        &mut self,
        code: &mut Vec<Instruction>,
        word: &str,
        op: fn(u32) -> Instruction,
        part: fn(&mut Self, &mut Vec<Instruction>) -> Result<Type, Error>,
    ) -> Result<Type, Error> {
        let mut column = self.column();
        let found = part(self, code)?;
        let mut jumps = Vec::new();
        while self.is(word) {
            if jumps.is_empty() {
                self.of_type(found, Type::Condition, column)?;
            }
            self.at += 1;
            jumps.push(code.len());
            code.push(op(0));
            column = self.column();
            let next = part(self, code)?;
            self.of_type(next, Type::Condition, column)?;
        }
        let end = u32::try_from(code.len()).unwrap_or(u32::MAX);
        for jump in jumps {
            code[jump] = op(end);
        }
        Ok(found)
    }

    fn negation(&mut self, code: &mut Vec<Instruction>) -> Result<Type, Error> {
        if !self.take("not") {
            return self.comparison(code);
        }
        self.enter()?;
        let column = self.column();
        let found = self.negation(code)?;
        self.of_type(found, Type::Condition, column)?;
        self.levels -= 1;
        code.push(Instruction::Do(Op::Not));
        Ok(found)
    }

    fn compared(&self) -> Option<Op> {
        let Kind::Fixed(sign) = self.peek()?.kind else {
            return None;
        };
        Some(match sign {
            "=" => Op::Equal,
            "!=" => Op::Unequal,
            "<" => Op::Less,
            "<=" => Op::AtMost,
            ">" => Op::More,
            ">=" => Op::AtLeast,
            "divides" => Op::Divides,
            _ => return None,
        })
    }

    fn comparison(&mut self, code: &mut Vec<Instruction>) -> Result<Type, Error> {
        let column = self.column();
        let found = self.sum(code)?;
        let Some(op) = self.compared() else {
            return Ok(found);
        };
        self.of_type(found, Type::Number, column)?;
        self.at += 1;
        let column = self.column();
        let other = self.sum(code)?;
        self.of_type(other, Type::Number, column)?;
        code.push(Instruction::Do(op));
        if self.compared().is_some() {
            return Err(Error::LabChain {
                line: self.statement.line,
                column: self.column(),
            });
        }
        Ok(Type::Condition)
    }

    fn sum(&mut self, code: &mut Vec<Instruction>) -> Result<Type, Error> {
        let ops = [("+", Op::Add), ("-", Op::Subtract)];
        self.chain(code, &ops, Self::product)
    }

    fn product(&mut self, code: &mut Vec<Instruction>) -> Result<Type, Error> {
        let ops = [
            ("*", Op::Multiply),
            ("/", Op::Divide),
            ("div", Op::Quotient),
            ("mod", Op::Remainder),
        ];
        self.chain(code, &ops, Self::negative)
    }

    /// Numbers joined by left-associative operators.
    fn chain(
        &mut self,
        code: &mut Vec<Instruction>,
        ops: &[(&str, Op)],
        part: fn(&mut Self, &mut Vec<Instruction>) -> Result<Type, Error>,
    ) -> Result<Type, Error> {
        let column = self.column();
        let found = part(self, code)?;
        while let Some(&(_, op)) = ops.iter().find(|(sign, _)| self.is(sign)) {
            self.of_type(found, Type::Number, column)?;
            self.at += 1;
            let column = self.column();
            let next = part(self, code)?;
            self.of_type(next, Type::Number, column)?;
            code.push(Instruction::Do(op));
        }
        Ok(found)
    }

    fn negative(&mut self, code: &mut Vec<Instruction>) -> Result<Type, Error> {
        if !self.take("-") {
            return self.primary(code);
        }
        self.enter()?;
        let column = self.column();
        let found = self.negative(code)?;
        self.of_type(found, Type::Number, column)?;
        self.levels -= 1;
        code.push(Instruction::Do(Op::Negate));
        Ok(found)
    }

    fn primary(&mut self, code: &mut Vec<Instruction>) -> Result<Type, Error> {
        let Some(token) = self.peek() else {
            return Err(self.expected("number"));
        };
        match token.kind {
            Kind::Number(value) => code.push(Instruction::Push(value)),
            Kind::Name(_) => code.push(Instruction::Name(
                u32::try_from(self.at).unwrap_or(u32::MAX),
            )),
            Kind::Fixed("(") => {
                self.at += 1;
                self.enter()?;
                let found = self.any(code)?;
                self.expect(")")?;
                self.levels -= 1;
                return Ok(found);
            }
            Kind::Fixed(word) => return self.call(code, word),
            Kind::Fault(ref fault) => return Err(fault.clone()),
        }
        self.at += 1;
        Ok(Type::Number)
    }

    fn call(&mut self, code: &mut Vec<Instruction>, word: &str) -> Result<Type, Error> {
        // The operation that joins the arguments, and their number (`None`: any).
        let (op, count) = match word {
            "min" => (Op::Min, None),
            "max" => (Op::Max, None),
            "xor" => (Op::Xor, None),
            "gcd" => (Op::Gcd, Some(2)),
            "floor" => (Op::Floor, Some(1)),
            "ceil" => (Op::Ceil, Some(1)),
            "abs" => (Op::Abs, Some(1)),
            "isqrt" => (Op::Isqrt, Some(1)),
            _ => return Err(self.expected("number")),
        };
        self.at += 1;
        self.expect("(")?;
        self.enter()?;
        let mut values = 0;
        loop {
            let column = self.column();
            let found = self.any(code)?;
            self.of_type(found, Type::Number, column)?;
            values += 1;
            // Apply it to each further argument at once: lists may be long.
            if values > 1 || count == Some(1) {
                code.push(Instruction::Do(op));
            }
            if count == Some(values) || !self.take(",") {
                break;
            }
        }
        if count.is_some_and(|count| values < count) {
            return Err(self.expected(","));
        }
        if op == Op::Xor && values == 1 {
            code.push(Instruction::Do(Op::XorOne));
        }
        self.expect(")")?;
        self.levels -= 1;
        Ok(Type::Number)
    }
}
