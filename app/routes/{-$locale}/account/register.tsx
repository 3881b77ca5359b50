import { msg } from '@lingui/core/macro';
import { createFileRoute, redirect } from '@tanstack/react-router';
import * as v from 'valibot';

import { currentViewer } from '#app/entities/session/current-viewer.ts';
import { RegisterScreen } from '#app/features/account/registration/register-screen.tsx';
import { socialProvidersQuery } from '#app/features/account/sign-in/social-login.queries.ts';
import { loadAccountMessages } from '#app/platform/i18n.ts';
import { privatePage } from '#app/platform/page/route-head.ts';
import { accountKinds } from '#domain/account/account-kind.ts';

/** The attempt is in the address, so that a reload finds the page of its code again. */
const searchSchema = v.object({
  attempt: v.fallback(v.optional(v.pipe(v.string(), v.uuid())), undefined),
  /** Whose code it is. */
  as: v.fallback(v.optional(v.picklist(accountKinds)), undefined),
  destination: v.fallback(v.optional(v.string()), undefined),
});

export const Route = createFileRoute('/{-$locale}/account/register')({
  codeSplitGroupings: [['component', 'loader']],
  validateSearch: searchSchema,
  beforeLoad: async ({ context, location, search: { destination } }) => {
    if (await currentViewer(context.queryClient)) {
      // The login page knows where a signed-in visitor goes.
      throw redirect({ to: '/{-$locale}/account/login', search: { destination } });
    }
    await loadAccountMessages({ context, location });
  },
  loader: ({ context }) => context.queryClient.ensureQueryData(socialProvidersQuery),
  head: privatePage(msg`Register`),
  component: RegisterScreen,
});
