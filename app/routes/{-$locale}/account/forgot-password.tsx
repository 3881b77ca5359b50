import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';

import { AuthStage } from '#app/features/account/auth-stage.tsx';
import { CheckEmail } from '#app/features/account/password/check-email.tsx';
import { ForgotPasswordForm } from '#app/features/account/password/forgot-password-form.tsx';
import { requestReset } from '#app/features/account/password/password.functions.ts';
import { bringAccountWords } from '#app/platform/i18n.ts';
import { privatePage } from '#app/platform/page/private-page.ts';
import { useLocale } from '#app/platform/browser/use-locale.ts';

export const Route = createFileRoute('/{-$locale}/account/forgot-password')({
  beforeLoad: bringAccountWords,
  head: privatePage(msg`Forgot password?`),
  component: ForgotPassword,
});

function ForgotPassword() {
  const locale = useLocale();
  const [asked, setAsked] = useState(false);
  return (
    <AuthStage>
      {asked ? (
        <CheckEmail>
          <Trans>If there is such an account, an e-mail with a link is on its way.</Trans>
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
