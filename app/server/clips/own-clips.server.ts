import {
  createVideo,
  dropVideo,
  expectTitle,
  videoArrival,
  type ArrivedBytes,
} from '#app/server/backend/video/video-host.server.ts';
import { ownTables } from '#app/server/db/own-tables.server.ts';
import { hasStore, type Actor } from '#domain/account/role.ts';
import { AppError } from '#domain/app-error.ts';
import type { CaptionLine } from '#domain/clip/captions.ts';
import {
  clipMaxBytes,
  clipNeeds,
  maxClips,
  mayBeReplaced,
  type Clip,
  type Preparation,
} from '#domain/clip/clip.ts';
import type { Locale } from '#domain/locale.ts';

import { dropFiles, moveSeen, showAnew } from './clip-changes.server.ts';
import { clipFrom } from './clip-rows.server.ts';
import { isPreparing, wakePreparation } from './prepare-clips.server.ts';
import {
  addClip,
  clipsOf,
  deleteClip,
  findClip,
  placeClips,
  type ClipRow,
  type SeenClip,
} from './store/clips.server.ts';

/** @throws AppError `not_allowed` for all who have no store */
export function requireStore(actor: Actor): void {
  if (!hasStore(actor.role)) throw new AppError('not_allowed');
}

/** Ties a video to the celebrity who uploads it, before it is a clip. */
function titleFor(vendorId: number): string {
  return `clip-${vendorId}`;
}

/** The celebrity's own clips, in their order. @throws AppError `not_allowed` */
export async function listOwnClips(actor: Actor): Promise<Clip[]> {
  requireStore(actor);
  return (await clipsOf(await ownTables(), actor.id)).map(clipFrom);
}

async function ownClip(actor: Actor, id: string): Promise<ClipRow> {
  requireStore(actor);
  const row = await findClip(await ownTables(), id);
  if (row?.vendorId !== actor.id) throw new AppError('not_found');
  return row;
}

/**
 * Starts the upload of a clip.
 * @param bytes the file size
 * @returns the id to send chunks to
 * @throws AppError `not_allowed`, `video_too_large`, `too_many_clips`
 */
export async function beginClip(actor: Actor, bytes: number): Promise<string> {
  requireStore(actor);
  if (bytes > clipMaxBytes) throw new AppError('video_too_large');
  const before = await clipsOf(await ownTables(), actor.id);
  // A file that is of no use may be replaced.
  const isFull = before.length >= maxClips && !before.map(clipFrom).some(mayBeReplaced);
  if (isFull) throw new AppError('too_many_clips');
  return createVideo(titleFor(actor.id), bytes);
}

/** The ranges received of an upload. @throws AppError `not_allowed`, `not_found` */
export async function clipArrival(actor: Actor, videoId: string): Promise<ArrivedBytes> {
  requireStore(actor);
  await expectTitle(videoId, titleFor(actor.id));
  return (await videoArrival(videoId)).arrived;
}

/** Deletes an upload that did not become a clip. @throws AppError `not_allowed`, `not_found` */
export async function cancelClip(actor: Actor, videoId: string): Promise<void> {
  requireStore(actor);
  await expectTitle(videoId, titleFor(actor.id));
  const before = await clipsOf(await ownTables(), actor.id);
  if (before.some((row) => row.videoId === videoId)) return;
  await dropVideo(videoId);
}

/**
 * Makes a clip of a complete upload, once; a repeated call changes nothing.
 * @param durationMs as the browser measured it; null if it cannot play the file
 * @throws AppError `not_allowed`, `not_found` for one that is not theirs or is incomplete, `too_many_clips`
 */
export async function addUploadedClip(
  actor: Actor,
  upload: { readonly videoId: string; readonly durationMs: number | null },
  language: Locale,
): Promise<Clip[]> {
  requireStore(actor);
  const { videoId, durationMs } = upload;
  await expectTitle(videoId, titleFor(actor.id));
  const { bytes } = await videoArrival(videoId);
  if (bytes === null) throw new AppError('not_found');
  const before = await clipsOf(await ownTables(), actor.id);
  if (before.every((row) => row.videoId !== videoId)) {
    await keepNew(actor, { videoId, durationMs, language, orderId: null });
  }
  return listOwnClips(actor);
}

