//! What goes in and comes out, for TypeScript.

use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** The strings of a link. On the grid a is the column, to the right, and b the row, downwards. */
export interface WythoffOptions {
    /** The piles, of up to 1000 digits. */
    a: string;
    b: string;
}

export interface WythoffVerdict {
    outcome: "N" | "P";
    /** All positions that a winning move leads to, as [a, b], ascending; at most three. */
    moves: [string, string][];
    /** The Grundy value: "0" in every P-position; null in an N-position with a pile above 2000. */
    grundy: string | null;
}

/** What each method costs on this position, whichever was asked for; null beyond its limit. */
export interface WythoffCost {
    /** Up to piles of 400. Cells looked at, stars placed, and cells met by their lines. */
    stars: { looked: number; stars: number; covered: number } | null;
    /** Up to piles of 1,000,000. Used integers passed, and pairs made. */
    mex: { passed: number; pairs: number } | null;
    /**
     * The decimal digits of the one number whose square root is taken for the stars of the three
     * lines: 5 * 4^p, with p = 64 + the binary digits of the larger pile. At least 40.
     */
    beatty: { digits: number };
}

export interface WythoffStars {
    method: "stars";
    /** The last row and column: the larger pile, but at least 12. */
    n: number;
    /**
     * All stars with both piles up to n. Column and row of star number s are at 2s and 2s + 1.
     * Number 0 is (0, 0), and for i from 1 on numbers 2i - 1 and 2i are the pair (a_i, b_i) and
     * its mirror image (b_i, a_i).
     */
    stars: Uint32Array<ArrayBuffer>;
    /**
     * Steps are numbered from 1, four to a star: 4s + 1 places star s, then 4s + 2, 4s + 3 and
     * 4s + 4 draw its lines: row, column, diagonal, away from the corner.
     */
    stepCount: number;
    cost: WythoffCost;
    /** Whether elimination, mex and Beatty found the same stars up to n. */
    agree: boolean;
}

export interface WythoffMex {
    method: "mex";
    /** The last integer to be used: the larger pile, but at least 12. */
    n: number;
    /** The lower values up to n, ascending. Index: i; pair i is (lowers[i], lowers[i] + i). */
    lowers: Uint32Array<ArrayBuffer>;
    /**
     * Steps are numbered from 1. For every i the mex first passes used integers, a step each; then
     * comes a step for a_i and one for b_i. The integers are met once each, from 0 to n; those
     * after the last pair are passed for one that is not made. n + 1 + the number of pairs.
     */
    stepCount: number;
    cost: WythoffCost;
    /** Whether mex and Beatty found the same pairs up to n; up to 400 elimination, too. */
    agree: boolean;
}

/** Of a position of any size; all numbers are decimal strings. */
export interface WythoffBeatty extends WythoffExplanation {
    method: "beatty";
    /** i = |a - b|. */
    index: string;
    /** The whole part of the square root of 5 i^2. */
    root: string;
    /** a_i = (i + root) div 2: the position is P if this is its smaller pile. */
    lower: string;
    /** b_i = a_i + i. */
    upper: string;
    cost: WythoffCost;
}

export type WythoffTimeline = WythoffStars | WythoffMex | WythoffBeatty;

export interface WythoffExplanation {
    /** N if and only if a star lies below. */
    outcome: "N" | "P";
    /** The one star on each line through the position: row, column, diagonal. */
    lines: [WythoffLineStar, WythoffLineStar, WythoffLineStar];
}

/** Numbers are decimal strings. */
export interface WythoffLineStar {
    /** In the row a move takes from a, in the column from b, on the diagonal from both. */
    line: "row" | "column" | "diagonal";
    /** The star's column and row. */
    a: string;
    b: string;
    /** |a - b| of the star. */
    index: string;
    /** Below: a winning move leads there. Here: it is the position. Beyond: it is further out. */
    reach: "below" | "here" | "beyond";
    /** Cells along the line: what the move takes, or is short of. "0" here. */
    distance: string;
}

/** Numbers are decimal strings. Thousandths are whole numbers of them, rounded down. */
export interface WythoffPartition {
    /** How many of a_1, a_2, … are below x: the whole part of x / phi. */
    lowers: string;
    /** How many of b_1, b_2, … are below x: the whole part of x / phi^2. */
    uppers: string;
    /** Those of x + 1. */
    lowersNext: string;
    uppersNext: string;
    /** 1000 x / phi and 1000 x / phi^2. */
    lowersThousandths: string;
    uppersThousandths: string;
    /** Those of x + 1. */
    lowersThousandthsNext: string;
    uppersThousandthsNext: string;
    /** Length count, index k: 1 if from + k is a lower value, 0 if an upper one. 0 counts as lower. */
    kinds: Uint8Array<ArrayBuffer>;
    /** How many of a_1, a_2, … are below from. */
    firstLowers: string;
}

export interface WythoffZeckendorf {
    /**
     * The places of the ones, largest first: place 0 stands for 1, place 1 for 2, place 2 for 3,
     * place 3 for 5. Neighbours differ by 2 at least. Empty for 0.
     */
    places: Uint32Array<ArrayBuffer>;
    /** Whether x is a lower value: its last place is even. So is 0. */
    isLower: boolean;
    /** The other value of the star in column x, as a decimal string. */
    partner: string;
    /** Its places: those of x, each one more if x is lower, one less if it is upper. */
    partnerPlaces: Uint32Array<ArrayBuffer>;
}

/** A part of the grid; its corner in decimal strings of up to 1010 digits. */
export interface WythoffWindow {
    row: string;
    column: string;
    /** In cells, 1 to 1024. */
    columns: number;
    rows: number;
}

export interface WythoffShare {
    /** P-cells, as a decimal string. */
    p: string;
    /** All cells of the square. */
    cells: string;
}
"#;
