import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { button } from '#app/ui/button.recipe.ts';
import { panel } from '#app/ui/field/notice.recipe.ts';
import type { Locale } from '#domain/locale.ts';
import { css, cx } from '#styled/css/index.js';
import { Alarm } from '../alarm.tsx';
import { confirmAddress, sendAddressCode } from './own-address.functions.ts';
import { useRefusal } from '../use-refusal.ts';
import { CodeEntry } from './code-entry.tsx';

const frame = cx(panel, css({ marginTop: '20px' }));

const heading = css({ textStyle: 'h3', marginBottom: '8px' });

const text = css({ color: 'text2', marginBottom: '16px' });

interface OwnAddressFormProps {
  locale: Locale;
  /** What the user wants to do: place an order, or add a passkey or an authenticator app. */
  isFor: 'order' | 'factor';
  /** Called once the address is confirmed. */
  onConfirmed: () => void;
}

/** Asks the user to prove that the account's address is theirs; selections and input are kept. */
export function OwnAddressForm({ locale, isFor, onConfirmed }: OwnAddressFormProps) {
  const { attempt, refused, failure } = useRefusal();
  const [sent, setSent] = useState<{ attempt: string; email: string } | null>(null);
  const [times, setTimes] = useState(0);
  const title = useRef<HTMLHeadingElement>(null);
  // It replaces a result that was being waited for.
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
                Before your first order, we check that we can reach you. Your basket and everything
                you’ve entered will stay here.
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
