//! Small records for JavaScript, by serde.
//!
//! `serde_wasm_bindgen` makes the values. Left to itself it would make them anew in the code of
//! every field of every record, each with a way out for an error that no record of ours has, and
//! that is a tenth of a game's wasm: here a kind of value is made in one place, and nothing fails.

use std::cell::RefCell;
use std::fmt;

use js_sys::{Array, Object};
use serde::ser::{
    self, Impossible, Serialize, SerializeMap, SerializeSeq, SerializeStruct, SerializeTuple,
    Serializer as _,
};
use serde_wasm_bindgen::{Error, Serializer, preserve};
use wasm_bindgen::prelude::*;
use wasm_bindgen::throw_str;

/// A record, or a list of them, as JavaScript has it: objects, arrays, strings, booleans, numbers,
/// what is missing, and values that are JavaScript's already. Throws for a whole number that would
/// not be exact there: a bug.
pub(super) fn to_js<T: Serialize + ?Sized>(record: &T, by: &Serializer) -> JsValue {
    match record.serialize(Writer(by)) {
        Ok(written) => written,
        Err(never) => match never {},
    }
}

/// What goes wrong is thrown at once.
#[derive(Debug)]
enum Never {}

impl fmt::Display for Never {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {}
    }
}

impl std::error::Error for Never {}

impl ser::Error for Never {
    fn custom<T: fmt::Display>(what: T) -> Self {
        throw_str(&what.to_string())
    }
}

fn done<T>(made: Result<T, Error>) -> T {
    made.unwrap_or_else(|error| throw_str(&error.to_string()))
}

/// Refuses what the records have no field of.
#[inline(never)]
fn refuse() -> ! {
    throw_str("no record has such a value")
}

#[inline(never)]
fn number(value: f64) -> JsValue {
    value.into()
}

#[inline(never)]
fn truth(value: bool) -> JsValue {
    value.into()
}

#[inline(never)]
fn text(value: &str) -> JsValue {
    value.into()
}

#[inline(never)]
fn large(by: &Serializer, value: u64) -> JsValue {
    done(by.serialize_u64(value))
}

#[inline(never)]
fn missing(by: &Serializer) -> JsValue {
    done(by.serialize_unit())
}

thread_local! {
    /// The names of fields and variants that were told before. The library would keep them in a
    /// hash map, which is 1 KB (brotli) of a package; a page asks for some dozen.
    static NAMES: RefCell<Vec<(&'static str, JsValue)>> = const { RefCell::new(Vec::new()) };
}

#[inline(never)]
fn name_of(told: &'static str) -> JsValue {
    NAMES.with_borrow_mut(|names| {
        let known = names.iter().find(|(name, _)| std::ptr::eq(*name, told));
        if let Some((_, name)) = known {
            return name.clone();
        }
        let name = text(told);
        names.push((told, name.clone()));
        name
    })
}

#[wasm_bindgen]
extern "C" {
    /// A plain object, by the names of its fields.
    #[wasm_bindgen(extends = js_sys::Object)]
    type Record;

    #[wasm_bindgen(method, indexing_setter)]
    fn set(this: &Record, name: &JsValue, value: &JsValue);
}

/// A record of one field, which is that field; so are values that are JavaScript's already, for
/// the library knows them by the name of such a record.
#[inline(never)]
fn single(by: &Serializer, name: &'static str, field: JsValue) -> JsValue {
    done(by.serialize_newtype_struct(name, &Kept(field)))
}

/// A value that was made before.
struct Kept(JsValue);

impl Serialize for Kept {
    fn serialize<S: ser::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        preserve::serialize(&self.0, serializer)
    }
}

struct Writer<'s>(&'s Serializer);

type Written = Result<JsValue, Never>;

macro_rules! numbers {
    ($($name:ident $number:ty),*) => {
        $(fn $name(self, value: $number) -> Written {
            Ok(number(value.into()))
        })*
    };
}

impl<'s> ser::Serializer for Writer<'s> {
    type Ok = JsValue;
    type Error = Never;
    type SerializeSeq = Items<'s>;
    type SerializeTuple = Items<'s>;
    type SerializeTupleStruct = Impossible<JsValue, Never>;
    type SerializeTupleVariant = Impossible<JsValue, Never>;
    type SerializeMap = Entries<'s>;
    type SerializeStruct = Fields<'s>;
    type SerializeStructVariant = Impossible<JsValue, Never>;

    numbers! {
        serialize_i8 i8, serialize_i16 i16, serialize_i32 i32, serialize_u8 u8, serialize_u16 u16,
        serialize_u32 u32, serialize_f32 f32, serialize_f64 f64
    }

    fn serialize_bool(self, value: bool) -> Written {
        Ok(truth(value))
    }

