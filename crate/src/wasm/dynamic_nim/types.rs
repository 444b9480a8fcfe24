//! What goes in and comes out, for TypeScript.

use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** The strings of a link. */
export interface DynamicNimOptions {
    /** The pile, of up to 10,000 digits. */
    n: string;
    /** The factor of the rule; not read where there is a limit. */
    k: string;
    /** L(1), L(2), …: numbers and ranges, `2,2,5-9`. The last one holds on. Instead of k. */
    limit?: string | null;
    /** Without a cap it is the opening, n - 1. */
    cap?: string | null;
}

export interface DynamicNimVerdict {
    outcome: "N" | "P";
    /** All winning takes as decimal strings, ascending: at most 10,000, and 1,000,000 characters of JSON. */
    moves: string[];
    /** How many winning takes there are, where not all are in `moves`. */
    movesTotal?: string;
}

/** The rule of a timeline: one of the two is null. */
export interface DynamicNimRule {
    /** The factor p/q in lowest terms, as decimal strings. */
    k: { p: string; q: string } | null;
    /**
     * L(1), L(2), …, at most up to the pile. Index: the take - 1. Beyond its end the last one
     * holds on; if it is empty all are 0.
     */
    limit: Uint32Array<ArrayBuffer> | null;
}

export interface DynamicNimTable extends DynamicNimRule {
    method: "definition" | "rows" | "walls";
    /** S, the pile at the start and the last row. */
    size: number;
    /** Thresholds. Length size + 1, index: the row m. f[0] is 4294967295, for infinity. */
    f: Uint32Array<ArrayBuffer>;
    /**
     * Steps are numbered from 1. By definition a step is a take tried: the cells (m, 1) to (m, m)
     * of a row come in order, and cell (m, n) tries the takes 1 to min(n, f[m]). By rows a step is
     * a cell; by walls each pop, then the stop, then the push. Entry 0 is 0, entry i the first step
     * of row i * rowsPerEntry, the last entry stepCount + 1. Length floor(size / rowsPerEntry) + 2.
     */
    firstStepOfRow: Uint32Array<ArrayBuffer>;
    /** 1 up to 400 rows, 1024 beyond. */
    rowsPerEntry: number;
    stepCount: number;
    /** What each method costs on this game, whichever was asked for; null where it is not offered. */
    cost: {
        definition: { cells: number; takes: number } | null;
        rows: { cells: number } | null;
        walls: { tests: number; pops: number; pushes: number } | null;
        /** For the set, and the digits of the pile S. */
        numeration: DynamicNimNumerationCost | null;
    };
    /** Whether the methods that are offered found the same thresholds. */
    agree: boolean;
}

export interface DynamicNimNumerationCost {
    /** Members found after the first, 1. */
    members: number;
    /** Comparisons of a member's reach with the last member. */
    comparisons: number;
    digits: number;
}

export interface DynamicNimNumeration extends DynamicNimRule {
    method: "numeration";
    /** How many members the set of losing piles has up to the pile; 1 is always one. */
    memberCount: number;
    /**
     * Length memberCount. Index j: the i of member j = member j - 1 + member i, all counted from 0.
     * Entry 0 is 4294967295.
     */
    pointer: Uint32Array<ArrayBuffer>;
    /** The last member, if it ends the set: f has this period. Null if the set goes on. */
    period: string | null;
    /** How often the period comes before the digits; "0" in a set that goes on. */
    periods: string;
    /** The digits of the pile by the index of the member, largest first; empty for the empty pile. */
    digits: Uint32Array<ArrayBuffer>;
    /**
     * Steps are numbered from 1: step j finds member j, up to memberCount - 1; then comes each
     * digit, and the last step is the answer.
     */
    stepCount: number;
    /** The step of the first digit; of the answer, for the empty pile. Always memberCount. */
    firstDigitStep: number;
    /** How many winning takes there are, as a decimal string. */
    takesCount: string;
    cost: DynamicNimNumerationCost;
}

export type DynamicNimTimeline = DynamicNimTable | DynamicNimNumeration;

/** Part of a list: `count` items from index `first` on. */
export interface DynamicNimRange {
    first: number;
    count: number;
}

export interface DynamicNimTake {
    take: string;
    /** The index in `digits` of the digit this suffix begins with. */
    digit: number;
    /** How many periods are taken before that digit, which then is digit 0. */
    periods: string;
}

export interface DynamicNimSums {
    /** Ascending. */
    members: Uint32Array<ArrayBuffer>;
    /** Length upTo + 1, index: the number x. Its last digit; x itself for a member. Entry 0 is 4294967295. */
    lastDigit: Uint32Array<ArrayBuffer>;
}

export interface DynamicNimStackError {
    /** The first row where the stack goes wrong. */
    m: number;
    /** What the stack finds for it. */
    stack: number;
    /** The true threshold. */
    f: number;
}

export interface DynamicNimExplanation {
    outcome: "N" | "P";
    /** f(m); null for the empty pile, which no cap wins. */
    threshold: number | null;
    /** The least winning take; null in a P-position. */
    decidingTake: number | null;
    /** Every take, ascending: what it leaves, and who wins that. The take wins if it leaves P. */
    takes: { take: number; left: number; cap: number; outcome: "N" | "P" }[];
    /** The moves of the table that end here, ascending. */
    reachedFrom: { take: number; pile: number }[];
}

export interface DynamicNimPicture {
    /** The part of the table shown: rows and columns from 1 to 65535. */
    window: { firstRow: number; rows: number; firstColumn: number; columns: number };
    /** In pixels, 1 to 4096. */
    width: number;
    height: number;
    p: Rgba;
    n: Rgba;
}

/** From a factor on, up to the next plateau, all factors have the same losing piles. */
export interface DynamicNimPlateau {
    from: { p: string; q: string };
    /** Ascending. */
    members: Uint32Array<ArrayBuffer>;
}

/** Counted work by size: two arrays of one length. */
export interface DynamicNimCurve {
    /** The pile S, ascending. */
    sizes: number[];
    /** Takes tried, cells decided, or tests and pushes. */
    work: number[];
}

export interface DynamicNimCosts {
    definition: DynamicNimCurve;
    rows: DynamicNimCurve;
    /** Null where the limit goes down. */
    walls: DynamicNimCurve | null;
    /** For piles 10^e: comparisons and digits. Null also for k below 1. */
    numeration: { exponents: number[]; work: number[] } | null;
}

export interface DynamicNimShare {
    /** P-cells, as a decimal string. */
    p: string;
    /** All cells of the square that are in the table. */
    cells: string;
    /** f of the square's first row; null for row 0 and beyond the table. */
    threshold: string | null;
}

export interface DynamicNimMapWalls {
    /** Where the window begins; `cells` is 1. */
    at: MapSquare;
    /** 1 to 1024. What comes back has this length, index: the row. The P-cells of the row within
     * the window, from its left; 4294967295 beyond the table. */
    rows: number;
    /** 1 to 1024: the longest wall there is to tell. */
    columns: number;
}
"#;
