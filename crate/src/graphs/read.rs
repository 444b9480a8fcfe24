//! Parses graphs in the formats people use: lists of edges, lists of options, and DOT.

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;

use super::link::number;
use super::{MAX_EDGES, MAX_VERTICES};

/// A parsed graph.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Read {
    /// One more than the largest vertex in the text, or as many as its first line states.
    pub vertex_count: usize,
    /// The edges `[from, to]` in the order of the text, repeated ones included.
    pub edges: Vec<[u32; 2]>,
    /// By vertex: its name, if the text has names that are not whole numbers.
    pub names: Option<Vec<String>>,
}

/// Why a text is not a graph; serialized as a [`QuestionError`](crate::QuestionError) is.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(
    feature = "serde",
    serde(tag = "id", content = "args", rename_all = "kebab-case")
)]
#[non_exhaustive]
pub enum ReadError {
    /// A line in a list of edges does not have two vertices.
    #[error(
        "Line {line}, “{value}”, is not an edge. Write two vertices like 0 1 or 0-1, each a \
         whole number up to {limit}."
    )]
    GraphLine {
        /// From 1.
        line: usize,
        /// The line.
        value: String,
        /// The largest vertex allowed.
        limit: u32,
    },
    /// A line in a list of options is not a vertex, a colon and vertices.
    #[error(
        "Line {line}, “{value}”, is not a list of options. Write a vertex, a colon and \
         vertices, like 0: 1 2, each a whole number up to {limit}."
    )]
    GraphOptionsLine {
        /// From 1.
        line: usize,
        /// The line.
        value: String,
        /// The largest vertex allowed.
        limit: u32,
    },
    /// A DOT text has something unexpected.
    #[error("Line {line} is not DOT: found “{value}”, expected {due}.")]
    GraphDot {
        /// From 1.
        line: usize,
        /// What was found; empty at the end.
        value: String,
        /// What was expected: `->`, `name`, `}`, `{`, `]` or `"`.
        due: &'static str,
    },
    /// A DOT text has edges without a direction.
    #[error("Line {line}: “--” has no direction; write an edge as a -> b.")]
    GraphUndirected {
        /// From 1.
        line: usize,
    },
    /// There are too many edges.
    #[error("Line {line} has edge number {value}; the limit is {limit}.")]
    GraphEdgesMany {
        /// From 1.
        line: usize,
        /// How many there are up to this line.
        value: usize,
        /// How many there may be.
        limit: usize,
    },
    /// There are too many vertices.
    #[error("Line {line} names vertex number {value}; the limit is {limit}.")]
    GraphVerticesMany {
        /// From 1.
        line: usize,
        /// How many there are up to this line.
        value: usize,
        /// How many there may be.
        limit: u32,
    },
    /// The text has no vertex.
    #[error(
        "There is no graph in this text. Write edges like 0 1, lists like 0: 1 2, or DOT’s a -> b."
    )]
    GraphEmpty,
}

/// Parses a list of edges (two vertices a line, separated by spaces, a comma, `-` or `->`), a list
/// of options (`0: 1 2`), or DOT (`digraph { a -> b }`). Detects which one the text is.
///
/// Comments begin with `#`, `%` or `//`. In a list of edges the first line may state the numbers of
/// vertices and edges; it does so if the second number equals the number of further lines. DOT's
/// names are numbered in the order of the text, unless all of them are whole numbers.
///
/// # Errors
///
/// For the first line that does not fit, for more than [`MAX_VERTICES`] or [`MAX_EDGES`], and for a
/// text without vertices.
///
/// Cost: O(length); with names O(length · log V).
///
/// ```
/// use mexplorer::graphs::read_graph;
///
/// assert_eq!(read_graph("0 2\n1 2")?.edges, [[0, 2], [1, 2]]);
/// assert_eq!(read_graph("0: 1 2\n1: 2")?.edges, [[0, 1], [0, 2], [1, 2]]);
/// let named = read_graph("digraph { start -> end; start -> start }")?;
/// assert_eq!(named.edges, [[0, 1], [0, 0]]);
/// assert_eq!(named.names.unwrap(), ["start", "end"]);
/// # Ok::<(), mexplorer::graphs::ReadError>(())
/// ```
pub fn read_graph(text: &str) -> Result<Read, ReadError> {
    let text = text.trim_start_matches('\u{feff}');
    let first = lines(text).next().map_or("", |(_, line)| line);
    let first_word = first.split_whitespace().next().unwrap_or("");
    let is_dot = [
        "strict", "digraph", "graph", "strict{", "digraph{", "graph{",
    ]
    .contains(&first_word)
        || first.contains("->") && !first.starts_with(|sign: char| sign.is_ascii_digit());
    let read = if is_dot {
        Dot::new(text).read()?
    } else if first.contains(':') {
        read_lists(text)?
    } else {
        read_edges(text)?
    };
    if read.vertex_count == 0 {
        return Err(ReadError::GraphEmpty);
    }
    Ok(read)
}

