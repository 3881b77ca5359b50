import { Trans, useLingui } from '@lingui/react/macro';
import { useForm } from '@tanstack/react-form';

import { primaryButton } from '#app/ui/form.recipe.ts';
import { TextField } from '#app/ui/text-field.tsx';
import { registrationSchema, type AccountKind, type Registration } from '#domain/account.ts';
import { cx } from '#styled/css/index.js';

import { AccountTabs } from './account-tabs.tsx';
import { alarm, fullButton, lead, title } from './auth.recipe.ts';
import { KindChoice } from './kind-choice.tsx';
import { PasswordField } from './password-field.tsx';
import { useRefusal } from './use-refusal.ts';

interface RegisterFormProps {
  onSubmit: (registration: Registration) => Promise<void>;
}

/** Fan or celebrity, and who it is. What was typed stays whatever happens. */
export function RegisterForm({ onSubmit }: RegisterFormProps) {
  const { t } = useLingui();
  const { attempt, sentence, focusFirstWrong, failure } = useRefusal();
  const form = useForm({
    defaultValues: {
      kind: 'fan' as AccountKind,
      shopName: '',
      username: '',
      email: '',
      password: '',
    },
    validators: { onSubmit: registrationSchema },
    onSubmit: async ({ value }) => {
      await attempt(() => onSubmit(value));
    },
    onSubmitInvalid: focusFirstWrong,
  });
  const texts = [
    { name: 'username', label: t`User name`, type: 'text', autoComplete: 'username' },
    { name: 'email', label: t`E-mail`, type: 'email', autoComplete: 'email' },
  ] as const;
  return (
    <>
      <h1 className={title}>
        <Trans>Join Astera</Trans>
      </h1>
      <p className={lead}>
        <Trans>Order from people you admire, or be ordered from.</Trans>
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
            {failure}
          </p>
        ) : null}
        <form.Field name="kind">
          {({ state, handleChange }) => <KindChoice value={state.value} onPick={handleChange} />}
        </form.Field>
        <form.Subscribe selector={({ values }) => values.kind}>
          {(kind) =>
            kind === 'celebrity' ? (
              <form.Field name="shopName">
                {({ state, handleChange }) => (
                  <TextField
                    label={t`Name that fans know you by`}
                    name="shopName"
                    autoComplete="organization"
                    value={state.value}
                    onChange={({ target }) => handleChange(target.value)}
                    error={sentence('shopName', state.meta.errors)}
                  />
                )}
              </form.Field>
            ) : null
          }
        </form.Subscribe>
        {texts.map(({ name, label, type, autoComplete }) => (
          <form.Field key={name} name={name}>
            {({ state, handleChange }) => (
              <TextField
                label={label}
                name={name}
                type={type}
                autoComplete={autoComplete}
                autoCapitalize="none"
                spellCheck={false}
                value={state.value}
                onChange={({ target }) => handleChange(target.value)}
                error={sentence(name, state.meta.errors)}
              />
            )}
          </form.Field>
        ))}
        <form.Field name="password">
          {({ state, handleChange }) => (
            <PasswordField
              label={t`Password`}
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
              <Trans>Register</Trans>
            </button>
          )}
        </form.Subscribe>
      </form>
    </>
  );
}
