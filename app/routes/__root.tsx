import { createRootRouteWithContext } from '@tanstack/react-router';

import { activateLocale, localeOfPath } from '#app/platform/i18n.ts';
import { Document } from '#app/shell/document.tsx';
import { loadRoot, type RouterContext } from '#app/shell/root-route.ts';
import { rootHead } from '#app/shell/root-head.ts';
import { RootScreen } from '#app/shell/root-screen.tsx';

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: ({ context, location }) =>
    activateLocale(context.i18n, localeOfPath(location.pathname)),
  loader: ({ context, location }) => loadRoot(context.queryClient, localeOfPath(location.pathname)),
  head: rootHead,
  shellComponent: Document,
  component: RootScreen,
});
