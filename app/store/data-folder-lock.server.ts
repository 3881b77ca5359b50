import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/**
 * Keeps a second process off an embedded database, which two of them would corrupt (PGlite does not refuse).
 * @returns how to let go of it
 * @throws when a living process holds the folder; a lock left by a dead one is taken over
 */
export function lockDataFolder(folder: string): () => void {
  const file = join(folder, 'astera.lock');
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
  } catch {
    const holder = Number(readFileSync(file, 'utf8'));
    if (holder !== process.pid && Number.isInteger(holder) && holder > 0 && isAlive(holder)) {
      throw new Error(`The data folder ${folder} is in use by process ${holder}.`);
    }
    writeFileSync(file, String(process.pid));
  }
  return () => rmSync(file, { force: true });
}
