//! Wythoff's game for JavaScript.

mod map;
mod questions;
mod records;

use wasm_bindgen::prelude::*;

use crate::wasm::game::{
    NamedMove, PlayAt, PlayMove, PlayMoves, PlayTakes, SolvedGame, game_class,
};
use crate::wythoff::{self, Error, Explanation, Line, Method, Move, Position, Spec};
use crate::wythoff::{explain, is_p, lower, root, upper, winning_moves};
use num_bigint::BigUint;

use records::{
    WythoffBeatty, WythoffDefinition, WythoffLineStar, WythoffMex, WythoffOptions, WythoffStars,
    WythoffTimeline, WythoffVerdict,
};

game_class! {
    /// A position of Wythoff's game.
    Wythoff: Solved
}

pub struct Solved(wythoff::Solved);

impl SolvedGame for Solved {
    type Error = Error;
    type Options = WythoffOptions;
    type Verdict = WythoffVerdict;
    type Timeline = WythoffTimeline;

    fn new(WythoffOptions { a, b }: WythoffOptions) -> Result<Self, Error> {
        Ok(Self(wythoff::Solved::new(Spec::parse(&a, &b)?)))
    }

    fn verdict(&self) -> Result<WythoffVerdict, Error> {
        let verdict = self.0.verdict();
        let written = |Position { a, b }: &Position| [a.to_string(), b.to_string()];
        Ok(WythoffVerdict {
            outcome: verdict.outcome,
            moves: verdict.moves.iter().map(written).collect(),
            grundy: verdict.grundy.as_ref().map(u16::to_string),
            position: self.0.spec().position.to_string(),
            ends: self.0.spec().position.is_end(),
        })
    }

    fn timeline(&mut self, method: &str) -> Result<WythoffTimeline, Error> {
        Ok(match method.parse()? {
            Method::Stars => WythoffTimeline::Stars(self.stars()?),
            Method::Mex => WythoffTimeline::Mex(self.mex()?),
            Method::Beatty => WythoffTimeline::Beatty(self.beatty().into()),
            Method::Definition => WythoffTimeline::Definition(self.definition()?),
        })
    }

    fn moves(&self, PlayAt { position, random }: PlayAt) -> Result<PlayMoves, Error> {
        let at: Position = position.parse()?;
        let [which, how_much, _] = random;
        let described = |chosen: Move| play_move(&at, &chosen);
        let winning = winning_moves(&at).into_iter();
        Ok(PlayMoves {
            moves: (at.moves()).map(|all| {
                all.into_iter()
                    .filter_map(|(one, _)| described(one))
                    .collect()
            }),
            takes: takes(&at),
            winning: (winning.filter_map(|star| at.move_to(&star)))
                .filter_map(described)
                .collect(),
            patient: at.patient_move().and_then(described),
            careless: at.careless_move(which, how_much).and_then(described),
        })
    }

    fn after(&self, NamedMove { position, name }: NamedMove) -> Result<Option<PlayMove>, Error> {
        let at = position.parse()?;
        Ok(Move::named(&name).and_then(|made| play_move(&at, &made)))
    }

    fn megabytes(&self) -> f64 {
        let bytes = u32::try_from(self.0.bytes()).unwrap_or(u32::MAX);
        f64::from(bytes) / f64::from(1 << 20)
    }
}

/// What can be taken along each line, if anything.
fn takes(at: &Position) -> Vec<PlayTakes> {
    let lines = Line::ALL.into_iter();
    let takes = lines.map(|line| (line, at.largest_take(line)));
    let open = takes.filter(|(_, most)| **most != BigUint::ZERO);
    open.map(|(line, most)| PlayTakes {
        from: line.name().to_owned(),
        least: "1".to_owned(),
        most: most.to_string(),
    })
    .collect()
}

/// A move as a play writes it; `None` for an invalid one.
fn play_move(at: &Position, chosen: &Move) -> Option<PlayMove> {
    let left = at.after(chosen.line, &chosen.take)?;
    Some(PlayMove {
        name: chosen.to_string(),
        to: left.to_string(),
        wins: is_p(&left),
        ends: left.is_end(),
    })
}

impl Solved {
    fn stars(&self) -> Result<WythoffStars, Error> {
        let grid = self.0.grid()?;
        Ok(WythoffStars {
            method: Method::Stars.name(),
            n: grid.n(),
            stars: grid.stars().as_flattened().into(),
            step_count: grid.step_count(),
            cost: self.0.runs().cost,
            agree: self.0.do_agree(),
        })
    }

    fn mex(&self) -> Result<WythoffMex, Error> {
        let pairs = self.0.pairs()?;
        Ok(WythoffMex {
            method: Method::Mex.name(),
            n: pairs.n(),
            lowers: pairs.lowers().into(),
            step_count: pairs.step_count(),
            cost: self.0.runs().cost,
            agree: self.0.do_agree(),
        })
    }

    fn definition(&self) -> Result<WythoffDefinition, Error> {
        let cells = self.0.cells()?;
        Ok(WythoffDefinition {
            method: Method::Definition.name(),
            n: cells.n(),
            reads: cells.reads().into(),
            stars: cells.stars().as_flattened().into(),
            step_count: cells.cost().cells,
            cost: self.0.runs().cost,
            agree: self.0.do_agree(),
        })
    }

    fn beatty(&self) -> WythoffBeatty {
        let position = &self.0.spec().position;
        let index = position.difference();
        let Explanation { outcome, lines } = explain(position);
        WythoffBeatty {
            method: Method::Beatty.name(),
            root: root(&index).to_string(),
            lower: lower(&index).to_string(),
            upper: upper(&index).to_string(),
            index: index.to_string(),
            outcome,
            lines: lines.map(WythoffLineStar::from),
            cost: self.0.runs().cost,
        }
    }
}
