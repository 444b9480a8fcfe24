//! Expressions and conditions as programs of a stack machine, and the machine.

use super::progression::Progression;
use super::rational::{Fault, FaultKind, Rational, Value};

/// The most coordinates of a position.
pub const MAX_COORDINATES: usize = 4;

/// The most loops of a line of moves.
pub const MAX_LOOPS: usize = 3;

/// Values that a program reads: the coordinates, then the names of loops.
pub(super) const SLOTS: usize = MAX_COORDINATES + MAX_LOOPS;

/// What is done with the last two values, or with the last one. A condition is 1 or 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Op {
    Add,
    Subtract,
    Multiply,
    Divide,
    Quotient,
    Remainder,
    Negate,
    Min,
    Max,
    Xor,
    /// The xor of a single value.
    XorAlone,
    Floor,
    Ceil,
    Abs,
    Gcd,
    Isqrt,
    Equal,
    Unequal,
    Less,
    AtMost,
    More,
    AtLeast,
    Divides,
    Not,
}

/// A piece of an expression: its values are taken from a stack, and its result is left there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Piece {
    Push(Rational),
    /// A slot.
    Load(u8),
    /// A name of the text by its token, before it is known what it means.
    Name(u32),
    Do(Op),
    /// Leaves what is on top and jumps there if it is false; else takes it away.
    And(u32),
    /// The same if it is true.
    Or(u32),
}

impl Op {
    /// Whether it takes a single value.
    pub(super) const fn takes_one(self) -> bool {
        matches!(
            self,
            Self::Negate
                | Self::Floor
                | Self::Ceil
                | Self::Abs
                | Self::Isqrt
                | Self::XorAlone
                | Self::Not
        )
    }

    /// Whether it tells the order of two values.
    pub(super) const fn compares(self) -> bool {
        matches!(
            self,
            Self::Equal | Self::Unequal | Self::Less | Self::AtMost | Self::More | Self::AtLeast
        )
    }
}

/// What a step of the machine does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum What {
    Load,
    Do(Op),
    And,
    Or,
}

/// Where the value of a step comes from: the second one, of an operation on two.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum From {
    Stack,
    Slot,
    Number,
}

/// A step of the machine: an operation together with what loads its last value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Step {
    what: What,
    from: From,
    /// The slot, the index of the number, or the step that is jumped to.
    index: u32,
}

/// A compiled expression.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Program {
    /// As it was read.
    pub(super) code: Vec<Piece>,
    steps: Vec<Step>,
    numbers: Vec<Rational>,
    /// Whether all values that come up are whole, if those of its whole slots are.
    is_whole: bool,
    /// The slots that it reads, a bit each.
    pub(super) slots: u8,
}

impl Program {
    /// Of code without names; `whole` are the slots whose values are whole, a bit each.
    pub(super) fn new(code: Vec<Piece>, whole: u8) -> Self {
        let is_of_whole = |piece: &Piece| match *piece {
            Piece::Push(value) => value.integer().is_some(),
            Piece::Load(slot) => whole >> slot & 1 == 1,
            Piece::Do(Op::Divide) => false,
            _ => true,
        };
        let slots = code.iter().fold(0, |slots, piece| match piece {
            Piece::Load(slot) => slots | 1 << slot,
            _ => slots,
        });
        let is_whole = code.iter().all(is_of_whole);
        let (steps, numbers) = steps_of(&code, is_whole);
        Self {
            code,
            steps,
            numbers,
            is_whole,
            slots,
        }
    }

    /// Whether its value is whole wherever it has one.
    pub(super) fn is_whole(&self) -> bool {
        self.is_whole
    }

    /// How many operations it is.
    pub(super) fn operations(&self) -> u64 {
        self.steps.len() as u64
    }
}

