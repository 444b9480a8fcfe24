/**
 * The frame of every game's page: rule, board, verdict, caption, code, transport. A game fills the slots; what is common to
 * all (keys, live region, the clock of the player, notes about the link) lives here.
 */
import { effect } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import { SWIPE_PX } from '../canvas/pointers.js';
import { Transport } from '../player/transport.jsx';
import { Dialogs, open_dialog } from './dialogs.jsx';
import { Header } from './header.jsx';
import { rich, text } from '../ui/messages.jsx';
import { link } from '../ui/router.js';
import { SHARED_NAMES, unknownSettings } from '../ui/settings.js';
import { quoted } from '../ui/link.js';
import { listenForShortcuts } from '../ui/shortcuts.js';
import './frame.css';

/**
 * @param {object} props
 * @param {import('./games.js').Game} props.game
 * @param {import('../player/player.js').Player} props.player
 * @param {readonly string[]} props.names parameters of the game's links
 * @param {import('preact').ComponentChildren} props.rule
 * @param {import('preact').ComponentChildren} props.verdict
 * @param {import('preact').ComponentChildren} props.methods
 * @param {import('../ui/messages.jsx').Message | null} props.caption
 * @param {readonly string[]} props.notes further notes about the link, as sentences
 * @param {{lines: readonly string[], lit: readonly number[]}} props.code
 * @param {string} props.place name of the milestone at hand
 * @param {import('preact').ComponentChildren} props.board
 * @param {import('preact').ComponentChildren} props.legend
 * @param {import('preact').ComponentChildren} props.tools the board's buttons
 * @param {import('preact').ComponentChildren} props.explanation of a cell that was clicked; stands in for caption and code
 * @param {import('preact').ComponentChildren} props.aside below the code
 * @param {boolean} props.outdated whether what is shown answers an older link
 * @param {() => void} props.leave Esc
 */
export function GameFrame({
  game,
  player,
  names,
  rule,
  verdict,
  methods,
  caption,
  notes,
  code,
  place,
  board,
  legend,
  tools,
  explanation,
  aside,
  outdated,
  leave,
}) {
  useLayoutEffect(
    () =>
      listenForShortcuts((command, repeated) => {
        const cause = repeated ? 'repeat' : 'hand';
        const run = {
          next: () => player.step(1, cause),
          previous: () => player.step(-1, cause),
          'next-milestone': () => player.milestone(1),
          'previous-milestone': () => player.milestone(-1),
          first: () => player.seek(0),
          last: () => player.seek(player.last.value),
          play: () => player.toggle(),
          faster: () => player.changeSpeed(1),
          slower: () => player.changeSpeed(-1),
          help: () => {
            open_dialog.value = 'help';
          },
          leave,
        };
        run[command]();
      }),
    [player, leave],
  );
  useLayoutEffect(() => runClock(player), [player]);

  const { params, repeated } = link.value;
  const unknown = [...params.keys()].filter((name) => !names.includes(name) && !SHARED_NAMES.includes(name));
  const all_notes = [
    ...unknownSettings(params).map(([name, value]) => text('note-setting', { name, value: quoted(value) })),
    ...(unknown.length > 0 ? [text('note-unknown', { names: quoted(unknown.join(', ')) })] : []),
    ...(repeated.length > 0 ? [text('note-repeated', { names: quoted(repeated.join(', ')) })] : []),
    ...notes,
  ];

  return (
    <div class="page game">
      <Header examples>{rule}</Header>
      <main data-outdated={outdated ? '' : undefined}>
        <h1 class="unseen">{text(game.name)}</h1>
        <section class="stage" aria-label={text('board')}>
          {board}
          <div class="under-board">
            <div class="legend">{legend}</div>
            {tools}
          </div>
        </section>
        <section class="side" aria-label={text('explanation')} onTouchStart={(event) => startSwipe(event, player)}>
          {all_notes.length > 0 && (
            <div class="notes" role="status">
              <ul>
                {all_notes.map((note) => (
                  <li key={note}>{note}</li>
                ))}
              </ul>
            </div>
          )}
          {methods}
          {verdict}
          {explanation}
          <p class="caption" role="status" aria-live={player.playing.value ? 'off' : 'polite'}>
            {caption && rich(caption.id, caption.args)}
          </p>
          {code.lines.length > 0 && (
            <pre class="code" aria-label={text('code')}>
              {code.lines.map((line, index) => (
                <code
                  key={line}
                  class={code.lit.includes(index) ? 'lit' : undefined}
                  aria-current={code.lit.includes(index) ? 'step' : undefined}
                >
                  {line}
                </code>
              ))}
            </pre>
          )}
          {aside}
        </section>
      </main>
      <Transport player={player} place={place} />
      <Dialogs game={game} />
    </div>
  );
}

/** Ticks the player once a frame while it plays. @param {import('../player/player.js').Player} player */
function runClock(player) {
  let frame = 0;
  const stop = effect(() => {
    cancelAnimationFrame(frame);
    if (!player.playing.value) return;
    let before_ms = performance.now();
    /** @param {number} now_ms */
    const onFrame = (now_ms) => {
      // A tab in the background gets no frames; what was missed there is not caught up.
      player.tick(Math.min(Math.max(now_ms - before_ms, 0), 250));
      before_ms = now_ms;
      if (player.playing.peek()) frame = requestAnimationFrame(onFrame);
    };
    frame = requestAnimationFrame(onFrame);
  });
  return () => {
    stop();
    cancelAnimationFrame(frame);
  };
}

/** A sideways swipe beside the board is a step. @param {TouchEvent} start @param {import('../player/player.js').Player} player */
function startSwipe(start, player) {
  const from = start.changedTouches[0];
  if (!from || start.touches.length > 1) return;
  /** @param {TouchEvent} end */
  const onEnd = (end) => {
    const to = end.changedTouches[0];
    if (!to) return;
    const [dx, dy] = [to.clientX - from.clientX, to.clientY - from.clientY];
    if (Math.abs(dx) > SWIPE_PX && Math.abs(dx) > 2 * Math.abs(dy)) player.step(dx < 0 ? 1 : -1);
  };
  start.currentTarget?.addEventListener('touchend', /** @type {EventListener} */ (onEnd), { once: true });
}
