import { install, installPeers, run } from '../node-runtime.mjs';

/** `npm run bench`: what the production server costs, beside what it may cost. Linux only; nothing else should run. */

install();
installPeers();
const { ensureBrowser } = await import('../run/browser.mjs');
const { buildOnce } = await import('../build/build-once.mjs');

buildOnce();
const executable = ensureBrowser();
run('node', ['tests/load/home-page.ts']);
run('node', ['tests/load/beside-node.ts']);
run('node', ['tests/load/rendered-pages.ts']);
run('node', ['tests/load/memory.ts']);
run('node', ['tests/load/cold-pages.ts']);
run('node', ['tests/load/full-shop.ts']);
run('node', ['tests/load/chunk-relay.ts'], executable ? { CHROMIUM_PATH: executable } : {});
run('node', ['tests/load/beside-tus.ts']);
