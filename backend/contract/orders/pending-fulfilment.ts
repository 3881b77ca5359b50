import * as v from 'valibot';

import { orderMeta } from './order-meta.ts';
import { fulfilmentSchema } from './order-fulfilment.ts';

/** Value of the meta that says what is going to fulfil an order, and when (docs/adr/0115). */
export const pendingFulfilmentSchema = v.object({
  ...fulfilmentSchema.entries,
  id: v.string(),
  /** When it was pressed, and when it is sent: UTC instants. */
  at: v.pipe(v.string(), v.isoTimestamp()),
  due: v.pipe(v.string(), v.isoTimestamp()),
  /** Who pressed it. */
  by: v.picklist(['celebrity', 'administrator']),
  actor: v.number(),
  /** Empty where there is none. */
  trackingNumber: v.string(),
  /** When it was given up: the order was changed by someone else meanwhile. */
  droppedAt: v.optional(v.pipe(v.string(), v.isoTimestamp())),
});
export type WirePendingFulfilment = v.InferOutput<typeof pendingFulfilmentSchema>;

interface MetaEntry {
  readonly key: string;
  readonly value?: unknown;
}

/** The pending fulfilment in the meta of an order; null where there is none. */
export function pendingIn(meta: readonly MetaEntry[]): WirePendingFulfilment | null {
  const value = meta.find(({ key }) => key === orderMeta.pendingFulfilment)?.value;
  return v.is(pendingFulfilmentSchema, value) ? value : null;
}

/** Whether a change was made for another pending fulfilment than the one that there is, or for none. */
export function missesPending(kept: readonly MetaEntry[], sent: readonly MetaEntry[]): boolean {
  const seen = sent.find(({ key }) => key === orderMeta.pendingFrom);
  if (seen === undefined) return false;
  const pending = pendingIn(kept);
  return seen.value !== (pending && pending.droppedAt === undefined ? pending.id : '');
}

/** The meta that fulfils the lines of an order, but for videos and pictures, which lie in it already. */
export function fulfilmentMeta(
  fulfilment: Pick<WirePendingFulfilment, 'lines' | 'untracked' | 'trackingNumber'>,
): { readonly key: string; readonly value: unknown }[] {
  const { lines, untracked, trackingNumber } = fulfilment;
  return [
    { key: orderMeta.fulfilment, value: { lines, untracked } },
    ...(trackingNumber === '' ? [] : [{ key: orderMeta.trackingNumber, value: trackingNumber }]),
  ];
}

/** The meta of a change that makes a fulfilment pending as it will be when that is sent; null of any other change. */
export function metaOnceSent(
  sent: readonly MetaEntry[],
): { readonly key: string; readonly value: unknown }[] | null {
  const pending = pendingIn(sent);
  if (pending === null || pending.droppedAt !== undefined) return null;
  return [{ key: orderMeta.pendingFulfilment, value: '' }, ...fulfilmentMeta(pending)];
}
