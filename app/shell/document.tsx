import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { HeadContent, ScriptOnce, Scripts } from '@tanstack/react-router';
import { useEffect, type ReactNode } from 'react';

import { pageZoneAttribute } from '#app/platform/browser/time-zone.ts';
import { useLocale } from '#app/platform/browser/use-locale.ts';
import { themeOfBrowser, themeQuery } from '#app/platform/theme.queries.ts';

import { firstPaint } from './first-paint.ts';

/** The HTML document around every page. */
export function Document({ children }: { children: ReactNode }) {
  const locale = useLocale();
  const queryClient = useQueryClient();
  const { data: theme } = useSuspenseQuery(themeQuery);
  useEffect(() => {
    queryClient.setQueryData(themeQuery.queryKey, themeOfBrowser());
  }, [queryClient]);
  return (
    <html
      lang={locale}
      data-theme={theme === 'system' ? undefined : theme}
      {...pageZoneAttribute()}
      // The time zone is only in the server-rendered page.
      suppressHydrationWarning
    >
      <head>
        <ScriptOnce>{firstPaint}</ScriptOnce>
        <HeadContent />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}
