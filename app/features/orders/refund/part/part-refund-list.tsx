import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { useDateFormat } from '#app/platform/browser/use-date-format.ts';
import type { Locale } from '#domain/locale.ts';
import { formatMoney } from '#domain/money/money.ts';
import type { PartRefundView } from '#domain/refund/part-refund.ts';
import { css } from '#styled/css/index.js';

const list = css({ display: 'grid', gap: '16px', listStyle: 'none' });
const amount = css({ fontWeight: 600, fontVariantNumeric: 'tabular-nums' });
const facts = css({ color: 'text2', overflowWrap: 'anywhere' });

interface PartRefundListProps {
  parts: readonly PartRefundView[];
  locale: Locale;
  /** What can be done to one that still waits. */
  action?: (part: PartRefundView) => ReactNode;
}

/** What goes back of an order in parts: how much, why, and how it stands. */
export function PartRefundList({ parts, locale, action }: PartRefundListProps) {
  const date = useDateFormat(locale);
  return (
    <ul className={list}>
      {parts.map((part) => {
        const { id, cents, reason, state, by } = part;
        const at = date.day(part.at);
        return (
          <li key={id}>
            <p className={amount}>{formatMoney(cents, locale)}</p>
            <p className={facts}>{reason}</p>
            <p className={facts}>
              {state === 'owed' ? <Trans>Waiting to be sent, since {at}</Trans> : null}
              {state === 'onItsWay' ? <Trans>On its way to the bank</Trans> : null}
              {state === 'booked' ? <Trans>Sent, {at}</Trans> : null}
              {by === null ? null : (
                <>
                  {' · '}
                  {by}
                </>
              )}
            </p>
            {state === 'owed' ? action?.(part) : null}
          </li>
        );
      })}
    </ul>
  );
}
