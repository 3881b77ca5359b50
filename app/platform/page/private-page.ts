import type { I18n, MessageDescriptor } from '@lingui/core';
import type { QueryClient } from '@tanstack/react-query';

import { isShown, privateHead } from './page-head.ts';
import { siteNameIn } from '#app/platform/site-name.ts';

interface PageMatches {
  readonly match: { readonly context: { readonly i18n: I18n; readonly queryClient: QueryClient } };
  readonly matches: readonly { readonly status: string }[];
}

/**
 * The `head` of a route that no search engine should know, with a title in the reader's language. What is not found or
 * fails has no title of its own: the root names it.
 */
export function privatePage(title: MessageDescriptor) {
  return ({ match: { context }, matches }: PageMatches) =>
    isShown(matches) ? privateHead(context.i18n._(title), siteNameIn(context.queryClient)) : {};
}
