import { linkSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { refuseLiving } from './refuse-living.server.ts';

/** Puts a written file in place under a second name, whole or not at all. @returns false when the name is taken */
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
 * Keeps a second process off an embedded database, which two of them would corrupt (PGlite does not refuse).
 * @returns how to let go of it
 * @throws when a living process holds the folder, or no one knows who does; a lock left by a dead one is taken over
 */
export function lockDataFolder(folder: string): () => void {
  const file = join(folder, 'astera.lock');
  const own = `${file}.${process.pid}`;
  const takeover = `${file}.takeover`;
  // Written aside, so that no one ever reads a lock before it says whose it is.
  writeFileSync(own, String(process.pid));
  try {
    if (!putInPlace(own, file)) {
      refuseLiving(folder, file);
      // Of several that find the same dead holder one goes on; the others find this, or the one it has put in place.
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
