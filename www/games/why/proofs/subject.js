/** What a proof is about. */

/** @import { WhySubject, WhyTimeline } from '../../../../crate/pkg/why/mexplorer.js' */
/** @import { SubjectOf } from '../types.js' */

/**
 * The subject of a part, which is of this kind where the part's steps and board are asked for.
 * @template {WhySubject['kind']} Kind @param {WhyTimeline} timeline @param {Kind} kind @returns {SubjectOf<Kind>}
 */
export function subjectOf({ subject }, kind) {
  if (subject.kind !== kind) throw new Error(`${subject.kind}, not ${kind}`);
  return /** @type {SubjectOf<Kind>} */ (subject);
}

/**
 * The same for a board, which is on show before there is a timeline, and after another part was.
 * @template {WhySubject['kind']} Kind @param {WhyTimeline | null} timeline @param {Kind} kind @returns {SubjectOf<Kind> | null}
 */
export const shownSubject = (timeline, kind) => (timeline?.subject.kind === kind ? subjectOf(timeline, kind) : null);
