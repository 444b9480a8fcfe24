/** What is beside the presenter's board: the screens of the projector, a count of hands, the next section. */
import { gameOfLink } from '../../shell/games.js';
import { Prose } from '../../formats/lesson/prose.jsx';
import { Button } from '../../ui/controls.jsx';
import { IconButton } from '../../ui/icons.jsx';
import { text } from '../../ui/messages.js';

/** @import { Hands, Screen, WindowProps } from './types.js' */
/** @import { Section } from '../../formats/lesson/types.js' */

/** @type {readonly Exclude<Screen, ''>[]} */
const SCREENS = ['cover', 'votes', 'blank', 'code'];

/** What the projector shows in the place of the board. @param {{screen: Screen, choose: (screen: Screen) => void, has_code: boolean}} props */
export const Screens = ({ screen, choose, has_code }) => (
  <div class="presenter-screens" role="group" aria-label={text('present-screens')}>
    {SCREENS.map((one) => (
      <button
        key={one}
        type="button"
        disabled={one === 'code' && !has_code}
        aria-pressed={screen === one}
        title={text(`present-${one}-why`)}
        onClick={() => choose(screen === one ? '' : one)}
      >
        {text(`present-${one}`)}
      </button>
    ))}
  </div>
);

/**
 * What hands are counted for: the answers of a question, or yes and no to what is asked in words.
 * @param {Section | undefined} section @returns {Hands[]}
 */
export function handsOf(section) {
  const ask = section?.ask ?? null;
  let answers = ['A', 'B', 'C', 'D'];
  if (ask === 'outcome') answers = ['N', 'P', '?'];
  else if (ask === 'move') answers = [text('present-move'), text('present-no-move'), '?'];
  else if (ask === null) answers = [text('present-yes'), text('present-no')];
  return answers.map((answer) => ({ answer, count: 0 }));
}

/**
 * A count of hands, by answer. What an answer is called can be typed over.
 * @param {{hands: readonly Hands[], count: (hands: readonly Hands[]) => void}} props
 */
export function Tally({ hands, count }) {
  const most = Math.max(1, ...hands.map((one) => one.count));
  const is_empty = hands.every((one) => one.count === 0);
  return (
    <section class="presenter-tally">
      <h2>
        {text('present-tally')}
        <Button
          words={text('present-tally-clear')}
          class="quiet"
          disabled={is_empty}
          onClick={() => count(hands.map((one) => ({ ...one, count: 0 })))}
        />
      </h2>
      <div class="presenter-hands">
        {hands.map((one, index) => (
          <div key={index}>
            <input
              class="number"
              aria-label={text('present-answer', { number: index + 1 })}
              value={one.answer}
              onInput={(event) => count(hands.with(index, { ...one, answer: event.currentTarget.value }))}
            />
            <button
              type="button"
              aria-label={text('present-hand', { answer: one.answer, count: one.count })}
              style={{ '--part': `${(one.count / most) * 100}%` }}
              onClick={() => count(hands.with(index, { ...one, count: one.count + 1 }))}
            >
              <b>{one.count}</b>
            </button>
            <IconButton
              icon="minus"
              name="present-fewer"
              disabled={one.count === 0}
              onClick={() => count(hands.with(index, { ...one, count: one.count - 1 }))}
            />
          </div>
        ))}
      </div>
    </section>
  );
}

/** To the sections before and after this one: always in the same place. @param {Pick<WindowProps, 'router' | 'shown' | 'number'>} props */
export function SectionWays({ router, shown, number }) {
  const count = shown.lesson.sections.length;
  const go = (/** @type {number} */ to) => router.push(router.linkWith({ s: String(to) }));
  return (
    <span class="presenter-ways">
      <IconButton icon="previous" name="present-before" disabled={number === 1} onClick={() => go(number - 1)} />
      {number}/{count}
      <IconButton icon="next" name="present-after" disabled={number === count} onClick={() => go(number + 1)} />
    </span>
  );
}

/** The section after this one, as its board if that costs no solver. @param {Omit<WindowProps, 'token' | 'router'>} props */
export function NextSection({ shown, number, Section }) {
  const { lesson, games } = shown;
  const [section, next] = [lesson.sections[number - 1], lesson.sections[number]];
  /** @param {Section | undefined} one */
  const gameOf = (one) => one && gameOfLink(games, one.link);
  const next_game = gameOf(next);
  return (
    <section class="presenter-next">
      <h2>{next ? text('present-next', { number: number + 1 }) : text('present-last')}</h2>
      {next && (
        <>
          <p class="soft">
            {next_game ? text(next_game.name) : '?'}
            {next.ask !== null && ` · ${text('present-asks')}`}
          </p>
          {/* A board only if its family has the running solver: there is one at a time. */}
          {next_game && next_game.family === gameOf(section)?.family ? (
            <div class="presenter-preview" inert>
              <div>
                <Section {...shown} section={next} number={number + 1} name={`${shown.name} next`} is_one_of_many />
              </div>
            </div>
          ) : (
            <div class="presenter-prose">
              <Prose section={next} />
            </div>
          )}
        </>
      )}
    </section>
  );
}
