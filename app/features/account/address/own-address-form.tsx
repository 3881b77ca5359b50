import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import * as v from 'valibot';

import { button } from '#app/ui/button.recipe.ts';
import { checkedOnSubmit, useAppForm } from '#app/ui/field/app-form.tsx';
import { panel } from '#app/ui/field/notice.recipe.ts';
import { codeRule, codeSchema } from '#domain/account/account.ts';
import type { Locale } from '#domain/locale.ts';
import { css, cx } from '#styled/css/index.js';

import { accountFieldMessages } from '../account.messages.ts';
import { Alarm } from '../alarm.tsx';
import { fullButton, good, inlineLink } from '../auth.recipe.ts';
import { CodeField } from '../code-field.tsx';
import { confirmAddress, sendAddressCode } from './own-address.functions.ts';
import { useCountdown } from '../use-countdown.ts';
import { useRefusal } from '../use-refusal.ts';

const formSchema = v.object({ code: codeSchema });
const frame = cx(panel, css({ marginTop: '20px' }));
const heading = css({ textStyle: 'h3', marginBottom: '8px' });
const text = css({ color: 'text2', marginBottom: '16px' });

interface OwnAddressFormProps {
  locale: Locale;
  /** What the person wants to do: order, or add a passkey or an app. */
  isFor: 'order' | 'factor';
  /** Called once the address is confirmed. */
  onConfirmed: () => void;
}

/** Asks for the proof that the account's address is the person's own; what was chosen and typed stays as it is. */
export function OwnAddressForm({ locale, isFor, onConfirmed }: OwnAddressFormProps) {
  const { attempt, refused, failure } = useRefusal();
  const [sent, setSent] = useState<{ attempt: string; email: string } | null>(null);
  const [times, setTimes] = useState(0);
  const title = useRef<HTMLHeadingElement>(null);
  // What it asks for comes in the place of an answer that was waited for.
  useEffect(() => {
    if (isFor === 'order') title.current?.focus();
  }, [isFor]);

  async function send() {
    const answered = await attempt(() => sendAddressCode({ data: { locale } }));
    if (!answered) return false;
    setSent(answered.answer);
    setTimes((before) => before + 1);
    return true;
  }

  return (
    <section className={frame} aria-labelledby="own-address">
      <h3 id="own-address" ref={title} tabIndex={-1} className={heading}>
        <Trans>Confirm your email address</Trans>
      </h3>
      {sent === null ? (
        <>
          <p className={text}>
            {isFor === 'order' ? (
              <Trans>
                Before your first order we check that we can reach you. Your basket and everything
                you typed stay here.
              </Trans>
            ) : (
              <Trans>
                We check that this address is yours before you add a passkey or an authenticator
                app.
              </Trans>
            )}
          </p>
          <Alarm sentence={failure} />
          <button
            type="button"
            className={cx(button({ variant: 'outline', wide: true }))}
            onClick={() => void send()}
          >
            <Trans>Send a code</Trans>
          </button>
        </>
      ) : (
        <>
          <p className={text}>
            <Trans>
              We sent a six-digit code to <b>{sent.email}</b>.
            </Trans>
          </p>
          <CodeEntry
            key={times}
            again={times > 1}
            refused={refused}
            failure={failure}
            onCode={async (code) => {
              const done = await attempt(() =>
                confirmAddress({ data: { attempt: sent.attempt, code } }),
              );
              if (done) onConfirmed();
            }}
            onResend={() => void send()}
          />
        </>
      )}
    </section>
  );
}

interface CodeEntryProps extends Pick<ReturnType<typeof useRefusal>, 'refused' | 'failure'> {
  /** Whether this is not the first code. */
  again: boolean;
  onCode: (code: string) => Promise<void>;
  onResend: () => void;
}

function CodeEntry({ again, refused, failure, onCode, onResend }: CodeEntryProps) {
  const { t } = useLingui();
  const [secondsLeft] = useCountdown(codeRule.resendSeconds);
  const form = useAppForm({
    defaultValues: { code: '' },
    validationLogic: checkedOnSubmit,
    validators: { onDynamic: formSchema },
    onSubmit: ({ value }) => onCode(value.code),
  });
  return (
    <>
      <form.AppForm>
        <form.Form refused={refused} sentences={accountFieldMessages}>
          <Alarm sentence={failure} />
          {again ? (
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
                <Trans>Confirm address</Trans>
              </form.Submit>
            )}
          </form.Subscribe>
        </form.Form>
      </form.AppForm>
      <button type="button" className={inlineLink} disabled={secondsLeft > 0} onClick={onResend}>
        {secondsLeft > 0 ? (
          <Trans>Send a new code in {secondsLeft} s</Trans>
        ) : (
          <Trans>Send a new code</Trans>
        )}
      </button>
    </>
  );
}
