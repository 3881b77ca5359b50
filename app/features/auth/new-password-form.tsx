import { Trans, useLingui } from '@lingui/react/macro';
import { useForm } from '@tanstack/react-form';

import { primaryButton } from '#app/ui/form.recipe.ts';
import { followedLinkSchema, passwordChangeSchema, type PasswordChange } from '#domain/account.ts';
import { cx } from '#styled/css/index.js';

import { alarm, fullButton, lead, title } from './auth.recipe.ts';
import { PasswordField } from './password-field.tsx';
import { useRefusal } from './use-refusal.ts';

interface NewPasswordFormProps {
  /** Whether the password that is to be replaced has to be shown to be known. */
  asksCurrent: boolean;
  /** `current` is empty when it was not asked. */
  onSubmit: (change: PasswordChange) => Promise<void>;
}

/** Another password: after a link was followed, or in the own account. */
export function NewPasswordForm({ asksCurrent, onSubmit }: NewPasswordFormProps) {
  const { t } = useLingui();
  const { attempt, sentence, focusFirstWrong, failure } = useRefusal();
  const form = useForm({
    defaultValues: { current: '', password: '' },
    validators: { onSubmit: asksCurrent ? passwordChangeSchema : followedLinkSchema },
    onSubmit: async ({ value }) => {
      if (await attempt(() => onSubmit(value))) form.reset();
    },
    onSubmitInvalid: focusFirstWrong,
  });
  return (
    <>
      <h1 className={title}>
        <Trans>Choose a new password</Trans>
      </h1>
      <p className={lead}>
        <Trans>Every other device is logged out.</Trans>
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
        {asksCurrent ? (
          <form.Field name="current">
            {({ state, handleChange }) => (
              <PasswordField
                label={t`Current password`}
                name="current"
                autoComplete="current-password"
                value={state.value}
                onValue={handleChange}
                error={sentence('current', state.meta.errors)}
              />
            )}
          </form.Field>
        ) : null}
        <form.Field name="password">
          {({ state, handleChange }) => (
            <PasswordField
              label={t`New password`}
              name="password"
              autoComplete="new-password"
              value={state.value}
              onValue={handleChange}
              error={sentence('password', state.meta.errors)}
            />
          )}
        </form.Field>
        <form.Subscribe selector={({ isSubmitting }) => isSubmitting}>
          {(isSubmitting) => (
            <button type="submit" className={cx(primaryButton, fullButton)} disabled={isSubmitting}>
              <Trans>Save the password</Trans>
            </button>
          )}
        </form.Subscribe>
      </form>
    </>
  );
}
