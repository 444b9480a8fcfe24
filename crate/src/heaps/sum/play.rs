//! Plays of a sum: its moves, and their names.

use num_bigint::BigUint;

use crate::Outcome;
use crate::heaps::link::number;
use crate::heaps::{Cut, HeapMove, Play};
use crate::impartial::Impartial;
use crate::play::{MoveTo, PlayText};
use crate::random_choice::pick_index;

use super::{Error, Form, MAX_PARTS, Part, Sum, SumMove, with_option};

/// The most moves of a position that are listed in a play.
pub(super) const MAX_LISTED_MOVES: u64 = 2_000;

impl Impartial for Sum {
    type Position = Vec<Part>;
    type Move = SumMove;

    fn moves(&self, parts: &Vec<Part>) -> Vec<(SumMove, Vec<Part>)> {
        let of_part = |index: usize| {
            let part = &parts[index];
            let moves = self.kind(part).moves(&part.heap).into_iter();
            moves.map(move |play_move| (index, play_move))
        };
        let all: Vec<SumMove> = if self.play() == Play::Every {
            let mut all: Vec<SumMove> = vec![Vec::new()];
            for index in 0..parts.len() {
                let of_part: Vec<(usize, HeapMove)> = of_part(index).collect();
                if !of_part.is_empty() {
                    let with = |before: &SumMove, play_move: &(usize, HeapMove)| {
                        let mut longer = before.clone();
                        longer.push(play_move.clone());
                        longer
                    };
                    let with_all =
                        |before| of_part.iter().map(move |play_move| with(before, play_move));
                    all = all.iter().flat_map(with_all).collect();
                }
            }
            all.retain(|play_move| !play_move.is_empty());
            all
        } else {
            (0..parts.len())
                .flat_map(of_part)
                .map(|play_move| vec![play_move])
                .collect()
        };
        all.into_iter()
            .map(|play_move| with_option(parts, play_move))
            .collect()
    }
}

/// A move is written as the index of its part, the number taken, and the parts of the rest,
/// separated by commas; several of these are separated by semicolons.
impl PlayText for Sum {
    type Error = Error;

    /// Fails for a text that is not a position of this sum, and for a position whose winner is
    /// unknown.
    fn read(&self, text: &str) -> Result<Vec<Part>, Error> {
        let wrong = || Error::SumPosition {
            value: text.to_owned(),
        };
        let separator = match self.form {
            Form::Heaps => ',',
            Form::Parts => '+',
        };
        let pieces = text.split(separator).filter(|piece| !piece.is_empty());
        let part = |piece: &str| {
            let (kind, heap) = match self.form {
                Form::Heaps => (0, piece),
                Form::Parts => {
                    let (name, heap) = piece.rsplit_once(':')?;
                    (self.kind_named(name)?, heap)
                }
            };
            let heap = number(heap)?;
            Some(Part { kind, heap })
        };
        let parts: Option<Vec<Part>> = pieces.take(MAX_PARTS + 1).map(part).collect();
        let parts = parts
            .filter(|parts| parts.len() <= MAX_PARTS)
            .ok_or_else(wrong)?;
        if self.outcome_of(&parts).is_none() {
            return Err(Error::SumUnknown {
                value: text.to_owned(),
            });
        }
        Ok(parts)
    }

    fn write(&self, parts: &Vec<Part>) -> String {
        let part = |part: &Part| match self.form {
            Form::Heaps => part.heap.to_string(),
            Form::Parts => format!("{}:{}", self.kind(part), part.heap),
        };
        let separator = match self.form {
            Form::Heaps => ",",
            Form::Parts => "+",
        };
        parts.iter().map(part).collect::<Vec<_>>().join(separator)
    }

    fn name(&self, play_move: &SumMove) -> String {
        let one = |(index, play_move): &(usize, HeapMove)| {
            let numbers = play_move.numbers().map(|number| format!(",{number}"));
            format!("{index}{}", numbers.collect::<String>())
        };
        play_move.iter().map(one).collect::<Vec<_>>().join(";")
    }

    /// P if the winner is unknown; [`read`](Self::read) fails for such positions.
    fn outcome(&self, parts: &Vec<Part>) -> Outcome {
        self.outcome_of(parts).unwrap_or(Outcome::P)
    }

    fn is_over(&self, parts: &Vec<Part>) -> bool {
        self.is_finished(parts)
    }

    /// `None` if there are more than 2,000.
    fn listed(&self, parts: &Vec<Part>) -> Option<Vec<MoveTo<Self>>> {
        (self.move_count(parts) <= MAX_LISTED_MOVES).then(|| self.moves(parts))
    }

