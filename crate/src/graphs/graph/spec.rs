//! The game on a graph that a link describes.

use std::cell::OnceCell;
use std::collections::BTreeMap;
use std::str::FromStr;

use crate::Outcome;
use crate::graphs::link::{items, number};
use crate::graphs::{
    Digraph, Labels, MAX_EDGES, MAX_TOKENS, MAX_VERTICES, Nimbers, ReadError, label, nimbers,
    read_graph,
};
use crate::impartial::Solved;

use super::{Error, Genus, genera, steps};

/// How tokens move, and who wins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Rule {
    /// One token moves; a player who cannot move loses.
    Normal,
    /// One token moves; a player who cannot move wins.
    Misere,
    /// One token moves; once all have nimber 0 the play ends, and the player to move wins (SJ's
    /// rule).
    Sj,
    /// Every token moves that can; a player who cannot move loses.
    Every,
}

impl FromStr for Rule {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self, Error> {
        match text {
            "normal" => Ok(Self::Normal),
            "misere" => Ok(Self::Misere),
            "sj" => Ok(Self::Sj),
            "every" => Ok(Self::Every),
            _ => Err(Error::GraphRule {
                value: text.to_owned(),
                rules: "normal, misere, sj, every",
            }),
        }
    }
}

/// The strings of a link.
#[derive(Clone, Copy, Debug, Default)]
pub struct Texts<'a> {
    /// Edges like `0-1`, separated by commas.
    pub edges: &'a str,
    /// How many vertices there are; by default as many as the edges use.
    pub vertices: Option<&'a str>,
    /// Vertices and ranges of them, separated by commas; `None` for labels only.
    pub tokens: Option<&'a str>,
    /// The winning terminals, as a list.
    pub win: &'a str,
    /// The losing terminals, as a list.
    pub lose: &'a str,
    /// `normal`, `misere`, `sj` or `every`.
    pub rule: &'a str,
    /// The name of a file that has the graph, instead of `edges`.
    pub file: Option<&'a str>,
    /// The content of the file, if it is available.
    pub text: Option<&'a str>,
}

/// A position of tokens on a graph, with cached results.
///
/// ```
/// use mexplorer::graphs::Label;
/// use mexplorer::graphs::graph::{Spec, Texts};
///
/// let texts = Texts { edges: "0-1,0-2,2-1", tokens: Some("2,0"), rule: "normal", ..Texts::default() };
/// let verdict = Spec::parse(&texts)?.verdict();
/// assert_eq!(verdict.label, Some(Label::N));
/// assert_eq!(verdict.nimber.unwrap().to_string(), "3"); // 1 XOR 2
/// assert_eq!(verdict.moves, [[(1, 2)]]); // the second token to vertex 2
/// # Ok::<(), mexplorer::graphs::graph::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct Spec {
    graph: Digraph,
    names: Option<Vec<String>>,
    /// By vertex.
    terminals: Vec<Option<Outcome>>,
    has_terminals: bool,
    tokens: Option<Vec<u32>>,
    rule: Rule,
    order: OnceCell<Result<Vec<u32>, Vec<u32>>>,
    labels: OnceCell<Labels>,
    nimbers: OnceCell<Nimbers>,
    steps: OnceCell<Vec<u32>>,
    genera: OnceCell<Vec<Genus>>,
    /// By index of a position of all tokens: its depth; `None` if there are too many positions.
    pub(super) product: OnceCell<Option<Vec<u32>>>,
    pub(super) searched: OnceCell<Option<BTreeMap<Vec<u32>, Solved>>>,
}

