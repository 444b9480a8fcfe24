//! Finding a step again: which step belongs to which milestone.

/// Records where each milestone of a run begins.
///
/// Steps are numbered 1, 2, 3, … and come in milestones 1, 2, 3, … (the rows of
/// a table, the layers of a board). The record is enough to turn a step into its
/// milestone and back by one binary search, so a player can seek anywhere
/// without replaying.
///
/// ```
/// use mexplorer::timeline::Milestones;
///
/// let mut milestones = Milestones::default();
/// for milestone in [1, 2, 2, 2, 3] {
///     milestones.step(milestone);
/// }
/// assert_eq!(milestones.step_count(), 5);
/// assert_eq!(milestones.into_first_steps(), [0, 1, 2, 5, 6]);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Milestones {
    first_step_of_milestone: Vec<u32>,
    step_count: u32,
}

impl Milestones {
    /// Records the next step as one of `milestone`.
    ///
    /// Milestones come in ascending order. One that is skipped has no steps and
    /// shares its first step with the one after it.
    pub fn step(&mut self, milestone: u32) {
        self.step_count += 1;
        while self.first_step_of_milestone.len() <= milestone as usize {
            self.first_step_of_milestone.push(self.step_count);
        }
    }

    /// How many steps were recorded.
    #[must_use]
    pub fn step_count(&self) -> u32 {
        self.step_count
    }

    /// The number of each milestone's first step.
    ///
    /// Length: the last milestone + 2. Index 0 is the start, before any step:
    /// 0. Index i is the first step of milestone i. The last entry is a
    /// sentinel, the number of steps + 1, so that milestone i holds the steps
    /// from entry i to entry i + 1, the latter not included.
    #[must_use]
    pub fn into_first_steps(mut self) -> Vec<u32> {
        self.first_step_of_milestone.push(self.step_count + 1);
        self.first_step_of_milestone
    }
}

impl Default for Milestones {
    fn default() -> Self {
        Self {
            first_step_of_milestone: vec![0],
            step_count: 0,
        }
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
}
