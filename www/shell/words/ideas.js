/** The ideas, each with links to games that it serves. @type {Record<string, readonly string[]>} */
export const IDEAS = {
  monotone: [
    '#/dynamic-nim?n=24&k=2&method=rows&at=11',
    '#/dynamic-nim?n=24&k=2&method=walls&at=11',
    '#/race?sample=rings-15-7&method=rings&at=11',
  ],
  symmetry: ['#/nim?heaps=5,5&at=answer', '#/wythoff?a=12&b=20&method=stars&at=3,5', '#/dynamic-nim?n=16&k=1&at=13'],
  greedy: [
    '#/dynamic-nim?n=100&k=2&method=numeration&at=answer',
    '#/wythoff?a=12&b=20&method=mex&at=4',
    '#/race?board=A.../.x../..../...B&jump=0&at=answer',
  ],
  backwards: [
    '#/graph?edges=0-1,0-2,1-3,2-3,3-4&tokens=0&at=answer',
    '#/race?sample=official-2&method=full&at=2',
    '#/subtraction?set=2-6&heaps=17',
  ],
  parts: ['#/sum', '#/turning?turn=1-2&heads=3,5,6', '#/hackenbush?edges=0-1,1-2,1-3,0-4,4-5&ground=0'],
  numeration: [
    '#/nim?heaps=3,4,5&at=answer',
    '#/dynamic-nim?n=100&k=2&method=numeration&at=answer',
    '#/wythoff?a=112&b=120&method=beatty&view=zeckendorf&x=112&at=1',
  ],
};
