import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

/** How much is hashed before the page gets a turn. */
const turnBytes = 4 * 1024 * 1024;

interface HashOptions {
  /** @param done from 0 to 1 */
  readonly onProgress: (done: number) => void;
  readonly signal: AbortSignal;
}

/**
 * SHA-256 of a file as hex. Read piece by piece: WebCrypto needs the whole file in memory, and a video has up to a
 * gigabyte.
 * @throws if the file cannot be read, or `signal` aborts
 */
export async function hashFile(file: Blob, { onProgress, signal }: HashOptions): Promise<string> {
  const hash = sha256.create();
  for (let start = 0; start < file.size; start += turnBytes) {
    const piece = await file.slice(start, start + turnBytes).arrayBuffer();
    signal.throwIfAborted();
    hash.update(new Uint8Array(piece));
    onProgress(Math.min(1, (start + turnBytes) / file.size));
  }
  return bytesToHex(hash.digest());
}
