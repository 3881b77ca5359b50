import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type SyntheticEvent } from 'react';
import * as v from 'valibot';

import { primaryButton } from '#app/ui/form.recipe.ts';
import { codeRule, codeSchema } from '#domain/account.ts';
import { cx } from '#styled/css/index.js';

import { alarm, below, fullButton, good, inlineLink, lead, step, title } from './auth.recipe.ts';
import { CodeField } from './code-field.tsx';
import { useCountdown } from './use-countdown.ts';
import { useRefusal } from './use-refusal.ts';

interface CodeFormProps {
  /** Where the code went; null after a reload, when only the server knows. */
  email: string | null;
  onCode: (code: string) => Promise<void>;
  onResend: () => Promise<void>;
  onOtherEmail: () => void;
}

/** The code that was mailed to a celebrity. */
export function CodeForm({ email, onCode, onResend, onOtherEmail }: CodeFormProps) {
  const { t } = useLingui();
  const { attempt, sentence, failure } = useRefusal();
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [resent, setResent] = useState(false);
  const [secondsLeft, countAgain] = useCountdown(codeRule.resendSeconds);
  const complete = v.is(codeSchema, code);

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (!complete || busy) return;
    setBusy(true);
    await attempt(() => onCode(code));
    setBusy(false);
  }
  async function resend() {
    setResent(false);
    if (await attempt(onResend)) {
      setResent(true);
      setCode('');
      countAgain();
    }
  }
  return (
    <>
      <p className={step}>
        <Trans>Step 2 of 2</Trans>
      </p>
      <h1 className={title}>
        <Trans>Check your e-mail</Trans>
      </h1>
      <p className={lead}>
        {email === null ? (
          <Trans>
            We sent you a six-digit code. It confirms that this celebrity account is yours.
          </Trans>
        ) : (
          <Trans>
            We sent a six-digit code to <b>{email}</b>. It confirms that this celebrity account is
            yours.
          </Trans>
        )}
      </p>
      <form noValidate onSubmit={(event) => void submit(event)}>
        {failure ? (
          <p role="alert" className={alarm}>
            {failure}
          </p>
        ) : null}
        {resent ? (
          <output className={good}>
            <Trans>A new code is on its way.</Trans>
          </output>
        ) : null}
        <CodeField
          label={t`Verification code`}
          value={code}
          onValue={setCode}
          error={sentence('code', [])}
        />
        <button
          type="submit"
          className={cx(primaryButton, fullButton)}
          disabled={!complete || busy}
        >
          <Trans>Verify and continue</Trans>
        </button>
      </form>
      <p className={below}>
        <Trans>No message after a minute? Look in your spam folder or ask for a new code.</Trans>
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
        <Trans>Use another e-mail address</Trans>
      </button>
    </>
  );
}
