//! What a solved table says of a position, which may be a sum of several.

use super::Error;
use super::broken::Broken;
use super::moves::{Found, Halt, Options, Progress, Walk};
use super::program::Machine;
use super::rational::Value;
use super::rule::{Guess, Rule};
use super::shape::{OUTSIDE, Place, is_on_board, kind_of};
use super::table::{Known, Label, Work};

/// A position: its parts, ascending, a single one but in sums; none at the end.
pub type Position = Vec<Vec<i64>>;

/// The most parts of a position that is asked about.
pub const MAX_SUM: usize = 100;

/// The most winning moves that are told.
pub const MAX_TOLD: usize = 10_000;

/// Who wins a position, and by which moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// `None` where nobody can tell.
    pub outcome: Option<Label>,
    /// What it is worth, where that is known.
    pub nimber: Option<u32>,
    /// In how many moves it ends, and whether that is exact; see [`Work::depth`].
    pub depth: Option<(u32, bool)>,
    /// The positions that winning moves lead to, ascending, the first ones.
    pub moves: Vec<Position>,
    /// How many there are, or, where that are very many, how many at least.
    pub count: usize,
    /// Whether there are no more of them.
    pub is_all: bool,
    /// Whether nobody can tell of some other options.
    pub has_unknown: bool,
    /// Whether no move is to be made, or none can be.
    pub is_over: bool,
}

/// An option of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Move {
    /// The line of the text that it comes from, the first one.
    pub line: usize,
    /// Where it leads.
    pub to: Position,
    /// Who wins there.
    pub label: Label,
    /// What that is worth, where it is known.
    pub nimber: Option<u32>,
}

/// The options of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Moves {
    /// Ascending, each once; of very many the first ones.
    pub first: Vec<Move>,
    /// Whether these are all.
    pub is_all: bool,
}

/// How far a conjecture holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Tested {
    /// At all positions of which it could be asked, so many.
    Holds(u32),
    /// Not at this one, the first.
    Fails(Vec<i64>),
}

