/** A program in step with the board: its listing with the line of the step lit, the values there, what it reads; to copy and to save. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { copied } from '../../ui/clipboard.js';
import { Button } from '../../ui/controls.jsx';
import { NotLoaded } from '../../ui/load_again.jsx';
import { text } from '../../ui/messages.js';
import { readable } from '../../ui/numbers.js';
import { saveFile } from '../../ui/save_file.js';
import { language as pageLanguage } from '../../ui/settings.js';
import { indexed, linesOf, withoutMarkers } from './listing.js';
import { useShownLine } from './show_line.js';
import './program.css';

/** @import { RefObject } from 'preact' */
/** @import { FamilyGame, Page } from '../types.js' */
/** @import { Ending, Listed, ListedLine } from './types.js' */

/** @param {{page: Page, game: FamilyGame, name: string, language: Ending}} props */
export function ProgramListing({ page, game, name, language }) {
  const [loaded, setLoaded] = useState(/** @type {{of: string, listed: Listed | null} | null} */ (null));
  const spoken = pageLanguage.current.value;
  const of = `${game.route} ${name}.${language} ${spoken}`;
  useLayoutEffect(() => {
    let is_wanted = true;
    const show = (/** @type {Listed | null} */ listed) => void (is_wanted && setLoaded({ of, listed }));
    game.loadProgram(name, language, spoken).then(show, () => show(null));
    return () => void (is_wanted = false);
  }, [of]);
  // The box keeps its room meanwhile.
  if (loaded?.of !== of) return <pre class="code listing" />;
  if (!loaded.listed) return <NotLoaded />;
  return <Listing key={of} {...{ page, language, ...loaded.listed }} file={`${game.route}-${name.replaceAll('_', '-')}.${language}`} />;
}

/** @param {Listed & {page: Page, language: Ending, file: string}} props */
function Listing({ page, language, program, source, file }) {
  const [notice, setNotice] = useState('');
  const /** @type {RefObject<HTMLPreElement | null>} */ box = useRef(null);
  const solution = page.solution.value;
  const run = program.runOf ? program.runOf(page) : page.timeline.value;
  const input = solution && program.inputOf(solution.options, language, run);
  const step = input !== null && run ? program.stepOf(run, page.cursor.value) : null;
  const lines = linesOf(source);
  const lit = lines.findIndex(({ kind }) => kind !== undefined && kind === step?.kind);
  useShownLine(box, lit);
  const copy = async () => setNotice(text((await copied(withoutMarkers(source))) ? 'program-copied' : 'program-by-hand'));
  return (
    <>
      {input === null ? (
        <p class="soft program-unread">{text('program-unread')}</p>
      ) : (
        <p class="program-values">{step && <Values line={lines[lit]} values={step.values} />}</p>
      )}
      <pre ref={box} class="code listing" role="group" tabIndex={0} aria-label={text('code')}>
        {lines.map(({ code }, index) => (
          <code
            key={index}
            class={index === lit ? 'lit' : undefined}
            aria-current={index === lit ? 'step' : undefined}
            style={{ '--indent': `${code.length - code.trimStart().length}ch` }}
          >
            {code || ' '}
          </code>
        ))}
      </pre>
      <div class="row program-ways">
        <Button words={text('program-copy')} onClick={copy} />
        <Button words={text('program-save')} onClick={() => saveFile(file, withoutMarkers(source), 'text/plain;charset=utf-8')} />
        <span class="soft" role="status">
          {notice}
        </span>
      </div>
      {input !== null && (
        <p class="soft program-input">
          {text('program-input')} <samp>{input.trim()}</samp>
        </p>
      )}
    </>
  );
}

/** A number of very many digits is cut. @param {string} value */
const shownValue = (value) => (/^\d+$/.test(value) ? readable(value) : value);

/** A value stays with its name. @param {string} words */
const unbroken = (words) => words.replaceAll(' ', '\u00a0');

/** @param {{line: ListedLine | undefined, values: Record<string, string>}} props */
const Values = ({ line, values }) => (
  <>{line?.shown?.map((one) => unbroken(`${indexed(one, values)} = ${shownValue(values[one] ?? '')}`)).join(', ')}</>
);
