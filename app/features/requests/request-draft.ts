import { useMemo, useSyncExternalStore } from 'react';
import * as v from 'valibot';

import { paymentMethods } from '#domain/payment.ts';

const key = 'astera.request';

const draftSchema = v.object({
  celebrityId: v.number(),
  celebrityName: v.string(),
  portrait: v.nullable(v.string()),
  /** What was shown when the form was filled, in cents; the server compares. */
  price: v.number(),
  /** Renewed when the answers change: however often one request is sent, it becomes one order. */
  idempotencyKey: v.string(),
  /** As typed so far, so not checked yet. */
  answers: v.object({
    from: v.string(),
    to: v.string(),
    occasion: v.string(),
    instructions: v.string(),
  }),
  paymentMethod: v.optional(v.picklist(paymentMethods)),
});
export type RequestDraft = v.InferOutput<typeof draftSchema>;

function draftFrom(text: string | null): RequestDraft | null {
  try {
    return v.parse(draftSchema, JSON.parse(text ?? 'null'));
  } catch {
    return null;
  }
}

/** What is kept in this tab, whoever it is for; null when there is nothing, or it cannot be read. */
export function readDraft(): RequestDraft | null {
  return draftFrom(sessionStorage.getItem(key));
}

/**
 * Keeps a request while it is filled in, until it is ordered; it lives as long as the tab, so it outlasts a
 * reload and a sign-in. There is one: a request to another celebrity takes its place.
 */
export function keepDraft(draft: Omit<RequestDraft, 'idempotencyKey'>): void {
  const earlier = readDraft();
  const same =
    earlier !== null &&
    earlier.celebrityId === draft.celebrityId &&
    earlier.price === draft.price &&
    JSON.stringify(earlier.answers) === JSON.stringify(draft.answers);
  const idempotencyKey = same ? earlier.idempotencyKey : crypto.randomUUID();
  sessionStorage.setItem(key, JSON.stringify({ ...draft, idempotencyKey }));
}

export function dropDraft(): void {
  sessionStorage.removeItem(key);
}

const never = () => () => {};

/** The kept request for a page that shows it; null on the server, where there is none. */
export function useDraft(): RequestDraft | null {
  const text = useSyncExternalStore(
    never,
    () => sessionStorage.getItem(key),
    () => null,
  );
  return useMemo(() => draftFrom(text), [text]);
}
