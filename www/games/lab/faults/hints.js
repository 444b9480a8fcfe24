/** What is often written instead of what the language has: by a line that does not read, the name of the hint that helps. */

/** In the order in which they are looked for. @type {readonly (readonly [name: string, form: RegExp])[]} */
const FORMS = [
  ['brackets', /^\s*[\p{L}_]\w*\s*(->|→)/u],
  [
    'small',
    /(^|\W)(For|FOR|If|IF|In|IN|And|AND|Or|OR|Not|NOT|Mod|MOD|Won|Lost|Last|Start|Table|Board|Conjecture|End|Min|Max|Floor|Xor|XOR)(\W|$)/,
  ],
  ['ends', /^\s*(won|lost|board)\s+if\b/],
  ['misere', /^\s*(mis[eè]re|last\s+wins|win|wins|lose|loses)\b/],
  ['guess', /^\s*conjecture\s+(?!lost\b|nimber\b)/],
  ['order', /\bif\b.*\bfor\b/],
  ['and', /&&|\bif\b.*&/],
  ['equal', /==/],
  ['compare', /=>|=<|<>|≠≠/],
  ['mod', /%/],
  ['divides', /[^|]\|[^|]/],
  ['set', /\bin\s*([([]|[\p{L}\p{N}]+\s*[,，、])/u],
  ['range', /[0-9]\s*[～~]\s*[0-9]|\bto\b/],
  ['sum', /(->|→).*\)\s*([,，、+]|and|or)\s*\(/],
  ['start', /^\s*start\s+[\p{L}\p{N}]/u],
  ['loop', /^(?!.*\bfor\b).*(->|→).*[-+*]\s*[\p{L}_]/u],
];

/** @param {string} line of the text @returns {string | null} */
export const hintFor = (line) => FORMS.find(([, form]) => form.test(line.replace(/#.*/, '')))?.[0] ?? null;
