//! Why unlike parts add up: a row of Kayles, a heap from which 2 to 6 stones are taken and a token
//! on a graph are each worth a heap of Nim, the theorem of Sprague (1935) and Grundy (1939).

use super::dispute::{Dispute, Part, PartMove, Parts, not_allowed_at, read_moves};
use super::error::{Error, Listed};
use super::labels::Labels;
use super::mex::{read_graph, read_row};
use crate::graphs::Digraph;
use crate::graphs::link::number;
use crate::impartial::mex;

/// The most pins.
pub const PINS: u32 = 7;

/// The most stones of the heap.
pub const STONES: u32 = 12;

/// The largest value that may be claimed.
pub const LARGEST: u32 = 20;

/// The index of the heap of Nim, which stands beside the three parts.
const NIM: usize = 3;

/// The three parts: pins, a heap, a token on a graph.
#[derive(Clone, Debug)]
pub struct Trio {
    /// The graph of the token.
    pub graph: Digraph,
    /// The parts.
    pub parts: [Part; 3],
}

/// What is claimed of the three parts.
#[derive(Clone, Debug)]
pub struct Sum {
    /// The parts.
    pub trio: Trio,
    /// By part: its value, as the learner has it.
    pub claimed: [Option<u32>; 3],
    /// What a challenger may try; `None` as long as no value is wrong and one is missing.
    pub disputed: Option<Disputed>,
}

/// A claim about a position.
#[derive(Clone, Debug)]
pub struct Disputed {
    /// The first part whose value is wrong: it stands beside a heap of Nim of that size, without the
    /// other two. `None` for all three beside a heap of the XOR of their values.
    pub wrong: Option<usize>,
    /// Every move in the three parts and the heap. What is not there is an empty heap.
    pub dispute: Dispute<Vec<Part>>,
}

/// Reads the three parts.
///
/// # Errors
///
/// If there are too many pins or stones, the graph is none in which every play ends, or the token is
/// on no vertex of it.
pub fn read_trio(pins: &str, heap: &str, edges: &str, token: &str) -> Result<Trio, Error> {
    let pins = number(pins.trim(), PINS + 1).ok_or_else(|| Error::WhyPins {
        value: pins.to_owned(),
        limit: PINS,
    })?;
    let heap = number(heap.trim(), STONES + 1).ok_or_else(|| Error::WhyStones {
        value: heap.to_owned(),
        limit: STONES,
    })?;
    let graph = read_graph(edges)?;
    let count = small(graph.vertex_count());
    let token = number(token.trim(), count).ok_or_else(|| Error::WhyToken {
        value: token.to_owned(),
        limit: count - 1,
    })?;
    let parts = [
        Part::Pins((1 << pins) - 1),
        Part::Few(heap),
        Part::Token(token),
    ];
    Ok(Trio { graph, parts })
}

/// A part as a game of its own: what it may be, each after its options.
struct States {
    /// By state: what there is of the part.
    parts: Vec<Part>,
    /// By state: the states that a move leads to.
    options: Vec<Vec<usize>>,
}

impl States {
    /// All that a part may be, and that it is not: any set of pins, any vertex.
    fn of(part: Part, game: &Parts, graph: &Digraph) -> Self {
        let parts: Vec<Part> = match part {
            Part::Heap(size) => (0..=size).map(Part::Heap).collect(),
            Part::Few(size) => (0..=size).map(Part::Few).collect(),
            Part::Pins(standing) => (0..=standing).map(Part::Pins).collect(),
            Part::Token(_) => {
                let order = graph.order().expect("a graph without cycles");
                order.into_iter().map(Part::Token).collect()
            }
        };
        let place = |part: Part| Self::place(&parts, part);
        let led_to = |&part: &Part| game.options(part).into_iter().map(place).collect();
        let options = parts.iter().map(led_to).collect();
        Self { parts, options }
    }

    fn place(parts: &[Part], part: Part) -> usize {
        let found = parts.iter().position(|&one| one == part);
        found.expect("all that it may be")
    }

    /// By state: its value, the mex of those of its options.
    fn values(&self) -> Vec<u32> {
        let mut values: Vec<u32> = Vec::new();
        for options in &self.options {
            let mut led_to: Vec<u32> = options.iter().map(|&to| values[to]).collect();
            values.push(mex(&mut led_to));
        }
        values
    }
}

