/** The factor k on a slider: which piles are losing for which k, where that changes, and the walls of the current factor. */
import { useComputed } from '@preact/signals';
import { Button } from '../../ui/controls.jsx';
import { Icon } from '../../ui/icons.jsx';
import { Legend } from '../../ui/legend.jsx';
import { rich, series, text } from '../../ui/messages.js';
import { useDisposable } from '../../ui/use_disposable.js';
import { Drawing } from '../../canvas/drawing.jsx';
import { readPalette } from '../../canvas/palette.js';
import { FIRST } from './parameters.js';
import { after, before, createSweep, firstDifference, FROM, TO, UP_TO } from './sweep_model.js';
import { drawStrip, drawWalls, stripScales } from './sweep_view.js';
import './sweep.css';

/** @import { Page } from './state.js' */
/** @import { SweepState } from './sweep_model.js' */
/** @import { Factor, Stretch } from './types.js' */

/** Losing piles named in the sentence. */
const NAMED_PILES = 8;
const MOST_PILES = 20;
/** A break attracts the pointer from so far. */
const DRAW_PX = 4;

/** @param {{page: Page}} props */
export function Sweep({ page }) {
  const listed = page.options.value.limit !== null;
  if (!listed && !page.covered.value) return <Sweeping page={page} />;
  return (
    <div class="board">
      <div class="board-message">
        <p role="status">{text(listed ? 'dynamic-nim-sweep-limit' : 'dynamic-nim-sweep-covered')}</p>
        {listed && (
          <p>
            <Button
              words={text('dynamic-nim-sweep-to-factor', { k: FIRST.k })}
              onClick={() => page.go({ k: FIRST.k, limit: null, at: null })}
            />
          </p>
        )}
      </div>
    </div>
  );
}

/** @param {{page: Page}} props */
function Sweeping({ page }) {
  const sweep = useDisposable(() => createSweep(page), [page]);
  if (!sweep) return <div class="sweep" />;
  return (
    <div class="sweep">
      <Strip sweep={sweep} />
      <Slider sweep={sweep} />
      <div class="sweep-below">
        <Walls sweep={sweep} />
        <div class="sweep-words">
          <p class="sweep-sentence" role="status" aria-live={sweep.moving.value ? 'off' : 'polite'}>
            {sentence(sweep)}
          </p>
          <Breaks sweep={sweep} />
          <p class="sweep-why">{rich('dynamic-nim-sweep-why', { upto: UP_TO })}</p>
        </div>
      </div>
    </div>
  );
}

/** @param {{sweep: SweepState}} props */
function Slider({ sweep }) {
  const k = sweep.k.value;

  /** @param {KeyboardEvent} event */
  function onKeyDown(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const [now, stops, breaks] = [sweep.k.peek(), sweep.stops.peek(), sweep.breaks.peek()];
    const to = {
      ArrowRight: () => after(stops, now),
      ArrowUp: () => after(stops, now),
      ArrowLeft: () => before(stops, now),
      ArrowDown: () => before(stops, now),
      PageUp: () => after(breaks, now),
      PageDown: () => before(breaks, now),
      Home: () => FROM,
      End: () => TO,
    }[event.key];
    if (!to) return;
    // These keys step everywhere else on the page; here they are the slider's.
    event.preventDefault();
    event.stopPropagation();
    sweep.move(to());
  }

  return (
    <input
      type="range"
      class="sweep-range"
      min={FROM.value}
      max={TO.value}
      step="any"
      value={k.value}
      aria-label={text('dynamic-nim-field-k')}
      aria-valuetext={text('dynamic-nim-sweep-value', { k: k.text })}
      onInput={(event) => sweep.moveNear(Number(event.currentTarget.value))}
      onChange={sweep.commit}
      onKeyDown={onKeyDown}
      onKeyUp={sweep.commit}
      onBlur={sweep.commit}
    />
  );
}