/// The lines that are not empty, with their numbers from 1, without comments.
fn lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let numbered = (1..).zip(text.lines());
    numbered.filter_map(|(number, line)| Some((number, content(line)?)))
}

/// The content of a line without its comment; `None` if it is empty.
fn content(line: &str) -> Option<&str> {
    let end = line.find(['#', '%']).unwrap_or(line.len());
    let end = line.find("//").map_or(end, |slashes| end.min(slashes));
    Some(line[..end].trim()).filter(|content| !content.is_empty())
}

/// Parses the number of a vertex.
fn vertex(text: &str) -> Option<u32> {
    number(text, MAX_VERTICES)
}

impl Read {
    fn add_vertex(&mut self, vertex: u32) {
        self.vertex_count = self.vertex_count.max(vertex as usize + 1);
    }

    fn add_edge(&mut self, from: u32, to: u32, line: usize) -> Result<(), ReadError> {
        if self.edges.len() == MAX_EDGES {
            return Err(ReadError::GraphEdgesMany {
                line,
                value: MAX_EDGES + 1,
                limit: MAX_EDGES,
            });
        }
        self.add_vertex(from);
        self.add_vertex(to);
        self.edges.push([from, to]);
        Ok(())
    }
}

/// The two ends of an edge.
fn ends(line: &str) -> Option<[u32; 2]> {
    let line = line.trim_end_matches([';', ',']);
    let (from, to) = line.split_once(|sign: char| !sign.is_ascii_digit())?;
    let between = &line[from.len()..line.len() - to.len()];
    let rest = to.trim_start_matches([' ', '\t']);
    let rest = match between {
        "-" => rest.strip_prefix('>').unwrap_or(rest),
        " " | "\t" => rest
            .strip_prefix("->")
            .or_else(|| rest.strip_prefix(['-', ',', '→', ';']))
            .unwrap_or(rest),
        "," | ";" | "→" => rest,
        _ => return None,
    };
    Some([vertex(from)?, vertex(rest.trim())?])
}

/// A fast path: the edge that a text begins with, if its first line is just two numbers with one
/// separator between them; and the length of the line. `None` for other lines, which [`ends`]
/// parses.
fn simple_line(text: &str) -> Option<([u32; 2], usize)> {
    let (from, rest) = leading_vertex(text.as_bytes())?;
    let (sign, rest) = rest.split_first()?;
    let (to, rest) = leading_vertex(rest)?;
    let end = match rest {
        [] => 0,
        [b'\n', ..] => 1,
        [b'\r', b'\n', ..] => 2,
        _ => return None,
    };
    let length = text.len() - rest.len() + end;
    b" \t,-".contains(sign).then_some(([from, to], length))
}

/// The vertex that a text begins with, and the rest of the text.
fn leading_vertex(text: &[u8]) -> Option<(u32, &[u8])> {
    let mut vertex = 0;
    let mut length = 0;
    while let Some(digit @ b'0'..=b'9') = text.get(length) {
        vertex = 10 * vertex + u32::from(digit - b'0');
        if vertex >= MAX_VERTICES {
            return None;
        }
        length += 1;
    }
    (length > 0).then(|| (vertex, &text[length..]))
}

fn read_edges(text: &str) -> Result<Read, ReadError> {
    let mut read = Read::default();
    let (mut rest, mut line) = (text, 0);
    while !rest.is_empty() {
        line += 1;
        if let Some(([from, to], length)) = simple_line(rest) {
            read.add_edge(from, to, line)?;
            rest = &rest[length..];
            continue;
        }
        let (whole, after) = rest.split_once('\n').unwrap_or((rest, ""));
        rest = after;
        if let Some(value) = content(whole) {
            let [from, to] = ends(value).ok_or_else(|| ReadError::GraphLine {
                line,
                value: value.to_owned(),
                limit: MAX_VERTICES - 1,
            })?;
            read.add_edge(from, to, line)?;
        }
    }
    // A first line that states both numbers.
    if let Some((&[vertices, edges], others)) = read.edges.split_first()
        && edges as usize == others.len()
    {
        let most = others.as_flattened().iter().max().copied();
        if most.is_none_or(|most| most <= vertices) {
            read.vertex_count = most.map_or(0, |most| most + 1).max(vertices) as usize;
            read.edges.remove(0);
        }
    }
    Ok(read)
}

