/** Entries of lists whose index is known to be one of theirs, which the type checker cannot know. */

/** @template T @param {ArrayLike<T>} list @param {number} index below its length @returns {T} */
export const entryAt = (list, index) => /** @type {T} */ (list[index]);
