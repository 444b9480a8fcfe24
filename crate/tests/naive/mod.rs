//! Dynamic Nim by the bare rules: every position, every take, nothing clever.

/// Who wins every position up to a pile, by the definition.
pub(crate) struct Naive {
    p: usize,
    q: usize,
    /// Index: the pile, then the cap, 0 to the pile.
    mover_wins: Vec<Vec<bool>>,
}

impl Naive {
    /// After a take of x the opponent may take at most floor(p·x / q).
    pub(crate) fn new(size: usize, p: usize, q: usize) -> Self {
        let mut naive = Self {
            p,
            q,
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
        (left, left.min(self.p * take / self.q))
    }

    /// The takes after which the opponent loses.
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
