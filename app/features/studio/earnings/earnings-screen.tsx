import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';

import { paymentLabel } from '#app/entities/payment/payment.messages.ts';
import { useLocale } from '#app/platform/browser/use-locale.ts';

import { payoutBalanceQuery } from '../payouts/payouts.queries.ts';
import { EarningsPage } from './earnings-page.tsx';
import { earningsQuery } from './earnings.queries.ts';

/** A celebrity's earnings. */
export function EarningsScreen() {
  const { page = 1 } = useSearch({ from: '/{-$locale}/_account/my-earnings' });
  const { data } = useSuspenseQuery(earningsQuery(page));
  const { data: balance } = useSuspenseQuery(payoutBalanceQuery);
  return (
    <EarningsPage
      earnings={data}
      locale={useLocale()}
      paymentNames={paymentLabel}
      balance={balance}
    />
  );
}
