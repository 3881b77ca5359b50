import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { createFileRoute, redirect, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import * as v from 'valibot';

import { AuthStage } from '#app/features/auth/auth-stage.tsx';
import { PasskeyButton } from '#app/features/auth/passkey-button.tsx';
import { passkeyFailure } from '#app/features/auth/passkey.messages.ts';
import { passkeySignInQuery } from '#app/features/auth/second-step.queries.ts';
import { awaitsSecondStep, SecondStep } from '#app/features/auth/second-step.tsx';
import { SignInForm } from '#app/features/auth/sign-in-form.tsx';
import { SignInLinks } from '#app/features/auth/sign-in-links.tsx';
import { SocialButtons } from '#app/features/auth/social-buttons.tsx';
import { socialProvidersQuery } from '#app/features/auth/social-login.queries.ts';
import { useSocialLogin } from '#app/features/auth/use-social-login.ts';
import { bringAccountWords } from '#app/platform/i18n.ts';
import { privatePage } from '#app/platform/page/private-page.ts';
import { useSession } from '#app/session/use-session.ts';
import { viewerQuery } from '#app/session/viewer.queries.ts';
import { useLocale } from '#app/shell/use-locale.ts';
import { safeDestination } from '#domain/account/destination.ts';
import { socialLoginFailures } from '#domain/account/social-login.ts';

export const Route = createFileRoute('/{-$locale}/account/login')({
  codeSplitGroupings: [['component', 'loader']],
  validateSearch: v.object({
    destination: v.fallback(v.optional(v.string()), undefined),
    /** Why a social login ended here, and at which provider. */
    social: v.fallback(v.optional(v.picklist(socialLoginFailures)), undefined),
    provider: v.fallback(v.optional(v.string()), undefined),
    /** `second`: a provider was the first step, and the second is awaited. */
    step: v.fallback(v.optional(v.literal('second')), undefined),
  }),
  beforeLoad: async ({ context, location, search }) => {
    if (await context.queryClient.ensureQueryData(viewerQuery)) {
      throw redirect(wayOn(location.pathname, search.destination));
    }
    await bringAccountWords({ context, location });
  },
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.ensureQueryData(socialProvidersQuery),
      queryClient.ensureQueryData(passkeySignInQuery),
    ]),
  head: privatePage(msg`Log in`),
  component: Login,
});

/** Where a signed-in visitor goes from here: to the destination, else home in the language of the login page. */
function wayOn(pathname: string, destination: string | undefined): { href: string } {
  const safe = safeDestination(destination);
  return { href: safe === '/' ? pathname.replace(/\/account\/login\/?$/, '') || '/' : safe };
}

function Login() {
  const { t } = useLingui();
  const session = useSession();
  const router = useRouter();
  const locale = useLocale();
  const { destination, social, provider, step } = Route.useSearch();
  const login = useSocialLogin({ destination, failed: social, provider });
  const [isSecondStep, setSecondStep] = useState(step === 'second');
  const [failure, setFailure] = useState<unknown>(null);
  const way = () => wayOn(router.state.location.pathname, destination);
  // The page after it is made for the person who is signed in then, as after social login.
  const leave = () => window.location.assign(way().href);
  if (isSecondStep) {
    return (
      <AuthStage>
        <SecondStep locale={locale} onDone={leave} onBack={() => setSecondStep(false)} />
      </AuthStage>
    );
  }
  return (
    <AuthStage>
      <SignInForm
        onSubmit={async (credentials) => {
          setFailure(null);
          try {
            await session.signIn(credentials);
          } catch (error) {
            if (!awaitsSecondStep(error)) throw error;
            setSecondStep(true);
            return;
          }
          await router.navigate(way());
        }}
        notice={failure === null ? login.notice : t(passkeyFailure(failure))}
      >
        <PasskeyButton onDone={leave} onFailure={setFailure} />
        <SocialButtons providers={login.providers} onPick={login.pick} />
      </SignInForm>
      <SignInLinks />
    </AuthStage>
  );
}
