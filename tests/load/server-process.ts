import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { memoryFlags, memoryMiB } from '../../scripts/run/memory-limits.mjs';
import { waitUntilHealthy } from '../../scripts/run/wait-until-healthy.mjs';
import { e2ePort } from '#tests/support/servers/port.ts';

/** The production server as a process, and what the kernel says of it (`/proc`, so Linux only). */
export interface ServerProcess {
  readonly origin: string;
  /** CPU time spent so far in user and kernel mode, in milliseconds; counted in steps of 10. */
  readonly cpuMs: () => number;
  /** The most memory that was ever resident, in MiB. */
  readonly peakMiB: () => number;
  /** Begins the peak anew from what is resident now: making the demo world takes more than anything after it. */
  readonly forgetPeak: () => void;
  /** Moves its clocks on, without waiting; only with `movesClock`. */
  readonly moveClock: (ms: number) => void;
  readonly stop: () => Promise<void>;
  /** Ends the process only; its data stay. @returns its exit code, null where it was killed */
  readonly end: (signal: NodeJS.Signals) => Promise<number | null>;
  readonly isRunning: () => boolean;
  readonly pid: number;
}

const tickMs = 10;

export interface ServerOptions {
  /** Instead of the embedded database. */
  readonly databaseUrl?: string;
  /** Puts into the empty data folder what the server is to find there. */
  readonly prepare?: (folder: string) => Promise<void>;
  /**
   * Where it keeps its data, which stays when it ends; a folder of its own, which is gone then, unless this is given.
   */
  readonly folder?: string;
  /** Settings besides. */
  readonly settings?: Readonly<Record<string, string>>;
  readonly movesClock?: boolean;
  /** Where it listens; beside the journeys' own server unless given. */
  readonly port?: number;
  /** Is told what it writes, which is shown unless this is given. */
  readonly onOutput?: (text: string) => void;
  /** A file that takes what it writes, so that no other process has to read it. */
  readonly outputFile?: number;
  /** How long it may take to answer. */
  readonly startLimitMs?: number;
}

/** CPU time that a process has spent in user and kernel mode, in milliseconds; counted in steps of 10. */
export function cpuMsOf(pid: number): number {
  // The name of the process, in brackets, may hold spaces; the numbers begin behind it.
  const [, numbers = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const [user = 0, system = 0] = numbers.split(' ').slice(11, 13).map(Number);
  return (user + system) * tickMs;
}

/** Starts the built server on a data folder of its own. @throws when it does not answer within two minutes */
export async function startServerProcess({
  databaseUrl = '',
  prepare,
  folder: ownFolder,
  settings = {},
  movesClock = false,
  port: ownPort = e2ePort + 2,
  onOutput,
  outputFile,
  startLimitMs = 120_000,
}: ServerOptions = {}): Promise<ServerProcess> {
  const folder = ownFolder ?? (await mkdtemp(join(tmpdir(), 'astera-load-')));
  await prepare?.(folder);
  const port = String(ownPort);
  const imported = ['./end-with-parent.ts', ...(movesClock ? ['./movable-clock.ts'] : [])];
  const env = {
    ...process.env,
    PORT: port,
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl,
    NODE_ENV: 'production',
    // Between the figures no one reads the log.
    LOG_LEVEL: 'warn',
    NODE_OPTIONS: imported.map((file) => `--import ${import.meta.resolve(file)}`).join(' '),
    ...settings,
  };
  const shown = onOutput ? ('pipe' as const) : ('inherit' as const);
  const program = [...memoryFlags(memoryMiB()), '.output/server/index.mjs'];
  const server = spawn('node', program, {
    env,
    stdio: [
      'pipe',
      ...(outputFile === undefined ? [shown, shown] : [outputFile, outputFile]),
      ...(movesClock ? (['ipc'] as const) : []),
    ],
  });
  for (const stream of [server.stdout, server.stderr])
    stream?.on('data', (part: Buffer) => onOutput?.(part.toString()));
  const origin = `http://localhost:${port}`;
  const abandon = () => server.kill('SIGTERM');
  // A benchmark that breaks off leaves no server behind, whose port would answer for the next one's.
  process.once('exit', abandon);
  const isRunning = () => server.exitCode === null && server.signalCode === null;
  const end = async (signal: NodeJS.Signals) => {
    const ended = isRunning() ? once(server, 'exit') : null;
    server.kill(signal);
    await ended;
    process.off('exit', abandon);
    return server.exitCode;
  };
  const stop = async () => {
    await end('SIGTERM');
    if (ownFolder === undefined) await rm(folder, { recursive: true, force: true });
  };
  if (!(await waitUntilHealthy(`${origin}/api/health`, startLimitMs))) {
    await stop();
    throw new Error('the server did not answer');
  }
  if (server.exitCode !== null) throw new Error(`another server answers at ${origin}`);
  return {
    origin,
    cpuMs: () => cpuMsOf(server.pid ?? 0),
    peakMiB: () => {
      const status = readFileSync(`/proc/${server.pid}/status`, 'utf8');
      return Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024;
    },
    forgetPeak: () => writeFileSync(`/proc/${server.pid}/clear_refs`, '5'),
    moveClock: (ms) => server.send(ms),
    ...{ stop, end, isRunning },
    pid: server.pid ?? 0,
  };
}
