import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';

import { countriesQuery } from '#app/entities/category/facets.queries.ts';
import { ProfileScreen } from '#app/features/account/profile/profile-screen.tsx';
import { profileQuery } from '#app/features/account/profile/profile.queries.ts';
import { localeOfPath } from '#app/platform/i18n.ts';
import { privatePage } from '#app/platform/page/route-head.ts';
import { textLanguage } from '#domain/text/text-language.ts';

export const Route = createFileRoute('/{-$locale}/_account/my-profile')({
  codeSplitGroupings: [['component', 'loader']],
  // What cannot be loaded is told in the page itself, with a way to try again.
  validateSearch: v.object({ language: textLanguage }),
  loaderDeps: ({ search: { language } }) => ({ language }),
  loader: async ({ context: { queryClient }, deps, location: { pathname } }) => {
    const locale = localeOfPath(pathname);
    await Promise.all([
      queryClient.prefetchQuery(profileQuery(deps.language ?? locale)),
      queryClient.prefetchQuery(countriesQuery(locale)),
    ]);
  },
  head: privatePage(msg`My profile`),
  component: ProfileScreen,
});
