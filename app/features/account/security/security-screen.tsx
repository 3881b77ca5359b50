import { useSuspenseQuery } from '@tanstack/react-query';

import { viewerQuery } from '#app/entities/session/viewer.queries.ts';
import { useLocale } from '#app/platform/browser/use-locale.ts';

import { AddressCard } from '../address/address-card.tsx';
import { OwnAddressForm } from '../address/own-address-form.tsx';
import { ConnectedAccountsCard } from '../connections/connected-accounts-card.tsx';
import { DevicesCard } from '../connections/devices-card.tsx';
import { SecondFactorSections } from './second-factor-sections.tsx';
import { SecurityPage } from './security-page.tsx';

/** How the user signs in, and where they are signed in. */
export function SecurityScreen() {
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
