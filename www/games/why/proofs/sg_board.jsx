/** Unlike parts in a row, each with a field for its value: pins, a heap, a token on a graph, and the heap of Nim beside them. */
import { classNames } from '../../../ui/class_names.js';
import { entryAt } from '../../../ui/entry_at.js';
import { text } from '../../../ui/messages.js';
import { rowsOf } from '../rows.js';
import { disputed } from './disputed.js';
import { Arrows } from './arrows.jsx';
import { pointsOf } from './graph_layout.js';
import { optionsOf } from './mex.js';
import { NIM, statesAfter, statesOf, valueOf } from './sg.js';
import { shownSubject } from './subject.js';
import { seenWords } from './table.js';

/** @import { ComponentChildren } from 'preact' */
/** @import { Reply, SubjectOf } from '../types.js' */
/** @import { Page } from '../state.js' */

/** How few and how many stones are taken from the heap. */
const [FEWEST, MOST] = [2, 6];

/**
 * A part: what there is, what is left after the challenge and after the answer, how a move leaves so much, null where none is possible,
 * and what that move begins from: where a challenge waits for its answer, from what it leaves.
 * @typedef {{had: number, challenged: number, answered: number, leave: ((left: number) => void) | null, from: number, said: Said}} Shown
 * @typedef {{is_answering: 'yes' | 'no'}} Said what messages are told of the move
 */

/** The move of the challenger on show; where a value is wrong, before the steps the one that wins. @param {Page} page */
function shownReply(page) {
  const { reply, is_answered } = disputed(page);
  const { timeline, step, covered } = page;
  const is_wrong = (shownSubject(timeline.value, 'sum')?.wrong ?? null) !== null;
  const is_before = step.value?.kind === 'start' || step.value?.kind === 'dispute';
  const first = is_wrong && is_before ? timeline.value?.disputes[0]?.answers[0] : undefined;
  return { reply: covered.value ? null : (reply ?? first ?? null), is_answered };
}

/** @param {{page: Page}} props */
export function SumBoard({ page }) {
  const subject = shownSubject(page.timeline.value, 'sum');
  const [written = []] = rowsOf(page.options.value.claim ?? '');
  if (!subject) return <UnreadBoard page={page} written={written} />;
  const is_open = subject.states !== null && !page.covered.value;
  const states = statesOf(subject);
  const { reply, is_answered } = shownReply(page);
  const [challenged, replied] = reply ? statesAfter(states, reply) : [states, states];
  const answered = is_answered ? replied : challenged;
  const step = page.step.value;
  const proof = step?.kind === 'proof' && !page.covered.value ? step.numbers[0] : 0;
  const isIn = (/** @type {number} */ part) => is_open && (subject.wrong === null || part === subject.wrong || part === NIM);
  /** @param {number} part @returns {Shown} */
  const shownOf = (part) => ({
    had: entryAt(states, part),
    challenged: entryAt(challenged, part),
    answered: entryAt(answered, part),
    leave: isIn(part) ? (left) => page.challenge(0, part, left) : null,
    from: entryAt(page.is_answering.value ? challenged : states, part),
    said: { is_answering: page.is_answering.value ? 'yes' : 'no' },
  });
  const children = [
    <Pins key="pins" shown={shownOf(0)} />,
    <Stones key="stones" shown={shownOf(1)} part={2} fewest={FEWEST} most={MOST} />,
    <Token key="token" shown={shownOf(2)} subject={subject} />,
  ];
  return (
    <div class="board why-board">
      <div class="why-sum-parts">
        {children.map((child, part) => {
          const state = entryAt(states, part);
          const value = valueOf(subject, part, state);
          return (
            <Part
              key={part}
              page={page}
              part={part}
              written={written[part] ?? ''}
              is_wrong={is_open && subject.wrong === part}
              is_out={is_open && !isIn(part)}
              note={proof === 1 ? ledTo(page, subject, part, value) : null}
            >
              {proof >= 2 ? <Stones shown={stillOf(value)} part={NIM + 1} /> : child}
            </Part>
          );
        })}
        <section class={classNames('why-part', !is_open && 'out')} aria-label={text('why-sg-part', { part: NIM + 1 })}>
          <p class="why-part-name">{text('why-sg-part', { part: NIM + 1 })}</p>
          {is_open ? <Stones shown={shownOf(NIM)} part={NIM + 1} /> : <p class="why-unknown">?</p>}
          {is_open && <p class="why-worth">{text('why-sg-worth', { value: entryAt(states, NIM) })}</p>}
        </section>
      </div>
    </div>
  );
}

/** A heap that nobody moves in. @param {number} size @returns {Shown} */
const stillOf = (size) => ({ had: size, challenged: size, answered: size, leave: null, from: size, said: { is_answering: 'no' } });

/** The fields alone, while what stands in them cannot be read. @param {{page: Page, written: readonly string[]}} props */
const UnreadBoard = ({ page, written }) => (
  <div class="board why-board">
    <div class="why-sum-parts">
      {[0, 1, 2].map((part) => (
        <Part key={part} page={page} part={part} written={written[part] ?? ''} is_wrong={false} is_out={false} note={null} />
      ))}
    </div>
  </div>
);

/** Where the moves of a part lead to. @param {Page} page @param {SubjectOf<'sum'>} subject @param {number} part @param {number} value */
function ledTo({ timeline }, subject, part, value) {
  /** @type {readonly Reply[]} */
  const answers = timeline.value?.disputes[0]?.answers ?? [];
  const values = answers.filter(([by]) => by === part).map(([, left]) => valueOf(subject, part, left));
  return text('why-sg-led-to', { count: values.length, seen: seenWords(values), value });
}

