import { Trans, useLingui } from '@lingui/react/macro';

import { checkedOnSubmit, useAppForm } from '#app/ui/field/app-form.tsx';
import { forgottenSchema } from '#domain/account/account.ts';

import { accountFieldMessages } from '../account.messages.ts';
import { Alarm } from '../alarm.tsx';
import { fullButton, lead, title } from '../auth.recipe.ts';
import { useRefusal } from '../use-refusal.ts';

/** Asks for the account whose password was forgotten. */
export function ForgotPasswordForm(props: { onSubmit: (username: string) => Promise<void> }) {
  const { t } = useLingui();
  const { attempt, refused, failure } = useRefusal();
  const form = useAppForm({
    defaultValues: { username: '' },
    validationLogic: checkedOnSubmit,
    validators: { onDynamic: forgottenSchema },
    onSubmit: async ({ value }) => {
      await attempt(() => props.onSubmit(value.username));
    },
  });
  return (
    <>
      <h1 className={title}>
        <Trans>Forgot password?</Trans>
      </h1>
      <p className={lead}>
        <Trans>
          Enter your username or email and we’ll send you a link to choose a new password.
        </Trans>
      </p>
      <form.AppForm>
        <form.Form refused={refused} sentences={accountFieldMessages}>
          <Alarm sentence={failure} />
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
          <form.Submit className={fullButton}>
            <Trans>Send the link</Trans>
          </form.Submit>
        </form.Form>
      </form.AppForm>
    </>
  );
}
