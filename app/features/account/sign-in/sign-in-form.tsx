import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';

import { checkedOnSubmit, useAppForm } from '#app/ui/field/app-form.tsx';
import { AppError } from '#domain/app-error.ts';
import { signInSchema, type SignIn } from '#domain/account/sign-in/sign-in.ts';
import { css } from '#styled/css/index.js';

import { AccountTabs } from '../account-tabs.tsx';
import { Alarm } from '../alarm.tsx';
import { signInFailure } from './auth.messages.ts';
import { fullButton, lead, title } from '../auth.recipe.ts';
import { ForgotLink } from './sign-in-links.tsx';

type Failure = keyof typeof signInFailure;
const told = ['wrong_credentials', 'account_suspended', 'too_many_requests'] as const;

function failureOf(error: unknown): Failure {
  const code = error instanceof AppError ? error.code : 'backend_failed';
  return told.find((known) => known === code) ?? 'other';
}

interface SignInFormProps {
  onSubmit: (credentials: SignIn) => Promise<void>;
  /** Why another sign-in method failed, or null. */
  notice: string | null;
  /** The other sign-in methods. */
  children: ReactNode;
}

/** User name and password; input is kept after a failure, with the password masked again. */
export function SignInForm({ onSubmit, notice, children }: SignInFormProps) {
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
    <>
      <h1 className={title}>
        <Trans>Welcome back</Trans>
      </h1>
      <p className={lead}>
        <Trans>Log in to track your requests.</Trans>
      </p>
      <AccountTabs />
      <form.AppForm>
        <form.Form>
          <Alarm sentence={failure ? t(signInFailure[failure]) : notice} />
          <form.AppField name="username">
            {({ Text }) => (
              <Text
                label={t`Username or email`}
                autoComplete="username"
                autoCapitalize="none"
                spellCheck={false}
              />
            )}
          </form.AppField>
          <div className={css({ position: 'relative' })}>
            <form.AppField name="password">
              {({ Password }) => <Password label={t`Password`} autoComplete="current-password" />}
            </form.AppField>
            <ForgotLink />
          </div>
          <form.Submit className={fullButton}>
            <Trans>Log in</Trans>
          </form.Submit>
        </form.Form>
      </form.AppForm>
      {children}
    </>
  );
}
