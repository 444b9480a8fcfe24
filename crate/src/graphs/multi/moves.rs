//! The moves of tokens that are replaced, and plays.

use crate::Outcome;
use crate::impartial::Impartial;
use crate::play::{Made, PlayText};

use super::spec::position;
use super::{Error, Spec};

/// A move: which token, from 0, and which of the options of its vertex, from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Choice {
    /// Which token.
    pub token: usize,
    /// Which option.
    pub option: usize,
}

impl Spec {
    /// All moves, ascending; of options that are alike the first.
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

    /// Those of them that win.
    pub(super) fn winning_choices(&self, tokens: &[u32]) -> Vec<Choice> {
        let total = self.nimber(tokens);
        let wins = |made: &Choice| {
            let vertex = tokens[made.token];
            let option = &self.options()[vertex as usize][made.option];
            total ^ self.nimber(&[vertex]) ^ self.nimber(option) == 0
        };
        self.choices(tokens).into_iter().filter(wins).collect()
    }

    /// With the tokens of an option in the place of the one that is moved.
    fn after(&self, tokens: &[u32], made: Choice) -> Vec<u32> {
        let option = &self.options()[tokens[made.token] as usize][made.option];
        let (before, rest) = tokens.split_at(made.token);
        [before, option, &rest[1..]].concat()
    }

    fn with_left(&self, tokens: &[u32], made: Choice) -> Made<Self> {
        (made, self.after(tokens, made))
    }
}

impl Impartial for Spec {
    type Position = Vec<u32>;
    type Move = Choice;

    fn moves(&self, tokens: &Vec<u32>) -> Vec<Made<Self>> {
        let all = self.choices(tokens).into_iter();
        all.map(|made| self.with_left(tokens, made)).collect()
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

    fn name(&self, made: &Choice) -> String {
        format!("{},{}", made.token, made.option)
    }

    fn outcome(&self, tokens: &Vec<u32>) -> Outcome {
        if self.nimber(tokens) == 0 {
            Outcome::P
        } else {
            Outcome::N
        }
    }

    fn winning(&self, tokens: &Vec<u32>) -> Vec<Made<Self>> {
        let all = self.winning_choices(tokens).into_iter();
        all.map(|made| self.with_left(tokens, made)).collect()
    }
}
