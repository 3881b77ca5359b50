import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { contentBlockQuery } from '#app/entities/content/content.queries.ts';
import { ImprintScreen } from '#app/features/content/legal/imprint-screen.tsx';
import { sellerQuery } from '#app/features/content/legal/seller.queries.ts';
import { loadAccountMessages, localeOfPath } from '#app/platform/i18n.ts';
import { plainPage } from '#app/platform/page/route-head.ts';
import { siteOrigin } from '#app/platform/request/site-origin.ts';

/** Who runs the site. It is there without the back end, whose page of the same name adds to it. */
export const Route = createFileRoute('/{-$locale}/imprint')({
  codeSplitGroupings: [['component', 'loader']],
  beforeLoad: loadAccountMessages,
  loader: async ({ context: { queryClient }, location }) => {
    await Promise.all([
      queryClient.prefetchQuery(sellerQuery),
      queryClient.prefetchQuery(contentBlockQuery('imprint', localeOfPath(location.pathname))),
    ]);
    return siteOrigin();
  },
  head: plainPage(msg`Legal notice`, '/imprint'),
  component: ImprintScreen,
});
