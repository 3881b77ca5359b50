import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { copyDemoData } from '../../scripts/run/demo-data.mjs';
import { withoutLimits } from '#tests/support/servers/without-limits.ts';

const port = '3000';

/** What the host would know of a request. */
export interface AskedAs {
  readonly clientAddress?: string;
  readonly requestId?: string;
}

/** The site as it was built, asked as a function, on a data folder of its own. */
export interface BuiltSite {
  /** @param path of this site, such as `/tr` */
  readonly ask: (path: string, init?: RequestInit, as?: AskedAs) => Promise<Response>;
  /** Ends its back end; what is asked afterwards meets one that is gone. */
  readonly endBackend: () => Promise<void>;
  readonly remove: () => Promise<void>;
}

/** Opens the site that `npm run build` made, over a copy of the demo world. */
export async function openBuiltSite(): Promise<BuiltSite> {
  const folder = await mkdtemp(join(tmpdir(), 'astera-pages-'));
  copyDemoData(folder);
  Object.assign(process.env, {
    ...withoutLimits,
    DATA_DIR: folder,
    PORT: port,
    SEED: 'demo',
    // Staff signs in with the password here, also where a WordPress keeps the shop, but for the test that is about it.
    STAFF_SECOND_FACTOR: process.env['STAFF_SECOND_FACTOR'] ?? 'optional',
    NODE_ENV: 'production',
  });
  const { default: site } = await import('../../dist/server/server.js');
  return {
    ask: (path, init, as) =>
      site.fetch(new Request(`http://localhost:${port}${path}`, init), {
        context: { clientAddress: '127.0.0.1', ...as },
      }),
    endBackend: () => site.close(),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
