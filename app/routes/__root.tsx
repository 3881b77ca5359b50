import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useSuspenseQuery, type QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, HeadContent, Outlet, Scripts } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { signIn, signOut } from '#app/features/account/sign-in/sign-in.functions.ts';
import { categoriesQuery } from '#app/entities/category/categories.queries.ts';
import { contentStylesQuery, footerMenusQuery } from '#app/entities/content/content.queries.ts';
import { siteNameQuery } from '#app/features/admin/settings/site-name.queries.ts';
import { pageZoneAttribute } from '#app/platform/browser/time-zone.ts';
import { activateLocale, localeOfPath } from '#app/platform/i18n.ts';
import { themeQuery } from '#app/platform/theme.queries.ts';
import { ToastProvider } from '#app/platform/toasts.tsx';
import { siteNameIn } from '#app/platform/site-name.ts';
import { SessionWatch } from '#app/entities/session/session-watch.tsx';
import { viewerQuery } from '#app/entities/session/viewer.queries.ts';
import { useIsBarePage } from '#app/shell/screens/bare-page.ts';
import { fontPreloads } from '#app/shell/font-preloads.ts';
import globalStyle from '#app/shell/global.css?url';
import { Shell } from '#app/shell/shell.tsx';
import { useBrowserLog } from '#app/shell/use-browser-log.ts';
import { useLocale } from '#app/platform/browser/use-locale.ts';
import { defaultLocale } from '#domain/locale.ts';
import { brandColor } from '#app/ui/theme/brand-color.ts';

export const Route = createRootRouteWithContext<{ queryClient: QueryClient; i18n: I18n }>()({
  beforeLoad: ({ context, location }) =>
    activateLocale(context.i18n, localeOfPath(location.pathname)),
  loader: async ({ context: { queryClient }, location }) => {
    const locale = localeOfPath(location.pathname);
    const [styles] = await Promise.all([
      queryClient.ensureQueryData(contentStylesQuery),
      queryClient.ensureQueryData(viewerQuery),
      queryClient.ensureQueryData(themeQuery),
      queryClient.prefetchQuery(siteNameQuery),
      // Menus may fail without taking the page along.
      queryClient.prefetchQuery(categoriesQuery(locale)),
      queryClient.prefetchQuery(footerMenusQuery(locale)),
    ]);
    return { locale, styles };
  },
  head: ({ loaderData, match, matches }) => ({
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
  }),
  shellComponent: Document,
  component: Root,
});

/** The title of a page that is not there or fails; the site's name where a page says none of its own. */
function titleFor(
  { i18n, queryClient }: { i18n: I18n; queryClient: QueryClient },
  matches: readonly { status: string; _notFound?: boolean }[],
): string {
  const siteName = siteNameIn(queryClient);
  if (matches.some(({ status, _notFound }) => status === 'notFound' || _notFound)) {
    return `${i18n._(msg`This page does not exist`)} | ${siteName}`;
  }
  return matches.some(({ status }) => status === 'error')
    ? `${i18n._(msg`An error occurred. Please try later`)} | ${siteName}`
    : siteName;
}

const signInAtServer = (person: { username: string; password: string }) => signIn({ data: person });
const signOutAtServer = () => signOut();

function Document({ children }: { children: ReactNode }) {
  const locale = useLocale();
  const { data: theme } = useSuspenseQuery(themeQuery);
  return (
    <html
      lang={locale}
      data-theme={theme === 'system' ? undefined : theme}
      {...pageZoneAttribute()}
      // The zone stands in the server's page alone.
      suppressHydrationWarning
    >
      <head>
        <HeadContent />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}

function Root() {
  useBrowserLog();
  return (
    <ToastProvider>
      <SessionWatch signIn={signInAtServer} signOut={signOutAtServer}>
        {useIsBarePage() ? (
          <Outlet />
        ) : (
          <Shell>
            <Outlet />
          </Shell>
        )}
      </SessionWatch>
    </ToastProvider>
  );
}
