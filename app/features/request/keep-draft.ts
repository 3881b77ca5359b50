import { type RequestDraft, storedDrafts, store, isOf } from './request-draft.ts';

const keptLength = 4000;

/**
 * Saves a request while it is filled in, until it is in the basket: one per celebrity and service, keeping the most
 * recent ones. They live as long as the tab, so they survive a reload and a sign-in.
 */
export function keepDraft(draft: RequestDraft): void {
  const drafts = storedDrafts();
  const answers = Object.fromEntries(
    Object.entries(draft.answers).map(([name, answer]) => [name, answer.slice(0, keptLength)]),
  );
  store([{ ...draft, answers }, ...drafts.filter((one) => !isOf(one, draft))]);
}
