import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { encode } from 'uqr';
import * as v from 'valibot';

import type { useConfirmed } from '#app/entities/session/use-confirmed.ts';
import { button } from '#app/ui/button.recipe.ts';
import { CopyButton } from '#app/ui/copy-button.tsx';
import { questionBox, questionFoot, questionTitle } from '#app/ui/dialog/question.recipe.ts';
import { checkedOnSubmit, useAppForm } from '#app/ui/field/app-form.tsx';
import { oneTimeCodeSchema } from '#domain/account/sign-in/second-factor.ts';
import type { Locale } from '#domain/locale.ts';
import { css } from '#styled/css/index.js';

import { FailureNotice } from './failure-notice.tsx';
import { confirmApp } from './second-factors.functions.ts';
import { securityFieldMessages } from './security.messages.ts';
import { useAttempt } from './use-attempt.ts';

const schema = v.object({ code: oneTimeCodeSchema });
/** Black on white in both themes, so that cameras can read it. */
const frame = css({
  width: '180px',
  maxWidth: '100%',
  marginInline: 'auto',
  marginBottom: '16px',
  padding: '8px',
  border: '1px solid token(colors.border)',
  borderRadius: 'm',
  background: 'white',
  color: '#1F1529',
  '& svg': { display: 'block', width: '100%', height: 'auto' },
});
const keyRow = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px',
  marginBottom: '16px',
  '& code': { fontSize: '15px', overflowWrap: 'anywhere' },
});

export interface NewAppFormProps {
  /** For typing it in. */
  secret: string;
  /** Encoded in the QR code. */
  address: string;
  locale: Locale;
  run: ReturnType<typeof useConfirmed>;
  onClose: () => void;
  /** Called with the recovery codes when this is the first factor. */
  onAdded: (codes: readonly string[] | null) => Promise<void>;
}

function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => {
    const { data, size: modules } = encode(text, { ecc: 'M', border: 1 });
    const dark = data.flatMap((row, y) =>
      row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : [])),
    );
    return { size: modules, path: dark.join('') };
  }, [text]);
  return (
    <div className={frame}>
      <svg
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        role="img"
        aria-label={label}
      >
        <path d={path} fill="currentColor" />
      </svg>
    </div>
  );
}

/** The key as a QR code and as text, and the first code, which proves that the app has it. */
export function NewAppForm({ secret, address, locale, run, onClose, onAdded }: NewAppFormProps) {
  const { t } = useLingui();
  const { attempt, refused, failure } = useAttempt();
  const form = useAppForm({
    defaultValues: { code: '' },
    validationLogic: checkedOnSubmit,
    validators: { onDynamic: schema },
    onSubmit: async ({ value: { code } }) => {
      await attempt(async () => {
        const confirmed = await run(() => confirmApp({ data: { code, locale } }));
        if (confirmed) await onAdded(confirmed.answer);
      });
    },
  });
  return (
    <div className={questionBox}>
      <h2 className={questionTitle}>
        <Trans>Set up the authenticator app</Trans>
      </h2>
      <p className={css({ color: 'text2', marginBottom: '16px' })}>
        <Trans>Scan this code with the app, or enter the key. Then enter the code it shows.</Trans>
      </p>
      <QrCode text={address} label={t`QR code with the key`} />
      <div className={keyRow}>
        <code>{secret.match(/.{1,4}/g)?.join(' ')}</code>
        <CopyButton label={t`Key`} value={secret} />
      </div>
      <form.AppForm>
        <form.Form refused={refused} sentences={securityFieldMessages}>
          <FailureNotice sentence={failure} />
          <form.AppField name="code">
            {({ Text }) => (
              <Text
                label={t`Code from the app`}
                inputMode="numeric"
                autoComplete="one-time-code"
                data-first-focus
              />
            )}
          </form.AppField>
          <div className={questionFoot}>
            <button type="button" className={button({ variant: 'outline' })} onClick={onClose}>
              <Trans>Cancel</Trans>
            </button>
            <form.Submit className={button()}>
              <Trans>Confirm the code</Trans>
            </form.Submit>
          </div>
        </form.Form>
      </form.AppForm>
    </div>
  );
}
