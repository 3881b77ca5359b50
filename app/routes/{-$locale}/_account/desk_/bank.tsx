import { msg } from '@lingui/core/macro';
import { createFileRoute, notFound } from '@tanstack/react-router';
import * as v from 'valibot';

import { bankListOf } from '#app/features/desk/bank/bank-list-of.ts';
import { BankScreen } from '#app/features/desk/bank/bank-screen.tsx';
import { bankQuery } from '#app/features/desk/bank/bank.queries.ts';
import { privatePage } from '#app/platform/page/route-head.ts';
import { actsAs } from '#domain/account/role.ts';
import { pageParam } from '#domain/paging/page-param.ts';

/** For managers; to all others there is no such page. The functions check again. */
export const Route = createFileRoute('/{-$locale}/_account/desk_/bank')({
  codeSplitGroupings: [['component', 'loader']],
  validateSearch: v.object({
    list: v.fallback(v.optional(v.string()), undefined),
    page: pageParam,
  }),
  beforeLoad: ({ context: { viewer } }) => {
    if (!actsAs(viewer, 'manager')) throw notFound();
  },
  loaderDeps: ({ search: { list, page } }) => ({ list, page }),
  loader: ({ context: { queryClient }, deps: { list, page = 1 } }) =>
    queryClient.fetchQuery(bankQuery(bankListOf(list), page)),
  head: privatePage(msg`Bank`),
  component: BankScreen,
});
