import { msg } from '@lingui/core/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';

import { serviceName } from '#app/features/celebrities/service.messages.ts';
import { OrderBadge } from '#app/features/orders/order-badge.tsx';
import { RequestListPage } from '#app/features/requests/request-list-page.tsx';
import { requestsQuery } from '#app/features/requests/requests.queries.ts';
import { privatePage } from '#app/platform/private-page.ts';
import { useLocale } from '#app/shell/use-locale.ts';
import { pageParam } from '#domain/page-param.ts';

export const Route = createFileRoute('/{-$locale}/_account/my-requests')({
  validateSearch: v.object({ page: pageParam }),
  loaderDeps: ({ search: { page } }) => ({ page }),
  loader: ({ context, deps: { page = 1 } }) => context.queryClient.fetchQuery(requestsQuery(page)),
  head: privatePage(msg`My requests`),
  component: MyRequests,
});

function MyRequests() {
  const { viewer } = Route.useRouteContext();
  const { page = 1 } = Route.useSearch();
  const { data } = useSuspenseQuery(requestsQuery(page));
  return (
    <RequestListPage
      requests={data}
      role={viewer.role}
      locale={useLocale()}
      serviceNames={serviceName}
      Badge={OrderBadge}
    />
  );
}
