import { useQuery } from '@tanstack/react-query';

import { AccessibilityPage } from './accessibility-page.tsx';
import { sellerQuery } from './seller.queries.ts';

/** The accessibility statement, with contact details. */
export function AccessibilityScreen() {
  const { data: seller = null } = useQuery(sellerQuery);
  return <AccessibilityPage seller={seller} />;
}
