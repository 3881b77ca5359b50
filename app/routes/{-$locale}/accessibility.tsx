import { msg } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';

import { AccessibilityPage } from '#app/features/content/legal/accessibility-page.tsx';
import { sellerQuery } from '#app/features/content/legal/seller.queries.ts';
import { bringAccountWords } from '#app/platform/i18n.ts';
import { plainPage } from '#app/platform/page/plain-page.ts';
import { siteOrigin } from '#app/platform/request/site-origin.ts';

/** The accessibility statement. */
export const Route = createFileRoute('/{-$locale}/accessibility')({
  codeSplitGroupings: [['component', 'loader']],
  beforeLoad: bringAccountWords,
  loader: async ({ context: { queryClient } }) => {
    await queryClient.prefetchQuery(sellerQuery);
    return siteOrigin();
  },
  head: plainPage(msg`Accessibility`, '/accessibility'),
  component: Accessibility,
});

function Accessibility() {
  const { data: seller = null } = useQuery(sellerQuery);
  return <AccessibilityPage seller={seller} />;
}
