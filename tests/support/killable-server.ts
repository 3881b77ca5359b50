import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';

import { waitUntilHealthy } from '../../scripts/wait-until-healthy.mjs';

/** The production server as a process that can be stopped and started again over its data. */
export interface KillableServer {
  readonly origin: string;
  readonly dataFolder: string;
  readonly start: () => Promise<void>;
  /** @returns the exit code; null for a process that was killed, or none */
  readonly stop: (signal: NodeJS.Signals) => Promise<number | null>;
  /** Begins anew, without data. */
  readonly forget: () => Promise<void>;
}

export function killableServer(port: number, dataFolder: string): KillableServer {
  const origin = `http://localhost:${port}`;
  let server: ChildProcess | undefined;
  return {
    origin,
    dataFolder,
    async start() {
      const env = {
        ...process.env,
        PORT: String(port),
        DATA_DIR: dataFolder,
        NODE_ENV: 'production',
      };
      server = spawn('node', ['.output/server/index.mjs'], { env, stdio: 'inherit' });
      if (!(await waitUntilHealthy(`${origin}/api/health`, 60_000))) {
        throw new Error('the server did not answer');
      }
    },
    async stop(signal) {
      if (!server || server.exitCode !== null || server.signalCode !== null) return null;
      const ended = once(server, 'exit');
      server.kill(signal);
      await ended;
      return server.exitCode;
    },
    forget: () => rm(dataFolder, { recursive: true, force: true }),
  };
}
