import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';

import { useConfirmed } from '#app/entities/session/use-confirmed.ts';
import { useLocale } from '#app/platform/browser/use-locale.ts';

import { PayoutAccountForm } from './payout-account-form.tsx';
import { savePayoutAccount } from './payouts.functions.ts';
import { myPayoutsQuery } from './payouts.queries.ts';
import { PayoutsPage } from './payouts-page.tsx';

/** A celebrity's payouts. */
export function PayoutsScreen() {
  const locale = useLocale();
  const queryClient = useQueryClient();
  const run = useConfirmed();
  const { data } = useSuspenseQuery(myPayoutsQuery);
  return (
    <PayoutsPage
      payouts={data}
      locale={locale}
      account={
        <PayoutAccountForm
          initial={data.account}
          locale={locale}
          onSave={async (account, version) => {
            const done = await run(() => savePayoutAccount({ data: { ...account, version } }));
            return done && done.answer;
          }}
          onRead={async () => (await queryClient.fetchQuery(myPayoutsQuery)).account}
        />
      }
    />
  );
}
