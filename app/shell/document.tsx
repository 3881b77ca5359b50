import { useSuspenseQuery } from '@tanstack/react-query';
import { HeadContent, Scripts } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { pageZoneAttribute } from '#app/platform/browser/time-zone.ts';
import { useLocale } from '#app/platform/browser/use-locale.ts';
import { themeQuery } from '#app/platform/theme.queries.ts';

/** The document that every page is in. */
export function Document({ children }: { children: ReactNode }) {
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
