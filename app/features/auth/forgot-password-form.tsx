import { Trans, useLingui } from '@lingui/react/macro';
import { useForm } from '@tanstack/react-form';

import { primaryButton } from '#app/ui/form.recipe.ts';
import { TextField } from '#app/ui/text-field.tsx';
import { forgottenSchema } from '#domain/account.ts';
import { cx } from '#styled/css/index.js';

import { alarm, fullButton, lead, title } from './auth.recipe.ts';
import { useRefusal } from './use-refusal.ts';

/** Asks who forgot the password. */
export function ForgotPasswordForm(props: { onSubmit: (username: string) => Promise<void> }) {
  const { t } = useLingui();
  const { attempt, sentence, focusFirstWrong, failure } = useRefusal();
  const form = useForm({
    defaultValues: { username: '' },
    validators: { onSubmit: forgottenSchema },
    onSubmit: async ({ value }) => {
      await attempt(() => props.onSubmit(value.username));
    },
    onSubmitInvalid: focusFirstWrong,
  });
  return (
    <>
      <h1 className={title}>
        <Trans>Forgot password?</Trans>
      </h1>
      <p className={lead}>
        <Trans>Tell us who you are, and we send you a link to choose a new one.</Trans>
      </p>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void form.handleSubmit();
        }}
      >
        {failure ? (
          <p role="alert" className={alarm}>
            {failure}
          </p>
        ) : null}
        <form.Field name="username">
          {({ state, handleChange }) => (
            <TextField
              label={t`User name or e-mail`}
              name="username"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              value={state.value}
              onChange={({ target }) => handleChange(target.value)}
              error={sentence('username', state.meta.errors)}
            />
          )}
        </form.Field>
        <form.Subscribe selector={({ isSubmitting }) => isSubmitting}>
          {(isSubmitting) => (
            <button type="submit" className={cx(primaryButton, fullButton)} disabled={isSubmitting}>
              <Trans>Send the link</Trans>
            </button>
          )}
        </form.Subscribe>
      </form>
    </>
  );
}
