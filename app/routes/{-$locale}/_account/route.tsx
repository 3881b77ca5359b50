import { createFileRoute, redirect } from '@tanstack/react-router';

import { currentViewer } from '#app/entities/session/current-viewer.ts';
import { addAccountWords, localeOfPath } from '#app/platform/i18n.ts';
import { AccountFrame } from '#app/shell/account-frame.tsx';
import { destinationFor } from '#domain/account/destination.ts';

/** Bounces an anonymous visitor to the login page. Comfort only: every server function checks again. */
export const Route = createFileRoute('/{-$locale}/_account')({
  beforeLoad: async ({ context, location: { pathname, searchStr } }) => {
    const viewer = await currentViewer(context.queryClient);
    if (!viewer) {
      throw redirect({
        to: '/{-$locale}/account/login',
        search: { destination: destinationFor(pathname, searchStr) },
      });
    }
    // Nothing else answers those who run the shop before they have a second factor.
    if (viewer.lacksSecondFactor && !/\/account\/security\/?$/.test(pathname)) {
      throw redirect({ to: '/{-$locale}/account/security' });
    }
    await addAccountWords(context.i18n, localeOfPath(pathname));
    return { viewer };
  },
  component: AccountFrame,
});
