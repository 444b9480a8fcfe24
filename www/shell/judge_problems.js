/**
 * Problems of online judges by their numbers and titles, for the search: the game that each is about, or a ready rule of the laboratory,
 * and its page where it has one. The problems of those pages stand in features/judge, with all that reads and answers them: too much for the
 * home page.
 */

/**
 * @typedef {object} JudgeProblem
 * @property {string[]} names a judge and a number each: one problem may stand on several judges
 * @property {string} title
 * @property {string} [route] of its game
 * @property {Record<string, string>} [params] its rule
 * @property {string} [find] in place of both, the message id of a ready rule
 * @property {string} [judge] the `problem` of `#/judge`
 * @property {boolean} [is_reduced] whether its page first has to say how it becomes the game
 */

/** Rules that several problems have. */
const MISERE = { route: 'nim', params: { rule: 'misere' }, judge: 'bzoj-1022' };
const UP_TO_THREE = { route: 'subtraction', params: { set: '1-3', heaps: '21' } };

/** @type {readonly JudgeProblem[]} */
export const JUDGE_PROBLEMS = [
  { names: ['POJ 2234'], title: 'Matches Game', route: 'nim' },
  { names: ['HDU 1849'], title: 'Rabbit and Grass', route: 'nim' },
  { names: ['HDU 1850'], title: 'Being a Good Boy in Spring Festival', route: 'nim' },
  { names: ['HDU 2176'], title: '取(m堆)石子游戏', route: 'nim' },
  { names: ['POJ 2975'], title: 'Nim', route: 'nim' },
  { names: ['Luogu P2197'], title: '【模板】Nim 游戏', route: 'nim', judge: 'luogu-p2197' },
  { names: ['Luogu P1247'], title: '取火柴游戏', route: 'nim', judge: 'luogu-p1247' },
  { names: ['Luogu P2148', 'BZOJ 1228'], title: '[SDOI2009] E&D', route: 'nim', judge: 'luogu-p2148', is_reduced: true },
  { names: ['BZOJ 1022', 'Luogu P4279'], title: '[SHOI2008] 小约翰的游戏', ...MISERE },
  { names: ['HDU 1907'], title: 'John', ...MISERE },
  { names: ['HDU 2509'], title: 'Be the Winner', ...MISERE },
  { names: ['HDU 2516'], title: '取石子游戏', route: 'dynamic-nim', params: { k: '2' }, judge: 'hdu-2516' },
  { names: ['Luogu P6487'], title: '[COCI2010-2011#4] HRPA', route: 'dynamic-nim', params: { k: '2' } },
  { names: ['POJ 3922', 'HDU 2486'], title: 'A simple stone game', route: 'dynamic-nim', judge: 'poj-3922' },
  { names: ['POJ 1067', 'HDU 1527'], title: '取石子游戏', route: 'wythoff', judge: 'poj-1067' },
  { names: ['Luogu P2252'], title: '[SHOI2002] 取石子游戏', route: 'wythoff', judge: 'luogu-p2252' },
  { names: ['HDU 2177'], title: '取(2堆)石子游戏', route: 'wythoff' },
  { names: ['HDU 1846'], title: 'Brave Game', ...UP_TO_THREE },
  { names: ['HDU 2188'], title: '选拔志愿者', ...UP_TO_THREE },
  { names: ['LeetCode 292'], title: 'Nim Game', route: 'subtraction', params: { set: '1-3', heaps: '4' } },
  {
    names: ['HDU 1847'],
    title: 'Good Luck in CET-4 Everybody!',
    route: 'subtraction',
    params: { set: '1,2,4,8,16,32,64,128,256,512', heaps: '23' },
  },
  {
    names: ['HDU 1848'],
    title: 'Fibonacci again and again',
    route: 'subtraction',
    params: { set: '1,2,3,5,8,13,21,34,55,89,144,233,377,610,987', heaps: '10,20,30' },
  },
  { names: ['HDU 1536', 'HDU 1944', 'POJ 2960'], title: 'S-Nim', route: 'subtraction', params: { set: '2,5', heaps: '5,12' } },
  { names: ['LeetCode 1510'], title: 'Stone Game IV', route: 'subtraction', params: { set: '1,4,9,16,25,36,49,64,81,100', heaps: '17' } },
  { names: ['HDU 3032'], title: 'Nim or not Nim?', route: 'octal', params: { code: '4.[3]', heaps: '1,2,3' } },
  { names: ['BZOJ 2940'], title: '条纹 (POI 2000 “Stripes”)', route: 'octal', judge: 'bzoj-2940' },
  { names: ['POJ 2348', 'HDU 1525', 'Luogu P1290'], title: 'Euclid’s Game, 欧几里德的游戏', find: 'lab-ready-euclid' },
  { names: ['Luogu P3480', 'BZOJ 1115'], title: '[POI 2009] KAM-Pebbles', route: 'staircase', judge: 'luogu-p3480', is_reduced: true },
  { names: ['POJ 1704'], title: 'Georgia and Bob', route: 'staircase', judge: 'poj-1704', is_reduced: true },
  { names: ['BZOJ 1188', 'Luogu P3185'], title: '[HNOI2007] 分裂游戏', route: 'splitting', judge: 'bzoj-1188' },
  { names: ['UVa 1378', 'OpenJudge 15078'], title: 'A Funny Stone Game', route: 'splitting', judge: 'uva-1378' },
  { names: ['POJ 3710'], title: 'Christmas Game', route: 'hackenbush' },
  { names: ['HDU 3094'], title: 'A tree game', route: 'hackenbush' },
  { names: ['Luogu P6560'], title: '[SBCOI2020] 时光的流逝', route: 'graph', judge: 'luogu-p6560' },
  { names: ['POJ 2425', 'HDU 1524'], title: 'A Chess Game', route: 'graph' },
  { names: ['Luogu P4055', 'BZOJ 1443'], title: '[JSOI2009] 游戏', route: 'matching' },
  { names: ['Luogu P1971', 'BZOJ 2437'], title: '[NOI2011] 兔兔与蛋蛋游戏', route: 'matching' },
  { names: ['BOJ 1191', 'DMOJ btoi08p1'], title: 'Game (BOI 2008)', route: 'race', judge: 'boi-2008' },
];