/**
 * A part with the field for its value.
 * @param {object} props
 * @param {Page} props.page
 * @param {number} props.part
 * @param {string} props.written
 * @param {boolean} props.is_wrong
 * @param {boolean} props.is_out
 * @param {string | null} props.note
 * @param {ComponentChildren} [props.children]
 */
function Part({ page, part, written, is_wrong, is_out, note, children }) {
  return (
    <section class={classNames('why-part', is_out && 'out')} aria-label={text('why-sg-part', { part: part + 1 })}>
      <p class="why-part-name">{text('why-sg-part', { part: part + 1 })}</p>
      {children}
      {note === null ? (
        <label class="why-worth">
          {text('why-sg-worth-field')}{' '}
          <input
            class={classNames('number', is_wrong && 'wrong')}
            inputMode="numeric"
            autoComplete="off"
            size={2}
            aria-label={text('why-sg-value', { part: part + 1 })}
            aria-invalid={is_wrong}
            value={written}
            onInput={(event) => page.writeValue(part, event.currentTarget.value.trim())}
          />
        </label>
      ) : (
        <p class="why-worth">{note}</p>
      )}
    </section>
  );
}

/** What a move does to a piece. @param {boolean} is_challenged @param {boolean} is_answered */
const takenBy = (is_challenged, is_answered) => (is_challenged ? 'challenged' : is_answered ? 'answered' : '');

/** A row of pins; below them, between two neighbours, what knocks down both. @param {{shown: Shown}} props */
function Pins({ shown: { had, challenged, answered, leave, from, said } }) {
  const all = Array.from({ length: 32 - Math.clz32(had) }, (_, pin) => pin);
  const has = (/** @type {number} */ pins, /** @type {number} */ pin) => ((pins >> pin) & 1) === 1;
  const hit = (/** @type {number} */ pins) => (leave && (from & pins) === pins ? () => leave(from & ~pins) : null);
  return (
    <div class="why-pins" style={{ '--pins': Math.max(all.length, 1) }}>
      {all.map((pin) => {
        const act = hit(1 << pin);
        const looks = classNames(
          'why-pin',
          has(had, pin) ? takenBy(!has(challenged, pin), has(challenged, pin) && !has(answered, pin)) : 'down',
        );
        const style = { gridColumn: `${2 * pin + 1} / span 2` };
        return act ? (
          <button
            key={pin}
            type="button"
            class={looks}
            style={style}
            aria-label={text('why-sg-pin', { ...said, pin: pin + 1 })}
            onClick={act}
          />
        ) : (
          <i key={pin} class={looks} style={style} />
        );
      })}
      {all.slice(1).map((next) => {
        const act = hit(3 << (next - 1));
        return (
          act && (
            <button
              key={`gap${next}`}
              type="button"
              class="why-pin-pair"
              style={{ gridColumn: `${2 * next} / span 2` }}
              aria-label={text('why-sg-pins-two', { ...said, pin: next, next: next + 1 })}
              onClick={act}
            />
          )
        );
      })}
    </div>
  );
}

/**
 * A heap. A click on a stone takes it and those after it, where so many may be taken.
 * @param {{shown: Shown, part: number, fewest?: number, most?: number}} props
 */
function Stones({ shown: { had, challenged, answered, leave, from, said }, part, fewest = 1, most = had }) {
  return (
    <div class="why-stones why-part-stones">
      {Array.from({ length: had }, (_, stone) => {
        const looks = takenBy(stone >= challenged, stone >= answered);
        const take = from - stone;
        return leave && take >= fewest && take <= most ? (
          <button
            key={stone}
            type="button"
            class={looks}
            aria-label={text('why-sg-take', { ...said, part, take })}
            onClick={() => leave(stone)}
          />
        ) : (
          <i key={stone} class={looks} />
        );
      })}
    </div>
  );
}

const [WIDTH, HEIGHT, MARGIN] = [300, 220, 36];

/** The radius of a vertex, and how many vertices have room for the large one. */
const [LARGE, SMALL, FEW] = [28, 16, 8];

/** A small graph with its token. @param {{shown: Shown, subject: SubjectOf<'sum'>}} props */
function Token({ shown: { had, challenged, answered, leave, from: at, said }, subject: { edges, values } }) {
  const points = pointsOf(edges, values[2].length, { width: WIDTH, height: HEIGHT, margin: MARGIN });
  const options = optionsOf(edges, at);
  const radius = points.length > FEW ? SMALL : LARGE;
  return (
    <div class="why-token-graph">
      <Arrows
        head="why-token-head"
        width={WIDTH}
        height={HEIGHT}
        {...{ edges, points, radius }}
        isAt={(from, to) => (from === had && to === challenged) || (from === challenged && to === answered)}
      />
      {points.map(({ x, y }, vertex) => {
        const looks = classNames(
          'why-node',
          vertex === had && 'token',
          challenged !== had && vertex === challenged && 'challenged',
          answered !== challenged && vertex === answered && 'answered',
        );
        const style = { left: `${(100 * x) / WIDTH}%`, top: `${(100 * y) / HEIGHT}%`, width: `${(200 * radius) / WIDTH}%` };
        return leave && options.includes(vertex) ? (
          <button
            key={vertex}
            type="button"
            class={looks}
            style={style}
            aria-label={text('why-sg-move', { ...said, to: vertex })}
            onClick={() => leave(vertex)}
          >
            {vertex}
          </button>
        ) : (
          <i key={vertex} class={looks} style={style}>
            {vertex}
          </i>
        );
      })}
    </div>
  );
}
