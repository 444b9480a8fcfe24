/** What there is to see of heaps, each a row: its stones, its number and, where a game counts by them, its binary digits in columns. */

export {};
