//! How long the verdict of two piles of hundreds of digits takes, Grundy values, and
//! the tiles of a map near the corner and far out.
//!
//! `cargo bench` measures; nothing here decides anything.

use std::hint::black_box;

use criterion::{BenchmarkId, Criterion, criterion_group, criterion_main};
use mexplorer::wythoff::{MAX_GRUNDY, Position, Spec, grundy_values, map, star};
use mexplorer::{Colours, Tile};
use num_bigint::BigUint;

fn verdicts(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("verdict with all moves");
    for digits in [15, 400, 1_000] {
        // Three winning moves: what has to be written is longest.
        let (a, b) = ("9".repeat(digits), format!("{}8", "9".repeat(digits - 1)));
        group.bench_function(BenchmarkId::from_parameter(digits), |bencher| {
            bencher.iter(|| {
                let spec = Spec::parse(black_box(&a), black_box(&b));
                let verdict = spec.expect("two piles").verdict();
                (verdict.moves.iter().map(Position::to_string)).collect::<Vec<_>>()
            });
        });
    }
    group.finish();
}

fn grundy(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("Grundy values");
    group.sample_size(10);
    for n in [1_000, MAX_GRUNDY] {
        group.bench_function(BenchmarkId::from_parameter(n), |bencher| {
            bencher.iter(|| grundy_values(black_box(n)));
        });
    }
    group.finish();
}

fn tiles(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("tile of 256 × 256");
    let colours = Colours {
        p: [255, 200, 0, 255],
        n: [0, 0, 40, 255],
    };
    let one = BigUint::from(1_u32);
    let far = star(&BigUint::from(10_u32).pow(300));
    let corner = Position::new(0_u32, 0_u32);
    let beside = Position::new(far.a.clone(), far.a.clone());
    for (name, at, cells) in [
        ("corner, 1 cell a pixel", &corner, &one),
        ("corner, 10^300 cells a pixel", &corner, &far.a),
        ("10^300, 1 cell a pixel", &far, &one),
        (
            "10^300, 10^100 cells a pixel",
            &far,
            &BigUint::from(10_u32).pow(100),
        ),
        ("10^300, beside the rays", &beside, &one),
    ] {
        let tile = Tile {
            row: at.b.clone(),
            column: at.a.clone(),
            cells: cells.clone(),
            width: 256,
            height: 256,
        };
        group.bench_function(name, |bencher| {
            bencher.iter(|| map(black_box(&tile), colours));
        });
    }
    group.finish();
}

criterion_group!(benches, verdicts, grundy, tiles);
criterion_main!(benches);
