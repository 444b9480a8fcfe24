//! Which positions of small games side by side are losing ones: all of them are labelled, by the
//! bare rules alone.

/// The label of every position.
pub(super) struct Labels {
    /// By game: how many states it has.
    sizes: Vec<usize>,
    /// By position; the state of the first game counts by ones.
    is_losing: Vec<bool>,
}

impl Labels {
    /// Labels all positions. By game and state, the options are the states that a move leads to; all
    /// of them are smaller than the state.
    ///
    /// Cost: the product of the numbers of states, times the moves of a position.
    pub(super) fn new(options: &[Vec<Vec<usize>>]) -> Self {
        let sizes: Vec<usize> = options.iter().map(Vec::len).collect();
        let mut is_losing: Vec<bool> = Vec::new();
        for position in 0..sizes.iter().product() {
            let mut stride = 1;
            let mut wins = false;
            for all in options {
                let state = position / stride % all.len();
                let left = |&to: &usize| position - (state - to) * stride;
                wins |= all[state].iter().map(left).any(|option| is_losing[option]);
                stride *= all.len();
            }
            is_losing.push(!wins);
        }
        Self { sizes, is_losing }
    }

    /// Whether a position is a losing one, by the state of each game.
    pub(super) fn is_losing(&self, states: impl IntoIterator<Item = usize>) -> bool {
        let (mut position, mut stride) = (0, 1);
        for (state, size) in states.into_iter().zip(&self.sizes) {
            position += state * stride;
            stride *= size;
        }
        self.is_losing[position]
    }
}
