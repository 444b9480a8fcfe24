//! Every error has a sentence in both languages, in the words of its own game.
//!
//! The test reads the sources: the errors are all enums that derive `Error`. It needs the whole
//! repository; the published crate does not contain it.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use syn::punctuated::Punctuated;
use syn::{Attribute, Field, Fields, Item, ItemEnum, Token};

/// The files of words, one for each language.
const LANGUAGES: [&str; 2] = ["en.ftl", "zh-CN.ftl"];

/// Errors of the page itself, without a variant in the solver.
const OF_THE_PAGE: [&str; 3] = ["error-crashed", "error-no-solver", "error-take"];

/// The names of the arguments of each message, by its id.
type Messages = BTreeMap<String, BTreeSet<String>>;

/// A variant of an error.
struct Variant {
    id: String,
    /// The folder of its sentences, relative to `www`.
    folder: PathBuf,
    args: BTreeSet<String>,
    /// The sentence that `Display` writes.
    english: String,
    /// The names of its fields; the sentence has to use each of them.
    fields: Vec<String>,
}

fn checkout(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

/// All files below a folder.
fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap();
    let paths = entries.map(|entry| entry.unwrap().path());
    let mut found: Vec<_> = paths
        .flat_map(|path| {
            if path.is_dir() {
                files(&path)
            } else {
                vec![path]
            }
        })
        .collect();
    found.sort();
    found
}

/// The folder of the sentences for a source file's errors: that of the words of its family, or of
/// the shared words for errors of several families.
fn folder_of(source: &Path) -> PathBuf {
    let within = source.strip_prefix(checkout("src")).unwrap();
    match within.iter().next().unwrap().to_str().unwrap() {
        "error.rs" => "ui/messages".into(),
        "list_text.rs" => "game_page/files".into(),
        "memo.rs" => "game_page/memo".into(),
        // The search serves the games made of heaps.
        "impartial.rs" => "games/heaps".into(),
        // One module for two families: Nim, and the sums.
        "heaps" if !within.starts_with("heaps/nim") => "games/sums".into(),
        family => Path::new("games").join(family),
    }
}

fn derives_error(item: &ItemEnum) -> bool {
    let derives = item
        .attrs
        .iter()
        .filter(|one| one.path().is_ident("derive"));
    let mut paths = derives.flat_map(|derive| {
        let parse = Punctuated::<syn::Path, Token![,]>::parse_terminated;
        derive.parse_args_with(parse).unwrap()
    });
    paths.any(|path| path.segments.last().unwrap().ident == "Error")
}

/// The sentence of `#[error("…")]`; `None` for `#[error(transparent)]`.
fn sentence(attrs: &[Attribute]) -> Option<String> {
    let attr = attrs.iter().find(|attr| attr.path().is_ident("error"));
    let literal = attr
        .expect("every variant has a sentence")
        .parse_args::<syn::LitStr>();
    literal.ok().map(|literal| literal.value())
}

fn is_flattened(field: &Field) -> bool {
    let mut attrs = field
        .attrs
        .iter()
        .filter_map(|attr| attr.meta.require_list().ok());
    attrs.any(|list| list.path.is_ident("cfg_attr") && list.tokens.to_string().contains("flatten"))
}

fn names(fields: &Fields) -> Vec<String> {
    let idents = fields.iter().filter_map(|field| field.ident.as_ref());
    idents.map(ToString::to_string).collect()
}