    fn serialize_i64(self, value: i64) -> Written {
        Ok(done(self.0.serialize_i64(value)))
    }

    fn serialize_u64(self, value: u64) -> Written {
        Ok(large(self.0, value))
    }

    fn serialize_u128(self, value: u128) -> Written {
        Ok(done(self.0.serialize_u128(value)))
    }

    fn serialize_char(self, value: char) -> Written {
        Ok(text(value.encode_utf8(&mut [0; 4])))
    }

    fn serialize_str(self, value: &str) -> Written {
        Ok(text(value))
    }

    fn serialize_bytes(self, _value: &[u8]) -> Written {
        refuse()
    }

    fn serialize_none(self) -> Written {
        Ok(missing(self.0))
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Written {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Written {
        Ok(missing(self.0))
    }

    fn serialize_unit_struct(self, _name: &'static str) -> Written {
        Ok(missing(self.0))
    }

    fn serialize_unit_variant(
        self,
        _name: &'static str,
        _index: u32,
        variant: &'static str,
    ) -> Written {
        Ok(name_of(variant))
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        name: &'static str,
        value: &T,
    ) -> Written {
        let Self(by) = self;
        Ok(single(by, name, value.serialize(self)?))
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _name: &'static str,
        _index: u32,
        _variant: &'static str,
        _value: &T,
    ) -> Written {
        refuse()
    }

    fn serialize_seq(self, _length: Option<usize>) -> Result<Items<'s>, Never> {
        let Self(by) = self;
        Ok(Items {
            by,
            list: Array::new(),
        })
    }

    fn serialize_tuple(self, _length: usize) -> Result<Items<'s>, Never> {
        self.serialize_seq(None)
    }

    fn serialize_tuple_struct(
        self,
        _name: &'static str,
        _length: usize,
    ) -> Result<Self::SerializeTupleStruct, Never> {
        refuse()
    }

    fn serialize_tuple_variant(
        self,
        _name: &'static str,
        _index: u32,
        _variant: &'static str,
        _length: usize,
    ) -> Result<Self::SerializeTupleVariant, Never> {
        refuse()
    }

    fn serialize_map(self, length: Option<usize>) -> Result<Entries<'s>, Never> {
        let Self(by) = self;
        Ok(Entries {
            by,
            object: done(by.serialize_map(length)),
        })
    }

    fn serialize_struct(self, _name: &'static str, _fields: usize) -> Result<Fields<'s>, Never> {
        let Self(by) = self;
        Ok(Fields {
            by,
            record: Object::new().unchecked_into(),
        })
    }

    fn serialize_struct_variant(
        self,
        _name: &'static str,
        _index: u32,
        _variant: &'static str,
        _length: usize,
    ) -> Result<Self::SerializeStructVariant, Never> {
        refuse()
    }
}

struct Items<'s> {
    by: &'s Serializer,
    list: Array,
}

impl SerializeSeq for Items<'_> {
    type Ok = JsValue;
    type Error = Never;

    fn serialize_element<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Never> {
        self.list.push(&value.serialize(Writer(self.by))?);
        Ok(())
    }

    fn end(self) -> Written {
        Ok(self.list.into())
    }
}

impl SerializeTuple for Items<'_> {
    type Ok = JsValue;
    type Error = Never;

    fn serialize_element<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Never> {
        SerializeSeq::serialize_element(self, value)
    }

    fn end(self) -> Written {
        SerializeSeq::end(self)
    }
}

struct Fields<'s> {
    by: &'s Serializer,
    record: Record,
}

impl Fields<'_> {
    #[inline(never)]
    fn set(&self, name: &'static str, value: &JsValue) {
        self.record.set(&name_of(name), value);
    }
}

impl SerializeStruct for Fields<'_> {
    type Ok = JsValue;
    type Error = Never;

    fn serialize_field<T: Serialize + ?Sized>(
        &mut self,
        name: &'static str,
        value: &T,
    ) -> Result<(), Never> {
        let value = value.serialize(Writer(self.by))?;
        self.set(name, &value);
        Ok(())
    }

    fn end(self) -> Written {
        Ok(self.record.into())
    }
}

/// The fields of a record that has those of another among its own.
struct Entries<'s> {
    by: &'s Serializer,
    object: <&'s Serializer as ser::Serializer>::SerializeMap,
}

impl SerializeMap for Entries<'_> {
    type Ok = JsValue;
    type Error = Never;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), Never> {
        let key = key.serialize(Writer(self.by))?;
        done(self.object.serialize_key(&Kept(key)));
        Ok(())
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Never> {
        let value = value.serialize(Writer(self.by))?;
        done(self.object.serialize_value(&Kept(value)));
        Ok(())
    }

    fn end(self) -> Written {
        Ok(done(self.object.end()))
    }
}
