/** A link as a QR code: dark on light, with its quiet zone, in every theme. */
import { generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import { text } from '../ui/messages.js';

/** Codes of more modules cannot be scanned from the back row: version 10 has 57 a side. */
const MOST_VERSION = 10;

/** Modules around a code that stay light. */
const QUIET = 4;

/** A code as the path of its dark modules; null if the text is too long. @param {string} address */
function codeOf(address) {
  try {
    const code = generate(address, { maxVersion: MOST_VERSION });
    return { path: toSvgPath(code), size: code.size };
  } catch {
    return null;
  }
}

/**
 * Which of two addresses can be scanned: the first, else the one in its place; null if neither.
 * @param {string} address @param {string | null} [instead]
 */
export const codeFor = (address, instead = null) => [address, instead].find((one) => one !== null && codeOf(one) !== null) ?? null;

/**
 * @param {{address: string, instead?: string | null}} props instead: what is shown where the address is too long, as the board of a section
 *   alone
 */
export function QrCode({ address, instead = null }) {
  const scanned = codeFor(address, instead);
  const code = scanned === null ? null : codeOf(scanned);
  if (!code) return <p class="soft">{text('share-code-long', { length: address.length })}</p>;
  const side = code.size + 2 * QUIET;
  return (
    <>
      <svg
        class="qr"
        viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
        role="img"
        aria-label={text('share-code')}
        shape-rendering="crispEdges"
      >
        <rect x={-QUIET} y={-QUIET} width={side} height={side} fill="#fff" />
        <path d={code.path} fill="#000" />
      </svg>
      {scanned !== address && <p class="soft">{text('share-code-board')}</p>}
    </>
  );
}
