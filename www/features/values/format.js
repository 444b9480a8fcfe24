/** A list of numbers as text for other programs. */

/** @import { Period } from './findings.js' */

export const FORMATS = /** @type {const} */ (['text', 'csv', 'c', 'python', 'bfile']);
/** @typedef {typeof FORMATS[number]} Format */

/** The endings of files by format. @type {Record<Format, string>} */
export const ENDINGS = { text: 'txt', csv: 'csv', c: 'h', python: 'py', bfile: 'txt' };

/** Numbers on a line. */
const ACROSS = 16;

/** @param {readonly string[]} words */
const lines = (words) =>
  Array.from(
    { length: Math.ceil(words.length / ACROSS) },
    (_, line) => `  ${words.slice(line * ACROSS, (line + 1) * ACROSS).join(', ')}`,
  ).join(',\n');

/** The name of a variable. @param {string} name */
const variable = (name) => name.replace(/\W+/g, '_');

/** `n - less`, or `n` alone. @param {string} n @param {number} less */
const minus = (n, less) => (less === 0 ? n : `${n} - ${less}`);

/**
 * A periodic list as an expression in its table.
 * @param {Period} period @param {number} from index of the table's first value @param {boolean} is_python
 * @returns {{text: string, needs: number}} needs: values that the table must have
 */
function rule({ preperiod, period, saltus }, from, is_python) {
  const start = Math.max(preperiod, from);
  const past = minus('n', start);
  const round = period === 1 ? '' : `${past === 'n' ? past : `(${past})`} % ${period}`;
  const index = [start === from && round !== '' ? '' : String(start - from), round].filter(Boolean).join(' + ');
  const group = past === 'n' ? past : `(${past})`;
  const rounds = period === 1 ? group : `${group} ${is_python ? '//' : '/'} ${period}`;
  const risen = saltus === 1 ? ` + ${period === 1 ? past : rounds}` : ` + ${saltus} * ${period === 1 ? rounds : `(${rounds})`}`;
  const later = `T[${index}]${saltus === 0 ? '' : risen}`;
  const [early, is_early] = [`T[${minus('n', from)}]`, `n < ${start}`];
  const whole = is_python ? `${early} if ${is_early} else ${later}` : `${is_early} ? ${early} : ${later}`;
  return { text: start === from ? later : whole, needs: start - from + period };
}

/**
 * @param {readonly bigint[]} values
 * @param {object} of
 * @param {Format} of.format
 * @param {string} of.name of the list
 * @param {number} of.from index of the first
 * @param {Period | null} of.period
 */
export function written(values, { format, name, from, period }) {
  const words = values.map(String);
  const known = period && rule(period, from, format === 'python');
  const how =
    period && known && values.length >= known.needs
      ? `g[n] = ${known.text}; ${period.is_proved ? 'proved' : `seen to n = ${from + values.length - 1}`}`
      : '';
  switch (format) {
    case 'csv':
      return `n,${variable(name)}\r\n${words.map((word, index) => `${from + index},${word}\r\n`).join('')}`;
    case 'bfile':
      return words.map((word, index) => `${from + index} ${word}\n`).join('');
    case 'c': {
      const most = values.reduce((greatest, value) => (value > greatest ? value : greatest), 0n);
      const type = most < 2n ** 31n ? 'int' : most < 2n ** 63n ? 'long long' : 'char *const';
      const cells =
        type === 'char *const' ? words.map((word) => `"${word}"`) : type === 'long long' ? words.map((word) => `${word}LL`) : words;
      return (
        `/* ${name.replaceAll('*/', '* /')}, n = ${from} to ${from + values.length - 1}${how ? `\n   ${how}` : ''} */\n` +
        `static const ${type} T[${values.length}] = {\n${lines(cells)}\n};\n`
      );
    }
    case 'python':
      return `# ${name}, n = ${from} to ${from + values.length - 1}\n${how ? `# ${how}\n` : ''}T = [\n${lines(words)},\n]\n`;
    default:
      return `${words.join(' ')}\n`;
  }
}
