//! The answer of a solved table for a position, which may be a sum.

use super::Error;
use super::broken::Broken;
use super::known::{Known, Label};
use super::moves::{Found, Halt, OptionVisitor, Progress, Walk};
use super::program::Machine;
use super::rule::{Guess, Rule};
use super::shape::{OUTSIDE, TupleKind, is_on_board, kind_of};
use super::value::Value;
use super::work::Work;

/// A position: its parts, ascending. Only sums have several; the end has none.
pub type Position = Vec<Vec<i64>>;

/// The most parts of a position in a question.
pub const MAX_SUM: usize = 100;

/// The most winning moves that are reported.
pub const MAX_REPORTED: usize = 10_000;

/// Who wins a position, and by which moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// `None` if it is unknown.
    pub outcome: Option<Label>,
    /// Its nimber, if it is known.
    pub nimber: Option<u32>,
    /// How many moves until the game ends, and whether that is exact; see [`Work::depth`].
    pub depth: Option<(u32, bool)>,
    /// The positions that winning moves lead to, ascending; the first ones if there are many.
    pub moves: Vec<Position>,
    /// How many winning moves there are; a lower bound if there are very many.
    pub count: usize,
    /// Whether `count` is exact.
    pub is_all: bool,
    /// Whether some other options are unknown.
    pub has_unknown: bool,
    /// Whether the game is over: it has ended, or there is no move.
    pub is_over: bool,
}

/// An option of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Move {
    /// The first line of the text that it comes from.
    pub line: usize,
    /// Where it leads.
    pub to: Position,
    /// Who wins there.
    pub label: Label,
    /// Its nimber, if it is known.
    pub nimber: Option<u32>,
}

/// The options of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Moves {
    /// Ascending, without duplicates; the first ones if there are very many.
    pub first: Vec<Move>,
    /// Whether these are all.
    pub is_all: bool,
}

/// How far a conjecture holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Tested {
    /// It holds at all positions where it can be tested; their number.
    Holds(u32),
    /// It fails at this position, the first.
    Fails(Vec<i64>),
}

impl Rule {
    /// Parses a position of a link: `3,5`, a sum `3,5+0,2`, or `end`.
    ///
    /// # Errors
    ///
    /// If the text is none, has another number of coordinates than the rule, or is not on the
    /// board.
    pub fn read_position(&self, text: &str) -> Result<Position, Error> {
        let wrong = |problem| Error::LabAt {
            value: text.to_owned(),
            problem,
        };
        if text == "end" {
            return Ok(Vec::new());
        }
        let number = |digits: &str| {
            let is_whole = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
            let value = digits.parse().ok().filter(|_| is_whole);
            value.ok_or_else(|| wrong("text"))
        };
        if text.split('+').count() > MAX_SUM {
            return Err(wrong("parts"));
        }
        let mut parts = Position::new();
        for part in text.split('+') {
            let part: Vec<i64> = part.split(',').map(number).collect::<Result<_, _>>()?;
            if part.len() != self.names().len() {
                return Err(wrong("arity"));
            }
            parts.push(part);
        }
        let mut machine = Machine::new();
        // If `board` has no value there, the position is valid but unknown.
        let is_off = |part: &Vec<i64>| is_on_board(self, &mut machine, part) == Ok(false);
        if parts.iter().any(is_off) {
            return Err(wrong("board"));
        }
        parts.sort_unstable();
        Ok(parts)
    }
}

/// A position as links write it.
#[must_use]
pub fn write_position(position: &[Vec<i64>]) -> String {
    if position.is_empty() {
        return "end".to_owned();
    }
    let part = |part: &Vec<i64>| {
        let numbers: Vec<String> = part.iter().map(ToString::to_string).collect();
        numbers.join(",")
    };
    position.iter().map(part).collect::<Vec<_>>().join("+")
}

/// The most winning moves and options of a position that are stored at a time, the first ones:
/// there may be a hundred million.
const MAX_WINNING: usize = 1 << 18;
const MAX_MOVES: usize = 1 << 17;

/// The most moves considered for a position outside the table, about which nothing is known.
const MAX_OUTSIDE: u64 = 10_000_000;

