import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useDateFormat } from '#app/platform/browser/use-date-format.ts';
import { FluidPicture } from '#app/ui/picture/fluid-picture.tsx';
import { page } from '#app/ui/layout/page.recipe.ts';
import { NoDataPanel } from '#app/ui/state/state-panel.tsx';
import { Pagination } from '#app/ui/list/pagination.tsx';
import { tableRoles as roles } from '#app/ui/layout/table-roles.ts';
import { usePageTurn } from '#app/ui/list/use-page-turn.ts';
import type { Locale } from '#domain/locale.ts';
import { formatMoney } from '#domain/money/money.ts';
import { waitingFor } from '#domain/order/desk/order-list.ts';
import type { OrderStatus } from '#domain/order/order-status.ts';
import { lineInShort } from '#domain/order/line-in-short.ts';
import type { Order } from '#domain/order/order.ts';
import { fullName } from '#domain/person/person-name.ts';
import { pageInAddress } from '#domain/paging/page-param.ts';
import type { Paged } from '#domain/paging/pagination.ts';
import { pictureSources } from '#domain/picture/picture-sources.ts';
import type { User } from '#domain/account/user.ts';
import { css } from '#styled/css/index.js';
import { lineTitle, type ServiceNames } from '#app/entities/order/line-title.ts';
import { DueBadge } from '#app/entities/order/due-badge.tsx';
import { OrderState } from '#app/entities/order/order-state.tsx';
import * as look from './order-table.recipe.ts';
import { WaitingAge } from '#app/entities/order/waiting-age.tsx';
import { OrderLink } from './order-link.tsx';

interface OrderListPageProps {
  orders: Paged<Order>;
  viewer: User;
  locale: Locale;
  serviceNames: ServiceNames;
  /** When the orders were fetched, in milliseconds. */
  now: number;
  /** The status filter, or null. */
  status: OrderStatus | null;
  /** Rendered between the title and the list. */
  above?: ReactNode;
}

/** A page of the visitor's orders, newest first: a table on wide screens, cards on narrow ones. */
export function OrderListPage(props: OrderListPageProps) {
  const { orders, viewer, locale, serviceNames } = props;
  const heading = usePageTurn<HTMLHeadingElement>(orders.currentPage, props.status ?? '');
  return (
    <div className={page}>
      <h1
        ref={heading}
        tabIndex={-1}
        className={css({ textStyle: 'h1', textAlign: 'center', marginBottom: '28px' })}
      >
        <Trans>My orders</Trans>
      </h1>
      {props.above}
      {orders.rows.length === 0 ? (
        <NoDataPanel />
      ) : (
        <table {...roles.table} className={look.table}>
          <caption className={css({ srOnly: true })}>
            <Trans>My orders</Trans>
          </caption>
          <thead {...roles.group} className={look.head}>
            <tr {...roles.row}>
              <th {...roles.columnHead} className={look.headCell}>
                <Trans>Order</Trans>
              </th>
              <th {...roles.columnHead} className={look.headCell}>
                <Trans>When</Trans>
              </th>
              <th {...roles.columnHead} className={look.headCell}>
                <Trans>Status</Trans>
              </th>
              <th {...roles.columnHead} className={look.headCell}>
                <Trans>Total</Trans>
              </th>
              <th {...roles.columnHead} className={look.headCell}>
                <span className={css({ srOnly: true })}>
                  <Trans>Action</Trans>
                </span>
              </th>
            </tr>
          </thead>
          <tbody {...roles.group} className={look.body}>
            {orders.rows.map((order) => (
              <OrderRow
                key={order.id}
                order={order}
                viewer={viewer}
                locale={locale}
                serviceNames={serviceNames}
                now={props.now}
              />
            ))}
          </tbody>
        </table>
      )}
      <Pagination
        state={orders}
        link={(to, look, cursor) => (
          <Link
            to="/{-$locale}/my-orders"
            search={{
              ...(props.status ? { status: props.status } : {}),
              ...pageInAddress({ page: to, cursor }),
            }}
            {...look}
          />
        )}
      />
    </div>
  );
}

interface OrderRowProps extends Omit<OrderListPageProps, 'orders' | 'status' | 'above'> {
  order: Order;
}

/** On phones each cell is a row, with its value at the end. */
const stateCell = css({
  textAlign: 'end',
  '& > div': { justifyContent: 'flex-end' },
  lg: { textAlign: 'start', '& > div': { justifyContent: 'flex-start' } },
});

function OrderRow({ order, viewer, locale, serviceNames, now }: OrderRowProps) {
  const { t } = useLingui();
  const date = useDateFormat(locale);
  const [line] = order.lines;
  const title = line ? lineTitle(line, serviceNames) : '';
  const short = line ? lineInShort(line) : '';
  const { number } = order;
  const isCelebrity = viewer.id === order.celebrityId;
  const person = isCelebrity ? fullName(order.billing) : order.celebrityName;
  return (
    <tr {...roles.row} className={look.row}>
      <th {...roles.rowHead} className={look.person}>
        {line?.image && !isCelebrity ? (
          <FluidPicture
            className={look.portrait}
            src={line.image}
            alt=""
            sources={pictureSources(line.image, 104)}
            sizes="52px"
            width={52}
            height={52}
          />
        ) : null}
        <span className={css({ minWidth: 0 })}>
          <span className={look.name}>{person}</span>
          <span className={look.what}>
            {typeof title === 'string' ? title : t(title)}
            {', '}
            <Trans>no. {number}</Trans>
            {short === '' ? null : ` · ${short}`}
          </span>
        </span>
      </th>
      <td {...roles.cell} className={look.cell}>
        <span className={look.cellName} aria-hidden="true">
          <Trans>When</Trans>
        </span>
        <span className={look.when}>
          <time className={look.day} dateTime={order.createdAt}>
            {date.day(order.createdAt)}
          </time>
          {waitingFor(viewer.role).includes(order.status) ? (
            <span className={look.age}>
              <WaitingAge order={order} now={now} />
            </span>
          ) : null}
          <DueBadge order={order} now={now} />
        </span>
      </td>
      <td {...roles.cell} className={look.cell}>
        <span className={look.cellName} aria-hidden="true">
          <Trans>Status</Trans>
        </span>
        <div className={stateCell}>
          <OrderState order={order} reader={viewer.role} isShort />
        </div>
      </td>
      <td {...roles.cell} className={look.cell}>
        <span className={look.cellName} aria-hidden="true">
          <Trans>Total</Trans>
        </span>
        {formatMoney(order.total, locale)}
      </td>
      <td {...roles.cell} className={look.actionCell}>
        <OrderLink order={order} isBuyer={viewer.id === order.customerId} />
      </td>
    </tr>
  );
}
