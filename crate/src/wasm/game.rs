//! The contract of the edge: what a page may ask of every solved game.
//!
//! A game implements [`SolvedGame`], and `game_class!` makes its JavaScript class. Records derive
//! their TypeScript.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

use super::read::from_js;

/// A solved game, as the page asks it. Results are cached for later questions.
pub trait SolvedGame: Sized {
    /// Why a question has no answer.
    type Error: Into<JsValue>;
    /// The strings of a link.
    type Options: Tsify + DeserializeOwned;
    /// Who wins the position, and by which moves.
    type Verdict: Tsify + Serialize;
    /// The run of a method.
    type Timeline: Tsify + Serialize;

    /// Reads the options; refuses those that make no game.
    fn new(options: Self::Options) -> Result<Self, Self::Error>;

    /// Who wins the position, and by which moves, whichever methods can show it.
    fn verdict(&self) -> Result<Self::Verdict, Self::Error>;

    /// The run of a method, by its name in links. Every call makes new arrays, which the page may
    /// keep or transfer. Refuses an unknown name, and a position that the method cannot show.
    fn timeline(&mut self, method: &str) -> Result<Self::Timeline, Self::Error>;

    /// The moves of a position.
    fn moves(&self, at: PlayAt) -> Result<PlayMoves, Self::Error>;

    /// Makes a move by its name; `None` if it is not a move of the position.
    fn after(&self, made: NamedMove) -> Result<Option<PlayMove>, Self::Error>;

    /// Does a slice of the work for a question, and returns how much of the work is done: 1
    /// if the question can be answered at once. The argument is that of the question. Without calls
    /// to `advance` the question itself does the work.
    fn advance(&mut self, _ask: &str, _about: &JsValue) -> f64 {
        1.0
    }

    /// The memory the game holds, in MB of 2^20 bytes. The page drops games when they hold too much.
    fn megabytes(&self) -> f64 {
        0.0
    }
}

/// A move of a play. Moves and positions are the game's own text, which a page hands back.
#[derive(Clone, Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct PlayMove {
    #[serde(rename = "move")]
    pub name: String,
    /// The position that it leaves to the opponent.
    pub to: String,
    /// Whether it is one of the winning moves.
    pub wins: bool,
    /// Whether it ends the game.
    pub ends: bool,
}

/// A kind of move that takes any number from `least` to `most`.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct PlayTakes {
    /// The pile to take from: a move is written as this, a comma, and the number.
    pub from: String,
    pub least: String,
    pub most: String,
}

/// The moves of a position.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct PlayMoves {
    /// All moves; null if there are too many to list. Then a page asks for a move by `after`.
    pub moves: Option<Vec<PlayMove>>,
    /// What can be taken, if a move takes a number from something; empty at the end.
    pub takes: Vec<PlayTakes>,
    /// The winning moves, beginning with the one to play; only some of them if not all are known.
    pub winning: Vec<PlayMove>,
    /// If no move wins, the move that leaves the opponent the most chances to err. Null at the end.
    pub patient: Option<PlayMove>,
    /// A random move, chosen without considering who wins. Null at the end.
    pub careless: Option<PlayMove>,
}

/// A position of a play, with random numbers for the opponent.
#[derive(Deserialize, Tsify)]
pub struct PlayAt {
    /// A position as the game writes it: the one of the link, or one that a move led to.
    pub position: String,
    /// Three numbers from 0 to below 1, by which a careless opponent chooses.
    pub random: [f64; 3],
}

/// A move by its name, as the game writes moves.
#[derive(Deserialize, Tsify)]
pub struct NamedMove {
    /// A position as the game writes it.
    pub position: String,
    #[serde(rename = "move")]
    pub name: String,
}

/// Text, or a list of the same: moves as links and scripts have them.
#[derive(Serialize, Tsify)]
#[serde(untagged)]
pub(super) enum Nested {
    Text(String),
    List(Vec<Nested>),
}

/// The memory of so many numbers of a position, most of them short, in MB of 2^20 bytes.
pub(super) fn megabytes_of(numbers: usize) -> f64 {
    /// A number, its digits, and what is between.
    const BYTES: usize = 64;
    f64::from(u32::try_from((numbers * BYTES) >> 10).unwrap_or(u32::MAX)) / 1024.0
}

/// Reads a record from JavaScript. A wrong shape is a bug of the page, thrown as a plain `Error`.
pub(super) fn read<T: Tsify + DeserializeOwned>(given: Ts<T>) -> Result<T, JsValue> {
    from_js(given.into())
}

/// Converts a record for JavaScript. Throws for an integer that is not exact there: a bug.
pub(super) fn to_js<T: Tsify + Serialize>(record: &T) -> Result<Ts<T>, JsValue> {
    record
        .into_ts()
        .map_err(|error| JsError::from(error).into())
}

/// The JavaScript class of a solved game, by its name there.
macro_rules! game_class {
    ($(#[$about:meta])* $class:ident: $game:ty) => {
        $(#[$about])*
        #[wasm_bindgen::prelude::wasm_bindgen]
        pub struct $class($game);

        const _: () = {
            use tsify::Ts;
            use wasm_bindgen::prelude::*;
            use $crate::wasm::game::{NamedMove, PlayAt, PlayMove, PlayMoves, SolvedGame, read, to_js};

            #[wasm_bindgen]
            impl $class {
                /// Reads the options. Throws a `SolveError` if they make no game.
                #[wasm_bindgen(constructor)]
                pub fn new(options: Ts<<$game as SolvedGame>::Options>) -> Result<Self, JsValue> {
                    Ok(Self(<$game>::new(read(options)?)?))
                }

                /// Who wins the position, and by which moves, whichever methods can show it.
                pub fn verdict(&self) -> Result<Ts<<$game as SolvedGame>::Verdict>, JsValue> {
                    to_js(&SolvedGame::verdict(&self.0)?)
                }

                /// The run of a method, by its name in links. Every call makes new arrays, which the
                /// page may keep or transfer. Throws a `SolveError` for an unknown name, and for a
                /// position that the method cannot show.
                pub fn timeline(&mut self, method: &str) -> Result<Ts<<$game as SolvedGame>::Timeline>, JsValue> {
                    to_js(&self.0.timeline(method)?)
                }

                /// Does a slice of the work that a question needs, and returns how much of the work is
                /// done: 1 if the question can be answered at once.
                pub fn advance(
                    &mut self,
                    ask: &str,
                    #[wasm_bindgen(unchecked_optional_param_type = "unknown")] about: &JsValue,
                ) -> f64 {
                    self.0.advance(ask, about)
                }

                /// The memory the game holds, in MB of 2^20 bytes.
                pub fn megabytes(&self) -> f64 {
                    self.0.megabytes()
                }

                /// Panics. For tests of how a page handles a panic.
                pub fn panic(&self) {
                    panic!("a test asked for it");
                }

                /// The moves of a position. Throws a `SolveError` if the text is not a position.
                pub fn moves(&self, at: Ts<PlayAt>) -> Result<Ts<PlayMoves>, JsValue> {
                    to_js(&self.0.moves(read(at)?)?)
                }

                /// Makes a move by its name; undefined if it is not a move of the position.
                pub fn after(&self, made: Ts<NamedMove>) -> Result<Option<Ts<PlayMove>>, JsValue> {
                    self.0.after(read(made)?)?.as_ref().map(to_js).transpose()
                }
            }
        };
    };
}

pub(super) use game_class;
