import { Trans } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';

import { useLocale } from '#app/platform/browser/use-locale.ts';

import { menuName } from '../menus/menu-settings.messages.ts';
import { roleName } from '../people/people.messages.ts';
import { SettingsPage } from '../settings/settings-page.tsx';
import { SettingsSection } from '../settings/settings-section.tsx';
import { ChangeLogList } from './change-log-list.tsx';
import { changeLogQuery } from './change-log.queries.ts';

/** The administrators' changes, newest first. */
export function ChangeLogScreen() {
  const { page = 1 } = useSearch({ from: '/{-$locale}/_account/settings/log' });
  const { data } = useSuspenseQuery(changeLogQuery(page));
  return (
    <SettingsPage>
      <SettingsSection title={<Trans>What was changed</Trans>}>
        <ChangeLogList
          changes={data}
          locale={useLocale()}
          roleNames={roleName}
          menuNames={menuName}
        />
      </SettingsSection>
    </SettingsPage>
  );
}
