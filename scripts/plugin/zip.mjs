import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { zipSync } from 'fflate';

import { root } from '../node-runtime.mjs';

/** `npm run plugin:zip`: the WordPress plugin as a file to upload, the same bytes for the same sources. */

/** No file says when it was packed; the first day that a zip can name. */
const mtime = new Date(1980, 0, 1);

/**
 * The plugin as a zip with one folder in it, as WordPress wants it.
 * @returns its bytes
 */
export function zipPlugin() {
  const folder = join(root, 'wordpress-plugin', 'astera');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .toSorted();
  const packed = files.map((file) => [
    `astera/${file.slice(folder.length + 1).replaceAll('\\', '/')}`,
    [readFileSync(file), { mtime }],
  ]);
  return zipSync(Object.fromEntries(packed), { level: 9 });
}

if (import.meta.main) {
  const target = join(root, 'artifacts', 'astera-wordpress-plugin.zip');
  mkdirSync(join(root, 'artifacts'), { recursive: true });
  const bytes = zipPlugin();
  writeFileSync(target, bytes);
  console.log(`${target}: ${bytes.length} bytes`);
}
