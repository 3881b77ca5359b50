import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import * as v from 'valibot';

import { wrongVersions } from './wrong-versions.ts';

/**
 * Fails when a package that matters for security is not there in its version. An older Node makes npm choose an older
 * Start in silence, one without its CSRF check.
 */
const root = join(import.meta.dirname, '../..');
const readJson = (...path: string[]): unknown =>
  JSON.parse(readFileSync(join(root, ...path), 'utf8'));

const required = v.parse(
  v.record(v.string(), v.string()),
  readJson('scripts', 'checks', 'required-versions.json'),
);
// npm writes down here every copy that it has put where; what a copy says of itself is then read from the copy.
const tree = v.parse(
  v.object({ packages: v.record(v.string(), v.unknown()) }),
  readJson('node_modules', '.package-lock.json'),
);
const packageSchema = v.object({ name: v.string(), version: v.string() });
const installed = Object.keys(tree.packages)
  .filter((path) => path.replace(/^.*node_modules\//, '') in required)
  .map((path) => v.parse(packageSchema, readJson(path, 'package.json')));

const wrong = wrongVersions(required, installed);
for (const sentence of wrong) console.error(`versions: ${sentence}`);
if (wrong.length > 0) process.exit(1);