/// Joins what is loaded to the operation that takes it next; with the numbers that are loaded.
fn steps_of(code: &[Piece], is_whole: bool) -> (Vec<Step>, Vec<Rational>) {
    let index_of = |index: usize| u32::try_from(index).unwrap_or(u32::MAX);
    let (mut steps, mut numbers) = (Vec::<Step>::with_capacity(code.len()), Vec::new());
    // By piece, the step that it has become, and whether a jump leads there.
    let mut places = Vec::with_capacity(code.len() + 1);
    let mut is_led_to = vec![false; code.len() + 1];
    for (at, &piece) in code.iter().enumerate() {
        places.push(steps.len());
        let (what, from, index) = match piece {
            Piece::Push(value) => {
                numbers.push(value);
                (What::Load, From::Number, index_of(numbers.len() - 1))
            }
            Piece::Load(slot) => (What::Load, From::Slot, slot.into()),
            Piece::And(to) | Piece::Or(to) => {
                is_led_to[to as usize] = true;
                let is_and = matches!(piece, Piece::And(_));
                (if is_and { What::And } else { What::Or }, From::Stack, to)
            }
            Piece::Name(_) => unreachable!("names are resolved when a statement is read"),
            // Of whole numbers they are the values themselves.
            Piece::Do(Op::Floor | Op::Ceil) if is_whole => continue,
            Piece::Do(op) => {
                let joined = match steps.last() {
                    Some(&Step {
                        what: What::Load,
                        from,
                        index,
                    }) if !op.takes_one() && !is_led_to[at] => {
                        steps.pop();
                        (from, index)
                    }
                    _ => (From::Stack, 0),
                };
                (What::Do(op), joined.0, joined.1)
            }
        };
        steps.push(Step { what, from, index });
    }
    places.push(steps.len());
    for step in &mut steps {
        if matches!(step.what, What::And | What::Or) {
            step.index = index_of(places[step.index as usize]);
        }
    }
    (steps, numbers)
}

/// Runs programs on the values of the slots.
#[derive(Debug)]
pub(super) struct Machine {
    pub(super) slots: [Rational; SLOTS],
    whole: Vec<i64>,
    exact: Vec<Rational>,
    pub(super) even: Vec<Progression>,
    /// How many operations were done, jumped ones among them.
    pub(super) operations: u64,
}

impl Machine {
    pub(super) fn new() -> Self {
        Self {
            slots: [Rational::ZERO; SLOTS],
            whole: Vec::new(),
            exact: Vec::new(),
            even: Vec::new(),
            operations: 0,
        }
    }

    /// Puts coordinates into their slots.
    pub(super) fn stand(&mut self, tuple: &[i64]) {
        for (slot, &coordinate) in self.slots.iter_mut().zip(tuple) {
            *slot = Rational::integer(coordinate);
        }
    }

    /// The value of an expression.
    #[inline]
    pub(super) fn number(&mut self, program: &Program) -> Result<Rational, Box<Fault>> {
        self.operations += program.operations();
        if program.is_whole {
            run(program, &self.slots, &mut self.whole).map(Rational::integer)
        } else {
            run(program, &self.slots, &mut self.exact)
        }
    }

    /// The value of an expression where it is whole; else a fault.
    #[inline]
    pub(super) fn coordinate(&mut self, program: &Program) -> Result<i64, Box<Fault>> {
        self.operations += program.operations();
        if program.is_whole {
            return run(program, &self.slots, &mut self.whole);
        }
        let value = run(program, &self.slots, &mut self.exact)?;
        let fraction = || {
            Box::new(Fault {
                kind: FaultKind::Coordinate,
                values: [value, value],
            })
        };
        value.integer().ok_or_else(fraction)
    }

    /// Whether a condition holds.
    #[inline]
    pub(super) fn truth(&mut self, program: &Program) -> Result<bool, Box<Fault>> {
        Ok(self.number(program)?.is_true())
    }
}

