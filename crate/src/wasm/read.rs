//! Reads small records from JavaScript, by serde.
//!
//! `serde_wasm_bindgen` could read them, but its errors print the value that was found. Printing
//! floats takes a tenth of a game's wasm, and an error here is a bug of the page: the name of the
//! field is enough to find it.
//!
//! Serde generates code for every record. To keep it small, a record is read as a sequence of its
//! fields, in their order, and each field is read as the type that it must have.

use std::fmt;

use js_sys::{Array, Reflect};
use serde::de::{
    self, DeserializeOwned, DeserializeSeed, Deserializer, Expected, SeqAccess, Unexpected, Visitor,
};
use wasm_bindgen::JsValue;

/// Reads a record, or a list of them: objects, arrays, strings, booleans, numbers, and null or
/// undefined for optional values. Throws a plain `Error` for any other shape, for −1 or 1.5 as a
/// `u32`, and for a missing field.
pub(super) fn from_js<T: DeserializeOwned>(value: JsValue) -> Result<T, JsValue> {
    T::deserialize(Value(value)).map_err(|Shape(what)| js_sys::Error::new(&what).into())
}

/// A value has the wrong shape.
#[derive(Debug)]
pub(super) struct Shape(String);

impl fmt::Display for Shape {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.0)
    }
}

impl std::error::Error for Shape {}

impl de::Error for Shape {
    fn custom<T: fmt::Display>(what: T) -> Self {
        Self(what.to_string())
    }

    // Leaves out the value that was found: printing it is large code.
    fn invalid_type(_found: Unexpected<'_>, expected: &dyn Expected) -> Self {
        Self(format!("not {expected}"))
    }

    fn invalid_value(_found: Unexpected<'_>, expected: &dyn Expected) -> Self {
        Self(format!("not {expected}"))
    }
}

/// The error for a value that the visitor does not expect.
fn refuse<'de, V: Visitor<'de>>(visitor: &V) -> Result<V::Value, Shape> {
    Err(de::Error::invalid_type(Unexpected::Unit, visitor))
}

struct Value(JsValue);

impl Value {
    /// A whole number of 32 bits.
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
    fn whole_number(&self) -> Option<u32> {
        let number = self.0.as_f64()?;
        let fits = number >= 0.0 && number <= f64::from(u32::MAX) && number.fract() == 0.0;
        fits.then_some(number as u32)
    }
}

impl<'de> Deserializer<'de> for Value {
    type Error = Shape;

    /// No record has a field of another type.
    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Shape> {
        refuse(&visitor)
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Shape> {
        if self.0.is_null() || self.0.is_undefined() {
            visitor.visit_none()
        } else {
            visitor.visit_some(self)
        }
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _name: &'static str,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Shape> {
        let Self(value) = self;
        if !value.is_object() {
            return refuse(&visitor);
        }
        visitor.visit_seq(Record { value, fields })
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Shape> {
        if !Array::is_array(&self.0) {
            return refuse(&visitor);
        }
        let (items, next) = (Array::from(&self.0), 0);
        visitor.visit_seq(Items { items, next })
    }

    fn deserialize_tuple<V: Visitor<'de>>(
        self,
        _length: usize,
        visitor: V,
    ) -> Result<V::Value, Shape> {
        self.deserialize_seq(visitor)
    }

    fn deserialize_string<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Shape> {
        match self.0.as_string() {
            Some(text) => visitor.visit_string(text),
            None => refuse(&visitor),
        }
    }

    fn deserialize_f64<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Shape> {
        match self.0.as_f64() {
            Some(number) => visitor.visit_f64(number),
            None => refuse(&visitor),
        }
    }

    fn deserialize_u32<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Shape> {
        match self.whole_number() {
            Some(number) => visitor.visit_u32(number),
            None => refuse(&visitor),
        }
    }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Shape> {
        match self.0.as_bool() {
            Some(truth) => visitor.visit_bool(truth),
            None => refuse(&visitor),
        }
    }

    fn deserialize_u8<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Shape> {
        self.deserialize_u32(visitor)
    }

    serde::forward_to_deserialize_any! {
        i8 i16 i32 i64 i128 u16 u64 u128 f32 char str bytes byte_buf unit unit_struct
        newtype_struct tuple_struct map enum identifier ignored_any
    }
}

/// The fields of the Rust record that are not read yet. Other properties of the object are ignored.
struct Record {
    value: JsValue,
    fields: &'static [&'static str],
}

impl<'de> SeqAccess<'de> for Record {
    type Error = Shape;

    fn next_element_seed<S: DeserializeSeed<'de>>(
        &mut self,
        seed: S,
    ) -> Result<Option<S::Value>, Shape> {
        let Some((name, others)) = self.fields.split_first() else {
            return Ok(None);
        };
        self.fields = others;
        // A missing property is undefined: `None` for an optional field, an error for any other.
        let value = Reflect::get(&self.value, &(*name).into()).unwrap_or_default();
        let read = seed.deserialize(Value(value)).map(Some);
        read.map_err(|Shape(what)| Shape(format!("{name}: {what}")))
    }
}

struct Items {
    items: Array,
    next: u32,
}

impl<'de> SeqAccess<'de> for Items {
    type Error = Shape;

    fn next_element_seed<S: DeserializeSeed<'de>>(
        &mut self,
        seed: S,
    ) -> Result<Option<S::Value>, Shape> {
        if self.next == self.items.length() {
            return Ok(None);
        }
        let item = self.items.get(self.next);
        self.next += 1;
        seed.deserialize(Value(item)).map(Some)
    }
}
