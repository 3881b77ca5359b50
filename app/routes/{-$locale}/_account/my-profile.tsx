import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import * as v from 'valibot';

import { countriesQuery } from '#app/entities/category/facets.queries.ts';
import { ProfilePage } from '#app/features/account/profile/profile-page.tsx';
import { profileQuery } from '#app/features/account/profile/profile.queries.ts';
import { localeOfPath } from '#app/platform/i18n.ts';
import { privatePage } from '#app/platform/page/private-page.ts';
import { viewerQuery } from '#app/entities/session/viewer.queries.ts';
import { useLocale } from '#app/platform/browser/use-locale.ts';
import { button } from '#app/ui/button.recipe.ts';
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
  component: MyProfile,
});

const none: readonly never[] = [];

function MyProfile() {
  const { viewer } = Route.useRouteContext();
  const locale = useLocale();
  const { language = locale } = Route.useSearch();
  const [picked, setPicked] = useState(false);
  const navigate = Route.useNavigate();
  const queryClient = useQueryClient();
  const { data: countries = none } = useQuery(countriesQuery(locale));
  return (
    <ProfilePage
      viewer={viewer}
      countries={countries}
      locale={locale}
      language={language}
      picked={picked}
      onLanguage={(wanted) => {
        setPicked(true);
        void navigate({ search: { language: wanted }, replace: true, resetScroll: false });
      }}
      passwordLink={(className, words) => (
        <Link to="/{-$locale}/account/change-password" className={className}>
          {words}
        </Link>
      )}
      safety={
        <>
          <Link to="/{-$locale}/account/security" className={button({ variant: 'outline' })}>
            <ShieldCheck aria-hidden size={20} />
            <Trans>Sign-in and security</Trans>
          </Link>
          <Link to="/{-$locale}/my-data" className={button({ variant: 'outline' })}>
            <Trans>Your data and your account</Trans>
          </Link>
        </>
      }
      onPicture={() => {
        void queryClient.invalidateQueries({ queryKey: viewerQuery.queryKey });
        for (const key of ['celebrity', 'celebrities']) {
          void queryClient.invalidateQueries({ queryKey: [key] });
        }
      }}
    />
  );
}
