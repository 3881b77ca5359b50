import process from 'node:process';

import { install, installTools, run } from '../node-runtime.mjs';

/** `npm run night`: every row of the test plan with its full figures, for hours; goes on where the last run stopped. */

install();
installTools();
const { ensureBrowser } = await import('../run/browser.mjs');
const { buildOnce } = await import('../build/build-once.mjs');
const { makeDemoData } = await import('../run/demo-data.mjs');

buildOnce();
await makeDemoData();
const executable = ensureBrowser();
run('node', ['tests/night/run.ts', ...process.argv.slice(2)], {
  ...(executable ? { CHROMIUM_PATH: executable } : {}),
});