fn read_lists(text: &str) -> Result<Read, ReadError> {
    let mut read = Read::default();
    for (line, value) in lines(text) {
        let wrong = || ReadError::GraphOptionsLine {
            line,
            value: value.to_owned(),
            limit: MAX_VERTICES - 1,
        };
        let (from, options) = value.split_once(':').ok_or_else(wrong)?;
        let from = vertex(from.trim()).ok_or_else(wrong)?;
        read.add_vertex(from);
        let options = options
            .split([' ', '\t', ',', ';'])
            .filter(|option| !option.is_empty());
        for option in options {
            read.add_edge(from, vertex(option).ok_or_else(wrong)?, line)?;
        }
    }
    Ok(read)
}

/// A token of a DOT text.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Token {
    Name(String),
    /// One of `->`, `--`, `{`, `}`, `[`, `]`, `;`, `,`, `=`, `:`.
    Sign(&'static str),
}

/// A parser of DOT: statements that are names, and chains of `->` between names and groups in
/// braces; attributes are skipped.
struct Dot<'a> {
    rest: &'a str,
    line: usize,
    read: Read,
    numbers: BTreeMap<String, u32>,
}

const SIGNS: [&str; 10] = ["->", "--", "{", "}", "[", "]", ";", ",", "=", ":"];

impl<'a> Dot<'a> {
    fn new(rest: &'a str) -> Self {
        Self {
            rest,
            line: 1,
            read: Read::default(),
            numbers: BTreeMap::new(),
        }
    }

