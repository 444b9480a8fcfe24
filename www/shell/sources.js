/** The sources of games and theorems, as in docs/MODEL.md, each in its own language. */

/** @type {readonly {words: string, href?: string}[]} */
export const SOURCES = [
  { words: '曹钦翔 (Cao Qinxiang), 从“k 倍动态减法游戏”出发探究一类组合游戏问题' },
  { words: '巴什博弈 与 威佐夫博弈 与 动态 k 倍减法 (Luogu)' },
  { words: '【笔记】简单博弈 (cnblogs)' },
  { words: '博弈论学习笔记' },
  { words: 'C. L. Bouton, Nim, a game with a complete mathematical theory (1901)', href: 'https://doi.org/10.2307/1967631' },
  { words: 'E. H. Moore, A generalization of the game called Nim (1910)' },
  { words: 'W. A. Wythoff, A modification of the game of Nim (1907)' },
  { words: 'R. Sprague (1935), P. M. Grundy (1939)' },
  { words: 'R. K. Guy, C. A. B. Smith, The G-values of various games (1956)', href: 'https://doi.org/10.1017/S0305004100031509' },
  { words: 'A. J. Schwenk, Take-away games (1970)' },
  { words: 'T. S. Ferguson, On sums of graph games with last player losing (1974)' },
  { words: 'E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways for your Mathematical Plays' },
  { words: 'Baltic Olympiad in Informatics 2008, Game', href: 'https://boi.cses.fi/' },
  { words: 'OEIS A000201', href: 'https://oeis.org/A000201' },
  { words: 'OEIS A001950', href: 'https://oeis.org/A001950' },
  { words: 'OEIS A002187', href: 'https://oeis.org/A002187' },
  { words: 'OEIS A071436', href: 'https://oeis.org/A071436' },
];

/** The year of the version. */
export const YEAR = 2026;
