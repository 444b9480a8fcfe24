//! The game that a link describes, and the nimbers of its vertices.

use crate::graphs::digraph::cycle_text;
use crate::graphs::link::{items, number};
use crate::graphs::{Digraph, MAX_TOKENS};
use crate::impartial::mex;
use crate::{Observer, Outcome};

use super::{Choice, Error};

/// The most vertices.
pub const MAX_VERTICES: usize = 1_000;

/// The most options of all vertices together.
pub const MAX_OPTIONS: usize = 20_000;

/// The most vertices of one option.
pub const MAX_PARTS: usize = 20;

/// A step of a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// The nimbers of the options of a vertex are known: each the XOR of its vertices.
    Options {
        /// The vertex.
        vertex: u32,
    },
    /// The nimber of the vertex is their mex.
    Mex {
        /// The vertex.
        vertex: u32,
        /// Its nimber.
        nimber: u32,
    },
}

/// The answer for a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// Who wins.
    pub outcome: Outcome,
    /// The XOR of the tokens' nimbers.
    pub nimber: u32,
    /// The winning moves, ascending by token and option; of equal options only the first one.
    pub moves: Vec<Choice>,
    /// Whether no token has an option.
    pub is_over: bool,
}

/// Vertices with their options, and tokens on some of them.
///
/// ```
/// use mexplorer::graphs::multi::{Choice, Spec};
///
/// // Lasker's Nim up to 3: 2 may be split into 1 and 1.
/// let game = Spec::parse("0:|1:0|2:1;0;1+1|3:2;1;0;1+2", "3,1")?;
/// let verdict = game.verdict();
/// assert_eq!(game.nimbers(), [0, 1, 2, 4]);
/// assert_eq!(verdict.nimber, 5);
/// // Leave 1 of the 3.
/// assert_eq!(verdict.moves, [Choice { token: 0, option: 1 }]);
/// # Ok::<(), mexplorer::graphs::multi::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct Spec {
    /// By vertex and option: its vertices, ascending.
    options: Vec<Vec<Vec<u32>>>,
    tokens: Vec<u32>,
    /// The vertices, each after those of its options.
    order: Vec<u32>,
    nimbers: Vec<u32>,
}

impl Spec {
    /// Parses `0:|1:0|2:0+0;1`: lists joined by `|`, each a vertex, a colon and options joined by
    /// `;`. An option is vertices joined by `+`, or `-` for none; a list may be empty. The tokens
    /// are vertices separated by commas.
    ///
    /// # Errors
    ///
    /// For any other text, vertices without a list or with two, options that lead back to their
    /// vertex, and more than [`MAX_VERTICES`], [`MAX_OPTIONS`], [`MAX_PARTS`] or [`MAX_TOKENS`].
    pub fn parse(options: &str, tokens: &str) -> Result<Self, Error> {
        let options = parse_options(options)?;
        let tokens = parse_tokens(tokens, options.len())?;
        let edges = options
            .iter()
            .zip(0..)
            .flat_map(|(lists, vertex)| lists.iter().flatten().map(move |&part| [vertex, part]));
        let graph = Digraph::new(options.len(), &edges.collect::<Vec<_>>());
        let order = graph.order().map_err(|cycle| Error::MultiCycle {
            cycle: cycle_text(&cycle),
        })?;
        let mut game = Self {
            nimbers: vec![0; options.len()],
            options,
            tokens,
            order,
        };
        for place in 0..game.order.len() {
            let vertex = game.order[place];
            game.nimbers[vertex as usize] = mex(&mut game.values(vertex));
        }
        Ok(game)
    }

    /// Reports how the vertices get their nimbers, each after those of its options.
    pub fn run(&self, observer: &mut impl Observer<Event>) {
        for &vertex in &self.order {
            observer.see(Event::Options { vertex });
            let nimber = self.nimbers[vertex as usize];
            observer.see(Event::Mex { vertex, nimber });
        }
    }

    /// By vertex and option: its vertices, ascending.
    #[must_use]
    pub fn options(&self) -> &[Vec<Vec<u32>>] {
        &self.options
    }

    /// The vertices of the tokens.
    #[must_use]
    pub fn tokens(&self) -> &[u32] {
        &self.tokens
    }

    /// By vertex: its nimber.
    #[must_use]
    pub fn nimbers(&self) -> &[u32] {
        &self.nimbers
    }

