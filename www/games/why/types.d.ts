/** What is special about a part of a proof. */
import type { ComponentType } from 'preact';
import type { WhySubject, WhyTimeline, WhyVerdict } from '../../../crate/pkg/why/mexplorer.js';
import type { Step } from '../../player/types.js';
import type { Options } from '../../solver/types.js';
import type { Message } from '../../ui/messages.js';
import type { Page } from './state.js';

/** A subject by its kind. */
export type SubjectOf<Kind extends WhySubject['kind']> = Extract<WhySubject, { kind: Kind }>;

/** A move of the challenger and its answer: part and what is left of it, the same of the answer, -1 and 0 where there is none. */
export type Reply = readonly [part: number, left: number, other: number, other_left: number];

/** The words of its steps. */
export interface ProofWords {
  /** Whether the challenger's moves are those of a game, which goes on after an answer. */
  is_play?: boolean;
  /** The number on the screen of part 0 of a position. */
  first_part?: number;
  /** What a part of its positions is called in the name of a step. */
  part_name?: 'heap' | 'stair';
  /** The challenger's move as links write it, where that is not `PART-LEFT`. */
  moveTextOf?(reply: readonly number[]): string;
  /** The lines of the code that a kind of step is at, where they are not those of a challenge and its answer. */
  lit?: Readonly<Record<string, readonly number[]>>;
  /** What a sentence says of a challenge, or of its answer, of a dispute on show. */
  moveArguments?(timeline: WhyTimeline, dispute: number, reply: Reply, is_answer: boolean): Record<string, string | number>;
  /** What messages call a step of the proof, from 1, where that is not its number. */
  nameOfProofStep?(timeline: WhyTimeline, step: number): string;
  /** What a sentence says of a step of the proof, from 1. */
  proofArguments?(timeline: WhyTimeline, step: number): Record<string, string | number>;
  /** Whether already its steps tell what the claim comes to, so that all of them are covered with the answer. */
  is_telling?: boolean;
  /** What the sentence of the verdict says beside what it says of every proof. */
  verdictArguments?(verdict: WhyVerdict, options: Options): Record<string, string | number>;
  /** The sentence of a step of another kind; without it, `why-step-KIND`. */
  captionOf?(timeline: WhyTimeline, step: Step<string>): Message;
}

/** What one sees of it. */
export interface ProofView {
  Board: ComponentType<{ page: Page }>;
  /** The claim in words, with its field where it has one. */
  Claim: ComponentType<{ page: Page }>;
  /** What people often believe, to be picked. */
  Picks?: ComponentType<{ page: Page }>;
  /** What is said of the place or the vertex that is picked. */
  Explanation?: ComponentType<{ page: Page }>;
  /** The signs on the board that are explained, as messages name them. */
  legend: readonly string[];
}
