import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { checkBundleBudget } from './bundle-budget.mjs';
import { root, run } from '../node-runtime.mjs';

const sources = ['app', 'backend', 'locales', 'public'];
const single = [
  'package-lock.json',
  'package.json',
  'vite.config.ts',
  'app.config.ts',
  'panda.config.ts',
];

/** One hash over everything that the build reads. */
function fingerprint() {
  const hash = createHash('sha256');
  for (const folder of sources) {
    const entries = readdirSync(join(root, folder), { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile() && entry.name !== 'routeTree.gen.ts')
      .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
      .sort();
    for (const file of files) hash.update(file.slice(root.length)).update(readFileSync(file));
  }
  for (const file of single) hash.update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

/** Builds the production output, unless it was already built from exactly these sources. */
export function buildOnce() {
  const mark = join(root, '.output', 'built-from');
  const wanted = fingerprint();
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return;
  // What the last build's first start left would be another world than this one's.
  rmSync(join(root, '.output', 'demo-data'), { recursive: true, force: true });
  run('npm', ['run', '--silent', 'build']);
  checkBundleBudget();
  mkdirSync(join(root, '.output'), { recursive: true });
  writeFileSync(mark, wanted);
}