    /// By option of a vertex: its nimber.
    #[must_use]
    pub fn values(&self, vertex: u32) -> Vec<u32> {
        let options = self.options[vertex as usize].iter();
        options.map(|option| self.nimber(option)).collect()
    }

    /// The nimber of a position.
    #[must_use]
    pub fn nimber(&self, tokens: &[u32]) -> u32 {
        tokens
            .iter()
            .fold(0, |sum, &vertex| sum ^ self.nimbers[vertex as usize])
    }

    /// Who wins the position of the link, and by which moves.
    #[must_use]
    pub fn verdict(&self) -> Verdict {
        let nimber = self.nimber(&self.tokens);
        Verdict {
            outcome: if nimber == 0 { Outcome::P } else { Outcome::N },
            nimber,
            moves: self.winning_choices(&self.tokens),
            is_over: self.choices(&self.tokens).is_empty(),
        }
    }
}

#[expect(clippy::cast_possible_truncation, reason = "a thousand")]
const LIMIT: u32 = MAX_VERTICES as u32;

fn check(what: &'static str, value: usize, limit: usize) -> Result<(), Error> {
    if value > limit {
        return Err(Error::MultiMany { what, value, limit });
    }
    Ok(())
}

fn parse_options(text: &str) -> Result<Vec<Vec<Vec<u32>>>, Error> {
    check("vertices", items(text, '|').count(), MAX_VERTICES)?;
    let mut lists: Vec<Option<Vec<Vec<u32>>>> = Vec::new();
    let mut count = 0;
    for (place, list) in (1..).zip(items(text, '|')) {
        let head = list
            .split_once(':')
            .and_then(|(vertex, rest)| Some((number(vertex.trim(), LIMIT)?, rest)));
        let (vertex, rest) = head.ok_or_else(|| Error::MultiList {
            value: list.to_owned(),
            place,
            limit: LIMIT,
        })?;
        count += items(rest, ';').count();
        check("options", count, MAX_OPTIONS)?;
        let options = items(rest, ';').map(|option| parse_option(option, vertex));
        let options = options.collect::<Result<_, _>>()?;
        if lists.len() <= vertex as usize {
            lists.resize(vertex as usize + 1, None);
        }
        if lists[vertex as usize].replace(options).is_some() {
            return Err(Error::MultiTwice { value: vertex });
        }
    }
    // Every vertex that occurs needs a list, and so does every smaller one.
    let named = lists.iter().flatten().flatten().flatten();
    let most = named.max().map_or(0, |&vertex| vertex as usize + 1);
    lists.resize(lists.len().max(most), None);
    let missing = (0..).zip(&lists).find(|(_, list)| list.is_none());
    match missing {
        Some((value, _)) => Err(Error::MultiVertex {
            name: "options",
            value,
        }),
        None => Ok(lists.into_iter().flatten().collect()),
    }
}

/// Vertices joined by `+`, or `-` for none.
fn parse_option(text: &str, vertex: u32) -> Result<Vec<u32>, Error> {
    if text == "-" {
        return Ok(Vec::new());
    }
    let parts: Option<Vec<u32>> = text
        .split('+')
        .map(|part| number(part.trim(), LIMIT))
        .collect();
    let mut parts = parts.ok_or_else(|| Error::MultiOption {
        vertex,
        value: text.to_owned(),
        limit: LIMIT - 1,
    })?;
    check("parts", parts.len(), MAX_PARTS)?;
    parts.sort_unstable();
    Ok(parts)
}

fn parse_tokens(text: &str, count: usize) -> Result<Vec<u32>, Error> {
    check("tokens", items(text, ',').count(), MAX_TOKENS)?;
    let tokens = (1..).zip(items(text, ',')).map(|(place, typed)| {
        let vertex = number(typed, LIMIT).ok_or_else(|| Error::MultiToken {
            value: typed.to_owned(),
            place,
            limit: LIMIT - 1,
        })?;
        if vertex as usize >= count {
            return Err(Error::MultiVertex {
                name: "tokens",
                value: vertex,
            });
        }
        Ok(vertex)
    });
    tokens.collect()
}

/// Parses the position of a play.
pub(super) fn position(text: &str, count: usize) -> Option<Vec<u32>> {
    let tokens = items(text, ',')
        .map(|typed| number(typed, LIMIT).filter(|&vertex| (vertex as usize) < count));
    tokens.collect()
}
