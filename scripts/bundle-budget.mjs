import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

import { root } from './node-runtime.mjs';

/** The most JavaScript a first visit of the home page may load, in bytes of brotli. */
const budget = 165_000;
const home = 'app/routes/{-$locale}/index.tsx?tsr-split=component';
const layout = 'app/routes/{-$locale}/route.tsx?tsr-split=component';

/** @typedef {{ file: string, imports?: string[], isEntry?: boolean }} Chunk */

/**
 * The files that an address of the site needs before it can answer a click.
 * @param {Record<string, Chunk>} manifest Vite's manifest of the client
 * @param {string[]} keys the manifest's keys that are loaded first
 */
export function filesNeeded(manifest, keys) {
  const files = new Set();
  const seen = new Set();
  const visit = (key) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no ${key}: the budget would be measured too low.`);
    if (seen.has(key)) return;
    seen.add(key);
    files.add(chunk.file);
    for (const needed of chunk.imports ?? []) visit(needed);
  };
  for (const key of keys) visit(key);
  return [...files];
}

/** Prints the first load of the home page in its heaviest language, and fails above the budget. */
export function checkBundleBudget() {
  const manifest = JSON.parse(
    readFileSync(join(root, 'dist', 'client', '.vite', 'manifest.json'), 'utf8'),
  );
  const entry = Object.keys(manifest).filter((key) => manifest[key].isEntry);
  const bytesOf = (file) => {
    const path = join(root, '.output', 'public', file);
    return (statSync(`${path}.br`, { throwIfNoEntry: false }) ?? statSync(path)).size;
  };
  const loads = readdirSync(join(root, 'locales')).map((locale) => {
    const keys = [...entry, layout, home, `locales/${locale}/messages.po`];
    const files = filesNeeded(manifest, keys);
    return { locale, bytes: files.reduce((sum, file) => sum + bytesOf(file), 0) };
  });
  const heaviest = loads.toSorted((a, b) => b.bytes - a.bytes)[0];
  const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
  console.log(
    `First-load JavaScript of the home page: ${kilobytes(heaviest.bytes)} in brotli (${heaviest.locale}), budget ${kilobytes(budget)}`,
  );
  if (heaviest.bytes > budget) process.exit(1);
}
