import { msg } from '@lingui/core/macro';
import { useIsMutating, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link, notFound } from '@tanstack/react-router';
import { useRef } from 'react';
import * as v from 'valibot';

import { ApplicationsChip } from '#app/entities/application/applications-chip.tsx';
import { serviceName } from '#app/entities/service/service.messages.ts';
import { deskAddress } from '#app/features/desk/desk-address.ts';
import { DeskNothingFound, DeskPage } from '#app/features/desk/desk-page.tsx';
import { readDesk } from '#app/features/desk/desk.functions.ts';
import { deskQuery } from '#app/features/desk/desk.queries.ts';
import { ApprovalList } from '#app/features/desk/approvals/approval-list.tsx';
import { ShopOrderList } from '#app/features/desk/shop-order-list.tsx';
import { decisionKey } from '#app/features/desk/approvals/use-approvals.ts';
import { OrderBadge } from '#app/entities/order/order-badge.tsx';
import { PaymentBadge } from '#app/entities/payment/payment-badge.tsx';
import { PaymentList } from '#app/features/desk/payments/payment-list.tsx';
import { SharedTransferPanel } from '#app/features/desk/payments/shared-transfer-panel.tsx';
import { paymentLabel } from '#app/entities/payment/payment.messages.ts';
import { paymentMoveKey } from '#app/entities/payment/use-payment-change.ts';
import { ReportsChip } from '#app/entities/report/reports-chip.tsx';
import { RequestAnswers } from '#app/entities/request/request-answers.tsx';
import { privatePage } from '#app/platform/page/private-page.ts';
import { SteadyList } from '#app/entities/live/steady-list.tsx';
import { useLocale } from '#app/platform/browser/use-locale.ts';
import { Pagination } from '#app/ui/list/pagination.tsx';
import { lastPageBefore } from '#app/ui/list/page-state.ts';
import { LoadingPanel, NoDataPanel } from '#app/ui/state/state-panel.tsx';
import { deskParams, type DeskSearch } from '#domain/order/desk/desk.ts';
import type { Order } from '#domain/order/order.ts';
import { longPageParams } from '#domain/paging/page-param.ts';
import { pageAddress, type Paged } from '#domain/paging/pagination.ts';
import { actsAs } from '#domain/account/role.ts';

const searchSchema = v.object({ ...deskParams, ...longPageParams });

/** What the address asks for; an age only narrows the approvals. */
function searchOf({
  list = 'approvals',
  age,
  find = '',
  page,
  cursor,
}: v.InferOutput<typeof searchSchema>): DeskSearch {
  const place = pageAddress(page, cursor);
  return { list, age: list === 'approvals' ? (age ?? null) : null, find, ...place };
}

/** For managers; that the page is there is not for anyone else to know. The functions check again. */
export const Route = createFileRoute('/{-$locale}/_account/desk')({
  codeSplitGroupings: [['component', 'loader']],
  validateSearch: searchSchema,
  beforeLoad: ({ context: { viewer } }) => {
    if (!actsAs(viewer, 'manager')) throw notFound();
  },
  loaderDeps: ({ search: { list, age, find, page, cursor } }) => ({
    ...{ list, age, find },
    ...{ page, cursor },
  }),
  loader: ({ context: { queryClient }, deps }) => queryClient.fetchQuery(deskQuery(searchOf(deps))),
  head: privatePage(msg`Desk`),
  component: Desk,
});

const listNames = {
  approvals: msg`Approvals`,
  retakes: msg`Retakes`,
  ...paymentLabel,
  all: msg`All orders`,
  shop: msg`Orders of the shop`,
};

/** How many there are on all pages, as far as anyone knows. */
function foundIn({ rows, total, moreThan, currentPage, hasNextPage }: Paged<Order>) {
  const isAll = currentPage === 1 && !hasNextPage;
  const count = total ?? moreThan ?? (isAll ? rows.length : null);
  return count === null ? null : { count, isMore: total === null && !isAll };
}

/** What stands in the place of no orders; null where their list says by itself that there are none. */
function nothingIn(orders: Paged<Order>, search: DeskSearch) {
  // The last page is on its way.
  if (lastPageBefore(orders) !== null) return <LoadingPanel />;
  if (search.find !== '') return <DeskNothingFound search={search} />;
  // No one counted: before this page there may be some.
  return orders.currentPage > 1 ? <NoDataPanel /> : null;
}

function rowsOfDesk({ orders }: Awaited<ReturnType<typeof readDesk>>) {
  return orders.rows;
}

function Desk() {
  const { viewer } = Route.useRouteContext();
  const search = searchOf(Route.useSearch());
  const navigate = Route.useNavigate();
  const locale = useLocale();
  const finder = useRef<HTMLInputElement>(null);
  const { data, dataUpdatedAt } = useSuspenseQuery(deskQuery(search));
  // Asked here, where the orders come from: what a list is told of both belongs together.
  const isDeciding = useIsMutating({ mutationKey: decisionKey }) > 0;
  const isBooking = useIsMutating({ mutationKey: paymentMoveKey }) > 0;
  const { orders, counts, together, reportWork } = data;
  const nothing = nothingIn(orders, search);
  return (
    <DeskPage
      search={search}
      counts={counts}
      found={search.find === '' ? null : foundIn(orders)}
      listNames={listNames}
      finder={finder}
      otherLists={
        <>
          <ApplicationsChip />
          <ReportsChip waiting={reportWork} />
        </>
      }
      onFind={(find) =>
        void navigate({ search: (now) => deskAddress({ ...searchOf(now), find, page: 1 }) })
      }
    >
      {together.length > 0 ? (
        <SharedTransferPanel
          key={search.find}
          line={search.find}
          orders={together}
          locale={locale}
        />
      ) : null}
      <SteadyList
        query={{ queryKey: deskQuery(search).queryKey, read: () => readDesk({ data: search }) }}
        data={data}
        rowsOf={rowsOfDesk}
        what="orders"
      >
        {search.list === 'approvals' ? (
          <ApprovalList
            orders={orders.rows}
            isDeciding={isDeciding}
            locale={locale}
            serviceNames={serviceName}
            now={dataUpdatedAt}
            Answers={RequestAnswers}
            PaymentState={PaymentBadge}
            nothing={nothing}
            onFind={() => {
              finder.current?.focus();
              finder.current?.select();
            }}
          />
        ) : search.list === 'shop' ? (
          <ShopOrderList orders={orders.rows} locale={locale} nothing={nothing} />
        ) : (
          <PaymentList
            orders={orders.rows}
            isBooking={isBooking}
            viewer={viewer}
            locale={locale}
            Badge={OrderBadge}
            nothing={nothing}
          />
        )}
      </SteadyList>
      <Pagination
        state={orders}
        link={(to, look, cursor) => (
          <Link
            to="/{-$locale}/desk"
            search={deskAddress({ ...search, page: to, cursor })}
            {...look}
          />
        )}
      />
    </DeskPage>
  );
}
