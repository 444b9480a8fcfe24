//! Finds the milestone of a step, and the first step of a milestone.

/// Records where each milestone of a run begins.
///
/// Steps are numbered 1, 2, 3, … and grouped into milestones 1, 2, 3, … (the rows of a table, the
/// layers of a board). The recorded first steps turn a step into its milestone and back by one
/// binary search, so a player can seek anywhere without replaying. For a long run only every
/// `stride`-th milestone is recorded, and a player replays the steps between two of them.
///
/// ```
/// use mexplorer::timeline::Milestones;
///
/// let (mut all, mut some) = (Milestones::default(), Milestones::every(2));
/// for milestone in [1, 2, 2, 2, 3] {
///     all.step(milestone);
///     some.step(milestone);
/// }
/// assert_eq!((all.step_count(), some.step_count()), (5, 5));
/// assert_eq!(all.into_first_steps(), [0, 1, 2, 5, 6]);
/// assert_eq!(some.into_first_steps(), [0, 2, 6]); // of milestone 2, then the sentinel
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Milestones {
    /// Index: milestone / stride.
    first_steps: Vec<u32>,
    stride: u32,
    /// The next milestone to record; it may be beyond the last one.
    next: u64,
    step_count: u32,
}

impl Milestones {
    /// Records every `stride`-th milestone, and counts the steps of all.
    ///
    /// # Panics
    ///
    /// If the stride is 0.
    #[must_use]
    pub fn every(stride: u32) -> Self {
        assert!(stride > 0, "milestones are at least 1 apart");
        Self {
            first_steps: vec![0],
            stride,
            next: stride.into(),
            step_count: 0,
        }
    }

    /// Records the next step as one of `milestone`.
    ///
    /// Milestones come in ascending order. One that is skipped has no steps and the same first step
    /// as the next one.
    #[inline]
    pub fn step(&mut self, milestone: u32) {
        self.step_count += 1;
        while self.next <= milestone.into() {
            self.first_steps.push(self.step_count);
            self.next += u64::from(self.stride);
        }
    }

    /// How many steps were counted.
    #[must_use]
    pub fn step_count(&self) -> u32 {
        self.step_count
    }

    /// The first step of each recorded milestone.
    ///
    /// Length: floor(last milestone / stride) + 2. Entry 0 is the start, before any step: 0. Entry
    /// i is the first step of milestone i · stride. The last entry is a sentinel, the number of
    /// steps + 1: the steps from entry i up to, but not including, entry i + 1 belong to milestone
    /// i · stride and to the unrecorded ones after it.
    ///
    /// With a stride above 1 the first milestones, below the stride, belong to entry 0.
    #[must_use]
    pub fn into_first_steps(mut self) -> Vec<u32> {
        self.first_steps.push(self.step_count + 1);
        self.first_steps
    }
}

/// Records every milestone.
impl Default for Milestones {
    fn default() -> Self {
        Self::every(1)
    }
}

#[cfg(test)]
mod tests {
    use super::Milestones;

    #[test]
    fn nothing_recorded_is_the_start_and_the_sentinel() {
        assert_eq!(Milestones::default().into_first_steps(), [0, 1]);
    }

    #[test]
    fn a_skipped_milestone_has_no_steps() {
        let mut milestones = Milestones::default();
        milestones.step(1);
        milestones.step(4);
        assert_eq!(milestones.into_first_steps(), [0, 1, 2, 2, 2, 3]);
    }
    #[test]
    fn a_stride_records_every_so_many_th_entry_and_the_sentinel() {
        let steps = [1, 1, 2, 3, 3, 3, 4, 8, 8, 9, 12];
        let run = |mut milestones: Milestones| {
            for milestone in steps {
                milestones.step(milestone);
            }
            assert_eq!(milestones.step_count(), 11);
            milestones.into_first_steps()
        };
        let all = run(Milestones::default());
        assert_eq!(all, [0, 1, 3, 4, 7, 8, 8, 8, 8, 10, 11, 11, 11, 12]);
        let milestones = &all[..all.len() - 1];
        for stride in [1, 2, 3, 4, 5, 12, 13, u32::MAX] {
            let mut expected: Vec<u32> = milestones
                .iter()
                .step_by(stride as usize)
                .copied()
                .collect();
            expected.push(12);
            assert_eq!(run(Milestones::every(stride)), expected, "{stride}");
        }
    }

    #[test]
    fn the_last_milestone_there_can_be_is_recorded() {
        let mut milestones = Milestones::every(u32::MAX);
        milestones.step(1);
        milestones.step(u32::MAX);
        milestones.step(u32::MAX);
        assert_eq!(milestones.into_first_steps(), [0, 2, 4]);
    }
}
