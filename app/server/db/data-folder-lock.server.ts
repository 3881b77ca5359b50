import { linkSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { refuseLiving } from './refuse-living.server.ts';

/** Links a written file to a second name, atomically. @returns false when the name is taken */
function putInPlace(written: string, name: string): boolean {
  try {
    linkSync(written, name);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Keeps a second process off an embedded database, which two processes would corrupt (PGlite does not prevent this).
 * @returns a function that releases the lock
 * @throws when a running process holds the folder, or the holder is unknown; the lock of a dead one is taken over
 */
export function lockDataFolder(folder: string): () => void {
  const file = join(folder, 'astera.lock');
  const own = `${file}.${process.pid}`;
  const takeover = `${file}.takeover`;
  // Written to a temporary file first, so that a lock is never read before it names its holder.
  writeFileSync(own, String(process.pid));
  try {
    if (!putInPlace(own, file)) {
      refuseLiving(folder, file);
      // If several processes find the same dead holder, one continues; the others find its takeover file or its new
      // lock.
      if (!putInPlace(own, takeover)) {
        throw new Error(`The data folder ${folder} is being taken over (${takeover}).`);
      }
      try {
        refuseLiving(folder, file);
        renameSync(own, file);
      } finally {
        rmSync(takeover, { force: true });
      }
    }
  } finally {
    rmSync(own, { force: true });
  }
  return () => rmSync(file, { force: true });
}
