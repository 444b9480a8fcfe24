/** The lesson of the matching game: a largest matching, path by path; what its trees say of the starts; then the answer for the token. */
import { say } from '../../../player/lesson.js';
import { recordedLesson } from '../../../player/recorded_lesson.js';
import { allOf, seriesOf } from '../../../ui/messages.js';
import { knownAt, matchingStepAt, routeOf, sizeOf } from './steps.js';

/** @import { MatchingTimeline, MatchingVerdict } from '../../../../crate/pkg/graphs/mexplorer.js' */
/** @import { Step } from './steps.js' */
/** @import { Message } from '../../../ui/messages.js' */

/** Vertices that a caption names. */
const NAMED = 6;

/** @param {readonly (string | number)[]} vertices */
function named(vertices) {
  const words = vertices.map(String);
  return words.length > NAMED ? seriesOf(words, NAMED) : allOf(words);
}

/** Kinds of the steps of a search. */
const SEARCHING = new Set(['search', 'again', 'grow', 'shrink', 'augment', 'stuck']);

/** A path, with its middle left out where it is long. @param {readonly number[]} path */
const pathWords = (path) => (path.length > 8 ? [...path.slice(0, 3), '…', ...path.slice(-3)] : path).join(' – ');

/** @param {MatchingTimeline} timeline @param {MatchingVerdict} verdict */
export function matchingLesson(timeline, { outcome, ends, moves }) {
  const { count, token, wins, steps } = timeline;
  /**
   * The tree that a step is about: the same root may have one in the whole graph, and one without the token's vertex.
   * @param {number} cursor
   */
  function treeAt(cursor) {
    const { root, without } = knownAt(timeline, cursor);
    return { root, without: without ?? 'none' };
  }

  /** @param {number} cursor @param {number} vertex */
  const mateAt = (cursor, vertex) => knownAt(timeline, cursor).mates.get(vertex) ?? vertex;

  /** @param {Step} step @param {number} cursor @param {boolean} covered @returns {Message} */
  function captionOf(step, cursor, covered) {
    const { kind, numbers } = step;
    const [first, second] = numbers;
    const route = routeOf(timeline, step);
    if (covered && ['starts', 'without', 'expose', 'answer'].includes(kind)) return say('matching-covered');
    switch (kind) {
      case 'start':
        return say('matching-step-start', { token });
      case 'search':
        return say('matching-step-search', { root: first });
      case 'again':
        return say('matching-step-again', { root: first, token });
      case 'grow':
        return say('matching-step-grow', { ...treeAt(cursor), outer: first, inner: second, mate: mateAt(cursor, second) });
      case 'shrink': {
        const before = knownAt(timeline, cursor - 1).sides;
        const inner = [...new Set(route)].filter((vertex) => before.get(vertex) === 'inner');
        return say('matching-step-shrink', { ...treeAt(cursor), cycle: pathWords(route), inner: named(inner), count: inner.length });
      }
      case 'augment':
        return say('matching-step-augment', {
          path: pathWords(route),
          edges: route.length - 1,
          size: sizeOf(knownAt(timeline, cursor).mates),
        });
      case 'stuck':
        return say('matching-step-stuck', treeAt(cursor));
      case 'starts':
        return say('matching-step-starts', { missed: count - wins.length });
      case 'without':
        return say('matching-step-without', { token: first, mate: second });
      case 'expose':
        return say('matching-step-expose', { token, path: pathWords(route), edges: route.length - 1 });
      default:
        return say('matching-step-answer', {
          outcome: ends ? 'over' : outcome,
          token,
          count: moves.length,
          moves: named(moves),
        });
    }
  }
  const lesson = recordedLesson(steps, {
    placeOf: ({ kind, numbers: [root] }) => (kind === 'search' || kind === 'again' ? `${kind},${root}` : kind),
    captionOf,
    code: say('matching-code'),
    lit: {
      search: [0, 1],
      again: [7],
      grow: [2],
      shrink: [3],
      augment: [4],
      stuck: [5],
      starts: [6],
      without: [7],
      expose: [6],
      answer: [outcome === 'N' ? 7 : 6],
    },
    nameOf: ({ kind, numbers: [vertex] }) => say('matching-name-step', { kind, vertex }),
  });
  return {
    ...lesson,
    /** The steps of a search are named by its root. @param {number} cursor */
    nameOf(cursor) {
      const { kind } = matchingStepAt(timeline, cursor);
      if (!SEARCHING.has(kind)) return lesson.nameOf(cursor);
      const { root, without } = treeAt(cursor);
      return say('matching-name-step', { kind: without === 'none' ? 'search' : 'again', vertex: root });
    },
  };
}
