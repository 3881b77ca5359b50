import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { env } from '#app/platform/settings/env.server.ts';
import { restAfterFailure } from '#app/platform/process/rest-after-failure.ts';

/** Starting takes half a second of CPU time and over a hundred megabytes, even when it fails. */
export const startEmbedded = restAfterFailure(() =>
  PGlite.create(join(env.DATA_DIR, 'database'), { extensions: { pg_trgm } }).catch(
    (error: unknown) => {
      // Only the message is kept: an error whose stack was never read retains all memory of what threw it. A database
      // that failed to start cannot be closed.
      const words = error instanceof Error ? error.message : String(error);
      throw new Error(`The embedded database cannot be opened: ${words}`);
    },
  ),
);
