import { msg } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';

import { ServiceSign } from '#app/entities/service/service-sign.tsx';
import { serviceName } from '#app/entities/service/service.messages.ts';
import { MyServicesPage } from '#app/features/studio/services/my-services-page.tsx';
import { ownServicesQuery } from '#app/features/studio/services/my-services.queries.ts';
import { privatePage } from '#app/platform/page/private-page.ts';
import { useLocale } from '#app/platform/browser/use-locale.ts';

import { forgetShop } from '#app/entities/celebrity/forget-shop.ts';
import { onlyWithStore } from '#app/features/studio/only-with-store.ts';
import { ShopTabs } from '#app/features/studio/shop-tabs.tsx';

/** For celebrities. The functions check again. */
export const Route = createFileRoute('/{-$locale}/_account/my-services')({
  beforeLoad: onlyWithStore,
  // What cannot be loaded is told in the page itself, with a way to try again.
  loader: ({ context: { queryClient } }) => queryClient.prefetchQuery(ownServicesQuery),
  head: privatePage(msg`My services`),
  component: MyServices,
});

function MyServices() {
  const { viewer } = Route.useRouteContext();
  const queryClient = useQueryClient();
  return (
    <MyServicesPage
      personId={viewer.id}
      locale={useLocale()}
      serviceNames={serviceName}
      sign={(kind) => <ServiceSign kind={kind} size="small" />}
      tabs={<ShopTabs />}
      onSaved={() => forgetShop(queryClient)}
    />
  );
}
