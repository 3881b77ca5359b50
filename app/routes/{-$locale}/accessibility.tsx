import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { AccessibilityScreen } from '#app/features/content/legal/accessibility-screen.tsx';
import { sellerQuery } from '#app/features/content/legal/seller.queries.ts';
import { loadAccountMessages } from '#app/platform/i18n.ts';
import { plainPage } from '#app/platform/page/route-head.ts';
import { siteOrigin } from '#app/platform/request/site-origin.ts';

/** The accessibility statement. */
export const Route = createFileRoute('/{-$locale}/accessibility')({
  codeSplitGroupings: [['component', 'loader']],
  beforeLoad: loadAccountMessages,
  loader: async ({ context: { queryClient } }) => {
    await queryClient.prefetchQuery(sellerQuery);
    return siteOrigin();
  },
  head: plainPage(msg`Accessibility`, '/accessibility'),
  component: AccessibilityScreen,
});
