//! Wythoff's game by the bare rules: every position, every move.

/// The winner and the Grundy value of every position with both piles up to a size.
pub(crate) struct Naive {
    /// Index: the first pile, then the second.
    mover_wins: Vec<Vec<bool>>,
    grundy: Vec<Vec<u32>>,
}

impl Naive {
    pub(crate) fn new(size: u32) -> Self {
        let mut naive = Self {
            mover_wins: Vec::new(),
            grundy: Vec::new(),
        };
        for a in 0..=size {
            naive.mover_wins.push(Vec::new());
            naive.grundy.push(Vec::new());
            for b in 0..=size {
                // Every move leads to fewer stones, so all options are decided.
                let wins = !naive.winning_moves(a, b).is_empty();
                let values: Vec<u32> = moves(a, b).map(|(x, y)| naive.grundy(x, y)).collect();
                let mex = (0..=a + b + a.min(b))
                    .find(|value| !values.contains(value))
                    .unwrap();
                naive.mover_wins[a as usize].push(wins);
                naive.grundy[a as usize].push(mex);
            }
        }
        naive
    }

    pub(crate) fn mover_wins(&self, a: u32, b: u32) -> bool {
        self.mover_wins[a as usize][b as usize]
    }

    pub(crate) fn grundy(&self, a: u32, b: u32) -> u32 {
        self.grundy[a as usize][b as usize]
    }

    /// The positions that winning moves lead to, ascending.
    pub(crate) fn winning_moves(&self, a: u32, b: u32) -> Vec<(u32, u32)> {
        let mut targets: Vec<_> = moves(a, b)
            .filter(|&(x, y)| !self.mover_wins(x, y))
            .collect();
        targets.sort_unstable();
        targets
    }
}

/// The options of a position.
pub(crate) fn moves(a: u32, b: u32) -> impl Iterator<Item = (u32, u32)> {
    let from_a = (1..=a).map(move |take| (a - take, b));
    let from_b = (1..=b).map(move |take| (a, b - take));
    let from_both = (1..=a.min(b)).map(move |take| (a - take, b - take));
    from_a.chain(from_b).chain(from_both)
}
