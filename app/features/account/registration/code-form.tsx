import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import * as v from 'valibot';

import { checkedOnSubmit, useAppForm } from '#app/ui/field/app-form.tsx';
import type { AccountKind } from '#domain/account/account-kind.ts';
import { codeRule, codeSchema } from '#domain/account/account.ts';

import { accountFieldMessages } from '../account.messages.ts';
import { Alarm } from '../alarm.tsx';
import { below, fullButton, good, inlineLink, lead, step, title } from '../auth.recipe.ts';
import { CodeField } from '../code-field.tsx';
import { useCountdown } from '../use-countdown.ts';
import { useRefusal } from '../use-refusal.ts';

const formSchema = v.object({ code: codeSchema });

interface CodeFormProps {
  kind: AccountKind;
  /** Where the code was sent; null after a reload, when only the server knows. */
  email: string | null;
  onCode: (code: string) => Promise<void>;
  onResend: () => Promise<void>;
  onOtherEmail: () => void;
}

/** The purpose of the code, and where it was sent. */
function Sent({ kind, email }: Pick<CodeFormProps, 'kind' | 'email'>) {
  if (kind === 'fan') {
    return email === null ? (
      <Trans>We sent you a six-digit code. It confirms that this email address is yours.</Trans>
    ) : (
      <Trans>
        We sent a six-digit code to <b>{email}</b>. It confirms that this email address is yours.
      </Trans>
    );
  }
  return email === null ? (
    <Trans>We sent you a six-digit code. It confirms that this celebrity account is yours.</Trans>
  ) : (
    <Trans>
      We sent a six-digit code to <b>{email}</b>. It confirms that this celebrity account is yours.
    </Trans>
  );
}

/** The code mailed to a new account. */
export function CodeForm({ kind, email, onCode, onResend, onOtherEmail }: CodeFormProps) {
  const { t } = useLingui();
  const { attempt, refused, failure } = useRefusal();
  const form = useAppForm({
    defaultValues: { code: '' },
    validationLogic: checkedOnSubmit,
    validators: { onDynamic: formSchema },
    onSubmit: async ({ value }) => {
      await attempt(() => onCode(value.code));
    },
  });
  const [resent, setResent] = useState(false);
  const [secondsLeft, countAgain] = useCountdown(codeRule.resendSeconds);

  async function resend() {
    setResent(false);
    if (await attempt(onResend)) {
      setResent(true);
      form.reset();
      countAgain();
    }
  }
  return (
    <>
      <p className={step}>
        <Trans>Step 2 of 2</Trans>
      </p>
      <h1 className={title}>
        <Trans>Check your email</Trans>
      </h1>
      <p className={lead}>
        <Sent kind={kind} email={email} />
      </p>
      <form.AppForm>
        <form.Form refused={refused} sentences={accountFieldMessages}>
          <Alarm sentence={failure} />
          {resent ? (
            <output className={good}>
              <Trans>A new code is on its way.</Trans>
            </output>
          ) : null}
          <form.AppField name="code">
            {() => <CodeField label={t`Verification code`} />}
          </form.AppField>
          <form.Subscribe selector={({ values }) => v.is(codeSchema, values.code)}>
            {(complete) => (
              <form.Submit className={fullButton} disabled={!complete}>
                <Trans>Verify and continue</Trans>
              </form.Submit>
            )}
          </form.Subscribe>
        </form.Form>
      </form.AppForm>
      <p className={below}>
        <Trans>No email after a minute? Check your spam folder or ask for a new code.</Trans>
      </p>
      <button
        type="button"
        className={inlineLink}
        disabled={secondsLeft > 0}
        onClick={() => void resend()}
      >
        {secondsLeft > 0 ? (
          <Trans>Send a new code in {secondsLeft} s</Trans>
        ) : (
          <Trans>Send a new code</Trans>
        )}
      </button>
      <br />
      <button type="button" className={inlineLink} onClick={onOtherEmail}>
        <Trans>Use another email address</Trans>
      </button>
    </>
  );
}
