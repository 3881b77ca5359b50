import { Trans } from '@lingui/react/macro';
import { useState } from 'react';

import { useLocale } from '#app/platform/browser/use-locale.ts';
import { page } from '#app/ui/layout/page.recipe.ts';
import { css, cx } from '#styled/css/index.js';

import { good } from '../auth.recipe.ts';
import { NewPasswordForm } from './new-password-form.tsx';
import { changePassword } from './password.functions.ts';

/** Replaces a known password with a new one. */
export function ChangePasswordScreen() {
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