/// The smallest items in order, without duplicates; of equal ones the one that came first.
struct First<T, K> {
    items: Vec<T>,
    key: fn(&T) -> &K,
    most: usize,
    /// Whether no item was dropped.
    is_all: bool,
    /// The largest item, once there are `most`: larger items are dropped.
    last: Option<K>,
}

impl<T, K: Ord + Clone> First<T, K> {
    fn new(most: usize, key: fn(&T) -> &K) -> Self {
        Self {
            items: Vec::new(),
            key,
            most,
            is_all: true,
            last: None,
        }
    }

    fn push(&mut self, item: T) {
        if (self.last.as_ref()).is_some_and(|last| (self.key)(&item) > last) {
            self.is_all = false;
            return;
        }
        self.items.push(item);
        // Sorting pays off once half of the items are new.
        if self.items.len() >= 2 * self.most {
            self.sort();
        }
    }

    fn sort(&mut self) {
        let key = self.key;
        self.items.sort_by(|one, other| key(one).cmp(key(other)));
        self.items.dedup_by(|one, other| key(one) == key(other));
        if self.items.len() > self.most {
            self.items.truncate(self.most);
            self.is_all = false;
        }
        if self.items.len() == self.most {
            self.last = self.items.last().map(|item| key(item).clone());
        }
    }
}

/// Collects the winning moves of one part of a position.
struct Winning<'table> {
    known: &'table Known,
    /// The places of the other parts.
    others: &'table [u32],
    found: &'table mut First<Vec<u32>, Vec<u32>>,
    has_unknown: bool,
    /// Whether there is any move.
    has_moves: bool,
}

impl OptionVisitor for Winning<'_> {
    fn visit(&mut self, found: &Found, _: usize) {
        self.has_moves = true;
        let parts = &found.places[..found.count];
        let wins = if self.others.is_empty() {
            self.known.of(found).label
        } else {
            let all: Vec<u32> = parts.iter().chain(self.others).copied().collect();
            match self.known.nimber_of_sum(&all) {
                Some(0) => Label::P,
                Some(_) => Label::N,
                None => Label::Unknown,
            }
        };
        match wins {
            Label::P => {
                let mut left: Vec<u32> = parts.iter().chain(self.others).copied().collect();
                left.sort_unstable();
                self.found.push(left);
            }
            Label::Unknown | Label::Open => self.has_unknown = true,
            _ => {}
        }
    }
}

/// Lists options, each with the line it comes from.
struct Listed<'table> {
    work: &'table Work,
    /// The other parts of the position.
    others: Position,
    found: First<Move, Position>,
}

impl OptionVisitor for Listed<'_> {
    fn visit(&mut self, found: &Found, line: usize) {
        let mut to = self.work.parts(found);
        to.extend(self.others.iter().cloned());
        to.sort_unstable();
        let (label, nimber) = self.work.of_places(&self.work.places_of(&to));
        self.found.push(Move {
            line,
            to,
            label,
            nimber,
        });
    }
}

/// Searches for the option `to`.
struct Sought<'table> {
    work: &'table Work,
    others: Position,
    to: &'table Position,
    is_found: bool,
}

impl OptionVisitor for Sought<'_> {
    fn visit(&mut self, found: &Found, _: usize) {
        let mut to = self.work.parts(found);
        to.extend(self.others.iter().cloned());
        to.sort_unstable();
        self.is_found |= to == *self.to;
    }
}

/// All parts of a position but one.
fn others(position: &[Vec<i64>], at: usize) -> Position {
    let mut others = position.to_vec();
    others.remove(at);
    others
}

impl Work {
    /// The start of the rule, or the last position of the table.
    ///
    /// # Errors
    ///
    /// If the table has no position.
    pub fn start(&self) -> Result<Position, Error> {
        if let Some((_, start)) = &self.table.rule.start {
            return Ok(vec![start.clone()]);
        }
        let mut places = (0..self.table.count()).rev();
        let last =
            places.find(|&place| self.table.places.kinds[place as usize] != TupleKind::Blank);
        let last = last.ok_or_else(|| Error::LabBoard {
            line: self.table.rule.table.as_ref().map_or(0, |(line, _)| *line),
        })?;
        Ok(vec![self.tuple(last)])
    }

