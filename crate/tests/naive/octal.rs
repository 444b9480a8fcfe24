//! Octal games by the bare rules: every take at every place of every heap.

use mexplorer::heaps::HeapMove;
use mexplorer::heaps::octal::Code;
use mexplorer::impartial::Impartial;

/// A sum of heaps without empty ones.
pub(crate) struct Octal(pub(crate) Code);

impl Impartial for Octal {
    /// The heaps, ascending.
    type Position = Vec<u32>;
    /// The index of the heap, what is taken, and the remaining parts from left to right, with 0 for
    /// an empty end.
    type Move = (usize, u32, Vec<u32>);

    fn moves(&self, heaps: &Vec<u32>) -> Vec<(Self::Move, Vec<u32>)> {
        let mut all = Vec::new();
        for (index, &heap) in heaps.iter().enumerate() {
            for taken in 0..=heap {
                let digit = self.0.digit(taken as usize);
                let unequal = self.0.is_unequal(taken as usize);
                let rest = heap - taken;
                let mut parts = Vec::new();
                for left in 0..=rest {
                    parts.push(vec![left, rest - left]);
                }
                for left in 1..rest {
                    for middle in 1..rest - left {
                        parts.push(vec![left, middle, rest - left - middle]);
                    }
                }
                for left in parts {
                    let count = left.iter().filter(|&&part| part > 0).count();
                    let bit = [1, 2, 4, 8][count];
                    if digit & bit == 0 || unequal && count == 2 && left[0] == left[1] {
                        continue;
                    }
                    let mut option = heaps.clone();
                    option.remove(index);
                    option.extend(left.iter().filter(|&&part| part > 0));
                    option.sort_unstable();
                    all.push(((index, taken, left), option));
                }
            }
        }
        all
    }
}

/// A move as the solver names it.
pub(crate) fn name(taken: u32, parts: &[u32]) -> HeapMove {
    use mexplorer::heaps::Cut;
    let cut = match *parts {
        [left, _] => Cut::Two(left.into()),
        [left, middle, _] => Cut::Three(left.into(), middle.into()),
        _ => unreachable!("two parts, or three"),
    };
    let taken = taken.into();
    HeapMove { taken, cut }
}
