import type { QueryClient } from '@tanstack/react-query';

import type { User } from '#domain/account/user.ts';

import { forgetMark, isMarkedSignedIn } from './signed-in-mark.ts';
import { viewerQuery } from './viewer.queries.ts';

/** Whether it is not known who visits: the page was rendered for everyone, and someone may be signed in. */
export function isViewerUnknown(viewer: User | null): boolean {
  return viewer === null && isMarkedSignedIn();
}

/** Who visits. It is asked where the page does not know, since it was rendered for everyone. */
export async function currentViewer(queryClient: QueryClient): Promise<User | null> {
  const known = await queryClient.ensureQueryData(viewerQuery);
  if (!isViewerUnknown(known)) return known;
  // A call that is lost on its way must not make a stranger of someone who is signed in.
  const viewer = await queryClient.fetchQuery({ ...viewerQuery, staleTime: 0, retry: 2 });
  if (viewer === null) forgetMark();
  return viewer;
}
