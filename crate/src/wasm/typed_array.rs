//! Typed arrays as fields of records. Serde alone would turn each into a list of numbers.

use serde::{Serialize, Serializer};

macro_rules! typed_arrays {
    ($($name:ident of $number:ty),*) => {
        $(
            /// The array of that name in JavaScript, which owns it.
            pub(super) struct $name(js_sys::$name);

            impl From<&[$number]> for $name {
                fn from(numbers: &[$number]) -> Self {
                    Self(numbers.into())
                }
            }

            impl From<Vec<$number>> for $name {
                fn from(numbers: Vec<$number>) -> Self {
                    numbers.as_slice().into()
                }
            }

            impl Serialize for $name {
                fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                    serde_wasm_bindgen::preserve::serialize(&self.0, serializer)
                }
            }
        )*
    };
}

typed_arrays!(Uint8Array of u8, Uint32Array of u32, Int32Array of i32, BigInt64Array of i64);