    pub(super) fn tuple(&self, place: u32) -> Vec<i64> {
        self.table.places.shape.tuple(place)[..self.table.rule.names().len()].to_vec()
    }

    /// The position that an option is.
    pub(super) fn parts(&self, found: &Found) -> Position {
        let count = self.table.rule.names().len();
        let tuples = &found.tuples[..found.count];
        let mut parts: Position = tuples.iter().map(|tuple| tuple[..count].to_vec()).collect();
        parts.sort_unstable();
        parts
    }

    fn position_of(&self, places: &[u32]) -> Position {
        places.iter().map(|&place| self.tuple(place)).collect()
    }

    pub(super) fn kind_at(&self, tuple: &[i64]) -> Result<TupleKind, Broken> {
        match self.table.places.shape.place(tuple) {
            Some(place) => Ok(self.table.places.kinds[place as usize]),
            None => kind_of(&self.table.rule, &mut Machine::new(), tuple),
        }
    }

    fn places_of(&self, position: &[Vec<i64>]) -> Vec<u32> {
        let place = |part: &Vec<i64>| self.table.places.shape.place(part).unwrap_or(OUTSIDE);
        position.iter().map(place).collect()
    }

    /// Who wins the sum of these places, and its nimber if it is known.
    fn of_places(&self, places: &[u32]) -> (Label, Option<u32>) {
        match *places {
            [OUTSIDE] => (Label::Unknown, None),
            [] | [_] => {
                let mut found = Found::end();
                found.count = places.len();
                found.places[..places.len()].copy_from_slice(places);
                let of = self.table.known.of(&found);
                (of.label, of.known_nimber())
            }
            ref parts => match self.table.known.nimber_of_sum(parts) {
                Some(0) => (Label::P, Some(0)),
                Some(nimber) => (Label::N, Some(nimber)),
                None => (Label::Unknown, None),
            },
        }
    }

    /// Who wins a position; [`Label::Unknown`] outside the table.
    #[must_use]
    pub fn label_of(&self, position: &[Vec<i64>]) -> Label {
        self.of_places(&self.places_of(position)).0
    }

    /// The answer of the table for a position. The work must be complete.
    #[must_use]
    pub fn verdict(&self, position: &Position) -> Verdict {
        let places = self.places_of(position);
        let (outcome, nimber) = self.of_places(&places);
        let mut found = First::new(MAX_WINNING, |left| left);
        let (mut has_unknown, mut has_moves) = (false, false);
        for (at, part) in position.iter().enumerate() {
            // Outside the table nothing is known, whatever the moves are.
            if places.contains(&OUTSIDE) {
                break;
            }
            let mut others = places.clone();
            others.remove(at);
            let mut winning = Winning {
                known: &self.table.known,
                others: &others,
                found: &mut found,
                has_unknown: false,
                has_moves: false,
            };
            // A walk that stops early has no further moves.
            let _ = self.walk_from(part, &mut winning);
            has_unknown |= winning.has_unknown;
            has_moves |= winning.has_moves;
        }
        found.sort();
        let First {
            items: mut moves,
            mut is_all,
            ..
        } = found;
        let outcome = match outcome {
            Label::Unknown | Label::Open | Label::Blank => None,
            reported => Some(reported),
        };
        if outcome != Some(Label::N) {
            moves.clear();
            is_all = true;
        }
        let reported = moves.iter().take(MAX_REPORTED);
        Verdict {
            outcome,
            nimber: nimber.filter(|_| outcome.is_some()),
            depth: match &position[..] {
                [part] => self.depth(part),
                _ => None,
            },
            moves: reported.map(|places| self.position_of(places)).collect(),
            count: moves.len(),
            is_all,
            has_unknown,
            is_over: !has_moves && outcome.is_some(),
        }
    }

    /// Walks through the options of a position; outside the table perhaps not through all.
    fn walk_from(&self, tuple: &[i64], options: &mut dyn OptionVisitor) -> Result<Progress, Halt> {
        match self.kind_at(tuple) {
            Err(broken) => return Err(Halt::Broken(broken)),
            Ok(TupleKind::Open | TupleKind::Broken) => {}
            Ok(_) => return Ok(Progress::Done),
        }
        let turns = match self.place(tuple) {
            Some(_) => u64::MAX,
            None => MAX_OUTSIDE,
        };
        let mut machine = Machine::new();
        let mut walk = Walk::new();
        walk.begin(&mut machine, tuple);
        walk.go(
            &self.table.rule,
            &mut machine,
            &self.table.places,
            turns,
            options,
        )
    }

