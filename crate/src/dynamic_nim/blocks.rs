//! The table by blocks: every row that is not a losing pile is a copy of an earlier one.

use super::{Error, Game, Thresholds};

/// Solves a game by copying.
///
/// Between two losing piles the table repeats its beginning: f(Hⱼ + r) = f(r) for 0 < r < Hⱼ₊₁ −
/// Hⱼ, because Hⱼ + r has the same last digit as r. So a block is a copy of the first rows of the
/// table, and f(Hⱼ) = Hⱼ comes before it. If H is the last losing pile, f has period H
/// ([`NSet`](super::NSet)), and all further rows are copies.
///
/// No list of losing piles is stored: they are the m with f(m) = m. The pointer, the smallest Hᵢ
/// with L(Hᵢ) ≥ Hⱼ, never moves back. The gaps between losing piles never shrink, so the pointer
/// finds the next one by scanning the table from the last gap on.
///
/// # Errors
///
/// [`Error::LimitDecreases`] if the rule decreases up to S.
///
/// Cost: O(S) time, little more than writing the result; no memory but the result.
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
    // The table has the rows up to h, and h is the last losing pile among them. `gap` is the last
    // gap between losing piles that the pointer passed, or 1.
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
            thresholds.copy_first_rows(rows_left);
            return Ok(thresholds);
        }
        thresholds.copy_first_rows(pointer - 1);
        h += pointer;
        thresholds.push(h);
    }
}

/// The smallest losing pile from a row on; the table has one.
fn losing_pile_from(row: u32, thresholds: &Thresholds) -> u32 {
    let below = thresholds.as_slice()[row as usize..].iter();
    let next = (row..).zip(below).find(|&(m, &f)| f == m);
    next.expect("the last losing pile is further down").0
}

/// Extends a table that ends after one period to its full size.
fn repeat(thresholds: &mut Thresholds, period: u32) {
    let size = thresholds.game().size();
    let mut rows = period;
    while rows < size {
        // A multiple of the period, or all remaining rows.
        let copied = rows.min(size - rows);
        thresholds.copy_first_rows(copied);
        rows += copied;
    }
}