/// The variants of all errors of the crate.
fn variants() -> Vec<Variant> {
    let sources = files(&checkout("src"));
    let parsed: Vec<_> = (sources.iter())
        .map(|path| {
            (
                path,
                syn::parse_file(&fs::read_to_string(path).unwrap()).unwrap(),
            )
        })
        .collect();
    let items = || {
        parsed
            .iter()
            .flat_map(|(path, file)| file.items.iter().map(move |item| (path, item)))
    };
    let fields_of_struct: BTreeMap<_, _> = items()
        .filter_map(|(path, item)| match item {
            // Several games have a struct of the same name; a flattened struct is in the error's
            // own file.
            Item::Struct(item) => Some(((path, item.ident.to_string()), names(&item.fields))),
            _ => None,
        })
        .collect();
    let args_of_field = |source: &PathBuf, field: &Field| match (&field.ident, &field.ty) {
        (Some(_), syn::Type::Path(of)) if is_flattened(field) => {
            let name = of.path.segments.last().unwrap().ident.to_string();
            let of_source = fields_of_struct
                .iter()
                .find(|((path, one), _)| **path == source && *one == name);
            of_source.expect("beside its error").1.clone()
        }
        (Some(name), _) => vec![name.to_string()],
        _ => panic!("an argument has a name"),
    };
    let errors = items().filter_map(|(path, item)| match item {
        Item::Enum(item) if derives_error(item) => Some((path, item)),
        _ => None,
    });
    errors
        .flat_map(|(path, error)| error.variants.iter().map(move |variant| (path, variant)))
        .filter_map(|(path, variant)| {
            Some(Variant {
                english: sentence(&variant.attrs)?,
                id: format!("error{}", kebab(&variant.ident.to_string())),
                folder: folder_of(path),
                args: (variant.fields.iter())
                    .flat_map(|field| args_of_field(path, field))
                    .collect(),
                fields: names(&variant.fields),
            })
        })
        .collect()
}

/// `PileLarge` as `-pile-large`.
fn kebab(name: &str) -> String {
    let letters = name.chars().map(|letter| match letter {
        'A'..='Z' => format!("-{}", letter.to_ascii_lowercase()),
        _ => letter.to_string(),
    });
    letters.collect()
}

/// The messages of a file about errors.
fn messages(path: &Path) -> Messages {
    let mut found = Messages::new();
    let mut id = None;
    for line in fs::read_to_string(path).unwrap().lines() {
        if line.starts_with(|first: char| first.is_ascii_alphabetic()) {
            id = line.split_once(" =").map(|(id, _)| id.to_owned());
        }
        let Some(id) = id.as_ref().filter(|id| id.starts_with("error-")) else {
            continue;
        };
        let args = line.split('$').skip(1).map(|rest| {
            let end = rest.find(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_');
            rest[..end.unwrap_or(rest.len())].to_owned()
        });
        found.entry(id.clone()).or_default().extend(args);
    }
    found
}

#[test]
fn every_error_has_a_sentence_in_both_languages_with_no_other_arguments() {
    let variants = variants();
    assert!(variants.len() > 40);
    for language in LANGUAGES {
        for Variant {
            id, folder, args, ..
        } in &variants
        {
            let path = checkout("../www").join(folder).join(language);
            // The proofs raise an error of a game too; its sentence is then among the shared words.
            let shared = checkout("../www/ui/messages").join(language);
            let found = [&path, &shared].map(|path| messages(path));
            let Some(used) = found.iter().find_map(|messages| messages.get(id)) else {
                panic!("{id} is missing in {}", path.display());
            };
            for arg in used {
                // The arguments that ui/problem.js computes from the value.
                let is_computed =
                    ["got", "typed", "is_one"].contains(&arg.as_str()) && args.contains("value");
                assert!(
                    is_computed || args.contains(arg),
                    "{id} has no ${arg}: {}",
                    path.display()
                );
            }
        }
    }
}

#[test]
fn no_two_errors_share_an_id_and_no_sentence_is_without_an_error() {
    let variants = variants();
    let ids: BTreeSet<_> = variants.iter().map(|variant| &*variant.id).collect();
    assert_eq!(ids.len(), variants.len());
    let words = ["ui/messages", "games"].map(|folder| files(&checkout("../www").join(folder)));
    for path in words.concat() {
        if LANGUAGES.iter().any(|language| path.ends_with(language)) {
            for id in messages(&path).into_keys() {
                let is_known = ids.contains(&*id) || OF_THE_PAGE.contains(&&*id);
                assert!(is_known, "no error has the id {id} of {}", path.display());
            }
        }
    }
}

#[test]
fn every_english_sentence_is_whole_and_holds_all_its_arguments() {
    for Variant {
        id,
        english,
        fields,
        ..
    } in variants()
    {
        assert!(english.ends_with('.'), "{id}: {english}");
        for field in fields {
            assert!(
                english.contains(&format!("{{{field}}}")),
                "{field} is not in {id}: {english}"
            );
        }
    }
}
