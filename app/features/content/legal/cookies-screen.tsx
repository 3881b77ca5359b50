import { useQuery } from '@tanstack/react-query';

import { contentBlockQuery } from '#app/entities/content/content.queries.ts';
import { useLocale } from '#app/platform/browser/use-locale.ts';

import { CookiesPage } from './cookies-page.tsx';

/** What the site keeps in a browser, with what the editors add. */
export function CookiesScreen() {
  const { data: content = null } = useQuery(contentBlockQuery('cookies', useLocale()));
  return <CookiesPage content={content} />;
}
