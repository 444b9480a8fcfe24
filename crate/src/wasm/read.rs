//! Small records from JavaScript, by serde.
//!
//! `serde_wasm_bindgen` reads them too, but its errors write out what was found instead, floats
//! among them, and the code that writes floats is a tenth of a game's wasm. What is wrong here is a
//! bug of the page, which needs no more than the name of the field.

use std::fmt;

use js_sys::{Array, Reflect};
use serde::de::value::StrDeserializer;
use serde::de::{
    self, DeserializeOwned, DeserializeSeed, Expected, IntoDeserializer, MapAccess, SeqAccess,
    Unexpected, Visitor,
};
use wasm_bindgen::JsValue;

/// Reads a record, or a list of them: objects, arrays, strings, booleans, numbers, and null or
/// undefined for what is optional. Throws a plain `Error` for anything of another shape, for −1 or
/// 1.5 where a `u32` is due, and for a field that is missing.
pub(super) fn from_js<T: DeserializeOwned>(value: JsValue) -> Result<T, JsValue> {
    T::deserialize(Value(value)).map_err(|Shape(what)| js_sys::Error::new(&what).into())
}

/// What has the wrong shape.
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

    // Without what was found, which would have to be written out.
    fn invalid_type(_found: Unexpected<'_>, expected: &dyn Expected) -> Self {
        Self(format!("not {expected}"))
    }

    fn invalid_value(_found: Unexpected<'_>, expected: &dyn Expected) -> Self {
        Self(format!("not {expected}"))
    }
}

struct Value(JsValue);

impl<'de> de::Deserializer<'de> for Value {
    type Error = Shape;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Shape> {
        let Self(value) = self;
        if let Some(text) = value.as_string() {
            visitor.visit_string(text)
        } else if let Some(flag) = value.as_bool() {
            visitor.visit_bool(flag)
        } else if let Some(number) = value.as_f64() {
            visitor.visit_f64(number)
        } else if Array::is_array(&value) {
            let items = Array::from(&value);
            let next = 0;
            visitor.visit_seq(Items { items, next })
        } else {
            visitor.visit_unit()
        }
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
            return Self(value).deserialize_any(visitor);
        }
        visitor.visit_map(Record {
            value,
            fields,
            next: 0,
        })
    }

    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
    fn deserialize_u32<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Shape> {
        match self.0.as_f64() {
            Some(number)
                if number >= 0.0 && number <= f64::from(u32::MAX) && number.fract() == 0.0 =>
            {
                visitor.visit_u32(number as u32)
            }
            _ => self.deserialize_any(visitor),
        }
    }

    fn deserialize_u8<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Shape> {
        self.deserialize_u32(visitor)
    }

    fn deserialize_u16<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Shape> {
        self.deserialize_u32(visitor)
    }

    fn deserialize_u64<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Shape> {
        self.deserialize_u32(visitor)
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _name: &'static str,
        visitor: V,
    ) -> Result<V::Value, Shape> {
        visitor.visit_newtype_struct(self)
    }

    serde::forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u128 f32 f64 char str string bytes byte_buf unit unit_struct seq
        tuple tuple_struct map enum identifier ignored_any
    }
}

/// The fields that the record of Rust has; of others nothing is known.
struct Record {
    value: JsValue,
    fields: &'static [&'static str],
    next: usize,
}

impl Record {
    fn get(&self, name: &str) -> JsValue {
        Reflect::get(&self.value, &name.into()).unwrap_or_default()
    }
}

impl<'de> MapAccess<'de> for Record {
    type Error = Shape;

    fn next_key_seed<K: DeserializeSeed<'de>>(
        &mut self,
        seed: K,
    ) -> Result<Option<K::Value>, Shape> {
        while let Some(name) = self.fields.get(self.next) {
            self.next += 1;
            if !self.get(name).is_undefined() {
                let name: StrDeserializer<'_, Shape> = name.into_deserializer();
                return seed.deserialize(name).map(Some);
            }
        }
        Ok(None)
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, Shape> {
        let name = self.fields[self.next - 1];
        let value = seed.deserialize(Value(self.get(name)));
        value.map_err(|Shape(what)| Shape(format!("{name}: {what}")))
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
