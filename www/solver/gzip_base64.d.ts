/** A file as text, packed: see `gzipBase64` in vite.config.js. */
declare module '*?gzip-base64' {
  const text: string;
  export default text;
}
