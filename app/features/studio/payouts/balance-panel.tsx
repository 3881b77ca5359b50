import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { panel } from '#app/ui/field/notice.recipe.ts';
import type { Locale } from '#domain/locale.ts';
import { formatMoney } from '#domain/money/money.ts';
import type { PayoutBalance } from '#domain/payout/payout-rules.ts';

import * as look from './payouts.recipe.ts';

interface BalancePanelProps {
  balance: PayoutBalance;
  locale: Locale;
  children?: ReactNode;
}

/** A celebrity's money: earned, of that on hold, available and paid out. */
export function BalancePanel({ balance, locale, children }: BalancePanelProps) {
  const { earned, onHold, available, paidOut, settled, netted } = balance;
  const owed = formatMoney(netted, locale);
  const before = formatMoney(settled, locale);
  const figures = [
    { key: 'earned', name: <Trans>Earned</Trans>, cents: earned },
    { key: 'hold', name: <Trans>On hold</Trans>, cents: onHold },
    { key: 'available', name: <Trans>Available</Trans>, cents: available },
    { key: 'paid', name: <Trans>Paid out</Trans>, cents: paidOut },
  ];
  return (
    <section className={panel}>
      <h2 className={look.heading}>
        <Trans>Your balance</Trans>
      </h2>
      <dl className={look.figures}>
        {figures.map(({ key, name, cents }) => (
          <div key={key}>
            <dt>{name}</dt>
            <dd>{formatMoney(cents, locale)}</dd>
          </div>
        ))}
      </dl>
      {netted > 0 ? (
        <p className={look.below}>
          <Trans>
            {owed} went back to fans after we paid it out. We take it off your next payout.
          </Trans>
        </p>
      ) : null}
      {settled > 0 ? (
        <p className={look.below}>
          <Trans>{before} of this isn’t part of payouts. They begin with later earnings.</Trans>
        </p>
      ) : null}
      {children}
    </section>
  );
}
