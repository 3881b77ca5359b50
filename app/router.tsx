import { I18nProvider } from '@lingui/react';
import { createRouter } from '@tanstack/react-router';
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query';

import { activateLocale, createI18n, localeOfPath } from './platform/i18n.ts';
import { createQueryClient } from './platform/query-client.ts';
import { routeTree } from './routeTree.gen.ts';
import { ErrorScreen } from './shell/error-screen.tsx';
import { NotFoundScreen } from './shell/not-found-screen.tsx';

/** One router, one query client and one i18n instance a request. */
export function getRouter() {
  const queryClient = createQueryClient();
  const i18n = createI18n();
  const router = createRouter({
    routeTree,
    context: { queryClient, i18n },
    defaultPreload: 'intent',
    scrollRestoration: true,
    defaultErrorComponent: ErrorScreen,
    defaultNotFoundComponent: NotFoundScreen,
    Wrap: ({ children }) => <I18nProvider i18n={i18n}>{children}</I18nProvider>,
    // `beforeLoad` is not run again on hydration, so the catalogue is activated here too.
    hydrate: () => activateLocale(i18n, localeOfPath(window.location.pathname)),
  });
  setupRouterSsrQueryIntegration({ router, queryClient });
  return router;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>;
  }
}