    fn advance(&mut self, length: usize) -> &'a str {
        let (skipped, rest) = self.rest.split_at(length);
        self.line += skipped.matches('\n').count();
        self.rest = rest;
        skipped
    }

    /// The next token; `None` at the end.
    fn next(&mut self) -> Result<Option<Token>, ReadError> {
        loop {
            self.advance(self.rest.len() - self.rest.trim_start().len());
            let comment = ["#", "//"].iter().any(|sign| self.rest.starts_with(sign));
            if comment {
                self.advance(self.rest.find('\n').unwrap_or(self.rest.len()));
            } else if self.rest.starts_with("/*") {
                self.advance(self.rest.find("*/").map_or(self.rest.len(), |end| end + 2));
            } else {
                break;
            }
        }
        if let Some(sign) = SIGNS.into_iter().find(|sign| self.rest.starts_with(sign)) {
            if sign == "--" {
                return Err(ReadError::GraphUndirected { line: self.line });
            }
            self.advance(sign.len());
            return Ok(Some(Token::Sign(sign)));
        }
        let Some(first) = self.rest.chars().next() else {
            return Ok(None);
        };
        if first == '"' {
            return self.quoted().map(Some);
        }
        let is_of_name =
            |sign: char| sign.is_ascii_alphanumeric() || !sign.is_ascii() || "_.-+'".contains(sign);
        let end = (self.rest.char_indices())
            .find(|&(place, sign)| !is_of_name(sign) || self.rest[place..].starts_with("->"))
            .map_or(self.rest.len(), |(place, _)| place);
        if end == 0 {
            return Err(self.wrong(first.to_string(), "name"));
        }
        Ok(Some(Token::Name(self.advance(end).to_owned())))
    }

    fn quoted(&mut self) -> Result<Token, ReadError> {
        let mut name = String::new();
        let mut signs = self.rest.char_indices().skip(1);
        while let Some((place, sign)) = signs.next() {
            match sign {
                '"' => {
                    self.advance(place + 1);
                    return Ok(Token::Name(name));
                }
                '\\' => name.extend(signs.next().map(|(_, escaped)| escaped)),
                _ => name.push(sign),
            }
        }
        Err(self.wrong(String::new(), "\""))
    }

    fn wrong(&self, value: String, due: &'static str) -> ReadError {
        ReadError::GraphDot {
            line: self.line,
            value,
            due,
        }
    }

    /// The number of a name.
    fn number_of(&mut self, name: String) -> Result<u32, ReadError> {
        let value = self.numbers.len() + 1;
        match self.numbers.entry(name) {
            Entry::Occupied(known) => Ok(*known.get()),
            Entry::Vacant(new) => {
                let number = u32::try_from(value - 1)
                    .ok()
                    .filter(|&number| number < MAX_VERTICES);
                let number = number.ok_or(ReadError::GraphVerticesMany {
                    line: self.line,
                    value,
                    limit: MAX_VERTICES,
                })?;
                self.read.add_vertex(number);
                Ok(*new.insert(number))
            }
        }
    }

    fn read(mut self) -> Result<Read, ReadError> {
        // The open groups, outermost first.
        let mut groups: Vec<Group> = vec![Group::default()];
        let mut at = self.next()?;
        // Skip the words before the first brace; a text may have no brace.
        let has_brace = self.rest.contains('{') || at == Some(Token::Sign("{"));
        while has_brace && matches!(&at, Some(Token::Name(_))) {
            at = self.next()?;
        }
        if at == Some(Token::Sign("{")) {
            at = self.next()?;
            groups.push(Group::default());
        }
        let outermost = groups.len();
        while let Some(token) = at {
            let line = self.line;
            let is_in_braces = groups.len() > 1;
            let top = groups.last_mut().expect("the text itself is one");
            match token {
                Token::Sign("}") if is_in_braces && !top.has_arrow => {
                    let closed = groups.pop().expect("more than one");
                    if groups.len() < outermost {
                        // The end of the graph; a text has only one.
                        if let Some(after) = self.next()? {
                            return Err(self.wrong(written(&after), "}"));
                        }
                        break;
                    }
                    let outer = groups.last_mut().expect("one is left");
                    outer.take(closed.all, &mut self.read, line)?;
                }
                Token::Sign("{") => groups.push(Group::default()),
                Token::Sign("->") if !top.last.is_empty() && !top.has_arrow => top.has_arrow = true,
                Token::Sign("[") if !top.last.is_empty() => loop {
                    match self.next()? {
                        Some(Token::Sign("]")) => break,
                        Some(_) => {}
                        None => return Err(self.wrong(String::new(), "]")),
                    }
                },
                // A port, `a:b`.
                Token::Sign(":") if !top.last.is_empty() && !top.has_arrow => {
                    self.next()?;
                }
                Token::Sign(";" | ",") if !top.has_arrow => top.last.clear(),
                Token::Name(name) => {
                    at = self.next()?;
                    let is_attribute = at == Some(Token::Sign("="));
                    let is_word = ["node", "edge", "graph", "subgraph"].contains(&name.as_str());
                    if is_attribute {
                        self.next()?;
                        at = self.next()?;
                    } else if is_word && name != "subgraph" && at == Some(Token::Sign("[")) {
                        while !matches!(at, None | Some(Token::Sign("]"))) {
                            at = self.next()?;
                        }
                        at = self.next()?;
                    } else if is_word && name == "subgraph" {
                        if matches!(at, Some(Token::Name(_))) {
                            at = self.next()?;
                        }
                    } else {
                        let number = self.number_of(name)?;
                        let top = groups.last_mut().expect("the text itself is one");
                        top.take(vec![number], &mut self.read, line)?;
                    }
                    continue;
                }
                other @ Token::Sign(_) => {
                    let due = if top.has_arrow { "name" } else { "->" };
                    return Err(self.wrong(written(&other), due));
                }
            }
            at = self.next()?;
        }
        if groups.len() > 1 && groups.len() >= outermost {
            return Err(self.wrong(String::new(), "}"));
        }
        if groups.iter().any(|group| group.has_arrow) {
            return Err(self.wrong(String::new(), "name"));
        }
        Ok(self.named())
    }

    /// Replaces numbers by the names if these are whole numbers, otherwise adds the names.
    fn named(self) -> Read {
        let Self {
            mut read, numbers, ..
        } = self;
        let by_number: Option<Vec<[u32; 2]>> = (numbers.iter())
            .map(|(name, &number)| {
                Some([
                    number,
                    vertex(name).filter(|as_it_is| as_it_is.to_string() == *name)?,
                ])
            })
            .collect();
        if let Some(pairs) = by_number {
            let mut own = vec![0; pairs.len()];
            for [number, name] in pairs {
                own[number as usize] = name;
            }
            read.vertex_count = own.iter().max().map_or(0, |&most| most as usize + 1);
            for end in read.edges.as_flattened_mut() {
                *end = own[*end as usize];
            }
            return read;
        }
        let mut names = vec![String::new(); read.vertex_count];
        for (name, number) in numbers {
            names[number as usize] = name;
        }
        read.names = Some(names);
        read
    }
}

