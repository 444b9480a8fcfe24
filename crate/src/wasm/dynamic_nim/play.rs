//! A play of Dynamic Nim: a move is written as a comma and what it takes.

use num_bigint::BigUint;

use crate::Outcome;
use crate::dynamic_nim::{Error, Solution, Spec};
use crate::wasm::game::{PlayMove, PlayMoves, PlayTakes};

use super::within_text;

/// The most text of winning moves in an answer, in characters: writing long numbers takes
/// longer than finding them, and a play makes one move at a time.
const MAX_TEXT: usize = 100_000;

/// The moves of a position that the solution includes.
pub(super) fn moves(
    solution: &Solution,
    spec: &Spec,
    random: [f64; 3],
) -> Result<PlayMoves, Error> {
    let described = |take: &BigUint| play_move(solution, spec, take);
    let one = |take: Option<u32>| take.map_or(Ok(None), |take| described(&take.into()));
    let listed = spec.moves().map(|all| {
        let moves = all
            .iter()
            .filter_map(|(take, _)| described(&(*take).into()).transpose());
        moves.collect()
    });
    let winning = solution.winning(spec)?;
    let moves = winning
        .takes()
        .filter_map(|take| Some(written(&take, &spec.after(&take)?, true)));
    let [how_much, ..] = random;
    Ok(PlayMoves {
        moves: listed.transpose()?,
        takes: takes(spec),
        winning: within_text(moves, MAX_TEXT, |one| one.name.len() + one.to.len()),
        patient: one(spec.patient_take())?,
        careless: one(spec.careless_take(how_much))?,
    })
}

/// A move by its name, `,` and the number that it takes; `None` if it is not a move.
pub(super) fn named(
    solution: &Solution,
    spec: &Spec,
    name: &str,
) -> Result<Option<PlayMove>, Error> {
    let take = name.strip_prefix(',').and_then(|take| spec.take(take));
    take.map_or(Ok(None), |take| play_move(solution, spec, &take))
}

/// What can be taken from the only pile.
fn takes(spec: &Spec) -> Vec<PlayTakes> {
    if spec.is_over() {
        return Vec::new();
    }
    vec![PlayTakes {
        from: String::new(),
        least: "1".to_owned(),
        most: spec.cap.to_string(),
    }]
}

fn play_move(solution: &Solution, spec: &Spec, take: &BigUint) -> Result<Option<PlayMove>, Error> {
    let Some(left) = spec.after(take) else {
        return Ok(None);
    };
    let wins = solution.outcome(&left)? == Outcome::P;
    Ok(Some(written(take, &left, wins)))
}

/// A position as text: `pile,cap`.
pub(super) fn position(Spec { pile, cap, .. }: &Spec) -> String {
    format!("{pile},{cap}")
}

fn written(take: &BigUint, left: &Spec, wins: bool) -> PlayMove {
    PlayMove {
        name: format!(",{take}"),
        to: position(left),
        wins,
        ends: left.is_over(),
    }
}
