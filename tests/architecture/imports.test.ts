import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { allowed, targets, trespasses, type Scratch } from './import-cases.ts';

/**
 * The alarm behind the import rules (docs/architecture.md). A linter that cannot resolve an import lets it
 * pass in silence, so each forbidden import is really written into the tree, and has to be refused.
 */
const root = fileURLToPath(new URL('../../', import.meta.url));
const madeFolders: string[] = [];
const scratch: readonly Scratch[] = [...targets, ...trespasses, ...allowed];

/** Files that the linter refused, with what it said of the import rules. */
let refusals = new Map<string, string[]>();

beforeAll(async () => {
  for (const { path, source } of scratch) write(path, source);
  refusals = await lint(scratch.map(({ path }) => path));
}, 60_000);

afterAll(() => {
  for (const { path } of scratch) rmSync(join(root, path), { force: true });
  for (const folder of madeFolders.toReversed()) {
    // Someone may have begun to work in a folder that was not there when the alarm started.
    if (existsSync(folder) && readdirSync(folder).length === 0) rmdirSync(folder);
  }
});

describe('the linter refuses', () => {
  it.each(trespasses)('$sentence', ({ path }) => {
    expect(refusals.get(path) ?? []).toEqual([expect.stringContaining('boundaries')]);
  });
});

describe('the linter lets pass', () => {
  it.each(allowed)('$sentence', ({ path }) => {
    expect(refusals.get(path) ?? []).toEqual([]);
  });
});

function write(path: string, source: string) {
  makeFolder(dirname(join(root, path)));
  writeFileSync(join(root, path), source);
}

function makeFolder(folder: string) {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
  madeFolders.push(folder);
}

/** One run for all files: it is the start of the linter's JavaScript plugins that takes the time. */
async function lint(paths: readonly string[]): Promise<Map<string, string[]>> {
  const program = join(root, 'node_modules/oxlint/bin/oxlint');
  const output = await new Promise<string>((resolve) => {
    const arguments_ = [program, '--format=json', ...paths];
    // Refusals make the linter exit with 1, so the exit code says nothing here.
    execFile(process.execPath, arguments_, { cwd: root, maxBuffer: 2 ** 24 }, (_error, stdout) =>
      resolve(stdout),
    );
  });
  const report: { diagnostics: { code?: string; filename: string; message: string }[] } =
    JSON.parse(output);
  const found = new Map<string, string[]>();
  for (const { code, filename, message } of report.diagnostics) {
    const said = found.get(filename) ?? [];
    found.set(filename, [...said, `${code ?? 'no code'}: ${message}`]);
  }
  return found;
}
