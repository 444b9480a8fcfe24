//! The moves of tokens, and plays.

use std::cmp::Reverse;

use crate::Outcome;
use crate::graphs::{Digraph, Label, label};
use crate::impartial::Impartial;
use crate::play::{MoveTo, PlayText};
use crate::random_choice::pick_index;

use super::every::Choices;
use super::spec;
use super::token_move::TokenMove;
use super::{Error, Rule, Spec};

/// The most moves listed in a play.
const MAX_LISTED: u64 = 2_000;

/// The most winning moves reported in a play.
const MAX_REPORTED: usize = 100;

/// The most moves examined for those that hold a draw.
const MAX_EXAMINED: usize = 2_000;

/// The most positions, and moves between them, of several tokens on a graph with cycles.
const MAX_PRODUCT: usize = 1_000_000;

/// The most moves compared to find the most patient one.
const MAX_COMPARED: usize = 40;

impl Spec {
    /// Whether the play is over.
    pub(super) fn is_over(&self, position: &[u32]) -> bool {
        match self.rule() {
            Rule::Sj => position
                .iter()
                .all(|&vertex| self.nimbers().number(vertex) == Some(0)),
            _ => position
                .iter()
                .all(|&vertex| self.options(vertex).is_empty()),
        }
    }

    /// How many moves there are.
    fn move_count(&self, position: &[u32]) -> u64 {
        let counts = position
            .iter()
            .map(|&vertex| self.options(vertex).len() as u64);
        match self.rule() {
            Rule::Every => counts
                .filter(|&count| count > 0)
                .fold(1, u64::saturating_mul),
            _ => counts.sum(),
        }
    }

    fn after(position: &[u32], play_move: &TokenMove) -> Vec<u32> {
        let mut left = position.to_vec();
        for &(token, vertex) in play_move {
            left[token] = vertex;
        }
        left
    }

    fn with_option(position: &[u32], play_move: TokenMove) -> MoveTo<Self> {
        let left = Self::after(position, &play_move);
        (play_move, left)
    }

    /// All moves of single tokens, by token and then by option.
    fn single_moves(&self, position: &[u32]) -> impl Iterator<Item = (usize, u32)> {
        let tokens = position.iter().enumerate();
        tokens.flat_map(|(token, &vertex)| {
            let options = self.options(vertex).iter();
            options.map(move |&option| (token, option))
        })
    }

    /// A move of every token that can move; `choose` picks its option.
    fn every(&self, position: &[u32], mut choose: impl FnMut(&[u32]) -> u32) -> TokenMove {
        let options = position
            .iter()
            .map(|&vertex| self.options(vertex))
            .enumerate();
        let movable = options.filter(|(_, options)| !options.is_empty());
        movable
            .map(|(token, options)| (token, choose(options)))
            .collect()
    }
}

impl Impartial for Spec {
    type Position = Vec<u32>;
    type Move = TokenMove;

    fn moves(&self, position: &Vec<u32>) -> Vec<MoveTo<Self>> {
        if self.is_over(position) {
            return Vec::new();
        }
        if self.rule() != Rule::Every {
            let single = self.single_moves(position);
            return single
                .map(|play_move| Self::with_option(position, vec![play_move]))
                .collect();
        }
        let mut all: Vec<TokenMove> = vec![Vec::new()];
        for (token, &vertex) in position.iter().enumerate() {
            let options = self.options(vertex);
            if !options.is_empty() {
                let longer = |before: &TokenMove| {
                    let before = before.clone();
                    options
                        .iter()
                        .map(move |&option| [before.as_slice(), &[(token, option)]].concat())
                };
                all = all.iter().flat_map(longer).collect();
            }
        }
        all.into_iter()
            .map(|play_move| Self::with_option(position, play_move))
            .collect()
    }
}

impl PlayText for Spec {
    type Error = Error;

    fn read(&self, text: &str) -> Result<Vec<u32>, Error> {
        let value = || text.to_owned();
        let position = spec::position(text, self.graph().vertex_count());
        let position = position.ok_or_else(|| Error::GraphPosition { value: value() })?;
        match self.label(&position) {
            Some(_) => Ok(position),
            None => Err(Error::GraphUnknown { value: value() }),
        }
    }

    fn write(&self, position: &Vec<u32>) -> String {
        let tokens: Vec<String> = position.iter().map(u32::to_string).collect();
        tokens.join(",")
    }

