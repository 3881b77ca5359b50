import { Trans } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useRouteContext, useSearch } from '@tanstack/react-router';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';

import { countriesQuery } from '#app/entities/category/facets.queries.ts';
import { viewerQuery } from '#app/entities/session/viewer.queries.ts';
import { useLocale } from '#app/platform/browser/use-locale.ts';
import { button } from '#app/ui/button.recipe.ts';

import { ProfilePage } from './profile-page.tsx';

const from = '/{-$locale}/_account/my-profile';
const none: readonly never[] = [];

/** The user's own profile, with links to the password, sign-in and data pages. */
export function ProfileScreen() {
  const { viewer } = useRouteContext({ from });
  const locale = useLocale();
  const { language = locale } = useSearch({ from });
  const [picked, setPicked] = useState(false);
  const navigate = useNavigate({ from: '/{-$locale}/my-profile' });
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
            <Trans>Login and security</Trans>
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
