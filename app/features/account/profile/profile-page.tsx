import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';

import { useToasts } from '#app/platform/toasts.tsx';
import { page, pageTitle } from '#app/ui/layout/page.recipe.ts';
import { ErrorPanel, LoadingPanel } from '#app/ui/state/state-panel.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import type { Country } from '#domain/country/country.ts';
import type { Locale } from '#domain/locale.ts';
import type { Profile } from '#domain/person/profile.ts';
import type { User } from '#domain/account/user.ts';
import { cx } from '#styled/css/index.js';

import { PictureField } from './picture-field.tsx';
import { ProfileForm } from './profile-form.tsx';
import { profileQuery } from './profile.queries.ts';
import { below, column } from './profile.recipe.ts';

interface ProfilePageProps {
  viewer: User;
  countries: readonly Country[];
  locale: Locale;
  /** The language of the description being edited. */
  language: Locale;
  onLanguage: (language: Locale) => void;
  /** Whether the language has just been selected. */
  picked: boolean;
  passwordLink: (className: string, words: ReactNode) => ReactNode;
  /** Called when the user's public appearance has changed. */
  onPicture: () => void;
}

interface ProfilePageWithSafety extends ProfilePageProps {
  /** The link to the sign-in methods, below the form. */
  safety: ReactNode;
}

function LoadedProfile(props: ProfilePageProps & { profile: Profile }) {
  const { profile, viewer } = props;
  const [picture, setPicture] = useState(profile.picture);
  return (
    <ProfileForm
      {...props}
      picture={
        <PictureField
          name={
            profile.storeName || `${profile.firstName} ${profile.lastName}`.trim() || viewer.name
          }
          picture={picture}
          mayChange={profile.mayChangePicture}
          onChanged={(address) => {
            setPicture(address);
            props.onPicture();
          }}
        />
      }
    />
  );
}

/** My profile: the form, or the reason it cannot be shown. */
export function ProfilePage({ safety, ...props }: ProfilePageWithSafety) {
  const { t } = useLingui();
  const { say } = useToasts();
  const hydrated = useHydrated();
  const { data, isError, refetch } = useQuery(profileQuery(props.language));
  const failed = hydrated && isError && !data;
  useEffect(() => {
    if (failed) say({ id: 'profile-load', kind: 'error', text: t`Failed to load profile!` });
  }, [failed, say, t]);
  return (
    <div className={cx(page, column)}>
      <h1 className={pageTitle}>
        <Trans>My profile</Trans>
      </h1>
      {data ? (
        <LoadedProfile key={`${props.locale} ${props.language}`} {...props} profile={data} />
      ) : failed ? (
        <ErrorPanel sentence={t`Failed to load profile!`} onRetry={() => void refetch()} />
      ) : (
        <LoadingPanel />
      )}
      <div className={below}>{safety}</div>
    </div>
  );
}
