import { msg } from '@lingui/core/macro';
import { createFileRoute, notFound } from '@tanstack/react-router';
import * as v from 'valibot';

import { pastTextQuery } from '#app/features/content/legal/legal.queries.ts';
import { PastTextScreen } from '#app/features/content/legal/past-text-screen.tsx';
import { loadAccountMessages } from '#app/platform/i18n.ts';
import { privatePage } from '#app/platform/page/route-head.ts';
import { orNotFound } from '#app/platform/request/or-not-found.ts';
import { textHashSchema } from '#domain/site/legal-text.ts';

/** A legal text as it was when an order was placed under it. No search engine takes it for today's. */
export const Route = createFileRoute('/{-$locale}/legal/$hash')({
  codeSplitGroupings: [['component', 'loader']],
  beforeLoad: loadAccountMessages,
  loader: async ({ context: { queryClient }, params: { hash } }) => {
    if (!v.is(textHashSchema, hash)) throw notFound();
    await orNotFound(queryClient.ensureQueryData(pastTextQuery(hash)));
  },
  head: privatePage(msg`Earlier version`),
  component: PastTextScreen,
});
