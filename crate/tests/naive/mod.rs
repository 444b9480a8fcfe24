//! Dynamic Nim by the bare rules: every position, every take.

#![allow(dead_code, reason = "every test file takes the part it needs")]

/// The winner of every position up to a pile, by the definition.
pub(crate) struct Naive {
    /// The most that the opponent may take after a take.
    limit: Box<dyn Fn(usize) -> usize>,
    /// Index: the pile, then the cap, 0 to the pile.
    mover_wins: Vec<Vec<bool>>,
}

impl Naive {
    /// After a take of x the opponent may take at most floor(p·x / q).
    pub(crate) fn new(size: usize, p: usize, q: usize) -> Self {
        Self::with_limit(size, move |take| p * take / q)
    }

    /// After a take of x the opponent may take at most `limit(x)`.
    pub(crate) fn with_limit(size: usize, limit: impl Fn(usize) -> usize + 'static) -> Self {
        let mut naive = Self {
            limit: Box::new(limit),
            mover_wins: Vec::new(),
        };
        for pile in 0..=size {
            let row = (0..=pile)
                .map(|cap| !naive.winning_takes(pile, cap).is_empty())
                .collect();
            naive.mover_wins.push(row);
        }
        naive
    }

    /// The pile and the cap that a take leaves.
    pub(crate) fn after(&self, pile: usize, take: usize) -> (usize, usize) {
        let left = pile - take;
        (left, left.min((self.limit)(take)))
    }

    /// The winning takes.
    pub(crate) fn winning_takes(&self, pile: usize, cap: usize) -> Vec<usize> {
        (1..=cap)
            .filter(|&take| {
                let (left, next_cap) = self.after(pile, take);
                !self.mover_wins[left][next_cap]
            })
            .collect()
    }

    pub(crate) fn mover_wins(&self, pile: usize, cap: usize) -> bool {
        self.mover_wins[pile][cap]
    }

    /// The least cap that wins each pile, from pile 1 on.
    pub(crate) fn thresholds(&self) -> Vec<usize> {
        self.mover_wins[1..]
            .iter()
            .map(|row| row.iter().position(|&wins| wins).unwrap())
            .collect()
    }
}
