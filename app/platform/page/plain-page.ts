import type { I18n, MessageDescriptor } from '@lingui/core';
import type { QueryClient } from '@tanstack/react-query';

import { localeOfPath } from '#app/platform/i18n.ts';
import { siteNameIn } from '#app/platform/site-name.ts';

import { isShown, pageHead } from './page-head.ts';

interface PageMatches {
  /** The site's origin, which the loader found out. */
  readonly loaderData?: string | undefined;
  readonly match: {
    readonly pathname: string;
    readonly context: { readonly i18n: I18n; readonly queryClient: QueryClient };
  };
  readonly matches: readonly { readonly status: string }[];
}

/** The `head` of a public page that has a title and nothing else to tell. @param path without its language */
export function plainPage(title: MessageDescriptor, path: string) {
  return ({ loaderData: origin, match: { context, pathname }, matches }: PageMatches) => {
    if (origin === undefined || !isShown(matches)) return {};
    const name = context.i18n._(title);
    const head = { origin, locale: localeOfPath(pathname), path, title: name, description: name };
    return pageHead(head, siteNameIn(context.queryClient));
  };
}
