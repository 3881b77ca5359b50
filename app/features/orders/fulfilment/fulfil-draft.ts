import * as v from 'valibot';

import { keepTabDraft, readTabDraft } from '#app/platform/browser/tab-draft.ts';
import type { PendingFulfilment } from '#domain/order/delivery/pending-fulfilment.ts';

/** As typed so far, by field name, not yet validated. */
const draftSchema = v.record(v.string(), v.string());

/** A line's field name. */
export function fieldOf({ id }: { readonly id: number }): string {
  return `line-${id}`;
}

function formOf(orderId: number): string {
  return `fulfilment.${orderId}`;
}

/** This tab's input for fulfilling an order; null if there is none. */
export function readFulfilDraft(orderId: number): Readonly<Record<string, string>> | null {
  return readTabDraft(formOf(orderId), draftSchema);
}

/** Saves the input for fulfilling an order; null deletes it. */
export function keepFulfilDraft(orderId: number, values: object | null): void {
  keepTabDraft(formOf(orderId), values);
}

/** Saves a pending fulfilment as the draft in case it is undone, unless this tab already has one. */
export function keepPendingAsDraft(orderId: number, pending: PendingFulfilment): void {
  if (readFulfilDraft(orderId) !== null) return;
  keepFulfilDraft(orderId, {
    trackingNumber: pending.trackingNumber,
    untracked: pending.untracked ? 'yes' : '',
    // Only what was confirmed is ever about to be sent.
    nameSpoken: 'yes',
    ...Object.fromEntries(
      pending.answers.map(({ lineId, text }) => [fieldOf({ id: lineId }), text]),
    ),
  });
}