    fn named(&self, parts: &Vec<Part>, name: &str) -> Option<MoveTo<Self>> {
        let play_move: Option<SumMove> = name.split(';').map(parse_move).collect();
        let play_move = play_move?;
        let is_ascending = play_move.windows(2).all(|pair| pair[0].0 < pair[1].0);
        let is_move = |(index, play_move): &(usize, HeapMove)| {
            let part = parts.get(*index);
            part.is_some_and(|part| self.kind(part).is_move(&part.heap, play_move))
        };
        let needed = match self.play() {
            Play::Every => parts
                .iter()
                .filter(|part| !self.kind(part).is_over(&part.heap))
                .count(),
            _ => 1,
        };
        if play_move.len() != needed || !is_ascending || !play_move.iter().all(is_move) {
            return None;
        }
        Some(with_option(parts, play_move))
    }

    fn winning(&self, parts: &Vec<Part>) -> Vec<MoveTo<Self>> {
        if self.outcome(parts) == Outcome::P {
            return Vec::new();
        }
        let limit = usize::try_from(MAX_LISTED_MOVES).unwrap_or(usize::MAX);
        let (moves, _) = self.winning_moves(parts, limit);
        let play_move = moves.into_iter();
        play_move
            .map(|play_move| with_option(parts, play_move))
            .collect()
    }

    fn takes(&self, parts: &Vec<Part>) -> Vec<[String; 3]> {
        let ends = |(index, part): (usize, &Part)| {
            let kind = self.kind(part);
            let most = kind.most_taken(&part.heap)?;
            let least = kind.move_by(&part.heap, [0.0; 2])?.taken;
            Some([index.to_string(), least.to_string(), most.to_string()])
        };
        parts.iter().enumerate().filter_map(ends).collect()
    }

    fn count(&self, parts: &Vec<Part>) -> u64 {
        self.move_count(parts)
    }

    /// The smallest take from the largest heap.
    fn patient_of_many(&self, parts: &Vec<Part>) -> Option<MoveTo<Self>> {
        let all = self.moves_by(parts, [0.0; 2]);
        let play_move = match self.play() {
            Play::Every => all,
            _ => vec![
                all.into_iter()
                    .max_by_key(|(index, _)| &parts[*index].heap)?,
            ],
        };
        Some(with_option(parts, play_move))
    }

    /// One of the first moves of a random heap.
    fn careless(&self, parts: &Vec<Part>, [which, how, where_]: [f64; 3]) -> Option<MoveTo<Self>> {
        let all = self.moves_by(parts, [how, where_]);
        let play_move = if self.play() == Play::Every {
            all
        } else {
            let which = pick_index(which, all.len());
            vec![all.into_iter().nth(which)?]
        };
        (!play_move.is_empty()).then(|| with_option(parts, play_move))
    }
}

impl Sum {
    /// A move of every part that has one, chosen by random numbers
    /// ([`HeapGame::move_by`](super::HeapGame::move_by)).
    fn moves_by(&self, parts: &[Part], random: [f64; 2]) -> SumMove {
        let of_part = |(index, part): (usize, &Part)| {
            let play_move = self.kind(part).move_by(&part.heap, random)?;
            Some((index, play_move))
        };
        parts.iter().enumerate().filter_map(of_part).collect()
    }

    /// How many moves a position has; [`u64::MAX`] if there are more.
    #[must_use]
    pub fn move_count(&self, parts: &[Part]) -> u64 {
        let counts = parts
            .iter()
            .map(|part| self.kind(part).move_count(&part.heap));
        if self.play() == Play::Every {
            let open = counts.filter(|&count| count > 0);
            let product = open.fold((false, 1_u64), |(_, all), count| {
                (true, all.saturating_mul(count))
            });
            if product.0 { product.1 } else { 0 }
        } else {
            counts.fold(0, u64::saturating_add)
        }
    }
}

fn parse_move(text: &str) -> Option<(usize, HeapMove)> {
    let numbers: Option<Vec<BigUint>> = text.split(',').map(number).collect();
    let mut numbers = numbers?.into_iter();
    let index = usize::try_from(numbers.next()?).ok()?;
    let taken = numbers.next()?;
    let cut = match (numbers.next(), numbers.next(), numbers.next()) {
        (None, ..) => Cut::One,
        (Some(left), None, _) => Cut::Two(left),
        (Some(left), Some(middle), None) => Cut::Three(left, middle),
        _ => return None,
    };
    Some((index, HeapMove { taken, cut }))
}
