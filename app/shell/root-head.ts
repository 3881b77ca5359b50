import { msg } from '@lingui/core/macro';
import { siteNameIn } from '#app/platform/site-name.ts';
import { brandColor } from '#app/ui/theme/brand-color.ts';
import { defaultLocale } from '#domain/locale.ts';
import { fontPreloads } from './font-preloads.ts';
import globalStyle from './global.css?url';
import type { loadRoot } from './root-route.ts';
import { type RouterContext } from './root-route.ts';

interface RootMatch {
  readonly loaderData?: Awaited<ReturnType<typeof loadRoot>> | undefined;
  readonly match: { readonly context: RouterContext };
  readonly matches: readonly { readonly status: string; readonly _notFound?: boolean }[];
}

/** The head elements of every page. */
export function rootHead({ loaderData, match, matches }: RootMatch) {
  return {
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { name: 'color-scheme', content: 'light dark' },
      { title: titleFor(match.context, matches) },
      { name: 'theme-color', content: brandColor },
    ],
    links: [
      ...fontPreloads(loaderData?.locale ?? defaultLocale),
      ...(loaderData?.styles ?? []).map((href) => ({ rel: 'stylesheet', href })),
      { rel: 'stylesheet', href: globalStyle },
      { rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' },
      { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
      { rel: 'manifest', href: '/manifest.webmanifest' },
    ],
  };
}

/** The title of a missing or failed page; the site's name for pages without their own title. */
function titleFor({ i18n, queryClient }: RouterContext, matches: RootMatch['matches']): string {
  const siteName = siteNameIn(queryClient);
  if (matches.some(({ status, _notFound }) => status === 'notFound' || _notFound)) {
    return `${i18n._(msg`This page doesn’t exist`)} | ${siteName}`;
  }
  return matches.some(({ status }) => status === 'error')
    ? `${i18n._(msg`An error occurred. Please try later`)} | ${siteName}`
    : siteName;
}
