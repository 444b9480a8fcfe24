/** A secret that two windows of the same lesson share: 16 hexadecimal digits. */
export const newToken = () => Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join('');
