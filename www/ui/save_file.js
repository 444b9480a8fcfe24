/** Hands a file to whoever reads the page. @param {string} name @param {BlobPart | Uint8Array} content @param {string} type */
export function saveFile(name, content, type) {
  const address = URL.createObjectURL(new Blob([/** @type {BlobPart} */ (content)], { type }));
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
