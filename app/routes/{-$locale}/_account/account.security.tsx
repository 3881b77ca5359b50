import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { ConnectedAccountsCard } from '#app/features/auth/connected-accounts-card.tsx';
import { connectedAccountsQuery } from '#app/features/auth/connected-accounts.queries.ts';
import { DevicesCard } from '#app/features/auth/devices-card.tsx';
import { devicesQuery } from '#app/features/auth/devices.queries.ts';
import { SecurityPage } from '#app/features/security/security-page.tsx';
import { privatePage } from '#app/platform/page/private-page.ts';
import { useLocale } from '#app/shell/use-locale.ts';

export const Route = createFileRoute('/{-$locale}/_account/account/security')({
  codeSplitGroupings: [['component', 'loader']],
  // What cannot be loaded is told in its section.
  loader: async ({ context: { queryClient } }) => {
    await Promise.all([
      queryClient.prefetchQuery(devicesQuery),
      queryClient.prefetchQuery(connectedAccountsQuery),
    ]);
  },
  head: privatePage(msg`Sign-in and security`),
  component: Security,
});

function Security() {
  const locale = useLocale();
  return (
    <SecurityPage>
      <ConnectedAccountsCard locale={locale} />
      <DevicesCard locale={locale} />
    </SecurityPage>
  );
}
