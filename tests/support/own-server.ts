import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

import { expect } from 'playwright/test';

/** A server of the build for one journey: on a port and a data folder of its own, with everything it says. */
export interface OwnServer {
  readonly origin: string;
  /** What it wrote so far. */
  readonly output: () => string;
  readonly start: (env?: Readonly<Record<string, string>>) => Promise<void>;
  readonly stop: () => Promise<void>;
}

export function ownServer(port: number, dataFolder: string): OwnServer {
  const origin = `http://localhost:${port}`;
  let server: ChildProcess | undefined;
  let text = '';
  return {
    origin,
    output: () => text,
    async start(env = {}) {
      server = spawn('node', ['.output/server/index.mjs'], {
        env: {
          ...process.env,
          PORT: String(port),
          DATA_DIR: dataFolder,
          NODE_ENV: 'production',
          ...env,
        },
      });
      for (const stream of [server.stdout, server.stderr]) {
        stream?.on('data', (part: Buffer) => (text += part.toString()));
      }
      const isUp = async () => (await fetch(`${origin}/api/health`).catch(() => null))?.status ?? 0;
      await expect.poll(isUp, { timeout: 60_000 }).toBe(200);
      // Another one may listen there already, which would answer in its place.
      expect(server.exitCode).toBeNull();
    },
    async stop() {
      if (!server || server.exitCode !== null || server.signalCode !== null) return;
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await ended;
    },
  };
}
