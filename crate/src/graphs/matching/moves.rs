//! The moves of the token, and plays.

use crate::Outcome;
use crate::graphs::link::{items, number};
use crate::impartial::Impartial;
use crate::play::{MoveTo, PlayText};

use super::{Answer, Error, MAX_VERTICES, Spec, solve};

/// The most vertices of a graph whose moves are all compared to find the most patient one.
const MAX_COMPARED: usize = 200;

impl Spec {
    /// The position after a move.
    fn with_option(walk: &[u32], to: u32) -> MoveTo<Self> {
        (to, [walk, &[to]].concat())
    }

    /// Where the token may go.
    fn targets(&self, walk: &[u32]) -> impl Iterator<Item = u32> {
        let token = walk.last().copied().expect("a token");
        let options = self.graph().options(token).iter().copied();
        options.filter(|vertex| !walk.contains(vertex))
    }

    fn answer_at(&self, walk: &[u32]) -> Answer {
        solve(self.graph(), walk, &mut ())
    }
}

impl Impartial for Spec {
    /// The vertices where the token has been; it is on the last one.
    type Position = Vec<u32>;
    /// The vertex where the token goes.
    type Move = u32;

    fn moves(&self, walk: &Vec<u32>) -> Vec<MoveTo<Self>> {
        let targets = self.targets(walk);
        targets.map(|to| Self::with_option(walk, to)).collect()
    }
}

impl PlayText for Spec {
    type Error = Error;

    fn read(&self, text: &str) -> Result<Vec<u32>, Error> {
        let walk: Option<Vec<u32>> = items(text, ',')
            .map(|typed| number(typed, MAX_VERTICES))
            .collect();
        let count = self.graph().vertex_count();
        let mut has_been = vec![false; count];
        let mut is_new = |&vertex: &u32| {
            (vertex as usize) < count && !std::mem::replace(&mut has_been[vertex as usize], true)
        };
        let is_step = |pair: &[u32]| self.graph().options(pair[0]).contains(&pair[1]);
        walk.filter(|walk| {
            !walk.is_empty() && walk.iter().all(&mut is_new) && walk.windows(2).all(is_step)
        })
        .ok_or_else(|| Error::MatchingPosition {
            value: text.to_owned(),
        })
    }

    fn write(&self, walk: &Vec<u32>) -> String {
        let walk: Vec<String> = walk.iter().map(u32::to_string).collect();
        walk.join(",")
    }

    fn name(&self, to: &u32) -> String {
        to.to_string()
    }

    fn outcome(&self, walk: &Vec<u32>) -> Outcome {
        self.answer_at(walk).outcome
    }

    fn is_over(&self, walk: &Vec<u32>) -> bool {
        self.targets(walk).next().is_none()
    }

    /// The winner walks along the matching that the link's answer shows, as long as that wins, and
    /// else along one of what is left.
    fn winning(&self, walk: &Vec<u32>) -> Vec<MoveTo<Self>> {
        let mut answer = self.answer_at(walk);
        let token = walk.last().copied().expect("a token") as usize;
        for mates in [&answer.mates, &self.answer().mates] {
            let mate = mates[token];
            let place = answer.moves.iter().position(|&to| Some(to) == mate);
            if let Some(place) = place {
                answer.moves[..=place].rotate_right(1);
            }
        }
        let moves = answer.moves.into_iter();
        moves.map(|to| Self::with_option(walk, to)).collect()
    }

    fn patient(&self, walk: &Vec<u32>) -> Option<MoveTo<Self>> {
        let all = self.moves(walk).into_iter();
        if self.graph().vertex_count() > MAX_COMPARED {
            // A matching for every move would take too long.
            return all.max_by_key(|(to, _)| self.graph().options(*to).len());
        }
        all.min_by_key(|(_, left)| {
            let count = self.targets(left).count();
            (self.answer_at(left).moves.len(), usize::MAX - count)
        })
    }
}
