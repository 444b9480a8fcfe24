/** The rule above the board: a sentence with fields, the way back to the example, play, questions, and what is wrong with a number. */
import { NEW_PLAY, playParams } from '../play/parameters.js';
import { NumberField } from '../ui/fields.jsx';
import { Icon } from '../ui/icons.jsx';
import { changedLink } from '../ui/link.js';
import { between, rich, text } from '../ui/messages.js';
import { problemText } from '../ui/problem.js';
import { Select } from '../ui/controls.jsx';
import { nameOfProblem, shownOf, stepNameOf } from './parameters.js';
import { optionNames, ruleMessage } from './rule_words.js';
import './rule.css';

/** @import { FrameProps, Page } from './types.js' */

/** A link to the first of a series of questions by the same rule. @param {Page} page */
export const askMe = ({ link, parameters }) =>
  changedLink(link.value.hash, { ...playParams(null), ask: 'outcome', 'ask-seed': '1', [stepNameOf(parameters)]: null });

/** The field of an option in the sentence. @param {{page: Page, words: string, name: string, invalid: boolean}} props */
function RuleField({ page, words, name, invalid }) {
  const parameter = page.parameters[name];
  if (!parameter) return null;
  const shown = page.tried.value[name] ?? shownOf(parameter, name, page.link.value.params);
  const label = text(`${words}-field-${name}`);
  /** @param {string} value */
  const change = (value) => {
    if (value !== shown) page.go({ [name]: parameter.optional && value === '' ? null : value, ...parameter.follows?.(value, page) });
  };
  if (parameter.among)
    return (
      <Select
        name={name}
        class="number"
        aria-label={label}
        title={label}
        among={parameter.among.map((value) => ({ value, text: text(`${words}-${name}-${value}`) }))}
        chosen={shown}
        choose={change}
      />
    );
  return (
    <NumberField
      name={name}
      label={label}
      value={shown}
      invalid={invalid}
      settled={page.session.state.value !== 'working'}
      steps={parameter.steps ?? false}
      {...(parameter.widest ? { widest: parameter.widest } : {})}
      {...(parameter.optional ? { empty: text(`${words}-empty-${name}`) } : {})}
      commit={(typed) => change(parameter.read?.(typed) ?? typed)}
    />
  );
}

/** @param {FrameProps & {inert: boolean}} props */
export function RuleForm({ page, game, of, inert }) {
  const { words, Rule, RuleTools } = of;
  const { parameters, session, router } = page;
  const { origin } = page.state.value;
  const back = text('reset', { example: text(origin.id) });
  const problem = session.state.value === 'error' ? session.problem.value : null;
  const invalid = nameOfProblem(parameters, problem);

  // A field is drawn only where the sentence names its option.
  const fields = Object.fromEntries(
    optionNames(page).map((name) => [name, <RuleField key={name} {...{ page, words, name }} invalid={invalid === name} />]),
  );
  const message = ruleMessage(of, page);
  return (
    <form class="rule" inert={inert} onSubmit={(event) => event.preventDefault()} aria-label={text('rule')}>
      <span>
        {page.match.play.value && <b class="soft">{text('rule-at-start') + between()}</b>}
        {Rule ? <Rule page={page} /> : rich(message.id, message.args, fields)}
      </span>
      {RuleTools && <RuleTools page={page} />}
      <button
        type="button"
        class="quiet signed reset"
        title={back}
        aria-label={back}
        onClick={() => router.push(router.linkTo(game.route, origin.params))}
      >
        <Icon name="reset" />
        <span>{text('reset-word')}</span>
      </button>
      <button
        type="button"
        class="signed start-play"
        disabled={problem !== null}
        aria-label={text('play')}
        title={text('play')}
        onClick={() => page.go(playParams(NEW_PLAY))}
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
      {invalid !== null && problem && (
        <p class="problem" id="problem">
          {problemText(problem)}
        </p>
      )}
    </form>
  );
}
