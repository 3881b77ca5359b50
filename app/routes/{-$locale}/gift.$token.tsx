import { createFileRoute } from '@tanstack/react-router';

import { giftHead } from '#app/features/gift/gift-head.ts';
import { giftQuery } from '#app/features/gift/gift.queries.ts';
import { GiftScreen } from '#app/features/gift/gift-screen.tsx';
import { loadAccountMessages } from '#app/platform/i18n.ts';
import { isShown } from '#app/platform/page/page-head.ts';
import { orNotFound } from '#app/platform/request/or-not-found.ts';
import { siteOrigin } from '#app/platform/request/site-origin.ts';

/** A gift, for the person who has its link. Its headers are in `app/http/response/response-headers.ts`. */
export const Route = createFileRoute('/{-$locale}/gift/$token')({
  codeSplitGroupings: [['component', 'loader']],
  beforeLoad: loadAccountMessages,
  // The words of its head are loaded with it: no other page needs them.
  loader: async ({ context: { queryClient, i18n }, params: { token } }) => {
    await orNotFound(queryClient.fetchQuery(giftQuery(token)));
    return giftHead(siteOrigin(), i18n);
  },
  head: ({ loaderData, matches }) => (loaderData && isShown(matches) ? { meta: loaderData } : {}),
  component: GiftScreen,
});
