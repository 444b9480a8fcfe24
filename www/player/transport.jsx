/** The transport bar: first, previous, play, next, last, the seek bar with its milestones, the speed. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { effect } from '@preact/signals';
import { IconButton } from '../ui/icons.jsx';
import { text } from '../ui/messages.js';
import { is_reading_aloud, voice } from '../ui/read_aloud.js';
import { theme } from '../ui/settings.js';
import { ariaKeys } from '../ui/shortcuts.js';
import { createStage } from '../canvas/stage.js';
import { SPEEDS } from './player.js';
import { entryAt } from '../ui/entry_at.js';
import './transport.css';

/** @import { RefObject } from 'preact' */
/** @import { Stage } from '../canvas/types.js' */
/** @import { Player } from './player.js' */

/** @param {{player: Player, milestone: string}} props milestone: the present one, as "row 11" */
export function Transport({ player, milestone }) {
  const { cursor, last, playing, speed } = player;
  const at_start = cursor.value === 0;
  const at_end = cursor.value === last.value;
  const play = playing.value ? 'pause' : 'play';
  return (
    <div class="transport" role="region" aria-label={text('transport')}>
      <div class="transport-buttons">
        <TransportButton command="first" disabled={at_start} onClick={() => player.seek(0)} />
        <TransportButton command="previous" disabled={at_start} onClick={() => player.step(-1)} />
        <IconButton
          icon={play}
          name={`command-${play}`}
          class="round main"
          disabled={last.value === 0}
          aria-keyshortcuts={ariaKeys('play')}
          onClick={() => player.toggle()}
        />
        <TransportButton command="next" disabled={at_end} onClick={() => player.step(1)} />
        <TransportButton command="last" disabled={at_end} onClick={() => player.seek(last.value)} />
      </div>
      <SeekBar player={player} milestone={milestone} />
      <div class="transport-count">
        <span>{text('step-count', { step: cursor.value, steps: last.value })}</span>
        <span class="soft">
          {milestone && <span class="dot"> · </span>}
          {milestone}
        </span>
      </div>
      <div class="transport-speed" role="group" aria-label={text('speed')}>
        <IconButton icon="minus" name="command-slower" disabled={speed.value === 0} onClick={() => player.changeSpeed(-1)} />
        <span class="speed-value">{text('speed-value', { speed: entryAt(SPEEDS, speed.value) })}</span>
        <IconButton icon="plus" name="command-faster" disabled={speed.value === SPEEDS.length - 1} onClick={() => player.changeSpeed(1)} />
        {voice.value && (
          <IconButton
            icon="speaker"
            name="read-aloud"
            aria-pressed={is_reading_aloud.value}
            onClick={() => (is_reading_aloud.value = !is_reading_aloud.value)}
          />
        )}
      </div>
    </div>
  );
}

/** @param {{command: 'first' | 'previous' | 'next' | 'last', disabled: boolean, onClick: () => void}} props */
const TransportButton = ({ command, disabled, onClick }) => (
  // A disabled button would lose the keyboard focus at either end; this one stays focusable and does nothing.
  <IconButton
    icon={command}
    name={`command-${command}`}
    class="round"
    data-command={command}
    aria-disabled={disabled}
    aria-keyshortcuts={ariaKeys(command)}
    onClick={disabled ? undefined : onClick}
  />
);

/** @param {{player: Player, milestone: string}} props */
function SeekBar({ player, milestone }) {
  const /** @type {RefObject<HTMLCanvasElement | null>} */ ticks = useRef(null);

  useLayoutEffect(() => {
    if (!ticks.current) return undefined;
    const stage = createStage(ticks.current, { draw: () => drawTicks(stage, player) });
    const stop = effect(() => {
      void [theme.current.value, player.cursor.value, player.last.value];
      stage.invalidate();
    });
    return () => {
      stop();
      stage.destroy();
    };
  }, [player]);

  return (
    <div class="seek">
      <canvas ref={ticks} class="seek-ticks" aria-hidden="true" />
      <input
        type="range"
        min="0"
        max={player.last.value}
        step="1"
        value={player.cursor.value}
        aria-label={text('seek')}
        aria-valuetext={`${text('step-count', { step: player.cursor.value, steps: player.last.value })}, ${milestone}`}
        onInput={(event) => player.seek(Number(event.currentTarget.value))}
      />
    </div>
  );
}

/** Width of the range's thumb: the ticks are where its middle can be. */
const THUMB_PX = 20;
/** Above so many steps single ones are not drawn; milestones thin out to their density. */
const SINGLE_STEPS = 500;

/** @param {Stage} stage @param {Player} player */
function drawTicks({ canvas, context, size }, player) {
  const [cursor, last] = [player.cursor.peek(), player.last.peek()];
  const { width, height } = size();
  if (width <= 2 * THUMB_PX) return;
  const style = getComputedStyle(canvas);
  const [done, ahead] = [style.getPropertyValue('--seek-done'), style.getPropertyValue('--seek-ahead')];
  /** @param {number} step */
  const x = (step) => THUMB_PX / 2 + (last === 0 ? 0 : step / last) * (width - THUMB_PX);
  /** @param {number} step @param {number} tall @param {number} thick */
  const tick = (step, tall, thick) => {
    context.fillStyle = step <= cursor ? done : ahead;
    context.fillRect(x(step) - thick / 2, (height - tall) / 2, thick, tall);
  };
  const spacing = (width - THUMB_PX) / Math.max(last, 1);
  context.fillStyle = ahead;
  context.fillRect(x(0), height / 2 - 1, x(last) - x(0), 2);
  context.fillStyle = done;
  context.fillRect(x(0), height / 2 - 1, x(cursor) - x(0), 2);
  if (last <= SINGLE_STEPS && spacing >= 4) for (let step = 0; step <= last; step += 1) tick(step, 8, 1.5);
  const milestones = player.marks();
  if (milestones.length * 4 <= width) {
    for (let i = 0; i < milestones.length; i += 1) tick(entryAt(milestones, i), 18, 2);
    return;
  }
  // Where they are too dense, the height of every column of pixels shows its number of milestones.
  const columns = new Uint32Array(Math.ceil((width - THUMB_PX) / 2) + 1);
  for (let i = 0; i < milestones.length; i += 1) {
    const column = Math.floor((x(entryAt(milestones, i)) - THUMB_PX / 2) / 2);
    columns[column] = (columns[column] ?? 0) + 1;
  }
  const most = Math.max(...columns);
  columns.forEach((count, column) => {
    if (count > 0) tick(((column * 2 + 1) / (width - THUMB_PX)) * last, 4 + (12 * count) / most, 2);
  });
}
