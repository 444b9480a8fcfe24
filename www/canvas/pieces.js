/**
 * Pieces of a picture that someone else makes: asked for as they come into sight, the most urgent first, few at a time; kept as long
 * as there is room. What is not there yet is simply missing; the picture is drawn again when it comes.
 *
 * @template Piece
 * @param {object} source
 * @param {(question: {ask: string, about: unknown}, abort: AbortSignal) => Promise<any>} source.ask
 * @param {(answer: any) => Piece | Promise<Piece>} source.made
 * @param {() => void} source.changed a piece has come
 * @param {(reason: unknown) => void} source.refused a piece cannot be had; no more are asked for until the picture is another one
 * @param {(piece: Piece) => void} [source.dropped]
 */
export function createPieces({ ask, made, changed, refused, dropped = () => {} }) {
  /** @type {Map<string, Piece>} least recently used first */
  const kept = new Map();
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
          kept.set(piece.key, value);
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
    /** A new picture: what the last one still missed is asked for no more. */
    begin() {
      wanted = [];
    },

    /**
     * The piece, if it is there; if not it will come.
     * @param {string} key @param {{ask: string, about: unknown}} question @param {number} far the larger the later
     */
    get(key, question, far) {
      const piece = kept.get(key);
      if (piece === undefined) {
        if (under_way !== key) wanted.push({ key, question, far });
        return undefined;
      }
      kept.delete(key);
      kept.set(key, piece);
      return piece;
    },

    /** The picture is drawn. @param {number} room pieces kept at most @returns {boolean} whether nothing was missing */
    end(room) {
      wanted.sort((a, b) => a.far - b.far);
      for (const [key, piece] of kept) {
        if (kept.size <= room) break;
        kept.delete(key);
        dropped(piece);
      }
      const whole = wanted.length === 0 && under_way === '';
      next();
      return whole;
    },

    /** All pieces are of another picture now. */
    clear() {
      abort.abort();
      abort = new AbortController();
      under_way = '';
      wanted = [];
      for (const piece of kept.values()) dropped(piece);
      kept.clear();
    },
  };
}
