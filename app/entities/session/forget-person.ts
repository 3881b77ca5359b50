import { notifyManager, type QueryClient } from '@tanstack/react-query';

import { viewerQuery } from './viewer.queries.ts';

/** Queries that are no one's in particular; everything else is forgotten with the session. */
const impersonal = new Set<unknown>([
  'viewer',
  'theme',
  'categories',
  'footer-menus',
  'content-styles',
  'gate',
  'social-providers',
  'passkey-sign-in',
  'statement',
]);

/** What belongs to a person goes; who visits stays known. */
export function forgetBelongings(queryClient: QueryClient): void {
  queryClient.removeQueries({ predicate: ({ queryKey }) => !impersonal.has(queryKey[0]) });
}

/** Resolves once the page has been told of what was changed in the queries so far, and shows it. */
export function shown(): Promise<void> {
  return new Promise((resolve) => notifyManager.schedule(resolve));
}

/**
 * What was personal must not outlive the session in this tab. Pages of the account give way first: what they still
 * showed would be asked for again, and be refused.
 */
export async function forgetPerson(queryClient: QueryClient): Promise<void> {
  // An answer from before that comes late would show the person again.
  void queryClient.cancelQueries({ queryKey: viewerQuery.queryKey });
  queryClient.setQueryData(viewerQuery.queryKey, null);
  await shown();
  forgetBelongings(queryClient);
}
