import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';

import { onlyAdministrators } from '#app/features/admin/only-administrators.ts';
import { peopleSearchOf } from '#app/features/admin/people/people-address.ts';
import { PeopleScreen } from '#app/features/admin/people/people-screen.tsx';
import { peopleQuery } from '#app/features/admin/people/people.queries.ts';
import { privatePage } from '#app/platform/page/route-head.ts';
import { pageParam } from '#domain/paging/page-param.ts';
import { peopleParams } from '#domain/person/person.ts';

/** For administrators. The functions check again. */
export const Route = createFileRoute('/{-$locale}/_account/settings/users/')({
  codeSplitGroupings: [['component', 'loader']],
  validateSearch: v.object({ page: pageParam, ...peopleParams }),
  beforeLoad: onlyAdministrators,
  loaderDeps: ({ search: { page, search, only } }) => ({ page, search, only }),
  loader: ({ context: { queryClient }, deps }) =>
    queryClient.fetchQuery(peopleQuery(peopleSearchOf(deps))),
  head: privatePage(msg`Users`),
  component: PeopleScreen,
});
