import { msg } from '@lingui/core/macro';
import { createFileRoute, notFound } from '@tanstack/react-router';

import { onlyAdministrators } from '#app/features/admin/only-administrators.ts';
import { personFactorsQuery, personQuery } from '#app/features/admin/people/people.queries.ts';
import { PersonScreen } from '#app/features/admin/people/person-screen.tsx';
import { privatePage } from '#app/platform/page/route-head.ts';
import { orNotFound } from '#app/platform/request/or-not-found.ts';
import { recordId } from '#domain/record-id.ts';

/** For administrators. The functions check again. */
export const Route = createFileRoute('/{-$locale}/_account/settings/users/$id')({
  codeSplitGroupings: [['component', 'loader']],
  beforeLoad: onlyAdministrators,
  loader: async ({ context: { queryClient }, params }) => {
    const id = recordId(params.id);
    if (id === null) throw notFound();
    await orNotFound(
      Promise.all([
        queryClient.fetchQuery(personQuery(id)),
        queryClient.fetchQuery(personFactorsQuery(id)),
      ]),
    );
  },
  head: privatePage(msg`User`),
  component: PersonScreen,
});
