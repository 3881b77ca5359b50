import { type RequestDraft, storedDrafts, store, isOf } from './request-draft.ts';

const keptLength = 4000;

/**
 * Keeps a request while it is filled in, until it is in the basket: one for each celebrity and service, the last few of
 * them. They live as long as the tab, so they outlast a reload and a sign-in.
 */
export function keepDraft(draft: RequestDraft): void {
  const drafts = storedDrafts();
  const answers = Object.fromEntries(
    Object.entries(draft.answers).map(([name, answer]) => [name, answer.slice(0, keptLength)]),
  );
  store([{ ...draft, answers }, ...drafts.filter((one) => !isOf(one, draft))]);
}
