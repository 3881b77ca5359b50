import { useSuspenseQuery } from '@tanstack/react-query';
import { useRouteContext, useSearch } from '@tanstack/react-router';

import { OrderBadge } from '#app/entities/order/order-badge.tsx';
import { serviceName } from '#app/entities/service/service.messages.ts';
import { useLocale } from '#app/platform/browser/use-locale.ts';
import { pageAddress } from '#domain/paging/page-address.ts';

import { RequestListPage } from './request-list-page.tsx';
import { requestsQuery } from './requests.queries.ts';

const from = '/{-$locale}/_account/my-requests';

/** A fan's requests, or for managers everyone's. */
export function RequestListScreen() {
  const { viewer } = useRouteContext({ from });
  const { page } = useSearch({ from });
  const { data } = useSuspenseQuery(requestsQuery(pageAddress(page).page));
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
