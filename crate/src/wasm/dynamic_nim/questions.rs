//! Further questions of a page.

use tsify::Ts;
use wasm_bindgen::prelude::*;
use web_sys::ImageData;

use crate::Colours;
use crate::dynamic_nim::{
    CostCurves, Explanation, Position, Window, cost_curves, explain, factor, mistaken, nimbers,
    picture, printed, sums, sweep,
};
use crate::wasm::game::{read, to_js};
use crate::wasm::map::image;
use crate::wasm::printed::PrintedTable;

use super::DynamicNim;
use super::records::{
    DynamicNimCell, DynamicNimFirstStackError, DynamicNimMaxExponent, DynamicNimMember,
    DynamicNimMistake, DynamicNimPicture, DynamicNimPlateau, DynamicNimPlateaus, DynamicNimRange,
    DynamicNimSums, DynamicNimSweep, DynamicNimTakes, DynamicNimUpTo, DynamicNimWindow,
    DynamicNimWinningTake,
};

#[wasm_bindgen]
impl DynamicNim {
    /// Losing piles as decimal strings. Throws a `SolveError` for more than there are, or more
    /// than a million characters.
    pub fn members(&self, range: Ts<DynamicNimRange>) -> Result<Vec<String>, JsValue> {
        let DynamicNimRange { first, count } = read(range)?;
        let part = self.0.solution.set()?.part(first, count)?;
        Ok(part.iter().map(ToString::to_string).collect())
    }

    /// Winning takes as suffixes of the digits, ascending. Throws a `SolveError` for more than
    /// there are, or more than a million characters.
    pub fn takes(&self, range: Ts<DynamicNimRange>) -> Result<Ts<DynamicNimTakes>, JsValue> {
        let DynamicNimRange { first, count } = read(range)?;
        let spec = self.0.solution.spec();
        let takes = self.0.solution.set()?.winning_takes(&spec.pile, &spec.cap);
        let part = takes.part(first, count)?.into_iter();
        to_js(&DynamicNimTakes(
            part.map(DynamicNimWinningTake::from).collect(),
        ))
    }

    /// The second construction of the losing piles, up to at most a million. Throws a `SolveError`
    /// beyond, and for a limit that decreases.
    pub fn sums(&self, request: Ts<DynamicNimUpTo>) -> Result<Ts<DynamicNimSums>, JsValue> {
        let DynamicNimUpTo { up_to } = read(request)?;
        let sums = sums(&self.0.solution.spec().rule, up_to)?;
        to_js(&DynamicNimSums {
            members: sums.members.into(),
            last_digit: sums.last_digit.into(),
        })
    }

    /// How the losing piles up to a pile of at most 10,000 change while k goes up from one factor to
    /// another, at most 100. Throws a `SolveError` for an invalid factor, or a pile that is too large.
    #[expect(clippy::unused_self, reason = "every question is one to a game")]
    pub fn sweep(&self, request: Ts<DynamicNimSweep>) -> Result<Ts<DynamicNimPlateaus>, JsValue> {
        let DynamicNimSweep { from, to, up_to } = read(request)?;
        let plateaus = sweep(factor(&from)?, factor(&to)?, up_to)?.into_iter();
        let plateaus = plateaus.map(DynamicNimPlateau::from).collect();
        to_js(&DynamicNimPlateaus(plateaus))
    }

    /// The work of every method against the size of the pile, counted.
    pub fn costs(&self, request: Ts<DynamicNimMaxExponent>) -> Result<Ts<CostCurves>, JsValue> {
        let DynamicNimMaxExponent { max_exponent } = read(request)?;
        let curves = cost_curves(&self.0.solution.spec().rule, max_exponent);
        to_js(&curves)
    }

    /// The recurrence that two sources print beside the true one, for piles up to a size of at most
    /// 60: cells (m, n), where 1 is N.
    pub fn printed(&self, request: Ts<DynamicNimUpTo>) -> Result<Ts<PrintedTable>, JsValue> {
        let DynamicNimUpTo { up_to } = read(request)?;
        to_js(&printed(&self.0.solution.spec().rule, up_to).into())
    }

    /// f(1), f(2), … with a mistake in it, up to a pile of at most 2,000; nothing for an unknown
    /// mistake.
    pub fn mistaken(&self, request: Ts<DynamicNimMistake>) -> Result<Vec<u32>, JsValue> {
        let DynamicNimMistake { name, up_to } = read(request)?;
        let rule = &self.0.solution.spec().rule;
        let found = name.parse().map(|mistake| mistaken(rule, mistake, up_to));
        Ok(found.unwrap_or_default())
    }

    /// The nimbers of all positions up to a pile of at most 400. By rows: position (m, n) has the
    /// index m(m + 1)/2 + n. Throws a `SolveError` beyond.
    pub fn nimbers(&self, request: Ts<DynamicNimUpTo>) -> Result<Vec<u16>, JsValue> {
        let DynamicNimUpTo { up_to } = read(request)?;
        Ok(nimbers(&self.0.solution.spec().rule, up_to)?)
    }

    /// Of a losing piles' member h, by its index: the indices of pre(h), pre(pre(h)), …, of which
    /// the next member is h plus one plus all of them. Throws a `SolveError` where there is no set.
    pub fn chain(&self, request: Ts<DynamicNimMember>) -> Result<Vec<u32>, JsValue> {
        let DynamicNimMember { index } = read(request)?;
        Ok(self.0.solution.set()?.chain(index))
    }

    /// The first row up to the pile that the stack gets wrong, or null: it is right for every limit
    /// that does not decrease. Throws a `SolveError` for a pile beyond 10,000 if it decreases.
    #[wasm_bindgen(js_name = stackError)]
    pub fn stack_error(&self) -> Result<Ts<DynamicNimFirstStackError>, JsValue> {
        let error = self.0.solution.stack_error()?;
        to_js(&DynamicNimFirstStackError(error))
    }

    /// Why the position with pile m and cap n has its outcome. Throws a `SolveError` if it is
    /// not in the table, or the pile too large for one.
    pub fn explain(&self, cell: Ts<DynamicNimCell>) -> Result<Ts<Explanation>, JsValue> {
        let DynamicNimCell { m, n } = read(cell)?;
        let thresholds = self.0.solution.thresholds()?;
        let explanation = explain(thresholds, Position { pile: m, cap: n })?;
        to_js(&explanation)
    }

    /// The table as pixels. Throws a `SolveError` for a side of zero or beyond its limit, or a pile
    /// too large for a table.
    pub fn picture(&self, request: Ts<DynamicNimPicture>) -> Result<ImageData, JsValue> {
        let DynamicNimPicture {
            window,
            width,
            height,
            p,
            n,
        } = read(request)?;
        let DynamicNimWindow {
            first_row,
            rows,
            first_column,
            columns,
        } = window;
        let window = Window {
            first_row,
            rows,
            first_column,
            columns,
        };
        let thresholds = self.0.solution.thresholds()?;
        let pixels = picture(thresholds, window, width, height, Colours { p, n })?;
        image(&pixels, width, height)
    }
}
