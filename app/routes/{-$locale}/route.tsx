import { createFileRoute, notFound, redirect } from '@tanstack/react-router';

import { defaultLocale, isLocale } from '#domain/locale.ts';

/** An unknown prefix is a 404; `/en` goes to the bare path, where English lives. */
export const Route = createFileRoute('/{-$locale}')({
  beforeLoad: ({ params, location }) => {
    if (params.locale === undefined) return;
    if (params.locale === defaultLocale) {
      const bare = location.pathname.replace(/^\/en(?=\/|$)/, '') || '/';
      throw redirect({ to: bare, statusCode: 308 });
    }
    if (!isLocale(params.locale)) throw notFound();
  },
});
