import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { contentBlockQuery } from '#app/entities/content/content.queries.ts';
import { CookiesScreen } from '#app/features/content/legal/cookies-screen.tsx';
import { loadAccountMessages, localeOfPath } from '#app/platform/i18n.ts';
import { plainPage } from '#app/platform/page/route-head.ts';
import { siteOrigin } from '#app/platform/request/site-origin.ts';

/** What the site keeps in a browser; the back end's page of the same name adds to it. */
export const Route = createFileRoute('/{-$locale}/cookies')({
  codeSplitGroupings: [['component', 'loader']],
  beforeLoad: loadAccountMessages,
  loader: async ({ context: { queryClient }, location }) => {
    const locale = localeOfPath(location.pathname);
    await queryClient.prefetchQuery(contentBlockQuery('cookies', locale));
    return siteOrigin();
  },
  head: plainPage(msg`Cookies`, '/cookies'),
  component: CookiesScreen,
});