    fn name(&self, play_move: &TokenMove) -> String {
        let pairs: Vec<String> = play_move
            .iter()
            .map(|(token, vertex)| format!("{token},{vertex}"))
            .collect();
        pairs.join(";")
    }

    /// N also for draws.
    fn outcome(&self, position: &Vec<u32>) -> Outcome {
        match self.label(position) {
            Some(Label::P) => Outcome::P,
            _ => Outcome::N,
        }
    }

    fn is_over(&self, position: &Vec<u32>) -> bool {
        Self::is_over(self, position)
    }

    fn listed(&self, position: &Vec<u32>) -> Option<Vec<MoveTo<Self>>> {
        (self.move_count(position) <= MAX_LISTED).then(|| self.moves(position))
    }

    fn named(&self, position: &Vec<u32>, name: &str) -> Option<MoveTo<Self>> {
        let pairs = name.split(';').map(|pair| {
            let (token, vertex) = pair.split_once(',')?;
            Some((token.parse().ok()?, vertex.parse().ok()?))
        });
        let play_move: TokenMove = pairs.collect::<Option<_>>()?;
        let is_option = |&(token, vertex): &(usize, u32)| {
            let from = position.get(token);
            from.is_some_and(|&from| self.options(from).binary_search(&vertex).is_ok())
        };
        let count = match self.rule() {
            Rule::Every => position
                .iter()
                .filter(|&&vertex| !self.options(vertex).is_empty())
                .count(),
            _ => 1,
        };
        let is_move = play_move.len() == count
            && play_move.iter().all(is_option)
            && play_move.is_sorted_by(|one, next| one.0 < next.0)
            && !Self::is_over(self, position);
        is_move.then(|| Self::with_option(position, play_move))
    }

    /// With cycles the fastest win comes first, because other winning moves may lead in a circle.
    fn winning(&self, position: &Vec<u32>) -> Vec<MoveTo<Self>> {
        let may_go_round =
            self.rule() == Rule::Normal && self.order().is_err() && self.can_win(position);
        let depths = may_go_round.then(|| self.depths(position.len()));
        let moves = match depths.flatten() {
            Some(depths) => {
                let mut all = self.winning_singles(position);
                let depth_of = |&(token, option): &(usize, u32)| {
                    let mut left = position.clone();
                    left[token] = option;
                    depths[self.place(&left)]
                };
                let shortest = (0..all.len()).min_by_key(|&at| depth_of(&all[at]));
                all.swap(0, shortest.unwrap_or_default());
                first_moves(&all, MAX_REPORTED)
            }
            None => self.winning_moves(position, MAX_REPORTED),
        };
        moves
            .into_iter()
            .map(|play_move| Self::with_option(position, play_move))
            .collect()
    }

    fn patient(&self, position: &Vec<u32>) -> Option<MoveTo<Self>> {
        if Self::is_over(self, position) {
            return None;
        }
        if self.rule() == Rule::Every {
            // The loser delays the end, as long as the opponent may make a mistake.
            let steps = self.steps();
            let longest = |options: &[u32]| {
                let longest = options
                    .iter()
                    .max_by_key(|&&option| (steps[option as usize], Reverse(option)));
                longest.copied().unwrap_or_default()
            };
            return Some(Self::with_option(position, self.every(position, longest)));
        }
        // A player who cannot win holds the draw if there is one.
        let is_draw = self.label(position) == Some(Label::Draw);
        let holds = |(_, left): &MoveTo<Self>| !is_draw || self.label(left) == Some(Label::Draw);
        let all = self.single_moves(position).take(MAX_EXAMINED);
        let all = all.map(|play_move| Self::with_option(position, vec![play_move]));
        let all = all.filter(holds).take(MAX_COMPARED);
        all.min_by_key(|(_, left)| {
            (
                self.winning_moves(left, MAX_REPORTED).len(),
                Reverse(self.move_count(left)),
            )
        })
    }

    fn careless(&self, position: &Vec<u32>, [which, how, _]: [f64; 3]) -> Option<MoveTo<Self>> {
        if Self::is_over(self, position) {
            return None;
        }
        if self.rule() == Rule::Every {
            let mut random = [which, how].into_iter().cycle();
            let fallen = |options: &[u32]| {
                options[pick_index(random.next().unwrap_or_default(), options.len())]
            };
            return Some(Self::with_option(position, self.every(position, fallen)));
        }
        let movable: Vec<usize> = (0..position.len())
            .filter(|&token| !self.options(position[token]).is_empty())
            .collect();
        let token = movable[pick_index(which, movable.len())];
        let options = self.options(position[token]);
        Some(Self::with_option(
            position,
            vec![(token, options[pick_index(how, options.len())])],
        ))
    }
}

