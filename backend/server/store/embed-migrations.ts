import { readFile, writeFile } from 'node:fs/promises';

/**
 * Writes migrations.gen.ts from what drizzle-kit made: production is one bundled output that has no
 * source folder to read SQL from.
 */
const folder = new URL('./migrations/', import.meta.url);
const journal: { entries: { tag: string }[] } = JSON.parse(
  await readFile(new URL('meta/_journal.json', folder), 'utf8'),
);

const migrations = await Promise.all(
  journal.entries.map(async ({ tag }) => {
    const text = await readFile(new URL(`${tag}.sql`, folder), 'utf8');
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
  new URL('./migrations.gen.ts', import.meta.url),
  `// Made by embed-migrations.ts from migrations/*.sql; do not edit.
export const migrations: readonly { readonly tag: string; readonly statements: readonly string[] }[] =
  ${JSON.stringify(migrations, null, 2)};
`,
);
