/** The page of Dynamic Nim: what the link says becomes a board, a step and their words; what is done becomes a link. */
import { computed, effect, signal, untracked } from '@preact/signals';
import { useLayoutEffect, useMemo } from 'preact/hooks';
import { Board, BoardTools, createBoard } from '../../canvas/board.jsx';
import { Overview } from '../../canvas/overview.jsx';
import { bytesOf } from '../../canvas/palette.js';
import { NumberField } from '../../app/fields.jsx';
import { GameFrame } from '../../app/game_frame.jsx';
import { Icon } from '../../app/icons.jsx';
import { quoted } from '../../app/link.js';
import { anyOf, rich, text } from '../../app/messages.jsx';
import { link, linkWith, push, replaceSoon } from '../../app/router.js';
import { linkTo } from '../../app/settings.js';
import { covered, Verdict } from '../../app/verdict.jsx';
import { createPlayer } from '../../player/player.js';
import { createSession } from '../../solver/session.js';
import { captionOf, CODE, litLines, multiplier } from './captions.js';
import { EXAMPLES } from './examples.js';
import { Explanation } from './explanation.jsx';
import { DEFAULTS, METHODS, NAMES, optionsOf, plain, playParams, positionOf, ROUTE, sameOptions, setupOf, unknownPlay } from './parameters.js';
import { present } from './play.js';
import { createTable, PlayPanel } from './play_panel.jsx';
import { Stack } from './stack.jsx';
import { after, capAfter, cursorOf, lastStep, placeOf, stepAt } from './steps.js';
import { areaOf, createTableView, extentOf } from './table_view.js';

export { Thumbnail } from './thumbnail.jsx';

/** @typedef {import('./steps.js').Timeline} Timeline */
/** @typedef {import('./table_view.js').Cell} Cell */

