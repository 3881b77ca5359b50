import { useQuery } from '@tanstack/react-query';

import { contentBlockQuery } from '#app/entities/content/content.queries.ts';
import { useLocale } from '#app/platform/browser/use-locale.ts';

import { ImprintPage } from './imprint-page.tsx';
import { sellerQuery } from './seller.queries.ts';

/** The site's operator, followed by the editors' additions. */
export function ImprintScreen() {
  const { data: seller = null } = useQuery(sellerQuery);
  const { data: content = null } = useQuery(contentBlockQuery('imprint', useLocale()));
  return <ImprintPage seller={seller} content={content} />;
}
