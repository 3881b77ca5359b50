import * as v from 'valibot';

import { playsPart, isUploading, type OrderStanding } from '../transitions/order-move.ts';
import type { Actor } from '#domain/account/role.ts';

/** Why a fan requests a retake of a video (docs/adr/0114). */
export const retakeReasons = ['wrong-name', 'wrong-facts', 'no-sound'] as const;
export type RetakeReason = (typeof retakeReasons)[number];

export const retakeWordsMaxLength = 300;

/** A fan's retake request: a reason from the list, and an optional text. */
export const retakeRequestSchema = v.object({
  reason: v.picklist(retakeReasons, 'required'),
  words: v.pipe(v.string(), v.trim(), v.maxLength(retakeWordsMaxLength, 'too-long')),
});
export type RetakeRequest = v.InferOutput<typeof retakeRequestSchema>;

/** A retake request by the fan; `at` is a UTC instant, ISO 8601. */
export interface Retake extends RetakeRequest {
  readonly at: string;
}

/** What happened to a video after delivery; instants are UTC, ISO 8601, and null if it did not happen. */
export interface Corrections {
  /** When the order was completed. */
  readonly completedAt: string | null;
  readonly retake: Retake | null;
  /** When a new video was sent for the retake. */
  readonly retakenAt: string | null;
  /** When the celebrity replaced the video on their own initiative. */
  readonly replacedAt: string | null;
  /** A complete new video that has not been sent to the fan yet. */
  readonly newVideo: { readonly videoId: string } | null;
}

/** How long after a delivery it can be corrected. */
export const correctionDays = 7;
const dayMs = 86_400_000;

type Delivered = Corrections &
  Pick<OrderStanding, 'status' | 'customerId' | 'celebrityId'> & {
    readonly answerVideo: object | null;
  };

function isDelivered({ status, answerVideo }: Pick<Delivered, 'status' | 'answerVideo'>): boolean {
  return status === 'completed' && answerVideo !== null;
}

/** The deadline for correcting something delivered at that time; null if it was never delivered. */
function correctableUntil(delivered: string | null): Date | null {
  return delivered === null ? null : new Date(Date.parse(delivered) + correctionDays * dayMs);
}

/** When the video that the fan has now was sent; null if none was. */
export function deliveredAtOf({
  completedAt,
  retakenAt,
  replacedAt,
}: Pick<Corrections, 'completedAt' | 'retakenAt' | 'replacedAt'>): string | null {
  // Both corrections of one order are possible: ISO instants sort by time.
  return (
    [completedAt, retakenAt, replacedAt]
      .filter((at) => at !== null)
      .toSorted()
      .at(-1) ?? null
  );
}

/** Until when the fan can request a retake: each delivery restarts the review period. */
export function retakeUntil({ completedAt, replacedAt }: Corrections): Date | null {
  return correctableUntil(replacedAt ?? completedAt);
}

/** Until when the celebrity can replace the video without a request. */
export function replaceUntil({ completedAt }: Pick<Corrections, 'completedAt'>): Date | null {
  return correctableUntil(completedAt);
}

/** Whether a requested retake has not been sent yet. */
export function awaitsRetake(
  order: Pick<Delivered, 'status' | 'answerVideo' | 'retake' | 'retakenAt'>,
): boolean {
  return isDelivered(order) && order.retake !== null && order.retakenAt === null;
}

/** Whether this user is the fan and may request a retake now; once per order. */
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
 * What a new video would be: the response to a retake request, which has no deadline, or the celebrity's one voluntary
 * replacement.
 */
export type NewVideoKind = 'retaken' | 'replaced';

/** What a new video by this user would be now; null if none is allowed. */
export function newVideoKind(actor: Actor, order: Delivered, now: Date): NewVideoKind | null {
  if (!playsPart(actor, 'celebrity', order) || !isDelivered(order)) return null;
  if (awaitsRetake(order)) return 'retaken';
  const until = replaceUntil(order);
  return order.replacedAt === null && until !== null && now <= until ? 'replaced' : null;
}

/** Whether the new video can be sent: it is complete, and no other upload is in progress. */
export function hasNewVideo(
  order: Pick<Corrections, 'newVideo'> & Pick<OrderStanding, 'openUpload'>,
): boolean {
  return order.newVideo !== null && !isUploading({ ...order, answerVideo: order.newVideo });
}
