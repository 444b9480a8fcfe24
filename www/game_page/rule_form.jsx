/** The rule above the board: a sentence with fields, the way back to the example, play, questions, and what is wrong with a number. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { freshPlay, playParams } from '../play/parameters.js';
import { Icon } from '../ui/icons.jsx';
import { changedLink } from '../ui/link.js';
import { between, text } from '../ui/messages.js';
import { problemText } from '../ui/problem.js';
import { ChangeRule } from './change_rule.jsx';
import { nameOfProblem, stepNameOf } from './parameters.js';
import { RuleField } from './rule_field.jsx';
import { optionNames, ruleParts } from './rule_words.js';
import './rule.css';

/** @import { RefObject } from 'preact' */
/** @import { Definition, FrameProps, Page } from './types.js' */

/** A link to the first of a series of easy questions by the same rule. @param {Page} page */
export const askMe = ({ link, parameters }) =>
  changedLink(link.value.hash, {
    ...playParams(null),
    ask: 'outcome',
    'ask-seed': '1',
    'ask-level': 'small',
    [stepNameOf(parameters)]: null,
  });

/** Who begins a play: from a losing position the computer, so that a newcomer can win. @param {Page} page */
const firstToMove = ({ solution, covered }) => (!covered.value && solution.value?.verdict.outcome === 'P' ? 'other' : 'you');

/** Begins a play. From another position than the page's, nobody knows yet who wins: you begin. @param {Page} page */
function startPlay(page) {
  const start = page.startOfPlay?.() ?? {};
  const first = Object.keys(start).length > 0 ? 'you' : firstToMove(page);
  page.go({ ...start, ...playParams({ ...freshPlay(), first }) });
}

/** In a play the rule names the position that it began with. @param {{page: Page}} props */
const AtStart = ({ page }) => page.match.play.value && <b class="soft">{text('rule-at-start') + between()}</b>;

/**
 * The sentence with its fields, and those that it does not name under “Change the rule”.
 * @param {{page: Page, of: Definition<any>, invalid: string | null}} props
 */
function Sentence({ page, of, invalid }) {
  const { words, RuleTools } = of;
  const fields = Object.fromEntries(
    optionNames(page).map((name) => [name, <RuleField key={name} {...{ page, words, name }} invalid={invalid === name} />]),
  );
  const { sentence, offered } = ruleParts(of, page, invalid, fields);
  const place = useKeptFocus(String(offered.map(([name]) => name)));
  return (
    <span ref={place}>
      <AtStart page={page} />
      {sentence}
      {(offered.length > 0 || RuleTools) && <ChangeRule {...{ page, words }} fields={offered} Tools={RuleTools} />}
    </span>
  );
}

/**
 * A field that goes to another place of the rule keeps the focus.
 * @param {string} places changes when a field goes
 */
function useKeptFocus(places) {
  const /** @type {RefObject<HTMLSpanElement | null>} */ rule = useRef(null);
  const before = document.activeElement;
  const name = before && rule.current?.contains(before) ? before.getAttribute('name') : null;
  useLayoutEffect(() => {
    const after = name && !before?.isConnected ? rule.current?.querySelector(`[name="${name}"]`) : null;
    if (after instanceof HTMLElement) after.focus();
  }, [places]);
  return rule;
}

/**
 * The name of a part of the page as a landmark; of several boards on a page only the boards themselves have names.
 * @param {FrameProps['guide']} guide @param {string} name
 */
export const landmark = (guide, name) => (guide?.is_one_of_many ? undefined : name);

/** @param {FrameProps & {inert: boolean}} props */
export function RuleForm({ page, game, of, guide, inert }) {
  const { Rule } = of;
  const { parameters, session, router } = page;
  const { origin } = page.state.value;
  const back = origin ? text('reset', { example: text(origin.id) }) : text('reset-word');
  const problem = session.state.value === 'error' ? session.problem.value : null;
  const invalid = nameOfProblem(parameters, problem);
  // In a low window the sentence is cut to a line until it is asked for.
  const [is_whole, setWhole] = useState(false);
  return (
    <form
      class={is_whole ? 'rule whole' : 'rule'}
      inert={inert}
      onSubmit={(event) => event.preventDefault()}
      aria-label={landmark(guide, text('rule'))}
    >
      {Rule ? (
        <span>
          <AtStart page={page} />
          <Rule page={page} />
        </span>
      ) : (
        <Sentence page={page} of={of} invalid={invalid} />
      )}
      {/* The examples of a proof are about other claims. */}
      {!game.is_proof && (
        <button
          type="button"
          class="quiet signed reset"
          title={back}
          aria-label={back}
          onClick={() => router.push(router.linkTo(game.route, origin?.params))}
        >
          <Icon name="reset" />
          <span>{text('reset-word')}</span>
        </button>
      )}
      <button
        type="button"
        class="quiet icon rule-more"
        aria-expanded={is_whole}
        aria-label={text('rule-whole')}
        title={text('rule-whole')}
        onClick={() => setWhole(!is_whole)}
      >
        <Icon name={is_whole ? 'up' : 'down'} />
      </button>
      {!game.is_proof && (
        <div class="rule-ways">
          <button
            type="button"
            class="signed start-play"
            disabled={problem !== null}
            aria-label={text('play')}
            title={text('play')}
            onClick={() => startPlay(page)}
          >
            <Icon name="stones" />
            <span>{text('way-play')}</span>
          </button>
          {!page.question && (
            <a class="button signed start-ask" href={askMe(page)} aria-label={text('ask-me')} title={text('ask-me')}>
              <Icon name="ask" />
              <span>{text('ask-me')}</span>
            </a>
          )}
        </div>
      )}
      {invalid !== null && problem && (
        <p class="problem" id="problem">
          {problemText(problem)}
        </p>
      )}
    </form>
  );
}
