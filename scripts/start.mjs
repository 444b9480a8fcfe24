// npm start: set-up, then the development server. `npm start -- --host` also serves phones on the same network.

import { ROOT } from './process.mjs';
import { command, ensureDevelopmentPackage, setup } from './setup.mjs';

await command(async () => {
  setup();
  await ensureDevelopmentPackage();
  await (await import('./pictures.mjs')).makePictures('development');
  const { createServer } = await import('vite');
  const host = process.argv.includes('--host') || undefined;
  const server = await createServer({ root: ROOT, server: { host }, clearScreen: false, logLevel: 'warn' });
  await server.listen();
  const { local = [], network = [] } = server.resolvedUrls ?? {};
  for (const address of [...local, ...network]) console.log(`Mexplorer is at ${address}`);
  console.log('Stop it with Ctrl-C.');
  if (hasDesktop()) server.openBrowser();
});

/**
 * Whether a browser opened here would be seen by the person who typed the command.
 * @returns {boolean}
 */
function hasDesktop() {
  const { CI, SSH_CONNECTION, DISPLAY, WAYLAND_DISPLAY } = process.env;
  if (CI || SSH_CONNECTION) return false;
  return process.platform === 'darwin' || process.platform === 'win32' || Boolean(DISPLAY || WAYLAND_DISPLAY);
}
