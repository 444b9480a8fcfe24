/** The method beside the board, with the lines of the step lit: as pseudo-code, or as a program in step with it, fetched when chosen. */
import { signal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { Choice } from '../../ui/choice.jsx';
import { Icon } from '../../ui/icons.jsx';
import { Lazy } from '../../ui/lazy.jsx';
import { text } from '../../ui/messages.js';
import { recall, remember } from '../../ui/settings.js';
import { comeBack } from '../../ui/scrolling.js';
import { programNamed } from './program_named.js';
import { useShownLine } from './show_line.js';

/** @import { Signal } from '@preact/signals' */
/** @import { RefObject } from 'preact' */
/** @import { FamilyGame, Page } from '../types.js' */

/** What the method can be read in; programs by the endings of their files. */
const LANGUAGES = /** @type {const} */ (['pseudo', 'cpp', 'py']);

/** Under this name the choice is remembered on this machine. */
const NAME = 'code';

const chosen = signal(LANGUAGES.find((one) => one === recall(NAME)) ?? 'pseudo');

/** @param {typeof LANGUAGES[number]} language */
function choose(language) {
  remember(NAME, language);
  chosen.value = language;
}

const loadProgram = () => import('./program.jsx').then(({ ProgramListing }) => ProgramListing);

/** @param {{page: Page, game: FamilyGame, is_first: boolean}} props is_first: as of {@link CodeWay} */
export function Code({ page, game, is_first }) {
  const lesson = page.lesson.value;
  if (!lesson) return null;
  const name = programNamed(lesson.code.id);
  // The values of a program would say what is covered.
  const has_program = page.programs?.includes(name) && !page.covered.value && page.match.play.value === null;
  const language = has_program ? chosen.value : 'pseudo';
  return (
    <div class="code-panel">
      {has_program && (
        <Choice
          name="code-language"
          kind="code-languages"
          label={text('code-language')}
          among={LANGUAGES.map((value) => ({ value, text: { pseudo: text('code-pseudo'), cpp: 'C++', py: 'Python' }[value] }))}
          {...{ chosen: language, choose }}
        />
      )}
      {language === 'pseudo' ? (
        <PseudoCode lines={text(lesson.code.id, lesson.code.args).split('\n')} lit={lesson.litOf(page.cursor.value)} is_first={is_first} />
      ) : (
        <Lazy load={loadProgram} words="game_page/code" with={{ page, game, name, language }} />
      )}
    </div>
  );
}

/** Where parts stand below one another: the code under the board, in place of the rule. @param {{is_first: Signal<boolean>}} props */
export const CodeWay = ({ is_first }) => (
  <button
    type="button"
    class="quiet code-way"
    aria-pressed={is_first.value}
    onClick={() => {
      is_first.value = !is_first.value;
      comeBack();
    }}
  >
    {text('code-way')} <Icon name={is_first.value ? 'up' : 'down'} />
  </button>
);

/** @param {{lines: readonly string[], lit: readonly number[], is_first: boolean}} props */
function PseudoCode({ lines, lit, is_first }) {
  const /** @type {RefObject<HTMLPreElement | null>} */ box = useRef(null);
  const [first = -1] = lit;
  useShownLine(box, first, is_first);
  return (
    <pre ref={box} class="code" role="group" aria-label={text('code')} tabIndex={0}>
      {lines.map((line, index) => (
        <code key={index} class={lit.includes(index) ? 'lit' : undefined} aria-current={lit.includes(index) ? 'step' : undefined}>
          {line}
        </code>
      ))}
    </pre>
  );
}
