/** The page of the race: the frame of every game, filled with this one's board, words and files. */
import { useLayoutEffect, useMemo } from 'preact/hooks';
import { Choice } from '../../app/choice.jsx';
import { CostTable } from '../../app/cost_table.jsx';
import { GameFrame } from '../../app/game_frame.jsx';
import { quoted } from '../../app/link.js';
import { anyOf, rich, text } from '../../app/messages.jsx';
import { counted } from '../../app/numbers.js';
import { problemText } from '../../app/problem.js';
import { link } from '../../app/router.js';
import { covered, Verdict } from '../../app/verdict.jsx';
import { Board, BoardTools } from '../../canvas/board.jsx';
import { unknownValues } from '../../play/parameters.js';
import { Arcs } from './arcs.jsx';
import { Files } from './files.jsx';
import { METHODS, NAMES, VALUES } from './parameters.js';
import { Rule } from './rule.jsx';
import { createPage } from './state.js';
import './style.css';

/** @param {{client: import('../../solver/client.js').Client, game: import('../../app/games.js').Game}} props */
export function Page({ client, game }) {
  const page = useMemo(() => createPage(client), [client]);
  useLayoutEffect(() => () => page.destroy(), [page]);
  const { session, player } = page;
  const lesson = page.lesson.value;
  const cursor = page.cursor.value;
  const place = lesson?.nameOf(cursor);
  const leave = useMemo(
    () => () => {
      page.selection.value = null;
    },
    [page],
  );
  const timeline = page.timeline.value;
  const has_layers = timeline?.method === 'rings' ? timeline.rowLayers.length > 0 : timeline?.method === 'pairs' && timeline.half !== null;
  return (
    <GameFrame
      game={game}
      player={player}
      names={NAMES}
      rule={<Rule page={page} />}
      methods={
        <Choice
          name="method"
          label={text('methods')}
          among={METHODS.map((value) => ({ value, text: text(`race-method-${value}`) }))}
          chosen={page.options.value.method ?? ''}
          choose={(method) => page.go({ method, at: null })}
        />
      }
      verdict={<Verdict session={session} sentence={(verdict) => sentence(/** @type {any} */ (verdict))} problem={problemText} />}
      caption={lesson ? lesson.captionOf(cursor, covered()) : null}
      notes={notesOf(page)}
      code={{ lines: lesson?.code ?? [], lit: lesson?.litOf(cursor) ?? [] }}
      place={place ? text(place.id, place.args) : ''}
      board={
        <>
          <div class="race-stage">
            <Board board={page.board} player={player} />
            {has_layers && <Arcs page={page} />}
          </div>
          <div class="under-board map-tools">
            <Tools page={page} />
            <BoardTools board={page.board} />
          </div>
        </>
      }
      legend={null}
      tools={null}
      explanation={null}
      aside={<Aside page={page} />}
      outdated={session.state.value === 'error'}
      leave={leave}
    />
  );
}

/** @param {import('../../../crate/pkg/race/mexplorer.js').RaceVerdict} verdict */
function sentence({ winner, moves, d, decision }) {
  if (winner === 'draw') return rich('race-verdict-draw');
  if (winner === 'B') return rich('race-verdict-b', { d: d ?? 0 });
  return rich(decision.kind === 'odd' ? 'race-verdict-odd' : 'race-verdict-a', { d: d ?? 0, steps: anyOf(moves.map(([row, column]) => `(${row}, ${column})`)) });
}

/** @param {import('./state.js').PageState} page */
function notesOf(page) {
  const notes = unknownValues(link.value.params, VALUES)
    .filter(([name]) => name === 'map')
    .map(([name, value]) => text('note-setting', { name, value: quoted(value) }));
  const shown = page.session.board.value;
  if (shown?.refusal && page.session.state.value === 'ready') notes.push(problemText(shown.refusal));
  if (shown && page.session.state.value === 'error') notes.push(text('race-note-outdated'));
  if (page.bad_place.value !== null) notes.push(text('race-note-at', { value: quoted(page.bad_place.value) }));
  return notes;
}

/** What a click or a stroke does to the board. @param {{page: import('./state.js').PageState}} props */
function Tools({ page }) {
  return (
    <>
      <Choice
        name="tool"
        label={text('race-tools')}
        kind="race-tools"
        among={/** @type {const} */ (['look', 'wall', 'A', 'B']).map((value) => ({ value, text: text(`race-tool-${value}`) }))}
        chosen={page.tool.value}
        choose={(tool) => {
          page.tool.value = tool;
        }}
      />
      <button type="button" class="toggle" disabled={!page.can_undo.value} onClick={() => page.undo()}>
        {text('undo')}
      </button>
    </>
  );
}

/** @param {{page: import('./state.js').PageState}} props */
function Aside({ page }) {
  const timeline = page.timeline.value;
  return (
    <>
      {timeline && (
        <CostTable
          caption={text('race-cost')}
          chosen={timeline.method}
          rows={METHODS.map((method) => ({ method, name: text(`race-method-${method}`), words: text(`race-cost-${method}`, { count: counted(BigInt(timeline.cost[method])) }) }))}
        />
      )}
      {timeline && 'agree' in timeline && timeline.agree && <p class="checked">{rich('race-agree')}</p>}
      <p class="checked">{rich('race-checked')}</p>
      <Files page={page} />
    </>
  );
}
