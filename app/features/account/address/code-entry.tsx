import { Trans, useLingui } from '@lingui/react/macro';
import * as v from 'valibot';
import { checkedOnSubmit, useAppForm } from '#app/ui/field/app-form.tsx';
import { codeRule, codeSchema } from '#domain/account/account.ts';
import { accountFieldMessages } from '../account.messages.ts';
import { Alarm } from '../alarm.tsx';
import { fullButton, good, inlineLink } from '../auth.recipe.ts';
import { CodeField } from '../code-field.tsx';
import { useCountdown } from '../use-countdown.ts';
import type { useRefusal } from '../use-refusal.ts';

const formSchema = v.object({ code: codeSchema });

interface CodeEntryProps extends Pick<ReturnType<typeof useRefusal>, 'refused' | 'failure'> {
  /** Whether this is not the first code. */
  again: boolean;
  onCode: (code: string) => Promise<void>;
  onResend: () => void;
}

export function CodeEntry({ again, refused, failure, onCode, onResend }: CodeEntryProps) {
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
