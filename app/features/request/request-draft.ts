import * as v from 'valibot';
import { createDraft } from '#app/platform/browser/draft.ts';
import { serviceKinds } from '#domain/service/service.ts';

/** How many requests are kept, and how long each answer may be: storage is small and shared. */
const keptDrafts = 8;

const draftSchema = v.object({
  celebrityId: v.number(),
  service: v.picklist(serviceKinds),
  /** The basket line being edited; missing for a new request. */
  line: v.optional(v.string()),
  /** ISO date of the day it is needed by; missing or empty if the fan named none. */
  day: v.optional(v.string()),
  /** As typed so far, not yet validated. */
  answers: v.record(v.string(), v.string()),
});

export type RequestDraft = v.InferOutput<typeof draftSchema>;

/** Identifies a request: the celebrity and the service. */
export type DraftOf = Pick<RequestDraft, 'celebrityId' | 'service'>;

export function isOf(one: DraftOf, other: DraftOf): boolean {
  return one.celebrityId === other.celebrityId && one.service === other.service;
}

const kept = createDraft('astera.requests', v.array(v.unknown()));

/** Newest first. Unreadable entries are dropped, the others kept. */
export function storedDrafts(): RequestDraft[] {
  return (kept.read() ?? []).filter((one) => v.is(draftSchema, one));
}

export function store(drafts: readonly RequestDraft[]): void {
  kept.keep(drafts.slice(0, keptDrafts));
}

/** This tab's saved draft of a request; null if there is none. */
export function readDraft(of: DraftOf): RequestDraft | null {
  return storedDrafts().find((draft) => isOf(draft, of)) ?? null;
}

export function dropDraft(of: DraftOf): void {
  store(storedDrafts().filter((one) => !isOf(one, of)));
}
