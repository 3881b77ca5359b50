import { useRouterState } from '@tanstack/react-router';

import { localeOfPath } from '#app/platform/i18n.ts';
import type { Locale } from '#domain/locale.ts';

/** The current page's language. */
export function useLocale(): Locale {
  return useRouterState({ select: ({ location }) => localeOfPath(location.pathname) });
}
