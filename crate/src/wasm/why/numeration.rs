//! The smallest winning take of Dynamic Nim, for JavaScript.

use serde::Serialize;
use tsify::Tsify;

use crate::why::numeration::{About, Numeration};

/// A pile, and the digits of what may be left of it.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
#[tsify(missing_as_null)]
pub(in crate::wasm) struct WhyNumeration {
    stones: u32,
    /// The stones and the largest take allowed, of the position of each dispute.
    #[tsify(type = "[number, number][]")]
    positions: Vec<[u32; 2]>,
    /// By take, from 0: how many stones the next player may take, if that many are left.
    #[tsify(type = "number[]")]
    caps: Vec<u32>,
    /// What belongs to a right claim alone.
    digits: Option<WhyDigits>,
}

/// The digits, and why the next losing pile follows the largest one.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub(in crate::wasm) struct WhyDigits {
    /// By the number of stones, from 0: its digits, largest first.
    #[tsify(type = "number[][]")]
    of: Vec<Vec<u32>>,
    /// The losing piles, ascending, up to the first one above the pile.
    losing: Vec<u32>,
    /// Losing piles h with pre(h) and pre′(h), as `why::numeration::Unfolded` has them.
    #[tsify(type = "[number, number, number][]")]
    unfolded: Vec<[u32; 3]>,
}

/// What messages call a dispute.
pub(super) fn name_of(about: About) -> &'static str {
    match about {
        About::Wins => "wins",
        About::NoneWins => "none-wins",
        About::Smaller => "smaller",
    }
}

pub(super) fn shown_numeration(numeration: &Numeration) -> WhyNumeration {
    let game = numeration.game();
    let disputes = numeration.disputes().iter();
    let stones = game.size();
    let cap =
        |take| u32::try_from(game.rule().cap_after(take)).map_or(stones, |cap| cap.min(stones));
    let digits = || WhyDigits {
        of: (0..=stones).map(|left| numeration.digits(left)).collect(),
        losing: numeration.losing_piles().to_vec(),
        unfolded: numeration
            .unfolded()
            .iter()
            .map(|line| [line.pile, line.before, line.after])
            .collect(),
    };
    WhyNumeration {
        stones,
        positions: disputes
            .map(|(_, dispute)| [dispute.position.pile, dispute.position.cap])
            .collect(),
        caps: (0..=stones).map(|take| cap(take.into())).collect(),
        digits: numeration.is_right().then(digits),
    }
}
