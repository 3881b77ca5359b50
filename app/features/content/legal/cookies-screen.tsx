import { useQuery } from '@tanstack/react-query';

import { contentBlockQuery } from '#app/entities/content/content.queries.ts';
import { useLocale } from '#app/platform/browser/use-locale.ts';

import { CookiesPage } from './cookies-page.tsx';

/** What the site stores in a browser, followed by the editors' additions. */
export function CookiesScreen() {
  const { data: content = null } = useQuery(contentBlockQuery('cookies', useLocale()));
  return <CookiesPage content={content} />;
}
