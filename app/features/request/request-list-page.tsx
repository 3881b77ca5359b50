import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ChevronRight, Clapperboard } from 'lucide-react';
import { type ComponentType } from 'react';

import { useDateFormat } from '#app/platform/browser/use-date-format.ts';
import { button } from '#app/ui/button.recipe.ts';
import { panel } from '#app/ui/field/notice.recipe.ts';
import { page, pageTitle } from '#app/ui/layout/page.recipe.ts';
import { Pagination } from '#app/ui/list/pagination.tsx';
import { usePageTurn } from '#app/ui/list/use-page-turn.ts';
import type { Locale } from '#domain/locale.ts';
import { formatMoney } from '#domain/money/money.ts';
import type { OrderStatus } from '#domain/order/order-status.ts';
import type { Paged } from '#domain/paging/pagination.ts';
import type { RequestRecord } from '#domain/request/request-record.ts';
import { actsAs, type Role } from '#domain/account/role.ts';
import type { ServiceKind } from '#domain/service/service.ts';
import { css } from '#styled/css/index.js';

import { RequestAnswers } from '#app/entities/request/request-answers.tsx';

interface RequestListPageProps {
  requests: Paged<RequestRecord>;
  role: Role;
  locale: Locale;
  /** The service names and the status badge, which belong to other features and are passed in. */
  serviceNames: Readonly<Record<ServiceKind, MessageDescriptor>>;
  Badge: ComponentType<{ reader: Role; status: OrderStatus }>;
}

const list = css({ display: 'grid', gap: '20px', listStyle: 'none' });
const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
  marginBottom: '4px',
});
const facts = css({ textStyle: 'hint', color: 'text2', marginBottom: '16px' });
const note = css({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  marginTop: '16px',
  color: 'text2',
});
const foot = css({ display: 'flex', justifyContent: 'flex-end', marginTop: '20px' });

/** A fan's requests, a celebrity's requests, or for managers all of them; newest first, with every answer. */
export function RequestListPage({ requests, locale, ...rest }: RequestListPageProps) {
  const heading = usePageTurn<HTMLHeadingElement>(requests.currentPage, 'requests');
  return (
    <div className={page}>
      <h1 ref={heading} tabIndex={-1} className={pageTitle}>
        <Trans>My requests</Trans>
      </h1>
      {requests.rows.length === 0 ? (
        <p className={css({ textAlign: 'center' })}>
          <Trans>No data available.</Trans>
        </p>
      ) : (
        <ul className={list}>
          {requests.rows.map((request) => (
            <RequestCard key={request.lineId} request={request} locale={locale} {...rest} />
          ))}
        </ul>
      )}
      <Pagination
        state={requests}
        link={(to, look) => (
          <Link to="/{-$locale}/my-requests" search={to === 1 ? {} : { page: to }} {...look} />
        )}
      />
    </div>
  );
}

function RequestCard({
  request,
  role,
  locale,
  serviceNames,
  Badge,
}: Omit<RequestListPageProps, 'requests'> & { request: RequestRecord }) {
  const { t } = useLingui();
  const date = useDateFormat(locale);
  const { orderId, orderNumber, celebrityName, fanName, hasFanVideo } = request;
  const when = date.day(request.askedAt);
  const price = formatMoney(request.price, locale);
  const title = `request-${request.lineId}`;
  return (
    <li>
      <article className={panel} aria-labelledby={title}>
        <div className={head}>
          <h2 id={title} className={css({ textStyle: 'h3' })}>
            {t(serviceNames[request.service])}
          </h2>
          <Badge reader={role} status={request.status} />
        </div>
        <p className={facts}>
          {role === 'celebrity' ? <Trans>from {fanName}</Trans> : null}
          {role === 'fan' ? <Trans>{celebrityName}</Trans> : null}
          {actsAs({ role }, 'manager') ? (
            <Trans>
              from {fanName} to {celebrityName}
            </Trans>
          ) : null}
          {' · '}
          <time dateTime={request.askedAt}>{when}</time>
          {' · '}
          {price}
        </p>
        <RequestAnswers answers={request.answers} orderId={request.orderId} />
        {hasFanVideo ? (
          <p className={note}>
            <Clapperboard aria-hidden size={20} strokeWidth={1.75} />
            {role === 'fan' ? (
              <Trans>Your video is on the order page.</Trans>
            ) : (
              <Trans>The fan’s own video is on the order page.</Trans>
            )}
          </p>
        ) : null}
        <div className={foot}>
          <Link
            to="/{-$locale}/my-orders/detail"
            search={{ orderId }}
            className={button({ variant: 'outline', size: 'small' })}
          >
            <Trans>View order {orderNumber}</Trans>
            <ChevronRight aria-hidden size={16} />
          </Link>
        </div>
      </article>
    </li>
  );
}
