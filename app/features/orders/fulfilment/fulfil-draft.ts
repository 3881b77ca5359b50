import * as v from 'valibot';

import { keepTabDraft, readTabDraft } from '#app/platform/browser/tab-draft.ts';
import type { PendingFulfilment } from '#domain/order/delivery/pending-fulfilment.ts';

/** As typed so far, by the names of the fields, so not checked yet. */
const draftSchema = v.record(v.string(), v.string());

/** The field of a line. */
export function fieldOf({ id }: { readonly id: number }): string {
  return `line-${id}`;
}

function formOf(orderId: number): string {
  return `fulfilment.${orderId}`;
}

/** What was typed in this tab to fulfil an order; null when there is nothing. */
export function readFulfilDraft(orderId: number): Readonly<Record<string, string>> | null {
  return readTabDraft(formOf(orderId), draftSchema);
}

/** Keeps what was typed to fulfil an order; null forgets it. */
export function keepFulfilDraft(orderId: number, values: object | null): void {
  keepTabDraft(formOf(orderId), values);
}

/** Puts what is about to be sent back into the form, for when it is undone, unless this tab has what was typed. */
export function keepPendingAsDraft(orderId: number, pending: PendingFulfilment): void {
  if (readFulfilDraft(orderId) !== null) return;
  keepFulfilDraft(orderId, {
    trackingNumber: pending.trackingNumber,
    untracked: pending.untracked ? 'yes' : '',
    ...Object.fromEntries(
      pending.answers.map(({ lineId, text }) => [fieldOf({ id: lineId }), text]),
    ),
  });
}
