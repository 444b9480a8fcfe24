//! A play by text, as a page asks for it.

use crate::Outcome;
use crate::play::{MoveTo, PlayText};

use super::game::{NamedMove, PlayAt, PlayMove, PlayMoves, PlayTakes};

/// The moves of a position.
pub(super) fn moves<G: PlayText>(game: &G, at: &PlayAt) -> Result<PlayMoves, G::Error> {
    let position = game.read(&at.position)?;
    let described = |made: MoveTo<G>| play_move(game, &made);
    let listed = game.listed(&position);
    let takes = game.takes(&position).into_iter();
    Ok(PlayMoves {
        moves: listed.map(|all| all.into_iter().map(described).collect()),
        takes: takes
            .map(|[from, least, most]| PlayTakes { from, least, most })
            .collect(),
        winning: game.winning(&position).into_iter().map(described).collect(),
        patient: game.patient(&position).map(described),
        careless: game.careless(&position, at.random).map(described),
    })
}

/// Makes a move by its name; `None` if it is not a move of the position.
pub(super) fn after<G: PlayText>(game: &G, made: &NamedMove) -> Result<Option<PlayMove>, G::Error> {
    let position = game.read(&made.position)?;
    let made = game.named(&position, &made.name);
    Ok(made.map(|made| play_move(game, &made)))
}

/// The two questions of a play, for a game that is a `PlayText` or has one.
macro_rules! play_by_text {
    ($self:ident => $game:expr) => {
        fn moves(
            &$self,
            at: $crate::wasm::game::PlayAt,
        ) -> Result<$crate::wasm::game::PlayMoves, Self::Error> {
            $crate::wasm::play::moves($game, &at)
        }

        fn after(
            &$self,
            made: $crate::wasm::game::NamedMove,
        ) -> Result<Option<$crate::wasm::game::PlayMove>, Self::Error> {
            $crate::wasm::play::after($game, &made)
        }
    };
}

pub(super) use play_by_text;

/// A move, with what it leaves.
pub(super) fn play_move<G: PlayText>(game: &G, (made, left): &MoveTo<G>) -> PlayMove {
    PlayMove {
        name: game.name(made),
        to: game.write(left),
        wins: game.outcome(left) == Outcome::P,
        ends: game.is_over(left),
    }
}
