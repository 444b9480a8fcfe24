/** The frame of a game's rule: its sentence with the numbers to edit, back to the example, play, and what is wrong with a number. */
import { NEW_PLAY, playParams } from '../play/parameters.js';
import { Icon } from '../ui/icons.jsx';
import { text } from '../ui/messages.jsx';
import { problemText } from '../ui/problem.js';
import { push } from '../ui/router.js';
import { linkTo } from '../ui/settings.js';
import './rule.css';

/**
 * @param {object} props
 * @param {{session: {problem: import('@preact/signals').ReadonlySignal<import('../solver/session.js').Problem | null>}, origin: import('@preact/signals').ReadonlySignal<import('./games.js').Example>, go: (changes: Record<string, string | null>) => void}} props.page
 * @param {string} props.route
 * @param {boolean} props.wrong whether one of the numbers is what the problem is about
 * @param {import('preact').ComponentChildren} props.children the sentence
 * @param {import('preact').ComponentChildren} [props.more] further buttons
 */
export function RuleForm({ page, route, wrong, children, more }) {
  const back = text('reset', { example: text(page.origin.value.id) });
  const problem = page.session.problem.value;
  return (
    <form class="rule" onSubmit={(event) => event.preventDefault()} aria-label={text('rule')}>
      <span>{children}</span>
      {more}
      <button type="button" class="icon" title={back} aria-label={back} onClick={() => push(linkTo(route, page.origin.peek().params))}>
        <Icon name="reset" />
      </button>
      <button type="button" class="start-play" title={text('play')} onClick={() => page.go({ at: null, ...playParams(NEW_PLAY) })}>
        <Icon name="stones" />
        <span>{text('play')}</span>
      </button>
      {wrong && problem && (
        <p class="problem" id="problem">
          {problemText(problem)}
        </p>
      )}
    </form>
  );
}
