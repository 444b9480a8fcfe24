/** The keys of a game's page: they step, go through the moves of a play, or through the sections of a lesson. */
import { open_dialog } from '../shell/open_dialog.js';

/** @import { Guide, Page } from './types.js' */
/** @import { Command } from '../ui/shortcuts.js' */

/** What the commands do. @typedef {Partial<Record<Command, () => void>>} Actions */

/**
 * The step at which a section of a lesson ends: the answer, or the last step if the section begins after the answer. While a question
 * keeps the steps back, the last one that can be reached.
 * @param {Pick<Page, 'player' | 'lesson'>} page
 */
export function endOfSection({ player, lesson }) {
  const answer = lesson.value?.cursorOf('answer') ?? null;
  const last = player.last.value;
  return answer !== null && player.cursor.value <= answer ? Math.min(answer, last) : last;
}

/**
 * Goes to the next step; in a lesson after the last step to the next section, unless the steps are still to come.
 * @param {Page} page @param {Guide | undefined} guide @param {'hand' | 'repeat'} cause
 */
export function advance(page, guide, cause) {
  const { player, session } = page;
  const is_at_end = player.cursor.peek() === endOfSection(page) && session.state.peek() !== 'working';
  const sections = guide?.sections;
  if (sections && (sections.at_once || is_at_end)) sections.next();
  else player.step(1, cause);
}

/**
 * @param {Page} page
 * @param {Guide | undefined} guide
 * @param {() => boolean} isStill whether the steps change nothing of the view on show
 * @returns {(command: Command, repeated: boolean) => void}
 */
export const commandRunner = (page, guide, isStill) => (command, repeated) => {
  const { question, match } = page;
  const play = match.play.peek();
  // In a lesson the keys are the lesson's until the first move of a play.
  const is_in_play = play !== null && !(guide && play.moves.length === 0);
  /** @type {Actions} */
  const common = { help: () => (open_dialog.value = 'help'), leave: page.deselect };
  // Without steps the keys go through the lesson.
  const on_show = is_in_play ? movesOf(page) : play || isStill() ? lessonOf(guide) : stepsOf(page, guide, repeated ? 'repeat' : 'hand');
  const is_open = guide?.reveals_first && question?.is_open.peek() && question.problem.peek() === null && !is_in_play;
  /** The key for the next step reveals an open answer first. @type {Actions} */
  const answers = is_open ? { next: () => question?.reveal() } : {};
  const actions = { ...common, ...on_show, ...answers };
  actions[command]?.();
};

/** @param {Guide | undefined} guide @returns {Actions} */
const lessonOf = (guide) => (guide?.sections ? { next: guide.sections.next, previous: guide.sections.previous } : {});

/** @param {Page} page @returns {Actions} */
const movesOf = ({ match }) => ({
  next: () => match.lookBy(1),
  previous: () => match.lookBy(-1),
  first: () => match.lookAt(0),
  last: () => match.lookAt(Infinity),
});

/** @param {Page} page @param {Guide | undefined} guide @param {'hand' | 'repeat'} cause @returns {Actions} */
function stepsOf(page, guide, cause) {
  const { player, question } = page;
  const sections = guide?.sections;
  /** Nobody has stepped here: at the start, or where the answer to a question has led. */
  const isFresh = () => player.cursor.peek() === 0 || (question && player.cursor.peek() === endOfSection(page));
  return {
    next: () => advance(page, guide, cause),
    previous: () => (sections && (sections.at_once || isFresh()) ? sections.previous() : player.step(-1, cause)),
    'next-milestone': () => player.milestone(1),
    'previous-milestone': () => player.milestone(-1),
    first: () => player.seek(0),
    last: () => player.seek(player.last.value),
    play: () => player.toggle(),
    faster: () => player.changeSpeed(1),
    slower: () => player.changeSpeed(-1),
  };
}
