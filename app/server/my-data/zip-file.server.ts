import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** A ZIP that is streamed to disk: only one chunk of it is in memory at a time. */
export interface ZipFile {
  /** Adds a text, compressed. */
  readonly addText: (name: string, text: string) => Promise<void>;
  /** Adds bytes uncompressed: pictures and videos are compressed already. @returns the number of bytes */
  readonly addBytes: (name: string, bytes: AsyncIterable<Uint8Array>) => Promise<number>;
  /** Completes the file and moves it into place. @returns its length in bytes */
  readonly finish: () => Promise<number>;
  /** Removes what was written. */
  readonly giveUp: () => Promise<void>;
}

/** Starts a ZIP that appears at its path only once it is complete. */
export async function openZipFile(file: string): Promise<ZipFile> {
  // Two processes that work on the same export, one after the other, must not write to the same file.
  const aside = `${file}.${randomUUID()}.part`;
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const handle = await open(aside, 'wx', 0o600);
  let written = 0;
  let failure: Error | null = null;
  let pieces: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) failure = error;
    else if (piece.byteLength > 0) pieces.push(piece);
  });

  async function flush(): Promise<void> {
    if (failure) throw failure;
    const ready = pieces;
    pieces = [];
    for (const piece of ready) {
      await handle.writeFile(piece);
      written += piece.byteLength;
    }
  }

  return {
    async addText(name, text) {
      const entry = new ZipDeflate(name, { level: 6 });
      zip.add(entry);
      entry.push(new TextEncoder().encode(text), true);
      await flush();
    },
    async addBytes(name, bytes) {
      const entry = new ZipPassThrough(name);
      zip.add(entry);
      let length = 0;
      for await (const piece of bytes) {
        length += piece.byteLength;
        entry.push(piece);
        await flush();
      }
      entry.push(new Uint8Array(), true);
      await flush();
      return length;
    },
    async finish() {
      zip.end();
      await flush();
      await handle.sync();
      await handle.close();
      await rename(aside, file);
      return written;
    },
    async giveUp() {
      zip.terminate();
      await handle.close().catch(() => undefined);
      await rm(aside, { force: true });
    },
  };
}

/** The bytes of a file on disk; null when it does not exist. */
export async function bytesOfFile(file: string): Promise<AsyncIterable<Uint8Array> | null> {
  try {
    await (await open(file)).close();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
  return createReadStream(file);
}
