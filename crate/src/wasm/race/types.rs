//! What goes in and comes out, for TypeScript.

use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** The strings of a link. Cells are numbered by rows: cell (row, column) is row * columns + column. */
export interface RaceOptions {
    /** Rows over `.#xAB`, joined by `/`, or the compact form of a large board. Null asks for the sample. */
    board: string | null;
    /** A board of the gallery by its name; not read where there is a board. */
    sample: string;
}

/** What decides a board. */
export type RaceDecision =
    | { kind: "notConnected" }
    | { kind: "odd"; d: number }
    /** B, to move from `cell` of layer d - i, beats every cell of layer i + 1. */
    | { kind: "bRow"; i: number; cell: number }
    /** A, to move from `cell` of layer i, beats every cell of layer d - i. */
    | { kind: "aColumn"; i: number; cell: number }
    | { kind: "noEvent" };

export interface RaceVerdict {
    /** N: A wins. P: B wins. */
    outcome: "N" | "P" | "draw";
    winner: "A" | "B" | "draw";
    /** A's winning steps along shortest paths: row and column from 0, ascending. */
    moves: [string, string][];
    /** The distance between the starts; null if no path joins them. */
    d: number | null;
    decision: RaceDecision;
}

export interface RaceBoard {
    rows: number;
    columns: number;
    /** By cell: 1 for white, 0 for black. */
    cells: Uint8Array<ArrayBuffer>;
    startA: number;
    startB: number;
}

export interface RaceDistances {
    d: number | null;
    /** By cell; 4294967295 for black cells and those that cannot be reached. */
    fromA: Uint32Array<ArrayBuffer>;
    fromB: Uint32Array<ArrayBuffer>;
}

/**
 * The race as it goes if both always make the best move: where each move ends, A's and B's by turns. With rings and pairs both keep to
 * shortest paths; empty for a draw, and where it would take long to find out.
 */
export type RaceWalk = Uint32Array<ArrayBuffer>;

/** What each method visits: states, pairs of cells, cells. Decimal strings. */
export interface RaceCosts {
    full: string;
    pairs: string;
    rings: string;
}

export interface RaceRings {
    method: "rings";
    d: number | null;
    decision: RaceDecision;
    /** The cells of all layers in their cyclic order, layer after layer; empty where d is odd. */
    order: Uint32Array<ArrayBuffer>;
    /** Index: the layer. Where it begins in `order`; the last entry is the end. */
    firstOfLayer: Uint32Array<ArrayBuffer>;
    /**
     * A row of arcs for every step but the last: 0 with A to move (A in layer i, B in d - i), 1
     * with B to move (A in layer i + 1). The first is that of the middle layer.
     */
    rowMovers: Uint8Array<ArrayBuffer>;
    /** The row's i. */
    rowLayers: Uint32Array<ArrayBuffer>;
    /** Where the row begins in `l` and `r`; the last entry is the end. */
    firstOfRow: Uint32Array<ArrayBuffer>;
    /**
     * By the place of A's cell in its layer: from l to r are the places of B's layer from which B
     * wins, unrolled: place p + w * q is place p of a layer of q cells after w turns. From
     * r - l + 1 >= q on it is the full ring; l > r is empty.
     */
    l: Int32Array<ArrayBuffer>;
    r: Int32Array<ArrayBuffer>;
    /** The rows, and the decision. */
    stepCount: number;
    walk: RaceWalk;
    cost: RaceCosts;
}

export interface RacePairs {
    method: "pairs";
    d: number | null;
    /** The middle layer; null where there is no table. */
    half: number | null;
    /** As with the rings; `pairTable` has the cells of its layers in this order. */
    order: Uint32Array<ArrayBuffer>;
    /** Index: the layer. Where it begins in `order`; the last entry is the end. */
    firstOfLayer: Uint32Array<ArrayBuffer>;
    /** Whether it found the winner that the rings found. */
    agree: boolean;
    /** A step for each table, from the middle layer to layer 0, and the answer. */
    stepCount: number;
    walk: RaceWalk;
    cost: RaceCosts;
}

export interface RaceFull {
    method: "full";
    d: number | null;
    /** The most moves that any state has left. */
    mostMoves: number;
    /** Those of the first state; 4294967295 for a draw. */
    movesLeft: number;
    agree: boolean;
    /** A step for each number of moves left, from 1, and the answer. */
    stepCount: number;
    walk: RaceWalk;
    cost: RaceCosts;
}

export type RaceTimeline = RaceRings | RacePairs | RaceFull;

/** Where one token stands, and who is to move. */
export interface RaceCell {
    token: "A" | "B";
    cell: number;
    mover: "A" | "B";
}

/** By the other token's cell. */
export interface RaceLabels {
    /** 0 no state, 1 A wins, 2 B wins, 3 draw. */
    winners: Uint8Array<ArrayBuffer>;
    /** 4294967295 for a draw, and no state. */
    movesLeft: Uint32Array<ArrayBuffer>;
}

export interface RaceState {
    a: number;
    b: number;
    mover: "A" | "B";
}

export interface RaceExplanation {
    winner: "A" | "B" | "draw";
    /** How many moves are left, where the full game knows it. */
    movesLeft: number | null;
    /** Every move that is considered. `reply` is where the opponent's best answer leads, if the opponent wins. */
    moves: { to: number; over: number | null; ends: boolean; winner: "A" | "B" | "draw"; movesLeft: number | null; reply: number | null }[];
    /** The index of the best move: a quickest win, else a draw, else a longest defence. */
    best: number;
    /** Whether all moves are considered, and not only those along shortest paths. */
    whole: boolean;
}

/** A family of boards as in a link: `maze` with [loops, seed], without the side. */
export interface RaceFamily {
    family: string;
    /** Of a double tree none, for the best level of each side. */
    numbers: number[];
}

/** How many pairs of cells the official method visits. Counts are decimal strings. */
export interface RaceGrowth {
    /** Ascending. */
    sides: Uint32Array<ArrayBuffer>;
    /** By side: those of the family's board. */
    states: string[];
    /** The longer side of the board at hand. */
    side: number;
    /** Those of the board at hand. */
    boardStates: string;
}

export interface RaceTreeLevels {
    /** With the most pairs of cells. */
    best: number;
    /** The last that has room; all below have room too. */
    highest: number;
}
"#;
