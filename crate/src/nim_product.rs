//! Nim multiplication: with XOR as addition, the numbers below 2^(2^n) are a field.
//!
//! By definition a ⊗ b is the smallest number that no a′ ⊗ b XOR a ⊗ b′ XOR a′ ⊗ b′ is, for a′ < a
//! and b′ < b. A *Fermat power* is F = 2^(2^n): F ⊗ a is the usual product for a < F, and F ⊗ F is
//! F XOR F/2. So a product is found from products of half as many digits.
//!
//! Source: J. H. Conway, *On Numbers and Games*, chapter 6.

/// A product by halves: a = a₁·F + a₀ and b = b₁·F + b₀.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Halves {
    /// The largest Fermat power that is at most one of the factors.
    pub power: u64,
    /// a₁ and a₀.
    pub a: [u64; 2],
    /// b₁ and b₀.
    pub b: [u64; 2],
    /// a₁ ⊗ b₁.
    pub high: u64,
    /// a₀ ⊗ b₀.
    pub low: u64,
    /// (a₁ XOR a₀) ⊗ (b₁ XOR b₀).
    pub both: u64,
    /// a₁ ⊗ b₁ ⊗ F/2.
    pub carry: u64,
}

impl Halves {
    /// The halves of a product; `None` if a factor is 0 or 1.
    #[must_use]
    pub fn of(a: u64, b: u64) -> Option<Self> {
        if a < 2 || b < 2 {
            return None;
        }
        // Digits of a half.
        let half = 1 << (a | b).ilog2().ilog2();
        let mask = (1 << half) - 1;
        let [a, b] = [a, b].map(|factor| [factor >> half, factor & mask]);
        let high = nim_product(a[0], b[0]);
        Some(Self {
            power: 1 << half,
            a,
            b,
            high,
            low: nim_product(a[1], b[1]),
            both: nim_product(a[0] ^ a[1], b[0] ^ b[1]),
            carry: nim_product(high, 1 << (half - 1)),
        })
    }

    /// (both XOR low)·F + (low XOR carry).
    #[must_use]
    pub fn product(&self) -> u64 {
        ((self.both ^ self.low) * self.power) | (self.low ^ self.carry)
    }
}

/// a ⊗ b, for all numbers of 64 bits.
///
/// ```
/// use mexplorer::nim_product::nim_product;
///
/// assert_eq!(nim_product(2, 3), 1);
/// assert_eq!(nim_product(16, 16), 24);
/// assert_eq!(nim_product(16, 5), 80);
/// ```
#[must_use]
pub fn nim_product(a: u64, b: u64) -> u64 {
    match Halves::of(a, b) {
        Some(halves) => halves.product(),
        None => a * b,
    }
}

/// The number whose product with `a` is 1.
///
/// With a = a₁·F + a₀, the product of a and a₁·F + (a₁ XOR a₀) is below F.
///
/// # Panics
///
/// For 0.
#[must_use]
pub fn nim_inverse(a: u64) -> u64 {
    assert!(a > 0, "0 has no inverse");
    if a == 1 {
        return 1;
    }
    let half = 1 << a.ilog2().ilog2();
    let (high, low) = (a >> half, a & ((1 << half) - 1));
    let conjugate = (high << half) | (high ^ low);
    nim_product(conjugate, nim_inverse(nim_product(a, conjugate)))
}
