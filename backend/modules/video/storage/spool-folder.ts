import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Bytes that lie here for longer belong to a process that died. */
const orphanAgeMs = 60 * 60 * 1_000;

/** The folder of what is being received. @returns makes a fresh path in it; the folder is made at the first call */
export function spoolFolder(folder: string): () => Promise<string> {
  let ready: Promise<void> | undefined;
  return async () => {
    ready ??= makeReady(folder).catch((error: unknown) => {
      // The next request tries again: the disk may be there by then.
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

/** For a file that may be gone: null. Any other failure stays one. */
export function whenMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
