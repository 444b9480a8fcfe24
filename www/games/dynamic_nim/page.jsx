/** The page of Dynamic Nim: the frame of every game, filled with this one's rule, board, words and play. */
import { useLayoutEffect, useMemo } from 'preact/hooks';
import { Board, BoardTools } from '../../canvas/board.jsx';
import { Overview } from '../../canvas/overview.jsx';
import { bytesOf } from '../../canvas/palette.js';
import { useAnswer } from '../../ui/asked.js';
import { GameFrame } from '../../page/frame.jsx';
import { quoted } from '../../ui/link.js';
import { Lazy } from '../../ui/lazy.jsx';
import { rich, text } from '../../ui/messages.jsx';
import { readable } from '../../ui/numbers.js';
import { problemText } from '../../ui/problem.js';
import { link } from '../../ui/router.js';
import { covered, Verdict } from '../../page/verdict.jsx';
import { GoOn, Work } from '../../page/work.jsx';
import { NEW_PLAY, playParams, setupOf, unknownValues } from '../../play/parameters.js';
import { codeLines, litLines, numerationCaption, numerationLit } from './captions.js';
import { Explanation } from './explanation.jsx';
import { createMembers, NumerationBoard, SecondConstruction } from './numeration_view.jsx';
import { LARGEST_TABLE, METHODS, NAMES, VALUES } from './parameters.js';
import { Rule } from './rule.jsx';
import { Stack } from './stack.jsx';
import { createPage } from './state.js';
import { lastStep } from './steps.js';
import { Cost, Legend, Methods, sentence, Views } from './summary.jsx';
import './style.css';

const loadPlay = () => import('./play_panel.jsx').then(({ Play }) => Play);

/** @param {{client: import('../../solver/client.js').Client, game: import('../../page/games.js').Game}} props */
export function Page({ client, game }) {
  const page = useMemo(() => createPage(client), [client]);
  useLayoutEffect(() => () => page.destroy(), [page]);
  const { session, player } = page;
  const shown = session.board.value;
  const words = useLesson(page);
  const method = shown?.timeline?.method ?? METHODS.find((one) => one === page.options.value.method) ?? 'walls';
  const leave = useMemo(
    () => () => {
      page.selection.value = null;
    },
    [page],
  );

  return (
    <GameFrame
      game={game}
      player={player}
      names={NAMES}
      rule={<Rule page={page} />}
      methods={
        <>
          <Methods page={page} />
          <Views page={page} />
        </>
      }
      verdict={
        <Verdict session={session} sentence={(verdict) => sentence(verdict, session.board.value?.options ?? {})} problem={problemText} />
      }
      caption={words.caption}
      notes={notesOf(page)}
      code={{ lines: shown?.timeline ? codeLines(method, shown.options.limit !== null) : [], lit: words.lit }}
      place={words.place}
      board={page.view.value === 'board' ? (words.board ?? <TableBoard page={page} />) : <OtherView page={page} name={page.view.value} />}
      legend={page.view.value === 'board' && <Legend method={method} />}
      tools={page.view.value === 'board' && page.timeline.value && <BoardTools board={page.board} />}
      explanation={<Asked page={page} leave={leave} />}
      aside={words.aside}
      outdated={isOutdated(session)}
      leave={leave}
    />
  );
}

/** What the step at hand says and shows, by the kind of its method. @param {import('./state.js').PageState} page */
function useLesson(page) {
  const shown = page.session.board.value;
  const pile = shown?.options.n ?? '';
  const numeration = page.numeration.value;
  const members = useMemo(() => (numeration ? createMembers(page.session, numeration) : null), [page, numeration]);
  useLayoutEffect(() => () => members?.destroy(), [members]);

  const numeral = page.numeral.value;
  if (numeration && numeral && members) {
    return {
      caption: numerationCaption(numeration, numeral, (index) => readable(members.valueOf(index) ?? '…'), covered()),
      lit: numerationLit(numeral),
      place: text(`dynamic-nim-phase-${numeral.kind}`),
      board: (
        <NumerationBoard timeline={numeration} step={numeral} members={members} pile={pile} session={page.session} covered={covered()} />
      ),
      aside: (
        <>
          {pile.length < 4 && Number(pile) <= LARGEST_TABLE && Number(pile) > 0 && (
            <button type="button" onClick={() => page.go({ method: 'walls', at: pile })}>
              {text('dynamic-nim-to-walls', { pile })}
            </button>
          )}
          <SecondConstruction timeline={numeration} pile={pile} session={page.session} />
          <Cost timeline={numeration} pile={pile} />
          <p class="checked">{rich('dynamic-nim-checked-numeration')}</p>
        </>
      ),
    };
  }

  const [timeline, step] = [page.timeline.value, page.step.value];
  return {
    caption: page.caption.value,
    lit: timeline && step ? litLines(timeline, step) : [],
    place: step ? text('dynamic-nim-place', { row: step.row }) : '',
    board: null,
    aside: timeline && step && (
      <>
        {timeline.method === 'walls' && (
          <Stack
            timeline={timeline}
            step={step}
            numerate={(sum) => page.go({ n: String(sum), cap: null, method: 'numeration', at: 'answer' })}
          />
        )}
        <StackError page={page} />
        <Cost timeline={timeline} pile={pile} />
        {timeline.agree && <p class="checked">{rich('dynamic-nim-checked')}</p>}
      </>
    ),
  };
}