/// Why an operation has no result.
#[cold]
#[expect(clippy::unnecessary_box_returns, reason = "a result with it is small")]
fn fault<V: Value>(op: Op, a: V, b: V) -> Box<Fault> {
    let kind = match op {
        Op::Divide | Op::Quotient | Op::Remainder if b.is_zero() => FaultKind::Zero,
        Op::Isqrt => FaultKind::Isqrt,
        Op::Xor | Op::XorAlone => FaultKind::Xor,
        Op::Gcd => FaultKind::Gcd,
        _ => FaultKind::Range,
    };
    Box::new(Fault {
        kind,
        values: [a.rational(), b.rational()],
    })
}

/// Not negative, and whole.
fn natural<V: Value>(value: V) -> Option<i64> {
    value.integer().filter(|&value| value >= 0)
}

fn run<V: Value>(
    program: &Program,
    slots: &[Rational; SLOTS],
    stack: &mut Vec<V>,
) -> Result<V, Box<Fault>> {
    stack.clear();
    // What is on top; what is below it is on the stack, the last of that never asked for.
    let mut top = V::truth(false);
    let mut at = 0;
    while let Some(&Step { what, from, index }) = program.steps.get(at) {
        at += 1;
        let value = match from {
            From::Slot => V::of(slots[index as usize]),
            From::Number => V::of(program.numbers[index as usize]),
            From::Stack => top,
        };
        match what {
            What::Load => {
                stack.push(top);
                top = value;
            }
            What::And | What::Or => {
                if top.is_true() == (what == What::Or) {
                    at = index as usize;
                } else {
                    top = stack.pop().unwrap_or(top);
                }
            }
            What::Do(op) if op.takes_one() => {
                top = alone(op, top).ok_or_else(|| fault(op, top, top))?;
            }
            What::Do(op) => {
                let a = match from {
                    From::Stack => stack.pop().unwrap_or(top),
                    _ => top,
                };
                top = of_two(op, a, value).ok_or_else(|| fault(op, a, value))?;
            }
        }
    }
    Ok(top)
}

/// The result of an operation, of a single value that twice.
pub(super) fn operate(op: Op, a: Rational, b: Rational) -> Option<Rational> {
    if op.takes_one() {
        alone(op, a)
    } else {
        of_two(op, a, b)
    }
}

#[inline]
fn alone<V: Value>(op: Op, a: V) -> Option<V> {
    Some(match op {
        Op::Negate => a.negated(),
        Op::Floor => a.floor(),
        Op::Ceil => a.ceil(),
        Op::Abs if a.compare(V::truth(false)).is_lt() => a.negated(),
        Op::Isqrt => V::whole(natural(a)?.isqrt()),
        Op::XorAlone => V::whole(natural(a)?),
        Op::Not => V::truth(!a.is_true()),
        _ => a,
    })
}

#[inline]
fn of_two<V: Value>(op: Op, a: V, b: V) -> Option<V> {
    Some(match op {
        Op::Add => a.add(b)?,
        Op::Subtract => a.subtract(b)?,
        Op::Multiply => a.multiply(b)?,
        Op::Divide | Op::Quotient | Op::Remainder if b.is_zero() => return None,
        Op::Divide => a.divide(b)?,
        Op::Quotient => a.quotient(b)?,
        Op::Remainder => a.remainder(b)?,
        Op::Min => [b, a][usize::from(a.compare(b).is_le())],
        Op::Max => [b, a][usize::from(a.compare(b).is_ge())],
        Op::Xor => V::whole(natural(a)? ^ natural(b)?),
        Op::Gcd => {
            let (mut one, mut other) = (a.integer()?.abs(), b.integer()?.abs());
            while other != 0 {
                (one, other) = (other, one % other);
            }
            V::whole(one)
        }
        Op::Divides => V::truth(a.divides(b)),
        Op::Equal => V::truth(a.compare(b).is_eq()),
        Op::Unequal => V::truth(a.compare(b).is_ne()),
        Op::Less => V::truth(a.compare(b).is_lt()),
        Op::AtMost => V::truth(a.compare(b).is_le()),
        Op::More => V::truth(a.compare(b).is_gt()),
        _ => V::truth(a.compare(b).is_ge()),
    })
}
