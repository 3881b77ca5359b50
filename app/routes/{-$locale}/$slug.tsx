import { msg } from '@lingui/core/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound } from '@tanstack/react-router';
import * as v from 'valibot';

import { contentHead } from '#app/features/content/content-head.ts';
import { ContentPage as ContentArticle } from '#app/features/content/content-page.tsx';
import { contentPageQuery } from '#app/entities/content/content.queries.ts';
import { MissingText } from '#app/features/content/legal/missing-text.tsx';
import { addAccountWords, localeOfPath } from '#app/platform/i18n.ts';
import { orNotFound } from '#app/platform/request/or-not-found.ts';
import { breadcrumbList, pageHead } from '#app/platform/page/page-head.ts';
import { siteNameIn } from '#app/platform/site-name.ts';
import { siteOrigin } from '#app/platform/request/site-origin.ts';
import { useLocale } from '#app/platform/browser/use-locale.ts';
import { TextSkeleton } from '#app/ui/state/text-skeleton.tsx';
import { AppError } from '#domain/app-error.ts';
import { contentSlugSchema, type ContentPage } from '#domain/site/content.ts';
import { isLegalPage } from '#domain/site/legal-text.ts';
import { isLocale } from '#domain/locale.ts';

/** The pages behind the footer's menus, as the editors wrote them. */
export const Route = createFileRoute('/{-$locale}/$slug')({
  // `/tr` is the home page in Turkish: this route does not take it.
  params: { parse: ({ slug }) => (isLocale(slug) ? false : { slug }) },
  loader: async ({ context: { queryClient, i18n }, location, params: { slug } }) => {
    if (!v.is(contentSlugSchema, slug)) throw notFound();
    const locale = localeOfPath(location.pathname);
    const content = await contentOrMissing(
      queryClient.ensureQueryData(contentPageQuery(slug, locale)),
      slug,
    );
    if (!content) {
      await addAccountWords(i18n, locale);
      return null;
    }
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

/** A legal text that no one wrote is said to be missing at its address; every other page that is not there is a 404. */
function contentOrMissing(reading: Promise<ContentPage>, slug: string) {
  const isMissing = (error: unknown) =>
    isLegalPage(slug) && error instanceof AppError && error.code === 'not_found';
  return orNotFound(
    reading.catch((error: unknown) => {
      if (isMissing(error)) return null;
      throw error;
    }),
  );
}

function Content() {
  const { slug } = Route.useParams();
  return Route.useLoaderData() ? <Written slug={slug} /> : <MissingText slug={slug} />;
}

function Written({ slug }: { slug: string }) {
  const locale = useLocale();
  const { data } = useSuspenseQuery(contentPageQuery(slug, locale));
  return <ContentArticle content={data} locale={locale} />;
}