/** @param {import('../../solver/client.js').Client} client */
function createPage(client) {
  const session = /** @type {ReturnType<typeof createSession<Timeline>>} */ (createSession(client, 'DynamicNim', optionsOf(new Map())));
  const player = createPlayer();
  /** @type {import('@preact/signals').Signal<Cell | null>} the explained cell */
  const selection = signal(null);
  /** @type {import('@preact/signals').Signal<Cell | null>} the cell cursor of the keyboard */
  const focus = signal(null);
  const options = computed(() => optionsOf(link.value.params));
  const bad_place = signal(/** @type {string | null} */ (null));
  const timeline = computed(() => session.board.value?.timeline ?? null);
  const step = computed(() => {
    const shown = timeline.value;
    return shown && stepAt(shown, Math.min(player.cursor.value, shown.stepCount));
  });

  /** The position and its winning moves, to be marked once their rows are there and nothing is covered. */
  const answer = computed(() => {
    const board = session.board.value;
    const shown = board?.timeline;
    if (!shown || session.state.value !== 'ready' || covered() || player.cursor.value !== shown.stepCount) return null;
    const row = shown.size;
    const column = Number(board.options.cap ?? Math.max(0, row - 1));
    const targets = board.verdict.moves.map((take) => after(shown, row, Number(take)));
    return { position: { row, column }, targets };
  });

  const table = createTable(
    async ({ pile, cap }, abort) => {
      const options = { ...(session.board.peek()?.options ?? {}), n: String(pile), cap: String(cap) };
      const { moves } = await client.ask({ game: 'DynamicNim', options, ask: 'verdict' }, abort);
      return moves.map(BigInt);
    },
    (take) => capAfter(/** @type {Timeline} */ (timeline.peek()), take),
  );
  const played = computed(() => {
    const play = table.play.value;
    return play && { row: Number(present(play).pile), column: Number(present(play).cap) };
  });

  const scene = computed(() => {
    if (!timeline.value || !step.value) return null;
    return {
      played: played.value, timeline: timeline.value, step: step.value, selection: selection.value, focus: focus.value, answer: answer.value };
  });
  /** @typedef {NonNullable<typeof scene.value>} Scene */

  const board = createBoard(
    /** @type {import('../../canvas/board.jsx').BoardModel<Scene>} */ ({
      scene,
      createView: createTableView,
      extentOf: (shown) => extentOf(shown.timeline),
      areaOf: (size, shown, palette) => areaOf(size, shown.timeline, palette),
      revealOf: ({ step: now, selection: chosen, focus: walked, played: on }) => {
        const cell = walked ?? chosen ?? on;
        const row = cell?.row ?? now.row;
        const column = cell?.column ?? ('column' in now ? now.column : 0);
        const read = cell || !('wall' in now) ? row : now.wall;
        const cells = { first_row: BigInt(Math.min(read, row)), last_row: BigInt(row), first_column: BigInt(column), last_column: BigInt(column) };
        // What was pointed at is in sight already and must not move under the finger.
        return { ...cells, margin: cell ? 0n : 1n };
      },
      has: (shown, cell) => cell.row >= 0 && cell.row <= shown.timeline.size && cell.column >= 0 && cell.column <= cell.row,
      startOf: (shown) => selection.peek() ?? { row: shown.step.row, column: 'column' in shown.step ? shown.step.column : 0 },
      focus,
      pick: (cell) => {
        selection.value = cell;
      },
      close: () => {
        const open = selection.value !== null;
        selection.value = null;
        return open;
      },
      describe: () => {
        if (!timeline.value || !step.value) return '';
        const { id, args } = captionOf(timeline.value, step.value);
        return text(id, args);
      },
    }),
  );

  /** The example that was opened last, to come back to. */
  const origin = signal(/** @type {import('../../app/games.js').Example} */ (EXAMPLES[0]));

  /** What the present play was started with. */
  let playing = '';

  /** @type {object | null} the board the player was loaded with */
  let loaded = null;

  const stops = [
    effect(() => {
      const { params } = link.value;
      const example = EXAMPLES.find((one) => Object.entries(one.params).every(([name, value]) => params.get(name) === value));
      if (example) origin.value = example;
    }),
    effect(() => {
      const wanted = options.value;
      const shown = untracked(() => session.board.value);
      if (!shown || untracked(() => session.state.value) !== 'ready' || !sameOptions(shown.options, wanted)) void session.show(wanted);
    }),
    // A new board, or a link to another place on it, moves the cursor; the cursor's own rewriting of the link does not.
    effect(() => {
      const shown = session.board.value;
      const place = link.value.params.get('at');
      if (!shown) return;
      const answers_link = sameOptions(shown.options, untracked(() => options.value));
      // While the link is being worked out, or was refused, the last good board stays where it is.
      if (!answers_link && shown === loaded) return;
      loaded = shown;
      selection.value = null;
      bad_place.value = null;
      if (!shown.timeline) return player.load(0, [0], 0);
      const cursor = answers_link && place !== undefined ? cursorOf(shown.timeline, place) : 0;
      const rows = shown.timeline.firstStepOfRow.map((first) => Math.max(first - 1, 0)).subarray(1);
      player.load(shown.timeline.stepCount, rows, cursor ?? 0);
      if (cursor === null) bad_place.value = place ?? '';
    }),
    effect(() => {
      void player.cursor.value;
      selection.value = null;
    }),
    // A link that plays starts when its board is there, and again when its position, rule or opponent changes.
    effect(() => {
      const setup = setupOf(link.value.params);
      const shown = session.board.value;
      const ready = session.state.value === 'ready' && shown && sameOptions(shown.options, options.value);
      const wanted = setup && ready ? JSON.stringify([setup, shown.options.n, shown.options.k, shown.options.cap]) : '';
      if (setup && !ready && session.state.value === 'working') return;
      if (wanted === playing) return;
      playing = wanted;
      if (!setup || !ready) return table.leave();
      table.start(positionOf(shown.options), setup);
    }),
    effect(() => {
      const cursor = player.cursor.value;
      const { cause } = player.moved.peek();
      const shown = session.board.peek();
      if (!shown?.timeline || session.state.peek() !== 'ready' || !sameOptions(shown.options, options.peek())) return;
      const place = placeOf(shown.timeline, cursor);
      const said = link.peek().params.get('at');
      if (said === place || (said === undefined && cursor === 0 && cause === 'seek')) return;
      if (place !== untracked(() => new URLSearchParams(location.hash.split('?')[1]).get('at'))) replaceSoon(linkWith({ at: place }));
    }),
  ];

  return {
    session,
    player,
    board,
    table,
    options,
    selection,
    timeline,
    step,
    bad_place,
    origin,
    /**
     * The present row for another game: its end if this one is at its end.
     * @param {string} n the other game's pile, as typed
     */
    rowFor(n) {
      const [shown, now] = [timeline.value, step.value];
      if (!shown || !now || now.row === 0 || !/^\d{1,9}$/.test(n)) return null;
      return String(player.cursor.value === shown.stepCount ? Number(n) : Math.min(now.row, Number(n)));
    },
    /** A new game with the same position and rule. @param {import('./play.js').Setup} setup */
    restart(setup) {
      const target = linkWith(playParams(setup));
      if (target !== location.hash) push(target);
      else if (session.board.value) table.start(positionOf(session.board.value.options), setup);
    },
    /** @param {Record<string, string | null>} changes a new rule or position */
    go(changes) {
      push(linkWith(changes));
    },
    destroy() {
      for (const stop of stops) stop();
      table.leave();
      board.destroy();
      session.destroy();
    },
  };
}

