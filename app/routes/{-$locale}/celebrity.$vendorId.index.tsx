import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound } from '@tanstack/react-router';

import { celebrityQuery } from '#app/features/celebrities/celebrities.queries.ts';
import { CelebrityPage } from '#app/features/celebrities/celebrity-page.tsx';
import { localeOfPath } from '#app/platform/i18n.ts';
import { orNotFound } from '#app/platform/or-not-found.ts';
import { useLocale } from '#app/shell/use-locale.ts';

function idFrom(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw notFound();
  return Number(text);
}

export const Route = createFileRoute('/{-$locale}/celebrity/$vendorId/')({
  loader: async ({ context, location, params }) => {
    const query = celebrityQuery(idFrom(params.vendorId), localeOfPath(location.pathname));
    const { shopName } = await orNotFound(context.queryClient.ensureQueryData(query));
    return { shopName };
  },
  head: ({ loaderData }) => ({
    meta: [{ title: loaderData ? `${loaderData.shopName} | Astera` : 'Astera' }],
  }),
  component: CelebrityRoute,
});

function CelebrityRoute() {
  const locale = useLocale();
  const { vendorId } = Route.useParams();
  const { data } = useSuspenseQuery(celebrityQuery(Number(vendorId), locale));
  return <CelebrityPage celebrity={data} locale={locale} />;
}
