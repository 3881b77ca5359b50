import { rm } from 'node:fs/promises';

import { vi } from 'vitest';

import { newDataFolder } from '#tests/support/databases/data-folder.ts';
import { freshPostgres } from '#tests/support/databases/fresh-postgres.ts';
import { databases } from '#tests/support/databases/open-database.ts';

/** Where sessions are kept: those of `databases`, by the address of the server; undefined is the embedded one. */
export const sessionDatabases: readonly { name: string; url: string | undefined }[] = databases.map(
  ({ name }) => ({
    name,
    url: name === 'PGlite' ? undefined : process.env['TEST_DATABASE_URL'],
  }),
);

/** The modules that sessions are made of, as one process has them. */
export async function loadSessions() {
  vi.resetModules();
  const { closeTransport, openTransport } = await import('#app/server/composition.server.ts');
  const { closeDatabase, openDatabase } = await import('#app/server/db/database.server.ts');
  return {
    store: {
      ...(await import('#app/server/sessions/store/sessions.server.ts')),
      ...(await import('#app/server/sessions/store/claim-renewal.server.ts')),
    },
    openTransport,
    openDatabase,
    ...(await import('#app/server/backend/people/sign-in.server.ts')),
    ...(await import('#app/server/backend/refresh-token.server.ts')),
    ...(await import('#app/platform/secret/secrets.server.ts')),
    ...(await import('#app/server/sessions/key-ring.server.ts')),
    ...(await import('#app/server/sessions/active-session.server.ts')),
    ...(await import('#app/server/sessions/renewal.server.ts')),
    ...(await import('#app/server/sessions/renew-session.server.ts')),
    ...(await import('#app/server/sessions/seal.server.ts')),
    ...(await import('#app/server/sessions/standing-session.server.ts')),
    ...(await import('#app/server/backend/people/standing.server.ts')),
    async close() {
      await closeTransport();
      await closeDatabase();
    },
  };
}
export type Sessions = Awaited<ReturnType<typeof loadSessions>>;

/** A folder and a database of their own for what is loaded next. @returns takes both away */
export async function ownGround(url: string | undefined): Promise<() => Promise<void>> {
  const folder = newDataFolder('sessions');
  vi.stubEnv('DATA_DIR', folder);
  const fresh = url === undefined ? null : await freshPostgres(url);
  if (fresh) vi.stubEnv('DATABASE_URL', fresh.url);
  return async () => {
    await fresh?.drop();
    vi.unstubAllEnvs();
    await rm(folder, { recursive: true, force: true });
  };
}
