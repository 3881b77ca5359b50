import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';

import { categoriesQuery } from '#app/features/catalog/categories.queries.ts';
import { CategoryTiles } from '#app/features/catalog/category-tiles.tsx';
import { celebritiesQuery } from '#app/features/celebrities/celebrities.queries.ts';
import { HomePage } from '#app/features/celebrities/home-page.tsx';
import { localeOfPath } from '#app/platform/i18n.ts';
import { useLocale } from '#app/shell/use-locale.ts';

export const Route = createFileRoute('/{-$locale}/')({
  loader: async ({ context, location }) => {
    const locale = localeOfPath(location.pathname);
    await Promise.all([
      context.queryClient.ensureQueryData(celebritiesQuery(locale)),
      context.queryClient.ensureQueryData(categoriesQuery(locale)),
    ]);
  },
  component: Home,
});

function Home() {
  const locale = useLocale();
  const { data: celebrities } = useSuspenseQuery(celebritiesQuery(locale));
  const { data: categories } = useSuspenseQuery(categoriesQuery(locale));
  return (
    <HomePage
      celebrities={celebrities.rows}
      locale={locale}
      categories={<CategoryTiles categories={categories} />}
    />
  );
}
