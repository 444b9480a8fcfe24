//! Further questions: a position explained, Grundy values, and the integers of Beatty's theorem.

use tsify::Ts;
use wasm_bindgen::prelude::*;

use crate::wasm::game::{read, to_js};
use crate::wasm::printed::PrintedTable;
use crate::wythoff::{
    Partition, Position, Roundings, Zeckendorf, are_lower, explain, grundy_values, lowers,
    lowers_below, parse_pile, printed, roundings,
};

use super::Wythoff;
use super::records::{
    WythoffCount, WythoffExplanation, WythoffGrundySize, WythoffNumber, WythoffPartition,
    WythoffPiles, WythoffRoundings, WythoffStrip, WythoffZeckendorf,
};

#[wasm_bindgen]
#[expect(clippy::unused_self, reason = "every question is one to a game")]
impl Wythoff {
    /// Why a position has its outcome. Throws a `SolveError` for invalid piles.
    pub fn explain(&self, piles: Ts<WythoffPiles>) -> Result<Ts<WythoffExplanation>, JsValue> {
        let WythoffPiles { a, b } = read(piles)?;
        let (a, b) = (parse_pile("a", &a)?, parse_pile("b", &b)?);
        to_js(&explain(&Position { a, b }).into())
    }

    /// The Grundy values of all positions with both piles up to n. Length (n + 1)², by rows:
    /// position (a, b) has the index b * (n + 1) + a. Throws a `SolveError` above 2000.
    pub fn grundy(&self, request: Ts<WythoffGrundySize>) -> Result<Vec<u16>, JsValue> {
        let WythoffGrundySize { n } = read(request)?;
        Ok(grundy_values(n)?.as_slice().to_vec())
    }

    /// How the lower and the upper values share out the integers, around x and from a number on.
    /// Throws a `SolveError` for invalid numbers, and for a count that is not from 1 to 1024.
    pub fn partition(&self, strip: Ts<WythoffStrip>) -> Result<Ts<WythoffPartition>, JsValue> {
        let WythoffStrip { x, from, count } = read(strip)?;
        let (x, from) = (parse_pile("x", &x)?, parse_pile("from", &from)?);
        let kinds: Vec<u8> = are_lower(&from, count)?.into_iter().map(u8::from).collect();
        let around = Partition::around(&x);
        to_js(&WythoffPartition {
            lowers: around.lowers.to_string(),
            uppers: around.uppers.to_string(),
            lowers_next: around.lowers_next.to_string(),
            uppers_next: around.uppers_next.to_string(),
            lowers_thousandths: around.lowers_thousandths.to_string(),
            uppers_thousandths: around.uppers_thousandths.to_string(),
            lowers_thousandths_next: around.lowers_thousandths_next.to_string(),
            uppers_thousandths_next: around.uppers_thousandths_next.to_string(),
            kinds: kinds.into(),
            first_lowers: lowers_below(&from).to_string(),
        })
    }

    /// A number as a sum of Fibonacci numbers. Throws a `SolveError` for an invalid number.
    pub fn zeckendorf(&self, number: Ts<WythoffNumber>) -> Result<Ts<WythoffZeckendorf>, JsValue> {
        let WythoffNumber { x } = read(number)?;
        let form = Zeckendorf::of(&parse_pile("x", &x)?);
        let partner = form.partner_form();
        to_js(&WythoffZeckendorf {
            places: form.places().into(),
            is_lower: form.is_lower(),
            partner: partner.to_number().to_string(),
            partner_places: partner.places().into(),
        })
    }

    /// The test that a source prints beside the true one, for piles up to 60: cells (x, y), where 1
    /// is N.
    pub fn printed(&self, request: Ts<WythoffCount>) -> Result<Ts<PrintedTable>, JsValue> {
        let WythoffCount { count } = read(request)?;
        to_js(&printed(count).into())
    }

    /// iφ brought to whole numbers in three ways, index: i. Throws a `SolveError` for more than
    /// 10,000.
    pub fn roundings(&self, request: Ts<WythoffCount>) -> Result<Ts<WythoffRoundings>, JsValue> {
        let WythoffCount { count } = read(request)?;
        let Roundings {
            floor,
            ceiling,
            nearest,
        } = roundings(count)?;
        to_js(&WythoffRoundings {
            floor: floor.into(),
            ceiling: ceiling.into(),
            nearest: nearest.into(),
        })
    }

    /// The first lower values, index: i. Throws a `SolveError` for more than 10,000.
    pub fn lowers(&self, request: Ts<WythoffCount>) -> Result<Vec<u32>, JsValue> {
        let WythoffCount { count } = read(request)?;
        Ok(lowers(count)?)
    }
}
