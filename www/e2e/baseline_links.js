/** Links of all games, methods, views and plays, good and bad: what each answers is kept in baseline.json. */

const TWO_ARCS_STATE = 'sample=official-1&from=0,1,3,3,B';

const DYNAMIC_NIM = [
  '',
  'n=24&k=2&at=11,8',
  'n=16&k=1&method=walls&at=16',
  'n=21&k=2&method=walls&at=21,0',
  'n=16&k=3/2&method=walls&at=12,8',
  'n=12&k=1/2&method=walls&at=12',
  'n=400&k=2.5&cap=12',
  'n=3&k=2&cap=2&method=definition&at=3,2,1',
  'n=400&k=5/2&method=definition',
  'n=13&k=2&method=rows&at=11,3',
  'n=3&limit=2,0&method=rows&at=3',
  'n=100&limit=2,2,3,5&method=numeration&at=answer',
  'n=10000000000000000000000000000000000000000&k=2&method=numeration&at=h7',
  'n=24&k=2&method=numeration&at=d2',
  'n=10000000&k=2&view=map&map=6543190,0,25',
  'n=10000000000000000000000000&k=3&method=numeration&view=map',
  'n=43&k=43/11&method=walls&view=sweep',
  'n=24&k=2&view=cost',
  'n=24&k=2&play=perfect&hide=1',
  'n=24&k=2&play=beatable&first=other&seed=7&hide=1',
  'n=24&k=2&play=person&hide=1',
  'n=0&k=2',
  'n=1&k=2&cap=1',
  'n=24&k=0',
  'n=abc&k=2',
  'n=24&k=2&at=25',
  'n=24&k=2&method=magic',
  'n=24&k=2&foo=1&view=pink&hide=1',
];

const WYTHOFF = [
  '',
  'a=12&b=20&method=stars&at=3,5,row',
  'a=112&b=120&method=beatty&at=answer',
  'a=16&b=26&method=mex&at=5,a',
  'a=500&b=600&method=stars',
  'a=3&b=5&method=mex',
  'a=1000000000000009&b=1618033988749910&method=beatty&at=star',
  'a=11&b=18&method=beatty&view=partition&x=11&at=sum',
  'a=21&b=34&method=beatty&view=ratio&at=21',
  'a=8&b=13&method=beatty&view=zeckendorf&at=2',
  'a=20&b=30&method=beatty&layer=grundy',
  'a=0&b=0',
  'a=7&b=x',
  'a=12&b=20&method=stars&view=ratio',
  'a=12&b=20&play=perfect&hide=1',
  'a=12&b=20&play=beatable&first=other&seed=3&hide=1',
  'a=12&b=20&at=4,4',
];

const RACE = [
  '',
  'sample=two-arcs&method=pairs&at=1',
  'sample=wrap&method=rings&at=answer',
  'sample=rings-15-7&method=rings&at=3,b',
  'sample=official-2&method=full&at=2',
  'sample=official-2&method=full&at=walk,3',
  'board=A../.x./..B',
  'board=A../.x./.B.',
  'board=AxB/xxx',
  'sample=open-20&method=pairs&view=growth',
  TWO_ARCS_STATE,
  'sample=official-1&play=perfect&hide=1',
  'sample=official-1&play=beatable&first=other&seed=2&hide=1&from=0,1,3,3,B',
  'sample=open-40&method=full',
  'sample=nowhere',
  'board=A..',
  'sample=official-1&at=99',
  'sample=official-1&method=rings&view=growth&from=x',
];

/** @param {string} route @param {readonly string[]} queries */
const links = (route, queries) => queries.map((query) => `#/${route}${query === '' ? '' : `?${query}`}`);

export const LINKS = [...links('dynamic-nim', DYNAMIC_NIM), ...links('wythoff', WYTHOFF), ...links('race', RACE)];
