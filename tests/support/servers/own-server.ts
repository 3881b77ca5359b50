import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';

import { expect } from 'playwright/test';

import { copyDemoData } from '../../../scripts/run/demo-data.mjs';
import { e2ePort } from './port.ts';
import { withoutLimits } from './without-limits.ts';

/** A server of the build for one file of journeys: on a port and a data folder of its own, with everything it says. */
export interface OwnServer {
  readonly port: number;
  readonly origin: string;
  readonly dataFolder: string;
  /** What it wrote so far. */
  readonly output: () => string;
  /**
   * Starts it over the data that there is.
   * @param health the status that it is waited for
   */
  readonly start: (env?: Readonly<Record<string, string>>, health?: number) => Promise<void>;
  /** @returns the exit code; null for a process that was killed, or none */
  readonly stop: (signal?: NodeJS.Signals) => Promise<number | null>;
  /** Begins anew: with the demo world, as a first start makes it. */
  readonly reset: () => Promise<void>;
  /** Begins anew: with no data at all. */
  readonly forget: () => Promise<void>;
}

/**
 * @param name of its data folder
 * @param offset of its port from that of the server that all journeys share; below 19, and no one else's
 */
export function ownServer(name: string, offset: number): OwnServer {
  const port = e2ePort + offset;
  const origin = `http://localhost:${port}`;
  const dataFolder = `test-results/data-${name}`;
  let server: ChildProcess | undefined;
  let text = '';
  const forget = () => rm(dataFolder, { recursive: true, force: true });
  return {
    port,
    origin,
    dataFolder,
    output: () => text,
    forget,
    async reset() {
      await forget();
      copyDemoData(dataFolder);
    },
    async start(env = {}, health = 200) {
      server = spawn('node', ['.output/server/index.mjs'], {
        env: {
          ...process.env,
          PORT: String(port),
          DATA_DIR: dataFolder,
          NODE_ENV: 'production',
          ...withoutLimits,
          // Staff signs in with the password here, but for the journey that is about it.
          STAFF_SECOND_FACTOR: 'optional',
          ...env,
        },
      });
      for (const stream of [server.stdout, server.stderr]) {
        stream?.on('data', (part: Buffer) => (text += part.toString()));
      }
      const answer = async () =>
        (await fetch(`${origin}/api/health`).catch(() => null))?.status ?? 0;
      await expect.poll(answer, { timeout: 60_000 }).toBe(health);
      // Another one may listen there already, which would answer in its place.
      expect(server.exitCode).toBeNull();
    },
    async stop(signal = 'SIGTERM') {
      if (!server || server.exitCode !== null || server.signalCode !== null) return null;
      const ended = once(server, 'exit');
      server.kill(signal);
      await ended;
      return server.exitCode;
    },
  };
}
