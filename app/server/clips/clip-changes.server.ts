import { celebritySubject } from '#app/server/backend/catalog/answer-policy.server.ts';
import { invalidateCatalog } from '#app/server/backend/catalog/catalog.server.ts';
import { dropVideo } from '#app/server/backend/video/video-host.server.ts';
import { openTransport } from '#app/server/composition.server.ts';
import { ownTables } from '#app/server/db/own-tables.server.ts';
import { AppError } from '#domain/app-error.ts';
import type { ClipAction } from '#domain/clip/clip.ts';

import { moveClip, type ClipRow, type SeenClip } from './store/clips.server.ts';

/**
 * After a clip appeared or disappeared: the pages and cards of its celebrity are made anew in every process, before the
 * change is acknowledged.
 */
export async function showAnew({ vendorId }: Pick<ClipRow, 'vendorId'>): Promise<void> {
  await invalidateCatalog([celebritySubject(vendorId)]);
}

/**
 * Moves a clip on that is still as it was seen.
 * @throws AppError `clip_moved_on`
 */
export async function moveSeen(
  before: ClipRow,
  seen: SeenClip,
  action: ClipAction,
  change: Partial<ClipRow> = {},
): Promise<ClipRow> {
  const after = await moveClip(await ownTables(), seen, action, change);
  if (!after) throw new AppError('clip_moved_on');
  if (before.state === 'public' || after.state === 'public') await showAnew(after);
  return after;
}

/** Deletes the files of a clip; what stays behind after a failure is never shown. The video of an order stays. */
export async function dropFiles({ files, videoId, orderId }: ClipRow): Promise<void> {
  const transport = await openTransport();
  for (const id of new Set([files.full, files.preview, files.poster])) {
    if (id === undefined || id === videoId) continue;
    await transport.files.remove(id).catch((error: unknown) => console.error(error));
  }
  if (orderId === null) await dropVideo(videoId);
}
