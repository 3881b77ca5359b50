import { drizzle } from 'drizzle-orm/pglite';

import { openPglite, type TestedDatabase } from './open-database.ts';

/** A statement as the driver got it. */
export interface ToldStatement {
  readonly text: string;
  readonly parameters: readonly unknown[];
}

/** A PGlite that tells every statement that is carried out on it, in transactions too. */
export function tellingDatabase(): TestedDatabase & { readonly statements: ToldStatement[] } {
  const statements: ToldStatement[] = [];
  return {
    name: 'PGlite',
    statements,
    async open(content) {
      const client = await openPglite(content);
      const logger = {
        logQuery: (text: string, parameters: unknown[]) =>
          void statements.push({ text, parameters }),
      };
      return {
        database: drizzle({ client, logger }),
        beside: null,
        jobs: { embedded: client },
        close: () => client.close(),
      };
    },
  };
}