const newPreparation = (): Preparation => (isPreparing() ? 'waiting' : 'as-is');

/** @throws AppError `too_many_clips` */
export async function keepNew(
  actor: Actor,
  clip: Pick<ClipRow, 'videoId' | 'durationMs' | 'language' | 'orderId'>,
): Promise<void> {
  const id = crypto.randomUUID();
  const preparation = newPreparation();
  const row = { id, vendorId: actor.id, createdAt: new Date(), preparation, ...clip };
  if (!(await addClip(await ownTables(), row))) throw new AppError('too_many_clips');
  wakePreparation();
}

/**
 * Gives a clip whose file is of no use another one; title and captions stay. A repeated call changes nothing.
 * @throws AppError `not_allowed`, `not_found` for an upload that is not theirs or is incomplete, `clip_moved_on`
 */
export async function replaceOwnFile(
  actor: Actor,
  seen: SeenClip,
  upload: { readonly videoId: string; readonly durationMs: number | null },
): Promise<Clip[]> {
  const before = await ownClip(actor, seen.id);
  const { videoId, durationMs } = upload;
  if (before.videoId === videoId) return listOwnClips(actor);
  await expectTitle(videoId, titleFor(actor.id));
  const { bytes } = await videoArrival(videoId);
  if (bytes === null) throw new AppError('not_found');
  const others = await clipsOf(await ownTables(), actor.id);
  if (others.some((row) => row.videoId === videoId)) throw new AppError('not_found');
  if (!mayBeReplaced(clipFrom(before))) throw new AppError('clip_moved_on');
  const preparation = newPreparation();
  await moveSeen(before, seen, 'edit', { videoId, durationMs, preparation, files: {}, words: '' });
  await dropFiles(before);
  wakePreparation();
  return listOwnClips(actor);
}

/**
 * Keeps title and captions; a clip that everyone sees, or that waits, becomes a draft.
 * @throws AppError `not_allowed`, `not_found`, `clip_moved_on`
 */
export async function editOwnClip(
  actor: Actor,
  edited: SeenClip & {
    readonly title: string;
    readonly captions: readonly CaptionLine[];
    readonly language: Locale;
  },
): Promise<Clip[]> {
  const { title, captions, language } = edited;
  const before = await ownClip(actor, edited.id);
  await moveSeen(before, edited, 'edit', { title, captions, language, words: '' });
  return listOwnClips(actor);
}

/**
 * Sends a clip to the team.
 * @throws AppError `not_allowed`, `not_found`, `clip_moved_on`, `invalid_input` with what it still needs
 */
export async function sendOwnClip(actor: Actor, seen: SeenClip): Promise<Clip[]> {
  const before = await ownClip(actor, seen.id);
  const needs = clipNeeds(clipFrom(before));
  if (needs.length > 0) {
    const fields = Object.fromEntries(needs.map((need) => [need, 'required']));
    throw new AppError('invalid_input', { fields });
  }
  await moveSeen(before, seen, 'send', { sentAt: new Date(), words: '' });
  return listOwnClips(actor);
}

/** Takes a clip off the page, or out of the queue. @throws AppError `not_allowed`, `not_found`, `clip_moved_on` */
export async function takeBackOwnClip(actor: Actor, seen: SeenClip): Promise<Clip[]> {
  await moveSeen(await ownClip(actor, seen.id), seen, 'takeBack');
  return listOwnClips(actor);
}

/** Deletes a clip and its files, whatever its state. @throws AppError `not_allowed`, `not_found` */
export async function deleteOwnClip(actor: Actor, id: string): Promise<Clip[]> {
  await ownClip(actor, id);
  const gone = await deleteClip(await ownTables(), id);
  if (gone) {
    if (gone.state === 'public') await showAnew(gone);
    await dropFiles(gone);
  }
  return listOwnClips(actor);
}

/** Puts the clips into this order. @throws AppError `not_allowed` */
export async function placeOwnClips(actor: Actor, ids: readonly string[]): Promise<Clip[]> {
  requireStore(actor);
  await placeClips(await ownTables(), actor.id, ids);
  await showAnew({ vendorId: actor.id });
  return listOwnClips(actor);
}