/** @param {{client: import('../../solver/client.js').Client, game: import('../../app/games.js').Game}} props */
export function Page({ client, game }) {
  const page = useMemo(() => createPage(client), [client]);
  useLayoutEffect(() => () => page.destroy(), [page]);
  const { session, player, board, selection } = page;
  const [timeline, step] = [page.timeline.value, page.step.value];
  const method = timeline?.method ?? METHODS.find((one) => one === page.options.value.method) ?? 'walls';
  const leave = useMemo(
    () => () => {
      selection.value = null;
    },
    [selection],
  );
  const caption = timeline && step ? captionOf(timeline, step) : null;
  const place = text('dynamic-nim-place', { row: step?.row ?? 0 });
  const notes = unknownPlay(link.value.params).map(([name, value]) => text('note-setting', { name, value: quoted(value) }));
  if (page.bad_place.value !== null && timeline) notes.push(text('dynamic-nim-note-at', { value: quoted(page.bad_place.value), size: timeline.size }));
  const played = page.table.play.value;

  return (
    <GameFrame
      game={game}
      player={player}
      names={NAMES}
      rule={<Rule page={page} />}
      methods={<Methods page={page} />}
      verdict={<Verdict session={session} sentence={(verdict) => sentence(verdict.moves, session.board.value?.options ?? {})} problem={problemText} />}
      caption={caption}
      notes={notes}
      code={{ lines: CODE[method], lit: timeline && step ? litLines(timeline, step) : [] }}
      place={place}
      board={
        <Board board={board} player={player}>
          {session.board.value?.refusal && (
            <p class="board-message" role="status">
              {problemText(session.board.value.refusal)}
            </p>
          )}
          <Overview
            board={board}
            // The picture would give the answer away.
            covered={covered()}
            row={() => page.step.value?.row ?? 0}
            picture={(width, height, palette, abort) => {
              const side = (page.timeline.value?.size ?? 0) + 1;
              const window = { firstRow: 0, rows: side, firstColumn: 0, columns: side };
              return session.ask('picture', { window, width, height, p: bytesOf(palette['p-strong']), n: bytesOf(palette['n-fill']) }, abort);
            }}
          />
        </Board>
      }
      legend={<Legend method={method} />}
      tools={<BoardTools board={board} />}
      explanation={
        <>
        {played && (
          <PlayPanel
            table={page.table}
            restart={page.restart}
            why={() => {
              selection.value = { row: Number(present(played).pile), column: Number(present(played).cap) };
            }}
            close={() => page.go(playParams(null))}
          />
        )}
        {timeline && selection.value && (
          <Explanation
            cell={selection.value}
            session={session}
            close={leave}
            show={(row) => player.seek(lastStep(timeline, row))}
            ask={(cell) => page.go({ n: String(cell.row), cap: String(cell.column), at: String(cell.row) })}
            playFrom={(cell) => page.go({ n: String(cell.row), cap: String(cell.column), at: null, ...playParams(setupOf(link.peek().params) ?? NEW_PLAY) })}
          />
        )}
        </>
      }
      aside={
        <>
          {timeline && step && method === 'walls' && <Stack timeline={timeline} step={step} />}
          {timeline && <Cost timeline={timeline} />}
          {timeline?.agree && <p class="checked">{rich('dynamic-nim-checked')}</p>}
        </>
      }
      leave={leave}
    />
  );
}

