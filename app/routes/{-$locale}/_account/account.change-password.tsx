import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';

import { good } from '#app/features/account/auth.recipe.ts';
import { NewPasswordForm } from '#app/features/account/password/new-password-form.tsx';
import { changePassword } from '#app/features/account/password/password.functions.ts';
import { privatePage } from '#app/platform/page/private-page.ts';
import { useLocale } from '#app/platform/browser/use-locale.ts';
import { page } from '#app/ui/layout/page.recipe.ts';
import { css, cx } from '#styled/css/index.js';

export const Route = createFileRoute('/{-$locale}/_account/account/change-password')({
  head: privatePage(msg`Choose a new password`),
  component: ChangePassword,
});

function ChangePassword() {
  const locale = useLocale();
  const [done, setDone] = useState(false);
  return (
    <div className={cx(page, css({ maxWidth: '520px' }))}>
      {done ? (
        <output className={good}>
          <Trans>Your password was changed</Trans>
        </output>
      ) : null}
      <NewPasswordForm
        asksCurrent
        onSubmit={async (change) => {
          setDone(false);
          await changePassword({ data: { ...change, locale } });
          setDone(true);
        }}
      />
    </div>
  );
}
