import type { I18n } from '@lingui/core';
import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, HeadContent, Outlet, Scripts } from '@tanstack/react-router';

import { signIn, signOut } from '#app/features/auth/sign-in.functions.ts';
import { activateLocale, localeOfPath } from '#app/platform/i18n.ts';
import { siteName } from '#app/platform/page-head.ts';
import { SessionWatch } from '#app/session/session-watch.tsx';
import { viewerQuery } from '#app/session/viewer.queries.ts';
import { Shell } from '#app/shell/shell.tsx';
import { useLocale } from '#app/shell/use-locale.ts';
import globalStyle from '#app/shell/global.css?url';
import { themeColors } from '#app/ui/theme-colors.ts';

export const Route = createRootRouteWithContext<{ queryClient: QueryClient; i18n: I18n }>()({
  beforeLoad: ({ context, location }) =>
    activateLocale(context.i18n, localeOfPath(location.pathname)),
  loader: ({ context }) => context.queryClient.ensureQueryData(viewerQuery),
  head: () => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { title: siteName },
      { name: 'theme-color', content: themeColors.brand[0] },
    ],
    links: [
      { rel: 'stylesheet', href: globalStyle },
      { rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' },
      { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
      { rel: 'manifest', href: '/manifest.webmanifest' },
    ],
  }),
  component: Root,
});

const signInAtServer = (person: { username: string; password: string }) => signIn({ data: person });
const signOutAtServer = () => signOut();

function Root() {
  const locale = useLocale();
  return (
    <html lang={locale}>
      <head>
        <HeadContent />
      </head>
      <body>
        <SessionWatch signIn={signInAtServer} signOut={signOutAtServer}>
          <Shell>
            <Outlet />
          </Shell>
        </SessionWatch>
        <Scripts />
      </body>
    </html>
  );
}
