//! Plays of a rule, by text.

use super::error::Error;
use super::known::Label;
use super::verdict::{Position, write_position};
use super::work::Work;
use crate::Outcome;
use crate::impartial::Impartial;
use crate::play::{MoveTo, PlayText};

/// The most moves of a position that are listed.
const MAX_LISTED: usize = 200;

/// A move is identified by the position it leads to.
impl Impartial for Work {
    type Position = Position;
    type Move = Position;

    /// If there are very many moves, only the first ones.
    fn moves(&self, position: &Position) -> Vec<MoveTo<Self>> {
        let options = self.options(position).map(|moves| moves.first);
        let options = options.unwrap_or_default().into_iter();
        options
            .map(|option| (option.to.clone(), option.to))
            .collect()
    }
}

impl PlayText for Work {
    type Error = Error;

    fn read(&self, text: &str) -> Result<Position, Error> {
        self.rule().read_position(text)
    }

    fn write(&self, position: &Position) -> String {
        write_position(position)
    }

    fn name(&self, play_move: &Position) -> String {
        write_position(play_move)
    }

    /// P for a losing position; N for all others, including draws and unknown positions.
    fn outcome(&self, position: &Position) -> Outcome {
        match self.label_of(position) {
            Label::P => Outcome::P,
            _ => Outcome::N,
        }
    }

    fn is_over(&self, position: &Position) -> bool {
        Self::is_over(self, position)
    }

    fn listed(&self, position: &Position) -> Option<Vec<MoveTo<Self>>> {
        let all = self.moves(position);
        (all.len() <= MAX_LISTED).then_some(all)
    }

    fn named(&self, position: &Position, name: &str) -> Option<MoveTo<Self>> {
        let to = self.rule().read_position(name).ok()?;
        let is_move = write_position(&to) == name && self.leads(position, &to);
        is_move.then(|| (to.clone(), to))
    }

    fn winning(&self, position: &Position) -> Vec<MoveTo<Self>> {
        let winning = self.verdict(position).moves.into_iter();
        winning.map(|to| (to.clone(), to)).collect()
    }
}
