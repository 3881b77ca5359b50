import { I18nProvider } from '@lingui/react';
import { createRouter, lazyRouteComponent } from '@tanstack/react-router';
import { getGlobalStartContext } from '@tanstack/react-start';
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query';

import {
  activateLocale,
  addAccountWords,
  createI18n,
  hasAccountWords,
  localeOfPath,
} from './platform/i18n.ts';
import { createQueryClient } from './platform/query-client.ts';
import { restoresScroll } from './platform/browser/scroll-restoration.ts';
import { routeTree } from './routeTree.gen.ts';
import { ErrorScreen } from '#app/shell/screens/error-screen.tsx';

/** One router, one query client and one i18n instance a request. */
export function getRouter() {
  const queryClient = createQueryClient();
  const i18n = createI18n();
  const nonce = getGlobalStartContext()?.nonce;
  const router = createRouter({
    routeTree,
    ...(nonce === undefined ? {} : { ssr: { nonce } }),
    context: { queryClient, i18n },
    defaultPreload: 'intent',
    // What was loaded when a link was pointed at is of then: how long data holds is the query client's to say.
    defaultPreloadStaleTime: 0,
    scrollRestoration: restoresScroll,
    defaultErrorComponent: ErrorScreen,
    // Hardly anyone ever needs it.
    defaultNotFoundComponent: lazyRouteComponent(
      () => import('#app/shell/screens/not-found-screen.tsx'),
      'NotFoundScreen',
    ),
    Wrap: ({ children }) => <I18nProvider i18n={i18n}>{children}</I18nProvider>,
    dehydrate: () => ({ accountWords: hasAccountWords(i18n) }),
    // `beforeLoad` is not run again on hydration, so the catalogues are loaded here, too.
    hydrate: async ({ accountWords }) => {
      const locale = localeOfPath(window.location.pathname);
      await activateLocale(i18n, locale);
      if (accountWords) await addAccountWords(i18n, locale);
    },
  });
  setupRouterSsrQueryIntegration({ router, queryClient });
  return router;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>;
  }
}
