import * as v from 'valibot';

import { orderMeta, orderSchema } from '#backend/contract/order.ts';
import { paths } from '#backend/contract/paths.ts';
import { Video, videoPaths, VideoStatus } from '#backend/contract/video.ts';
import { AppError } from '#domain/app-error.ts';
import { mayAnswerWithVideo } from '#domain/order-move.ts';
import type { Order } from '#domain/order.ts';
import type { Actor } from '#domain/role.ts';
import {
  contentRange,
  isChunk,
  sniffedBytes,
  sniffVideo,
  videoMaxBytes,
  type ChunkRange,
} from '#domain/video.ts';

import { ask } from './ask.server.ts';
import { orderFrom } from './order-reading.server.ts';
import { getOrder } from './orders.server.ts';
import { openTransport } from './transport.server.ts';

/** Ties a video to its order: only a video of this title is ever written to in the name of that order. */
function titleFor(orderId: number): string {
  return `order-${orderId}`;
}

/** What the video host refuses is the sender's fault only when it says so; anything else is a failure behind us. */
function refusal(status: number): AppError | null {
  if (status === 400) return new AppError('bad_chunk');
  if (status === 404) return new AppError('not_found');
  if (status === 413) return new AppError('video_too_large');
  if (status === 429) return new AppError('too_many_requests');
  return null;
}

async function answerable(orderId: number, actor: Actor): Promise<Order> {
  const order = await getOrder(orderId, actor);
  if (!mayAnswerWithVideo(actor, order)) throw new AppError('not_allowed');
  return order;
}

/** Only the newest take of an order counts: one that another took the place of is gone. */
async function expectVideoOf(order: Order, videoId: string): Promise<void> {
  if (order.openUpload !== videoId) throw new AppError('not_found');
  const video = await ask(videoPaths.video(videoId), { as: 'video', schema: Video, refusal });
  if (video.title !== titleFor(order.id)) throw new AppError('not_found');
}

async function note(orderId: number, key: string, value: string): Promise<Order> {
  const wire = await ask(paths.order(orderId), {
    method: 'PATCH',
    as: 'service',
    body: { meta_data: [{ key, value }] },
    schema: orderSchema,
  });
  return orderFrom(wire);
}

/** Takes a video that no order names any more from the host; what is left there by a failure harms nobody. */
async function drop(videoId: string): Promise<void> {
  const path = videoPaths.video(videoId);
  await ask(path, { method: 'DELETE', as: 'video', schema: v.unknown() }).catch(() => null);
}

/**
 * Begins the answer video of an order. There is one open upload an order: an earlier one that is not complete is given up.
 * @returns the id to send chunks to
 * @throws AppError `not_found`, `not_allowed`, `video_too_large`
 */
export async function beginAnswerVideo(
  orderId: number,
  bytes: number,
  actor: Actor,
): Promise<string> {
  const { openUpload } = await answerable(orderId, actor);
  if (bytes > videoMaxBytes) throw new AppError('video_too_large');
  const video = await ask(videoPaths.videos, {
    method: 'POST',
    as: 'video',
    body: { title: titleFor(orderId) },
    schema: Video,
    refusal,
  });
  // As the order is after the change: the earlier one may have become complete meanwhile.
  const { answerVideo } = await note(orderId, orderMeta.openUpload, video.videoId);
  if (openUpload !== null && openUpload !== answerVideo?.videoId) await drop(openUpload);
  return video.videoId;
}

export interface AnswerChunk extends ChunkRange {
  readonly orderId: number;
  readonly videoId: string;
  readonly file: Blob;
}

/**
 * Relays one chunk to the video host, and names the video in the order once the last byte is there. A chunk that is
 * sent again, its answer having been lost, is taken again.
 * @throws AppError `not_found`, `not_allowed`, `bad_chunk`, `not_a_video`, `video_too_large`, `backend_failed`
 */
export async function sendAnswerChunk(chunk: AnswerChunk, actor: Actor): Promise<void> {
  const { orderId, videoId, file, start, end, total } = chunk;
  const order = await answerable(orderId, actor);
  if (total > videoMaxBytes) throw new AppError('video_too_large');
  if (!isChunk(chunk) || file.size !== end - start + 1) throw new AppError('bad_chunk');
  if (start === 0) {
    const head = new Uint8Array(await file.slice(0, sniffedBytes).arrayBuffer());
    if (sniffVideo(head) === null) throw new AppError('not_a_video');
  }
  await expectVideoOf(order, videoId);

  const form = new FormData();
  form.set('file', file, 'chunk');
  await ask(videoPaths.source(videoId), {
    method: 'POST',
    as: 'video',
    headers: { 'content-range': contentRange({ start, end, total }) },
    body: form,
    schema: Video,
    refusal,
  });
  await arrivedBytes(order, videoId);
}

/** Stretches of bytes that the video host has, both ends included. */
export type ArrivedBytes = readonly { readonly from: number; readonly to: number }[];

/**
 * What has arrived of an answer video, so that the sender knows where to go on.
 * @throws AppError `not_found`, `not_allowed`
 */
export async function answerVideoProgress(
  orderId: number,
  videoId: string,
  actor: Actor,
): Promise<ArrivedBytes> {
  const order = await answerable(orderId, actor);
  await expectVideoOf(order, videoId);
  return arrivedBytes(order, videoId);
}

/** Also names a complete video in its order, at the first sight of it: who stopped after the last byte did not. */
async function arrivedBytes(order: Order, videoId: string): Promise<ArrivedBytes> {
  const { ingest } = await ask(videoPaths.status(videoId), {
    as: 'video',
    schema: VideoStatus,
    refusal,
  });
  const isComplete = ingest.status !== 'missing' && ingest.status !== 'uploading';
  if (isComplete && order.answerVideo?.videoId !== videoId) {
    const bytes = ingest.filesize ?? 0;
    await note(order.id, orderMeta.answerVideo, JSON.stringify({ videoId, bytes }));
    if (order.answerVideo) await drop(order.answerVideo.videoId);
  }
  return ingest.receivedBytes;
}

/**
 * The answer video of an order for somebody who may see the order; ranges are answered.
 * @throws AppError `not_found`
 */
export async function serveAnswerVideo(
  orderId: number,
  actor: Actor,
  request: Request,
  download: boolean,
): Promise<Response> {
  const order = await getOrder(orderId, actor);
  if (!order.answerVideo) throw new AppError('not_found');
  const transport = await openTransport();
  const name = download ? `${order.celebrityName} ${order.number}` : undefined;
  const answer = await transport.serveVideo(order.answerVideo.videoId, request, name);
  if (!answer) throw new AppError('not_found');
  return answer;
}
