//! The edge: JavaScript classes, one file a game.
//!
//! Tables cross as typed arrays that JavaScript owns, small structs by serde.
//! Numbers are checked when they are read: serde refuses −1 or 1.5 where a `u32`
//! is due, which bindings alone would silently turn into another number. What
//! serde refuses has the wrong shape: a bug of the page, thrown as a plain `Error`.
//! Values that a user can type arrive as strings, and their errors are `SolveError`s.
//!
//! An object is a solved game, and a method is a question to it: what one question has worked
//! out is kept for the next, and counted in `megabytes()`.

#[cfg(feature = "bench")]
mod bench;
#[cfg(feature = "dynamic_nim")]
mod dynamic_nim;
#[cfg(feature = "heaps")]
mod game;
#[cfg(feature = "heaps")]
mod heaps;
#[cfg(any(feature = "dynamic_nim", feature = "wythoff"))]
mod map;
#[cfg(feature = "race")]
mod race;
#[cfg(feature = "wythoff")]
mod wythoff;

use serde::Serializer as _;
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::prelude::*;

use crate::SolveError;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** What every function and constructor here throws for a question that cannot be answered. */
export interface SolveError extends Error {
    readonly name: "SolveError";
    /** Message id, in kebab case. */
    readonly id: string;
    /** The message's arguments; numbers are decimal strings. */
    readonly args: Readonly<Record<string, string>>;
}
"#;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(extends = js_sys::Error)]
    type JsSolveError;

    #[wasm_bindgen(method, setter)]
    fn set_id(this: &JsSolveError, id: &str);

    #[wasm_bindgen(method, setter)]
    fn set_args(this: &JsSolveError, args: JsValue);
}

/// The one way errors leave the crate.
impl From<SolveError> for JsValue {
    fn from(error: SolveError) -> Self {
        let js_error: JsSolveError = js_sys::Error::new(&error.to_string()).unchecked_into();
        js_error.set_name("SolveError");
        js_error.set_id(error.id());
        let args = SERIALIZER.collect_map(error.args());
        js_error.set_args(args.expect_throw("strings make a plain object"));
        js_error.into()
    }
}

/// Objects as JSON would make them: plain, with `null` for what is missing.
const SERIALIZER: Serializer = Serializer::json_compatible();

/// What the first question works out, for all later ones; what cannot be had is refused anew.
#[cfg(any(feature = "dynamic_nim", feature = "race"))]
fn kept<T, E>(cell: &std::cell::OnceCell<T>, make: impl FnOnce() -> Result<T, E>) -> Result<&T, E> {
    if let Some(value) = cell.get() {
        return Ok(value);
    }
    let value = make()?;
    Ok(cell.get_or_init(|| value))
}

#[cfg(any(feature = "dynamic_nim", feature = "race", feature = "wythoff"))]
fn to_js(value: &impl serde::Serialize) -> Result<JsValue, JsValue> {
    Ok(value.serialize(&SERIALIZER)?)
}