/// Vertices between braces.
#[derive(Default)]
struct Group {
    /// All its vertices.
    all: Vec<u32>,
    /// The vertices that the next `->` leads from.
    last: Vec<u32>,
    /// Whether a `->` still needs its targets.
    has_arrow: bool,
}

impl Group {
    fn take(&mut self, vertices: Vec<u32>, read: &mut Read, line: usize) -> Result<(), ReadError> {
        if std::mem::take(&mut self.has_arrow) {
            for &from in &self.last {
                for &to in &vertices {
                    read.add_edge(from, to, line)?;
                }
            }
        }
        self.all.extend(&vertices);
        self.last = vertices;
        Ok(())
    }
}

fn written(token: &Token) -> String {
    match token {
        Token::Name(name) => name.clone(),
        Token::Sign(sign) => (*sign).to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::{ReadError, read_graph};

    fn edges(text: &str) -> Vec<[u32; 2]> {
        read_graph(text).unwrap().edges
    }

    #[test]
    fn edges_are_written_in_many_ways() {
        for line in [
            "3 14",
            "3,14",
            "3-14",
            "3->14",
            "3 -> 14",
            "3\t14",
            "3, 14",
            "3 - 14;",
            "3→14",
            " 3 14 # why",
        ] {
            assert_eq!(
                edges(&format!("0 1\n\n{line}\n")),
                [[0, 1], [3, 14]],
                "{line}"
            );
        }
        for line in [
            "3",
            "3 14 15",
            "a b",
            "3--14",
            "-3 14",
            "3 1000000",
            "3 +14",
            "３ 4",
        ] {
            let error = read_graph(&format!("0 1\n{line}")).unwrap_err();
            let ReadError::GraphLine { line: 2, value, .. } = &error else {
                panic!("{error}")
            };
            assert_eq!(value, line);
        }
    }

    #[test]
    fn a_first_line_may_count() {
        let read = read_graph("7 2\n0 1\n1 2\n").unwrap();
        assert_eq!((read.vertex_count, read.edges.len()), (7, 2));
        // Two edges that do not state numbers.
        assert_eq!(edges("7 3\n0 1\n1 2"), [[7, 3], [0, 1], [1, 2]]);
        assert_eq!(edges("1 1\n5 0"), [[1, 1], [5, 0]]);
    }

    #[test]
    fn dot_has_chains_groups_and_attributes() {
        assert_eq!(edges("a -> b -> c; c -> a"), [[0, 1], [1, 2], [2, 0]]);
        let text =
            "digraph G { rankdir=LR; node [shape=box]\n a -> {b c} -> d [label=\"x -> y\"]; }";
        assert_eq!(edges(text), [[0, 1], [0, 2], [1, 3], [2, 3]]);
        assert_eq!(
            edges("digraph { subgraph s { a b } -> c; \"d e\":n -> c /* no */ }"),
            [[0, 2], [1, 2], [3, 2]]
        );
        let numbers = read_graph("digraph { 3 -> 1; 0 }").unwrap();
        assert_eq!(
            (numbers.edges, numbers.names, numbers.vertex_count),
            (vec![[3, 1]], None, 4)
        );
        let alone = read_graph("digraph { lonely }").unwrap();
        assert_eq!(
            (alone.vertex_count, alone.names),
            (1, Some(vec!["lonely".to_owned()]))
        );
        for (text, line) in [
            ("digraph { a -> }", 1),
            ("digraph {\n a -> b", 2),
            ("digraph {\n a -- b }", 2),
            ("digraph { a [x }", 1),
            ("digraph { \"a }", 1),
            ("digraph { a -> -> b }", 1),
            ("digraph { a } }", 1),
            ("digraph { a ( b }", 1),
        ] {
            let error = read_graph(text).unwrap_err();
            let numbered = match &error {
                ReadError::GraphDot { line, .. } | ReadError::GraphUndirected { line } => *line,
                _ => panic!("{error}"),
            };
            assert_eq!(numbered, line, "{text}: {error}");
        }
    }

    #[test]
    fn what_has_no_vertex_is_no_graph() {
        for text in ["", "\n # nothing\n", "digraph { }"] {
            assert_eq!(read_graph(text), Err(ReadError::GraphEmpty), "{text}");
        }
    }
}
