import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Files older than this belong to a process that died. */
const orphanAgeMs = 60 * 60 * 1_000;

/**
 * The folder for uploads in progress. @returns a function that creates a new path in it; the folder is created at the
 * first call
 */
export function spoolFolder(folder: string): () => Promise<string> {
  let ready: Promise<void> | undefined;
  return async () => {
    ready ??= makeReady(folder).catch((error: unknown) => {
      // The next request retries: the disk may be available by then.
      ready = undefined;
      throw error;
    });
    await ready;
    return join(folder, randomUUID());
  };
}

async function makeReady(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const found = await stat(path).catch(whenMissing);
    if (found && Date.now() - found.mtimeMs > orphanAgeMs) await rm(path, { force: true });
  }
}

/** Maps a missing file to null, and rethrows any other error. */
export function whenMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
