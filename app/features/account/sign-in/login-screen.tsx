import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useState } from 'react';

import { useSession } from '#app/entities/session/use-session.ts';
import { useLocale } from '#app/platform/browser/use-locale.ts';
import type { User } from '#domain/account/user.ts';

import { AuthStage } from '../auth-stage.tsx';
import { DeletionStep } from '../my-data/deletion-step.tsx';
import { isDeletionPlanned, wayOn } from './after-login.ts';
import { NewcomerStep } from './newcomer-step.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { passkeyFailure } from './passkey.messages.ts';
import { awaitsSecondStep, SecondStep } from './second-step.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignInLinks } from './sign-in-links.tsx';
import { SocialButtons } from './social-buttons.tsx';
import { useSocialLogin } from './use-social-login.ts';

const from = '/{-$locale}/account/login';

/** The login page and its follow-up steps: the second factor, a newcomer's agreement, a pending deletion. */
export function LoginScreen() {
  const { t } = useLingui();
  const session = useSession();
  const router = useRouter();
  const locale = useLocale();
  const { destination, social, provider, step } = useSearch({ from });
  const login = useSocialLogin({ destination, failed: social, provider });
  const navigate = useNavigate({ from });
  const queryClient = useQueryClient();
  const [isSecondStep, setSecondStep] = useState(step === 'second');
  const [failure, setFailure] = useState<unknown>(null);
  // Pending deletions are asked about first. A failure to read them locks no one out.
  const isGoing = () => isDeletionPlanned(queryClient).catch(() => false);
  const asked = { ...(destination ? { destination } : {}), step: 'deletion' } as const;
  const openAnew = (search: Readonly<Record<string, string>>) => {
    const { pathname } = router.state.location;
    window.location.assign(`${pathname}?${new URLSearchParams(search)}`);
  };
  // The next page is rendered for the newly signed-in user, as after social login; this page redirects by itself.
  const leadOn = () => openAnew(destination ? { destination } : {});
  const leave = async () => ((await isGoing()) ? openAnew(asked) : leadOn());
  if (step === 'deletion') {
    return (
      <AuthStage>
        <DeletionStep locale={locale} onDone={leadOn} />
      </AuthStage>
    );
  }
  if (isSecondStep) {
    return (
      <AuthStage>
        <SecondStep
          locale={locale}
          onDone={() => void leave()}
          onBack={() => setSecondStep(false)}
        />
      </AuthStage>
    );
  }
  if (step === 'agree') {
    return (
      <AuthStage>
        <NewcomerStep
          locale={locale}
          onDone={() => void leave()}
          onSecondStep={() => setSecondStep(true)}
          onBack={() => void navigate({ search: destination ? { destination } : {} })}
        />
      </AuthStage>
    );
  }
  return (
    <AuthStage>
      <SignInForm
        onSubmit={async (credentials) => {
          setFailure(null);
          let viewer: User;
          try {
            viewer = await session.signIn(credentials);
          } catch (error) {
            if (!awaitsSecondStep(error)) throw error;
            setSecondStep(true);
            return;
          }
          const { pathname } = router.state.location;
          await ((await isGoing())
            ? navigate({ search: asked, replace: true })
            : router.navigate(wayOn(pathname, destination, viewer.role)));
        }}
        notice={failure === null ? login.notice : t(passkeyFailure(failure))}
      >
        <PasskeyButton onDone={() => void leave()} onFailure={setFailure} />
        <SocialButtons providers={login.providers} onPick={login.pick} />
      </SignInForm>
      <SignInLinks />
    </AuthStage>
  );
}
