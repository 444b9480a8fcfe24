/** The answers to an input, and what a program got wrong. */
import { Button } from '../../ui/controls.jsx';
import { entryAt } from '../../ui/entry_at.js';
import { quoted } from '../../ui/link.js';
import { text } from '../../ui/messages.js';
import { saveFile } from '../../ui/save_file.js';
import { excerpts, linkOf, smallest } from './judge.js';

/** @import { compare } from './judge.js' */
/** @import { Params } from './types.js' */
/** @import { Answered } from './use_answers.js' */
/** @import { Site } from '../../shell/types.js' */

/** @typedef {ReturnType<typeof compare>} Compared */
/** @typedef {{judged: Answered, router: Site['router'], wrong: Compared['wrong']}} Judged wrong: the cases that a program got wrong */

/** The most cases of the table. */
const LISTED = 100;

/** The most characters of a position that a link has room for. */
const LONGEST_LINK = 100_000;

/** Characters of a value of which only the beginning is shown in any case. */
const BEGINNING = 100;

/** A case in short. @param {Params} params */
const nameOf = (params) =>
  quoted(
    Object.entries(params)
      .map(([name, value]) => `${name}=${value.slice(0, BEGINNING)}`)
      .join(' '),
  );

/** The link to the board of a case; null if it has no room for it. @param {Params} params @param {Omit<Judged, 'wrong'>} of */
function boardOf(params, { judged: { problem, parameters }, router }) {
  const own = Object.entries(params).filter(([name]) => Object.hasOwn(parameters, name));
  if (own.reduce((sum, [, value]) => sum + value.length, 0) > LONGEST_LINK) return null;
  return router.linkTo(problem.game, Object.fromEntries(linkOf(params, parameters)));
}

/**
 * The cases, those that are wrong first.
 * @param {Omit<Judged, 'wrong'> & {wrong: Judged['wrong'] | null}} props wrong: null before there is any output
 */
export function Answers({ wrong, ...of }) {
  const { problem, cases } = of.judged;
  const given = new Map(wrong?.map((one) => [one.index, one.given]));
  const order = [...given.keys(), ...[...cases.keys()].filter((index) => !given.has(index))];
  return (
    <section>
      <div class="row judge-head">
        <h2>{text('judge-answers')}</h2>
        <Button
          words={text('judge-save-output')}
          onClick={() => saveFile(`${problem.id}.out`, `${cases.map(({ right }) => right).join('\n')}\n`, 'text/plain')}
        />
      </div>
      <table class="judge-cases">
        <thead>
          <tr>
            <th>{text('judge-case')}</th>
            <th>{text('judge-position')}</th>
            <th>{text('judge-right')}</th>
            {wrong && <th>{text('judge-given')}</th>}
          </tr>
        </thead>
        <tbody>
          {order.slice(0, LISTED).map((index) => {
            const { params, right } = entryAt(cases, index);
            const [shown, shown_given] = excerpts(right, given.get(index) ?? '');
            const board = boardOf(params, of);
            return (
              <tr key={index} class={given.has(index) ? 'is-wrong' : ''}>
                <td>{index + 1}</td>
                <td>{board ? <a href={board}>{nameOf(params)}</a> : nameOf(params)}</td>
                <td>
                  <pre>{shown}</pre>
                </td>
                {wrong && <td>{given.has(index) ? shown_given || text('judge-missing') : '✓'}</td>}
              </tr>
            );
          })}
        </tbody>
      </table>
      {cases.length > LISTED && <p class="soft">{text('judge-listed', { count: LISTED, all: cases.length })}</p>}
    </section>
  );
}

/** The smallest case that is wrong, with a link to its board. @param {Judged} props */
export function Smallest({ wrong, ...of }) {
  const { problem, cases } = of.judged;
  const index = smallest(
    problem,
    cases,
    wrong.map((one) => one.index),
  );
  const { params, right } = entryAt(cases, index);
  const [shown, given] = excerpts(right, wrong.find((one) => one.index === index)?.given ?? '');
  const board = boardOf(params, of);
  return (
    <div class="judge-smallest">
      <p>
        {text('judge-smallest', {
          number: index + 1,
          position: nameOf(params),
          right: shown.replaceAll('\n', ' '),
          given: given || text('judge-missing'),
        })}
      </p>
      {board ? (
        <a class="button primary" href={board}>
          {text('judge-open')}
        </a>
      ) : (
        <p class="soft">{text('judge-no-room')}</p>
      )}
    </div>
  );
}
