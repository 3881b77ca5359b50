import { Trans } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';

import { SettingsPage } from '../settings/settings-page.tsx';
import { SettingsSection } from '../settings/settings-section.tsx';
import { peopleAddress, peopleSearchOf } from './people-address.ts';
import { PeopleList } from './people-list.tsx';
import { peopleQuery } from './people.queries.ts';

/** All users with an account. */
export function PeopleScreen() {
  const navigate = useNavigate({ from: '/{-$locale}/settings/users/' });
  const search = peopleSearchOf(useSearch({ from: '/{-$locale}/_account/settings/users/' }));
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
