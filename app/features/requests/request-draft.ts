import { useMemo, useSyncExternalStore } from 'react';
import * as v from 'valibot';

import { videoRequestSchema } from '#domain/video-request.ts';

const key = 'astera.request';

const draftSchema = v.object({
  celebrityId: v.number(),
  celebrityName: v.string(),
  /** What was shown when the form was filled, in cents; the server compares. */
  price: v.number(),
  /** Made once a request: however often it is sent, it becomes one order. */
  idempotencyKey: v.string(),
  answers: videoRequestSchema,
});
export type RequestDraft = v.InferOutput<typeof draftSchema>;

/** Keeps a filled request until it is ordered; it lives as long as the tab. */
export function keepDraft(draft: RequestDraft): void {
  sessionStorage.setItem(key, JSON.stringify(draft));
}

function draftFrom(text: string | null): RequestDraft | null {
  try {
    return v.parse(draftSchema, JSON.parse(text ?? 'null'));
  } catch {
    return null;
  }
}

const never = () => () => {};

/** The kept request; null on the server, where there is none, and when it cannot be read. */
export function useDraft(): RequestDraft | null {
  const text = useSyncExternalStore(
    never,
    () => sessionStorage.getItem(key),
    () => null,
  );
  return useMemo(() => draftFrom(text), [text]);
}

export function dropDraft(): void {
  sessionStorage.removeItem(key);
}
