import type { QueryClient } from '@tanstack/react-query';

import { siteNameIn } from '#app/platform/site-name.ts';

import { pageHead, type PageHead } from './page-head.ts';

interface LoadedMatch {
  readonly loaderData?: PageHead | null | undefined;
  readonly match: { readonly context: { readonly queryClient: QueryClient } };
}

/** The `head` of a public page whose loader says what it tells; nothing while there is none. */
export function loadedPage({ loaderData, match: { context } }: LoadedMatch) {
  return loaderData ? pageHead(loaderData, siteNameIn(context.queryClient)) : {};
}
