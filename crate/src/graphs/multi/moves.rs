//! The moves of tokens that are replaced, and plays.

use crate::Outcome;
use crate::impartial::Impartial;
use crate::play::{MoveTo, PlayText};

use super::spec::position;
use super::{Error, Spec};

/// A move: the index of a token, and the index of an option of its vertex, both from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Choice {
    /// The index of the token.
    pub token: usize,
    /// The index of the option.
    pub option: usize,
}

impl Spec {
    /// All moves, ascending; of equal options only the first one.
    pub(super) fn choices(&self, tokens: &[u32]) -> Vec<Choice> {
        let of_token = |(token, &vertex): (usize, &u32)| {
            let options = &self.options()[vertex as usize];
            let is_first = |&option: &usize| !options[..option].contains(&options[option]);
            (0..options.len())
                .filter(is_first)
                .map(move |option| Choice { token, option })
        };
        tokens.iter().enumerate().flat_map(of_token).collect()
    }

    /// The winning moves.
    pub(super) fn winning_choices(&self, tokens: &[u32]) -> Vec<Choice> {
        let total = self.nimber(tokens);
        let wins = |play_move: &Choice| {
            let vertex = tokens[play_move.token];
            let option = &self.options()[vertex as usize][play_move.option];
            total ^ self.nimber(&[vertex]) ^ self.nimber(option) == 0
        };
        self.choices(tokens).into_iter().filter(wins).collect()
    }

    /// The position after a move: the token is replaced by those of the option.
    fn after(&self, tokens: &[u32], play_move: Choice) -> Vec<u32> {
        let option = &self.options()[tokens[play_move.token] as usize][play_move.option];
        let (before, rest) = tokens.split_at(play_move.token);
        [before, option, &rest[1..]].concat()
    }

    fn with_option(&self, tokens: &[u32], play_move: Choice) -> MoveTo<Self> {
        (play_move, self.after(tokens, play_move))
    }
}

impl Impartial for Spec {
    type Position = Vec<u32>;
    type Move = Choice;

    fn moves(&self, tokens: &Vec<u32>) -> Vec<MoveTo<Self>> {
        let all = self.choices(tokens).into_iter();
        all.map(|play_move| self.with_option(tokens, play_move))
            .collect()
    }
}

impl PlayText for Spec {
    type Error = Error;

    fn read(&self, text: &str) -> Result<Vec<u32>, Error> {
        position(text, self.options().len()).ok_or_else(|| Error::MultiPosition {
            value: text.to_owned(),
        })
    }

    fn write(&self, tokens: &Vec<u32>) -> String {
        let tokens: Vec<String> = tokens.iter().map(u32::to_string).collect();
        tokens.join(",")
    }

    fn name(&self, play_move: &Choice) -> String {
        format!("{},{}", play_move.token, play_move.option)
    }

    fn outcome(&self, tokens: &Vec<u32>) -> Outcome {
        if self.nimber(tokens) == 0 {
            Outcome::P
        } else {
            Outcome::N
        }
    }

    fn winning(&self, tokens: &Vec<u32>) -> Vec<MoveTo<Self>> {
        let all = self.winning_choices(tokens).into_iter();
        all.map(|play_move| self.with_option(tokens, play_move))
            .collect()
    }
}
