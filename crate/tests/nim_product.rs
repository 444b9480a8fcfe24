//! Nim multiplication, compared with its definition and with the laws of a field.

use mexplorer::nim_product::{Halves, nim_inverse, nim_product};

/// a ⊗ b for all a and b below a limit, by the definition.
fn table(limit: usize) -> Vec<Vec<u64>> {
    let mut table = vec![vec![0; limit]; limit];
    for a in 0..limit {
        for b in 0..limit {
            let mut seen = vec![false; 4 * limit * limit];
            for less_a in 0..a {
                for less_b in 0..b {
                    let option = table[less_a][b] ^ table[a][less_b] ^ table[less_a][less_b];
                    seen[usize::try_from(option).unwrap()] = true;
                }
            }
            let smallest = seen.iter().position(|was_seen| !was_seen);
            table[a][b] = smallest.unwrap() as u64;
        }
    }
    table
}

#[test]
fn products_are_those_of_the_definition() {
    for (a, row) in (0..).zip(table(40)) {
        for (b, product) in (0..).zip(row) {
            assert_eq!(nim_product(a, b), product, "{a} {b}");
        }
    }
}

#[test]
fn products_are_those_of_a_field() {
    let mut seed = 1_u64;
    let mut random = move || {
        seed = seed
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        seed ^ (seed >> 29)
    };
    for bits in [2, 5, 8, 16, 31, 32, 33, 64] {
        for _ in 0..200 {
            let [a, b, c] = [random(), random(), random()].map(|one| one >> (64 - bits));
            let product = nim_product(a, b);
            assert_eq!(product, nim_product(b, a));
            assert_eq!(nim_product(product, c), nim_product(a, nim_product(b, c)));
            assert_eq!(nim_product(a, b ^ c), product ^ nim_product(a, c));
            if a > 0 {
                assert_eq!(nim_product(a, nim_inverse(a)), 1);
                assert_eq!(nim_product(product, nim_inverse(a)), b);
            }
        }
    }
    // Fermat powers.
    for power in [2_u64, 4, 16, 256, 65_536, 1 << 32] {
        assert_eq!(nim_product(power, power), power + power / 2);
        assert_eq!(nim_product(power, power - 1), power.wrapping_mul(power - 1));
    }
}

#[test]
fn halves_of_a_product() {
    assert_eq!(Halves::of(1, 7), None);
    let halves = Halves::of(5, 6).unwrap();
    assert_eq!((halves.power, halves.a, halves.b), (4, [1, 1], [1, 2]));
    assert_eq!(
        (halves.high, halves.low, halves.both, halves.carry),
        (1, 2, 0, 2)
    );
    assert_eq!(halves.product(), 8);
}
