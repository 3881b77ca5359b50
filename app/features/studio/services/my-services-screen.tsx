import { useQueryClient } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';

import { forgetShop } from '#app/entities/celebrity/forget-shop.ts';
import { ServiceSign } from '#app/entities/service/service-sign.tsx';
import { serviceName } from '#app/entities/service/service.messages.ts';
import { useLocale } from '#app/platform/browser/use-locale.ts';

import { AvailabilityPanel } from '../availability/availability-panel.tsx';
import { ShopTabs } from '../shop-tabs.tsx';
import { MyServicesPage } from './my-services-page.tsx';

/** A celebrity's own services. */
export function MyServicesScreen() {
  const { viewer } = useRouteContext({ from: '/{-$locale}/_account/my-services' });
  const queryClient = useQueryClient();
  return (
    <MyServicesPage
      personId={viewer.id}
      locale={useLocale()}
      serviceNames={serviceName}
      sign={(kind) => <ServiceSign kind={kind} size="small" />}
      tabs={<ShopTabs />}
      availability={<AvailabilityPanel />}
      onSaved={() => forgetShop(queryClient)}
    />
  );
}