    /// The options of a position; none if the game is over. In a sum a move changes one part.
    ///
    /// # Errors
    ///
    /// If the position is broken.
    pub fn options(&self, position: &[Vec<i64>]) -> Result<Moves, Broken> {
        let mut found = First::new(MAX_MOVES, |option: &Move| &option.to);
        for (at, part) in position.iter().enumerate() {
            let mut listed = Listed {
                work: self,
                others: others(position, at),
                found,
            };
            let progress = self.walk_from(part, &mut listed);
            found = listed.found;
            match progress {
                Ok(Progress::Done) => {}
                Ok(Progress::Paused) | Err(Halt::Limit(_)) => found.is_all = false,
                Err(Halt::Broken(broken)) => return Err(broken),
            }
        }
        found.sort();
        Ok(Moves {
            first: found.items,
            is_all: found.is_all,
        })
    }

    /// Whether a move leads from a position to another; false if the position is broken.
    pub(super) fn leads(&self, position: &[Vec<i64>], to: &Position) -> bool {
        let mut is_found = false;
        for (at, part) in position.iter().enumerate() {
            let mut sought = Sought {
                work: self,
                others: others(position, at),
                to,
                is_found: false,
            };
            if let Err(Halt::Broken(_)) = self.walk_from(part, &mut sought) {
                return false;
            }
            is_found |= sought.is_found;
        }
        is_found
    }

    /// Whether a position is unknown because one of its parts is broken.
    #[must_use]
    pub fn is_broken(&self, position: &[Vec<i64>]) -> bool {
        let is_broken =
            |part: &Vec<i64>| matches!(self.kind_at(part), Err(_) | Ok(TupleKind::Broken));
        position.iter().any(is_broken)
    }

    /// The places where a conjecture can be tested, and whether it holds there.
    fn tests<'work>(&'work self, guess: &'work Guess) -> impl Iterator<Item = (u32, bool)> {
        let mut machine = Machine::new();
        (0..self.table.count())
            .filter_map(move |place| Some((place, self.holds(guess, place, &mut machine)?)))
    }

    /// How far the rule's conjecture holds; `None` if there is none.
    #[must_use]
    pub fn tested(&self) -> Option<Tested> {
        let mut tested = 0;
        for (place, holds) in self.tests(self.table.rule.guess.as_ref()?) {
            tested += 1;
            if !holds {
                return Some(Tested::Fails(self.tuple(place)));
            }
        }
        Some(Tested::Holds(tested))
    }

    /// The first places where the conjecture fails, at most `most`.
    #[must_use]
    pub fn failures(&self, most: usize) -> Vec<u32> {
        let guess = self.table.rule.guess.iter();
        let failing = guess.flat_map(|guess| self.tests(guess).filter(|&(_, holds)| !holds));
        failing.map(|(place, _)| place).take(most).collect()
    }

    /// Whether a conjecture holds at a place; `None` if it cannot be tested there.
    fn holds(&self, guess: &Guess, place: u32, machine: &mut Machine) -> Option<bool> {
        let label = self.table.known.all[place as usize].label;
        let nimber = self.table.known.nimber(place);
        let program = match guess {
            Guess::Lost(program) | Guess::Nimber(program) => program,
        };
        let is_testable = match guess {
            Guess::Lost(_) => matches!(label, Label::N | Label::P | Label::Draw),
            Guess::Nimber(_) => nimber.is_some(),
        };
        if !is_testable {
            return None;
        }
        let tuple = self.table.places.shape.tuple(place);
        machine.load(&tuple);
        let Ok(value) = machine.number(program) else {
            return Some(false);
        };
        Some(match guess {
            Guess::Lost(_) => value.is_true() == (label == Label::P),
            Guess::Nimber(_) => value.integer() == nimber.map(i64::from),
        })
    }
}
