import { notifyManager, type QueryClient } from '@tanstack/react-query';

import { viewerQuery } from './viewer.queries.ts';

/** Queries without personal data; all others are removed when the session ends. */
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

/** Removes personal data but keeps the current viewer. */
export function forgetBelongings(queryClient: QueryClient): void {
  queryClient.removeQueries({ predicate: ({ queryKey }) => !impersonal.has(queryKey[0]) });
}

/** Resolves once the page has rendered all query changes made so far. */
export function shown(): Promise<void> {
  return new Promise((resolve) => notifyManager.schedule(resolve));
}

/**
 * Personal data must not outlive the session in this tab. Account pages are unmounted first, because they would refetch
 * their data and be refused.
 */
export async function forgetPerson(queryClient: QueryClient): Promise<void> {
  // A late response from before would show the user again.
  void queryClient.cancelQueries({ queryKey: viewerQuery.queryKey });
  queryClient.setQueryData(viewerQuery.queryKey, null);
  await shown();
  forgetBelongings(queryClient);
}
