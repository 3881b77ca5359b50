import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';

import { peopleAddress } from '#app/features/admin/people/people-address.ts';
import { PeopleList } from '#app/features/admin/people/people-list.tsx';
import { peopleQuery } from '#app/features/admin/people/people.queries.ts';
import { SettingsPage, SettingsSection } from '#app/features/admin/settings/settings-page.tsx';
import { privatePage } from '#app/platform/page/private-page.ts';
import { pageParam } from '#domain/paging/page-param.ts';
import { peopleParams, type PeopleSearch } from '#domain/person/person.ts';

import { onlyAdministrators } from '#app/features/admin/only-administrators.ts';

type Params = { [Key in keyof PeopleSearch]?: PeopleSearch[Key] | undefined };

function searchOf({ page = 1, search = '', only = null }: Params): PeopleSearch {
  return { page, search, only };
}

/** For administrators. The functions check again. */
export const Route = createFileRoute('/{-$locale}/_account/settings/users/')({
  codeSplitGroupings: [['component', 'loader']],
  validateSearch: v.object({ page: pageParam, ...peopleParams }),
  beforeLoad: onlyAdministrators,
  loaderDeps: ({ search: { page, search, only } }) => ({ page, search, only }),
  loader: ({ context: { queryClient }, deps }) =>
    queryClient.fetchQuery(peopleQuery(searchOf(deps))),
  head: privatePage(msg`Users`),
  component: Users,
});

function Users() {
  const navigate = Route.useNavigate();
  const search = searchOf(Route.useSearch());
  const { data } = useSuspenseQuery(peopleQuery(search));
  return (
    <SettingsPage>
      <SettingsSection title={<Trans>Users</Trans>}>
        <PeopleList
          search={search}
          people={data}
          onSearch={(words) =>
            void navigate({ search: ({ only }) => peopleAddress({ search: words, only }) })
          }
        />
      </SettingsSection>
    </SettingsPage>
  );
}
