import { readFileSync } from 'node:fs';

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** @throws unless the lock was left by a process that is dead, or had the same process id as ours */
export function refuseLiving(folder: string, file: string): void {
  const text = readFileSync(file, 'utf8');
  const holder = Number(text);
  if (text === '' || !Number.isInteger(holder) || (holder !== process.pid && isAlive(holder))) {
    throw new Error(
      `The data folder ${folder} is in use by process ${text || 'unknown'} (${file}).`,
    );
  }
}