impl Trio {
    /// Everything that a part may be, with its value: by the bits of the standing pins, by the
    /// stones, by the vertex.
    #[must_use]
    pub fn values(&self) -> [Vec<u32>; 3] {
        let game = Parts::on(self.graph.clone());
        self.parts.map(|part| {
            let states = States::of(part, &game, &self.graph);
            let mut all: Vec<_> = states.parts.iter().zip(states.values()).collect();
            all.sort_unstable();
            all.into_iter().map(|(_, value)| value).collect()
        })
    }

    /// Every move of a position of the three parts and a heap, after the challenger's `moves`. A move
    /// that raises the value of its part is answered in that part, where that wins; any other in
    /// another part.
    fn dispute(&self, start: &[Part], moves: &[PartMove]) -> Result<Dispute<Vec<Part>>, usize> {
        let game = Parts::on(self.graph.clone());
        let states = start
            .iter()
            .map(|&part| States::of(part, &game, &self.graph));
        let states: Vec<States> = states.collect();
        let options: Vec<_> = states.iter().map(|one| one.options.clone()).collect();
        let labels = Labels::new(&options);
        let is_losing = |position: &Vec<Part>| {
            let parts = position.iter().zip(&states);
            labels.is_losing(parts.map(|(&part, states)| States::place(&states.parts, part)))
        };
        let values: Vec<_> = states.iter().map(States::values).collect();
        let is_raised = |position: &Vec<Part>, by: PartMove| {
            let value = |part| values[by.part][States::place(&states[by.part].parts, part)];
            let mut options = game.options(position[by.part]).into_iter();
            let option = options.find(|option| option.left() == by.to);
            option.is_some_and(|option| value(option) > value(position[by.part]))
        };
        let preferred = |position: &Vec<Part>, by: PartMove, reply: PartMove| {
            (reply.part == by.part) == is_raised(position, by)
        };
        Dispute::labelled(&game, &start.to_vec(), moves, is_losing, preferred)
    }

    /// The claim that a part beside a heap of Nim is a losing position.
    fn beside(&self, part: usize, heap: u32) -> Dispute<Vec<Part>> {
        let mut start = [Part::Heap(0); 4];
        start[part] = self.parts[part];
        start[NIM] = Part::Heap(heap);
        let mut dispute = self.dispute(&start, &[]).expect("no moves made");
        // What wins comes first.
        dispute.answers.sort_by_key(|one| one.answer.is_some());
        dispute
    }
}

/// Judges the values that a learner claims, `4,3,0`, by the bare rules: a part beside a heap of Nim
/// of its value must be a losing position. Once all three are right, the challenger's `moves` are
/// made in the sum of the three parts and a heap of the XOR of their values.
///
/// # Errors
///
/// If the claim is no list of at most three values up to [`LARGEST`], or if a move is not allowed.
pub fn claimed(trio: Trio, claim: &str, moves: &str) -> Result<Sum, Listed> {
    let mut values = read_row(claim, 1, 3, LARGEST)?;
    values.resize(3, None);
    let claimed = [values[0], values[1], values[2]];
    let made = read_moves(moves, 1)?;
    let refuted = claimed.iter().enumerate().find_map(|(part, &value)| {
        let dispute = trio.beside(part, value?);
        dispute.unanswered().map(|_| Disputed {
            wrong: Some(part),
            dispute,
        })
    });
    let disputed = match (refuted, claimed) {
        (Some(refuted), _) => Some(refuted),
        (None, [Some(a), Some(b), Some(c)]) => {
            let [one, two, three] = trio.parts;
            let start = [one, two, three, Part::Heap(a ^ b ^ c)];
            let dispute = trio
                .dispute(&start, &made)
                .map_err(|place| not_allowed_at(moves, place))?;
            Some(Disputed {
                wrong: None,
                dispute,
            })
        }
        (None, _) => None,
    };
    Ok(Sum {
        trio,
        claimed,
        disputed,
    })
}

impl Sum {
    /// Whether all three values are right.
    #[must_use]
    pub fn is_right(&self) -> bool {
        let disputed = self.disputed.as_ref();
        disputed.is_some_and(|disputed| disputed.wrong.is_none())
    }

    /// How many values are claimed.
    #[must_use]
    pub fn count(&self) -> u64 {
        self.claimed.iter().flatten().count() as u64
    }
}

/// A number of vertices.
fn small(count: usize) -> u32 {
    u32::try_from(count).expect("few vertices")
}
