import { listOpen } from '#app/server/backend/orders/list-orders.server.ts';
import { getOrder } from '#app/server/backend/orders/orders.server.ts';
import { ownTables } from '#app/server/db/own-tables.server.ts';
import type { Actor } from '#domain/account/role.ts';
import { AppError } from '#domain/app-error.ts';
import type { Clip, SampleVideo } from '#domain/clip/clip.ts';
import { agreedToSample, mayBecomeClip } from '#domain/clip/sample-agreement.ts';
import type { Locale } from '#domain/locale.ts';

import { dropFiles, showAnew } from './clip-changes.server.ts';
import { keepNew, listOwnClips, requireStore } from './own-clips.server.ts';
import { clipsOf, clipsOfOrder, moveClip } from './store/clips.server.ts';
import { noteRevoked, revokedAmong, revokedAt } from './store/revoked-samples.server.ts';

/**
 * The celebrity's newest delivered videos whose fans agreed and that are no clip yet.
 * @throws AppError `not_allowed`
 */
export async function listSampleVideos(actor: Actor): Promise<SampleVideo[]> {
  requireStore(actor);
  const { rows } = await listOpen(actor, 'completed');
  const agreed = rows.filter((order) => mayBecomeClip(order, actor.id));
  const database = await ownTables();
  const used = new Set((await clipsOf(database, actor.id)).map(({ orderId }) => orderId));
  const revoked = await revokedAmong(
    database,
    agreed.map(({ id }) => id),
  );
  return agreed
    .filter(({ id }) => !used.has(id) && !revoked.has(id))
    .map(({ id, number, createdAt }) => ({
      ...{ orderId: id, orderNumber: number, orderedAt: createdAt },
    }));
}

/**
 * Makes a clip of a delivered video, once.
 * @throws AppError `not_allowed` without the fan's agreement, `not_found`, `too_many_clips`
 */
export async function addSampleClip(
  actor: Actor,
  orderId: number,
  language: Locale,
): Promise<Clip[]> {
  requireStore(actor);
  const order = await getOrder(orderId, actor);
  const database = await ownTables();
  const withdrawn = await revokedAt(database, orderId);
  if (!mayBecomeClip(order, actor.id) || !order.answerVideo || withdrawn !== null)
    throw new AppError('not_allowed');
  const before = await clipsOf(database, actor.id);
  if (before.every((row) => row.orderId !== orderId)) {
    const { videoId } = order.answerVideo;
    await keepNew(actor, { videoId, orderId, language, durationMs: null });
    // The fan may have withdrawn in the meantime: the clip must not outlive that.
    if ((await revokedAt(database, orderId)) !== null) await takeDown(orderId);
  }
  return listOwnClips(actor);
}

/** Takes the clips of an order down for good, with all files that were made of them. */
async function takeDown(orderId: number): Promise<void> {
  const database = await ownTables();
  for (const clip of await clipsOfOrder(database, orderId)) {
    let seen = clip;
    // The team may decide at this moment: whatever comes of it, the clip goes.
    for (let tries = 0; tries < 5; tries += 1) {
      const revoked = await moveClip(database, seen, 'revoke', { files: {}, captions: [] });
      if (revoked) break;
      const [latest] = await clipsOfOrder(database, orderId);
      if (!latest) break;
      seen = latest;
    }
    await showAnew(clip);
    // As it was last: it may have been prepared in the meantime.
    await dropFiles(seen);
  }
}

/** What a fan agreed to for an order; `revokedAt` is a UTC instant. */
export interface SampleAgreement {
  readonly agreed: boolean;
  readonly revokedAt: string | null;
  /** Whether the celebrity's page shows it now. */
  readonly isShown: boolean;
}

/** The fan's agreement for an order that this person may see. @throws AppError `not_found` */
export async function readSampleAgreement(actor: Actor, orderId: number): Promise<SampleAgreement> {
  const order = await getOrder(orderId, actor);
  const database = await ownTables();
  const [revoked, shown] = await Promise.all([
    revokedAt(database, orderId),
    clipsOfOrder(database, orderId),
  ]);
  return {
    agreed: agreedToSample(order),
    revokedAt: revoked?.toISOString() ?? null,
    isShown: shown.some(({ state }) => state === 'public'),
  };
}

/**
 * Withdraws the fan's agreement: a clip of the video is taken down before this resolves.
 * @throws AppError `not_found`, `not_allowed` for all but the fan of the order
 */
export async function revokeSample(actor: Actor, orderId: number): Promise<SampleAgreement> {
  const order = await getOrder(orderId, actor);
  if (order.customerId !== actor.id || !agreedToSample(order)) throw new AppError('not_allowed');
  await noteRevoked(await ownTables(), orderId, new Date());
  await takeDown(orderId);
  return readSampleAgreement(actor, orderId);
}
