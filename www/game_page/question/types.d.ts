/** Shapes that the modules of this folder share. */
import type { Result } from '../../formats/results/code.js';
import type { Random } from '../../play/seeded_random.js';
import type { Move, Position } from '../../play/solver_match.js';
import type { Message } from '../../ui/messages.js';

/** What a game draws a random question from. */
export interface Drawn {
  random: Random;
  level: import('../../formats/ask_parameters.js').Level;
  /** Who is to win, where that can be had */
  wanted: 'N' | 'P';
  /** The name of the number that is asked for; empty for other kinds */
  name: string;
  /** The options of the link: the question keeps its rule */
  options: Readonly<import('../../solver/types.js').Options>;
  /** The page of the game */
  page: any;
}

/** A question for the next step of a lesson. */
export interface Step {
  /** The words of the question */
  says: Message;
  /** The right answers, in the plain form */
  right: readonly string[];
  /** The cursor that shows the answer, where that is not the next one */
  to?: number;
  /** The answers to choose from; without them the answer is typed */
  among?: readonly { value: string; says: Message }[];
}

/** An answer that was given or shown. */
export interface Answer {
  /** The answer that was given; `''` where it was revealed */
  given: string;
  is_right: boolean;
  right: readonly string[];
  /** What is so where a move, or that there is none, is right: the name of its message */
  fact?: 'wins' | 'no-move';
}

/** A winning reply to a wrong move. */
export interface Reply {
  move: Move;
  /** The position after the wrong move */
  from: Position;
}

/** Where a question stands. */
export interface QuestionState {
  /**
   * posing: its position is being worked out; impossible: it cannot be put; open: it waits for an answer; closed: it has one. Only a
   * closed question hides nothing
   */
  phase: 'posing' | 'impossible' | 'open' | 'closed';
  /** Why it is impossible */
  problem: Message | null;
  answer: Answer | null;
  /** How many steps are found, where the question asks for several */
  found: number;
  /** The last answer, where it was wrong and the question stays open; null once it is tried again */
  tried: string | null;
  /** The opponent's winning reply to that answer, where it was a move and the solver has told it */
  reply: Reply | null;
  /** Whether the first answer is in the series */
  is_recorded: boolean;
  /** The last wrong answer to a step, and the caption of that step */
  missed: { given: string; caption: Message | null } | null;
  /** What was typed last and cannot be an answer, and how many numbers an answer has */
  unread: { given: string; count: number } | null;
  /** Whether an answer was wrong, or a step was missed */
  has_erred: boolean;
  /** The first wrong answer */
  first_wrong: string;
}

/** The step to find, as far as an answer to it needs it. */
export interface AskedStep {
  /** The cursor that shows it */
  to: number;
  /** Its words, for if it is not found */
  caption: Message | null;
  /** The cursor before the next step to find; null if there is none */
  next: number | null;
}

/** What is right, when an answer is given or asked for. */
interface Known {
  /** None where the question wants a move, and where nobody knows */
  right: readonly string[];
  /** How many steps there are to find */
  count: number;
  /** Null where the question wants no step */
  step: AskedStep | null;
  /** Whether there are only two answers: after a wrong one the other is no longer a question */
  leaves_one: boolean;
}

/** What happens to a question. */
export type QuestionEvent =
  /** A link has another question, or why its kind cannot be asked. */
  | { is: 'begun'; problem: Message | null }
  /** It is put to its page, or why it cannot be. */
  | { is: 'posed'; problem: Message | null }
  /** A move, or that none wins. */
  | { is: 'moved'; answer: Answer }
  /** The solver has a winning reply to a wrong move. */
  | { is: 'replied'; to: string; reply: Reply }
  /** An outcome, a number, or what a step finds. */
  | ({ is: 'typed'; typed: string } & Known)
  /** A wrong answer is taken away: the question is as before. */
  | { is: 'again' }
  /** The answer is to be shown. */
  | ({ is: 'revealed' } & Known);

/** What is to be done after an event, in this order. */
export type QuestionCommand =
  /** Adds the first answer to the series. */
  | { do: 'record'; result: Result }
  /** Takes back a move that was wrong. */
  | { do: 'take back' }
  /** Opens the whole page, at the step that is the answer or at the end of the lesson. */
  | { do: 'show answer'; at: number | null }
  /** Asks for the step after a cursor. */
  | { do: 'go to'; cursor: number };

/** A question of the series and its first answer. */
export interface SeriesEntry {
  kind: string;
  level: string;
  /** Null for the position of the link itself */
  seed: number | null;
  result: Result;
}

/** What a game says of its questions, in its `questions.js`. */
export interface Questions {
  /** Draws a position: the changes of the link that lead to it */
  draw: (of: Drawn) => Record<string, string | null>;
  /** Who would win by a wrong rule that is often believed */
  slip?: (options: import('../../solver/types.js').Options, verdict: any) => 'N' | 'P' | null;
  /** The numbers that a question can ask for, by their names, each as its right answer; null if the position has none */
  numbers?: Record<string, (page: any) => Promise<string | null> | string | null>;
  /** The question for the step after a cursor; null if that step cannot be asked for */
  next?: (page: any, cursor: number) => Step | null;
  /**
   * Why the answer to a kind of question, and to that of a number by its name, is right; null if it has no reason but what a nimber is. By
   * default what the last step says
   */
  why?: (page: any, kind: string, name: string) => Message | null;
  /** The same changes for positions that ask the same, as two piles in either order; by default each for itself */
  alike?: (changes: Record<string, string | null>) => Record<string, string | null>;
  /** The winning move that the steps make, as a play names it; by default the first one that a play lists */
  moveOfSteps?: (page: any) => string | undefined;
  /** The first cursor that shows the answer; by default the last one */
  answerAt?: (page: any) => number;
  /** Whether the page has all that questions need, where some of it comes after the solver's answer */
  is_ready?: (page: any) => boolean;
  /** The position in words, where the message `position` of the game's words does not say it by the link alone */
  positionText?: (page: any) => string;
  /** The options of the link that such words say, where the rule's sentence says them, too */
  position_names?: readonly string[];
  /** Whether the rule's sentence says the whole position */
  says_rule?: boolean;
  /** Whether a position can be a draw */
  has_draws?: boolean;
  /** The room that the board of a kind of question needs on a worksheet, in CSS pixels, where that is more than usual */
  paper?: (kind: string) => [width: number, height: number] | undefined;
}
