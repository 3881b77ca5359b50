import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { createFileRoute, redirect, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import * as v from 'valibot';

import { AuthStage } from '#app/features/account/auth-stage.tsx';
import { NewcomerStep } from '#app/features/account/sign-in/newcomer-step.tsx';
import { PasskeyButton } from '#app/features/account/sign-in/passkey-button.tsx';
import { passkeyFailure } from '#app/features/account/sign-in/passkey.messages.ts';
import { passkeySignInQuery } from '#app/features/account/sign-in/second-step.queries.ts';
import { awaitsSecondStep, SecondStep } from '#app/features/account/sign-in/second-step.tsx';
import { SignInForm } from '#app/features/account/sign-in/sign-in-form.tsx';
import { SignInLinks } from '#app/features/account/sign-in/sign-in-links.tsx';
import { SocialButtons } from '#app/features/account/sign-in/social-buttons.tsx';
import { socialProvidersQuery } from '#app/features/account/sign-in/social-login.queries.ts';
import { useSocialLogin } from '#app/features/account/sign-in/use-social-login.ts';
import { DeletionStep } from '#app/features/account/my-data/deletion-step.tsx';
import { bringAccountWords, localeOfPath } from '#app/platform/i18n.ts';
import { privatePage } from '#app/platform/page/private-page.ts';
import { useSession } from '#app/entities/session/use-session.ts';
import { viewerQuery } from '#app/entities/session/viewer.queries.ts';
import { useLocale } from '#app/platform/browser/use-locale.ts';
import { landingOf, safeDestination } from '#domain/account/destination.ts';
import type { Role } from '#domain/account/role.ts';
import { loginSteps } from '#domain/account/sign-in/login-step.ts';
import { socialLoginFailures } from '#domain/account/sign-in/social-login.ts';
import type { User } from '#domain/account/user.ts';
import { addressIn } from '#domain/localized-address.ts';

/** Loaded only when it is asked: few visitors of this page plan to leave. */
async function isDeletionPlanned(queryClient: QueryClient): Promise<boolean> {
  const queries = await import('#app/features/account/my-data/my-data.queries.ts');
  return (await queryClient.fetchQuery(queries.plannedDeletionQuery)) !== null;
}

export const Route = createFileRoute('/{-$locale}/account/login')({
  codeSplitGroupings: [['component', 'loader']],
  validateSearch: v.object({
    destination: v.fallback(v.optional(v.string()), undefined),
    /** Why a social login ended here, and at which provider. */
    social: v.fallback(v.optional(v.picklist(socialLoginFailures)), undefined),
    provider: v.fallback(v.optional(v.string()), undefined),
    /** What is asked besides; `deletion` of who is signed in already. */
    step: v.fallback(v.optional(v.picklist(loginSteps)), undefined),
  }),
  beforeLoad: async ({ context, location, search }) => {
    const viewer = await context.queryClient.ensureQueryData(viewerQuery);
    if (viewer) {
      const isAsked = search.step === 'deletion' && (await isDeletionPlanned(context.queryClient));
      if (!isAsked) throw redirect(wayOn(location.pathname, search.destination, viewer.role));
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

/** Where a signed-in visitor goes from here: to the destination, else to what waits, in the language of the login page. */
function wayOn(pathname: string, destination: string | undefined, role: Role): { href: string } {
  const safe = safeDestination(destination);
  if (safe !== '/') return { href: safe };
  return { href: addressIn(localeOfPath(pathname), landingOf(role)) };
}

function Login() {
  const { t } = useLingui();
  const session = useSession();
  const router = useRouter();
  const locale = useLocale();
  const { destination, social, provider, step } = Route.useSearch();
  const login = useSocialLogin({ destination, failed: social, provider });
  const navigate = Route.useNavigate();
  const queryClient = useQueryClient();
  const [isSecondStep, setSecondStep] = useState(step === 'second');
  const [failure, setFailure] = useState<unknown>(null);
  // An account that is going to be deleted is asked about first. No one is kept out because that cannot be read.
  const isGoing = () => isDeletionPlanned(queryClient).catch(() => false);
  const asked = { ...(destination ? { destination } : {}), step: 'deletion' } as const;
  const openAnew = (search: Readonly<Record<string, string>>) => {
    const { pathname } = router.state.location;
    window.location.assign(`${pathname}?${new URLSearchParams(search)}`);
  };
  // The page after it is made for the person who is signed in then, as after social login: this one leads on by itself.
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
