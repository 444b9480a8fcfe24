//! How long ten million thresholds take, beside what copying their bytes takes, and
//! all winning takes of a pile of a thousand digits.
//!
//! `cargo bench` measures; nothing here decides anything.

use std::hint::black_box;

use criterion::{BenchmarkId, Criterion, criterion_group, criterion_main};
use mexplorer::dynamic_nim::{Game, MAX_WALLS, NSet, Rule, WallsCheck, blocks, walls};
use num_bigint::BigUint;

fn rule(k: &str) -> Rule {
    Rule::factor(k).expect("the factor is written here")
}

fn tables(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("ten million thresholds");
    group.sample_size(10);
    for k in ["2", "5/2"] {
        let game = Game::new(MAX_WALLS, rule(k));
        group.bench_function(BenchmarkId::new("walls", k), |bencher| {
            bencher.iter(|| walls(black_box(&game), &mut ()));
        });
        group.bench_function(BenchmarkId::new("blocks", k), |bencher| {
            bencher.iter(|| blocks(black_box(&game)));
        });
        let thresholds = blocks(&game).expect("a factor never decreases");
        group.bench_function(BenchmarkId::new("check", k), |bencher| {
            bencher.iter(|| {
                let mut check = WallsCheck::default();
                check.advance(black_box(&thresholds), u32::MAX, &mut ());
                check.agrees()
            });
        });
        group.bench_function(BenchmarkId::new("copy", k), |bencher| {
            bencher.iter(|| black_box(&thresholds).as_slice().to_vec());
        });
    }
    group.finish();
}

fn numeration(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("a thousand digits");
    let pile = BigUint::from(10_u32).pow(1_000) - 1_u32;
    for k in ["1", "2", "5/2", "3", "10"] {
        let rule = rule(k);
        group.bench_function(BenchmarkId::new("all winning takes", k), |bencher| {
            bencher.iter(|| {
                let set = NSet::build(black_box(&rule), &pile, &mut ()).expect("it is small");
                let takes = set.winning_takes(&pile, &pile);
                takes.starting_at(0).count()
            });
        });
    }
    group.finish();
}

criterion_group!(benches, tables, numeration);
criterion_main!(benches);