/** The buttons to the neighbouring breaks. @param {{sweep: SweepState}} props */
function Breaks({ sweep }) {
  /** @param {Factor | null} to */
  const jump = (to) => {
    sweep.move(to);
    sweep.commit();
  };
  const previous = before(sweep.breaks.value, sweep.k.value);
  const next = after(sweep.breaks.value, sweep.k.value);
  // At either end a button does nothing and keeps the focus.
  return (
    <div class="row">
      <button type="button" aria-disabled={!previous} onClick={() => jump(previous)}>
        <Icon name="previous" />
        <span>{rich('dynamic-nim-sweep-previous', { k: previous?.text ?? 'none' })}</span>
      </button>
      <button type="button" aria-disabled={!next} onClick={() => jump(next)}>
        <span>{rich('dynamic-nim-sweep-next', { k: next?.text ?? 'none' })}</span>
        <Icon name="next" />
      </button>
    </div>
  );
}

/**
 * Where the factor lies: beyond all stretches, on the first one, at the start of another one, or within it.
 * @param {SweepState} sweep @param {Stretch} stretch
 */
function kindOf(sweep, stretch) {
  if (sweep.is_beyond.value) return 'beyond';
  if (stretch === sweep.stretches.value[0]) return 'below';
  return stretch.from.text === sweep.k.value.text ? 'start' : 'like';
}

/** @param {SweepState} sweep */
function sentence(sweep) {
  const stretch = sweep.stretch.value;
  if (!stretch) return null;
  // Far enough to see what is new here, and what will be on the next stretch.
  const at = sweep.stretches.value.indexOf(stretch);
  const first_new = [at - 1, at + 1].map((i) => firstDifference(stretch.members, sweep.stretches.value[i]?.members ?? stretch.members));
  const named = Math.min(Math.max(NAMED_PILES, ...first_new.map((index) => index + 1)), MOST_PILES);
  return rich('dynamic-nim-sweep-sentence', {
    kind: kindOf(sweep, stretch),
    k: sweep.k.value.text,
    from: stretch.from.text,
    to: stretch.to?.text ?? '',
    end: TO.text,
    piles: series([...stretch.members.subarray(0, named)].map(String)),
  });
}

/** The strip, on which k can be dragged; the slider below it does the same. @param {{sweep: SweepState}} props */
function Strip({ sweep }) {
  const scene = useComputed(() => ({
    stretches: sweep.stretches.value,
    k: sweep.k.value,
    stretch: sweep.stretch.value,
    title: text('dynamic-nim-sweep-axis'),
  }));

  /** @param {PointerEvent & {currentTarget: HTMLCanvasElement}} event */
  function moveTo({ currentTarget: element, clientX }) {
    const box = element.getBoundingClientRect();
    const { x } = stripScales(box, readPalette(element));
    const at = clientX - box.left;
    sweep.moveNear(x.invert(at), x.invert(at + DRAW_PX) - x.invert(at));
  }

  return (
    <Drawing
      scene={scene}
      draw={drawStrip}
      label={text('dynamic-nim-sweep-strip', { from: FROM.text, to: TO.text })}
      canvas={{
        class: 'sweep-strip',
        onPointerDown: (event) => {
          if (event.button !== 0) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          moveTo(event);
        },
        onPointerMove: (event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) moveTo(event);
        },
        onPointerUp: sweep.commit,
        onPointerCancel: sweep.drop,
      }}
    />
  );
}

/** @param {{sweep: SweepState}} props */
function Walls({ sweep }) {
  const label = text('dynamic-nim-sweep-walls', { k: sweep.k.value.text, rows: (sweep.f.value?.length ?? 1) - 1 });
  return (
    <div class="sweep-walls">
      <Drawing scene={sweep.f} draw={drawWalls} moves={wallsMove} label={label} />
      <div class="legend">
        <Legend
          entries={[
            { swatch: 'lit', meaning: rich('dynamic-nim-legend-p') },
            { swatch: 'n', meaning: rich('dynamic-nim-legend-n') },
          ]}
        />
      </div>
    </div>
  );
}

/** Only walls that move are shown moving. @param {readonly number[]} f @param {readonly number[]} was */
const wallsMove = (f, was) => f.length === was.length && f.some((one, row) => one !== was[row]);
