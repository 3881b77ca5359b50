import { msg } from '@lingui/core/macro';
import { createFileRoute, notFound } from '@tanstack/react-router';
import * as v from 'valibot';

import { deskSearchOf } from '#app/features/desk/desk-address.ts';
import { DeskScreen } from '#app/features/desk/desk-screen.tsx';
import { deskQuery } from '#app/features/desk/desk.queries.ts';
import { privatePage } from '#app/platform/page/route-head.ts';
import { actsAs } from '#domain/account/role.ts';
import { deskParams } from '#domain/order/desk/desk.ts';
import { longPageParams } from '#domain/paging/page-param.ts';

/** For managers; that the page is there is not for anyone else to know. The functions check again. */
export const Route = createFileRoute('/{-$locale}/_account/desk')({
  codeSplitGroupings: [['component', 'loader']],
  validateSearch: v.object({ ...deskParams, ...longPageParams }),
  beforeLoad: ({ context: { viewer } }) => {
    if (!actsAs(viewer, 'manager')) throw notFound();
  },
  loaderDeps: ({ search: { list, age, find, page, cursor } }) => ({
    ...{ list, age, find },
    ...{ page, cursor },
  }),
  loader: ({ context: { queryClient }, deps }) =>
    queryClient.fetchQuery(deskQuery(deskSearchOf(deps))),
  head: privatePage(msg`Desk`),
  component: DeskScreen,
});
