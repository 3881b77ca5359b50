import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

import { root } from '../node-runtime.mjs';

/** The most JavaScript that a first visit of these pages may load, in bytes of brotli. */
const budget = 161_000;
const folder = 'app/routes/{-$locale}/';
const pages = {
  home: 'index.tsx',
  celebrities: 'celebrities.tsx',
  celebrity: 'celebrity.$vendorId.index.tsx',
  product: 'product.$productId.tsx',
};

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

/** Prints the first load of the pages that visitors land on, in the heaviest language, and fails above the budget. */
export function checkBundleBudget() {
  const manifest = JSON.parse(readFileSync(join(root, 'dist', 'client-manifest.json'), 'utf8'));
  const entry = Object.keys(manifest).filter((key) => manifest[key].isEntry);
  const bytesOf = (file) => {
    const path = join(root, '.output', 'public', file);
    return (statSync(`${path}.br`, { throwIfNoEntry: false }) ?? statSync(path)).size;
  };
  const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
  for (const [name, route] of Object.entries(pages)) {
    const loads = readdirSync(join(root, 'locales')).map((locale) => {
      const screen = `${folder}${route}?tsr-split=component`;
      const files = filesNeeded(manifest, [...entry, screen, `locales/${locale}/messages.po`]);
      return { locale, bytes: files.reduce((sum, file) => sum + bytesOf(file), 0) };
    });
    const heaviest = loads.toSorted((a, b) => b.bytes - a.bytes)[0];
    console.log(
      `First-load JavaScript, ${name}: ${kilobytes(heaviest.bytes)} in brotli (${heaviest.locale}), budget ${kilobytes(budget)}`,
    );
    if (heaviest.bytes > budget) process.exitCode = 1;
  }
  if (process.exitCode) process.exit();
}
