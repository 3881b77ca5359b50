import { install, installTools, run } from '../node-runtime.mjs';

/** `npm run bench:lighthouse`: Lighthouse's mobile scores of the production build, beside their goals. Linux only. */

install();
installTools();
const { ensureBrowser } = await import('../run/browser.mjs');
const { buildOnce } = await import('../build/build-once.mjs');

buildOnce();
const executable = ensureBrowser();
run('node', ['tests/load/lighthouse.ts'], executable ? { CHROMIUM_PATH: executable } : {});