/** @param {{page: ReturnType<typeof createPage>}} props */
function Rule({ page }) {
  const { params } = link.value;
  const shown = {
    n: params.get('n') ?? DEFAULTS.n,
    k: params.get('k') ?? DEFAULTS.k,
    cap: params.get('cap') ?? openingCap(plain(params.get('n') ?? DEFAULTS.n)),
  };
  const problem = page.session.state.value === 'error' ? page.session.problem.value : null;
  const wrong = problem ? fieldOf(problem.id) : null;
  const back = text('reset', { example: text(page.origin.value.id) });
  /** @param {'n' | 'k' | 'cap'} name @param {boolean} steps */
  const field = (name, steps) => (
    <NumberField
      name={name}
      label={text(`dynamic-nim-field-${name}`)}
      value={shown[name]}
      wrong={wrong === name}
      settled={page.session.state.value !== 'working'}
      steps={steps}
      commit={(typed) => {
        const value = plain(typed);
        if (value === shown[name]) return;
        // Another pile is another game: its opening, unless the cap itself is edited. The row in view stays in view.
        page.go({ [name]: value, ...(name === 'n' ? { cap: null } : {}), at: page.rowFor(name === 'n' ? value : shown.n) });
      }}
    />
  );
  return (
    <form
      class="rule"
      onSubmit={(event) => event.preventDefault()}
      aria-label={text('rule')}
    >
      <span>{rich('dynamic-nim-rule', {}, { n: field('n', true), k: field('k', false), cap: field('cap', true) })}</span>
      <button type="button" class="icon" title={back} aria-label={back} onClick={() => push(linkTo(ROUTE, page.origin.peek().params))}>
        <Icon name="reset" />
      </button>
      <button type="button" class="start-play" title={text('play')} onClick={() => page.go({ at: null, ...playParams(NEW_PLAY) })}>
        <Icon name="stones" />
        <span>{text('play')}</span>
      </button>
      {problem && wrong && (
        <p class="problem" id="problem">
          {problemText(problem)}
        </p>
      )}
    </form>
  );
}

/** @param {string} pile */
const openingCap = (pile) => {
  if (!/^\d{1,300}$/.test(pile)) return '';
  return BigInt(pile) > 0n ? String(BigInt(pile) - 1n) : '0';
};

/** Which field an error is about. @param {string} id */
function fieldOf(id) {
  if (id.startsWith('error-pile')) return 'n';
  if (id === 'error-ratio') return 'k';
  return id === 'error-cap' ? 'cap' : null;
}

/** @param {import('../../solver/session.js').Problem} problem */
function problemText({ id, args }) {
  const value = args.value ?? '';
  return text(id, { ...args, value: quoted(value), got: value === '' ? text('got-nothing') : text('got', { value: quoted(value) }) });
}

