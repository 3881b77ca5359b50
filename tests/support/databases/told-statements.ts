import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';

import { openPglite, type TestedDatabase } from './open-database.ts';

/** A statement as the driver got it. */
export interface ToldStatement {
  readonly text: string;
  readonly parameters: readonly unknown[];
}

export interface TellingDatabase extends TestedDatabase {
  /** Everything since the test emptied it, in transactions too. */
  readonly statements: ToldStatement[];
  /** How the database would carry a statement out, as `explain` shows it. */
  readonly planOf: (statement: ToldStatement) => Promise<string>;
}

/** A PGlite that tells every statement that is carried out on it. */
export function tellingDatabase(): TellingDatabase {
  const statements: ToldStatement[] = [];
  let client: PGlite | null = null;
  return {
    name: 'PGlite',
    statements,
    async open(content) {
      const opened = await openPglite(content);
      client = opened;
      const logger = {
        logQuery: (text: string, parameters: unknown[]) =>
          void statements.push({ text, parameters }),
      };
      return {
        database: drizzle({ client: opened, logger }),
        beside: null,
        jobs: { embedded: opened },
        close: () => opened.close(),
      };
    },
    async planOf({ text, parameters }) {
      const plan = await client?.query(`explain ${text}`, [...parameters], { rowMode: 'array' });
      return (plan?.rows ?? []).map(String).join('\n');
    },
  };
}
