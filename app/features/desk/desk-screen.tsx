import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useIsMutating, useSuspenseQuery } from '@tanstack/react-query';
import { Link, useNavigate, useRouteContext, useSearch } from '@tanstack/react-router';
import { useRef } from 'react';

import { ApplicationsChip } from '#app/entities/application/applications-chip.tsx';
import { ClipsChip } from '#app/entities/clip/clips-chip.tsx';
import { StableList } from '#app/entities/live/stable-list.tsx';
import { OrderBadge } from '#app/entities/order/order-badge.tsx';
import { PaymentBadge } from '#app/entities/payment/payment-badge.tsx';
import { paymentLabel } from '#app/entities/payment/payment.messages.ts';
import { paymentMoveKey } from '#app/entities/payment/use-payment-change.ts';
import { PayoutsChip } from '#app/entities/payout/payouts-chip.tsx';
import { RefundsChip } from '#app/entities/refund/refunds-chip.tsx';
import { ReportsChip } from '#app/entities/report/reports-chip.tsx';
import { RequestAnswers } from '#app/entities/request/request-answers.tsx';
import { serviceName } from '#app/entities/service/service.messages.ts';
import { useLocale } from '#app/platform/browser/use-locale.ts';
import { chipLink } from '#app/ui/list/chip-row.recipe.ts';
import { Pagination } from '#app/ui/list/pagination.tsx';
import { lastPageBefore } from '#app/ui/list/page-state.ts';
import { LoadingPanel, NoDataPanel } from '#app/ui/state/state-panel.tsx';
import type { DeskSearch } from '#domain/order/desk/desk.ts';
import type { Order } from '#domain/order/order.ts';
import type { Paged } from '#domain/paging/pagination.ts';

import { ApprovalList } from './approvals/approval-list.tsx';
import { decisionKey } from './approvals/use-approvals.ts';
import { deskAddress, deskSearchOf } from './desk-address.ts';
import { DeskPage } from './desk-page.tsx';
import { DeskNothingFound } from './desk-nothing-found.tsx';
import { readDesk } from './desk.functions.ts';
import { deskQuery } from './desk.queries.ts';
import { PaymentList } from './payments/payment-list.tsx';
import { SharedTransferPanel } from './payments/shared-transfer-panel.tsx';
import { ShopOrderList } from './shop-order-list.tsx';

const from = '/{-$locale}/_account/desk';

const listNames = {
  approvals: msg`Approvals`,
  due: msg`Due soon`,
  retakes: msg`Retakes`,
  ...paymentLabel,
  all: msg`All orders`,
  shop: msg`Shop orders`,
};

/** The total over all pages, as far as it is known. */
function foundIn({ rows, total, moreThan, currentPage, hasNextPage }: Paged<Order>) {
  const isAll = currentPage === 1 && !hasNextPage;
  const count = total ?? moreThan ?? (isAll ? rows.length : null);
  return count === null ? null : { count, isMore: total === null && !isAll };
}

/** The empty state; null if the list itself says that there are none. */
function nothingIn(orders: Paged<Order>, search: DeskSearch) {
  // The last page is loading.
  if (lastPageBefore(orders) !== null) return <LoadingPanel />;
  if (search.find !== '') return <DeskNothingFound search={search} />;
  // Not counted: there may be some on earlier pages.
  return orders.currentPage > 1 ? <NoDataPanel /> : null;
}

function rowsOfDesk({ orders }: Awaited<ReturnType<typeof readDesk>>) {
  return orders.rows;
}

/** The managers' desk, with the components of each of its lists. */
export function DeskScreen() {
  const { viewer } = useRouteContext({ from });
  const search = deskSearchOf(useSearch({ from }));
  const navigate = useNavigate({ from: '/{-$locale}/desk' });
  const locale = useLocale();
  const finder = useRef<HTMLInputElement>(null);
  const { data, dataUpdatedAt } = useSuspenseQuery(deskQuery(search));
  // Queried here, where the orders come from, so that a list gets both in the same render.
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
          <ClipsChip />
          <ReportsChip waiting={reportWork} />
          <li>
            <Link to="/{-$locale}/desk/bank" className={chipLink}>
              <Trans>Bank</Trans>
            </Link>
          </li>
          <RefundsChip />
          <PayoutsChip />
          <li>
            <Link to="/{-$locale}/desk/figures" className={chipLink}>
              <Trans>Figures</Trans>
            </Link>
          </li>
        </>
      }
      onFind={(find) =>
        void navigate({ search: (now) => deskAddress({ ...deskSearchOf(now), find, page: 1 }) })
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
      <StableList
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
            now={dataUpdatedAt}
            Badge={OrderBadge}
            nothing={nothing}
          />
        )}
      </StableList>
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
