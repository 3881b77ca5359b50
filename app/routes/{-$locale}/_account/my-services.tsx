import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { ownAvailabilityQuery } from '#app/features/studio/availability/own-availability.queries.ts';
import { onlyWithStore } from '#app/features/studio/only-with-store.ts';
import { MyServicesScreen } from '#app/features/studio/services/my-services-screen.tsx';
import { ownServicesQuery } from '#app/features/studio/services/my-services.queries.ts';
import { privatePage } from '#app/platform/page/route-head.ts';

/** For celebrities. The functions check again. */
export const Route = createFileRoute('/{-$locale}/_account/my-services')({
  beforeLoad: onlyWithStore,
  // What cannot be loaded is told in the page itself, with a way to try again.
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.prefetchQuery(ownServicesQuery),
      queryClient.prefetchQuery(ownAvailabilityQuery),
    ]),
  head: privatePage(msg`My services`),
  component: MyServicesScreen,
});
