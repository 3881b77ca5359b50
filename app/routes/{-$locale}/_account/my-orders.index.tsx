import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import * as v from 'valibot';

import { serviceName } from '#app/features/celebrities/service.messages.ts';
import { OrderListPage } from '#app/features/orders/order-list-page.tsx';
import { StatusFilter } from '#app/features/orders/status-filter.tsx';
import { ordersQuery } from '#app/features/orders/orders.queries.ts';
import { PaymentDesk } from '#app/features/payment/payment-desk.tsx';
import { paymentsQuery, type PaymentsSearch } from '#app/features/payment/payment.queries.ts';
import { privatePage } from '#app/platform/private-page.ts';
import { useLocale } from '#app/shell/use-locale.ts';
import { button } from '#app/ui/button.recipe.ts';
import { page as pageLook, pageTitle } from '#app/ui/page.recipe.ts';
import { Pagination } from '#app/ui/pagination.tsx';
import { statusParam } from '#domain/order-list.ts';
import { statusesFor } from '#domain/order-move.ts';
import type { OrderStatus } from '#domain/order-status.ts';
import { pageParam } from '#domain/page-param.ts';
import { paymentParams, type PaymentParams } from '#domain/payment-search.ts';
import { actsAs } from '#domain/role.ts';
import type { User } from '#domain/user.ts';
import { css } from '#styled/css/index.js';

/** What a manager looks for by its money; null where the address, or the visitor, is not about that. */
function moneySearch(
  viewer: User,
  { payment, find = '', page = 1 }: PaymentParams & { page?: number | undefined },
): PaymentsSearch | null {
  if (payment === undefined || !actsAs(viewer, 'manager')) return null;
  return { payment: payment === 'any' ? null : payment, find, page };
}

function listSearch(search: { page?: number | undefined; status?: OrderStatus | undefined }) {
  return { page: search.page ?? 1, status: search.status ?? null };
}

export const Route = createFileRoute('/{-$locale}/_account/my-orders/')({
  validateSearch: v.object({ page: pageParam, status: statusParam, ...paymentParams }),
  loaderDeps: ({ search: { page, status, payment, find } }) => ({ page, status, payment, find }),
  loader: async ({ context: { queryClient, viewer }, deps }) => {
    const search = moneySearch(viewer, deps);
    if (search) await queryClient.fetchQuery(paymentsQuery(search));
    else await queryClient.fetchQuery(ordersQuery(listSearch(deps)));
  },
  head: privatePage(msg`My orders`),
  component: MyOrders,
});

function MyOrders() {
  const { viewer } = Route.useRouteContext();
  const search = moneySearch(viewer, Route.useSearch());
  return search ? <Money search={search} /> : <Orders />;
}

function Orders() {
  const { viewer } = Route.useRouteContext();
  const search = listSearch(Route.useSearch());
  const { data, dataUpdatedAt } = useSuspenseQuery(ordersQuery(search));
  return (
    <OrderListPage
      orders={data.orders}
      now={dataUpdatedAt}
      status={search.status}
      viewer={viewer}
      locale={useLocale()}
      serviceNames={serviceName}
      above={
        <>
          {actsAs(viewer, 'manager') ? (
            <p className={css({ display: 'flex', justifyContent: 'end', marginBottom: '16px' })}>
              <Link
                to="/{-$locale}/my-orders"
                search={{ payment: 'awaiting' }}
                className={button({ variant: 'outline' })}
              >
                <Trans>Awaiting payment</Trans>
              </Link>
            </p>
          ) : null}
          <StatusFilter
            statuses={statusesFor(viewer.role)}
            chosen={search.status}
            waiting={data.waiting}
          />
        </>
      }
    />
  );
}

function Money({ search }: { search: PaymentsSearch }) {
  const { viewer } = Route.useRouteContext();
  const navigate = Route.useNavigate();
  const { data } = useSuspenseQuery(paymentsQuery(search));
  const address = (next: Pick<PaymentsSearch, 'payment' | 'find'>) => ({
    payment: next.payment ?? ('any' as const),
    ...(next.find === '' ? {} : { find: next.find }),
  });
  return (
    <div className={pageLook}>
      <h1 className={pageTitle}>
        <Trans>Payments</Trans>
      </h1>
      <PaymentDesk
        orders={data}
        viewer={viewer}
        locale={useLocale()}
        search={search}
        onSearch={(next) => void navigate({ search: address(next) })}
        pagination={
          <Pagination
            state={data}
            link={(to, look) => (
              <Link
                to="/{-$locale}/my-orders"
                search={{ ...address(search), ...(to === 1 ? {} : { page: to }) }}
                {...look}
              />
            )}
          />
        }
      />
    </div>
  );
}
