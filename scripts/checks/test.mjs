import process from 'node:process';

import { install, run } from '../node-runtime.mjs';
import { hasPhp, notRun } from '../plugin/test.mjs';
import { hasFfmpeg, noFfmpeg } from './ffmpeg.mjs';
import { runTests } from './run-tests.mjs';

/** `npm test`: check, contract, server, build, pages and journeys; installs what they need first. */

install();
const { ensureBrowser } = await import('../run/browser.mjs');
const { buildOnce } = await import('../build/build-once.mjs');
const { makeDemoData } = await import('../run/demo-data.mjs');

run('node', ['scripts/checks/check.mjs']);
runTests('architecture', 'contract', 'server', 'mails');
buildOnce();
await makeDemoData();
runTests('pages');
const executable = ensureBrowser();
run('playwright', ['test'], executable ? { CHROMIUM_PATH: executable } : {});
if (!process.env.TEST_DATABASE_URL) {
  console.log(
    '\nNot run on PostgreSQL, nor over two processes: TEST_DATABASE_URL names no server.',
  );
}
if (!hasPhp()) console.log(`\n${notRun}`);
if (!hasFfmpeg()) console.log(`\n${noFfmpeg}`);
