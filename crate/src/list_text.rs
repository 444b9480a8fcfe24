//! Lists of numbers from a link, or from a file that stands in the list's place.

use std::borrow::Cow;

/// Why the text of a file is no list; serialized as a [`QuestionError`](crate::QuestionError) is.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(
    feature = "serde",
    serde(tag = "id", content = "args", rename_all = "kebab-case")
)]
#[non_exhaustive]
pub enum ListError {
    /// The list is in a file that must be opened again.
    #[error("This list is in the file “{value}”, which has to be opened again.")]
    ListFile {
        /// The name of the file.
        value: String,
    },
    /// The file is no text.
    #[error("“{value}” is no text: a list has numbers, separated by spaces, lines or commas.")]
    ListBinary {
        /// The name of the file.
        value: String,
    },
}

/// The items of a list, separated by commas: those of the link, or those of a text if the link
/// names a `file`. In a text they are separated by spaces, line ends, or commas of any script.
///
/// # Errors
///
/// [`ListError::ListFile`] for a file whose text is not there, [`ListError::ListBinary`]
/// for one that is no text.
///
/// ```
/// use mexplorer::list_text;
///
/// assert_eq!(list_text("3,4", None, None)?, "3,4");
/// assert_eq!(list_text("", Some("heaps.txt"), Some("3 4\n5，6\n"))?, "3,4,5,6");
/// # Ok::<(), mexplorer::ListError>(())
/// ```
pub fn list_text<'a>(
    listed: &'a str,
    file: Option<&str>,
    text: Option<&str>,
) -> Result<Cow<'a, str>, ListError> {
    let Some(file) = file else {
        return Ok(Cow::Borrowed(listed));
    };
    let value = file.to_owned();
    let text = text.ok_or_else(|| ListError::ListFile {
        value: value.clone(),
    })?;
    if text.contains(['\0', '\u{fffd}']) {
        return Err(ListError::ListBinary { value });
    }
    let mut items = String::with_capacity(text.len());
    let (mut is_after_space, mut is_after_comma) = (false, true);
    for letter in text.trim_start_matches('\u{feff}').chars() {
        if matches!(letter, ',' | ';' | '、' | '，' | '；') {
            items.push(',');
            is_after_comma = true;
        } else if letter.is_whitespace() {
            is_after_space = true;
        } else {
            if is_after_space && !is_after_comma {
                items.push(',');
            }
            items.push(letter);
            (is_after_space, is_after_comma) = (false, false);
        }
    }
    // A comma may stand behind the last item.
    items.truncate(items.strip_suffix(',').unwrap_or(&items).len());
    Ok(Cow::Owned(items))
}
