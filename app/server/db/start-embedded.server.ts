import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { env } from '#app/platform/settings/env.server.ts';
import { restAfterFailure } from '#app/platform/process/rest-after-failure.ts';

/** Starting it takes half a second of work and over a hundred megabytes, also where it fails. */
export const startEmbedded = restAfterFailure(() =>
  PGlite.create(join(env.DATA_DIR, 'database'), { extensions: { pg_trgm } }).catch(
    (error: unknown) => {
      // Told in words only: where its stack was never read, an error keeps all memory of what threw it. What failed to
      // start cannot be closed.
      const words = error instanceof Error ? error.message : String(error);
      throw new Error(`The embedded database cannot be opened: ${words}`);
    },
  ),
);