impl Spec {
    /// Parses the strings of a link.
    ///
    /// # Errors
    ///
    /// For an invalid graph or rule, vertices that do not exist, more than [`MAX_VERTICES`],
    /// [`MAX_EDGES`] or [`MAX_TOKENS`], and a file that is not available; with winning or losing
    /// terminals also for more than one token and any rule but `normal`.
    pub fn parse(texts: &Texts<'_>) -> Result<Self, Error> {
        let (vertex_count, edges, names) = read(texts)?;
        let rule: Rule = texts.rule.parse()?;
        let tokens = texts
            .tokens
            .map(|list| vertices("tokens", list, vertex_count))
            .transpose()?;
        let mut terminals = vec![None; vertex_count];
        let ways = [
            ("win", texts.win, Outcome::P),
            ("lose", texts.lose, Outcome::N),
        ];
        for (name, list, outcome) in ways {
            for value in vertices(name, list, vertex_count)? {
                let known = terminals[value as usize].replace(outcome);
                if known.is_some_and(|known| known != outcome) {
                    return Err(Error::GraphBoth { value });
                }
            }
        }
        let has_terminals = terminals.iter().any(Option::is_some);
        let count = tokens.as_ref().map_or(0, Vec::len);
        if count > MAX_TOKENS {
            return Err(Error::GraphTokensMany {
                value: count,
                limit: MAX_TOKENS,
            });
        }
        if has_terminals && count > 1 {
            return Err(Error::GraphTerminalTokens { value: count });
        }
        if has_terminals && rule != Rule::Normal {
            return Err(Error::GraphTerminalRule {
                value: texts.rule.to_owned(),
            });
        }
        Ok(Self {
            graph: Digraph::new(vertex_count, &edges),
            names,
            terminals,
            has_terminals,
            tokens,
            rule,
            order: OnceCell::new(),
            labels: OnceCell::new(),
            nimbers: OnceCell::new(),
            steps: OnceCell::new(),
            genera: OnceCell::new(),
            product: OnceCell::new(),
            searched: OnceCell::new(),
        })
    }

    /// The graph, including the edges out of terminals.
    #[must_use]
    pub fn graph(&self) -> &Digraph {
        &self.graph
    }

    /// By vertex: its name, if a file gives names.
    #[must_use]
    pub fn names(&self) -> Option<&[String]> {
        self.names.as_deref()
    }

    /// By vertex: P for a winning terminal, N for a losing one.
    #[must_use]
    pub fn terminals(&self) -> &[Option<Outcome>] {
        &self.terminals
    }

    /// Whether there are winning or losing terminals.
    #[must_use]
    pub fn has_terminals(&self) -> bool {
        self.has_terminals
    }

    /// The vertices of the tokens; `None` if only labels are wanted.
    #[must_use]
    pub fn tokens(&self) -> Option<&[u32]> {
        self.tokens.as_deref()
    }

    /// How tokens move, and who wins.
    #[must_use]
    pub fn rule(&self) -> Rule {
        self.rule
    }

    /// The options of a token on a vertex, ascending.
    #[must_use]
    pub fn options(&self, vertex: u32) -> &[u32] {
        if self.terminals[vertex as usize].is_some() {
            return &[];
        }
        self.graph.options(vertex)
    }

    /// The order of [`Digraph::order`].
    ///
    /// # Errors
    ///
    /// A cycle, if there is one.
    pub fn order(&self) -> Result<&[u32], &[u32]> {
        let order = self.order.get_or_init(|| self.graph.order());
        order.as_deref().map_err(Vec::as_slice)
    }

    /// The labels of all vertices, for a single token in normal play.
    pub fn labels(&self) -> &Labels {
        self.labels
            .get_or_init(|| label(&self.graph, &self.terminals, &mut ()))
    }

    /// The nimbers of all vertices; meaningless with winning or losing terminals.
    pub fn nimbers(&self) -> &Nimbers {
        self.nimbers.get_or_init(|| nimbers(&self.graph, &mut ()))
    }

    /// By vertex: its steps under the rule `every`, on a graph without cycles.
    pub fn steps(&self) -> &[u32] {
        let order = self.order().unwrap_or_default();
        self.steps
            .get_or_init(|| steps(&self.graph, order, &mut ()))
    }

    /// By vertex: its two nimbers, on a graph without cycles.
    pub fn genera(&self) -> &[Genus] {
        let order = self.order().unwrap_or_default();
        self.genera
            .get_or_init(|| genera(&self.graph, order, &mut ()))
    }

