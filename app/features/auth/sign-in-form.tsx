import { Trans, useLingui } from '@lingui/react/macro';
import { useForm } from '@tanstack/react-form';
import { useState } from 'react';

import { fieldError, panel, primaryButton } from '#app/ui/form.recipe.ts';
import { page } from '#app/ui/page.recipe.ts';
import { TextField } from '#app/ui/text-field.tsx';
import { AppError } from '#domain/app-error.ts';
import { signInSchema, type SignIn } from '#domain/sign-in.ts';
import { css, cx } from '#styled/css/index.js';

import { fieldMessages, signInFailure } from './auth.messages.ts';

type Failure = keyof typeof signInFailure;

function failureOf(error: unknown): Failure {
  const code = error instanceof AppError ? error.code : 'backend_failed';
  return code === 'wrong_credentials' || code === 'too_many_requests' ? code : 'other';
}

/** User name and password; what was typed stays after a failure, but for the password's secrecy on screen. */
export function SignInForm({ onSubmit }: { onSubmit: (credentials: SignIn) => Promise<void> }) {
  const { t } = useLingui();
  const [failure, setFailure] = useState<Failure | null>(null);
  const form = useForm({
    defaultValues: { username: '', password: '' },
    validators: { onSubmit: signInSchema },
    onSubmit: async ({ value }) => {
      setFailure(null);
      try {
        await onSubmit(value);
      } catch (error) {
        setFailure(failureOf(error));
      }
    },
    onSubmitInvalid: () => document.querySelector<HTMLElement>('[aria-invalid=true]')?.focus(),
  });
  const sentence = (errors: readonly unknown[]) => {
    const [first] = errors;
    if (!(first instanceof Object) || !('message' in first)) return undefined;
    const message = fieldMessages[String(first.message)];
    return message ? t(message) : undefined;
  };
  return (
    <div className={cx(page, css({ maxWidth: '520px' }))}>
      <h1 className={css({ textStyle: 'h1', marginBottom: '24px' })}>
        <Trans>Log in</Trans>
      </h1>
      <form
        noValidate
        className={panel}
        onSubmit={(event) => {
          event.preventDefault();
          void form.handleSubmit();
        }}
      >
        {failure ? (
          <p role="alert" className={cx(fieldError, css({ marginBottom: '16px' }))}>
            {t(signInFailure[failure])}
          </p>
        ) : null}
        <form.Field name="username">
          {({ state, handleChange }) => (
            <TextField
              label={t`User name or e-mail`}
              name="username"
              autoComplete="username"
              value={state.value}
              onChange={({ target }) => handleChange(target.value)}
              error={sentence(state.meta.errors)}
            />
          )}
        </form.Field>
        <form.Field name="password">
          {({ state, handleChange }) => (
            <TextField
              label={t`Password`}
              name="password"
              type="password"
              autoComplete="current-password"
              value={state.value}
              onChange={({ target }) => handleChange(target.value)}
              error={sentence(state.meta.errors)}
            />
          )}
        </form.Field>
        <form.Subscribe selector={({ isSubmitting }) => isSubmitting}>
          {(isSubmitting) => (
            <button type="submit" className={primaryButton} disabled={isSubmitting}>
              <Trans>Log in</Trans>
            </button>
          )}
        </form.Subscribe>
      </form>
    </div>
  );
}
