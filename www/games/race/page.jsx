/** The page of the race: the frame of every game, filled with this one's boards, words, files and play. */
import { useLayoutEffect, useMemo } from 'preact/hooks';
import { Choice } from '../../ui/choice.jsx';
import { CostTable } from '../../ui/cost_table.jsx';
import { GameFrame } from '../../page/frame.jsx';
import { Lazy } from '../../ui/lazy.jsx';
import { quoted } from '../../ui/link.js';
import { anyOf, rich, text } from '../../ui/messages.jsx';
import { counted } from '../../ui/numbers.js';
import { problemText } from '../../ui/problem.js';
import { link } from '../../ui/router.js';
import { covered, Verdict } from '../../page/verdict.jsx';
import { Board, BoardTools } from '../../canvas/board.jsx';
import { setupOf, unknownValues } from '../../play/parameters.js';
import { Arcs } from './arcs.jsx';
import { layerOf } from './board_view.js';
import { Explanation } from './explanation.jsx';
import { listenForPaste } from './files.js';
import { Files } from './files.jsx';
import { Generators } from './generators.jsx';
import { METHODS, NAMES, VALUES, viewOf } from './parameters.js';
import { neighboursOf } from './play.js';
import { Rings } from './rings.jsx';
import { Rule } from './rule.jsx';
import { createPage } from './state.js';
import './style.css';

/** The other view is fetched when it is first looked at. */
const loadPlay = () => import('./play_panel.jsx').then(({ Play }) => Play);
const loadGrowth = () => import('./growth.jsx').then(({ Growth }) => Growth);

/** @param {{client: import('../../solver/client.js').Client, game: import('../../page/games.js').Game}} props */
export function Page({ client, game }) {
  const page = useMemo(() => createPage(client), [client]);
  useLayoutEffect(() => () => page.destroy(), [page]);
  useLayoutEffect(() => listenForPaste(page.files), [page]);
  const { session, player } = page;
  const lesson = page.lesson.value;
  const cursor = page.cursor.value;
  const place = lesson?.nameOf(cursor);
  const leave = useMemo(
    () => () => {
      page.thought.selection.value = null;
    },
    [page],
  );
  const view = viewOf(link.value.params);
  return (
    <GameFrame
      game={game}
      player={player}
      names={NAMES}
      rule={<Rule page={page} />}
      methods={<Choices page={page} view={view} />}
      verdict={<Verdict session={session} sentence={(verdict) => sentence(/** @type {any} */ (verdict))} problem={problemText} />}
      caption={lesson ? lesson.captionOf(cursor, covered()) : null}
      notes={notesOf(page)}
      code={{ lines: lesson?.code ?? [], lit: lesson?.litOf(cursor) ?? [] }}
      place={place ? text(place.id, place.args) : ''}
      board={view === 'growth' ? <Lazy load={loadGrowth} with={{ page }} meanwhile={<div class="board" />} /> : <Boards page={page} />}
      legend={view === 'table' && !page.match.play.value && <Legend page={page} />}
      tools={null}
      explanation={<Asked page={page} leave={leave} />}
      aside={<Aside page={page} />}
      outdated={session.state.value === 'error'}
      leave={leave}
    />
  );
}

/** The board, and beside it what the method knows of it; a file may be dropped on both. @param {{page: import('./state.js').PageState}} props */
function Boards({ page }) {
  const [timeline, play] = [page.timeline.value, page.match.play.value];
  const has_layers = !play && timeline && timeline.method !== 'full' && timeline.d !== null && timeline.d % 2 === 0;
  const is_full = !play && timeline?.method === 'full';
  return (
    <>
      <div
        class="race-stage"
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          page.files.take(event.dataTransfer);
        }}
      >
        <figure class="race-board">
          {is_full && <figcaption>{text('race-board-a')}</figcaption>}
          <Board board={page.board} player={page.player} />
        </figure>
        {has_layers && (
          <figure class="arcs" data-empty={page.thought.facing.value && !covered() ? undefined : ''}>
            <figcaption>
              {page.thought.facing.value && !covered() && text(page.thought.several_arcs.value ? 'race-several-arcs' : 'race-rings-figure')}
            </figcaption>
            <Rings page={page} />
            <Arcs page={page} />
          </figure>
        )}
        {is_full && (
          <figure class="race-board">
            <figcaption>{text('race-board-b')}</figcaption>
            <Board board={page.board_b} player={page.player} />
          </figure>
        )}
      </div>
      <div class="under-board map-tools">
        {!play && <Tools page={page} />}
        {is_full && (
          <Choice
            name="mover"
            label={text('race-mover')}
            kind="race-tools"
            among={/** @type {const} */ (['A', 'B']).map((value) => ({ value, text: text('race-mover-is', { token: value }) }))}
            chosen={page.thought.mover.value}
            choose={(mover) => {
              page.thought.mover.value = mover;
            }}
          />
        )}
        <BoardTools board={page.board} />
      </div>
    </>
  );
}

/** @param {import('../../../crate/pkg/race/mexplorer.js').RaceVerdict} verdict */
function sentence({ winner, moves, d, decision }) {
  if (winner === 'draw') return rich('race-verdict-draw');
  if (winner === 'B') return rich('race-verdict-b', { d: d ?? 0 });
  return rich(decision.kind === 'odd' ? 'race-verdict-odd' : 'race-verdict-a', {
    d: d ?? 0,
    steps: anyOf(moves.map(([row, column]) => `(${row}, ${column})`)),
  });
}

