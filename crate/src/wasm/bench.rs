//! What `npm run bench` times in a browser: algorithms alone, without an answer that crosses.
//! Not part of the app: it is built with the feature `bench` only.

use std::hint::black_box;

use js_sys::Uint32Array;
use wasm_bindgen::prelude::*;

use crate::dynamic_nim::{Game, Rule, Thresholds, blocks, walls};
use crate::race::{Board, Layers, Winner, pair_states, pairs, rings, sample};

/// A game that is solved again and again.
///
/// Its own table is kept, and each run makes another one and drops it: once memory has grown, all
/// runs fill the same block. A run returns the sum of some rows of its table.
#[wasm_bindgen]
pub struct Bench {
    thresholds: Thresholds,
}

#[wasm_bindgen]
impl Bench {
    /// Reads a factor, and solves the game once. Throws a `SolveError` for what is no factor.
    #[wasm_bindgen(constructor)]
    pub fn new(size: u32, k: &str) -> Result<Self, JsValue> {
        let game = Game::new(size, Rule::factor(k)?);
        let thresholds = walls(&game, &mut ());
        Ok(Self { thresholds })
    }

    /// By the stack.
    pub fn walls(&self) -> u32 {
        some_rows(walls(black_box(self.thresholds.game()), &mut ()).as_slice())
    }

    /// By blocks. Throws nothing, for a factor never decreases.
    pub fn blocks(&self) -> Result<u32, JsValue> {
        Ok(some_rows(
            blocks(black_box(self.thresholds.game()))?.as_slice(),
        ))
    }

    /// A copy of the table, as a measure for memory.
    pub fn copy(&self) -> u32 {
        let copy = black_box(self.thresholds.as_slice()).to_vec();
        some_rows(&copy)
    }

    /// f(0), f(1), …, to be compared.
    pub fn table(&self) -> Uint32Array {
        Uint32Array::from(self.thresholds.as_slice())
    }
}

/// The sum of the last row and every thousandth before it, modulo 2^32.
fn some_rows(f: &[u32]) -> u32 {
    let rows = black_box(f).iter().rev().step_by(1_000);
    rows.fold(0, |sum, row| sum.wrapping_add(*row))
}

/// A board of the race that is decided again and again.
///
/// Each run begins with the board alone: distances, layers and the method.
#[wasm_bindgen]
pub struct RaceBench {
    board: Board,
}

#[wasm_bindgen]
impl RaceBench {
    /// Makes a board of the gallery. Throws a `SolveError` for a name there is not.
    #[wasm_bindgen(constructor)]
    pub fn new(name: &str) -> Result<Self, JsValue> {
        let board = sample(name)?;
        Ok(Self { board })
    }

    /// The number of the middle layer; undefined where neither method has anything to do.
    pub fn half(&self) -> Option<u32> {
        Layers::of(&self.board).half()
    }

    /// How many pairs of cells the official method visits.
    #[wasm_bindgen(js_name = pairStates)]
    pub fn pair_states(&self) -> u64 {
        pair_states(&Layers::of(&self.board))
    }

    /// Whether B wins, by rings.
    pub fn rings(&self) -> bool {
        let board = black_box(&self.board);
        rings(board, &Layers::of(board), &mut ()).winner() == Winner::B
    }

    /// Whether B wins, by pairs. Throws a `SolveError` where the tables have no room.
    pub fn pairs(&self) -> Result<bool, JsValue> {
        let board = black_box(&self.board);
        let solved = pairs(board, &Layers::of(board), &mut ())?;
        Ok(solved.winner() == Winner::B)
    }
}
