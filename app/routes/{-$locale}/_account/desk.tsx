import { msg } from '@lingui/core/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link, notFound } from '@tanstack/react-router';
import { useRef } from 'react';
import * as v from 'valibot';

import { serviceName } from '#app/features/celebrities/service.messages.ts';
import { deskAddress } from '#app/features/desk/desk-address.ts';
import { DeskNothingFound, DeskPage } from '#app/features/desk/desk-page.tsx';
import { deskQuery } from '#app/features/desk/desk.queries.ts';
import { ApprovalList } from '#app/features/orders/approval-list.tsx';
import { OrderBadge } from '#app/features/orders/order-badge.tsx';
import { PaymentBadge } from '#app/features/payment/payment-badge.tsx';
import { PaymentList } from '#app/features/payment/payment-list.tsx';
import { paymentLabel } from '#app/features/payment/payment.messages.ts';
import { RequestAnswers } from '#app/features/requests/request-answers.tsx';
import { privatePage } from '#app/platform/page/private-page.ts';
import { useLocale } from '#app/shell/use-locale.ts';
import { Pagination } from '#app/ui/pagination.tsx';
import { deskParams, type DeskSearch } from '#domain/order/desk.ts';
import { longPageParams } from '#domain/paging/page-param.ts';
import { pageAddress } from '#domain/paging/pagination.ts';
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

/** For managers; that the page is there is not for anybody else to know. The functions check again. */
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

const listNames = { approvals: msg`Approvals`, ...paymentLabel, all: msg`All orders` };

function Desk() {
  const { viewer } = Route.useRouteContext();
  const search = searchOf(Route.useSearch());
  const navigate = Route.useNavigate();
  const locale = useLocale();
  const finder = useRef<HTMLInputElement>(null);
  const { data, dataUpdatedAt } = useSuspenseQuery(deskQuery(search));
  const { orders, counts } = data;
  const foundNothing = orders.rows.length === 0 && search.find !== '';
  const nothingFound = foundNothing ? <DeskNothingFound search={search} /> : null;
  return (
    <DeskPage
      search={search}
      counts={counts}
      listNames={listNames}
      finder={finder}
      onFind={(find) =>
        void navigate({ search: (now) => deskAddress({ ...searchOf(now), find, page: 1 }) })
      }
    >
      {search.list === 'approvals' ? (
        <ApprovalList
          orders={orders.rows}
          locale={locale}
          serviceNames={serviceName}
          now={dataUpdatedAt}
          Answers={RequestAnswers}
          PaymentState={PaymentBadge}
          nothing={nothingFound}
          onFind={() => {
            finder.current?.focus();
            finder.current?.select();
          }}
        />
      ) : (
        (nothingFound ?? (
          <PaymentList orders={orders.rows} viewer={viewer} locale={locale} Badge={OrderBadge} />
        ))
      )}
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
