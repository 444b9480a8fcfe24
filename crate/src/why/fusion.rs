//! Why the vertices of a cycle may be fused, in Green Hackenbush: a picture beside the fused one is a
//! losing position. Tried here by every cut; the proof is in *Winning Ways*, chapter 7.

use super::dispute::{Dispute, PartMove, not_allowed_at, read_moves};
use super::error::{Error, Listed};
use super::labels::Labels;
use crate::graphs::link::{items, pair};
use crate::hackenbush::{Spec, fuse};
use crate::impartial::Impartial;

/// The most edges of the original.
pub const EDGES: usize = 8;

/// The vertices are below this number; 0 is the ground.
pub const VERTICES: u32 = 20;

/// What may be claimed: any answer will do, or the same edge does.
pub const CLAIMS: &str = "any, same";

/// The edges that are still there, as bits: of the original, and of the fused picture.
pub type Standing = [u32; 2];

/// A picture on the ground, and beside it the fused one. The edges have the same numbers in both.
#[derive(Clone, Debug)]
pub struct Pictures {
    /// By picture and edge: the vertices that it joins.
    pub edges: [Vec<[u32; 2]>; 2],
    /// By picture and the bits of the edges that are there: what may be cut, and what is there then.
    cuts: [Vec<Vec<(u32, u32)>>; 2],
}

impl Impartial for Pictures {
    type Position = Standing;
    /// The part and the edge that is cut in it.
    type Move = PartMove;

    fn moves(&self, &position: &Standing) -> Vec<(PartMove, Standing)> {
        let all = position.iter().zip(&self.cuts).enumerate();
        all.flat_map(|(part, (&there, cuts))| {
            cuts[there as usize].iter().map(move |&(to, left)| {
                let mut option = position;
                option[part] = left;
                (PartMove { part, to }, option)
            })
        })
        .collect()
    }
}

/// Reads the edges of a picture, `0-1,0-2,1-2`, and fuses it. The ground is vertex 0.
///
/// # Errors
///
/// If an edge does not read or is not connected to the ground, or if there are too many.
pub fn read_pictures(text: &str) -> Result<Pictures, Error> {
    let typed: Vec<&str> = items(text, ',').collect();
    if typed.len() > EDGES {
        return Err(Error::WhyLinesMany {
            value: typed.len(),
            limit: EDGES,
        });
    }
    let ends = |(place, text): (usize, &&str)| {
        pair(text, [VERTICES; 2]).ok_or_else(|| Error::WhyLine {
            value: (*text).to_owned(),
            place,
            limit: VERTICES - 1,
        })
    };
    let edges = (1..).zip(&typed).map(ends);
    let edges = edges.collect::<Result<Vec<_>, _>>()?;
    let original = spec(&edges);
    if let Some(loose) = original.joined().iter().position(|&is_joined| !is_joined) {
        return Err(Error::WhyLoose {
            value: typed[loose].to_owned(),
            place: loose + 1,
        });
    }
    let fused = fuse(&original, &mut ());
    // By the number that is written in the link: what the vertex is fused to.
    let fused_to = |vertex: u32| {
        let mut places = (0..).zip(original.vertices());
        let place = places.find_map(|(place, &one)| (one == vertex).then_some(place));
        let component = place.and_then(|place| fused.component(place));
        // Every vertex is connected to the ground, and so in a component.
        component.map_or(vertex, |component| {
            original.vertices()[component.vertex as usize]
        })
    };
    let fused_edges: Vec<[u32; 2]> = edges.iter().map(|ends| ends.map(fused_to)).collect();
    Ok(Pictures {
        cuts: [cuts(&original), cuts(&spec(&fused_edges))],
        edges: [edges, fused_edges],
    })
}

/// The game of a picture.
fn spec(edges: &[[u32; 2]]) -> Spec {
    let written = edges.iter().map(|[one, other]| format!("{one}-{other}"));
    let text = written.collect::<Vec<_>>().join(",");
    Spec::parse(&text, "0").expect("few edges")
}

