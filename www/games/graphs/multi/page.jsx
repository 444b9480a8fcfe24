/** The page of tokens that are replaced: a table of the vertices, their options, and what all of them are worth. */
import { definePage } from '../../../game_page/define_page.jsx';
import { Spot } from '../../../ui/spot.jsx';
import { classNames } from '../../../ui/class_names.js';
import { rich, series, text } from '../../../ui/messages.js';
import { PARAMETERS } from './parameters.js';
import { presetOf } from './presets.js';
import { createState } from './state.js';
import { moveWords, optionWords, sentence, setWords } from './words.js';
import './style.css';

/** @import { MultiTimeline } from '../../../../crate/pkg/graphs/mexplorer.js' */
/** @import { Definition } from '../../../game_page/define_page.jsx' */

/** @typedef {import('./state.js').Page} MultiPage */

/** Rows that are shown of a large game. */
const ROWS = 60;

/** @param {{page: MultiPage}} props */
function Board({ page }) {
  const [timeline, known] = [page.timeline.value, page.known.value];
  if (!timeline || !known) return <div class="board" />;
  /** @type {MultiTimeline} */
  const { options, values, nimbers } = timeline;
  const is_playing = page.match.play.value !== null;
  /** The options of winning moves, as `vertex,option`. */
  const winning = new Set(
    page.shows_answer.value
      ? page.solution.value?.verdict.moves.map((/** @type {string[]} */ [token, option]) => `${page.tokens.value[Number(token)]},${option}`)
      : [],
  );
  if (options.length === 0)
    return (
      <div class="board">
        <p class="board-message">{text('multi-none')}</p>
      </div>
    );
  return (
    <div class="board multi-board" role="group" aria-label={text('multi-board')} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {['vertex', 'tokens', 'options', 'nimber'].map((name) => (
              <th key={name} scope="col">
                {text(`multi-column-${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {options.slice(0, ROWS).map((list, vertex) => {
            const tokens = page.tokens.value.filter((one) => one === vertex).length;
            const token = page.match.your_turn.value ? page.tokens.value.indexOf(vertex) : -1;
            const is_decided = !is_playing && known.decided.has(vertex) && !(page.covered.value && tokens > 0);
            return (
              <tr key={vertex} class={classNames(known.at === vertex && !is_playing && 'at', is_decided && 'decided')}>
                <th scope="row">
                  <button type="button" class="multi-vertex" disabled={is_playing} onClick={() => (page.selection.value = vertex)}>
                    {vertex}
                  </button>
                </th>
                <td class="multi-tokens">
                  {tokens > 0 && <span class="unseen">{text('multi-tokens', { count: tokens })}</span>}
                  {tokens > 5 ? (
                    <b aria-hidden="true">{tokens} ●</b>
                  ) : (
                    Array.from({ length: tokens }, (_, token) => <i key={token} class="multi-token" />)
                  )}
                </td>
                <td>
                  <ul class="multi-options">
                    {list.map((parts, option) => (
                      <li key={option} class={classNames(winning.has(`${vertex},${option}`) && 'wins')}>
                        {token >= 0 ? (
                          <button
                            type="button"
                            aria-label={moveWords([String(token), String(option)], page.tokens.value, options)}
                            onClick={() => void page.match.playMoveText(`${token},${option}`)}
                          >
                            {optionWords(parts)}
                          </button>
                        ) : (
                          optionWords(parts)
                        )}
                        {!is_playing && known.valued.has(vertex) && <b> → {values[vertex]?.[option]}</b>}
                      </li>
                    ))}
                  </ul>
                </td>
                <td class={classNames('value', is_decided && nimbers[vertex] === 0 && 'zero')}>{is_decided ? nimbers[vertex] : ''}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {options.length > ROWS && <p>{text('multi-more', { count: options.length - ROWS })}</p>}
    </div>
  );
}

/** @param {{page: MultiPage, close: () => void}} props */
function Explanation({ page, close }) {
  const vertex = page.selection.value;
  /** @type {MultiTimeline | null} */
  const timeline = page.timeline.value;
  const list = vertex === null ? undefined : timeline?.options[vertex];
  if (vertex === null || !timeline || !list) return null;
  const values = timeline.values[vertex] ?? [];
  return (
    <Spot
      title={text('multi-vertex', { vertex })}
      close={close}
      actions={[
        [text('multi-ask'), () => page.go({ tokens: String(vertex), at: null })],
        [text('multi-add'), () => page.go({ tokens: [...timeline.tokens, vertex].join(','), at: null })],
      ]}
    >
      <p role="status">
        {rich('multi-explain', {
          count: list.length,
          options: series(list.map((parts, option) => `${optionWords(parts)} (${values[option]})`)),
          set: setWords(values),
          nimber: timeline.nimbers[vertex] ?? 0,
        })}
      </p>
    </Spot>
  );
}

/** @param {{page: MultiPage}} props */
function Aside({ page }) {
  const timeline = page.timeline.value;
  const preset = timeline && presetOf(timeline.options);
  if (!preset) return <p class="checked">{rich('multi-checked')}</p>;
  return (
    <p class="checked">
      {text(`multi-is-${preset.name}`)}{' '}
      <a href={page.router.linkTo('octal', { code: preset.code, heaps: timeline.tokens.join(',') })}>{text('multi-as-octal')}</a>
    </p>
  );
}

/** @type {Definition<MultiPage>} */
const definition = {
  solver: 'Multi',
  words: 'multi',
  terms: ['p', 'n', 'mex', 'nimber', 'xor'],
  parameters: PARAMETERS,
  createState,
  sentence,
  Board,
  Explanation,
  Aside,
};

export const Page = definePage(definition);
