import { msg } from '@lingui/core/macro';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';

import { contentHead } from '#app/features/content/content-head.ts';
import { contentBlockQuery, contentPageQuery } from '#app/entities/content/content.queries.ts';
import { HowItWorksPage } from '#app/features/content/how-it-works-page.tsx';
import { localeOfPath } from '#app/platform/i18n.ts';
import { orNotFound } from '#app/platform/request/or-not-found.ts';
import { breadcrumbList, pageHead } from '#app/platform/page/page-head.ts';
import { siteNameIn } from '#app/platform/site-name.ts';
import { siteOrigin } from '#app/platform/request/site-origin.ts';
import { useLocale } from '#app/platform/browser/use-locale.ts';
import { TextSkeleton } from '#app/ui/state/text-skeleton.tsx';

export const Route = createFileRoute('/{-$locale}/how-it-works')({
  codeSplitGroupings: [['component', 'loader']],
  loader: async ({ context: { queryClient, i18n }, location }) => {
    const locale = localeOfPath(location.pathname);
    const [content] = await Promise.all([
      orNotFound(queryClient.ensureQueryData(contentPageQuery('how-it-works', locale))),
      // Without the help page there are no questions.
      queryClient.prefetchQuery(contentBlockQuery('help', locale)),
    ]);
    const origin = siteOrigin();
    const trail = breadcrumbList(origin, locale, [
      { name: i18n._(msg`Home`), path: '/' },
      { name: content.title, path: '/how-it-works' },
    ]);
    return contentHead(origin, locale, content, [trail]);
  },
  head: ({ loaderData, match: { context } }) =>
    loaderData ? pageHead(loaderData, siteNameIn(context.queryClient)) : {},
  pendingComponent: TextSkeleton,
  component: HowItWorks,
});

function HowItWorks() {
  const locale = useLocale();
  const { data: content } = useSuspenseQuery(contentPageQuery('how-it-works', locale));
  const { data: help = null } = useQuery(contentBlockQuery('help', locale));
  return <HowItWorksPage content={content} help={help} locale={locale} />;
}
