import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { StableList } from '#app/entities/live/stable-list.tsx';
import { readOrders } from '#app/entities/order/orders.functions.ts';
import { ordersQuery, rowsOfOrders } from '#app/entities/order/orders.queries.ts';
import { RequestAnswers } from '#app/entities/request/request-answers.tsx';
import { serviceName } from '#app/entities/service/service.messages.ts';
import { useLocale } from '#app/platform/browser/use-locale.ts';

import { thanksQuery } from '../thanks/thanks.queries.ts';
import { InboxPage } from './inbox-page.tsx';
import { inboxSearch } from './inbox-search.ts';

/** A celebrity's inbox. @param notice shown above all lists; it belongs to another feature */
export function InboxScreen({ notice }: { notice: ReactNode }) {
  const { page, cursor, list = 'new' } = useSearch({ from: '/{-$locale}/_account/my-requests' });
  const search = inboxSearch(list, page, cursor);
  const { data, dataUpdatedAt } = useSuspenseQuery(ordersQuery(search));
  const ids = list === 'fulfilled' ? data.orders.rows.map(({ id }) => id) : [];
  const { data: thanks } = useQuery({ ...thanksQuery(ids), enabled: ids.length > 0 });
  return (
    <StableList
      query={{ queryKey: ordersQuery(search).queryKey, read: () => readOrders({ data: search }) }}
      data={data}
      rowsOf={rowsOfOrders}
      what="orders"
    >
      <InboxPage
        notice={notice}
        list={list}
        orders={data.orders}
        waiting={data.waiting}
        locale={useLocale()}
        serviceNames={serviceName}
        now={dataUpdatedAt}
        thanks={thanks ?? []}
        Answers={RequestAnswers}
      />
    </StableList>
  );
}
