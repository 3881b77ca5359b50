import { useQuery, useSuspenseQuery } from '@tanstack/react-query';

import { contentBlockQuery, contentPageQuery } from '#app/entities/content/content.queries.ts';
import { useLocale } from '#app/platform/browser/use-locale.ts';

import { HowItWorksPage } from './how-it-works-page.tsx';

/** How it works, with the help page's questions if it exists. */
export function HowItWorksScreen() {
  const locale = useLocale();
  const { data: content } = useSuspenseQuery(contentPageQuery('how-it-works', locale));
  const { data: help = null } = useQuery(contentBlockQuery('help', locale));
  return <HowItWorksPage content={content} help={help} locale={locale} />;
}
