import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { applicationQuery } from '#app/entities/application/applications.queries.ts';
import { ApplicationScreen } from '#app/features/studio/application/application-screen.tsx';
import { onlyWithStore } from '#app/features/studio/only-with-store.ts';
import { localeOfPath } from '#app/platform/i18n.ts';
import { privatePage } from '#app/platform/page/route-head.ts';

/** For celebrities. The functions check again. */
export const Route = createFileRoute('/{-$locale}/_account/my-application')({
  codeSplitGroupings: [['component', 'loader']],
  beforeLoad: onlyWithStore,
  loader: ({ context: { queryClient }, location: { pathname } }) =>
    queryClient.fetchQuery(applicationQuery(localeOfPath(pathname))),
  head: privatePage(msg`My application`),
  component: ApplicationScreen,
});
