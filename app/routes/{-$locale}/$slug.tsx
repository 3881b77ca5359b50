import { msg } from '@lingui/core/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound } from '@tanstack/react-router';
import * as v from 'valibot';

import { contentHead } from '#app/features/content/content-head.ts';
import { ContentPage } from '#app/features/content/content-page.tsx';
import { contentPageQuery } from '#app/features/content/content.queries.ts';
import { localeOfPath } from '#app/platform/i18n.ts';
import { orNotFound } from '#app/platform/request/or-not-found.ts';
import { breadcrumbList, pageHead } from '#app/platform/page/page-head.ts';
import { siteNameIn } from '#app/platform/site-name.ts';
import { siteOrigin } from '#app/platform/request/site-origin.ts';
import { useLocale } from '#app/shell/use-locale.ts';
import { TextSkeleton } from '#app/ui/state/text-skeleton.tsx';
import { contentSlugSchema } from '#domain/site/content.ts';
import { isLocale } from '#domain/locale.ts';

/** The pages behind the footer's menus, as the editors wrote them. */
export const Route = createFileRoute('/{-$locale}/$slug')({
  // `/tr` is the home page in Turkish: this route does not take it.
  params: { parse: ({ slug }) => (isLocale(slug) ? false : { slug }) },
  loader: async ({ context: { queryClient, i18n }, location, params: { slug } }) => {
    if (!v.is(contentSlugSchema, slug)) throw notFound();
    const locale = localeOfPath(location.pathname);
    const content = await orNotFound(queryClient.ensureQueryData(contentPageQuery(slug, locale)));
    const origin = siteOrigin();
    const trail = breadcrumbList(origin, locale, [
      { name: i18n._(msg`Home`), path: '/' },
      { name: content.title, path: `/${slug}` },
    ]);
    return contentHead(origin, locale, content, [trail]);
  },
  head: ({ loaderData, match: { context } }) =>
    loaderData ? pageHead(loaderData, siteNameIn(context.queryClient)) : {},
  pendingComponent: TextSkeleton,
  component: Content,
});

function Content() {
  const locale = useLocale();
  const { slug } = Route.useParams();
  const { data } = useSuspenseQuery(contentPageQuery(slug, locale));
  return <ContentPage content={data} locale={locale} />;
}
