/** What the lessons of Wythoff's game are tested by. */
import * as wythoff from '../../games/wythoff/lesson.js';
import { integerOf, positionOf } from '../../games/wythoff/parameters.js';

/** @import { Lesson } from '../../player/types.js' */
/** @import { Linked } from '../solver.js' */

/** Queries of lessons that are gone through. */
export const LINKS = [
  'a=3&b=5&method=stars',
  'a=3&b=5&method=mex',
  'a=3&b=5&method=definition',
  'a=60&b=20&method=definition',
  'a=80&b=20&method=stars',
  'a=7&b=400&method=stars',
  'a=16&b=26&method=mex',
  'a=1000&b=3&method=mex',
  'a=1000000&b=3&method=mex',
  'a=112&b=120&method=beatty',
  'a=0&b=0&method=beatty',
  'a=5&b=3&method=beatty',
  `a=${'9'.repeat(900)}&b=7&method=beatty`,
  'a=112&b=120&method=beatty&view=ratio',
  ...['0', '1', '2', '11', '12', '100', '112', '9'.repeat(300)].flatMap((x) => [
    `a=112&b=120&method=beatty&view=partition&x=${x}`,
    `a=112&b=120&method=beatty&view=zeckendorf&x=${x}`,
  ]),
];

/** What comes of the solver's answers, all at once. @param {Linked} asked @returns {Lesson} */
export function lessonOf({ params, solved, verdict, timeline: of }) {
  const timeline = of();
  const position = positionOf({ a: params.get('a') ?? null, b: params.get('b') ?? null });
  if (timeline.method === 'stars') return wythoff.starLesson(timeline, verdict());
  if (timeline.method === 'mex') return wythoff.mexLesson(timeline, verdict());
  if (timeline.method === 'definition') return wythoff.cellLesson(timeline, verdict());
  const x = integerOf(params, position);
  switch (params.get('view')) {
    case 'ratio':
      return wythoff.ratioLesson(solved.lowers({ count: wythoff.RATIOS + 1 }));
    case 'partition':
      return wythoff.partitionLesson(solved.partition({ x, from: x, count: 1 }), BigInt(x));
    case 'zeckendorf':
      return wythoff.zeckendorfLesson(solved.zeckendorf({ x }), BigInt(x));
    default:
      return wythoff.beattyLesson(timeline);
  }
}
