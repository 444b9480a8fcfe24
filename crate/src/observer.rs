//! Observers of the steps of a run.

/// Receives every step of a run, in order, as an event of the game's own type.
///
/// An algorithm is written once, generic over its observer: the same code solves, counts steps and
/// feeds an animation. An observer cannot change a result. `()` ignores all events and costs
/// nothing; a closure is an observer; a pair passes each event to both.
///
/// ```
/// use mexplorer::Observer;
///
/// fn sum(numbers: &[u32], observer: &mut impl Observer<u32>) -> u32 {
///     numbers.iter().inspect(|&&number| observer.see(number)).sum()
/// }
///
/// let (mut count, mut seen) = (0, Vec::new());
/// let total = sum(&[3, 4, 5], &mut (&mut |_| count += 1, &mut |number| seen.push(number)));
/// assert_eq!((total, count, seen), (12, 3, vec![3, 4, 5]));
/// assert_eq!(sum(&[3, 4, 5], &mut ()), 12);
/// ```
pub trait Observer<E> {
    /// A step was taken.
    fn see(&mut self, event: E);
}

impl<E> Observer<E> for () {
    #[inline]
    fn see(&mut self, _event: E) {}
}

impl<E, F: FnMut(E)> Observer<E> for F {
    #[inline]
    fn see(&mut self, event: E) {
        self(event);
    }
}

/// The first observer receives each event before the second.
impl<E: Copy, A: Observer<E>, B: Observer<E>> Observer<E> for (&mut A, &mut B) {
    #[inline]
    fn see(&mut self, event: E) {
        self.0.see(event);
        self.1.see(event);
    }
}
