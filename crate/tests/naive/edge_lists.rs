//! A simple parser of lists of edges.

use mexplorer::graphs::{MAX_EDGES, MAX_VERTICES, Read, ReadError};

/// Parses a list of edges, line by line.
pub(crate) fn read_edges(text: &str) -> Result<Read, ReadError> {
    let mut edges: Vec<[u32; 2]> = Vec::new();
    for (line, whole) in (1..).zip(text.lines()) {
        let content = whole.split(['#', '%']).next().unwrap();
        let content = content.split("//").next().unwrap().trim();
        if content.is_empty() {
            continue;
        }
        let edge = edge(content).ok_or_else(|| ReadError::GraphLine {
            line,
            value: content.to_owned(),
            limit: MAX_VERTICES - 1,
        })?;
        if edges.len() == MAX_EDGES {
            return Err(ReadError::GraphEdgesMany {
                line,
                value: MAX_EDGES + 1,
                limit: MAX_EDGES,
            });
        }
        edges.push(edge);
    }
    let mut vertex_count = count(&edges);
    // The first line may state the numbers of vertices and edges.
    if let Some(&[vertices, stated]) = edges.first() {
        let others = edges[1..].to_vec();
        if stated as usize == others.len() && count(&others) <= vertices as usize + 1 {
            vertex_count = count(&others).max(vertices as usize);
            edges = others;
        }
    }
    if vertex_count == 0 {
        return Err(ReadError::GraphEmpty);
    }
    Ok(Read {
        vertex_count,
        edges,
        names: None,
    })
}

fn count(edges: &[[u32; 2]]) -> usize {
    let most = edges.iter().flatten().max();
    most.map_or(0, |&most| most as usize + 1)
}

/// Two vertices with a sign or spaces between them; spaces and tabs may surround the sign.
fn edge(content: &str) -> Option<[u32; 2]> {
    let content = content.trim_end_matches([';', ',']);
    let first: String = content.chars().take_while(char::is_ascii_digit).collect();
    let mut rest = &content[first.len()..];
    let is_spaced = rest.starts_with([' ', '\t']);
    if is_spaced {
        rest = rest[1..].trim_start_matches([' ', '\t']);
    }
    let signs: &[&str] = if is_spaced {
        &["->", "-", ",", "→", ";", ""]
    } else {
        &["-", ",", "→", ";"]
    };
    let sign = signs.iter().find(|&&sign| rest.starts_with(sign))?;
    rest = &rest[sign.len()..];
    if *sign == "-" && !is_spaced {
        rest = rest.trim_start_matches([' ', '\t']);
        rest = rest.strip_prefix('>').unwrap_or(rest);
    }
    Some([vertex(&first)?, vertex(rest.trim())?])
}

fn vertex(text: &str) -> Option<u32> {
    let is_number = !text.is_empty() && text.chars().all(|sign| sign.is_ascii_digit());
    let digits = text.trim_start_matches('0');
    let number = if digits.is_empty() {
        0
    } else {
        digits.parse().ok()?
    };
    (is_number && number < MAX_VERTICES).then_some(number)
}
