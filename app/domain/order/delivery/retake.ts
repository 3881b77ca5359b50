import * as v from 'valibot';

import { playsPart, isUploading, type OrderStanding } from '../transitions/order-move.ts';
import type { Actor } from '#domain/account/role.ts';

/** Why a fan asks for another take of a video (docs/adr/0114). */
export const retakeReasons = ['wrong-name', 'wrong-facts', 'no-sound'] as const;
export type RetakeReason = (typeof retakeReasons)[number];

export const retakeWordsMaxLength = 300;

/** What a fan asks with: a reason from the list, and words of one's own, which may be empty. */
export const retakeRequestSchema = v.object({
  reason: v.picklist(retakeReasons, 'required'),
  words: v.pipe(v.string(), v.trim(), v.maxLength(retakeWordsMaxLength, 'too-long')),
});
export type RetakeRequest = v.InferOutput<typeof retakeRequestSchema>;

/** That the fan asked for another take; `at` is a UTC instant, ISO 8601. */
export interface Retake extends RetakeRequest {
  readonly at: string;
}

/** What became of a video after it was delivered; instants are UTC, ISO 8601, and null where nothing happened. */
export interface Corrections {
  /** When the order was completed. */
  readonly completedAt: string | null;
  readonly retake: Retake | null;
  /** When a new video answered the retake. */
  readonly retakenAt: string | null;
  /** When the celebrity replaced the video of his or her own accord. */
  readonly replacedAt: string | null;
  /** A new video that is complete and that the fan has not been sent. */
  readonly newVideo: { readonly videoId: string } | null;
}

/** For how long after a delivery it can be corrected. */
export const correctionDays = 7;
const dayMs = 86_400_000;

type Delivered = Corrections &
  Pick<OrderStanding, 'status' | 'customerId' | 'celebrityId'> & {
    readonly answerVideo: object | null;
  };

function isDelivered({ status, answerVideo }: Pick<Delivered, 'status' | 'answerVideo'>): boolean {
  return status === 'completed' && answerVideo !== null;
}

/** Until when something that was delivered then can be corrected; null where it never was. */
function correctableUntil(delivered: string | null): Date | null {
  return delivered === null ? null : new Date(Date.parse(delivered) + correctionDays * dayMs);
}

/** Until when the fan can ask for a retake: each delivery gives the same time to look at it. */
export function retakeUntil({ completedAt, replacedAt }: Corrections): Date | null {
  return correctableUntil(replacedAt ?? completedAt);
}

/** Until when the celebrity can replace the video without being asked to. */
export function replaceUntil({ completedAt }: Pick<Corrections, 'completedAt'>): Date | null {
  return correctableUntil(completedAt);
}

/** Whether another take was asked for that no one has sent yet. */
export function awaitsRetake(
  order: Pick<Delivered, 'status' | 'answerVideo' | 'retake' | 'retakenAt'>,
): boolean {
  return isDelivered(order) && order.retake !== null && order.retakenAt === null;
}

/** Whether this person is the fan who may ask for another take now; once for each order. */
export function mayAskForRetake(actor: Pick<Actor, 'id'>, order: Delivered, now: Date): boolean {
  const until = retakeUntil(order);
  return (
    actor.id === order.customerId &&
    isDelivered(order) &&
    order.retake === null &&
    until !== null &&
    now <= until
  );
}

/**
 * What a new video would be: the answer to a retake, which waits as long as it takes, or the one replacement of one's
 * own.
 */
export type NewVideoKind = 'retaken' | 'replaced';

/** What a new video of this person's would be now; null where there is to be none. */
export function newVideoKind(actor: Actor, order: Delivered, now: Date): NewVideoKind | null {
  if (!playsPart(actor, 'celebrity', order) || !isDelivered(order)) return null;
  if (awaitsRetake(order)) return 'retaken';
  const until = replaceUntil(order);
  return order.replacedAt === null && until !== null && now <= until ? 'replaced' : null;
}

/** Whether the new video can be sent: it is complete, and no other one is on its way. */
export function hasNewVideo(
  order: Pick<Corrections, 'newVideo'> & Pick<OrderStanding, 'openUpload'>,
): boolean {
  return order.newVideo !== null && !isUploading({ ...order, answerVideo: order.newVideo });
}
