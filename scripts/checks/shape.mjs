import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import process from 'node:process';

import { projectEnv, root } from '../node-runtime.mjs';

/**
 * `npm run shape`: how long files are, how full folders, how much of the code is tests, and whether imports go in
 * circles, each beside its goal. Generated code, migrations and recordings do not count.
 */

const notOurs = /(\.gen\.ts$|\/migrations\/|\/recorded\/|node_modules|\.d\.ts$)/;

function filesIn(folder) {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|tsx|mjs)$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath ?? entry.path, entry.name)))
    .filter((file) => !notOurs.test(file));
}

const linesOf = (file) => readFileSync(join(root, file), 'utf8').split('\n').length - 1;
const isTest = (file) => file.startsWith('tests/') || /\.test\.(ts|tsx|mjs)$/.test(file);

/** The value below which a share of the sorted values lies. */
function quantile(values, share) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? 0;
}

const sum = (values) => values.reduce((total, value) => total + value, 0);

const all = ['app', 'backend', 'scripts', 'tests'].flatMap(filesIn);
const sources = all.filter((file) => !isTest(file));
const tests = all.filter(isTest);
// The demo world is data.
const code = sources.filter((file) => !file.startsWith('backend/seed/world/'));
const lengths = code.map(linesOf);
const routes = code.filter((file) => /^app\/routes\//.test(file)).map(linesOf);
const folders = new Map();
for (const file of all) folders.set(dirname(file), (folders.get(dirname(file)) ?? 0) + 1);
const [fullest, most] = [...folders].toSorted((a, b) => b[1] - a[1])[0] ?? ['', 0];
const cycles = spawnSync('oxlint', ['-A', 'all', '-D', 'import/no-cycle', '-f', 'unix'], {
  cwd: root,
  encoding: 'utf8',
  env: projectEnv(),
});
const circles = cycles.stdout.split('\n').filter((line) => line.includes('no-cycle')).length;

/** What it is, the figure, the goal, and whether less is better. */
const figures = [
  ['lines of a file, middle', quantile(lengths, 0.5), 42],
  ['lines of a file, nine of ten below', quantile(lengths, 0.9), 110],
  ['lines of the longest file', Math.max(...lengths), 300],
  ['lines of a route, middle', quantile(routes, 0.5), 25],
  ['lines of the longest route', Math.max(...routes), 60],
  [`files of the fullest folder (${fullest})`, most, 25],
  ['circles of imports', circles, 0],
];
let missed = 0;
for (const [what, figure, goal] of figures) {
  const isMet = figure <= goal;
  if (!isMet) missed += 1;
  console.log(`${isMet ? 'met   ' : 'MISSED'} ${what}: ${figure} (goal: at most ${goal})`);
}
const ratio = sum(tests.map(linesOf)) / sum(lengths);
console.log(
  `${ratio >= 0.6 ? 'met   ' : 'MISSED'} tests to source: ${ratio.toFixed(2)} (goal: at least 0.6)`,
);
const firstLoad = join(root, 'test-results', 'first-load.txt');
if (existsSync(firstLoad)) console.log(readFileSync(firstLoad, 'utf8').trim());
if (missed > 0 || ratio < 0.6) process.exitCode = 1;
