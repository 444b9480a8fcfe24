/** What the keys of a game's page do: they step, go through the moves of a play, or lead on in a lesson. */
import { open_dialog } from '../shell/open_dialog.js';

/** @import { Guide, Page } from './types.js' */
/** @import { Command } from '../ui/shortcuts.js' */

/** @typedef {Partial<Record<Command, () => void>>} Deeds */

/**
 * The next step; in a lesson, after the last one, the next section, but not before there are any steps.
 * @param {Page} page @param {Guide | undefined} guide @param {'hand' | 'repeat'} cause
 */
export function advance({ player, session }, guide, cause) {
  const is_at_end = player.cursor.peek() === player.last.peek() && session.state.peek() !== 'working';
  if (guide && (guide.at_once || is_at_end)) guide.next();
  else player.step(1, cause);
}

/**
 * @param {Page} page
 * @param {Guide | undefined} guide
 * @param {() => boolean} isStill whether the steps change nothing of what is on show
 * @returns {(command: Command, repeated: boolean) => void}
 */
export const commandRunner = (page, guide, isStill) => (command, repeated) => {
  const { asked, match } = page;
  const play = match.play.peek();
  // In a lesson a play that has not begun leaves the keys to the lesson.
  const is_in_play = play !== null && !(guide && play.moves.length === 0);
  /** @type {Deeds} */
  const common = { help: () => (open_dialog.value = 'help'), leave: page.deselect };
  // Where there is nothing to step through a lesson goes on.
  const on_show = is_in_play ? movesOf(page) : play || isStill() ? lessonOf(guide) : stepsOf(page, guide, repeated ? 'repeat' : 'hand');
  const is_open = guide?.tells && asked?.is_open.peek() && asked.problem.peek() === null && !is_in_play;
  /** A key for the next step tells an answer first. @type {Deeds} */
  const answers = is_open ? { next: () => asked?.reveal() } : {};
  const deeds = { ...common, ...on_show, ...answers };
  deeds[command]?.();
};

/** @param {Guide | undefined} guide @returns {Deeds} */
const lessonOf = (guide) => (guide ? { next: guide.next, previous: guide.previous } : {});

/** @param {Page} page @returns {Deeds} */
const movesOf = ({ match }) => ({
  next: () => match.lookBy(1),
  previous: () => match.lookBy(-1),
  first: () => match.lookAt(0),
  last: () => match.lookAt(Infinity),
});

/** @param {Page} page @param {Guide | undefined} guide @param {'hand' | 'repeat'} cause @returns {Deeds} */
function stepsOf(page, guide, cause) {
  const { player } = page;
  return {
    next: () => advance(page, guide, cause),
    previous: () => (guide && (guide.at_once || player.cursor.peek() === 0) ? guide.previous() : player.step(-1, cause)),
    'next-milestone': () => player.milestone(1),
    'previous-milestone': () => player.milestone(-1),
    first: () => player.seek(0),
    last: () => player.seek(player.last.value),
    play: () => player.toggle(),
    faster: () => player.changeSpeed(1),
    slower: () => player.changeSpeed(-1),
  };
}
