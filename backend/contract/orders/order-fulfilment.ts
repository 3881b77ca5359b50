import * as v from 'valibot';

import { orderMeta } from './order-meta.ts';

/** Value of the meta that lets a vendor begin before the order is paid. */
export const releaseSchema = v.object({
  at: v.string(),
  by: v.picklist(['manager', 'administrator']),
  actor: v.number(),
  name: v.string(),
  reason: v.string(),
});
export type WireRelease = v.InferOutput<typeof releaseSchema>;

/** Value of the meta that asks for another take. */
export const retakeSchema = v.object({
  at: v.pipe(v.string(), v.isoTimestamp()),
  reason: v.picklist(['wrong-name', 'wrong-facts', 'no-sound']),
  words: v.string(),
});
export type WireRetake = v.InferOutput<typeof retakeSchema>;

/** Value of the meta that says which video took the place of a delivered one, and when. */
export const newVideoSchema = v.object({
  at: v.pipe(v.string(), v.isoTimestamp()),
  videoId: v.string(),
});
export type WireNewVideo = v.InferOutput<typeof newVideoSchema>;

/** Value of the meta that fulfils lines: a reply or a link each. */
export const fulfilmentSchema = v.object({
  lines: v.array(
    v.object({ line: v.number(), kind: v.picklist(['reply', 'link']), text: v.string() }),
  ),
  /** Whether its parcel goes without a tracking number. */
  untracked: v.boolean(),
});
export type WireFulfilment = v.InferOutput<typeof fulfilmentSchema>;

/** Any of these meta keys may hold the tracking id (spec §3). */
export const trackingKeys: readonly string[] = [
  'tracking_id',
  'tracking_number',
  '_tracking_number',
  'shipment_tracking_number',
];

/** What meta says of how the lines of an order are fulfilled. */
export function fulfilmentIn(
  entries: readonly { readonly key: string; readonly value?: unknown }[],
): {
  readonly answers: readonly {
    readonly lineId: number;
    readonly kind: 'reply' | 'link' | 'picture';
    readonly text: string;
  }[];
  readonly trackingId: string | null;
  readonly untracked: boolean;
} {
  const meta = (key: string) => entries.find((entry) => entry.key === key)?.value;
  const read = v.safeParse(fulfilmentSchema, meta(orderMeta.fulfilment));
  const { lines, untracked } = read.success ? read.output : { lines: [], untracked: false };
  const pictures = entries.flatMap(({ key, value }) => {
    const lineId = key.startsWith(orderMeta.proof) ? Number(key.slice(orderMeta.proof.length)) : 0;
    const isThere = Number.isInteger(lineId) && lineId > 0 && typeof value === 'string';
    return isThere && value !== '' ? [{ lineId, kind: 'picture', text: value } as const] : [];
  });
  const tracking = trackingKeys
    .map(meta)
    .find((value) => typeof value === 'string' && value !== '');
  return {
    answers: [
      ...lines.map(({ line: lineId, kind, text }) => ({ lineId, kind, text })),
      ...pictures,
    ],
    trackingId: typeof tracking === 'string' ? tracking : null,
    untracked,
  };
}

/** Meta that is written once: a change to something else is refused as one that came too late. */
export const writtenOnce: readonly string[] = [
  orderMeta.release,
  orderMeta.retake,
  orderMeta.retaken,
  orderMeta.replaced,
  orderMeta.extension,
  orderMeta.nudge,
];

/** JSON with sorted keys: a database may answer them in another order. */
export function inOrder(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

/** Whether a change says something else of what is written once than the order does already. */
export function rewritesOnce(
  kept: readonly { readonly key: string; readonly value?: unknown }[],
  sent: readonly { readonly key: string; readonly value?: unknown }[],
): boolean {
  return sent.some(
    ({ key, value }) =>
      writtenOnce.includes(key) &&
      kept.some((entry) => entry.key === key && inOrder(entry.value) !== inOrder(value)),
  );
}
