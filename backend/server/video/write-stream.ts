import { createHash } from 'node:crypto';
import { open, rm } from 'node:fs/promises';

/** What was written: safe on the disk when this is handed out. */
export interface WrittenFile {
  readonly path: string;
  readonly bytes: number;
  /** Hexadecimal. */
  readonly sha256: string;
}

/**
 * Writes a stream into a new file, piece by piece as it comes, and flushes it to the disk. On any failure, of the
 * source or of the disk, the file is gone again.
 * @param count called with the number of bytes so far, before they are written; throws to stop
 */
export async function writeStream(
  source: AsyncIterable<Uint8Array>,
  path: string,
  count: (bytes: number) => void,
): Promise<WrittenFile> {
  const hash = createHash('sha256');
  let bytes = 0;
  const file = await open(path, 'wx', 0o600);
  try {
    for await (const chunk of source) {
      count(bytes + chunk.byteLength);
      hash.update(chunk);
      await file.writeFile(chunk);
      bytes += chunk.byteLength;
    }
    await file.sync();
  } catch (error) {
    await file.close();
    await rm(path, { force: true });
    throw error;
  }
  await file.close();
  return { path, bytes, sha256: hash.digest('hex') };
}