/** @param {{page: ReturnType<typeof createPage>}} props */
function Methods({ page }) {
  const chosen = page.options.value.method;
  return (
    <div class="methods" role="radiogroup" aria-label={text('methods')}>
      {METHODS.map((method) => (
        <label key={method} class={method === chosen ? 'chosen' : undefined}>
          <input
            type="radio"
            name="method"
            value={method}
            checked={method === chosen}
            onChange={() => {
              page.go({ method, at: page.rowFor(page.options.value.n ?? '') });
            }}
          />
          {text(`dynamic-nim-method-${method}`)}
        </label>
      ))}
    </div>
  );
}

/** @type {import('./play.js').Setup} */
const NEW_PLAY = { opponent: 'perfect', first: 'you', seed: 1 };

/** Winning takes named in the sentence; the rest are counted. */
const NAMED_MOVES = 6;

/** @param {readonly unknown[]} moves @param {Record<string, string | null>} options */
function sentence(moves, options) {
  const where = { n: quoted(options.n ?? ''), cap: quoted(options.cap ?? ''), opening: options.cap === null ? 'yes' : 'no' };
  if (moves.length === 0) {
    const { pile, cap } = positionOf(options);
    return rich(pile === 0n || cap === 0n ? 'dynamic-nim-verdict-stuck' : 'dynamic-nim-verdict-p', where);
  }
  const named = moves.slice(0, NAMED_MOVES).map(String);
  const rest = moves.length - named.length;
  if (rest > 0) return rich('dynamic-nim-verdict-n-many', { ...where, takes: named.join(', '), rest });
  return rich('dynamic-nim-verdict-n', { ...where, takes: anyOf(named) });
}

/** @param {{method: Timeline['method']}} props */
function Legend({ method }) {
  return (
    <ul>
      {method === 'walls' && (
        <>
          <li>
            <i class="swatch lit">0</i>
            <span>{rich('dynamic-nim-legend-stack')}</span>
          </li>
          <li>
            <i class="swatch p">0</i>
            <span>{rich('dynamic-nim-legend-passed')}</span>
          </li>
        </>
      )}
      {method !== 'walls' && (
        <li>
          <i class="swatch p">0</i>
          <span>{rich('dynamic-nim-legend-p')}</span>
        </li>
      )}
      <li>
        <i class="swatch n">1</i>
        <span>{rich('dynamic-nim-legend-n')}</span>
      </li>
      <li>
        <i class="swatch f">1</i>
        <span>{rich('dynamic-nim-legend-f')}</span>
      </li>
    </ul>
  );
}

/** @param {{timeline: Timeline}} props */
function Cost({ timeline }) {
  const { definition, rows, walls } = timeline.cost;
  return (
    <table class="cost">
      <caption>{text('cost', { size: timeline.size, k: multiplier(timeline) })}</caption>
      <tbody>
        {definition && (
          <tr class={timeline.method === 'definition' ? 'chosen' : undefined}>
            <th scope="row">{text('dynamic-nim-method-definition')}</th>
            <td>{text('dynamic-nim-cost-definition', { takes: definition.takes, cells: definition.cells })}</td>
          </tr>
        )}
        <tr class={timeline.method === 'rows' ? 'chosen' : undefined}>
          <th scope="row">{text('dynamic-nim-method-rows')}</th>
          <td>{text('dynamic-nim-cost-rows', { cells: rows.cells })}</td>
        </tr>
        <tr class={timeline.method === 'walls' ? 'chosen' : undefined}>
          <th scope="row">{text('dynamic-nim-method-walls')}</th>
          <td>{text('dynamic-nim-cost-walls', { tests: walls.tests, pops: walls.pops, pushes: walls.pushes })}</td>
        </tr>
      </tbody>
    </table>
  );
}
