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
  const viewer = await queryClient.fetchQuery({ ...viewerQuery, staleTime: 0 });
  if (viewer === null) forgetMark();
  return viewer;
}