    /// A cycle of the graph, if the rule does not allow cycles.
    #[must_use]
    pub fn forbidden_cycle(&self) -> Option<&[u32]> {
        if self.rule == Rule::Normal {
            return None;
        }
        self.order().err()
    }

    /// The memory it holds, in bytes; an estimate.
    #[must_use]
    pub fn bytes(&self) -> usize {
        64 * self.graph.vertex_count() + 4 * self.graph.edge_count()
    }
}

/// A parsed graph: the number of vertices, the edges, and the names of the vertices.
type Parts = (usize, Vec<[u32; 2]>, Option<Vec<String>>);

fn read(texts: &Texts<'_>) -> Result<Parts, Error> {
    let stated = texts.vertices.map(|typed| {
        number(typed, MAX_VERTICES + 1).ok_or_else(|| Error::GraphVertices {
            value: typed.to_owned(),
            limit: MAX_VERTICES,
        })
    });
    let stated = stated.transpose()?.map(|count| count as usize);
    let (named, edges, names) = match (texts.file, texts.text) {
        (Some(_), Some(text)) => {
            let read = read_graph(text)?;
            (read.vertex_count, read.edges, read.names)
        }
        (Some(file), None) => {
            return Err(Error::GraphFile {
                value: file.to_owned(),
            });
        }
        (None, _) => {
            let edges = link_edges(texts.edges)?;
            let most = edges.as_flattened().iter().max();
            (most.map_or(0, |&vertex| vertex as usize + 1), edges, None)
        }
    };
    let count = stated.unwrap_or(named);
    match edges
        .as_flattened()
        .iter()
        .find(|&&vertex| vertex as usize >= count)
    {
        Some(&value) => Err(Error::GraphVertex {
            name: "edges",
            value,
            count,
        }),
        None => Ok((count, edges, names.filter(|names| names.len() == count))),
    }
}

/// Edges like `0-1`, separated by commas.
fn link_edges(list: &str) -> Result<Vec<[u32; 2]>, Error> {
    let limit = MAX_VERTICES - 1;
    let mut edges = Vec::new();
    for (place, typed) in (1..).zip(items(list, ',')) {
        if place > MAX_EDGES {
            return Err(Error::Read(ReadError::GraphEdgesMany {
                line: 1,
                value: items(list, ',').count(),
                limit: MAX_EDGES,
            }));
        }
        let wrong = || Error::GraphEdge {
            value: typed.to_owned(),
            place,
            limit,
        };
        let (from, to) = typed.split_once('-').ok_or_else(wrong)?;
        let to = to.strip_prefix('>').unwrap_or(to);
        edges.push([one(from).ok_or_else(wrong)?, one(to).ok_or_else(wrong)?]);
    }
    Ok(edges)
}

/// Parses a vertex.
fn one(text: &str) -> Option<u32> {
    number(text.trim(), MAX_VERTICES)
}

/// Parses vertices and ranges of them, in the order of the list.
fn vertices(name: &'static str, list: &str, count: usize) -> Result<Vec<u32>, Error> {
    let mut all = Vec::new();
    for (place, typed) in (1..).zip(items(list, ',')) {
        let wrong = || Error::GraphList {
            name,
            value: typed.to_owned(),
            place,
            limit: MAX_VERTICES - 1,
        };
        let (first, last) = typed.split_once('-').unwrap_or((typed, typed));
        let (first, last) = (one(first).ok_or_else(wrong)?, one(last).ok_or_else(wrong)?);
        if first > last {
            return Err(wrong());
        }
        if last as usize >= count {
            return Err(Error::GraphVertex {
                name,
                value: last,
                count,
            });
        }
        all.extend(first..=last);
        // Many large ranges.
        if all.len() > MAX_VERTICES as usize {
            return Err(wrong());
        }
    }
    Ok(all)
}

/// Parses the position of a play, a list of vertices.
pub(super) fn position(text: &str, count: usize) -> Option<Vec<u32>> {
    let tokens: Option<Vec<u32>> = items(text, ',').map(one).collect();
    tokens.filter(|tokens| {
        tokens.len() <= MAX_TOKENS && tokens.iter().all(|&vertex| (vertex as usize) < count)
    })
}
