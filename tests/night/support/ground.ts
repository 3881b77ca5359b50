import { join } from 'node:path';

import { copyDemoData } from '../../../scripts/run/demo-data.mjs';
import {
  startServerProcess,
  type ServerOptions,
  type ServerProcess,
} from '../../load/server-process.ts';
import { freshPostgres } from '#tests/support/databases/fresh-postgres.ts';
import { e2ePort } from '#tests/support/servers/port.ts';
import { withoutLimits } from '#tests/support/servers/without-limits.ts';
import type { RowContext } from '../engine/row.ts';

export type DatabaseName = 'PGlite' | 'PostgreSQL';
export const databaseNames: readonly DatabaseName[] = ['PGlite', 'PostgreSQL'];

const serverUrl = process.env['TEST_DATABASE_URL'];
/** What a row on this database lacks here. */
export const lacksDatabase = (name: DatabaseName) => () =>
  name === 'PostgreSQL' && serverUrl === undefined
    ? 'PostgreSQL: TEST_DATABASE_URL names no server'
    : null;

/** The demo world on a database of its own, served by a process that can be ended and started again. */
export interface Ground {
  readonly origin: string;
  readonly dataFolder: string;
  /** Empty where the database is embedded. */
  readonly databaseUrl: string;
  readonly server: () => ServerProcess;
  /** @returns how long it took until it was healthy, in milliseconds */
  readonly start: (options?: ServerOptions) => Promise<number>;
  readonly kill: () => Promise<void>;
  readonly remove: () => Promise<void>;
  /** Everything that it wrote. */
  readonly output: () => string;
}

/** Makes the ground and starts the server on it. */
export async function openGround(
  { folder }: RowContext,
  database: DatabaseName = 'PGlite',
  options: ServerOptions = {},
): Promise<Ground> {
  const dataFolder = join(folder, 'data');
  const fresh =
    database === 'PostgreSQL' && serverUrl !== undefined && options.databaseUrl === undefined
      ? await freshPostgres(serverUrl, null, 'night')
      : null;
  const databaseUrl = options.databaseUrl ?? fresh?.url ?? '';
  if (databaseUrl === '') copyDemoData(dataFolder);
  const port = options.port ?? e2ePort + 9;
  let running: ServerProcess | undefined;
  let text = '';
  const start: Ground['start'] = async (more = {}) => {
    const began = performance.now();
    running = await startServerProcess({
      ...options,
      ...more,
      // Few people of the demo world do what many do.
      settings: { ...withoutLimits, ...options.settings, ...more.settings },
      folder: dataFolder,
      databaseUrl,
      port,
      onOutput: (part) => (text += part),
    });
    return performance.now() - began;
  };
  const server = () => {
    if (!running) throw new Error('it was not started');
    return running;
  };
  await start();
  return {
    ...{ dataFolder, server, start },
    databaseUrl,
    origin: `http://localhost:${port}`,
    output: () => text,
    async kill() {
      await running?.end('SIGKILL');
    },
    async remove() {
      if (running?.isRunning()) await running.end('SIGTERM');
      await fresh?.drop();
    },
  };
}
