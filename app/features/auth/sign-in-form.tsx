import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { checkedOnSubmit, useAppForm } from '#app/ui/app-form.tsx';
import { fieldError, panel, primaryButton } from '#app/ui/form.recipe.ts';
import { page } from '#app/ui/page.recipe.ts';
import { AppError } from '#domain/app-error.ts';
import { signInSchema, type SignIn } from '#domain/sign-in.ts';
import { css, cx } from '#styled/css/index.js';

import { signInFailure } from './auth.messages.ts';

type Failure = keyof typeof signInFailure;

function failureOf(error: unknown): Failure {
  const code = error instanceof AppError ? error.code : 'backend_failed';
  return code === 'wrong_credentials' || code === 'too_many_requests' ? code : 'other';
}

/** User name and password; what was typed stays after a failure, but for the password's secrecy on screen. */
export function SignInForm({ onSubmit }: { onSubmit: (credentials: SignIn) => Promise<void> }) {
  const { t } = useLingui();
  const [failure, setFailure] = useState<Failure | null>(null);
  const form = useAppForm({
    defaultValues: { username: '', password: '' },
    validationLogic: checkedOnSubmit,
    validators: { onDynamic: signInSchema },
    onSubmit: async ({ value }) => {
      setFailure(null);
      try {
        await onSubmit(value);
      } catch (error) {
        setFailure(failureOf(error));
      }
    },
  });
  return (
    <div className={cx(page, css({ maxWidth: '520px' }))}>
      <h1 className={css({ textStyle: 'h1', marginBottom: '24px' })}>
        <Trans>Log in</Trans>
      </h1>
      <form.AppForm>
        <form.Form className={panel}>
          {failure ? (
            <p role="alert" className={cx(fieldError, css({ marginBottom: '16px' }))}>
              {t(signInFailure[failure])}
            </p>
          ) : null}
          <form.AppField name="username">
            {({ Text }) => <Text label={t`User name or e-mail`} autoComplete="username" />}
          </form.AppField>
          <form.AppField name="password">
            {({ Text }) => (
              <Text label={t`Password`} type="password" autoComplete="current-password" />
            )}
          </form.AppField>
          <form.Subscribe selector={({ isSubmitting }) => isSubmitting}>
            {(isSubmitting) => (
              <button type="submit" className={primaryButton} disabled={isSubmitting}>
                <Trans>Log in</Trans>
              </button>
            )}
          </form.Subscribe>
        </form.Form>
      </form.AppForm>
    </div>
  );
}
