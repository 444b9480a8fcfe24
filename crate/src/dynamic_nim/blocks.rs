//! The table by blocks: every row but those of the losing piles is a copy.

use super::{Error, Game, Thresholds};

/// Solves a game by copying.
///
/// Between two losing piles nothing new happens: f(Hⱼ + r) = f(r) for
/// 0 < r < Hⱼ₊₁ − Hⱼ, for the last digit of Hⱼ + r is that of r. So a block is a
/// prefix of the table, and f(Hⱼ) = Hⱼ comes before it. If the set of losing piles
/// ends with H, f has period H ([`NSet`](super::NSet)), and all the rest is copies.
///
/// No list of the losing piles is kept: they are the m with f(m) = m. The pointer,
/// the least Hᵢ with L(Hᵢ) ≥ Hⱼ, never moves back. So the gaps never shrink, and it
/// finds the next one by looking down the table, from the last gap on.
///
/// # Errors
///
/// [`Error::LimitDecreases`] if the rule decreases up to S.
///
/// Cost: O(S), and little more than the memory of the result takes to be written;
/// no memory beside it.
///
/// ```
/// use mexplorer::dynamic_nim::{Error, Game, Rule, blocks};
///
/// let thresholds = blocks(&Game::new(13, Rule::factor("2")?))?;
/// assert_eq!(thresholds.as_slice()[1..], [1, 2, 3, 1, 5, 1, 2, 8, 1, 2, 3, 1, 13]);
///
/// let refused = blocks(&Game::new(13, Rule::limit("2,0")?));
/// assert_eq!(refused, Err(Error::LimitDecreases { value: 0, place: 2, before: 2 }));
/// # Ok::<(), mexplorer::dynamic_nim::Error>(())
/// ```
pub fn blocks(game: &Game) -> Result<Thresholds, Error> {
    let (rule, size) = (game.rule(), game.size());
    rule.check_nondecreasing(&size.into())?;

    let mut thresholds = Thresholds::of_empty_pile(game);
    if size == 0 {
        return Ok(thresholds);
    }
    // The rows up to h are there, and h is the last losing pile among them; the pointer
    // has passed a gap, or is still at 1.
    let (mut h, mut pointer, mut gap) = (1, 1, 1);
    thresholds.push(h);
    loop {
        while !rule.reaches(pointer.into(), h.into()) {
            if pointer == h {
                repeat(&mut thresholds, h);
                return Ok(thresholds);
            }
            let next = losing_pile_from(pointer + gap, &thresholds);
            gap = next - pointer;
            pointer = next;
        }
        let rows_left = size - h;
        if rows_left < pointer {
            thresholds.push_first(rows_left);
            return Ok(thresholds);
        }
        thresholds.push_first(pointer - 1);
        h += pointer;
        thresholds.push(h);
    }
}

/// The least losing pile from a row on; the table has one.
fn losing_pile_from(row: u32, thresholds: &Thresholds) -> u32 {
    let below = thresholds.as_slice()[row as usize..].iter();
    let next = (row..).zip(below).find(|&(m, &f)| f == m);
    next.expect("the last losing pile is further down").0
}

/// Fills a table whose rows are one period, by copies of all that is there.
fn repeat(thresholds: &mut Thresholds, period: u32) {
    let size = thresholds.game().size();
    let mut rows = period;
    while rows < size {
        // A multiple of the period, or all that is left.
        let copied = rows.min(size - rows);
        thresholds.push_first(copied);
        rows += copied;
    }
}