/** @param {import('./state.js').PageState} page */
function notesOf(page) {
  const { params } = link.value;
  const notes = unknownValues(params, VALUES).map(([name, value]) => text('note-setting', { name, value: quoted(value) }));
  if (params.get('view') === 'growth' && params.get('method') !== 'pairs') notes.push(text('race-note-view'));
  const shown = page.session.board.value;
  if (shown?.refusal && page.session.state.value === 'ready') notes.push(problemText(shown.refusal));
  if (shown && page.session.state.value === 'error') notes.push(text('race-note-outdated'));
  // What was dropped or pasted is looked for where the eye is.
  if (page.files.problem.value) notes.push(problemText(page.files.problem.value));
  if (page.bad_place.value !== null) notes.push(text('race-note-at', { value: quoted(page.bad_place.value) }));
  const is_refused =
    setupOf(params) && page.session.state.value === 'ready' && page.solved.value && page.timeline.value && !page.match.play.value;
  if (is_refused)
    notes.push(text(page.verdict.value?.d === null ? 'race-note-no-race' : 'race-note-from', { value: quoted(params.get('from') ?? '') }));
  return notes;
}

/** The methods, and what the pairs can be looked at by: their tables, or how many there are. @param {{page: import('./state.js').PageState, view: string}} props */
function Choices({ page, view }) {
  const { method } = page.options.value;
  return (
    <>
      <Choice
        name="method"
        label={text('methods')}
        among={METHODS.map((value) => ({ value, text: text(`race-method-${value}`) }))}
        chosen={method ?? ''}
        choose={(chosen) => page.go({ method: chosen, at: null, view: null })}
      />
      {method === 'pairs' && (
        <Choice
          kind="views"
          name="view"
          label={text('views')}
          among={['table', 'growth'].map((value) => ({ value, text: text(`race-view-${value}`) }))}
          chosen={view}
          choose={(chosen) => page.go({ view: chosen === 'table' ? null : chosen })}
        />
      )}
    </>
  );
}

/** What a click or a stroke does to the board. @param {{page: import('./state.js').PageState}} props */
function Tools({ page: { editor } }) {
  return (
    <>
      <Choice
        name="tool"
        label={text('race-tools')}
        kind="race-tools"
        among={/** @type {const} */ (['look', 'wall', 'A', 'B']).map((value) => ({ value, text: text(`race-tool-${value}`) }))}
        chosen={editor.tool.value}
        choose={(tool) => {
          editor.tool.value = tool;
        }}
      />
      <button type="button" class="toggle" disabled={!editor.can_undo.value} onClick={() => editor.undo()}>
        {text('race-undo')}
      </button>
    </>
  );
}

/** What stands in for the step's words: a play, a cell or a state that is explained. @param {{page: import('./state.js').PageState, leave: () => void}} props */
function Asked({ page, leave }) {
  return (
    <>
      {page.match.play.value && <Lazy load={loadPlay} with={{ page }} />}
      <Explanation page={page} close={leave} />
    </>
  );
}

/** Whether A has a first step off the shortest paths. @param {import('./state.js').PageState} page */
function hasOtherSteps({ solved }) {
  const at = solved.value;
  return at !== null && neighboursOf(at.board, at.board.startA).some((cell) => layerOf(at.distances, cell) !== 1);
}

/** What the colours are. @param {{page: import('./state.js').PageState}} props */
function Legend({ page }) {
  const { timeline, thought } = page;
  if (timeline.value === null || timeline.value.d === null) return null;
  const has_winners = thought.winners.value.size > 0 || timeline.value.method === 'full';
  return (
    <ul>
      <li>
        <i class="swatch race-ramp" />
        <span>{rich('race-legend-layers')}</span>
      </li>
      {timeline.value.d % 2 === 0 && (
        <li>
          <i class="swatch race-middle" />
          <span>{rich('race-legend-middle')}</span>
        </li>
      )}
      {has_winners && (
        <li>
          <i class="swatch race-wins-a">A</i>
          <i class="swatch race-wins-b">B</i>
          <span>{rich('race-legend-winners')}</span>
        </li>
      )}
    </ul>
  );
}

/** @param {{page: import('./state.js').PageState}} props */
function Aside({ page }) {
  const timeline = page.timeline.value;
  const others = page.thought.others.value;
  return (
    <>
      {others && !covered() && hasOtherSteps(page) && (
        <p class="checked">{rich('race-others', { count: others.length, steps: anyOf(others.map(page.nameOfCell)) })}</p>
      )}
      {timeline && (
        <CostTable
          caption={text('race-cost')}
          chosen={timeline.method}
          rows={METHODS.map((method) => ({
            method,
            name: text(`race-method-${method}`),
            words: text(`race-cost-${method}`, { count: counted(BigInt(timeline.cost[method])) }),
          }))}
        />
      )}
      {timeline && 'agree' in timeline && timeline.agree && <p class="checked">{rich('race-agree')}</p>}
      <p class="checked">{rich('race-checked')}</p>
      <Generators page={page} />
      <Files files={page.files} />
    </>
  );
}
