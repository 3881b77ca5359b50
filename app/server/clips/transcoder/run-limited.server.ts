import { spawn } from 'node:child_process';

/** Output beyond this is dropped: a file decides what is said about it. */
const outputMaxChars = 65_536;

/** How a program ended. `isStopped` is true where a limit ended it, not the program itself. */
export interface ProgramResult {
  readonly code: number | null;
  readonly isStopped: boolean;
  readonly stdout: string;
  readonly stderr: string;
}

interface RunOptions {
  /** The folder it works in. */
  readonly cwd?: string;
  readonly timeoutMs: number;
  /** Ends the program; the promise then rejects with its reason. */
  readonly signal?: AbortSignal;
}

/**
 * Runs a program without a shell, without input, and without this process's environment, which holds secrets.
 * @throws where it cannot be started, or the signal was aborted
 */
export function runLimited(
  [program = '', ...args]: readonly string[],
  { cwd, timeoutMs, signal }: RunOptions,
): Promise<ProgramResult> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const child = spawn(program, args, {
      ...{ cwd, stdio: ['ignore', 'pipe', 'pipe'], windowsHide: true },
      env: { PATH: process.env['PATH'], LC_ALL: 'C' },
    });
    const said = { stdout: '', stderr: '' };
    for (const name of ['stdout', 'stderr'] as const) {
      child[name].setEncoding('utf8').on('data', (chunk: string) => {
        if (said[name].length < outputMaxChars) said[name] += chunk;
      });
    }
    const end = () => child.kill('SIGKILL');
    const timer = setTimeout(end, timeoutMs);
    signal?.addEventListener('abort', end, { once: true });
    const settle = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
    };
    child.on('error', (error) => {
      settle();
      reject(error);
    });
    child.on('close', (code, killedBy) => {
      settle();
      if (signal?.aborted) reject(signal.reason);
      else resolve({ code, isStopped: killedBy !== null, ...said });
    });
  });
}
