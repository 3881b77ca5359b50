import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute, Link } from '@tanstack/react-router';
import { useState } from 'react';

import { AuthStage } from '#app/features/auth/auth-stage.tsx';
import { below, inlineLink, lead } from '#app/features/auth/auth.recipe.ts';
import { FocusedHeading } from '#app/features/auth/focused-heading.tsx';
import { NewPasswordForm } from '#app/features/auth/new-password-form.tsx';
import { resetPassword } from '#app/features/auth/password.functions.ts';
import { bringAccountWords } from '#app/platform/i18n.ts';
import { privatePage } from '#app/platform/page/private-page.ts';
import { useLocale } from '#app/shell/use-locale.ts';

export const Route = createFileRoute('/{-$locale}/account/reset-password')({
  beforeLoad: bringAccountWords,
  head: privatePage(msg`Choose a new password`),
  component: ResetPassword,
});

/** The secret stands behind the #: no server, log or Referer ever sees it there. */
function tokenOfAddress(): string {
  return new URLSearchParams(window.location.hash.slice(1)).get('t') ?? '';
}

function ResetPassword() {
  const locale = useLocale();
  const [done, setDone] = useState(false);
  return (
    <AuthStage>
      {done ? (
        <>
          <FocusedHeading>
            <Trans>Your password was changed</Trans>
          </FocusedHeading>
          <p className={lead}>
            <Link to="/{-$locale}/account/login">
              <Trans>Log in with the new password</Trans>
            </Link>
          </p>
        </>
      ) : (
        <>
          <NewPasswordForm
            asksCurrent={false}
            onSubmit={async ({ password }) => {
              await resetPassword({ data: { token: tokenOfAddress(), password, locale } });
              setDone(true);
            }}
          />
          <p className={below}>
            <Trans>
              Has the link ended?{' '}
              <Link to="/{-$locale}/account/forgot-password" className={inlineLink}>
                Ask for a new one
              </Link>
            </Trans>
          </p>
        </>
      )}
    </AuthStage>
  );
}
