import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

import { root } from '../node-runtime.mjs';

/** `npm run plugin:test`: PHP's own linter over the WordPress plugin, and its tests, where PHP is installed. */

export const notRun =
  'Not run: the linter and the tests of the WordPress plugin, since there is no `php` here (Debian: apt-get install php-cli).';

function php(args) {
  return spawnSync('php', args, { cwd: root, encoding: 'utf8' });
}

function phpFilesIn(folder) {
  return readdirSync(join(root, folder), { recursive: true })
    .filter((file) => file.endsWith('.php'))
    .map((file) => join(folder, file));
}

/** @returns whether there is a PHP to run them with */
export function hasPhp() {
  return php(['--version']).status === 0;
}

/** Lints and tests; stops this script where something is wrong. @returns false where there is no PHP */
export function testPlugin() {
  if (!hasPhp()) return false;
  const files = ['wordpress-plugin', 'tests/wordpress-plugin'].flatMap(phpFilesIn);
  const runs = [...files.map((file) => ['-l', file]), ['tests/wordpress-plugin/run.php']];
  for (const args of runs) {
    const { status, stdout, stderr } = php(args);
    const isTest = args[0] !== '-l';
    if (status !== 0 || isTest) process.stdout.write(stdout + stderr);
    if (status !== 0) process.exit(status ?? 1);
  }
  return true;
}

if (import.meta.main && !testPlugin()) console.log(notRun);
