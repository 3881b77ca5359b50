import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { expect, it } from 'vitest';

const folders = ['backend/db/migrations', 'app/server/db/migrations'];

/** What a process of the release before would stumble over, while it still runs (CONTRIBUTING). */
const breaking: readonly (readonly [string, RegExp])[] = [
  ['takes away what is read', /\bdrop\s+(table|column|constraint|view|schema|type)\b/i],
  ['gives another name', /\brename\b/i],
  [
    'changes a column',
    /\balter\s+(column\s+)?"?\w+"?\s+(type|set\s+(data\s+type|not\s+null)|drop\s+default)\b/i,
  ],
  [
    'adds a column that an older insert leaves out',
    /\badd\s+(column\s+)?(if\s+not\s+exists\s+)?"\w+"(?=[^;,]*\bnot\s+null\b)(?![^;,]*\b(default|generated)\b)/i,
  ],
];

function faultsIn(statement: string): readonly string[] {
  return breaking.filter(([, pattern]) => pattern.test(statement)).map(([what]) => what);
}

async function statements(): Promise<{ file: string; statement: string }[]> {
  const found = await Promise.all(
    folders.map(async (folder) => {
      // There is no release before the first one.
      const files = (await readdir(folder)).filter((name) => /^(?!0000)\d+_\w+\.sql$/.test(name));
      return Promise.all(
        files.map(async (file) => {
          const text = await readFile(join(folder, file), 'utf8');
          return text
            .split('--> statement-breakpoint')
            .map((statement) => ({ file: join(folder, file), statement: statement.trim() }));
        }),
      );
    }),
  );
  return found.flat(2);
}

it('migrations only add, so that processes of the release before go on', async () => {
  const all = await statements();
  expect(all.length).toBeGreaterThan(50);
  const broken = all.flatMap(({ file, statement }) =>
    faultsIn(statement).map((what) => `${file}: ${what}: ${statement.slice(0, 80)}`),
  );
  expect(broken).toEqual([]);
});

it.each([
  ['ALTER TABLE "a" DROP COLUMN "b";', true],
  ['drop table a', true],
  ['ALTER TABLE "a" RENAME COLUMN "b" TO "c"', true],
  ['ALTER TABLE "a" ALTER COLUMN "b" SET NOT NULL', true],
  ['ALTER TABLE "a" ALTER COLUMN "b" TYPE text', true],
  ['ALTER TABLE "a" ADD COLUMN "b" text NOT NULL', true],
  ['ALTER TABLE "a" ADD "b" text NOT NULL', true],
  [`ALTER TABLE "a" ADD COLUMN "b" text NOT NULL, ADD COLUMN "c" text DEFAULT ''`, true],
  [`ALTER TABLE "a" ADD COLUMN "b" text DEFAULT '' NOT NULL`, false],
  ['ALTER TABLE "a" ADD COLUMN "b" text', false],
  ['CREATE TABLE "a" ("b" text NOT NULL)', false],
  ['DROP INDEX "a"', false],
])('%s: stumbled over: %s', (statement, isBreaking) => {
  expect(faultsIn(statement).length > 0).toBe(isBreaking);
});

it.each(folders)('%s makes the tables of the schemas beside it, and no others', async (folder) => {
  const config = join(folder, '../drizzle.config.ts');
  // Made beside the real one, since a difference would be written into it.
  const aside = await mkdtemp('test-results-migrations-');
  try {
    await cp(folder, join(aside, 'migrations'), { recursive: true });
    const text = await readFile(config, 'utf8');
    const own = join(aside, 'drizzle.config.ts');
    await writeFile(own, text.replace(`'./${folder}'`, `'./${join(aside, 'migrations')}'`));
    const made = await promisify(execFile)('drizzle-kit', ['generate', '--config', own]);
    expect(made.stdout).toContain('No schema changes');
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
});
