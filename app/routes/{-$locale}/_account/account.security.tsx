import { msg } from '@lingui/core/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';

import { AddressCard } from '#app/features/account/address/address-card.tsx';
import { addressQuery } from '#app/features/account/address/address.queries.ts';
import { ConnectedAccountsCard } from '#app/features/account/connections/connected-accounts-card.tsx';
import { connectedAccountsQuery } from '#app/features/account/connections/connected-accounts.queries.ts';
import { DevicesCard } from '#app/features/account/connections/devices-card.tsx';
import { devicesQuery } from '#app/features/account/connections/devices.queries.ts';
import { OwnAddressForm } from '#app/features/account/address/own-address-form.tsx';
import { SecondFactorSections } from '#app/features/account/security/second-factor-sections.tsx';
import { SecurityPage } from '#app/features/account/security/security-page.tsx';
import { secondFactorsQuery } from '#app/features/account/security/security.queries.ts';
import { privatePage } from '#app/platform/page/private-page.ts';
import { viewerQuery } from '#app/entities/session/viewer.queries.ts';
import { useLocale } from '#app/platform/browser/use-locale.ts';

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
  head: privatePage(msg`Sign-in and security`),
  component: Security,
});

function Security() {
  const locale = useLocale();
  const { data: viewer } = useSuspenseQuery(viewerQuery);
  const isAwaited = viewer?.lacksSecondFactor === true;
  return (
    <SecurityPage>
      <SecondFactorSections
        locale={locale}
        isAwaited={isAwaited}
        addressForm={(onConfirmed) => (
          <OwnAddressForm locale={locale} isFor="factor" onConfirmed={onConfirmed} />
        )}
      />
      {isAwaited ? null : (
        <>
          <AddressCard locale={locale} />
          <ConnectedAccountsCard locale={locale} />
          <DevicesCard locale={locale} />
        </>
      )}
    </SecurityPage>
  );
}