/// By the bits of the edges that are there: the cuts, and what each leaves.
fn cuts(spec: &Spec) -> Vec<Vec<(u32, u32)>> {
    let count = spec.edges().len();
    let bits = |edges: Vec<u32>| edges.into_iter().fold(0, |all, edge| all | 1 << edge);
    let of = |there: u32| {
        let edges = spec.start().into_iter();
        let position = edges.filter(|edge| there >> edge & 1 == 1).collect();
        let moves = spec.moves(&position).into_iter();
        moves.map(|(edge, left)| (edge, bits(left))).collect()
    };
    (0..1 << count).map(of).collect()
}

/// What is claimed, after the challenger's moves.
#[derive(Clone, Debug)]
pub struct Fusion {
    /// The pictures.
    pub pictures: Pictures,
    /// Every cut with its answer; where the same edge is claimed to be one, with that.
    pub dispute: Dispute<Standing>,
    /// Where the same edge is claimed to be the answer, by cut: what wins against it; `None` where
    /// nothing does. Empty for any other claim.
    pub replies: Vec<Option<PartMove>>,
}

/// The claim that a picture beside the fused one is a losing position (`any`, or nothing), or that
/// moreover the same edge of the other picture is always an answer (`same`).
///
/// Where the same edge is an answer, it is the one that is shown.
///
/// # Errors
///
/// If there is no such claim, or a move is not allowed.
///
/// # Panics
///
/// Never: every challenge is a move.
pub fn claimed(pictures: Pictures, claim: &str, moves: &str) -> Result<Fusion, Listed> {
    let is_same = match claim.trim() {
        "" | "any" => false,
        "same" => true,
        other => {
            return Err(Listed::WhyFusion {
                value: other.to_owned(),
                claims: CLAIMS,
            });
        }
    };
    let led_to = |cuts: &Vec<(u32, u32)>| cuts.iter().map(|&(_, left)| left as usize).collect();
    let options = pictures.cuts.each_ref();
    let options = options.map(|all| all.iter().map(led_to).collect());
    let labels = Labels::new(&options);
    let is_losing = |position: &Standing| labels.is_losing(position.map(|bits| bits as usize));
    let start = pictures.cuts.each_ref().map(|all| small(all.len()) - 1);
    let same_as = |PartMove { part, to }: PartMove| PartMove { part: 1 - part, to };
    let preferred = |_: &Standing, by: PartMove, reply: PartMove| reply == same_as(by);
    let made = read_moves(moves, 1)?;
    let mut dispute = Dispute::labelled(&pictures, &start, &made, is_losing, preferred)
        .map_err(|place| not_allowed_at(moves, place))?;
    let mut replies = Vec::new();
    if is_same {
        let option_of = |position: &Standing, by: PartMove| {
            let mut moves = pictures.moves(position).into_iter();
            moves.find_map(|(one, option)| (one == by).then_some(option))
        };
        for one in &mut dispute.answers {
            let left = option_of(&dispute.position, one.by).expect("a cut");
            // The other picture may have lost that edge before.
            let option = option_of(&left, same_as(one.by));
            one.answer = option.map(|_| same_as(one.by));
            let against = option.map(|option| pictures.moves(&option));
            let mut against = against.into_iter().flatten();
            let winning = against.find(|(_, option)| is_losing(option));
            replies.push(winning.map(|(reply, _)| reply));
        }
    }
    Ok(Fusion {
        pictures,
        dispute,
        replies,
    })
}

impl Fusion {
    /// The first cut for which the claimed answer is none.
    #[must_use]
    pub fn refuted(&self) -> Option<PartMove> {
        let mut refuted = self.dispute.answers.iter().zip(&self.replies);
        let same = refuted.find(|(one, reply)| one.answer.is_none() || reply.is_some());
        self.dispute.unanswered().or(same.map(|(one, _)| one.by))
    }
}

fn small(count: usize) -> u32 {
    u32::try_from(count).expect("few edges")
}
