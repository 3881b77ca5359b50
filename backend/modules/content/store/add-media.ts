import { randomBytes, randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { proofFolder } from '#domain/picture/proof-picture.ts';
import type { Executor } from '#backend/db/database.ts';
import { media } from './media.schema.ts';
import { type StoredMedia, publicFolder, mediaFile } from './media.ts';

/** Writes the file atomically, even across a power cut. */
async function writeWhole(file: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const aside = `${file}.${randomUUID()}`;
  const handle = await open(aside, 'wx');
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(aside, file);
}

/**
 * Stores a file under an unguessable path whose content never changes.
 * @param file `isProof` stores it in a folder that the site does not serve
 */
export async function addMedia(
  database: Executor,
  folder: string,
  file: {
    authorId: number;
    type: string;
    ending: string;
    bytes: Uint8Array;
    now: Date;
    isProof?: boolean;
  },
): Promise<StoredMedia> {
  const kept = file.isProof ? proofFolder : publicFolder;
  const path = `${kept}${randomBytes(16).toString('hex')}.${file.ending}`;
  await writeWhole(mediaFile(folder, path), file.bytes);
  try {
    const { authorId, type, bytes, now } = file;
    const [row] = await database
      .insert(media)
      .values({ authorId, type, path, bytes: bytes.byteLength, createdAt: now })
      .returning();
    if (!row) throw new Error('the media row was not written');
    return row;
  } catch (error) {
    await rm(mediaFile(folder, path), { force: true });
    throw error;
  }
}