impl Spec {
    /// The winning moves, ascending, at most `limit`.
    fn winning_moves(&self, position: &[u32], limit: usize) -> Vec<TokenMove> {
        if !self.can_win(position) {
            return Vec::new();
        }
        if self.rule() == Rule::Every {
            return Choices::new(self, position).first(limit);
        }
        first_moves(&self.winning_singles(position), limit)
    }

    /// The same, and how many there are; `None` if they are too many to count.
    pub(super) fn counted_winning_moves(
        &self,
        position: &[u32],
        limit: usize,
    ) -> (Vec<TokenMove>, Option<u64>) {
        if !self.can_win(position) {
            return (Vec::new(), Some(0));
        }
        if self.rule() == Rule::Every {
            let choices = Choices::new(self, position);
            return (choices.first(limit), choices.count());
        }
        let all = self.winning_singles(position);
        (first_moves(&all, limit), Some(all.len() as u64))
    }

    fn can_win(&self, position: &[u32]) -> bool {
        !self.is_over(position) && self.label(position) == Some(Label::N)
    }

    /// The winning moves of single tokens. Tokens on the same vertex have the same ones.
    fn winning_singles(&self, position: &[u32]) -> Vec<(usize, u32)> {
        let mut all: Vec<(usize, u32)> = Vec::new();
        // By token: the index of its first move.
        let mut starts = Vec::new();
        let mut left = position.to_vec();
        for (token, &vertex) in position.iter().enumerate() {
            starts.push(all.len());
            let before = position[..token].iter().position(|&other| other == vertex);
            if let Some(other) = before {
                let same = all[starts[other]..starts[other + 1]].to_vec();
                all.extend(same.into_iter().map(|(_, option)| (token, option)));
            } else {
                for &option in self.options(vertex) {
                    left[token] = option;
                    if self.label(&left) == Some(Label::P) {
                        all.push((token, option));
                    }
                }
                left[token] = vertex;
            }
        }
        all
    }
}

impl Spec {
    /// The index of a position among all positions of as many tokens, the first token varying
    /// fastest.
    fn place(&self, position: &[u32]) -> usize {
        let tokens = position.iter().rev();
        tokens.fold(0, |place, &vertex| {
            place * self.graph().vertex_count() + vertex as usize
        })
    }

    /// By the index of a position of `tokens` tokens: how many moves until it ends, as in
    /// [`Labels`]; `None` if there are too many positions, or if the link has another number of
    /// tokens.
    ///
    /// [`Labels`]: crate::graphs::Labels
    fn depths(&self, tokens: usize) -> Option<&[u32]> {
        if tokens == 1 {
            return Some(&self.labels().depths);
        }
        if Some(tokens) != self.tokens().map(<[u32]>::len) {
            return None;
        }
        let product = self.product.get_or_init(|| {
            let vertices = self.graph().vertex_count();
            let count = vertices.checked_pow(u32::try_from(tokens).ok()?)?;
            let moves =
                (count / vertices.max(1)).checked_mul(tokens * self.graph().edge_count())?;
            if count.max(moves) > MAX_PRODUCT {
                return None;
            }
            let mut edges = Vec::with_capacity(moves);
            let mut step = 1;
            for _ in 0..tokens {
                for place in 0..count {
                    let vertex = place / step % vertices;
                    let rest = place - vertex * step;
                    let options = self.options(u32::try_from(vertex).ok()?).iter();
                    let places = options.map(|&option| rest + option as usize * step);
                    edges.extend(places.map(|to| [place, to].map(u32_of)));
                }
                step *= vertices;
            }
            let graph = Digraph::new(count, &edges);
            Some(label(&graph, &vec![None; count], &mut ()).depths)
        });
        product.as_deref()
    }
}

fn u32_of(place: usize) -> u32 {
    u32::try_from(place).expect("below the limit of products")
}

/// The first `limit` moves of single tokens.
fn first_moves(all: &[(usize, u32)], limit: usize) -> Vec<TokenMove> {
    all.iter()
        .take(limit)
        .map(|&play_move| vec![play_move])
        .collect()
}
