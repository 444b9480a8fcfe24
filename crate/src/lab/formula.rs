//! Formulas: expressions whose value is a number, with names for the numbers they are about.

use super::Error;
use super::expression::Reader;
use super::program::{Instruction, MAX_COORDINATES, Machine, Program};
use super::rule::{bad_name, text_of};
use super::tokens;
use super::value::Fault;
use crate::rational::Rational;

/// A formula in the language of the rules, such as `max(a, b)` or `(a + b) mod 4`.
///
/// ```
/// use mexplorer::Rational;
/// use mexplorer::lab::Formula;
///
/// let mut formula = Formula::parse("xor(a, b) + a div 4", &["a", "b"]).unwrap();
/// assert_eq!(formula.value(&[5, 3]), Ok(Rational::integer(7)));
/// assert!(Formula::parse("a +", &["a", "b"]).is_err());
/// assert!(Formula::parse("a = b", &["a", "b"]).is_err());
/// let mut divided = Formula::parse("a / b", &["a", "b"]).unwrap();
/// assert!(divided.value(&[1, 0]).is_err());
/// ```
#[derive(Debug)]
pub struct Formula {
    program: Program,
    machine: Machine,
    names: usize,
}

impl Formula {
    /// Parses a formula. It may use these names alone.
    ///
    /// # Errors
    ///
    /// If the text is not a single expression whose value is a number, or uses another name.
    ///
    /// # Panics
    ///
    /// If there are more names than coordinates of a position.
    pub fn parse(text: &str, names: &[&str]) -> Result<Self, Error> {
        assert!(names.len() <= MAX_COORDINATES, "a formula of few numbers");
        let statements = tokens::read(text)?;
        let Some(statement) = statements.first() else {
            return Err(Error::LabEnds {
                line: 1,
                column: 1,
                expected: "number",
            });
        };
        let mut reader = Reader::new(statement);
        let mut code = reader.number()?;
        reader.end("operator")?;
        if let Some(second) = statements.get(1) {
            return Err(Reader::new(second).expected("end"));
        }
        for instruction in &mut code {
            let Instruction::Name(token) = *instruction else {
                continue;
            };
            let name = text_of(&reader, token as usize);
            let slot = (0..).zip(names).find(|&(_, &one)| one == name);
            let (slot, _) = slot.ok_or_else(|| bad_name(&reader, token as usize, "unknown"))?;
            *instruction = Instruction::Load(slot);
        }
        Ok(Self {
            program: Program::new(code, u8::MAX),
            machine: Machine::new(),
            names: names.len(),
        })
    }

    /// The value of the formula; `numbers` are in the order of the names.
    ///
    /// # Errors
    ///
    /// If an operation has no result: a division by 0, the xor of a fraction, …
    ///
    /// # Panics
    ///
    /// If there are not as many numbers as names.
    pub fn value(&mut self, numbers: &[i64]) -> Result<Rational, Fault> {
        assert_eq!(numbers.len(), self.names, "a number for each name");
        self.machine.load(numbers);
        self.machine.number(&self.program).map_err(|fault| *fault)
    }
}
