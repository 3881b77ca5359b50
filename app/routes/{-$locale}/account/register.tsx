import { msg } from '@lingui/core/macro';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { useState } from 'react';
import * as v from 'valibot';

import { AuthStage } from '#app/features/account/auth-stage.tsx';
import { CodeForm } from '#app/features/account/registration/code-form.tsx';
import { RegisterForm } from '#app/features/account/registration/register-form.tsx';
import { SocialButtons } from '#app/features/account/sign-in/social-buttons.tsx';
import { socialProvidersQuery } from '#app/features/account/sign-in/social-login.queries.ts';
import { useSocialLogin } from '#app/features/account/sign-in/use-social-login.ts';
import {
  confirmCode,
  register,
  resendCode,
} from '#app/features/account/registration/registration.functions.ts';
import { bringAccountWords } from '#app/platform/i18n.ts';
import { privatePage } from '#app/platform/page/private-page.ts';
import { useSession } from '#app/entities/session/use-session.ts';
import { accountKinds } from '#domain/account/account-kind.ts';
import type { Registration } from '#domain/account/account.ts';
import { viewerQuery } from '#app/entities/session/viewer.queries.ts';
import { useLocale } from '#app/platform/browser/use-locale.ts';

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
    if (await context.queryClient.ensureQueryData(viewerQuery)) {
      // The login page knows where a signed-in visitor goes.
      throw redirect({ to: '/{-$locale}/account/login', search: { destination } });
    }
    await bringAccountWords({ context, location });
  },
  loader: ({ context }) => context.queryClient.ensureQueryData(socialProvidersQuery),
  head: privatePage(msg`Register`),
  component: Register,
});

function Register() {
  const { attempt, as: kind = 'celebrity', destination } = Route.useSearch();
  const navigate = Route.useNavigate();
  const session = useSession();
  const locale = useLocale();
  const login = useSocialLogin({ destination });
  /** With the password, which is never kept: after a reload it is typed once more. */
  const [sent, setSent] = useState<Registration | null>(null);
  /** The attempt whose address was wrong, while another one is typed. */
  const [instead, setInstead] = useState<string>();

  /** Signs in where the password is known, and leads on; the login page asks for it, or knows where to go. */
  async function goOn() {
    if (sent) await session.signIn(sent).catch(() => null);
    await (kind === 'celebrity'
      ? navigate({ to: '/{-$locale}/account/choose-application' })
      : navigate({ to: '/{-$locale}/account/login', search: { destination } }));
  }
  if (attempt !== undefined) {
    return (
      <AuthStage>
        <CodeForm
          kind={kind}
          email={sent?.email ?? null}
          onCode={async (code) => {
            await confirmCode({ data: { kind, attempt, code } });
            await goOn();
          }}
          onResend={() => resendCode({ data: { kind, attempt } })}
          onOtherEmail={() => {
            setInstead(attempt);
            void navigate({ search: { destination } });
          }}
        />
      </AuthStage>
    );
  }
  return (
    <AuthStage>
      <RegisterForm
        typed={sent}
        onSubmit={async (registration) => {
          const begun = await register({ data: { registration, locale, instead } });
          setSent(registration);
          setInstead(undefined);
          await navigate({ search: { attempt: begun, as: registration.kind, destination } });
        }}
        notice={login.notice}
      >
        <SocialButtons providers={login.providers} onPick={login.pick} />
      </RegisterForm>
    </AuthStage>
  );
}
