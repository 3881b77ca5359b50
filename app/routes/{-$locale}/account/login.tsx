import { msg } from '@lingui/core/macro';
import { createFileRoute, redirect } from '@tanstack/react-router';
import * as v from 'valibot';

import { currentViewer } from '#app/entities/session/current-viewer.ts';
import { isDeletionPlanned, wayOn } from '#app/features/account/sign-in/after-login.ts';
import { LoginScreen } from '#app/features/account/sign-in/login-screen.tsx';
import { passkeySignInQuery } from '#app/features/account/sign-in/second-step.queries.ts';
import { socialProvidersQuery } from '#app/features/account/sign-in/social-login.queries.ts';
import { loadAccountMessages } from '#app/platform/i18n.ts';
import { privatePage } from '#app/platform/page/route-head.ts';
import { loginSteps } from '#domain/account/sign-in/login-step.ts';
import { socialLoginFailures } from '#domain/account/sign-in/social-login.ts';

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
    const viewer = await currentViewer(context.queryClient);
    if (viewer) {
      const isAsked = search.step === 'deletion' && (await isDeletionPlanned(context.queryClient));
      if (!isAsked) throw redirect(wayOn(location.pathname, search.destination, viewer.role));
    }
    await loadAccountMessages({ context, location });
  },
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.ensureQueryData(socialProvidersQuery),
      queryClient.ensureQueryData(passkeySignInQuery),
    ]),
  head: privatePage(msg`Log in`),
  component: LoginScreen,
});
