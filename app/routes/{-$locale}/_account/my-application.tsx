import { msg } from '@lingui/core/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';

import { ApplicationPage } from '#app/features/studio/application/application-page.tsx';
import { applicationQuery } from '#app/entities/application/applications.queries.ts';
import { localeOfPath } from '#app/platform/i18n.ts';
import { privatePage } from '#app/platform/page/private-page.ts';
import { useLocale } from '#app/platform/browser/use-locale.ts';

import { onlyWithStore } from '#app/features/studio/only-with-store.ts';

/** For celebrities. The functions check again. */
export const Route = createFileRoute('/{-$locale}/_account/my-application')({
  codeSplitGroupings: [['component', 'loader']],
  beforeLoad: onlyWithStore,
  loader: ({ context: { queryClient }, location: { pathname } }) =>
    queryClient.fetchQuery(applicationQuery(localeOfPath(pathname))),
  head: privatePage(msg`My application`),
  component: MyApplication,
});

function MyApplication() {
  const { viewer } = Route.useRouteContext();
  const locale = useLocale();
  const { data } = useSuspenseQuery(applicationQuery(locale));
  return <ApplicationPage application={data} viewerId={viewer.id} locale={locale} />;
}
