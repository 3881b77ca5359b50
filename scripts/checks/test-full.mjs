import { install, installTools, run } from '../node-runtime.mjs';

/** `npm run test:full`: the long runs, of which `npm test` has a short version. */

install();
installTools();
const { ensureBrowser } = await import('../run/browser.mjs');
const { buildOnce } = await import('../build/build-once.mjs');
const { makeDemoData } = await import('../run/demo-data.mjs');

buildOnce();
await makeDemoData();
const executable = ensureBrowser();
const browser = executable ? { CHROMIUM_PATH: executable } : {};
// The whole suite on every database, and its crowds at their full size.
const projects = ['architecture', 'contract', 'server', 'mails'];
run('vitest', ['run', ...projects.flatMap((project) => ['--project', project])], {
  DATABASES: 'all',
  LONG_RUNS: 'yes',
  IMPORTS: '200',
  DAY_ORDERS: '200',
  MANAGERS: '50',
  ORDERS: '200',
  SESSIONS: '1000',
});
run('vitest', ['run', '--project', 'pages', 'faults'], { FAULTS: 'all' });
run('vitest', ['run', '--project', 'server', 'video-kill'], { VIDEO_MIB: '1024' });
// Every journey, and every page closely in every language.
run('playwright', ['test'], { JOURNEYS: 'all', LANGUAGES: 'all', KILLS: '50', ...browser });
// A minute of each row of the night that no test above has.
const rows = [
  'T-PROP',
  'T-RACE',
  'T-IDEM',
  'T-KILL',
  'T-UPL-2',
  'T-FUZZ',
  'T-STOP',
  'T-IMG',
  'T-LOG',
];
run('node', ['tests/night/run.ts', '--small', '--only', rows.join(',')], browser);