impl Rule {
    /// Reads a position as links write it: `3,5`, a sum `3,5+0,2`, or `end`.
    ///
    /// # Errors
    ///
    /// For other texts, for another number of coordinates than the rule has, and for a tuple that
    /// is not on the board.
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
        // Where the board has no value it is a position that nobody can tell.
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

/// Winning moves and options of a position that are held at a time, the first ones: there may be a
/// hundred million.
const MAX_WINNING: usize = 1 << 18;
const MAX_MOVES: usize = 1 << 17;

/// The most moves that are looked at for a position out of the table, of which nothing is known.
const MAX_OUTSIDE: u64 = 10_000_000;

/// Different items in order, of very many the first ones; of equal ones the first that came.
struct First<T, K> {
    items: Vec<T>,
    key: fn(&T) -> &K,
    most: usize,
    /// Whether none had to be left out.
    is_all: bool,
    /// The last of so many that no later one comes among the first.
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
        // Half of them are new since they were put in order last.
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
    /// Whether there is a move.
    has_moves: bool,
}

impl Options for Winning<'_> {
    fn one(&mut self, found: &Found, _: usize) {
        self.has_moves = true;
        let parts = &found.places[..found.count];
        let wins = if self.others.is_empty() {
            self.known.of(found).label
        } else {
            let all: Vec<u32> = parts.iter().chain(self.others).copied().collect();
            match self.known.worth(&all) {
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

/// Lists options, each where it leads and the line that it comes from.
struct Listed<'table> {
    work: &'table Work,
    /// The other parts of the position.
    others: Position,
    found: First<Move, Position>,
}

impl Options for Listed<'_> {
    fn one(&mut self, found: &Found, line: usize) {
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

/// Looks for an option by where it leads.
struct Sought<'table> {
    work: &'table Work,
    others: Position,
    to: &'table Position,
    is_found: bool,
}

impl Options for Sought<'_> {
    fn one(&mut self, found: &Found, _: usize) {
        let mut to = self.work.parts(found);
        to.extend(self.others.iter().cloned());
        to.sort_unstable();
        self.is_found |= to == *self.to;
    }
}

/// The parts of a position but one.
fn others(position: &[Vec<i64>], at: usize) -> Position {
    let mut others = position.to_vec();
    others.remove(at);
    others
}

impl Work {
    /// The position of the rule: its start, or the last position of the table.
    ///
    /// # Errors
    ///
    /// For a table without positions.
    pub fn start(&self) -> Result<Position, Error> {
        if let Some((_, start)) = &self.rule.start {
            return Ok(vec![start.clone()]);
        }
        let mut places = (0..self.places.shape.count()).rev();
        let last = places.find(|&place| self.places.kinds[place as usize] != Place::Blank);
        let last = last.ok_or_else(|| Error::LabBoard {
            line: self.rule.table.as_ref().map_or(0, |(line, _)| *line),
        })?;
        Ok(vec![self.tuple(last)])
    }

    pub(super) fn tuple(&self, place: u32) -> Vec<i64> {
        self.places.shape.tuple(place)[..self.rule.names().len()].to_vec()
    }

    /// Where an option leads, its parts in ascending order.
    pub(super) fn parts(&self, found: &Found) -> Position {
        let count = self.rule.names().len();
        let tuples = &found.tuples[..found.count];
        let mut parts: Position = tuples.iter().map(|tuple| tuple[..count].to_vec()).collect();
        parts.sort_unstable();
        parts
    }

    fn position_of(&self, places: &[u32]) -> Position {
        places.iter().map(|&place| self.tuple(place)).collect()
    }

    pub(super) fn kind_at(&self, tuple: &[i64]) -> Result<Place, Broken> {
        match self.places.shape.place(tuple) {
            Some(place) => Ok(self.places.kinds[place as usize]),
            None => kind_of(&self.rule, &mut Machine::new(), tuple),
        }
    }

    fn places_of(&self, position: &[Vec<i64>]) -> Vec<u32> {
        let place = |part: &Vec<i64>| self.places.shape.place(part).unwrap_or(OUTSIDE);
        position.iter().map(place).collect()
    }

    /// Who wins what these places are together, and its nimber where that is known.
    fn of_places(&self, places: &[u32]) -> (Label, Option<u32>) {
        match *places {
            [OUTSIDE] => (Label::Unknown, None),
            [] | [_] => {
                let mut found = Found::nothing();
                found.count = places.len();
                found.places[..places.len()].copy_from_slice(places);
                let of = self.known.of(&found);
                (of.label, of.told_nimber())
            }
            ref parts => match self.known.worth(parts) {
                Some(0) => (Label::P, Some(0)),
                Some(nimber) => (Label::N, Some(nimber)),
                None => (Label::Unknown, None),
            },
        }
    }

    /// Who wins a position; [`Label::Unknown`] out of the table.
    #[must_use]
    pub fn label_of(&self, position: &[Vec<i64>]) -> Label {
        self.of_places(&self.places_of(position)).0
    }

    /// What the table says of a position. All of the work is done.
    #[must_use]
    pub fn verdict(&self, position: &Position) -> Verdict {
        let places = self.places_of(position);
        let (outcome, nimber) = self.of_places(&places);
        let mut found = First::new(MAX_WINNING, |left| left);
        let (mut has_unknown, mut has_moves) = (false, false);
        for (at, part) in position.iter().enumerate() {
            // Out of the table nothing is known, whatever the moves are.
            if places.contains(&OUTSIDE) {
                break;
            }
            let mut others = places.clone();
            others.remove(at);
            let mut winning = Winning {
                known: &self.known,
                others: &others,
                found: &mut found,
                has_unknown: false,
                has_moves: false,
            };
            // What is broken, or too much, tells no move.
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
            told => Some(told),
        };
        if outcome != Some(Label::N) {
            moves.clear();
            is_all = true;
        }
        let told = moves.iter().take(MAX_TOLD);
        Verdict {
            outcome,
            nimber: nimber.filter(|_| outcome.is_some()),
            depth: match &position[..] {
                [part] => self.depth(part),
                _ => None,
            },
            moves: told.map(|places| self.position_of(places)).collect(),
            count: moves.len(),
            is_all,
            has_unknown,
            is_over: !has_moves && outcome.is_some(),
        }
    }

    /// Goes through the options of a position; of one out of the table perhaps not all.
    fn walk_from(&self, tuple: &[i64], options: &mut dyn Options) -> Result<Progress, Halt> {
        match self.kind_at(tuple) {
            Err(broken) => return Err(Halt::Broken(broken)),
            Ok(Place::Open | Place::Broken) => {}
            Ok(_) => return Ok(Progress::Done),
        }
        let turns = match self.place(tuple) {
            Some(_) => u64::MAX,
            None => MAX_OUTSIDE,
        };
        let mut machine = Machine::new();
        let mut walk = Walk::new();
        walk.begin(&mut machine, tuple);
        walk.go(&self.rule, &mut machine, &self.places, turns, options)
    }

    /// The options of a position; none where the game is over. Of a sum a move changes one part.
    ///
    /// # Errors
    ///
    /// Why the position is broken.
    pub fn options(&self, position: &[Vec<i64>]) -> Result<Moves, Broken> {
        let mut found = First::new(MAX_MOVES, |option: &Move| &option.to);
        for (at, part) in position.iter().enumerate() {
            let mut listed = Listed {
                work: self,
                others: others(position, at),
                found,
            };
            let went = self.walk_from(part, &mut listed);
            found = listed.found;
            match went {
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

    /// Whether a move leads from a position to another one; false where the position is broken.
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

    /// Whether nobody can tell a position because one of its parts is broken.
    #[must_use]
    pub fn is_broken(&self, position: &[Vec<i64>]) -> bool {
        let is_broken = |part: &Vec<i64>| matches!(self.kind_at(part), Err(_) | Ok(Place::Broken));
        position.iter().any(is_broken)
    }

    /// Where a guess can be asked, by place, and whether it holds there.
    fn asked<'work>(&'work self, guess: &'work Guess) -> impl Iterator<Item = (u32, bool)> {
        let mut machine = Machine::new();
        (0..self.places.shape.count())
            .filter_map(move |place| Some((place, self.holds(guess, place, &mut machine)?)))
    }

    /// How far the conjecture of the rule holds; `None` if there is none.
    #[must_use]
    pub fn tested(&self) -> Option<Tested> {
        let mut tested = 0;
        for (place, holds) in self.asked(self.rule.guess.as_ref()?) {
            tested += 1;
            if !holds {
                return Some(Tested::Fails(self.tuple(place)));
            }
        }
        Some(Tested::Holds(tested))
    }

    /// The places where the conjecture fails, the first ones.
    #[must_use]
    pub fn failures(&self, most: usize) -> Vec<u32> {
        let guess = self.rule.guess.iter();
        let failing = guess.flat_map(|guess| self.asked(guess).filter(|&(_, holds)| !holds));
        failing.map(|(place, _)| place).take(most).collect()
    }

    /// Whether a guess holds at a place; `None` where it cannot be asked.
    fn holds(&self, guess: &Guess, place: u32, machine: &mut Machine) -> Option<bool> {
        let label = self.known.all[place as usize].label;
        let nimber = self.known.nimber(place);
        let program = match guess {
            Guess::Lost(program) | Guess::Nimber(program) => program,
        };
        let is_asked = match guess {
            Guess::Lost(_) => matches!(label, Label::N | Label::P | Label::Draw),
            Guess::Nimber(_) => nimber.is_some(),
        };
        if !is_asked {
            return None;
        }
        let tuple = self.places.shape.tuple(place);
        machine.stand(&tuple);
        let Ok(value) = machine.number(program) else {
            return Some(false);
        };
        Some(match guess {
            Guess::Lost(_) => value.is_true() == (label == Label::P),
            Guess::Nimber(_) => value.integer() == nimber.map(i64::from),
        })
    }
}
