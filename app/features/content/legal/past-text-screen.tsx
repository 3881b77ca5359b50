import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';

import { useLocale } from '#app/platform/browser/use-locale.ts';

import { pastTextQuery } from './legal.queries.ts';
import { PastTextPage } from './past-text-page.tsx';

/** A past version of a legal text. */
export function PastTextScreen() {
  const { hash } = useParams({ from: '/{-$locale}/legal/$hash' });
  const { data: text } = useSuspenseQuery(pastTextQuery(hash));
  return <PastTextPage text={text} locale={useLocale()} />;
}
