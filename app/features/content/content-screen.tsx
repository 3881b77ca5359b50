import { useSuspenseQuery } from '@tanstack/react-query';
import { useLoaderData, useParams } from '@tanstack/react-router';

import { contentPageQuery } from '#app/entities/content/content.queries.ts';
import { useLocale } from '#app/platform/browser/use-locale.ts';

import { ContentPage } from './content-page.tsx';
import { MissingText } from './legal/missing-text.tsx';

const from = '/{-$locale}/$slug';

/** A page written by the editors, or a note that it has not been written yet. */
export function ContentScreen() {
  const { slug } = useParams({ from });
  return useLoaderData({ from }) ? <Written slug={slug} /> : <MissingText slug={slug} />;
}

function Written({ slug }: { slug: string }) {
  const locale = useLocale();
  const { data } = useSuspenseQuery(contentPageQuery(slug, locale));
  return <ContentPage content={data} locale={locale} />;
}
