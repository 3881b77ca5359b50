import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link, notFound } from '@tanstack/react-router';
import * as v from 'valibot';

import { ApplicationList } from '#app/features/desk/applications/application-list.tsx';
import { ApplicationsChip } from '#app/entities/application/applications-chip.tsx';
import { readApplications } from '#app/entities/application/applications.functions.ts';
import { applicationsQuery } from '#app/entities/application/applications.queries.ts';
import { serviceName } from '#app/entities/service/service.messages.ts';
import { localeOfPath } from '#app/platform/i18n.ts';
import { privatePage } from '#app/platform/page/private-page.ts';
import { SteadyList } from '#app/entities/live/steady-list.tsx';
import { useLocale } from '#app/platform/browser/use-locale.ts';
import { chipLink, chipRow } from '#app/ui/list/chip-row.recipe.ts';
import { Pagination } from '#app/ui/list/pagination.tsx';
import { useLastPage } from '#app/ui/list/use-last-page.ts';
import { page as pageLook, pageTitle } from '#app/ui/layout/page.recipe.ts';
import { actsAs } from '#domain/account/role.ts';
import { pageParam } from '#domain/paging/page-param.ts';

/** For managers; that the page is there is not for anyone else to know. The functions check again. */
export const Route = createFileRoute('/{-$locale}/_account/applications')({
  codeSplitGroupings: [['component', 'loader']],
  validateSearch: v.object({ page: pageParam }),
  beforeLoad: ({ context: { viewer } }) => {
    if (!actsAs(viewer, 'manager')) throw notFound();
  },
  loaderDeps: ({ search: { page = 1 } }) => ({ page }),
  loader: ({ context: { queryClient }, deps, location: { pathname } }) =>
    queryClient.fetchQuery(applicationsQuery(deps.page, localeOfPath(pathname))),
  head: privatePage(msg`Applications`),
  component: Applications,
});

function rowsOfApplications({ rows }: Awaited<ReturnType<typeof readApplications>>) {
  return rows.map(({ accountId }) => ({ id: accountId }));
}

function Applications() {
  const { t } = useLingui();
  const locale = useLocale();
  const { page = 1 } = Route.useSearch();
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
      <SteadyList
        query={{
          queryKey: applicationsQuery(page, locale).queryKey,
          read: () => readApplications({ data: { page, locale } }),
        }}
        data={data}
        rowsOf={rowsOfApplications}
        what="list"
      >
        <ApplicationList applications={data.rows} locale={locale} serviceNames={serviceName} />
      </SteadyList>
      <Pagination
        state={data}
        link={(to, look) => (
          <Link to="/{-$locale}/applications" search={to === 1 ? {} : { page: to }} {...look} />
        )}
      />
    </div>
  );
}
