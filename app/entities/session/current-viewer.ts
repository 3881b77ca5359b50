import type { QueryClient } from '@tanstack/react-query';

import type { User } from '#domain/account/user.ts';

import { forgetMark, isMarkedSignedIn } from './signed-in-mark.ts';
import { viewerQuery } from './viewer.queries.ts';

/** Whether the visitor is unknown: the page was rendered for everyone, and a user may be signed in. */
export function isViewerUnknown(viewer: User | null): boolean {
  return viewer === null && isMarkedSignedIn();
}

/** The current visitor. Fetched if the page does not know, because it was rendered for everyone. */
export async function currentViewer(queryClient: QueryClient): Promise<User | null> {
  const known = await queryClient.ensureQueryData(viewerQuery);
  if (!isViewerUnknown(known)) return known;
  // A failed call must not make a signed-in user anonymous.
  const viewer = await queryClient.fetchQuery({ ...viewerQuery, staleTime: 0, retry: 2 });
  if (viewer === null) forgetMark();
  return viewer;
}
