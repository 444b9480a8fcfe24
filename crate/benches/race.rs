//! How long it takes to decide a race, by rings and by the official pairs of cells, on every
//! family of boards.
//!
//! Each time is from the board to the winner: distances, layers and the method. `cargo bench`
//! measures; nothing here decides anything.

use std::hint::black_box;
use std::time::Duration;

use criterion::{BenchmarkId, Criterion, criterion_group, criterion_main};
use mexplorer::race::{
    Board, Layers, Verdict, best_tree_level, double_tree, full_game, maze, open_board, pairs,
    random, ring_corridors, rings, serpentine,
};

fn families(side: u32) -> [(&'static str, Board); 6] {
    let tree = double_tree(side, best_tree_level(side));
    [
        ("open", open_board(side, side)),
        ("serpentine", serpentine(side, side)),
        ("double tree", tree.expect("there is room")),
        ("ring corridors", ring_corridors(side, 1)),
        ("maze", maze(side, side, 10, 1)),
        ("random", random(side, side, 20, 1)),
    ]
}

fn both_methods(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("race, 300 x 300");
    group.sample_size(20);
    for (family, board) in families(300) {
        group.bench_function(BenchmarkId::new("rings", family), |bencher| {
            bencher.iter(|| rings(black_box(&board), &Layers::of(&board), &mut ()));
        });
        group.bench_function(BenchmarkId::new("pairs", family), |bencher| {
            bencher.iter(|| pairs(black_box(&board), &Layers::of(&board), &mut ()));
        });
    }
    group.finish();
}

fn large(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("race, 2000 x 2000");
    group.sample_size(10);
    for (family, board) in families(2_000) {
        group.bench_function(BenchmarkId::new("rings", family), |bencher| {
            bencher.iter(|| rings(black_box(&board), &Layers::of(&board), &mut ()));
        });
        group.bench_function(BenchmarkId::new("verdict", family), |bencher| {
            bencher.iter(|| Verdict::of(black_box(&board)));
        });
    }
    group.finish();
}

fn full(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("race, full game");
    group.sample_size(10);
    for side in [10, 20, 39] {
        let board = open_board(side, side);
        let layers = Layers::of(&board);
        group.bench_function(BenchmarkId::from_parameter(side), |bencher| {
            bencher.iter(|| full_game(black_box(&board), &layers, &mut ()));
        });
    }
    group.finish();
}

/// There are many boards, and a run of each is long: less time for each than by default.
fn short() -> Criterion {
    Criterion::default()
        .warm_up_time(Duration::from_secs(1))
        .measurement_time(Duration::from_secs(3))
}

criterion_group! {
    name = benches;
    config = short();
    targets = both_methods, large, full
}
criterion_main!(benches);
