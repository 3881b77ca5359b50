import { Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';

import { ApplicationsChip } from '#app/entities/application/applications-chip.tsx';
import { readApplications } from '#app/entities/application/applications.functions.ts';
import { applicationsQuery } from '#app/entities/application/applications.queries.ts';
import { StableList } from '#app/entities/live/stable-list.tsx';
import { serviceName } from '#app/entities/service/service.messages.ts';
import { useLocale } from '#app/platform/browser/use-locale.ts';
import { page as pageLook, pageTitle } from '#app/ui/layout/page.recipe.ts';
import { chipLink, chipRow } from '#app/ui/list/chip-row.recipe.ts';
import { Pagination } from '#app/ui/list/pagination.tsx';
import { useLastPage } from '#app/ui/list/use-last-page.ts';

import { ApplicationList } from './application-list.tsx';

function rowsOfApplications({ rows }: Awaited<ReturnType<typeof readApplications>>) {
  return rows.map(({ accountId }) => ({ id: accountId }));
}

/** Applicants for a store who are awaiting a decision. */
export function ApplicationsScreen() {
  const { t } = useLingui();
  const locale = useLocale();
  const { page = 1 } = useSearch({ from: '/{-$locale}/_account/applications' });
  const { data } = useSuspenseQuery(applicationsQuery(page, locale));
  useLastPage(data);
  return (
    <div className={pageLook}>
      <h1 className={pageTitle}>
        <Trans>Applications</Trans>
      </h1>
      <nav aria-label={t`Lists`}>
        <ul className={chipRow}>
          <li>
            <Link to="/{-$locale}/desk" className={chipLink} activeOptions={{ exact: true }}>
              <Trans>Orders</Trans>
            </Link>
          </li>
          <ApplicationsChip isCurrent />
        </ul>
      </nav>
      <StableList
        query={{
          queryKey: applicationsQuery(page, locale).queryKey,
          read: () => readApplications({ data: { page, locale } }),
        }}
        data={data}
        rowsOf={rowsOfApplications}
        what="list"
      >
        <ApplicationList applications={data.rows} locale={locale} serviceNames={serviceName} />
      </StableList>
      <Pagination
        state={data}
        link={(to, look) => (
          <Link to="/{-$locale}/applications" search={to === 1 ? {} : { page: to }} {...look} />
        )}
      />
    </div>
  );
}
