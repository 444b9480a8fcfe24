//! The nimbers of the table: what a pile and its cap are worth beside other games.

use super::{Error, Game, Position, Rule};
use crate::QuestionError;

/// The largest pile of a table of nimbers: 80,000 of them.
pub const MAX_NIMBERS: u32 = 400;

/// g(m, n) = mex { g(m − x, min(L(x), m − x)) : 1 ≤ x ≤ n } for all piles m up to `size` and caps n
/// up to m.
///
/// Length (size + 1)(size + 2)/2, by rows: position (m, n) has the index m(m + 1)/2 + n. A row never
/// falls, because a larger cap has all options of a smaller one and one more; its zeros are the wall.
///
/// # Errors
///
/// [`QuestionError::TableLarge`] above [`MAX_NIMBERS`].
///
/// Cost: O(size²), as the mex of a row never goes back.
///
/// ```
/// use mexplorer::dynamic_nim::{Rule, nimbers};
///
/// let g = nimbers(&Rule::factor("1")?, 9)?;
/// let whole: Vec<u16> = (1..10).map(|m: usize| g[m * (m + 1) / 2 + m - 1]).collect();
/// assert_eq!(whole, [0, 0, 2, 0, 3, 3, 3, 0, 4]); // a first take leaves at least one stone
/// # Ok::<(), mexplorer::dynamic_nim::Error>(())
/// ```
pub fn nimbers(rule: &Rule, size: u32) -> Result<Vec<u16>, Error> {
    if size > MAX_NIMBERS {
        return Err(QuestionError::TableLarge {
            value: size.to_string(),
            limit: MAX_NIMBERS,
        }
        .into());
    }
    let game = Game::new(size, rule.clone());
    let index = |Position { pile, cap }| (pile as usize * (pile as usize + 1)) / 2 + cap as usize;
    let mut values: Vec<u16> = Vec::with_capacity(index(Position {
        pile: size + 1,
        cap: 0,
    }));
    for m in 0..=size {
        let mut is_taken = vec![false; m as usize + 1];
        let mut mex = 0_u16;
        values.push(0);
        for n in 1..=m {
            let left = Position { pile: m, cap: n }.after(n, game.rule());
            // A value is at most the number of options.
            is_taken[values[index(left)] as usize] = true;
            while is_taken.get(mex as usize) == Some(&true) {
                mex += 1;
            }
            values.push(mex);
        }
    }
    Ok(values)
}
