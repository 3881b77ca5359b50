import * as v from 'valibot';

import { createDraft } from '#app/platform/browser/draft.ts';
import { serviceKinds } from '#domain/service/service.ts';

/** How many requests are kept, and how much of each answer: a storage is small, and shared. */
const keptDrafts = 8;
const keptLength = 4000;

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

function isOf(one: DraftOf, other: DraftOf): boolean {
  return one.celebrityId === other.celebrityId && one.service === other.service;
}

const kept = createDraft('astera.requests', v.array(v.unknown()));

/** The newest first. What cannot be read is dropped, the others stay. */
function keptDraftsNow(): RequestDraft[] {
  return (kept.read() ?? []).filter((one) => v.is(draftSchema, one));
}

function store(drafts: readonly RequestDraft[]): void {
  kept.keep(drafts.slice(0, keptDrafts));
}

/** What is kept in this tab of one request; null when there is nothing. */
export function readDraft(of: DraftOf): RequestDraft | null {
  return keptDraftsNow().find((draft) => isOf(draft, of)) ?? null;
}

/**
 * Keeps a request while it is filled in, until it is in the basket: one for each celebrity and service, the last few of
 * them. They live as long as the tab, so they outlast a reload and a sign-in.
 */
export function keepDraft(draft: RequestDraft): void {
  const drafts = keptDraftsNow();
  const answers = Object.fromEntries(
    Object.entries(draft.answers).map(([name, answer]) => [name, answer.slice(0, keptLength)]),
  );
  store([{ ...draft, answers }, ...drafts.filter((one) => !isOf(one, draft))]);
}

export function dropDraft(of: DraftOf): void {
  store(keptDraftsNow().filter((one) => !isOf(one, of)));
}
