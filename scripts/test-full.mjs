import { install, run } from './node-runtime.mjs';

/** `npm run test:full`: the long runs, of which `npm test` has a short version. */

install();
const { ensureBrowser } = await import('./browser.mjs');
const { buildOnce } = await import('./build-once.mjs');
const { makeDemoData } = await import('./demo-data.mjs');

buildOnce();
await makeDemoData();
const executable = ensureBrowser();
const browser = executable ? { CHROMIUM_PATH: executable } : {};
run('vitest', ['run', '--project', 'contract', 'video-kill'], { VIDEO_MIB: '1024' });
run('playwright', ['test', '--project=journeys', 'checkout-kill'], { KILLS: '50', ...browser });
run('playwright', ['test', '--project=pages', 'every-page'], {
  EVERY_LANGUAGE: 'closely',
  ...browser,
});
