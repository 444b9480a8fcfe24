/** Shapes that the games of this folder share. */

import type { ReadonlySignal, Signal } from '@preact/signals';
import type { Message } from '../../ui/messages.js';

/** Whole numbers from 0 to the side of the square. */
export type Place = [x: number, y: number];

export type Edge = readonly [from: number, to: number];

/** A graph that can be drawn on. */
export interface Drawable {
  /** How many vertices there are */
  count: number;
  /** The place of each vertex; null if the layout gives it */
  places: readonly (Place | null)[];
}

/** What drawing is on the graphs of a game. */
export interface DrawnKind<Graph, Tool extends string> {
  /** The tools, the one for looking first */
  tools: readonly [Tool, ...Tool[]];
  /** The parameters of a link that are the document */
  names: readonly string[];
  /** What a link says of a graph */
  paramsOf: (graph: Graph) => Record<string, string | null>;
  /** Why a changed graph, with these parameters of its link, is not taken; null if it is */
  refusalOf: (graph: Graph, params: Record<string, string | null>) => Message | null;
  hasEdge: (graph: Graph, from: number, to: number) => boolean;
  /** The message for an edge that is taken out, since it was there */
  said_edge: string;
  /** One more vertex */
  withVertex: (place: Place) => (graph: Graph) => Graph;
  /** Without a vertex; those above it get the number before */
  withoutVertex: (vertex: number) => (graph: Graph) => Graph;
  /** With an edge, or without it where it was there */
  withEdgeTurned: (from: number, to: number) => (graph: Graph) => Graph;
  withPlace: (vertex: number, place: Place) => (graph: Graph) => Graph;
  /** What a click on a vertex does with the game's own tools */
  clicks: Partial<Record<Tool, (vertex: number, now: Graph) => (graph: Graph) => Graph>>;
}

/** A page whose graph is drawn on, as far as pointers and keys are about it. */
export interface DrawnPage {
  editor: {
    tool: ReadonlySignal<string>;
    from: Signal<number | null>;
    joinTo: (vertex: number) => void;
    erase: (vertex: number) => void;
    move: (vertex: number, place: Place) => void;
    clickAt: (x: number, y: number) => void;
    clickEdge: (from: number, to: number) => void;
  };
  match: { play: ReadonlySignal<unknown> };
  clickVertex: (vertex: number) => void;
  deselect: () => void;
}
