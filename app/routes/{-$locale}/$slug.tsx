import { createFileRoute, notFound } from '@tanstack/react-router';
import * as v from 'valibot';

import { loadContent } from '#app/features/content/content-route.ts';
import { ContentScreen } from '#app/features/content/content-screen.tsx';
import { localeOfPath } from '#app/platform/i18n.ts';
import { loadedPage } from '#app/platform/page/route-head.ts';
import { TextSkeleton } from '#app/ui/state/text-skeleton.tsx';
import { isLocale } from '#domain/locale.ts';
import { contentSlugSchema } from '#domain/site/content.ts';

/** The pages behind the footer's menus, as the editors wrote them. */
export const Route = createFileRoute('/{-$locale}/$slug')({
  // `/tr` is the home page in Turkish: this route does not take it.
  params: { parse: ({ slug }) => (isLocale(slug) ? false : { slug }) },
  loader: async ({ context: { queryClient, i18n }, location, params: { slug } }) => {
    if (!v.is(contentSlugSchema, slug)) throw notFound();
    return loadContent({ queryClient, i18n, locale: localeOfPath(location.pathname), slug });
  },
  head: loadedPage,
  pendingComponent: TextSkeleton,
  component: ContentScreen,
});
