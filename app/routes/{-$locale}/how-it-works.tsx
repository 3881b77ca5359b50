import { createFileRoute } from '@tanstack/react-router';

import { contentBlockQuery, contentPageQuery } from '#app/entities/content/content.queries.ts';
import { contentHeadAt } from '#app/features/content/content-route.ts';
import { HowItWorksScreen } from '#app/features/content/how-it-works-screen.tsx';
import { localeOfPath } from '#app/platform/i18n.ts';
import { loadedPage } from '#app/platform/page/route-head.ts';
import { orNotFound } from '#app/platform/request/or-not-found.ts';
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
    return contentHeadAt({ i18n, locale, slug: 'how-it-works' }, content);
  },
  head: loadedPage,
  pendingComponent: TextSkeleton,
  component: HowItWorksScreen,
});
