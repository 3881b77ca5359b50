import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import type { Executor } from '#backend/db/database.ts';
import { media } from './media.schema.ts';

export type StoredMedia = typeof media.$inferSelect;

/** The URL prefix, which is not part of the file path in the folder. */
const root = '/media/';

/** The folder of pictures that are public to those who know their URL. */
export const publicFolder = `${root}people/`;

/** The file path of a URL. */
export function mediaFile(folder: string, path: string): string {
  return join(folder, path.slice(root.length));
}

export async function findMedia(database: Executor, id: number): Promise<StoredMedia | null> {
  const [row] = await database.select().from(media).where(eq(media.id, id)).limit(1);
  return row ?? null;
}

/** The first bytes of a file, which identify its type. */
export async function headOfMedia(folder: string, { path }: StoredMedia): Promise<Uint8Array> {
  const handle = await open(mediaFile(folder, path), 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(64), 0, 64, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}
