/** The file of a certificate, as docs/CERTIFICATES.md describes it. */

/** @import { PeriodCertificate } from '../../../../crate/pkg/sums/mexplorer.js' */

/** A program of Python checks so many values without rare heaps. */
export const NAIVE = 20_000;

/** The seconds in which Python looks at one split, as measured. */
const SPLIT_S = 1.2e-7;

const SPLITS = 4;

/** How long the checker takes, in seconds, at least. @param {PeriodCertificate} certificate */
export function secondsOf({ moves, bytes, rare }) {
  const count = bytes.length / 2;
  const splitting = moves.filter(([, digit]) => (digit & SPLITS) !== 0).length;
  const of_each = count <= NAIVE ? count / 4 : rare.length;
  return count * (splitting * of_each + moves.length) * SPLIT_S;
}

/**
 * @param {string} game its name, for readers
 * @param {PeriodCertificate} certificate
 * @returns {Promise<string>}
 */
export async function certificateText(game, { moves, preperiod, period, bytes, mask, rare }) {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new Uint8Array(bytes)));
  const values = bytes.length / 2;
  const certificate = {
    format: 'period certificate 1',
    game,
    moves: Object.fromEntries(moves.map(([taken, digit]) => [String(taken), digit])),
    preperiod,
    period,
    values,
    sha256: [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join(''),
    ...(values > NAIVE && { mask, rare: [...rare] }),
  };
  return `${JSON.stringify(certificate, null, 1)}\n`;
}
