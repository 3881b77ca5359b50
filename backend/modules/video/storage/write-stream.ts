import { createHash } from 'node:crypto';
import { open, rm } from 'node:fs/promises';

/** A written file, already durable when this is returned. */
export interface WrittenFile {
  readonly path: string;
  readonly bytes: number;
  /** Hexadecimal. */
  readonly sha256: string;
}

/**
 * Network chunks are small, and writing each separately would cost more than the data. Larger blocks than this get
 * slower again.
 */
const blockBytes = 128 * 1_024;

/**
 * Streams into a new file block by block and flushes it to the disk. On any failure, of the source or of the disk, the
 * file is removed.
 * @param count called with the number of bytes so far, before they are written; throws to stop
 */
export async function writeStream(
  source: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  path: string,
  count: (bytes: number) => void,
): Promise<WrittenFile> {
  const hash = createHash('sha256');
  let bytes = 0;
  let writing = Promise.resolve();
  const file = await open(path, 'wx', 0o600);
  try {
    const blocks = [
      Buffer.allocUnsafeSlow(blockBytes),
      Buffer.allocUnsafeSlow(blockBytes),
    ] as const;
    let block: Buffer = blocks[0];
    let filled = 0;
    /** Starts a write after the previous one; the digest is computed while the disk is busy. */
    const write = async (part: Uint8Array) => {
      await writing;
      writing = file.writeFile(part);
      // Awaited before the next write; until then a rejection must not count as unhandled.
      writing.catch(() => null);
      hash.update(part);
    };
    const flush = async () => {
      await write(block.subarray(0, filled));
      // Filled from here on while the other block is written.
      block = block === blocks[0] ? blocks[1] : blocks[0];
      filled = 0;
    };
    for await (const chunk of source) {
      count(bytes + chunk.byteLength);
      bytes += chunk.byteLength;
      for (let taken = 0; taken < chunk.byteLength;) {
        if (filled === 0 && chunk.byteLength - taken >= blockBytes) {
          // Large enough by itself: written without copying.
          await write(chunk.subarray(taken));
          await writing;
          break;
        }
        const part = chunk.subarray(taken, taken + blockBytes - filled);
        block.set(part, filled);
        filled += part.byteLength;
        taken += part.byteLength;
        if (filled === blockBytes) await flush();
      }
    }
    await flush();
    await writing;
    await file.sync();
  } catch (error) {
    await writing.catch(() => null);
    await file.close();
    await rm(path, { force: true });
    throw error;
  }
  await file.close();
  return { path, bytes, sha256: hash.digest('hex') };
}
