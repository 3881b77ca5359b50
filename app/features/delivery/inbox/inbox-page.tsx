import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ArrowRight, Clock, Heart, MailOpen, Video } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';

import { useDateFormat } from '#app/platform/browser/use-date-format.ts';
import { button } from '#app/ui/button.recipe.ts';
import { chipCount, chipLink, chipRow } from '#app/ui/list/chip-row.recipe.ts';
import { page, pageTitle } from '#app/ui/layout/page.recipe.ts';
import { Pagination } from '#app/ui/list/pagination.tsx';
import { usePageTurn } from '#app/ui/list/use-page-turn.ts';
import { inboxLists, statusOfList, type InboxList } from '#domain/order/desk/inbox.ts';
import type { Locale } from '#domain/locale.ts';
import { formatMoney } from '#domain/money/money.ts';
import { owesPayment } from '#domain/order/transitions/order-move.ts';
import type { OrderStatus } from '#domain/order/order-status.ts';
import type { Order } from '#domain/order/order.ts';
import { isBeingSent } from '#domain/order/delivery/pending-fulfilment.ts';
import { pageInAddress } from '#domain/paging/page-param.ts';
import type { Thanks } from '#domain/thanks/thanks.ts';
import type { Paged } from '#domain/paging/pagination.ts';
import { css } from '#styled/css/index.js';

import { inboxAction, inboxEmpty, inboxLabel, waitingLabel } from './inbox.messages.ts';
import { ThanksQuote } from '../thanks/thanks-quote.tsx';
import * as look from './inbox.recipe.ts';
import { lineTitle, type ServiceNames } from '#app/entities/order/line-title.ts';
import { sendingLabel } from '#app/entities/order/orders.messages.ts';
import { DueBadge } from '#app/entities/order/due-badge.tsx';
import { WaitingAge } from '#app/entities/order/waiting-age.tsx';

interface InboxPageProps {
  list: InboxList;
  /** A notice shown above all lists. */
  notice: ReactNode;
  orders: Paged<Order>;
  /** The number of waiting orders, by status. */
  waiting: Readonly<Partial<Record<OrderStatus, number>>>;
  locale: Locale;
  serviceNames: ServiceNames;
  /** When the orders were fetched, in milliseconds. */
  now: number;
  /** What fans wrote to thank for these orders. */
  thanks: readonly Thanks[];
  /** The fan's answers, which belong to another feature and are passed in. */
  Answers: ComponentType<{ answers: Readonly<Record<string, string>>; orderId?: number }>;
}

const onlyThis = { exact: true, includeSearch: true } as const;

function address(list: InboxList, page = 1, cursor?: string) {
  return { ...(list === 'new' ? {} : { list }), ...pageInAddress({ page, cursor }) };
}

/** A celebrity's requests: new ones and those to be answered, oldest first, designed for phones. */
export function InboxPage({ list, orders, waiting, notice, ...shown }: InboxPageProps) {
  const { t } = useLingui();
  const heading = usePageTurn<HTMLHeadingElement>(orders.currentPage, list);
  return (
    <div className={page}>
      <h1 ref={heading} tabIndex={-1} className={pageTitle}>
        <Trans>My requests</Trans>
      </h1>
      {notice}
      <nav aria-label={t`Lists`}>
        <ul className={chipRow}>
          {inboxLists.map((one) => {
            const many = waiting[statusOfList[one]];
            return (
              <li key={one}>
                <Link
                  to="/{-$locale}/my-requests"
                  search={address(one)}
                  className={chipLink}
                  activeOptions={onlyThis}
                  aria-current={one === list ? 'page' : undefined}
                >
                  {t(inboxLabel[one])}
                  {many === undefined ? null : <span className={chipCount}>{many}</span>}
                </Link>
              </li>
            );
          })}
        </ul>
      </nav>
      {orders.rows.length === 0 ? (
        <div className={look.empty}>
          <MailOpen aria-hidden size={40} strokeWidth={1.4} />
          <p>{t(inboxEmpty[list])}</p>
        </div>
      ) : (
        <ul className={look.list}>
          {orders.rows.map((order) => (
            <InboxCard key={order.id} order={order} list={list} {...shown} />
          ))}
        </ul>
      )}
      <Pagination
        state={orders}
        link={(to, step, cursor) => (
          <Link to="/{-$locale}/my-requests" search={address(list, to, cursor)} {...step} />
        )}
      />
    </div>
  );
}

type InboxCardProps = Omit<InboxPageProps, 'orders' | 'waiting' | 'notice'> & { order: Order };

function InboxCard(props: InboxCardProps) {
  const { order, list, locale, serviceNames, now, thanks, Answers } = props;
  const said = thanks.find(({ orderId }) => orderId === order.id);
  const { t } = useLingui();
  const date = useDateFormat(locale);
  const { firstName, lastName } = order.billing;
  const fanName = `${firstName} ${lastName}`.trim();
  const { number } = order;
  const title = `request-${order.id}`;
  const waits = list === 'new' && owesPayment(order);
  const sends = isBeingSent(order);
  return (
    <li>
      <article className={look.card} aria-labelledby={title}>
        <h2 id={title} className={look.title}>
          {order.lines.map((line) => {
            const name = lineTitle(line, serviceNames);
            return <span key={line.id}>{typeof name === 'string' ? name : t(name)}</span>;
          })}
        </h2>
        <p className={look.facts}>
          <Trans>from {fanName}</Trans>
          {' · '}
          {formatMoney(order.total, locale)}
          {' · '}
          {date.day(order.createdAt)}
        </p>
        {list === 'fulfilled' ? null : (
          <p className={look.age}>
            <Clock aria-hidden size={16} />
            {waits || sends ? (
              t(sends ? sendingLabel : waitingLabel)
            ) : (
              <WaitingAge order={order} now={now} />
            )}
          </p>
        )}
        {list === 'fulfilled' ? null : (
          <p className={css({ _empty: { display: 'none' } })}>
            <DueBadge order={order} now={now} />
          </p>
        )}
        <div className={look.words}>
          {order.lines.map((line) => (
            <Answers key={line.id} answers={line.answers} orderId={order.id} />
          ))}
        </div>
        {said ? (
          <div className={css({ display: 'grid', gap: '6px' })}>
            <p className={look.age}>
              <Heart aria-hidden size={18} />
              <Trans>{fanName} says thank you</Trans>
            </p>
            <ThanksQuote words={said.words} />
          </div>
        ) : null}
        {order.fanVideo ? (
          <p className={look.age}>
            <Video aria-hidden size={18} />
            <Trans>The fan’s own video is on the order page.</Trans>
          </p>
        ) : null}
        <Link
          to="/{-$locale}/my-orders/detail"
          search={{ orderId: order.id }}
          className={button({
            variant: list === 'fulfilled' || waits || sends ? 'outline' : 'filled',
            size: 'large',
            wide: true,
          })}
        >
          {t(waits || sends ? inboxAction.fulfilled : inboxAction[list])}
          <span className={css({ srOnly: true })}>
            {', '}
            <Trans>no. {number}</Trans>
          </span>
          <ArrowRight aria-hidden size={20} />
        </Link>
      </article>
    </li>
  );
}
