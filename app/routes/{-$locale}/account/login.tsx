import { msg } from '@lingui/core/macro';
import { createFileRoute, redirect, useRouter } from '@tanstack/react-router';
import * as v from 'valibot';

import { AuthStage } from '#app/features/auth/auth-stage.tsx';
import { SignInForm } from '#app/features/auth/sign-in-form.tsx';
import { SignInLinks } from '#app/features/auth/sign-in-links.tsx';
import { SocialButtons } from '#app/features/auth/social-buttons.tsx';
import { socialProvidersQuery } from '#app/features/auth/social-login.queries.ts';
import { useSocialLogin } from '#app/features/auth/use-social-login.ts';
import { bringAccountWords } from '#app/platform/i18n.ts';
import { privatePage } from '#app/platform/page/private-page.ts';
import { useSession } from '#app/session/use-session.ts';
import { viewerQuery } from '#app/session/viewer.queries.ts';
import { safeDestination } from '#domain/account/destination.ts';
import { socialLoginFailures } from '#domain/account/social-login.ts';

export const Route = createFileRoute('/{-$locale}/account/login')({
  validateSearch: v.object({
    destination: v.fallback(v.optional(v.string()), undefined),
    /** Why a social login ended here, and at which provider. */
    social: v.fallback(v.optional(v.picklist(socialLoginFailures)), undefined),
    provider: v.fallback(v.optional(v.string()), undefined),
  }),
  beforeLoad: async ({ context, location, search }) => {
    if (await context.queryClient.ensureQueryData(viewerQuery)) {
      throw redirect(wayOn(location.pathname, search.destination));
    }
    await bringAccountWords({ context, location });
  },
  loader: ({ context }) => context.queryClient.ensureQueryData(socialProvidersQuery),
  head: privatePage(msg`Log in`),
  component: Login,
});

/** Where a signed-in visitor goes from here: to the destination, else home in the language of the login page. */
function wayOn(pathname: string, destination: string | undefined): { href: string } {
  const safe = safeDestination(destination);
  return { href: safe === '/' ? pathname.replace(/\/account\/login\/?$/, '') || '/' : safe };
}

function Login() {
  const session = useSession();
  const router = useRouter();
  const { destination, social, provider } = Route.useSearch();
  const login = useSocialLogin({ destination, failed: social, provider });
  return (
    <AuthStage>
      <SignInForm
        onSubmit={async (credentials) => {
          await session.signIn(credentials);
          await router.navigate(wayOn(router.state.location.pathname, destination));
        }}
        notice={login.notice}
      >
        <SocialButtons providers={login.providers} onPick={login.pick} />
      </SignInForm>
      <SignInLinks />
    </AuthStage>
  );
}
