/**
 * A cache of the pieces of a picture, which the solver makes one at a time as they come into sight, the most urgent first. A piece that is
 * not there yet is missing; the picture is drawn again when it comes.
 *
 * @template Piece
 * @param {object} source
 * @param {(question: {ask: string, about: unknown}, abort: AbortSignal) => Promise<any>} source.ask
 * @param {(answer: any) => Piece | Promise<Piece>} source.made
 * @param {() => void} source.changed called when a piece has come
 * @param {(reason: unknown) => void} source.refused a piece failed; no more are requested until `clear`
 * @param {(piece: Piece) => void} [source.dropped]
 */
export function createPieces({ ask, made, changed, refused, dropped = () => {} }) {
  /** @type {Map<string, Piece>} least recently used first */
  const cache = new Map();
  /** @type {{key: string, question: {ask: string, about: unknown}, far: number}[]} */
  let wanted = [];
  let under_way = '';
  let abort = new AbortController();

  function next() {
    if (under_way !== '') return;
    const piece = wanted.shift();
    if (!piece) return;
    under_way = piece.key;
    const { signal } = abort;
    ask(piece.question, signal)
      .then(made)
      .then(
        (value) => {
          if (signal.aborted) return dropped(value);
          cache.set(piece.key, value);
          under_way = '';
          changed();
          next();
        },
        (reason) => {
          if (!signal.aborted) refused(reason);
        },
      );
  }

  return {
    /** Begins a picture: what the last one still missed is not wanted any more. */
    begin() {
      wanted = [];
    },

    /**
     * The piece, if it is there; if not it is requested.
     * @param {string} key @param {{ask: string, about: unknown}} question @param {number} far the larger the later
     */
    get(key, question, far) {
      const piece = cache.get(key);
      if (piece === undefined) {
        if (under_way !== key) wanted.push({ key, question, far });
        return undefined;
      }
      cache.delete(key);
      cache.set(key, piece);
      return piece;
    },

    /** Ends a picture. @param {number} most pieces in the cache @returns {boolean} whether nothing was missing */
    end(most) {
      wanted.sort((a, b) => a.far - b.far);
      for (const [key, piece] of cache) {
        if (cache.size <= most) break;
        cache.delete(key);
        dropped(piece);
      }
      const whole = wanted.length === 0 && under_way === '';
      next();
      return whole;
    },

    /** Drops all pieces, for another picture. */
    clear() {
      abort.abort();
      abort = new AbortController();
      under_way = '';
      wanted = [];
      for (const piece of cache.values()) dropped(piece);
      cache.clear();
    },
  };
}
