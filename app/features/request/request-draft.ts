import * as v from 'valibot';
import { createDraft } from '#app/platform/browser/draft.ts';
import { serviceKinds } from '#domain/service/service.ts';

/** How many requests are kept, and how much of each answer: a storage is small, and shared. */
const keptDrafts = 8;

const draftSchema = v.object({
  celebrityId: v.number(),
  service: v.picklist(serviceKinds),
  /** The line of the basket that is being changed; missing for a new request. */
  line: v.optional(v.string()),
  /** As typed so far, so not checked yet. */
  answers: v.record(v.string(), v.string()),
});

export type RequestDraft = v.InferOutput<typeof draftSchema>;

/** Which request: of whom, for what. */
export type DraftOf = Pick<RequestDraft, 'celebrityId' | 'service'>;

export function isOf(one: DraftOf, other: DraftOf): boolean {
  return one.celebrityId === other.celebrityId && one.service === other.service;
}

const kept = createDraft('astera.requests', v.array(v.unknown()));

/** The newest first. What cannot be read is dropped, the others stay. */
export function storedDrafts(): RequestDraft[] {
  return (kept.read() ?? []).filter((one) => v.is(draftSchema, one));
}

export function store(drafts: readonly RequestDraft[]): void {
  kept.keep(drafts.slice(0, keptDrafts));
}

/** What is kept in this tab of one request; null when there is nothing. */
export function readDraft(of: DraftOf): RequestDraft | null {
  return storedDrafts().find((draft) => isOf(draft, of)) ?? null;
}

export function dropDraft(of: DraftOf): void {
  store(storedDrafts().filter((one) => !isOf(one, of)));
}
