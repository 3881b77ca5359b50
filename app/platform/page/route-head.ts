import type { I18n, MessageDescriptor } from '@lingui/core';
import type { QueryClient } from '@tanstack/react-query';

import { localeOfPath } from '#app/platform/i18n.ts';
import { siteNameIn } from '#app/platform/site-name.ts';

import { isShown, pageHead, type PageHead, privateHead } from './page-head.ts';

interface Match<Loaded> {
  readonly loaderData?: Loaded | undefined;
  readonly match: {
    readonly pathname: string;
    readonly context: { readonly i18n: I18n; readonly queryClient: QueryClient };
  };
  readonly matches: readonly { readonly status: string }[];
}

/** The `head` of a public page whose loader returns its data; empty until it has. */
export function loadedPage({
  loaderData,
  match: { context },
}: Pick<Match<PageHead | null>, 'loaderData' | 'match'>) {
  return loaderData ? pageHead(loaderData, siteNameIn(context.queryClient)) : {};
}

/**
 * The `head` of a public page with only a title; its loader returns the site's origin.
 * @param path without its language
 */
export function plainPage(title: MessageDescriptor, path: string) {
  return ({ loaderData: origin, match, matches }: Match<string>) => {
    if (origin === undefined || !isShown(matches)) return {};
    const name = match.context.i18n._(title);
    const locale = localeOfPath(match.pathname);
    const head = { origin, locale, path, title: name, description: name };
    return loadedPage({ loaderData: head, match });
  };
}

/**
 * The `head` of a route hidden from search engines, with a title in the reader's language. For errors and 404s the root
 * sets the title.
 */
export function privatePage(title: MessageDescriptor) {
  return ({ match: { context }, matches }: Pick<Match<unknown>, 'match' | 'matches'>) =>
    isShown(matches) ? privateHead(context.i18n._(title), siteNameIn(context.queryClient)) : {};
}
