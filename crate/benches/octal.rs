//! How long the nimbers of octal games take by each method, and the periods that are long to prove.
//!
//! `cargo bench` measures; nothing here decides anything, but that all methods agree.

use std::hint::black_box;

use criterion::{BenchmarkId, Criterion, criterion_group, criterion_main};
use mexplorer::heaps::octal::{Code, Method, Naive, Octal, Sparse};

const METHODS: [Method; 3] = [Method::Naive, Method::Plain, Method::Parity];

/// So many nimbers, even if the period is proved before.
fn values(code: &Code, method: Method, count: usize) -> Vec<u16> {
    let mut sparse = match method {
        Method::Naive => {
            let mut naive = Naive::new(code.clone());
            naive.extend(count, u64::MAX);
            return naive.values().to_vec();
        }
        Method::Plain => Sparse::plain(code),
        Method::Parity => Sparse::with_parity(code),
    }
    .expect("a finite code of two parts");
    sparse.extend(count, u64::MAX);
    sparse.values().to_vec()
}

/// Codes that gain, the one of the size's bit, and one where nothing helps.
fn methods(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("octal values");
    group.sample_size(10);
    for text in ["0.56", "0.127", "0.051", "0.104", "0.6", "0.04"] {
        let code = Code::parse(text).expect("a code");
        for count in [2_000, 10_000] {
            for method in METHODS {
                let id = BenchmarkId::new(format!("{text}, {method:?}"), count);
                group.bench_function(id, |bencher| {
                    bencher.iter(|| values(black_box(&code), method, count));
                });
            }
        }
    }
    group.finish();
}

fn proofs(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("octal period proved");
    group.sample_size(10);
    for (text, needed) in [
        ("0.07", 176),
        ("0.165", 13_465),
        ("0.127", 93_167),
        ("0.16", 509_622),
        ("0.56", 653_570),
    ] {
        let code = Code::parse(text).expect("a code");
        group.bench_function(text, |bencher| {
            bencher.iter(|| {
                let mut octal = Octal::new(black_box(&code).clone());
                octal.advance(usize::MAX, u64::MAX);
                let found = octal.period().expect("a period");
                assert_eq!(found.values_needed(), Some(needed));
            });
        });
    }
    group.finish();
}

/// All codes 0.abc that split, once, if no name is asked for: the three methods give the same
/// nimbers.
fn agreement(_: &mut Criterion) {
    if std::env::args().skip(1).any(|name| !name.starts_with('-')) {
        return;
    }
    for number in 0..512 {
        let code = Code::parse(&format!("0.{number:03o}")).expect("a code");
        if code.splits() {
            let [naive, plain, parity] = METHODS.map(|method| values(&code, method, 8_000));
            assert_eq!(naive, plain, "{code}");
            assert_eq!(naive, parity, "{code}");
        }
    }
}

criterion_group!(benches, agreement, methods, proofs);
criterion_main!(benches);
