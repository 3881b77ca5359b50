import { Trans } from '@lingui/react/macro';
import { useState } from 'react';

import { useLocale } from '#app/platform/browser/use-locale.ts';

import { AuthStage } from '../auth-stage.tsx';
import { CheckEmail } from './check-email.tsx';
import { ForgotPasswordForm } from './forgot-password-form.tsx';
import { requestReset } from './password.functions.ts';

/** Requests a password reset link; does not reveal whether the account exists. */
export function ForgotPasswordScreen() {
  const locale = useLocale();
  const [asked, setAsked] = useState(false);
  return (
    <AuthStage>
      {asked ? (
        <CheckEmail>
          <Trans>If that matches an account, an email with a link is on its way.</Trans>
        </CheckEmail>
      ) : (
        <ForgotPasswordForm
          onSubmit={async (username) => {
            await requestReset({ data: { username, locale } });
            setAsked(true);
          }}
        />
      )}
    </AuthStage>
  );
}
