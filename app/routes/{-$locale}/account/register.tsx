import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { useState } from 'react';
import * as v from 'valibot';

import { AuthStage } from '#app/features/auth/auth-stage.tsx';
import { CheckEmail } from '#app/features/auth/check-email.tsx';
import { CodeForm } from '#app/features/auth/code-form.tsx';
import { RegisterForm } from '#app/features/auth/register-form.tsx';
import { SocialButtons } from '#app/features/auth/social-buttons.tsx';
import { socialProvidersQuery } from '#app/features/auth/social-login.queries.ts';
import { useSocialLogin } from '#app/features/auth/use-social-login.ts';
import { confirmCode, register, resendCode } from '#app/features/auth/registration.functions.ts';
import { bringAccountWords } from '#app/platform/i18n.ts';
import { privatePage } from '#app/platform/page/private-page.ts';
import type { Registration } from '#domain/account/account.ts';
import { viewerQuery } from '#app/session/viewer.queries.ts';
import { useLocale } from '#app/shell/use-locale.ts';

/** The attempt is in the address, so that a reload finds the page of its code again. */
const searchSchema = v.object({
  attempt: v.fallback(v.optional(v.pipe(v.string(), v.uuid())), undefined),
});

export const Route = createFileRoute('/{-$locale}/account/register')({
  codeSplitGroupings: [['component', 'loader']],
  validateSearch: searchSchema,
  beforeLoad: async ({ context, location }) => {
    if (await context.queryClient.ensureQueryData(viewerQuery)) {
      throw redirect({ to: '/{-$locale}' });
    }
    await bringAccountWords({ context, location });
  },
  loader: ({ context }) => context.queryClient.ensureQueryData(socialProvidersQuery),
  head: privatePage(msg`Register`),
  component: Register,
});

function Register() {
  const { attempt } = Route.useSearch();
  const navigate = Route.useNavigate();
  const locale = useLocale();
  const login = useSocialLogin({});
  const [sent, setSent] = useState<Registration | null>(null);
  /** The attempt whose address was wrong, while another one is typed. */
  const [instead, setInstead] = useState<string>();
  if (attempt !== undefined) {
    return (
      <AuthStage>
        <CodeForm
          email={sent?.email ?? null}
          onCode={async (code) => {
            await confirmCode({ data: { attempt, code } });
            await navigate({ to: '/{-$locale}/account/choose-application' });
          }}
          onResend={() => resendCode({ data: { attempt } })}
          onOtherEmail={() => {
            setInstead(attempt);
            void navigate({ search: {} });
          }}
        />
      </AuthStage>
    );
  }
  return (
    <AuthStage>
      {sent === null || instead !== undefined ? (
        <RegisterForm
          typed={sent}
          onSubmit={async (registration) => {
            const begun = await register({ data: { registration, locale, instead } });
            setSent(registration);
            setInstead(undefined);
            if (begun !== null) await navigate({ search: { attempt: begun } });
          }}
          notice={login.notice}
        >
          <SocialButtons providers={login.providers} onPick={login.pick} />
        </RegisterForm>
      ) : (
        <Written to={sent.email} />
      )}
    </AuthStage>
  );
}

function Written({ to: email }: { to: string }) {
  return (
    <CheckEmail>
      <Trans>
        We have written to <b>{email}</b>. The e-mail says how to go on.
      </Trans>
    </CheckEmail>
  );
}
