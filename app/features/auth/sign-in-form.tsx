import { Trans, useLingui } from '@lingui/react/macro';
import { useForm } from '@tanstack/react-form';
import { useState } from 'react';

import { primaryButton } from '#app/ui/form.recipe.ts';
import { TextField } from '#app/ui/text-field.tsx';
import { AppError } from '#domain/app-error.ts';
import { signInSchema, type SignIn } from '#domain/sign-in.ts';
import { cx } from '#styled/css/index.js';

import { AccountTabs } from './account-tabs.tsx';
import { alarm, fullButton, lead, title } from './auth.recipe.ts';
import { fieldMessages, signInFailure } from './auth.messages.ts';
import { PasswordField } from './password-field.tsx';

type Failure = keyof typeof signInFailure;

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
        const wrong = error instanceof AppError && error.code === 'wrong_credentials';
        setFailure(wrong ? 'wrong_credentials' : 'other');
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
    <>
      <h1 className={title}>
        <Trans>Welcome back</Trans>
      </h1>
      <p className={lead}>
        <Trans>Log in to follow your requests.</Trans>
      </p>
      <AccountTabs />
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void form.handleSubmit();
        }}
      >
        {failure ? (
          <p role="alert" className={alarm}>
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
            <PasswordField
              label={t`Password`}
              name="password"
              autoComplete="current-password"
              value={state.value}
              onValue={handleChange}
              error={sentence(state.meta.errors)}
            />
          )}
        </form.Field>
        <form.Subscribe selector={({ isSubmitting }) => isSubmitting}>
          {(isSubmitting) => (
            <button type="submit" className={cx(primaryButton, fullButton)} disabled={isSubmitting}>
              <Trans>Log in</Trans>
            </button>
          )}
        </form.Subscribe>
      </form>
    </>
  );
}
