/** A name that nobody else has: what two windows find each other by. */
export const newToken = () => Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join('');