/** Whether the last good board stays while another one is refused, or long in the making. @param {import('./state.js').PageState['session']} session */
const isOutdated = ({ state, progress }) => state.value === 'error' || (state.value === 'working' && progress.value !== null);

/** @param {import('./state.js').PageState} page */
function notesOf(page) {
  const notes = unknownValues(link.value.params, VALUES).map(([name, value]) => text('note-setting', { name, value: quoted(value) }));
  const refusal = page.session.board.value?.refusal;
  // On the board itself it stands in the board's place.
  if (refusal && refusal.id !== 'stopped' && page.view.value !== 'board' && page.session.state.value === 'ready')
    notes.push(problemText(refusal));
  const shown = page.session.board.value;
  if (shown && isOutdated(page.session))
    notes.push(
      text('dynamic-nim-note-outdated', {
        n: readable(shown.options.n ?? ''),
        rule: shown.options.limit === null ? `k = ${shown.options.k}` : `L = ${quoted(shown.options.limit ?? '')}…`,
      }),
    );
  if (page.bad_place.value !== null) notes.push(text('dynamic-nim-note-at', { value: quoted(page.bad_place.value) }));
  return notes;
}

/** What stands in the board's place is fetched when it is first looked at. @type {Record<typeof import('./parameters.js').VIEWS[number], () => Promise<any>>} */
const OTHER_VIEWS = {
  map: () => import('./map.jsx').then(({ Map }) => Map),
  sweep: () => import('./sweep.jsx').then(({ Sweep }) => Sweep),
  cost: () => import('./cost.jsx').then(({ CostChart }) => CostChart),
};

/** @param {{page: import('./state.js').PageState, name: keyof typeof OTHER_VIEWS}} props */
const OtherView = ({ page, name }) => (
  <Lazy
    load={OTHER_VIEWS[name]}
    with={{ page, covered: covered(), children: <BoardMessage page={page} /> }}
    meanwhile={<div class="board" />}
  />
);

/** Why the method has no steps to show, or how far it is with them. @param {{page: import('./state.js').PageState}} props */
function BoardMessage({ page }) {
  const { session } = page;
  const board = session.board.value;
  if (!board || board.timeline || session.state.value !== 'ready') return null;
  // What has no steps may have a map all the same.
  if (page.view.value !== 'board' && board.refusal && board.refusal.id !== 'stopped') return null;
  return (
    <p class="board-message" role="status">
      {board.refusal && <span>{problemText(board.refusal)}</span>}
      {board.refusal?.id === 'stopped' && <GoOn session={session} options={board.options} />}
      <Work session={session} />
    </p>
  );
}

/** The table, or why this method has none. @param {{page: import('./state.js').PageState}} props */
function TableBoard({ page }) {
  const { session } = page;
  return (
    <Board board={page.board} player={page.player}>
      <BoardMessage page={page} />
      <Overview
        board={page.board}
        // The picture would give the answer away.
        covered={covered()}
        of={page.timeline.value}
        current={() => {
          const [row, rows] = [page.step.value?.row ?? 0, (page.timeline.value?.size ?? 0) + 1];
          return { from: row / rows, to: (row + 1) / rows };
        }}
        picture={(width, height, palette, abort) => {
          const side = (page.timeline.value?.size ?? 0) + 1;
          const window = { firstRow: 0, rows: side, firstColumn: 0, columns: side };
          return session.ask('picture', { window, width, height, p: bytesOf(palette['p-strong']), n: bytesOf(palette['n-fill']) }, abort);
        }}
      />
    </Board>
  );
}

/** What stands in for the step's words: a play, a cell that is explained. @param {{page: import('./state.js').PageState, leave: () => void}} props */
function Asked({ page, leave }) {
  const timeline = page.timeline.value;
  const cell = page.selection.value;
  return (
    <>
      {page.match.play.value && <Lazy load={loadPlay} with={{ page }} />}
      {timeline && cell && (
        <Explanation
          cell={cell}
          session={page.session}
          close={leave}
          show={(row) => page.player.seek(lastStep(timeline, row))}
          ask={({ row, column }) => page.go({ n: String(row), cap: String(column), at: String(row) })}
          playFrom={({ row, column }) =>
            page.go({ n: String(row), cap: String(column), at: null, ...playParams(setupOf(link.peek().params) ?? NEW_PLAY) })
          }
        />
      )}
    </>
  );
}

/** Where the stack would go wrong under a limit that falls. @param {{page: import('./state.js').PageState}} props */
function StackError({ page }) {
  const board = page.session.board.value;
  // A limit that only ever grows has none, and asks nothing more.
  /** @type {import('../../../crate/pkg/dynamic_nim/mexplorer.js').DynamicNimStackError | null} */
  const error = useAnswer(board && board.options.limit !== null ? board : null, (abort) =>
    page.session.ask('stackError', undefined, abort),
  );
  return error && <p class="stack-error">{rich('dynamic-nim-stack-error', { ...error })}</p>;
}
