import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { addressQuery } from '#app/features/account/address/address.queries.ts';
import { connectedAccountsQuery } from '#app/features/account/connections/connected-accounts.queries.ts';
import { devicesQuery } from '#app/features/account/connections/devices.queries.ts';
import { SecurityScreen } from '#app/features/account/security/security-screen.tsx';
import { secondFactorsQuery } from '#app/features/account/security/security.queries.ts';
import { privatePage } from '#app/platform/page/route-head.ts';

export const Route = createFileRoute('/{-$locale}/_account/account/security')({
  codeSplitGroupings: [['component', 'loader']],
  // What cannot be loaded is told in its section.
  loader: async ({ context: { queryClient, viewer } }) => {
    await queryClient.prefetchQuery(secondFactorsQuery);
    // Nothing else answers before a second factor is there.
    if (viewer.lacksSecondFactor) return;
    await Promise.all([
      queryClient.prefetchQuery(addressQuery),
      queryClient.prefetchQuery(devicesQuery),
      queryClient.prefetchQuery(connectedAccountsQuery),
    ]);
  },
  head: privatePage(msg`Login and security`),
  component: SecurityScreen,
});
