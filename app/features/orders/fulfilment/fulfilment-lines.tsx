import { Trans, useLingui } from '@lingui/react/macro';

import { needOf, type LineAnswer } from '#domain/order/delivery/fulfilment.ts';
import type { Order } from '#domain/order/order.ts';
import type { OrderLine } from '#domain/order/order-parts.ts';
import { shownProof } from '#domain/order/delivery/shown-proof.ts';
import { css } from '#styled/css/index.js';

import { lineTitle, type ServiceNames } from '#app/entities/order/line-title.ts';

const list = css({ display: 'grid', gap: '16px', marginBlock: '16px', minWidth: 0 });
const words = css({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
const shot = css({ maxWidth: '160px', maxHeight: '160px', borderRadius: 's', marginTop: '8px' });

interface FulfilmentLinesProps {
  order: Order;
  /** Replies and links, by line; screenshots are already attached to the order. */
  typed: readonly LineAnswer[];
  /** Empty if there is none, or if it is already attached to the order. */
  trackingNumber: string;
  serviceNames: ServiceNames;
}

/** What the fan will get, line by line. */
export function FulfilmentLines({ order, typed, trackingNumber, ...shown }: FulfilmentLinesProps) {
  return (
    <dl className={list}>
      {order.lines.map((line) => (
        <Given
          key={line.id}
          orderId={order.id}
          line={line}
          answers={[...order.answers.filter(({ kind }) => kind === 'picture'), ...typed]}
          trackingNumber={trackingNumber || order.trackingId}
          {...shown}
        />
      ))}
    </dl>
  );
}

interface GivenProps extends Pick<FulfilmentLinesProps, 'serviceNames'> {
  orderId: number;
  line: OrderLine;
  answers: readonly LineAnswer[];
  trackingNumber: string | null;
}

function Given({ orderId, line, answers, trackingNumber, serviceNames }: GivenProps) {
  const { t } = useLingui();
  const title = lineTitle(line, serviceNames);
  const need = needOf(line);
  const own = answers.filter(({ lineId }) => lineId === line.id);
  return (
    <div>
      <dt className={css({ fontWeight: 500, overflowWrap: 'anywhere' })}>
        {typeof title === 'string' ? title : t(title)}
      </dt>
      <dd className={words}>
        {need === 'video' ? <Trans>Your video, as shown on this page</Trans> : null}
        {need === 'parcel' && trackingNumber ? (
          <Trans>Tracking number {trackingNumber}</Trans>
        ) : null}
        {need === 'parcel' && !trackingNumber ? (
          <Trans>Sent without a tracking number</Trans>
        ) : null}
        {own.map((answer) =>
          answer.kind === 'picture' ? (
            <img
              key={answer.kind}
              src={shownProof(orderId, answer)}
              alt={t`Your screenshot`}
              className={shot}
            />
          ) : (
            <p key={answer.kind}>{answer.text}</p>
          ),
        )}
      </dd>
    </div>
  );
}
