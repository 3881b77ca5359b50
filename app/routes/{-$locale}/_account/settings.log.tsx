import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';

import { ChangeLogList } from '#app/features/admin/change-log/change-log-list.tsx';
import { changeLogQuery } from '#app/features/admin/change-log/change-log.queries.ts';
import { menuName } from '#app/features/admin/menus/menu-settings.messages.ts';
import { roleName } from '#app/features/admin/people/people.messages.ts';
import { SettingsPage, SettingsSection } from '#app/features/admin/settings/settings-page.tsx';
import { privatePage } from '#app/platform/page/private-page.ts';
import { useLocale } from '#app/platform/browser/use-locale.ts';
import { pageParam } from '#domain/paging/page-param.ts';

import { onlyAdministrators } from '#app/features/admin/only-administrators.ts';

/** For administrators. The function checks again. */
export const Route = createFileRoute('/{-$locale}/_account/settings/log')({
  codeSplitGroupings: [['component', 'loader']],
  validateSearch: v.object({ page: pageParam }),
  beforeLoad: onlyAdministrators,
  loaderDeps: ({ search: { page = 1 } }) => ({ page }),
  loader: ({ context: { queryClient }, deps }) => queryClient.fetchQuery(changeLogQuery(deps.page)),
  head: privatePage(msg`Log`),
  component: Log,
});

function Log() {
  const { page = 1 } = Route.useSearch();
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
