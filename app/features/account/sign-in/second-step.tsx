import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as v from 'valibot';

import { showPasskey } from '#app/platform/browser/passkey.ts';
import { checkedOnSubmit, useAppForm } from '#app/ui/field/app-form.tsx';
import { busyButtonProps } from '#app/ui/state/busy-button-props.ts';
import { oneTimeCodeSchema, recoveryCodeSchema } from '#domain/account/sign-in/second-factor.ts';
import { AppError } from '#domain/app-error.ts';
import type { Locale } from '#domain/locale.ts';

import { accountFieldMessages } from '../account.messages.ts';
import { Alarm } from '../alarm.tsx';
import { fullButton, inlineLink, lead } from '../auth.recipe.ts';
import { CodeField } from '../code-field.tsx';
import { FocusedHeading } from '../focused-heading.tsx';
import { passkeyFailure } from './passkey.messages.ts';
import {
  beginSecondPasskey,
  finishByCode,
  finishByPasskey,
  finishByRecoveryCode,
} from './second-step.functions.ts';
import { secondStepQuery } from './second-step.queries.ts';
import { useRefusal } from '../use-refusal.ts';

type Way = 'app' | 'passkey' | 'recovery';
const ways = ['passkey', 'app', 'recovery'] as const satisfies readonly Way[];

interface SecondStepProps {
  locale: Locale;
  onDone: () => void;
  /** Back to the first step. */
  onBack: () => void;
}

function CodeStep({
  way,
  onCode,
}: {
  way: 'app' | 'recovery';
  onCode: (code: string) => Promise<void>;
}) {
  const { t } = useLingui();
  const { attempt, refused, failure } = useRefusal();
  const isApp = way === 'app';
  const form = useAppForm({
    defaultValues: { code: '' },
    validationLogic: checkedOnSubmit,
    validators: {
      onDynamic: v.object({ code: isApp ? oneTimeCodeSchema : recoveryCodeSchema }),
    },
    onSubmit: async ({ value }) => {
      await attempt(() => onCode(value.code));
    },
  });
  return (
    <form.AppForm>
      <form.Form refused={refused} sentences={accountFieldMessages}>
        <Alarm sentence={failure} />
        <form.AppField name="code">
          {({ Text }) =>
            isApp ? (
              <CodeField label={t`Code from the app`} />
            ) : (
              <Text
                label={t`Recovery code`}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
              />
            )
          }
        </form.AppField>
        <form.Submit className={fullButton}>
          <Trans>Log in</Trans>
        </form.Submit>
      </form.Form>
    </form.AppForm>
  );
}

function PasskeyStep({ onDone }: { onDone: () => void }) {
  const { t } = useLingui();
  const [failure, setFailure] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  async function show() {
    setAsking(true);
    setFailure(null);
    try {
      const response = await showPasskey(await beginSecondPasskey());
      await finishByPasskey({ data: { response } });
      onDone();
    } catch (error) {
      setFailure(t(passkeyFailure(error)));
    } finally {
      setAsking(false);
    }
  }
  return (
    <>
      <Alarm sentence={failure} />
      <button
        type="button"
        className={fullButton}
        {...busyButtonProps(isAsking, () => void show())}
      >
        <Trans>Use your passkey</Trans>
      </button>
    </>
  );
}

/** The second step of a sign-in, with any of the user's factors. */
export function SecondStep({ locale, onDone, onBack }: SecondStepProps) {
  const { data: has } = useQuery(secondStepQuery);
  const [picked, setPicked] = useState<Way | null>(null);
  if (has === undefined) return null;
  const way = picked ?? (has?.passkey ? 'passkey' : 'app');
  const others = ways.filter((one) => one !== way && (one === 'recovery' || has?.[one]));
  const finish = async (code: string) => {
    await (way === 'app'
      ? finishByCode({ data: { code } })
      : finishByRecoveryCode({ data: { code, locale } }));
    onDone();
  };
  return (
    <>
      <FocusedHeading>
        <Trans>One more step</Trans>
      </FocusedHeading>
      {has === null ? (
        <p className={lead}>
          <Trans>That took too long. Please log in again.</Trans>
        </p>
      ) : (
        <>
          <p className={lead}>
            {way === 'app' ? <Trans>Enter the code shown in your authenticator app.</Trans> : null}
            {way === 'passkey' ? (
              <Trans>Confirm with your fingerprint, face or device PIN.</Trans>
            ) : null}
            {way === 'recovery' ? (
              <Trans>Enter one of the recovery codes you saved. Each works once.</Trans>
            ) : null}
          </p>
          {way === 'passkey' ? (
            <PasskeyStep onDone={onDone} />
          ) : (
            <CodeStep key={way} way={way} onCode={finish} />
          )}
          {others.map((other) => (
            <div key={other}>
              <button type="button" className={inlineLink} onClick={() => setPicked(other)}>
                {other === 'app' ? <Trans>Use the authenticator app</Trans> : null}
                {other === 'passkey' ? <Trans>Use a passkey</Trans> : null}
                {other === 'recovery' ? <Trans>Use a recovery code</Trans> : null}
              </button>
            </div>
          ))}
        </>
      )}
      <button type="button" className={inlineLink} onClick={onBack}>
        <Trans>Back to login</Trans>
      </button>
    </>
  );
}

/** Whether a sign-in was refused only because the second factor is required. */
export function awaitsSecondStep(error: unknown): boolean {
  return error instanceof AppError && error.code === 'second_step_required';
}
