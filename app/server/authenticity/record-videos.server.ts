import { createHash } from 'node:crypto';

import { ordersChangedAfter } from '#app/server/backend/orders/changed-orders.server.ts';
import {
  internalVideoRequest,
  readStoredVideo,
} from '#app/server/backend/video/stored-video.server.ts';
import type { Database } from '#app/server/db/database.server.ts';
import { openSharedLock } from '#app/server/db/shared-lock.server.ts';
import { moveProgress, readProgress } from '#app/server/ledger/store/progress.server.ts';
import { deliveredAtOf } from '#domain/order/delivery/retake.ts';
import type { OrderVideo } from '#domain/order/order-parts.ts';
import type { Order } from '#domain/order/order.ts';

import { signRecord } from './record-key.server.ts';
import { addRecord, recordedVideos } from './store/video-records.server.ts';

/** Clocks differ, and a change may be written after its timestamp: each run starts before the end of the last one. */
const overlapMs = 120_000;
/** A video that cannot be read holds up the progress no longer than this. */
const dayMs = 86_400_000;
/** So many videos that cannot be read end a run. */
const maxFailures = 5;
/** A gigabyte from a slow host takes no longer. */
const readTimeoutMs = 10 * 60_000;

/** The dependencies of recording. */
export interface RecordDesk {
  readonly database: Database;
  /** The origin of the site, which signs. */
  readonly origin: string;
  readonly now: () => Date;
  /** Whether the process is shutting down: the next one records what remains. */
  readonly isStopped?: () => boolean;
}

/**
 * SHA-256 of a stored video as hex, a chunk at a time: the bytes that its fan downloads; null if the video is gone.
 * @throws if the host does not give the whole file now
 */
async function hashOfVideo({ videoId, bytes }: OrderVideo): Promise<string | null> {
  const signal = AbortSignal.timeout(readTimeoutMs);
  const given = await readStoredVideo(videoId, internalVideoRequest({ signal }));
  if (given?.status !== 200 || !given.body) {
    await given?.body?.cancel();
    if (!given || given.status === 404) return null;
    throw new Error(`The video host answered ${given.status}.`);
  }
  const hash = createHash('sha256');
  let size = 0;
  for await (const chunk of given.body) {
    hash.update(chunk);
    size += chunk.byteLength;
  }
  if (size === 0) throw new Error(`The video host gave nothing of ${bytes} bytes.`);
  return hash.digest('hex');
}

async function recordVideo({ database, origin, now }: RecordDesk, order: Order): Promise<void> {
  const { id: orderId, answerVideo, celebrityId, celebrityName } = order;
  if (!answerVideo) return;
  const fileHash = await hashOfVideo(answerVideo);
  if (fileHash === null) return;
  const deliveredAt = new Date(deliveredAtOf(order) ?? now());
  const signed = await signRecord({
    sha256: fileHash,
    celebrity: celebrityName,
    iss: origin,
    deliveredAt,
  });
  const { videoId } = answerVideo;
  await addRecord(database, {
    ...{ orderId, videoId, fileHash, celebrityId, celebrityName, deliveredAt, signed },
    recordedAt: now(),
  });
}

/** The delivered videos among these orders that have no record. */
async function unrecorded({ database }: RecordDesk, orders: readonly Order[]): Promise<Order[]> {
  const delivered = orders.filter(({ isOfShop, answerVideo }) => !isOfShop && answerVideo !== null);
  const recorded = await recordedVideos(
    database,
    delivered.map(({ id }) => id),
  );
  return delivered.filter(({ id, answerVideo }) => !recorded.has(`${id} ${answerVideo?.videoId}`));
}

/** Records one order's video, unless another process did meanwhile: it is read once. */
async function recordOnce(desk: RecordDesk, order: Order): Promise<void> {
  const record = async () => {
    const [remaining] = await unrecorded(desk, [order]);
    if (remaining) await recordVideo(desk, remaining);
  };
  const lock = openSharedLock();
  await (lock ? lock.take(`video-record ${order.id}`, record) : record());
}

/**
 * Records the delivered videos of these orders that have no record.
 * @returns how many of them could not be recorded now
 */
async function recordOrders(
  desk: RecordDesk,
  orders: readonly Order[],
  maxFailures: number,
): Promise<number> {
  let failures = 0;
  for (const order of await unrecorded(desk, orders)) {
    if (desk.isStopped?.() || failures >= maxFailures) return failures + 1;
    try {
      await recordOnce(desk, order);
    } catch (error) {
      // A host that encodes first has it later: one video must not hold up the others.
      console.error(error);
      failures += 1;
    }
  }
  return failures;
}

/**
 * Records every video that was delivered since the last run; the first run records all there are. Killed at any moment,
 * the next run does the rest; several processes at once write each record once.
 */
export async function recordDeliveredVideos(desk: RecordDesk): Promise<void> {
  const { database, now } = desk;
  const began = now();
  const progress = await readProgress(database, 'video-records');
  // The back end compares whole seconds.
  const since = new Date(progress ? progress.getTime() - overlapMs - 1_000 : 0);
  let failures = 0;
  for await (const { orders, lacksSome } of ordersChangedAfter(since, 'completed')) {
    if (desk.isStopped?.()) return;
    failures += await recordOrders(desk, orders, maxFailures - failures);
    if (lacksSome) failures += 1;
    // A host that is away fails for every video: the next run asks again.
    if (failures > maxFailures) break;
  }
  const isWhole = failures === 0;
  const dayAgo = new Date(began.getTime() - dayMs);
  if (isWhole || progress === null || progress < dayAgo) {
    await moveProgress(database, 'video-records', isWhole ? began : dayAgo);
  }
}
