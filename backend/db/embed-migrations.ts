import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Writes migrations.gen.ts from what drizzle-kit made: production is one bundled output that has no
 * source folder to read SQL from. The store is the back end's unless another is named: `… app/server/db`.
 */
const store = process.argv[2] ?? import.meta.dirname;
const folder = join(store, 'migrations');
const journal: { entries: { tag: string }[] } = JSON.parse(
  await readFile(join(folder, 'meta', '_journal.json'), 'utf8'),
);

const migrations = await Promise.all(
  journal.entries.map(async ({ tag }) => {
    const text = await readFile(join(folder, `${tag}.sql`), 'utf8');
    // The runner keeps its own table in the schema and has therefore made it already.
    const statements = text
      .replace('CREATE SCHEMA "', 'CREATE SCHEMA IF NOT EXISTS "')
      .split('--> statement-breakpoint')
      .map((statement) => statement.trim())
      .filter((statement) => statement !== '');
    return { tag, statements };
  }),
);

await writeFile(
  join(store, 'migrations.gen.ts'),
  `// Made by embed-migrations.ts from migrations/*.sql; do not edit.
export const migrations: readonly { readonly tag: string; readonly statements: readonly string[] }[] =
  ${JSON.stringify(migrations, null, 2)};
`,
);
