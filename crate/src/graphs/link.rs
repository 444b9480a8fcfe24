//! Lists and numbers in links to games on graphs.

use crate::whole_number::whole_number;

/// The items between separators, without surrounding spaces; none in an empty text.
pub(crate) fn items(list: &str, sign: char) -> impl Iterator<Item = &str> {
    let is_empty = list.trim().is_empty();
    list.split(sign).filter(move |_| !is_empty).map(str::trim)
}

/// A whole number below `limit`.
pub(crate) fn number(text: &str, limit: u32) -> Option<u32> {
    let number = u32::try_from(whole_number(text)?).ok()?;
    (number < limit).then_some(number)
}

/// Two whole numbers joined by `-`, each below its limit.
pub(crate) fn pair(text: &str, [first, second]: [u32; 2]) -> Option<[u32; 2]> {
    let (one, other) = text.split_once('-')?;
    Some([number(one.trim(), first)?, number(other.trim(), second)?])
}
