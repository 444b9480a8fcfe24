/**
 * Problems of online judges by their numbers, for the search: the game that each is about, or a ready rule of the laboratory, and its page
 * where it has one. The problems of those pages stand in features/judge, with all that reads and answers them: too much for the home page.
 */

/**
 * @typedef {object} JudgeProblem
 * @property {string[]} names a judge and a number each: one problem may stand on several judges
 * @property {string} [route] of its game
 * @property {Record<string, string>} [params] its rule
 * @property {string} [find] in place of both, the message id of a ready rule
 * @property {string} [judge] the `problem` of `#/judge`
 */

/** @type {readonly JudgeProblem[]} */
export const JUDGE_PROBLEMS = [
  { names: ['POJ 2234', 'HDU 1849', 'HDU 1850', 'HDU 2176', 'POJ 2975'], route: 'nim' },
  { names: ['Luogu P2197'], route: 'nim', judge: 'luogu-p2197' },
  { names: ['Luogu P1247'], route: 'nim', judge: 'luogu-p1247' },
  { names: ['Luogu P2148', 'BZOJ 1228'], route: 'nim', judge: 'luogu-p2148' },
  { names: ['BZOJ 1022', 'Luogu P4279', 'HDU 1907', 'HDU 2509'], route: 'nim', params: { rule: 'misere' }, judge: 'bzoj-1022' },
  { names: ['HDU 2516'], route: 'dynamic-nim', params: { k: '2' }, judge: 'hdu-2516' },
  { names: ['Luogu P6487'], route: 'dynamic-nim', params: { k: '2' } },
  { names: ['POJ 3922', 'HDU 2486'], route: 'dynamic-nim', judge: 'poj-3922' },
  { names: ['POJ 1067', 'HDU 1527'], route: 'wythoff', judge: 'poj-1067' },
  { names: ['Luogu P2252'], route: 'wythoff', judge: 'luogu-p2252' },
  { names: ['HDU 2177'], route: 'wythoff' },
  { names: ['HDU 1846', 'HDU 2188'], route: 'subtraction', params: { set: '1-3', heaps: '21' } },
  { names: ['LeetCode 292'], route: 'subtraction', params: { set: '1-3', heaps: '4' } },
  { names: ['HDU 1847'], route: 'subtraction', params: { set: '1,2,4,8,16,32,64,128,256,512', heaps: '23' } },
  { names: ['HDU 1848'], route: 'subtraction', params: { set: '1,2,3,5,8,13,21,34,55,89,144,233,377,610,987', heaps: '10,20,30' } },
  { names: ['HDU 1536', 'HDU 1944', 'POJ 2960'], route: 'subtraction', params: { set: '2,5', heaps: '5,12' } },
  { names: ['LeetCode 1510'], route: 'subtraction', params: { set: '1,4,9,16,25,36,49,64,81,100', heaps: '17' } },
  { names: ['HDU 3032'], route: 'octal', params: { code: '4.[3]', heaps: '1,2,3' } },
  { names: ['BZOJ 2940'], route: 'octal', judge: 'bzoj-2940' },
  { names: ['POJ 2348', 'HDU 1525', 'Luogu P1290'], find: 'lab-ready-euclid' },
  { names: ['Luogu P3480', 'BZOJ 1115'], route: 'staircase', judge: 'luogu-p3480' },
  { names: ['POJ 1704'], route: 'staircase', judge: 'poj-1704' },
  { names: ['BZOJ 1188', 'Luogu P3185'], route: 'splitting', judge: 'bzoj-1188' },
  { names: ['UVa 1378', 'OpenJudge 15078'], route: 'splitting', judge: 'uva-1378' },
  { names: ['POJ 3710', 'HDU 3094'], route: 'hackenbush' },
  { names: ['Luogu P6560'], route: 'graph', judge: 'luogu-p6560' },
  { names: ['POJ 2425', 'HDU 1524'], route: 'graph' },
  { names: ['Luogu P4055', 'BZOJ 1443', 'Luogu P1971', 'BZOJ 2437'], route: 'matching' },
  { names: ['BOJ 1191', 'DMOJ btoi08p1'], route: 'race', judge: 'boi-2008' },
];
