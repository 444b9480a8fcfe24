//! The edge: JavaScript classes, one file for each game.
//!
//! Tables cross as typed arrays that JavaScript owns, small structs by serde.
//! Serde checks numbers when it reads them: it refuses −1 or 1.5 for a `u32`, which
//! bindings alone would silently change into another number. A wrong shape is a bug of
//! the page, thrown as a plain `Error`. Values that a user can type arrive as strings,
//! and their errors are `SolveError`s.
//!
//! An object is a solved game, and its methods are questions. Results are cached for later
//! questions; `megabytes()` counts the cache.

#[cfg(feature = "bench")]
mod bench;
#[cfg(feature = "dynamic_nim")]
mod dynamic_nim;
mod game;
#[cfg(feature = "graphs")]
mod graphs;
#[cfg(feature = "hackenbush")]
mod hackenbush;
#[cfg(feature = "heaps")]
mod heaps;
#[cfg(feature = "lab")]
mod lab;
mod map;
#[cfg(any(feature = "dynamic_nim", feature = "heaps"))]
mod memo;
mod play;
#[cfg(any(feature = "dynamic_nim", feature = "heaps", feature = "wythoff"))]
mod printed;
#[cfg(feature = "race")]
mod race;
mod read;
#[cfg(feature = "rows")]
mod rows;
mod steps;
#[cfg(feature = "sums")]
mod sums;
mod typed_array;
#[cfg(feature = "why")]
mod why;
#[cfg(feature = "wythoff")]
mod wythoff;

use js_sys::{Object, Reflect};
use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::prelude::*;
use wasm_bindgen::throw_str;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** Thrown by every function and constructor here when a question cannot be answered. */
export interface SolveError extends Error {
    readonly name: "SolveError";
    /** Message id, in kebab case; `message` is the same. */
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
    fn set_args(this: &JsSolveError, args: &Object);

    /// An error as serde writes it.
    type Written;

    #[wasm_bindgen(method, getter)]
    fn id(this: &Written) -> String;

    #[wasm_bindgen(method, getter)]
    fn args(this: &Written) -> Option<Object>;
}

/// Turns a panic into an exception with its message and its place in the sources. Nothing catches
/// it, so the page learns why its Worker ended.
#[wasm_bindgen(start)]
fn throw_panics() {
    std::panic::set_hook(Box::new(|panic| throw_str(&panic.to_string())));
}

/// Errors leave the crate as data; the page has their sentences, in each of its languages.
fn solve_error(error: &impl Serialize) -> JsValue {
    let exact = SERIALIZER.serialize_large_number_types_as_bigints(true);
    let written = error
        .serialize(&exact)
        .expect_throw("errors are plain data");
    let written: Written = written.unchecked_into();
    let id = format!("error-{}", written.id());
    let js_error: JsSolveError = js_sys::Error::new(&id).unchecked_into();
    js_error.set_name("SolveError");
    js_error.set_id(&id);
    let args = Object::new();
    for entry in Object::entries(&written.args().unwrap_or_default()) {
        let entry: js_sys::Array = entry.unchecked_into();
        let value: Object = entry.get(1).unchecked_into();
        Reflect::set(&args, &entry.get(0), &value.to_string())
            .expect_throw("a new object takes all");
    }
    js_error.set_args(&args);
    js_error.into()
}

macro_rules! thrown {
    ($($feature:literal: $error:ty,)*) => {
        $(
            #[cfg(feature = $feature)]
            impl From<$error> for JsValue {
                fn from(error: $error) -> Self {
                    solve_error(&error)
                }
            }
        )*
    };
}

thrown! {
    "dynamic_nim": crate::dynamic_nim::Error,
    "graphs": crate::graphs::graph::Error,
    "graphs": crate::graphs::matching::Error,
    "graphs": crate::graphs::multi::Error,
    "hackenbush": crate::hackenbush::Error,
    "heaps": crate::heaps::nim::Error,
    "sums": crate::heaps::sum::Error,
    "heaps": crate::impartial::SearchError,
    "lab": crate::lab::Error,
    "race": crate::race::Error,
    "rows": crate::rows::Error,
    "why": crate::why::Error,
    "wythoff": crate::wythoff::Error,
}

/// Writes plain objects, as JSON would, with `null` for a missing value.
const SERIALIZER: Serializer = Serializer::json_compatible();
