import { Trans, useLingui } from '@lingui/react/macro';

import { checkedOnSubmit, useAppForm } from '#app/ui/field/app-form.tsx';
import {
  followedLinkSchema,
  passwordChangeSchema,
  type PasswordChange,
} from '#domain/account/account.ts';
import { css } from '#styled/css/index.js';

import { accountFieldMessages } from '../account.messages.ts';
import { Alarm } from '../alarm.tsx';
import { fullButton, lead, title } from '../auth.recipe.ts';
import { useRefusal } from '../use-refusal.ts';

/** Like the heading of every account page. */
const centred = css({ textAlign: 'center' });

interface NewPasswordFormProps {
  /** Whether the current password must be entered. */
  asksCurrent: boolean;
  /** `current` is empty if it was not requested. */
  onSubmit: (change: PasswordChange) => Promise<void>;
}

/** Sets a new password, from a reset link or in the account. */
export function NewPasswordForm({ asksCurrent, onSubmit }: NewPasswordFormProps) {
  const { t } = useLingui();
  const { attempt, refused, failure } = useRefusal();
  const form = useAppForm({
    defaultValues: { current: '', password: '' },
    validationLogic: checkedOnSubmit,
    validators: { onDynamic: asksCurrent ? passwordChangeSchema : followedLinkSchema },
    onSubmit: async ({ value, formApi }) => {
      if (await attempt(() => onSubmit(value))) formApi.reset();
    },
  });
  return (
    <>
      <div className={asksCurrent ? centred : undefined}>
        <h1 className={title}>
          <Trans>Choose a new password</Trans>
        </h1>
        <p className={lead}>
          <Trans>You’ll be logged out on all other devices.</Trans>
        </p>
      </div>
      <form.AppForm>
        <form.Form refused={refused} sentences={accountFieldMessages}>
          <Alarm sentence={failure} />
          {asksCurrent ? (
            <form.AppField name="current">
              {({ Password }) => (
                <Password label={t`Current password`} autoComplete="current-password" />
              )}
            </form.AppField>
          ) : null}
          <form.AppField name="password">
            {({ Password }) => <Password label={t`New password`} autoComplete="new-password" />}
          </form.AppField>
          <form.Submit className={fullButton}>
            <Trans>Save the password</Trans>
          </form.Submit>
        </form.Form>
      </form.AppForm>
    </>
  );
}
