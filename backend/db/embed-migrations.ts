import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Writes migrations.gen.ts from drizzle-kit's output: the production bundle has no source folder to read SQL from. Uses
 * the back end's store unless another is named: `… app/server/db`.
 */
const store = process.argv[2] ?? import.meta.dirname;
const folder = join(store, 'migrations');
const journal: { entries: { tag: string }[] } = JSON.parse(
  await readFile(join(folder, 'meta', '_journal.json'), 'utf8'),
);

const migrations = await Promise.all(
  journal.entries.map(async ({ tag }) => {
    const text = await readFile(join(folder, `${tag}.sql`), 'utf8');
    // The migration runner keeps its own table in the schema, so it has already created it.
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
